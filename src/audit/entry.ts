import { readLocalDate } from "#calendar/civil.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";

/** Something that was done, as it was written down. */
export interface Entry {
  readonly at: Instant;
  /** The person, or null when the house acted by itself. */
  readonly actor: Id | null;
  /** A short name: `gathering cancelled`. */
  readonly action: string;
  readonly subject: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What somebody does out of their own need or conscience. It is written down, and nobody is shown who it was. */
const IN_CONFIDENCE: ReadonlySet<string> = new Set([
  "aid asked",
  "aid changed",
  "aid corrected",
  "aid confirmed",
  "aid withdrawn",
  "aid wrote",
  "need confided",
  "need confided changed",
  "report received",
]);

/** Whether whoever did this is named to nobody. */
export function isInConfidence(action: string): boolean {
  return IN_CONFIDENCE.has(action);
}

/** Whether whom it concerns is for those alone who handle it. */
export function hidesWhom(action: string): boolean {
  return isInConfidence(action) || /^(?:report|measure) /.test(action);
}

/** An action or a word of it as they are compared: `Gathering called off` and `gathering-called` have the same letters. */
export function wordsIn(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** What of the record is asked for; days are local and both included. */
export interface Asked {
  /** The id or the handle of whoever did it or whom it concerns. */
  readonly person?: string | undefined;
  /** A word of what was done, in any language. */
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Counted from 1, the newest first. */
  readonly page?: number | undefined;
}

/** What a button says of a page: `2~U7~2027-03-01~~gathering`. */
export function writeAsked({ person = "", action = "", from = "", to = "", page = 1 }: Asked): string {
  return [page, person, from, to, wordsIn(action).replaceAll(" ", ".")].join("~");
}

/** Reads what `writeAsked` wrote; what cannot be read is not asked for. */
export function readAsked(text: string): Asked {
  const [page = "", person = "", from = "", to = "", action = ""] = text.split("~");
  const day = (typed: string) => readLocalDate(typed) ?? undefined;
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    person: person === "" ? undefined : person,
    from: day(from),
    to: day(to),
    action: action === "" ? undefined : action.replaceAll(".", " "),
  };
}
