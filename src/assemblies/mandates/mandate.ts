import { addDays, addMonths, type LocalDate } from "#calendar/calendar.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** An office that people are elected to: how many hold it, for how long, and how often in a row. */
export interface Office {
  readonly id: Id;
  readonly name: string;
  readonly seats: number;
  /** Months; null where the end is not fixed. */
  readonly term: number | null;
  readonly most: number | null;
}

/** A mandate: from a local day to another, both included, unless it ended before. */
export interface Mandate {
  readonly id: Id;
  readonly office: Id;
  readonly person: Id;
  /** The election, where it was held here; else what it was given by. */
  readonly motion: Id | null;
  readonly electedBy: string | null;
  readonly from: LocalDate;
  readonly until: LocalDate | null;
  readonly ended: LocalDate | null;
  readonly reason: string | null;
}

/** How a mandate stands on a day. */
export type MandateState = "coming" | "in force" | "over" | "ended";

export function stateOn(mandate: Pick<Mandate, "from" | "until" | "ended">, day: LocalDate): MandateState {
  if (mandate.ended !== null && mandate.ended < day) return "ended";
  if (mandate.until !== null && mandate.until < day) return "over";
  return mandate.from > day ? "coming" : "in force";
}

/** The last day of a mandate of so many months: from 15 September for twelve months it ends on 14 September. */
export function lastDay(from: LocalDate, months: number): LocalDate {
  return addDays(addMonths(from, months), -1);
}

/**
 * The months of each mandate where a body is renewed by thirds and elected as a whole: the first third of those elected holds
 * the full term, the second two thirds of it, the last one third. Without thirds everybody holds the full term.
 */
export function termsOf(elected: number, term: number, thirds: boolean): readonly number[] {
  if (!thirds) return Array.from({ length: elected }, () => term);
  return Array.from({ length: elected }, (_, at) => ((3 - Math.floor((3 * at) / Math.max(1, elected))) * term) / 3);
}

/** How many mandates of an office somebody has held in a row up to a day: one follows another within a day or overlaps it. */
export function inARow(mandates: readonly Mandate[], person: Id, before: LocalDate): number {
  const own = mandates.filter((each) => each.person === person && each.from < before).sort((a, b) => (a.from < b.from ? 1 : -1));
  let count = 0;
  let next = before;
  for (const each of own) {
    const end = each.ended ?? each.until;
    if (end !== null && addDays(end, 1) < next) break;
    count += 1;
    next = each.from;
  }
  return count;
}

/** Refuses somebody who has held an office as often in a row as the rules allow. */
export function requireEligible(
  office: Pick<Office, "name" | "most">,
  mandates: readonly Mandate[],
  person: { readonly id: Id; readonly name: string },
  from: LocalDate,
): void {
  if (office.most === null) return;
  const held = inARow(mandates, person.id, from);
  if (held >= office.most) throw new Refusal("mandate-most", { name: person.name, office: office.name, most: office.most });
}

/** What may be typed of a mandate. */
export interface TypedMandate {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly by?: string | undefined;
}

/** No mandate reaches beyond: a year that was mistyped. */
const FARTHEST = "2999-12-31";

/** The first and the last day as typed, or from the office's term. Throws a Misuse where they are the wrong way round. */
export function daysOf(office: Pick<Office, "term">, typed: TypedMandate, today: LocalDate): Pick<Mandate, "from" | "until"> {
  const from = (typed.from ?? today) as LocalDate;
  const usual = office.term === null || from > FARTHEST ? null : lastDay(from, office.term);
  const until = (typed.until as LocalDate | undefined) ?? usual;
  if (from > FARTHEST || (until ?? from) > FARTHEST) throw new Misuse(from > FARTHEST ? "from" : "until", "mandate-far");
  if (until !== null && until < from) throw new Misuse("until", "mandate-backwards");
  return { from, until };
}

/** Refuses to end a mandate before it began, or after it was over. */
export function requireEnding(mandate: Mandate, day: LocalDate): void {
  if (day < mandate.from) throw new Misuse("end", "mandate-end-early");
  if (mandate.ended !== null) throw new Refusal("mandate-ended-already");
  if (mandate.until !== null && day > mandate.until) throw new Misuse("end", "mandate-end-late");
}

/** How long before its end somebody is reminded of a mandate, in days. */
export const REMINDED_BEFORE = 60;
