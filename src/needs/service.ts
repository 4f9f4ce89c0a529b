import type { Motion } from "#assemblies/motion.ts";
import { loadMotion } from "#assemblies/store.ts";
import { tableMotion } from "#assemblies/tabling.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { voiceOf } from "#chat/voice.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { nearestLocale } from "#locales/locale.ts";
import { actedBefore, hangCard, noteAct, tellEach } from "#membership/acting.ts";
import { peopleWhoMay, personNames } from "#membership/store.ts";
import { freshen, roomsShowing } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { change } from "#store/change.ts";
import { flagIn, instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { type Need, type NeedState, requireOpen, requireSupportable } from "./need.ts";
import {
  bumpNeed,
  findNeed,
  insertNeed,
  insertRemark,
  joinedInto,
  keepSupport,
  listNeeds,
  loadNeed,
  needsOfMotion,
  offerNeeds,
  remarksOf,
  sameNeed,
  supportersOf,
  supports,
  takeSupport,
  updateNeed,
} from "./store.ts";

/** A need as somebody may see it. */
export interface NeedView {
  readonly need: Need;
  readonly submitter: string;
  /** Whether the reader supports it; false for a room. */
  readonly supported: boolean;
  /** The motion that decides it, with its result once there is one. */
  readonly motion: Motion | null;
  /** The handle of the need that it was joined into. */
  readonly into: string | null;
  /** The needs that were joined into it, but for those confided. */
  readonly joined: readonly Pick<Need, "handle" | "title">[];
  readonly remarks: readonly { readonly name: string; readonly words: string; readonly at: Instant }[];
}

/** What is asked for, as it was typed. */
export interface Submitting {
  readonly title: string;
  readonly text?: string | undefined;
  readonly private?: "yes" | "no" | undefined;
}

/** What is put on the table, as it was typed. */
export interface TablingNeeds {
  readonly also?: string | undefined;
  readonly assembly?: GivenThing | undefined;
  readonly title?: string | undefined;
  readonly majority?: string | undefined;
}

/** "Adopted by a majority of the votes cast in general assembly": as the union's statutes have it, whatever else is usual. */
const MAJORITY = "cast>1/2";
/** A form sent again within this time, with the same words, is the same need. */
const SAME = 10 * MINUTE;
const AT_ONCE = 20;
/** How a row says that a need was confided and is read by everybody now. */
const UNNAMED = 2;

export type NeedsService = ReturnType<typeof needsService>;

/** A need as anybody may see it who sees its card; `reader` where it is shown to one person. */
export async function needView(db: Db, community: Id, id: Id, reader: Id | null): Promise<NeedView> {
  const need = await loadNeed(db, community, id);
  const remarks = (await remarksOf(db, community, id)).filter(
    (remark) => !need.unnamed || (need.motion !== null && remark.id > need.motion),
  );
  const names = await personNames(db, community, [need.submitter, ...remarks.map(({ person }) => person)]);
  return {
    need,
    submitter: need.unnamed ? "" : (names.get(need.submitter) ?? ""),
    supported: reader !== null && (await supports(db, community, id, reader)),
    motion: need.motion === null ? null : await loadMotion(db, community, need.motion),
    into: need.mergedInto === null ? null : (await loadNeed(db, community, need.mergedInto)).handle,
    joined: (await joinedInto(db, community, id)).filter(({ confided }) => !confided),
    remarks: remarks.map(({ person, words, at }) => ({ name: names.get(person) ?? "", words, at: instantOut(at) })),
  };
}

/** Who reads what was confided: its author, and whoever runs the votes. */
function reads(act: Act, need: Need): boolean {
  return !need.confided || need.submitter === act.person || act.may("run votes");
}

/** How the record of who did what calls it: of what is confided it names nobody. */
function recorded({ confided }: Need, action: string): string {
  return confided ? "need confided changed" : action;
}

/** Needs: asked for, supported, joined, put to the assembly, and told what became of them. */
export function needsService({ db, ids }: Parts) {
  async function viewFor(reader: Db, act: Act, id: Id): Promise<NeedView> {
    const view = await needView(reader, act.community.id, id, act.person);
    if (!reads(act, view.need)) throw new Refusal("need-confided", { handle: view.need.handle });
    return view;
  }

  /** Runs `work` on a need whose turn it is, once for each delivery, and gives it as the actor sees it then. */
  function acting(act: Act, id: Id, work: (tx: Tx, need: Need) => Promise<void>): Promise<NeedView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) === null) {
        if ((await bumpNeed.first(tx, { community, id })) === null) throw new Refusal("press-stale");
        const need = await loadNeed(tx, community, id);
        if (!reads(act, need)) throw new Refusal("need-confided", { handle: need.handle });
        await work(tx, need);
        await freshen(tx, community, { kind: "need", id });
      }
      return viewFor(tx, act, id);
    });
  }

  async function submit(act: Act, given: Submitting, at: Place | null): Promise<NeedView> {
    const community = act.community.id;
    const id = ids.next();
    const confided = given.private === "yes";
    const about = given.text ?? "";
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return viewFor(tx, act, again);
      const since = instantIn((act.now - SAME) as Instant);
      const same = await sameNeed(tx, community, act.person, given.title, about, since);
      if (same !== null) return viewFor(tx, act, same);
      const handle = await nextHandle(tx, community, "N");
      await insertNeed(tx, {
        community,
        id,
        handle,
        title: given.title,
        folded: fold(given.title),
        about,
        confided: flagIn(confided),
        state: "open",
        submitter: act.person,
        merged_into: null,
        motion: null,
        version: 1,
        created_at: instantIn(act.now),
      });
      await noteAct(tx, act, confided ? "need confided" : "need submitted", id, handle);
      if (confided) {
        const board = (await peopleWhoMay(tx, community, "run votes")).filter((person) => person !== act.person);
        await tellEach(tx, act, board, { name: "need-confided-to-you", facts: { id }, once: handle });
      } else {
        await keepSupport(tx, community, id, act.person, instantIn(act.now));
        await hangCard(tx, act, { kind: "need", id, name: "need-submitted", handle, at });
      }
      return viewFor(tx, act, id);
    });
  }

  /** Supports a need, or no longer does. What was joined into another need counts for that one. */
  async function support(act: Act, named: Id, wanted: boolean): Promise<NeedView> {
    const community = act.community.id;
    const id = (await loadNeed(db, community, named)).mergedInto ?? named;
    return acting(act, id, async (tx, need) => {
      requireSupportable(need);
      if (need.confided) throw new Refusal("need-confided-unsupported", { handle: need.handle });
      const changed = wanted
        ? await keepSupport(tx, community, id, act.person, instantIn(act.now))
        : await takeSupport(tx, community, id, act.person);
      if (changed) await noteAct(tx, act, wanted ? "need supported" : "need support taken back", id, need.handle);
    });
  }

  /** Says something about a need: kept with it, and told where its card hangs. */
  function discuss(act: Act, id: Id, words: string): Promise<NeedView> {
    const community = act.community.id;
    return acting(act, id, async (tx, need) => {
      requireSupportable(need);
      const remark = ids.next();
      await insertRemark(tx, { community, id: remark, need: id, person: act.person, words, at: instantIn(act.now) });
      await noteAct(tx, act, recorded(need, "need discussed"), id, need.handle);
      if (need.confided) return;
      for (const room of await roomsShowing(tx, community, { kind: "need", id })) {
        const facts = { id, person: act.person, words, room };
        const once = `need-remark:${remark}:${room}`;
        await tell(tx, { community, to: { room }, name: "need-remark", version: 2, facts, once, now: act.now, kind: null });
      }
    });
  }

  /** Joins a need into another that says the same: whoever supported it supports that one. */
  async function merge(act: Act, id: Id, into: GivenThing): Promise<NeedView> {
    const community = act.community.id;
    await acting(act, id, async (tx, need) => {
      if (need.submitter !== act.person && !act.may("run votes")) throw new Refusal("need-not-yours", { handle: need.handle });
      if (into.id === id) throw new Misuse("into", "need-into-itself", { handle: need.handle });
      requireOpen(need);
      await bumpNeed.first(tx, { community, id: into.id });
      const target = await loadNeed(tx, community, into.id);
      if (target.confided && !reads(act, target)) throw new Refusal("need-confided", { handle: target.handle });
      requireOpen(target);
      if (target.confided && !need.confided) throw new Refusal("need-into-confided", { handle: need.handle, into: target.handle });
      for (const person of await supportersOf(tx, community, id)) {
        await keepSupport(tx, community, target.id, person, instantIn(act.now));
      }
      for (const earlier of await joinedInto(tx, community, id)) {
        await updateNeed(tx, community, earlier.id, { merged_into: target.id });
      }
      await updateNeed(tx, community, id, { state: "merged", merged_into: target.id });
      await freshen(tx, community, { kind: "need", id: target.id });
      await noteAct(tx, act, recorded(need, "need joined"), id, need.handle);
    });
    return viewFor(db, act, into.id);
  }

  /** Puts one need or several on the table of an assembly, as one motion whose text is written from them. */
  async function table(act: Act, id: Id, given: TablingNeeds): Promise<{ readonly needs: readonly Need[]; readonly motion: Motion }> {
    const community = act.community.id;
    const others = await othersNamed(community, given.also);
    const all = [...new Set([id, ...others])];
    if (all.length > AT_ONCE) throw new Misuse("also", "need-too-many", { most: AT_ONCE });
    const motion = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, motion);
      if (again !== null) return again;
      const needs: Need[] = [];
      for (const each of [...all].sort()) {
        await bumpNeed.first(tx, { community, id: each });
        const need = await loadNeed(tx, community, each);
        if (!reads(act, need)) throw new Refusal("need-confided", { handle: need.handle });
        requireOpen(need);
        needs.push(need);
      }
      const ordered = all.map((each) => needs.find((need) => need.id === each) as Need);
      const { title, text } = writtenFrom(act, ordered, given.title);
      await tableMotion(tx, act, motion, { title, text, assembly: given.assembly, majority: given.majority ?? MAJORITY });
      for (const need of ordered) {
        await updateNeed(tx, community, need.id, { state: "tabled", motion, confided: need.confided || need.unnamed ? UNNAMED : 0 });
        await freshen(tx, community, { kind: "need", id: need.id });
        await noteAct(tx, act, "need tabled", need.id, need.handle);
      }
      return motion;
    });
    return { needs: await needsOfMotion(db, community, made), motion: await loadMotion(db, community, made) };
  }

  async function othersNamed(community: Id, typed: string | undefined): Promise<readonly Id[]> {
    const named = (typed ?? "").split(/[,;\s]+/).filter((word) => word !== "");
    const found: Id[] = [];
    for (const word of named) {
      const need = await findNeed(db, community, word);
      if (need === null) throw new Misuse("also", "need-unknown", { typed: word.slice(0, 40) });
      found.push(need.id);
    }
    return found;
  }

  function withdraw(act: Act, id: Id): Promise<NeedView> {
    return acting(act, id, async (tx, need) => {
      if (need.submitter !== act.person && !act.may("run votes")) throw new Refusal("need-not-yours", { handle: need.handle });
      requireOpen(need);
      await updateNeed(tx, act.community.id, id, { state: "withdrawn" });
      await noteAct(tx, act, recorded(need, "need withdrawn"), id, need.handle);
    });
  }

  return {
    submit,
    support,
    discuss,
    merge,
    table,
    withdraw,
    async requireWithdrawing(act: Act, id: Id): Promise<void> {
      const { need } = await viewFor(db, act, id);
      if (need.submitter !== act.person && !act.may("run votes")) throw new Refusal("need-not-yours", { handle: need.handle });
      requireOpen(need);
    },
    view: (act: Act, id: Id): Promise<NeedView> => viewFor(db, act, id),
    list: (act: Act, states: readonly NeedState[]): Promise<readonly Need[]> =>
      listNeeds(db, act.community.id, states, { all: act.may("run votes"), person: act.person }, 200),
    find: (community: Id, text: string): Promise<GivenThing | null> => findNeed(db, community, text),
    async offer(asker: { readonly community: Id; readonly person: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerNeeds(db, asker.community, asker.person, typed));
    },
  };
}

