import { addMonths, dateAt, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import type { CommunityFacts } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { type Figures, hideBeside, hideTogether, middle } from "./statistics.ts";

/** How aid went in a stretch of time, with small numbers hidden. */
export interface Statistics {
  readonly month: string | null;
  readonly categories: Figures;
  readonly outcomes: Figures;
  /** From asking to the first claim, the middle, in milliseconds. */
  readonly wait: number | null;
}

/** A month as `2027-09`. Throws a Misuse. */
export function readMonth(typed: string): string {
  if (!/^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/.test(typed.trim())) throw new Misuse("month", "aid-month-unclear", { typed });
  return typed.trim();
}

/** The figures of a month of the community's calendar, or of all time. */
export async function statisticsOf(db: Db, community: CommunityFacts, month: string | null): Promise<Statistics> {
  let query = db.selectFrom("requests").select(["category", "state", "created_at", "claimed_at"]).where("community", "=", community.id);
  if (month !== null) {
    const first = `${month}-01` as LocalDate;
    const [from, to] = [first, addMonths(first, 1)].map((day) => instantIn(startOfDate(day, community.zone as Zone)));
    query = query.where("created_at", ">=", from as string).where("created_at", "<", to as string);
  }
  const rows = await query.execute();
  const monthOf = ({ created_at }: Pick<RequestRow, "created_at">) => dateAt(instantOut(created_at), community.zone as Zone).slice(0, 7);
  const byMonth = [...Map.groupBy(rows, monthOf).values()];
  const [categories, outcomes] = month === null ? hideBeside(byMonth.map(tablesOf)) : hideTogether(tablesOf(rows));
  const waits = rows.flatMap((row) => (row.claimed_at === null ? [] : [instantOut(row.claimed_at) - instantOut(row.created_at)]));
  return { month, categories: categories ?? NOTHING, outcomes: outcomes ?? NOTHING, wait: middle(waits) };
}

type Counted = Pick<RequestRow, "category" | "state">;

const NOTHING: Figures = { cells: [], total: 0 };

/** The same requests by their kind, and by what became of them. */
function tablesOf(rows: readonly Counted[]): readonly ReadonlyMap<string, number>[] {
  return [countBy(rows, ({ category }) => category), countBy(rows, ({ state }) => state)];
}

function countBy(rows: readonly Counted[], nameOf: (row: Counted) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  return counts;
}

/** The month before a moment, as `2027-09`. */
export function monthBefore(now: Instant, zone: string): string {
  return addMonths(`${dateAt(now, zone as Zone).slice(0, 7)}-01` as LocalDate, -1).slice(0, 7);
}
