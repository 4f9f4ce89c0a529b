import { after, type Instant, MINUTE, SECOND } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hotWrite } from "#store/hot.ts";
import type { JobRow } from "#store/tables/telling.ts";
import { dueJobs, type FoundJob } from "./due.ts";
import type { Job, JobAnswer, JobKind, JobKinds, JobRun } from "./job.ts";

/** A job fails for good after this many attempts, the last about two hours after the first. */
export const JOB_ATTEMPTS = 8;

/** A job that could not be done, for the log. It holds no facts. */
export interface JobTrouble {
  readonly community: Id;
  readonly id: Id;
  readonly kind: string;
  readonly attempts: number;
  /** It will not be tried again by itself. */
  readonly failed: boolean;
  readonly error: unknown;
}

/** How due jobs are run. */
export interface RunOptions {
  /** How many are run side by side, so that they share a commit; one after another unless given. */
  readonly atOnce?: number;
  /** Hears of each failure. */
  readonly trouble?: (trouble: JobTrouble) => void;
}

/** What became of one job: done or moved on, failed this time, or somebody else had it or moved it. */
export type Ran = "ran" | "failed" | "not ours";

/**
 * Does everything that is due by `now`, in the order of the due times, also what is planned meanwhile and due by then.
 * Resolves to how many jobs have run. A job that fails does not keep the others from running.
 */
export async function runDue(db: Db, kinds: JobKinds, now: Instant, options: RunOptions = {}): Promise<number> {
  const atOnce = options.atOnce ?? 1;
  let count = 0;
  for (;;) {
    const jobs = await dueJobs(db, now, atOnce);
    if (jobs.length === 0) return count;
    const ran = await Promise.all(jobs.map((job) => runJob(db, kinds, job, now, options)));
    count += ran.filter((one) => one === "ran").length;
  }
}

/** Runs one job as it was found, in a change of its own that begins by claiming its row. */
export async function runJob(db: Db, kinds: JobKinds, found: FoundJob, now: Instant, options: RunOptions = {}): Promise<Ran> {
  try {
    return await change(db, async (tx) => {
      const row = await claim.first(tx, claimed(found, now));
      if (row === null) return "not ours";
      await settle(tx, row, await handle(tx, kinds, row, now), now);
      return "ran";
    });
  } catch (error) {
    const failure = await noteFailure(db, found, now, error);
    if (failure === null) return "not ours";
    options.trouble?.(failure);
    return "failed";
  }
}

const claim = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly version: number; readonly now: string }) =>
  q
    .updateTable("jobs")
    .set((job) => ({ version: job("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("version", "=", p.version)
    .where("state", "=", "due")
    .where("try_at", "<=", p.now)
    .returningAll(),
);

function claimed(found: FoundJob, now: Instant) {
  return { community: found.community, id: found.id, version: found.version, now: instantIn(now) };
}

async function handle(tx: Tx, kinds: JobKinds, row: JobRow, now: Instant): Promise<{ readonly answer: JobAnswer; readonly run: JobRun }> {
  const kind = Object.hasOwn(kinds, row.kind) ? (kinds[row.kind] as JobKind) : undefined;
  if (kind === undefined) throw new Error(`Nothing handles jobs of the kind ${row.kind}.`);
  const job = jobOf(row);
  const late = Math.max(0, now - job.due);
  const run = { now, late, from: kind.catchUp === "each" ? job.due : now };
  if (kind.catchUp !== "skip" || late <= kind.grace) return { answer: await kind.handle(tx, job, run), run };
  return { answer: kind.skipped === undefined ? { kind: "gone" } : await kind.skipped(tx, job, run), run };
}

function jobOf(row: JobRow): Job {
  return {
    community: row.community,
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    key: row.key,
    due: instantOut(row.due),
    facts: jsonOut(row.facts, (value) => value),
    attempts: row.attempts,
  };
}

/** Keeps the answer, unless the handler itself has planned the job anew or removed it. */
async function settle(
  tx: Tx,
  row: JobRow,
  { answer, run }: { readonly answer: JobAnswer; readonly run: JobRun },
  now: Instant,
): Promise<void> {
  if (answer.kind === "done" || answer.kind === "gone") {
    await finish.run(tx, { community: row.community, id: row.id, version: row.version });
    return;
  }
  if (answer.kind === "in a while" && answer.wait <= 0) throw new RangeError(`The job ${row.kind} must wait for more than nothing.`);
  if (answer.kind === "again" && answer.at <= run.from) {
    throw new RangeError(`The job ${row.kind} must be due again later than ${instantIn(run.from)}.`);
  }
  const tryAt = instantIn(answer.kind === "again" ? answer.at : after(now, answer.wait));
  const due = answer.kind === "again" ? tryAt : row.due;
  await move.run(tx, { community: row.community, id: row.id, version: row.version, due, tryAt });
}

const finish = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly version: number }) =>
  q.deleteFrom("jobs").where("community", "=", p.community).where("id", "=", p.id).where("version", "=", p.version),
);

const move = hotWrite(
  (q, p: { readonly community: Id; readonly id: Id; readonly version: number; readonly due: string; readonly tryAt: string }) =>
    q
      .updateTable("jobs")
      .set((job) => ({ due: p.due, try_at: p.tryAt, attempts: 0, reason: null, version: job("version", "+", 1) }))
      .where("community", "=", p.community)
      .where("id", "=", p.id)
      .where("version", "=", p.version),
);

/** Marks the failure in a change of its own, since the job's change is undone. Null when the job has moved on meanwhile. */
async function noteFailure(db: Db, found: FoundJob, now: Instant, error: unknown): Promise<JobTrouble | null> {
  return await change(db, async (tx) => {
    const row = await claim.first(tx, claimed(found, now));
    if (row === null) return null;
    const attempts = row.attempts + 1;
    const failed = attempts >= JOB_ATTEMPTS;
    await tx
      .updateTable("jobs")
      .set({
        attempts,
        state: failed ? "failed" : "due",
        try_at: instantIn(after(now, backoff(attempts))),
        reason: error instanceof Error ? error.name : "unknown",
      })
      .where("community", "=", row.community)
      .where("id", "=", row.id)
      .execute();
    return { community: row.community, id: row.id, kind: row.kind, attempts, failed, error };
  });
}

/** Ten seconds, then three times as long after each failure, at most an hour. */
function backoff(attempts: number): number {
  return Math.min(60 * MINUTE, 10 * SECOND * 3 ** (attempts - 1));
}
