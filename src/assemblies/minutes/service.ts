import { createHash } from "node:crypto";
import { loadAssembly } from "#assemblies/assembly-store.ts";
import { loadMotion } from "#assemblies/store.ts";
import type { Act } from "#chat/call.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { findCommunity } from "#membership/store.ts";
import { htmlOf } from "#papers/html.ts";
import { markdownOf } from "#papers/markdown.ts";
import type { Paper } from "#papers/paper.ts";
import { pdfOf } from "#papers/pdf.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Minutes, type MinutesFacts, type MinutesSection, requireBegun, requireDraft, requireOver, sectionNamed } from "./minutes.ts";
import { extractPaper, minutesPaper, minutesSections } from "./paper.ts";
import { beginMinutes, changeMinutes, findFrozen, findMinutes, minutesFacts } from "./store.ts";

/** The minutes as they are shown: a draft as the record stands now, approved ones as they were kept. */
export interface MinutesView {
  readonly minutes: Minutes;
  readonly facts: MinutesFacts;
  readonly sections: readonly MinutesSection[];
  readonly paper: Paper;
  /** The whole text, as Markdown. */
  readonly text: string;
  /** What its files are called, without an ending. */
  readonly name: string;
}

/** An extract, and the text of it. */
export interface Extract {
  readonly handle: string;
  readonly motion: string;
  readonly paper: Paper;
  readonly text: string;
  readonly name: string;
}

/** A document as files: its text, a page to print, and a PDF where it can be written here. */
export interface PaperFiles {
  readonly name: string;
  readonly markdown: string;
  readonly page: string;
  readonly pdf: Uint8Array | null;
}

export type MinutesService = ReturnType<typeof minutesService>;

/** What is given to correct a section: the words, or a dash to have the clerk's again. */
export interface Correction {
  readonly section: string;
  readonly words: string;
}

async function viewOf(db: Db, community: Id, minutes: Minutes): Promise<MinutesView> {
  const facts = await minutesFacts(db, community, minutes.assembly, minutes.secretary);
  const frozen = minutes.state === "approved" ? await findFrozen(db, community, minutes.assembly) : null;
  const name = `${facts.assembly.handle}-minutes`;
  if (frozen !== null) return { minutes, facts, sections: frozen.sections, paper: frozen.paper, text: frozen.text, name };
  const zone = (await findCommunity.first(db, { community }))?.zone ?? "UTC";
  const voice = voiceOf(minutes.locale, zone, facts.assembly.closedAt ?? facts.assembly.start);
  const sections = minutesSections(facts, minutes.corrections, voice);
  const paper = minutesPaper(facts, sections, voice);
  return { minutes, facts, sections, paper, text: markdownOf(paper), name };
}

async function written({ name, paper, text }: Pick<MinutesView, "name" | "paper" | "text">): Promise<PaperFiles> {
  return { name, markdown: text, page: htmlOf(paper), pdf: await pdfOf(paper) };
}

/** Minutes: drawn up from the record, corrected by whoever keeps them, approved, and then kept as they were. */
export function minutesService(parts: Parts) {
  const { db, ids } = parts;

  async function current(community: Id, id: Id): Promise<MinutesView> {
    return viewOf(db, community, (await findMinutes(db, community, id)) as Minutes);
  }

  /** The minutes of an assembly; whoever may keep them begins the draft where there is none. */
  async function show(act: Act, id: Id, language: Locale | undefined): Promise<MinutesView> {
    const community = act.community.id;
    const assembly = await loadAssembly(db, community, id);
    const keeps = act.may("convene assemblies");
    const known = await findMinutes(db, community, id);
    if (known?.state === "approved") return viewOf(db, community, known);
    if (!keeps) throw new Refusal("minutes-none", { handle: assembly.handle });
    requireBegun(assembly);
    if (known === null) {
      await change(db, async (tx) => {
        const locale = language ?? act.community.locale;
        await beginMinutes(tx, { community, id: ids.next(), assembly: id, locale, secretary: act.person, at: act.now });
        await noteAct(tx, act, "minutes drawn up", id, assembly.handle);
      });
    } else if (language !== undefined && language !== known.locale) await amend(act, known, assembly.handle, { locale: language });
    return current(community, id);
  }

  /** Changes a draft that is still as it was seen; what was changed meanwhile is not written over. */
  async function amend(
    act: Act,
    seen: Minutes,
    handle: string,
    set: Parameters<typeof changeMinutes>[3],
    action = "minutes corrected",
  ): Promise<void> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, seen.assembly)) !== null) return;
      if (!(await changeMinutes(tx, community, seen, set))) throw new Refusal("minutes-changed-meanwhile", { handle });
      await noteAct(tx, act, action, seen.assembly, handle);
    });
  }

  async function draftFor(act: Act, id: Id): Promise<MinutesView> {
    const community = act.community.id;
    const { handle } = await loadAssembly(db, community, id);
    if (!act.may("convene assemblies")) throw new Refusal("not-allowed", { ability: "convene-assemblies" });
    const view = await show(act, id, undefined);
    requireDraft(view.minutes, handle);
    return view;
  }

  async function correct(act: Act, id: Id, { section, words }: Correction): Promise<MinutesView> {
    const { minutes, sections, facts } = await draftFor(act, id);
    const key = sectionNamed(sections, section);
    await amend(act, minutes, facts.assembly.handle, {
      corrections: JSON.stringify({ ...minutes.corrections, [key]: words.trim() === "-" ? "" : words }),
    });
    return current(act.community.id, id);
  }

  /** Approves the minutes: the document, its text and the hash of that text are kept, and nothing in them changes any more. */
  async function approve(act: Act, id: Id): Promise<MinutesView> {
    const { minutes, facts, sections, paper, text } = await draftFor(act, id);
    requireOver(facts.assembly);
    await amend(
      act,
      minutes,
      facts.assembly.handle,
      {
        state: "approved",
        approved_at: instantIn(act.now),
        approver: act.person,
        document: JSON.stringify({ paper, sections }),
        text,
        hash: createHash("sha256").update(text).digest("hex"),
      },
      "minutes approved",
    );
    return current(act.community.id, id);
  }

  async function extract(act: Act, id: Id, motion: Id): Promise<Extract> {
    const community = act.community.id;
    const { handle } = await loadAssembly(db, community, id);
    const found = await loadMotion(db, community, motion);
    const minutes = await findMinutes(db, community, id);
    if (found.assembly !== id) throw new Misuse("extract", "minutes-motion-elsewhere", { motion: found.handle, handle });
    if (minutes?.state !== "approved") throw new Refusal("minutes-not-approved", { handle });
    const paper = await extractOf(community, minutes, found.handle);
    return { handle, motion: found.handle, paper, text: markdownOf(paper), name: `${handle}-${found.handle}-extract` };
  }

  async function extractOf(community: Id, minutes: Minutes, key: string): Promise<Paper> {
    const view = await viewOf(db, community, minutes);
    const zone = (await findCommunity.first(db, { community }))?.zone ?? "UTC";
    const voice = voiceOf(minutes.locale, zone, minutes.approvedAt ?? view.paper.at);
    return extractPaper(view.facts, view, minutes, key, voice);
  }

  return {
    show,
    correct,
    approve,
    extract,
    written,
    /** Refuses beforehand what cannot be approved, so that nobody confirms in vain. */
    async requireApprovable(act: Act, id: Id): Promise<void> {
      requireOver((await draftFor(act, id)).facts.assembly);
    },
    draft: draftFor,
  };
}