/** The words of the motion, in the community's language: each need with its text and how many support it. */
function writtenFrom(act: Act, needs: readonly Need[], title: string | undefined): { readonly title: string; readonly text: string } {
  const voice = voiceOf(nearestLocale(act.community.locale) ?? "en", act.community.zone, act.now);
  const items = needs.map(({ handle, title: named, about, supports: count }) =>
    about === ""
      ? voice.text("need-motion-item-bare", { handle, title: named, count })
      : voice.text("need-motion-item", { handle, title: named, about, count }),
  );
  const [first] = needs as readonly [Need, ...Need[]];
  const usual =
    needs.length === 1
      ? voice.text("need-motion-title", { title: first.title })
      : voice.text("need-motion-titles", { count: needs.length, handles: voice.list(needs.map(({ handle }) => handle)) });
  return { title: title ?? usual, text: [voice.text("need-motion-text", { count: needs.length }), ...items].join("\n\n") };
}

/**
 * What a decision means for the needs that it was about: adopted or rejected, told to those who asked and who supported. A
 * motion that was taken back leaves them open again.
 */
export async function needsDecided(tx: Tx, community: Id, motion: Motion, now: Instant): Promise<void> {
  const carried = motion.reopens === null || motion.state === "withdrawn" ? [] : await needsOfMotion(tx, community, motion.reopens);
  for (const need of [...(await needsOfMotion(tx, community, motion.id)), ...carried]) {
    if (need.state !== "tabled" && need.state !== "rejected") continue;
    const adopted = motion.result?.outcome === "adopted";
    const state = motion.state === "withdrawn" ? "open" : adopted ? "adopted" : "rejected";
    await updateNeed(tx, community, need.id, { state, motion: state === "open" ? null : motion.id });
    await freshen(tx, community, { kind: "need", id: need.id });
    if (state === "open") continue;
    const joined = (await joinedInto(tx, community, need.id)).map(({ submitter }) => submitter);
    const concerned = [need.submitter, ...joined, ...(await supportersOf(tx, community, need.id))];
    const notice = { name: "need-decided", facts: { id: need.id }, once: `${need.handle}:${motion.handle}` };
    await tellEach(tx, { community: { id: community }, now }, concerned, notice);
  }
}
