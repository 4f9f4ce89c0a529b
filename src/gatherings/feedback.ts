import { randomInt } from "node:crypto";
import type { LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { plan } from "#jobs/plan.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { shuffled } from "#kernel/shuffled.ts";
import { change, scrub } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { feedbackOf, findResult, findResults, keepResult, putFeedback } from "./feedback-store.ts";
import { type Gathering, isOrganizer } from "./gathering.ts";
import { heardBefore, noSuchDate } from "./meant.ts";
import { keptSince, namedDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { tellEach } from "./promises.ts";
import { registrationsOf } from "./registrations.ts";
import { presencesOf } from "./roll.ts";
import { findGathering, findKeptById, keptDates } from "./store.ts";
import { dateOfId } from "./told.ts";
import { findWorkshop } from "./workshop.ts";

/** The job that counts what was thought of a date. */
export const FEEDBACK = "gathering-feedback";

/** For how long after a date it is said what one thought of it. */
const OPEN_FOR = 7 * DAY;

/** Fewer answers than this are not shown: each of them would be known. */
export const FLOOR = 5;

/** From one star to five. */
export const MOST_STARS = 5;

/** What all thought of one date; without numbers where there were fewer than `FLOOR`. */
export type FeedbackResult =
  | { readonly kind: "few" }
  | {
      readonly kind: "counted";
      /** How many gave one star, two, and so on. */
      readonly stars: readonly number[];
      /** What was written, in an order of its own. */
      readonly words: readonly string[];
    };

/** One date with what was thought of it. */
export interface Counted {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly result: FeedbackResult;
}

/** What somebody is shown who asks: the question for whoever was there, or what came of it for those who organise. */
export type Feedback =
  | { readonly kind: "counted"; readonly gathering: Gathering; readonly dates: readonly Counted[] }
  | {
      readonly kind: "asked" | "kept";
      readonly gathering: Gathering;
      readonly occurrence: Occurrence;
      readonly kept: Id;
      readonly until: Instant;
      readonly stars: number | null;
    };

/** Counts: too few are not counted at all. `order` gives the written words an order of its own. */
export function counted(
  answers: readonly { readonly stars: number; readonly words: string | null }[],
  order: (words: readonly string[]) => readonly string[],
): FeedbackResult {
  if (answers.length < FLOOR) return { kind: "few" };
  const stars = Array.from({ length: MOST_STARS }, (_, at) => answers.filter((answer) => answer.stars === at + 1).length);
  return { kind: "counted", stars, words: order(answers.flatMap(({ words }) => (words === null ? [] : [words]))) };
}

/** Who is asked of a date: those who were there where the roll was taken, else those who had a seat; never who organises it. */
async function askedOf(db: Db, gathering: Gathering, occurrence: Id): Promise<readonly Id[]> {
  const marks = await presencesOf(db, gathering.community, occurrence);
  const seats = (await registrationsOf(db, gathering.community, occurrence)).filter(({ state }) => state === "going");
  const there = marks.some(({ state }) => state === "present")
    ? marks.filter(({ state }) => state === "present").map(({ person }) => person)
    : seats.map(({ person }) => person).filter((person) => !marks.some((mark) => mark.person === person));
  return there.filter((person) => !isOrganizer(gathering, person));
}

/** Asks those who were there, once a date has ended. */
export async function askFeedback(tx: Tx, gathering: Gathering, since: Instant, now: Instant): Promise<void> {
  if ((await findWorkshop(tx, gathering.community, gathering.id))?.feedback !== true) return;
  for (const kept of await keptDates(tx, gathering, keptSince(since, gathering.zone))) {
    const date = occurrenceAt(gathering, kept.original, kept);
    if (date === null || date.cancelled !== null || date.end > now || date.end < since || after(date.end, OPEN_FOR) <= now) continue;
    const people = await askedOf(tx, gathering, kept.id);
    if (people.length === 0) continue;
    await tellEach(tx, gathering.community, people, (person) => ({
      name: "gathering-feedback-asked",
      version: 1,
      facts: { gathering: gathering.id, occurrence: kept.id },
      once: `feedback/${kept.id}/${person}`,
      now,
      kind: null,
    }));
    await plan(tx, { community: gathering.community, kind: FEEDBACK, subject: kept.id, due: after(date.end, OPEN_FOR) });
  }
}

/** Until when it is said what one thought of a date. */
export function openUntil({ end }: Pick<Occurrence, "end">): Instant {
  return after(end, OPEN_FOR);
}

/** Counts what was thought of a date, forgets who thought what, and tells those who organise it. */
export async function closeFeedback(tx: Tx, community: Id, occurrence: Id, now: Instant): Promise<void> {
  const found = await dateOfId(tx, community, occurrence);
  if (found === null) return;
  const answers = await feedbackOf(tx, community, occurrence);
  if (answers.length === 0) return;
  const result = counted(answers, (words) => shuffled(words, (below) => randomInt(below)));
  await keepResult(tx, { community, gathering: found.gathering.id, occurrence }, result, now);
  scrub(tx);
  const { organizer, organizers } = found.gathering;
  await tellEach(tx, community, [organizer, ...organizers], (person) => ({
    name: "gathering-feedback-told",
    version: 1,
    facts: { occurrence, result },
    once: `feedback-told/${occurrence}/${person}`,
    now,
    kind: null,
  }));
}

/** What was thought of one date; null before it is counted. */
export async function resultOf(db: Db, community: Id, occurrence: Id): Promise<Counted | null> {
  const result = await findResult(db, community, occurrence);
  const found = result === null ? null : await dateOfId(db, community, occurrence);
  return result === null || found === null ? null : { ...found, result };
}

/** What was thought of all dates of a gathering that were counted, by their dates. */
export async function resultsOf(db: Db, gathering: Gathering): Promise<readonly Counted[]> {
  const results = await findResults(db, gathering.community, gathering.id);
  const found = (await keptDates(db, gathering, "")).flatMap((kept) => {
    const result = results.get(kept.id);
    const occurrence = result === undefined ? null : occurrenceAt(gathering, kept.original, kept);
    return result === undefined || occurrence === null ? [] : [{ gathering, occurrence, result }];
  });
  return found.sort((one, other) => one.occurrence.at - other.occurrence.at);
}

/** How those who were there say what they thought. */
export function givingFeedback({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Keeps what somebody thought of a date, or shows what came of it to those who organise it. */
  async function feedback(
    act: Act,
    id: Id,
    wish: { readonly date?: string | undefined; readonly stars?: number | undefined; readonly text?: string | undefined },
  ): Promise<Feedback> {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    const organises = isOrganizer(gathering, act.person) || act.may("change any gathering");
    if (organises && wish.stars === undefined) return { kind: "counted", gathering, dates: await resultsOf(db, gathering) };
    const date = await meant(act, gathering, wish.date);
    return rate(act, date, wish.stars, wish.text);
  }

  /** The same by the select below the question. */
  function rateDate(act: Act, occurrence: Id, stars: number): Promise<Feedback> {
    return rate(act, occurrence, stars, undefined);
  }

  async function meant(act: Act, gathering: Gathering, date: string | undefined): Promise<Id> {
    const kept = await keptDates(db, gathering, "");
    if (date !== undefined) {
      const named = namedDate(gathering, kept, date as LocalDate);
      if (named === null) throw await noSuchDate(db, act, gathering, date);
      if (named.kept === null) throw new Refusal("gathering-feedback-not-there", { title: named.title });
      return named.kept.id;
    }
    const past = kept
      .flatMap((one) => occurrenceAt(gathering, one.original, one) ?? [])
      .filter((one) => one.cancelled === null && one.end <= act.now)
      .sort((one, other) => other.end - one.end);
    for (const one of past) if (one.kept !== null && (await askedOf(db, gathering, one.kept.id)).includes(act.person)) return one.kept.id;
    throw new Refusal("gathering-feedback-not-there", { title: gathering.title });
  }

  async function rate(act: Act, kept: Id, stars: number | undefined, words: string | undefined): Promise<Feedback> {
    const { community, person, now } = act;
    const found = await findKeptById(db, community.id, kept);
    if (found === null) throw new Refusal("press-stale");
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, found.gathering);
      const date = await dateOfId(tx, community.id, kept);
      if (date === null) throw new Refusal("press-stale");
      const { gathering, occurrence } = date;
      const until = openUntil(occurrence);
      if ((await findWorkshop(tx, community.id, gathering.id))?.feedback !== true)
        throw new Refusal("gathering-feedback-off", { title: occurrence.title });
      if (now < occurrence.end) throw new Refusal("gathering-feedback-early", { title: occurrence.title, at: { moment: occurrence.end } });
      if (now >= until || (await resultOf(tx, community.id, kept)) !== null)
        throw new Refusal("gathering-feedback-late", { title: occurrence.title, at: { moment: until } });
      if (!(await askedOf(tx, gathering, kept)).includes(person))
        throw new Refusal("gathering-feedback-not-there", { title: occurrence.title });
      if (stars === undefined) return { kind: "asked", gathering, occurrence, kept, until, stars: null };
      if (!repeated) await putFeedback(tx, ids, { community: community.id, occurrence: kept }, person, { stars, words });
      await plan(tx, { community: community.id, kind: FEEDBACK, subject: kept, due: until });
      return { kind: "kept", gathering, occurrence, kept, until, stars };
    });
  }

  return { feedback, rateDate };
}
