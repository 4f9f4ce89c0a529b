import type { Runner, WorkerUtils } from "graphile-worker";
import { after, type Clock, type Instant, machineClock } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { findJob } from "./due.ts";
import type { JobKinds } from "./job.ts";
import { type RunOptions, runJob } from "./run.ts";
import type { Clockwork } from "./tick.ts";

/** What graphile-worker needs. */
export interface GraphileParts {
  readonly db: Db;
  /** The address of the PostgreSQL database, as the store takes it: with `?schema=name` for another schema than the user's own. */
  readonly url: string;
  readonly kinds: () => JobKinds;
  readonly clock: Clock;
  /** How many jobs this process runs side by side; 4 when not given. */
  readonly atOnce?: number;
  readonly options?: RunOptions;
  /** Resolves when what arrived before may be taken as done; asked before each job. */
  readonly ready?: () => Promise<void>;
  /** Hears what goes wrong in the waking itself; the jobs are not lost by it. */
  readonly trouble: (error: unknown) => void;
}

const TASK = "parvis-job";

/**
 * Wakes one of any number of processes for each job, at its time. A trigger on our jobs table adds the job's id to
 * graphile-worker in the transaction that plans or moves it; the table stays the truth, so a wake-up too many does
 * nothing, and one that is lost is made good by the regular `runDue`. graphile-worker keeps its tables in a schema of its
 * own beside ours, `<ours>_waking`.
 */
export function graphileJobs(parts: GraphileParts): Clockwork {
  const { connectionString, ours, theirs } = address(parts.url);
  let runner: Runner | null = null;

  async function wake(payload: unknown): Promise<void> {
    const { community, id } = payload as { readonly community: Id; readonly id: Id };
    const found = await findJob(parts.db, community, id);
    if (found === null) return;
    const now = parts.clock.now();
    if (found.tryAt > now) {
      await runner?.addJob(TASK, { community, id }, { jobKey: `${community}/${id}`, runAt: soon(found.tryAt, now), maxAttempts: 1 });
      return;
    }
    await parts.ready?.();
    await runJob(parts.db, parts.kinds(), found, now, parts.options ?? {});
  }

  return {
    async start() {
      const { Logger, makeWorkerUtils, run } = await import("graphile-worker");
      const logger = new Logger(() => (level, message) => {
        if (level === "error") parts.trouble(new Error(message));
      });
      const utils = await makeWorkerUtils({ connectionString, schema: theirs, logger });
      try {
        await utils.migrate();
        await installTrigger(utils, ours, theirs);
      } finally {
        await utils.release();
      }
      runner = await run({
        connectionString,
        schema: theirs,
        logger,
        noHandleSignals: true,
        concurrency: parts.atOnce ?? 4,
        pollInterval: 2_000,
        taskList: { [TASK]: wake },
      });
      runner.promise.catch(parts.trouble);
    },
    async stop() {
      await runner?.stop();
      runner = null;
    },
  };
}

/** The server's clock and ours may differ: a wake-up that came too early comes again after as long as ours says. */
function soon(due: Instant, now: Instant): Date {
  return new Date(after(machineClock.now(), due - now));
}

function address(text: string): { readonly connectionString: string; readonly ours: string; readonly theirs: string } {
  const url = new URL(text);
  const ours = url.searchParams.get("schema") ?? "public";
  url.searchParams.delete("schema");
  return { connectionString: url.toString(), ours, theirs: `${ours}_waking` };
}

/**
 * The rows that are there already are added as well: they may have been planned before the trigger was there.
 */
async function installTrigger(utils: WorkerUtils, ours: string, theirs: string): Promise<void> {
  const add = (row: string) => `perform "${theirs}".add_job('${TASK}',
    json_build_object('community', ${row}.community, 'id', ${row}.id),
    run_at := ${row}.try_at::timestamptz, max_attempts := 1, job_key := ${row}.community || '/' || ${row}.id);`;
  await utils.withPgClient(async (client) => {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtext('parvis waking'))");
    await client.query(`create or replace function "${ours}".wake_job() returns trigger language plpgsql as $$
      begin ${add("new")} return null; end $$`);
    await client.query(`create or replace trigger jobs_wake after insert or update of try_at, state on "${ours}".jobs
      for each row when (new.state = 'due') execute function "${ours}".wake_job()`);
    await client.query(`do $$ declare job record; begin
      for job in select * from "${ours}".jobs where state = 'due' loop ${add("job")} end loop; end $$`);
    await client.query("commit");
  });
}
