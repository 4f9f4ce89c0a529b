import type { Lead, Local, LocalDate, Zone } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { flagIn, flagOut, instantIn, jsonIn, jsonOut, maybeInstantIn, maybeInstantOut, maybeJsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { GatheringRow, OccurrenceRow } from "#store/tables/gatherings.ts";
import type { Gathering, Tie } from "./gathering.ts";
import type { KeptDate } from "./occurrence.ts";
import type { Changes, Term } from "./term.ts";

interface Named {
  readonly community: Id;
  readonly id: Id;
}

/** Terms as they were read before: the same text gives the same rules, which are then prepared only once. */
const readTerms = new Map<string, readonly Term[]>();
const MOST_READ = 2_000;

function termsOut(text: string): readonly Term[] {
  const known = readTerms.get(text);
  if (known !== undefined) return known;
  const terms = jsonOut(text, (value) => value as readonly Term[]);
  if (readTerms.size >= MOST_READ) readTerms.delete(readTerms.keys().next().value as string);
  readTerms.set(text, terms);
  return terms;
}

export function gatheringOut(row: GatheringRow): Gathering {
  return {
    community: row.community,
    id: row.id,
    handle: row.handle,
    version: row.version,
    organizer: row.organizer,
    title: row.title,
    kind: row.kind,
    audience: row.audience,
    zone: row.zone as Zone,
    party: row.party,
    terms: termsOut(row.terms),
    post: maybeJsonOut(row.post, (value) => value as Lead),
    reminders: jsonOut(row.reminders, (value) => value as readonly Lead[]),
    places: jsonOut(row.places, (value) => value as readonly Place[]),
    state: row.state,
    reason: row.reason,
    ends: maybeInstantOut(row.ends),
    sequence: row.sequence,
    organizers: jsonOut(row.organizers, (value) => value as readonly Id[]),
    closes: maybeJsonOut(row.closes, (value) => value as Lead),
    link: row.link,
    reveal: row.reveal,
    cover: row.cover,
    offers: row.offers === null ? null : flagOut(row.offers),
    marks: maybeJsonOut(row.marks, (value) => value as Gathering["marks"]) ?? [],
    notify: row.notify,
    tie: maybeJsonOut(row.tie, (value) => value as Tie),
    listed: !flagOut(row.unlisted),
  };
}

export function keptOut(row: OccurrenceRow): KeptDate {
  return {
    id: row.id,
    original: row.original as LocalDate,
    cancelled: row.state === "cancelled" ? { reason: row.reason } : null,
    start: row.start as Local | null,
    changes: jsonOut(row.changes, (value) => value as Changes),
    taken: row.taken,
    waiting: row.waiting,
    held: row.held,
    announced: maybeInstantOut(row.announced),
  };
}

const byId = hot((q, p: Named) => q.selectFrom("gatherings").selectAll().where("community", "=", p.community).where("id", "=", p.id));

export async function findGathering(db: Db, community: Id, id: Id): Promise<Gathering | null> {
  const row = await byId.first(db, { community, id });
  return row === null ? null : gatheringOut(row);
}

const bump = hotWrite((q, p: Named) =>
  q
    .updateTable("gatherings")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/**
 * Takes the gathering for the rest of the change: whoever else touches it or its dates comes after. Null when there is none. With one
 * that shows a partner's, that is taken too, always second: seats are common, and all who take some come one after the other.
 */
export async function takeGathering(tx: Tx, community: Id, id: Id): Promise<Gathering | null> {
  const row = await bump.first(tx, { community, id });
  if (row === null) return null;
  const gathering = gatheringOut(row);
  const { tie } = gathering;
  if (tie?.kind === "shows" && !tie.over) await bump.first(tx, { community: tie.community, id: tie.gathering });
  return gathering;
}

/** Writes what ties a gathering to those of partners. The gathering must be taken. */
export async function writeTie(tx: Tx, { community, id }: Named, tie: Tie | null): Promise<void> {
  const changed = { tie: tie === null ? null : jsonIn(tie) };
  await tx.updateTable("gatherings").set(changed).where("community", "=", community).where("id", "=", id).execute();
}

export interface NewGatheringRow extends Omit<Gathering, "version" | "state" | "reason" | "sequence"> {
  readonly account: Id | null;
  readonly nextStart: Instant | null;
  readonly now: Instant;
}

export async function insertGathering(tx: Tx, made: NewGatheringRow): Promise<void> {
  await tx
    .insertInto("gatherings")
    .values({
      community: made.community,
      id: made.id,
      handle: made.handle,
      version: 1,
      organizer: made.organizer,
      account: made.account,
      title: made.title,
      folded: fold(made.title),
      kind: made.kind,
      audience: made.audience,
      zone: made.zone,
      party: made.party,
      terms: jsonIn(made.terms),
      post: made.post === null ? null : jsonIn(made.post),
      reminders: jsonIn(made.reminders),
      places: jsonIn(made.places),
      state: "scheduled",
      reason: null,
      next_start: maybeInstantIn(made.nextStart),
      ends: maybeInstantIn(made.ends),
      sequence: 0,
      created_at: instantIn(made.now),
      organizers: jsonIn(made.organizers),
      closes: made.closes === null ? null : jsonIn(made.closes),
      link: made.link,
      reveal: made.reveal,
      cover: made.cover,
      marks: made.marks.length === 0 ? null : jsonIn(made.marks),
      offers: made.offers === null ? null : flagIn(made.offers),
      notify: made.notify,
      tie: made.tie === null ? null : jsonIn(made.tie),
      unlisted: flagIn(!made.listed),
    })
    .execute();
}

/** Writes what a gathering is now; `calendar` when what a calendar shows has changed. */
export async function writeGathering(tx: Tx, gathering: Gathering, nextStart: Instant | null, calendar: "changed" | "same"): Promise<void> {
  await tx
    .updateTable("gatherings")
    .set({
      title: gathering.title,
      folded: fold(gathering.title),
      terms: jsonIn(gathering.terms),
      state: gathering.state,
      reason: gathering.reason,
      next_start: maybeInstantIn(nextStart),
      ends: maybeInstantIn(gathering.ends),
      sequence: gathering.sequence + (calendar === "changed" ? 1 : 0),
      party: gathering.party,
      organizers: jsonIn(gathering.organizers),
      closes: gathering.closes === null ? null : jsonIn(gathering.closes),
      link: gathering.link,
      reveal: gathering.reveal,
      cover: gathering.cover,
      marks: gathering.marks.length === 0 ? null : jsonIn(gathering.marks),
      offers: gathering.offers === null ? null : flagIn(gathering.offers),
      notify: gathering.notify,
      places: jsonIn(gathering.places),
      unlisted: flagIn(!gathering.listed),
    })
    .where("community", "=", gathering.community)
    .where("id", "=", gathering.id)
    .execute();
}

const keptOn = hot((q, p: { readonly community: Id; readonly gathering: Id; readonly original: string }) =>
  q
    .selectFrom("occurrences")
    .selectAll()
    .where("community", "=", p.community)
    .where("gathering", "=", p.gathering)
    .where("original", "=", p.original),
);

export async function findKept(db: Db, gathering: Pick<Gathering, "community" | "id">, original: LocalDate): Promise<KeptDate | null> {
  const row = await keptOn.first(db, { community: gathering.community, gathering: gathering.id, original });
  return row === null ? null : keptOut(row);
}

const keptById = hot((q, p: Named) => q.selectFrom("occurrences").selectAll().where("community", "=", p.community).where("id", "=", p.id));

/** The kept date with this id, and the gathering it belongs to. */
export async function findKeptById(db: Db, community: Id, id: Id): Promise<{ readonly gathering: Id; readonly kept: KeptDate } | null> {
  const row = await keptById.first(db, { community, id });
  return row === null ? null : { gathering: row.gathering, kept: keptOut(row) };
}

const keptFrom = hot((q, p: { readonly community: Id; readonly gathering: Id; readonly since: string }) =>
  q
    .selectFrom("occurrences")
    .selectAll()
    .where("community", "=", p.community)
    .where("gathering", "=", p.gathering)
    .where((row) => row.or([row("original", ">=", p.since), row("start", ">=", p.since)]))
    .orderBy("original"),
);

/** What is kept of a gathering's dates since a local date, those moved to a day since then among them. */
export async function keptDates(
  db: Db,
  gathering: Pick<Gathering, "community" | "id">,
  since: LocalDate | "",
): Promise<readonly KeptDate[]> {
  const rows = await keptFrom.all(db, { community: gathering.community, gathering: gathering.id, since });
  return rows.map(keptOut);
}

const keep = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly gathering: Id; readonly original: string }) =>
  q.insertInto("occurrences").values({
    community: p.community,
    id: p.id,
    gathering: p.gathering,
    original: p.original,
    state: "scheduled",
    reason: null,
    start: null,
    changes: "{}",
    taken: 0,
    waiting: 0,
    held: 0,
    announced: null,
    code: null,
  }),
);

