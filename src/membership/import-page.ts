import { z } from "zod";
import type { Zone } from "#calendar/calendar.ts";
import { card, paragraph } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { type OneTimeLink, spendLink } from "#outbox/one-time.ts";
import type { Page, PageKeeper } from "#outbox/pages.ts";
import { change } from "#store/change.ts";
import type { Parts } from "#store/parts.ts";
import { type ImportPreview, type ImportService, importService } from "./import-service.ts";
import { importCard } from "./member-cards.ts";
import { findCommunity, peopleWhoMay } from "./store.ts";

const asked = z.object({
  person: z.string().transform((id) => id as Id),
  account: z
    .string()
    .nullable()
    .transform((id) => id as Id | null),
});

/** The page to which a long table of members is sent; it shows what it would change, and takes it over once that is confirmed. */
export function importPages(parts: Parts): PageKeeper {
  const { db, clock } = parts;
  const imports: ImportService = importService(parts);

  async function within(link: OneTimeLink, locale: Locale | null) {
    const { person, account } = asked.parse(link.facts);
    const facts = await findCommunity.first(db, { community: link.community });
    if (facts === null || !(await peopleWhoMay(db, link.community, "admit members")).includes(person)) return null;
    const common = nearestLocale(facts.locale) ?? "en";
    const voice = voiceOf(locale ?? common, facts.zone, clock.now());
    const community = { id: link.community, name: facts.name, locale: common, zone: facts.zone as Zone };
    return { voice, act: { community, person, account, now: clock.now() } };
  }

  async function kept(link: OneTimeLink): Promise<string | null> {
    const row = await db
      .selectFrom("imports")
      .select("csv")
      .where("community", "=", link.community)
      .where("id", "=", link.subject)
      .executeTakeFirst();
    return row?.csv ?? null;
  }

  async function show(link: OneTimeLink, locale: Locale | null): Promise<Page | null> {
    const found = link.used ? null : await within(link, locale);
    if (found === null) return null;
    const csv = await kept(link);
    return csv === null ? emptyPage(found.voice) : previewPage(await imports.begin(found.act, csv, link.subject), found.voice);
  }

  async function submit(link: OneTimeLink, values: Readonly<Record<string, string>>, locale: Locale | null): Promise<Page> {
    const found = await within(link, locale);
    if (found === null) throw new Refusal("page-used");
    const sent = values["file"] ?? "";
    if (sent !== "") return previewPage(await imports.begin(found.act, sent, link.subject), found.voice);
    const csv = values["confirm"] === "yes" ? await kept(link) : null;
    if (csv === null) throw new Misuse("file", "import-page-missing");
    const done = await change(db, async (tx) => {
      if (!(await spendLink(tx, link, found.act.now))) throw new Refusal("page-used");
      return imports.applyIn(tx, found.act, link.subject, csv);
    });
    return { voice: found.voice, card: importCard(done, "done", found.voice), form: null, files: [] };
  }

  return { show, submit, file: async () => null };
}

function fileInput(voice: Voice): Input {
  const label = voice.text("import-page-file");
  return { kind: "lines", name: "file", label, help: "", required: false, start: "", wrong: null, max: 4_000_000, choices: [] };
}

function formOf(voice: Voice, inputs: readonly Input[]): Form {
  return { title: voice.text("import-page-title"), intro: "", inputs, submit: voice.text("label-send"), address: "" };
}

function emptyPage(voice: Voice): Page {
  const title = voice.say("import-page-title");
  const shown = card({ summary: voice.text("import-page-title"), title, blocks: [paragraph(voice.say("import-page-link"))] });
  return { voice, card: shown, form: formOf(voice, [fileInput(voice)]), files: [], uploads: "file" };
}

function previewPage(preview: ImportPreview, voice: Voice): Page {
  const choices = [{ value: "yes", label: voice.text("import-page-confirm") }];
  const confirm: Input = { kind: "choice", name: "confirm", label: "", help: "", required: false, start: "", wrong: null, max: 3, choices };
  const inputs = preview.table.problems.length > 0 ? [fileInput(voice)] : [confirm, fileInput(voice)];
  return { voice, card: importCard(preview, "preview", voice), form: formOf(voice, inputs), files: [], uploads: "file" };
}
