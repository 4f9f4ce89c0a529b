import assert from "node:assert/strict";
import { test } from "node:test";
import type { LocalDate } from "#calendar/calendar.ts";
import { Misuse } from "#kernel/refusal.ts";
import { coveredBy, type DuesRule, readAmount, readDuesRule } from "#membership/dues.ts";

const DAY = 86_400_000;

function dayText(at: number): LocalDate {
  return new Date(at).toISOString().slice(0, 10) as LocalDate;
}

function dayAt(text: string): number {
  return Date.parse(`${text}T00:00:00Z`);
}

function walk(day: string, days: number): LocalDate {
  return dayText(dayAt(day) + days * DAY);
}

/** Twelve months from 15 September end on 14 September; where the month has no such day, on its last one. */
function lastOfMonths(from: string, months: number): LocalDate {
  const [year, month, day] = from.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return day > last.getUTCDate() ? dayText(last.getTime()) : dayText(Date.UTC(year, month - 1 + months, day) - DAY);
}

/** The first day on or after `day` whose morrow begins a year. */
function lastOfYear(day: string, begins: string): LocalDate {
  const [year, at] = [Number(day.slice(0, 4)), dayAt(day)];
  const begin = [year, year + 1].map((each) => dayAt(`${each}-${begins}`)).find((each) => each > at) as number;
  return dayText(begin - DAY);
}

/** What the rules say, in other words than the code: by the days of the world's calendar. */
function expected(rule: DuesRule, paid: string, before: string | null): { readonly from: string; readonly through: string } {
  const yearAfter = before === null ? "" : sameDayNextYear(before);
  const from = before !== null && paid <= yearAfter ? walk(before, 1) : paid;
  if (rule.kind === "months") return { from, through: lastOfMonths(from, rule.months) };
  const through = lastOfYear(from, rule.begins);
  const next = walk(lastOfYear(paid, rule.begins), 1);
  const opens = daysBefore(next, rule.offered);
  const offered = paid >= opens ? lastOfYear(next, rule.begins) : through;
  return { from, through: [offered, through].sort().at(-1) as string };
}

/** The offered months begin on the same day of their first month, or on the last one of a month that is too short. */
function daysBefore(next: string, count: number): string {
  const [year, month, day] = next.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return dayText(Date.UTC(year, month - 1 - count, Math.min(day, last)));
}

function sameDayNextYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return day.endsWith("02-29") ? `${next.slice(0, 4)}-02-28` : next;
}

const civil: DuesRule = { kind: "year", begins: "01-01", offered: 0 };
const offered: DuesRule = { kind: "year", begins: "01-01", offered: 2 };
const school: DuesRule = { kind: "year", begins: "09-01", offered: 0 };
const months = (count: number): DuesRule => ({ kind: "months", months: count });

/** rule · paid · paid through before · from · through */
const CASES: readonly (readonly [DuesRule, string, string | null, string, string])[] = [
  [months(12), "2025-09-15", null, "2025-09-15", "2026-09-14"],
  [civil, "2019-08-25", null, "2019-08-25", "2019-12-31"],
  [offered, "2025-11-15", null, "2025-11-15", "2026-12-31"],
  [offered, "2025-10-15", null, "2025-10-15", "2025-12-31"],
  // the first of the offered days, and the one before it: 61 days and 62
  [offered, "2025-11-01", null, "2025-11-01", "2026-12-31"],
  [offered, "2025-10-31", null, "2025-10-31", "2025-12-31"],
  [civil, "2025-12-31", null, "2025-12-31", "2025-12-31"],
  [civil, "2026-01-01", null, "2026-01-01", "2026-12-31"],
  [school, "2026-08-31", null, "2026-08-31", "2026-08-31"],
  [school, "2026-09-01", null, "2026-09-01", "2027-08-31"],
  // early payers lose nothing
  [months(12), "2026-08-01", "2026-09-14", "2026-09-15", "2027-09-14"],
  [civil, "2026-11-02", "2026-12-31", "2027-01-01", "2027-12-31"],
  [offered, "2025-11-15", "2025-12-31", "2026-01-01", "2026-12-31"],
  // after a gap of a year at most, dues go on from where they ended; after a longer one they begin anew
  [months(12), "2025-12-10", "2025-09-14", "2025-09-15", "2026-09-14"],
  [months(12), "2026-09-14", "2025-09-14", "2025-09-15", "2026-09-14"],
  [months(12), "2026-09-15", "2025-09-14", "2026-09-15", "2027-09-14"],
  [months(12), "2015-11-20", "2013-12-31", "2015-11-20", "2016-11-19"],
  [civil, "2015-11-20", "2013-12-31", "2015-11-20", "2015-12-31"],
  // leap days
  [months(12), "2024-02-29", null, "2024-02-29", "2025-02-28"],
  [months(48), "2024-02-29", null, "2024-02-29", "2028-02-28"],
  [months(12), "2023-03-01", null, "2023-03-01", "2024-02-29"],
  [months(12), "2024-03-01", null, "2024-03-01", "2025-02-28"],
  [months(12), "2025-02-28", "2024-02-29", "2024-03-01", "2025-02-28"],
  [months(12), "2025-03-01", "2024-02-29", "2025-03-01", "2026-02-28"],
  [{ kind: "year", begins: "03-01", offered: 0 }, "2024-02-28", null, "2024-02-28", "2024-02-29"],
  // months of different lengths
  [months(1), "2026-01-31", null, "2026-01-31", "2026-02-28"],
  [months(1), "2024-01-30", null, "2024-01-30", "2024-02-29"],
  [months(6), "2026-08-31", null, "2026-08-31", "2027-02-28"],
  [{ kind: "year", begins: "05-31", offered: 3 }, "2026-02-28", null, "2026-02-28", "2027-05-30"],
  [{ kind: "year", begins: "05-31", offered: 3 }, "2026-02-27", null, "2026-02-27", "2026-05-30"],
];

