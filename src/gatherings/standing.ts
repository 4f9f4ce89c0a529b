import { addDays, dateAt, type LocalDate } from "#calendar/calendar.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { comingDates, type KeptDate, keptSince, type Occurrence } from "./occurrence.ts";
import { type Answer, registerFor } from "./register.ts";
import { findRegistration } from "./registrations.ts";
import { keptDates, takeGathering } from "./store.ts";

/** For how long ahead an answer for a whole series is written out: twelve weeks. The dates after that follow as they come near. */
const AHEAD = 84 * DAY;

/** How many dates that may be at most. */
const MOST_DATES = 60;

/** One person's answer for every date of a series from one on. */
export interface Standing {
  readonly person: Id;
  readonly account: Id | null;
  readonly answer: "yes" | "maybe";
  readonly seats: number | undefined;
  readonly guests: string | undefined;
  readonly since: LocalDate;
}

/** The dates from an original one on for which an answer for the series is written out now; always the next one among them. */
export function datesWrittenOut(gathering: Gathering, kept: readonly KeptDate[], now: Instant, since: LocalDate): readonly Occurrence[] {
  const limit = after(now, AHEAD);
  return comingDates(gathering, kept, now, MOST_DATES)
    .filter((date) => date.at > now && date.original >= since)
    .filter((date, index) => index === 0 || date.at <= limit);
}

/** Keeps somebody's answer for the series, in the place of one given before. */
export async function keepStanding(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  standing: Standing,
  applied: LocalDate,
  now: Instant,
): Promise<void> {
  const values = {
    account: standing.account,
    answer: standing.answer,
    seats: standing.seats ?? 0,
    guests: standing.guests ?? null,
    since: standing.since,
    applied,
    place: gathering.version,
    answered_at: instantIn(now),
  };
  const { community } = gathering;
  await tx
    .insertInto("standing_answers")
    .values({ community, id: ids.next(), gathering: gathering.id, person: standing.person, ...values })
    .onConflict((conflict) => conflict.columns(["community", "gathering", "person"]).doUpdateSet(values))
    .execute();
}

/** Forgets somebody's answer for the series. Resolves to whether there was one. */
export async function dropStanding(tx: Tx, gathering: Gathering, person: Id): Promise<boolean> {
  const result = await tx
    .deleteFrom("standing_answers")
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .where("person", "=", person)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Forgets what everybody answered for a series. */
export async function dropStandings(tx: Tx, { community, id }: Pick<Gathering, "community" | "id">): Promise<void> {
  await tx.deleteFrom("standing_answers").where("community", "=", community).where("gathering", "=", id).execute();
}

/** Whether somebody has answered for the whole series. */
export async function hasStanding(db: Db, gathering: Gathering, person: Id): Promise<boolean> {
  const row = await db
    .selectFrom("standing_answers")
    .select("id")
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .where("person", "=", person)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes out the answers for the whole series on dates that have come near, in the order in which they were given. What
 * somebody has said of a date by themselves stays.
 */
export async function applyStandings(tx: Tx, ids: Ids, gathering: Gathering, now: Instant): Promise<void> {
  const { community } = gathering;
  const rows = await tx
    .selectFrom("standing_answers")
    .selectAll()
    .where("community", "=", community)
    .where("gathering", "=", gathering.id)
    .orderBy("place")
    .execute();
  if (rows.length === 0) return;
  for (const row of rows) {
    const taken = await takeGathering(tx, community, gathering.id);
    if (taken === null) return;
    const kept = await keptDates(tx, taken, keptSince(now, taken.zone));
    const dates = datesWrittenOut(taken, kept, now, row.since as LocalDate).filter((date) => date.original > row.applied);
    for (const date of dates) {
      if (await saidOrTooBig(tx, community, date, row.person, row.seats)) continue;
      const wanted = { person: row.person, account: row.account, answer: row.answer, guests: row.guests ?? undefined };
      await registerFor(tx, ids, taken, date, { ...wanted, seats: row.seats === 0 ? undefined : row.seats }, now);
    }
    const last = dates
      .map((date) => date.original)
      .sort()
      .at(-1);
    if (last !== undefined) await writeApplied(tx, community, row.id, last);
  }
}

async function saidOrTooBig(tx: Tx, community: Id, date: Occurrence, person: Id, seats: number): Promise<boolean> {
  if (date.capacity !== null && Math.max(1, seats) > date.capacity) return true;
  return date.kept !== null && (await findRegistration(tx, community, date.kept.id, person)) !== null;
}

async function writeApplied(tx: Tx, community: Id, id: Id, applied: LocalDate): Promise<void> {
  await tx.updateTable("standing_answers").set({ applied }).where("community", "=", community).where("id", "=", id).execute();
}

/** After a series was moved by whole days from a date on: what was written out and the slots of single dates move with it. */
export async function shiftStandings(tx: Tx, gathering: Gathering, from: LocalDate, days: number): Promise<void> {
  if (days === 0) return;
  const rows = await tx
    .selectFrom("standing_answers")
    .select(["id", "since", "applied"])
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .execute();
  const moved = (date: string) => (date < from ? date : addDays(date as LocalDate, days));
  for (const row of rows) {
    const values = { since: moved(row.since), applied: moved(row.applied) };
    await tx.updateTable("standing_answers").set(values).where("community", "=", gathering.community).where("id", "=", row.id).execute();
  }
  const slots = await tx
    .selectFrom("slots")
    .select(["id", "original"])
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .where("original", ">=", from)
    .execute();
  for (const slot of slots) {
    const original = moved(slot.original ?? "");
    await tx.updateTable("slots").set({ original }).where("community", "=", gathering.community).where("id", "=", slot.id).execute();
  }
}

/** What came of an answer for several dates. */
export interface SeriesAnswer {
  readonly first: Answer;
  readonly dates: number;
  readonly waiting: number;
  /** Whether dates after those follow as they come near. */
  readonly onward: boolean;
}

/** Answers for every date from one on, now and as they come near. */
export async function answerSeries(tx: Tx, ids: Ids, gathering: Gathering, standing: Standing, now: Instant): Promise<SeriesAnswer | null> {
  const kept = await keptDates(tx, gathering, keptSince(now, gathering.zone));
  const dates = datesWrittenOut(gathering, kept, now, standing.since);
  const answers: Answer[] = [];
  for (const date of dates) answers.push(await registerFor(tx, ids, gathering, date, standing, now));
  const [first] = answers;
  if (first === undefined) return null;
  const last =
    dates
      .map((date) => date.original)
      .sort()
      .at(-1) ?? dateAt(now, gathering.zone);
  await keepStanding(tx, ids, gathering, standing, last, now);
  const further = comingDates(gathering, kept, now, MOST_DATES + 1).length > dates.length;
  return { first, dates: answers.length, waiting: answers.filter(({ state }) => state === "waitlisted").length, onward: further };
}
