import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";

/** What may be kept with a job: JSON. */
export type JobFact = string | number | boolean | null | readonly JobFact[] | { readonly [name: string]: JobFact | undefined };

/** Something to be done later, as a handler gets it. */
export interface Job {
  readonly community: Id;
  readonly id: Id;
  readonly kind: string;
  readonly subject: Id;
  /** Tells several jobs of one kind and subject apart; empty when there is one. */
  readonly key: string;
  /** The instant it was meant for. */
  readonly due: Instant;
  /** What was planned with it, as JSON gave it back. */
  readonly facts: unknown;
  /** How often it has failed before, for this due time. */
  readonly attempts: number;
}

/** When a job runs. */
export interface JobRun {
  readonly now: Instant;
  /** How long after its due time, in milliseconds. */
  readonly late: number;
  /**
   * From when on the next due time is to be looked for: the due time itself where each is to be done (`each`), otherwise
   * now, so that those missed meanwhile are left out.
   */
  readonly from: Instant;
}

/**
 * What became of a job: it is done, it has its next due time (later than `run.from`), it is tried again in a while (in
 * milliseconds), or its subject is gone.
 */
export type JobAnswer =
  | { readonly kind: "done" }
  | { readonly kind: "again"; readonly at: Instant }
  | { readonly kind: "in a while"; readonly wait: number }
  | { readonly kind: "gone" };

export const done: JobAnswer = { kind: "done" };
export const gone: JobAnswer = { kind: "gone" };

export function again(at: Instant): JobAnswer {
  return { kind: "again", at };
}

export function inAWhile(wait: number): JobAnswer {
  return { kind: "in a while", wait };
}

type JobHandler = (tx: Tx, job: Job, run: JobRun) => Promise<JobAnswer>;

/**
 * How jobs of one kind are done, and what happens to due times that were missed while nothing ran:
 *
 * - `skip`: when it is later than `grace` milliseconds, the job is not done; `skipped` says what becomes of it then (the
 *   next due time of something that repeats), without it the job is over;
 * - `once`: it is done once, however many were missed, and is told how late it is;
 * - `each`: it is done once for each that was missed.
 *
 * `handle` runs inside a change, and the job is that change's first row: rows, notices and further jobs, nothing else. When
 * it throws, all of it is undone and the job is tried again later; other jobs go on.
 */
export type JobKind =
  | { readonly catchUp: "skip"; readonly grace: number; readonly handle: JobHandler; readonly skipped?: JobHandler }
  | { readonly catchUp: "once"; readonly handle: JobHandler }
  | { readonly catchUp: "each"; readonly handle: JobHandler };

/** Every kind of job, by name. */
export type JobKinds = Readonly<Record<string, JobKind>>;
