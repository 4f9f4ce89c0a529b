import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { failedJobs } from "./due.ts";

/** What is still to be done, and what could not be. */
export interface JobsState {
  readonly nextDue: Instant | null;
  readonly failedJobs: number;
}

/** How the community's jobs stand. */
export async function jobsState(db: Db, community: Id): Promise<JobsState> {
  const row = await db
    .selectFrom("jobs")
    .select((e) => e.fn.min("due").as("due"))
    .where("community", "=", community)
    .where("state", "=", "due")
    .executeTakeFirst();
  const failed = await failedJobs(db, community);
  return { nextDue: row?.due == null ? null : instantOut(row.due), failedJobs: failed.length };
}
