import { addDays, addMonths, type LocalDate } from "#calendar/calendar.ts";
import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";

/**
 * What dues are for. `months`: so many months from the day of payment. `year`: a year that begins on the same day for everybody
 * (`01-01` for the civil year); what is paid in the last `offered` months before it begins counts for the next one as well.
 */
export type DuesRule =
  | { readonly kind: "months"; readonly months: number }
  | { readonly kind: "year"; readonly begins: string; readonly offered: number };

/** The days that a payment covers, both included. */
export interface Covered {
  readonly from: LocalDate;
  readonly through: LocalDate;
}

/** The rule of an association that has chosen none: a year from the day of payment. */
export const USUAL_DUES: DuesRule = { kind: "months", months: 12 };

/**
 * What dues paid on a day cover. Dues are continued from where they ended, unless that is more than a year ago: then they begin anew on
 * the day of payment, since nobody owes years of absence.
 */
export function coveredBy(rule: DuesRule, paid: LocalDate, before: LocalDate | null): Covered {
  const continues = before !== null && paid <= addMonths(before, 12);
  const from = continues ? addDays(before, 1) : paid;
  if (rule.kind === "months") return { from, through: lastDayOf(from, rule.months) };
  const own = endOfYear(rule.begins, from);
  const offered =
    paid >= addMonths(beginningAfter(rule.begins, paid), -rule.offered) ? endOfYear(rule.begins, beginningAfter(rule.begins, paid)) : own;
  return { from, through: [own, offered].sort()[1] as LocalDate };
}

/** A payment that is written down: its day, and through which day it counts. */
interface Written {
  readonly paid: string;
  readonly through: string;
}

/**
 * Through which day dues counted as paid when a payment of a day was made, so that one that is written down late does not continue what
 * was paid after it. `through` is until when they are paid now; what no payment says (dues from a table of members) counts as paid before.
 */
export function paidBefore(paid: LocalDate, through: LocalDate | null, payments: readonly Written[]): LocalDate | null {
  const latest = (some: readonly Written[]) =>
    some
      .map((each) => each.through)
      .sort()
      .at(-1) as LocalDate | undefined;
  const later = latest(payments.filter((each) => each.paid > paid));
  if (later === undefined || through === null || through > later) return through;
  return latest(payments.filter((each) => each.paid <= paid)) ?? null;
}

/** The last day of so many months: 14 September for twelve from 15 September, 28 February for a year from 29 February. */
function lastDayOf(from: LocalDate, months: number): LocalDate {
  const next = addMonths(from, months);
  return next.slice(8) < from.slice(8) ? next : addDays(next, -1);
}

/** The first beginning of a year after a day. */
function beginningAfter(begins: string, day: LocalDate): LocalDate {
  const own = `${day.slice(0, 4)}-${begins}` as LocalDate;
  return own > day ? own : addMonths(own, 12);
}

function endOfYear(begins: string, day: LocalDate): LocalDate {
  return addDays(beginningAfter(begins, day), -1);
}

const NONE = new Set(["none", "aucune", "aucun", "-"]);
const MONTHS = /^(\d{1,3})\s*(?:months?|mois)$/;
const YEARS = /^(\d{1,2}|a|one|un)\s*(?:years?|ans?)$/;
const YEAR = /^(?:civil year|calendar year|annee civile|year|annee)(.*)$/;
const BEGINS = /(?:from|depuis|des|du|le|a partir du)\s+(?:le\s+)?(\d{1,2})[/.-](\d{1,2})/;
const OFFERED = /(\d{1,2})\s*(?:months?|mois)\s*(?:offered|offerts?)|(?:offered|offerts?)\s*:?\s*(\d{1,2})/;

/**
 * Reads a rule as somebody types it: `12 months`, `1 year`, `civil year`, `civil year, 2 months offered`, `year from 01/09`; null for `none`. Days
 * stand before months. Throws a Misuse of the option `rule`.
 */
export function readDuesRule(typed: string): DuesRule | null {
  const said = fold(typed).replaceAll(/\s+/g, " ").trim();
  if (NONE.has(said)) return null;
  const months = MONTHS.exec(said);
  if (months !== null && Number(months[1]) >= 1 && Number(months[1]) <= 120) return { kind: "months", months: Number(months[1]) };
  const years = YEARS.exec(said);
  const count = Number(years?.[1]?.replace(/^\D+$/, "1") ?? 0);
  if (count >= 1 && count <= 10) return { kind: "months", months: 12 * count };
  const year = YEAR.exec(said);
  if (year === null) throw new Misuse("rule", "dues-rule-unclear", { typed: typed.slice(0, 60) });
  const rest = year[1] as string;
  const begins = BEGINS.exec(rest);
  const offered = OFFERED.exec(rest);
  const free = Number(offered?.[1] ?? offered?.[2] ?? 0);
  const day = begins === null ? "01-01" : `${(begins[2] as string).padStart(2, "0")}-${(begins[1] as string).padStart(2, "0")}`;
  const left = rest
    .replace(BEGINS, "")
    .replace(OFFERED, "")
    .replaceAll(/[,;:()\s]|\b(?:with|avec|and|et)\b/g, "");
  const real = !Number.isNaN(Date.parse(`2001-${day}T00:00:00Z`)) && new Date(`2001-${day}T00:00:00Z`).toISOString().slice(5, 10) === day;
  if (left !== "" || free > 11 || !real) throw new Misuse("rule", "dues-rule-unclear", { typed: typed.slice(0, 60) });
  return { kind: "year", begins: day, offered: free };
}

/** Reads an amount, `30`, `12,50 €`, `€ 12.50`, `12€50`, in hundredths. Throws a Misuse of the option `amount`. */
export function readAmount(typed: string): number {
  const bare = typed.trim().replace(/^(?:€|eur)\s*(?=\d)/i, "");
  const match = /^(\d{1,3}(?:[\s\u00a0\u202f]?\d{3})*|\d{1,7})(?:[.,](\d{1,2})\s*(?:€|eur|euros?)?|\s*(?:€|eur|euros?)\s*(\d{2})?)?$/i.exec(
    bare,
  );
  if (match === null) throw new Misuse("amount", "dues-amount-unclear", { typed: typed.slice(0, 40) });
  const whole = Number((match[1] as string).replaceAll(/[\s\u00a0\u202f]/g, ""));
  const cents = whole * 100 + Number((match[2] ?? match[3] ?? "").padEnd(2, "0"));
  if (cents > 1_000_000_00) throw new Misuse("amount", "dues-amount-unclear", { typed: typed.slice(0, 40) });
  return cents;
}

/** Reads how many days before their end dues are reminded of: `30, 7`; a word such as `none` for never. Throws a Misuse of `reminders`. */
export function readLeadDays(typed: string): number[] {
  if (NONE.has(fold(typed))) return [];
  const days = typed.split(/[,;]/).map((word) => /^\s*(\d{1,3})\s*(?:d|j|days?|jours?)?\s*$/i.exec(word)?.[1]);
  const read = days.map(Number);
  if (read.length > 10 || read.some((each) => !(each >= 0 && each <= 365)))
    throw new Misuse("reminders", "dues-reminders-unclear", { typed: typed.slice(0, 40) });
  return [...new Set(read)].sort((a, b) => b - a);
}
