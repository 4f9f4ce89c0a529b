import { addDays, addMonths, type LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** How what began as a mandate may stand. */
export const STATES = ["mandated", "negotiating", "ratified", "signed", "in-force", "ended", "lapsed", "withdrawn"] as const;

export type AgreementState = (typeof STATES)[number];

/**
 * A mandate given by the assembly and what becomes of it: negotiated by those whom it names, within its limits, until it
 * expires; ratified by a vote; signed by both; in force from a day to another. Days are local.
 */
export interface Agreement {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly counterpart: Id | null;
  readonly motion: Id;
  readonly object: string;
  readonly limits: string | null;
  /** When the negotiators report to the members. */
  readonly reportOn: string;
  readonly expiresOn: string;
  readonly seenBy: "members" | "negotiators";
  readonly state: AgreementState;
  readonly from: string | null;
  readonly until: string | null;
  readonly renewal: "none" | "tacit";
  /** How many days before its end notice of termination must be given. */
  readonly noticeDays: number;
  readonly ratifiedBy: Id | null;
  readonly withdrawnBy: Id | null;
  readonly ending: string | null;
  readonly createdAt: Instant;
}

/** Whether an agreement holds on a local day. */
export function isInForce(agreement: Pick<Agreement, "state" | "from" | "until">, today: string): boolean {
  const { state, from, until } = agreement;
  if (state !== "in-force" && state !== "signed") return false;
  return (from === null || from <= today) && (until === null || today <= until);
}

/** A mandate that is not fulfilled by the day that it names gives no power any more: that day is its last. */
export function hasLapsed(agreement: Pick<Agreement, "state" | "expiresOn">, today: string): boolean {
  return (agreement.state === "mandated" || agreement.state === "negotiating") && agreement.expiresOn < today;
}

/** Refuses to negotiate without a mandate in force. */
export function requireMandate(agreement: Agreement, today: string): void {
  const { handle, state, expiresOn } = agreement;
  if (state === "lapsed" || hasLapsed(agreement, today)) throw new Refusal("agreement-lapsed", { handle, day: { date: expiresOn } });
  if (state === "withdrawn") throw new Refusal("agreement-withdrawn", { handle });
  if (state === "ended") throw new Refusal("agreement-ended", { handle });
}

/** Refuses to change the text of what was ratified: the vote was about those words. */
export function requireDrafting(agreement: Agreement, today: string): void {
  requireMandate(agreement, today);
  if (agreement.state !== "mandated" && agreement.state !== "negotiating")
    throw new Refusal("agreement-text-fixed", { handle: agreement.handle, state: agreement.state });
}

/** Refuses whoever was not named in the mandate. */
export function requireNegotiator(agreement: Agreement, negotiators: readonly Id[], person: Id): void {
  if (!negotiators.includes(person)) throw new Refusal("agreement-not-negotiator", { handle: agreement.handle });
}

/** The last day on which notice may be given; null for what has no end. */
export function lastNoticeDay(agreement: Pick<Agreement, "until" | "noticeDays">): LocalDate | null {
  return agreement.until === null ? null : addDays(agreement.until as LocalDate, -agreement.noticeDays);
}

/** Months before the last day for notice on which the negotiators are reminded: time to hear the members first. */
const REMINDED = [6, 3, 1] as const;

/** The days of the reminders, the earliest first, with how many months before they come. */
export function reminderDays(
  agreement: Pick<Agreement, "until" | "noticeDays">,
): readonly { readonly day: LocalDate; readonly months: number }[] {
  const last = lastNoticeDay(agreement);
  return last === null ? [] : REMINDED.map((months) => ({ day: addMonths(last, -months), months }));
}

/**
 * Whether a reminder is still worth its words on a day: not once the last day for notice is past, nor where a later one is due
 * too, as after a night off.
 */
export function remindsStill(agreement: Pick<Agreement, "until" | "noticeDays">, months: number, today: string): boolean {
  const last = lastNoticeDay(agreement);
  if (last === null || last < today) return false;
  return !reminderDays(agreement).some((later) => later.months < months && later.day <= today);
}

/** The end of what renews itself: as long again as it was. */
export function renewedUntil(agreement: Pick<Agreement, "from" | "until">): string | null {
  const { from, until } = agreement;
  if (from === null || until === null) return null;
  const [fromYear, fromMonth] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const next = addDays(until as LocalDate, 1);
  const months = Math.max(1, (Number(next.slice(0, 4)) - fromYear) * 12 + Number(next.slice(5, 7)) - fromMonth);
  return addDays(addMonths(next, months), -1);
}

/** Reads the days of an agreement. Throws a Misuse that names the option. */
export function requireDays(days: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly renewal?: string | undefined;
}): void {
  const { from, until, renewal } = days;
  if (from !== undefined && until !== undefined && until < from)
    throw new Misuse("until", "agreement-until-early", { from: { date: from }, until: { date: until } });
  if (renewal === "tacit" && until === undefined) throw new Misuse("until", "agreement-renewal-without-end");
}