test("dues cover the days that the statutes say", () => {
  for (const [rule, paid, before, from, through] of CASES) {
    const said = `${JSON.stringify(rule)} paid ${paid} after ${before}`;
    assert.deepEqual(coveredBy(rule, paid as LocalDate, before as LocalDate | null), { from, through }, said);
    assert.deepEqual(expected(rule, paid, before), { from, through }, `said otherwise: ${said}`);
  }
});

const FIRST = dayAt("2023-12-20");
const DAYS = 5 * 366;

function* rules(): Generator<DuesRule> {
  for (const count of [1, 2, 3, 6, 11, 12, 13, 18, 24, 36, 120]) yield months(count);
  for (const begins of ["01-01", "02-28", "03-01", "05-31", "07-01", "09-01", "10-31", "12-31"])
    for (const free of [0, 1, 2, 3, 6, 11]) yield { kind: "year", begins, offered: free };
}

test("on every day of five years, by every rule and after every gap, what is covered is what the rules say", () => {
  let checked = 0;
  for (const rule of rules()) {
    for (let n = 0; n < DAYS; n += 1) {
      const paid = dayText(FIRST + n * DAY);
      // days between the end before and the payment: every length of gap comes round
      const gap = ((n * 37) % 800) - 60;
      const before = n % 3 === 0 ? null : walk(paid, -gap);
      const covered = coveredBy(rule, paid, before);
      const right = expected(rule, paid, before);
      if (covered.from !== right.from || covered.through !== right.through)
        assert.deepEqual(covered, right, `${JSON.stringify(rule)} paid ${paid} after ${before}`);
      checked += 1;
    }
  }
  assert.ok(checked > 100_000);
});

test("whoever pays later is never covered less long, and a first payment always covers its own day", () => {
  for (const rule of rules()) {
    let last = "";
    for (let n = 0; n < DAYS; n += 1) {
      const paid = dayText(FIRST + n * DAY);
      const { from, through } = coveredBy(rule, paid, null);
      assert.ok(from === paid && through >= paid, `${JSON.stringify(rule)} paid ${paid}`);
      assert.ok(through >= last, `${JSON.stringify(rule)} paid ${paid}: ${through} after ${last}`);
      last = through;
    }
  }
});

const SAID: Readonly<Record<string, DuesRule | null>> = {
  "12 months": months(12),
  "1 month": months(1),
  "18 mois": months(18),
  "1 year": months(12),
  "un an": months(12),
  "2 ans": months(24),
  "civil year": civil,
  "année civile": civil,
  "Calendar year": civil,
  "civil year, 2 months offered": offered,
  "année civile, 2 mois offerts": offered,
  "civil year with 2 months offered": offered,
  "year from 01/09": school,
  "année à partir du 1/9": school,
  "year from 01/09, 2 months offered": { kind: "year", begins: "09-01", offered: 2 },
  "année du 15/07 (offerts : 3)": { kind: "year", begins: "07-15", offered: 3 },
  none: null,
  aucune: null,
};

test("a rule for dues is read in English and in French, and anything else is refused whole", () => {
  for (const [said, rule] of Object.entries(SAID)) assert.deepEqual(readDuesRule(said), rule, said);
  const wrong = ["0 months", "121 months", "12", "month", "year from 29/02", "year from 31/04", "civil year, 12 months offered"];
  for (const said of [...wrong, "civil year or so", "year from 13/13", "", "12 months and a half", "x".repeat(4_000)])
    assert.throws(() => readDuesRule(said), Misuse, said.slice(0, 40));
});

test("an amount is read as people write it, with the sign of its money before, behind or within, and anything else is refused", () => {
  const said = {
    "30": 3000,
    "12,50": 1250,
    "12.5 €": 1250,
    "€ 12.50": 1250,
    "12€50": 1250,
    "12 € 05": 1205,
    "€12": 1200,
    "1 234,50 euros": 123450,
  };
  for (const [typed, cents] of Object.entries(said)) assert.equal(readAmount(typed), cents, typed);
  for (const typed of ["-3", "1,234", "12€5", "12,50€50", "12,505", "€", "twelve", "1e3", "12 50", "٣", "x".repeat(4_000)])
    assert.throws(() => readAmount(typed), Misuse, typed.slice(0, 40));
});
