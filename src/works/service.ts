import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { claimFile } from "#files/store.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, hangCard, noteAct, tellEach } from "#membership/acting.ts";
import { personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { flagIn, instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { exhibiting } from "./exhibiting.ts";
import { findExhibition, offerExhibitions } from "./exhibition-store.ts";
import { kindnessOf, requireKindness } from "./kindness.ts";
import {
  deleteComment,
  findComment,
  findWork,
  galleryPage,
  holdWork,
  insertComment,
  insertWork,
  isShared,
  loadWork,
  offerWorks,
  updateWork,
  type Wanted,
} from "./store.ts";
import { MANY, namesOf, type WorkView, workView } from "./view.ts";
import { takeAway } from "./withdrawing.ts";
import {
  kindOf,
  readLink,
  requireConsent,
  requireShared,
  requireSharer,
  requireYear,
  type Sharing,
  type Work,
  type WorkKind,
} from "./work.ts";

/** A page of the gallery. */
export interface Gallery {
  readonly works: readonly { readonly work: Work; readonly by: string }[];
  readonly kind: WorkKind | null;
  readonly author: string | null;
  /** What the next page begins before; null on the last. */
  readonly next: Id | null;
}

/** Works on a page of the gallery in chat. */
const PAGE = 10;

/** What of a work can be set right afterwards. */
export type Changing = Pick<Sharing, "technique" | "year" | "licence" | "alt" | "comments" | "audience"> & {
  readonly title?: string | undefined;
};

export type WorksService = ReturnType<typeof worksService>;

/** Works: shared, shown, spoken of kindly, hung in exhibitions, withdrawn at any time. */
export function worksService(parts: Parts) {
  const { db, ids } = parts;
  const view = (act: Act, id: Id): Promise<WorkView> => workView(db, act.community.id, id, MANY);
  const thisYear = (act: Act) => Number(dateAt(act.now, act.community.zone as Zone).slice(0, 4));

  async function share(act: Act, given: Sharing, at: Place | null): Promise<WorkView> {
    const community = act.community.id;
    const kind = kindOf(given);
    const consent = requireConsent(kind, given.consent);
    requireYear(given.year, thisYear(act));
    const link = given.link === undefined ? null : readLink(given.link);
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const handle = await nextHandle(tx, community, "W");
      if (given.file !== undefined) await claimFile(tx, { community, id: given.file.id, person: act.person, owner: id });
      const own = (await personNames(tx, community, [act.person])).get(act.person) ?? act.name;
      await insertWork(tx, {
        ...{ community, id, handle, title: given.title, folded: fold(given.title), kind, person: act.person },
        ...{ author: given.author ?? null, author_folded: fold(given.author ?? own) },
        ...{ technique: given.technique ?? null, year: given.year ?? null, licence: given.licence ?? "all-rights" },
        ...{ text: given.text ?? null, link, alt: given.alt ?? null, consent },
        ...{ comments: flagIn(given.comments !== "no"), audience: given.audience ?? "members", file: given.file?.id ?? null },
        ...{ state: "shared", version: 1, created_at: instantIn(act.now), withdrawn_at: null },
      });
      await hangCard(tx, act, { kind: "work", id, name: "work-shared", handle, at });
      await noteAct(tx, act, "work shared", id, handle);
      return id;
    });
    return view(act, made);
  }

  /** Sets right what was said of one's own work. What it is, and who is shown, is another work. */
  async function edit(act: Act, id: Id, given: Changing): Promise<WorkView> {
    const community = act.community.id;
    requireYear(given.year, thisYear(act));
    if (Object.values(given).every((value) => value === undefined)) throw new Misuse("title", "work-edit-nothing");
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const work = await holdWork(tx, community, id);
      requireShared(work);
      requireSharer(work, act.person);
      await updateWork(tx, community, id, {
        ...(given.title === undefined ? {} : { title: given.title, folded: fold(given.title) }),
        ...(given.technique === undefined ? {} : { technique: given.technique }),
        ...(given.year === undefined ? {} : { year: given.year }),
        ...(given.licence === undefined ? {} : { licence: given.licence }),
        ...(given.alt === undefined ? {} : { alt: given.alt }),
        ...(given.comments === undefined ? {} : { comments: flagIn(given.comments === "yes") }),
        ...(given.audience === undefined ? {} : { audience: given.audience }),
      });
      await freshen(tx, community, { kind: "work", id });
      await noteAct(tx, act, "work edited", id, work.handle);
    });
    return view(act, id);
  }

  /** Says something of a work, and tells whoever shared it. */
  async function comment(act: Act, id: Id, text: string): Promise<WorkView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const work = await holdWork(tx, community, id);
      requireShared(work);
      if (!work.comments) throw new Refusal("work-no-comments", { handle: work.handle });
      await requireKindness(tx, community, act.person);
      const comment = { community, id: ids.next(), work: id, person: act.person, text, created_at: instantIn(act.now) };
      const number = await insertComment(tx, comment);
      await freshen(tx, community, { kind: "work", id });
      if (work.person !== act.person) {
        const notice = { name: "work-commented", facts: { id, number }, once: `${work.handle}:${number}` };
        await tellEach(tx, act, [work.person], notice);
      }
      await noteAct(tx, act, "work commented", id, work.handle);
    });
    return view(act, id);
  }

  /** Takes a comment back: whoever said it, whose work it is, and whoever moderates. */
  async function uncomment(act: Act, id: Id, number: number): Promise<WorkView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const work = await holdWork(tx, community, id);
      const said = await findComment(tx, community, id, number);
      if (said === null) throw new Misuse("remove", "work-comment-none", { handle: work.handle, number });
      if (![said.person, work.person].includes(act.person) && !act.may("moderate"))
        throw new Refusal("work-comment-not-yours", { handle: work.handle, number });
      await deleteComment(tx, community, id, number);
      await freshen(tx, community, { kind: "work", id });
      await noteAct(tx, act, "work comment removed", id, work.handle);
    });
    return view(act, id);
  }

  function requireWithdrawing(act: Act, work: Work): void {
    requireShared(work);
    if (!act.may("moderate")) requireSharer(work, act.person);
  }

  /** Withdraws a work: whoever shared it, at any time; whoever moderates, and then its sharer is told. Answers with its handle. */
  function withdraw(act: Act, id: Id): Promise<Work> {
    const community = act.community.id;
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return loadWork(tx, community, id);
      const work = await holdWork(tx, community, id);
      requireWithdrawing(act, work);
      await takeAway(tx, community, work, act.now);
      if (work.person !== act.person) await tellTakenDown(tx, act, work);
      await noteAct(tx, act, "work withdrawn", id, work.handle);
      return loadWork(tx, community, id);
    });
  }

  /** Takes a work away again that had been withdrawn, from a database that was restored. Nobody is told: they know. */
  function withdrawAgain(community: Id, id: Id, at: Instant): Promise<void> {
    return change(db, async (tx) => {
      if (await isShared(tx, community, id)) await takeAway(tx, community, await holdWork(tx, community, id), at);
    });
  }

  async function tellTakenDown(tx: Tx, act: Act, { handle, person }: Work): Promise<void> {
    await tellEach(tx, act, [person], { name: "work-taken-down", facts: { handle }, once: handle });
  }

  /** A page of the gallery. `before` is where the page before it ended. */
  async function gallery(
    act: Act,
    wanted: { readonly kind?: WorkKind | undefined; readonly author?: string | undefined; readonly before?: Id | undefined },
  ): Promise<Gallery> {
    const asked: Wanted = { ...wanted, author: wanted.author === undefined ? undefined : fold(wanted.author) };
    const found = await galleryPage(db, act.community.id, asked, PAGE + 1);
    const works = found.slice(0, PAGE);
    const by = await namesOf(db, act.community.id, works);
    return {
      works: works.map((work) => ({ work, by: by(work) })),
      kind: wanted.kind ?? null,
      author: wanted.author ?? null,
      next: found.length > PAGE ? (works.at(-1)?.id ?? null) : null,
    };
  }

  return {
    share,
    edit,
    comment,
    uncomment,
    withdraw,
    withdrawAgain,
    async requireWithdrawal(act: Act, id: Id): Promise<void> {
      requireWithdrawing(act, await loadWork(db, act.community.id, id));
    },
    gallery,
    /** The charter that whoever comments signs first; null where none is asked for. */
    charter: (act: Act) => kindnessOf(db, act.community.id),
    view,
    ...exhibiting(parts),
    find: (community: Id, text: string): Promise<GivenThing | null> => findWork(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerWorks(db, asker.community, typed));
    },
    exhibitions: {
      find: (community: Id, text: string): Promise<GivenThing | null> => findExhibition(db, community, text),
      async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
        return suggested(await offerExhibitions(db, asker.community, typed));
      },
    },
  };
}
