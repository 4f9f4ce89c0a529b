import { addDays, atTime, dateAt, readTime, toInstant, type Weekday, weekdayOf, type Zone } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Circle } from "./draw.ts";

/** What a week's post asks for: to share a work, or to answer three questions. */
export const KINDS = ["work", "questions"] as const;
export const AUDIENCES = ["everyone", "members"] as const;

/** The days of the week, Monday first. */
export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Day = (typeof DAYS)[number];

/** Something that is asked or invited to every week, and over which two people meet. */
export interface Exchange {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly kind: (typeof KINDS)[number];
  readonly about: string | null;
  /** The questions of whoever began it; none for the usual ones. */
  readonly questions: readonly string[];
  /** Whether people are put together for it. */
  readonly pairs: boolean;
  readonly audience: (typeof AUDIENCES)[number];
  readonly weekday: Weekday;
  /** Local, `18:30`. */
  readonly time: string;
  readonly zone: Zone;
  readonly places: readonly Place[];
  readonly author: Id;
  readonly state: "open" | "ended";
  /** Null before the first round. */
  readonly circle: Circle | null;
  /** From 1: how often it has begun anew because everybody had met. */
  readonly cycle: number;
  /** How many rounds there were. */
  readonly round: number;
}

/** How many questions a week has, and how many of their own somebody may give. */
export const ASKED = 3;
export const MOST_QUESTIONS = 60;

/** How many of the usual questions there are, each of them a sentence of the locale files. */
export const USUAL_QUESTIONS = 24;

const LONGEST_QUESTION = 200;

/** For how many rounds somebody may pause at most. */
export const MOST_PAUSED = 52;

/** The next round after an instant: its hour on the wall, whatever the clocks do that week. */
export function nextRound({ weekday, time, zone }: Pick<Exchange, "weekday" | "time" | "zone">, now: Instant): Instant {
  const today = dateAt(now, zone);
  for (let days = 0; ; days += 1) {
    const date = addDays(today, days);
    if (weekdayOf(date) !== weekday) continue;
    const at = toInstant(atTime(date, readTime(time) ?? 0), zone);
    if (at > now) return at;
  }
}

/** Reads questions, one a line or separated by semicolons: as many as a week has, at least. Throws a Misuse. */
export function readQuestions(typed: string): readonly string[] {
  const questions = typed
    .split(/[;\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const long = questions.find((question) => question.length > LONGEST_QUESTION);
  if (long !== undefined)
    throw new Misuse("questions", "exchange-question-long", { typed: `${long.slice(0, 40)}…`, max: LONGEST_QUESTION });
  if (questions.length < ASKED || questions.length > MOST_QUESTIONS)
    throw new Misuse("questions", "exchange-questions-count", { count: questions.length, least: ASKED, most: MOST_QUESTIONS });
  return questions;
}

/** Which questions a round asks, by their places from 0: one after the other, so that all were asked before any is again. */
export function questionsOf(count: number, round: number): readonly number[] {
  return Array.from({ length: ASKED }, (_, at) => ((round - 1) * ASKED + at) % count);
}

/** Refuses what only goes while it is held. */
export function requireOpen({ handle, state }: Pick<Exchange, "handle" | "state">): void {
  if (state === "ended") throw new Refusal("exchange-is-over", { handle });
}