/**
 * Begins to keep a date on which something hangs now. The gathering must be taken. One date of a gathering that is shown by partners has
 * one id everywhere, so that it is known again wherever its series is moved to.
 */
export async function keepDate(tx: Tx, gathering: Gathering, fresh: Id, original: LocalDate): Promise<KeptDate> {
  const id = gathering.tie?.kind === "shows" && !gathering.tie.over ? await keptAtOrigin(tx, gathering.tie, fresh, original) : fresh;
  await keep.run(tx, { community: gathering.community, id, gathering: gathering.id, original });
  return { id, original, cancelled: null, start: null, changes: {}, taken: 0, waiting: 0, held: 0, announced: null };
}

async function keptAtOrigin(tx: Tx, tie: Extract<Tie, { kind: "shows" }>, fresh: Id, original: LocalDate): Promise<Id> {
  const { community, gathering } = tie;
  const kept = await findKept(tx, { community, id: gathering }, original);
  if (kept !== null) return kept.id;
  await keep.run(tx, { community, id: fresh, gathering, original });
  return fresh;
}

/** Writes what is kept of a date, but for its seats. */
export async function writeKept(tx: Tx, community: Id, kept: KeptDate): Promise<void> {
  await tx
    .updateTable("occurrences")
    .set({
      original: kept.original,
      state: kept.cancelled === null ? "scheduled" : "cancelled",
      reason: kept.cancelled?.reason ?? null,
      start: kept.start,
      changes: jsonIn(kept.changes),
      announced: maybeInstantIn(kept.announced),
    })
    .where("community", "=", community)
    .where("id", "=", kept.id)
    .execute();
}

const fill = hotWrite((q, p: Named & { readonly taken: number; readonly waiting: number; readonly held: number }) =>
  q
    .updateTable("occurrences")
    .set({ taken: p.taken, waiting: p.waiting, held: p.held })
    .where("community", "=", p.community)
    .where("id", "=", p.id),
);

/** Writes how full a date is. The gathering must be taken. */
export async function writeFill(
  tx: Tx,
  community: Id,
  id: Id,
  filled: { readonly taken: number; readonly waiting: number; readonly held: number },
): Promise<void> {
  await fill.run(tx, { community, id, taken: filled.taken, waiting: filled.waiting, held: filled.held });
}

const hanging = hot((q, p: { readonly community: Id; readonly kind: string; readonly subject: Id }) =>
  q
    .selectFrom("cards")
    .select("id")
    .where("community", "=", p.community)
    .where("kind", "=", p.kind)
    .where("subject", "=", p.subject)
    .where("state", "=", "up")
    .limit(1),
);

/** Whether a card of this subject has been put up somewhere. */
export async function hangs(db: Db, community: Id, kind: "gathering" | "occurrence", subject: Id): Promise<boolean> {
  return (await hanging.first(db, { community, kind, subject })) !== null;
}
