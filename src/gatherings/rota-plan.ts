import { before, type Lead } from "#calendar/calendar.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { comingDates, type KeptDate, keptSince, type Occurrence } from "./occurrence.ts";
import { keptDates } from "./store.ts";

/** The job that reminds those whose turn it is. */
export const TASKS = "gathering-tasks";

/** How many dates are looked at for what falls due. */
export const LOOKED_AT = 60;

/** A task that goes round, and how long before each date whoever has it is reminded. */
export interface Turn {
  readonly slot: Id;
  readonly lead: Lead;
}

export async function turnsOf(db: Db, gathering: Pick<Gathering, "community" | "id">): Promise<readonly Turn[]> {
  const rows = await db
    .selectFrom("slots")
    .select(["id", "rota"])
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .where("rota", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id, rota }) => ({ slot: id, lead: jsonOut(rota ?? "null", (value) => value as Lead) }));
}

export function dueFor(gathering: Gathering, occurrence: Occurrence, { lead }: Turn): Instant {
  return before(occurrence.start, lead, gathering.zone);
}

/** The next moment after one at which somebody is reminded of a task; null when there is none. */
export function nextOf(gathering: Gathering, kept: readonly KeptDate[], turns: readonly Turn[], now: Instant): Instant | null {
  const dates = comingDates(gathering, kept, now, LOOKED_AT);
  const dues = dates.flatMap((date) => turns.map((turn) => dueFor(gathering, date, turn))).filter((due) => due > now);
  return dues.length === 0 ? null : (Math.min(...dues) as Instant);
}

/** Plans the next reminder of tasks that go round, wherever the dates are now. */
export async function planTasks(tx: Tx, gathering: Gathering, now: Instant): Promise<void> {
  const turns = await turnsOf(tx, gathering);
  if (turns.length === 0) return;
  const kept = await keptDates(tx, gathering, keptSince(now, gathering.zone));
  const next = gathering.state === "cancelled" ? null : nextOf(gathering, kept, turns, now);
  const job = { community: gathering.community, kind: TASKS, subject: gathering.id };
  if (next === null) await unplan(tx, job);
  else await plan(tx, { ...job, due: next });
}
