import { AsyncLocalStorage } from "node:async_hooks";
import { killPoint } from "#kernel/kill-point.ts";
import { passTurn } from "#kernel/turn.ts";
import { type Running, runWork } from "./change.ts";
import type { Tx } from "./db.ts";
import { StoreProblem } from "./problem.ts";
import type { SqliteLane } from "./sqlite-lane.ts";

const MOST_IN_A_GROUP = 512;

/** How long everybody waits for another process that reads from the log which is to be emptied, and how often it is looked at again, in milliseconds. */
const SCRUB_PATIENCE = 100;
const SCRUB_AGAIN = 1_000;

interface Waiting {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly inItsContext: <R>(run: () => R) => R;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Outcome {
  readonly waiting: Waiting;
  readonly run: Running;
  kept: boolean;
  value: unknown;
}

/** What the grouping needs to know of the database it writes to. */
export interface GroupParts {
  readonly lane: SqliteLane;
  readonly makeTx: (run: Running) => Tx;
  /** Turns what made a whole group fail into what each of its callers is told. */
  readonly problem: (error: unknown) => StoreProblem;
  /**
   * Empties the log of the last writes, waiting for `patience` milliseconds at most, in which nothing else happens; false when somebody
   * is still reading from it, or the disk does not let us.
   */
  readonly emptyLog: (patience: number) => boolean;
  /** Called after a commit that kept something. */
  readonly committed: () => void;
}

/** The writing side of SQLite: one transaction and one commit for all who wait in the same turn. */
export interface GroupCommit {
  readonly change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Runs `task` between two groups, with nobody else writing. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Takes nothing more, and resolves once everyone who waits has an answer. */
  readonly finish: () => Promise<void>;
}

/**
 * Groups changes on the writing connection. A group is what was asked by the time the event loop has turned, and what
 * joins while it runs, 512 works at most. The works run strictly one after another: interleaved savepoints on one
 * connection lose what was accepted and keep what was refused. Everyone is answered after the commit, refusals too,
 * since a refusal may rest on what another work of the group has just written.
 */
export function groupCommit(parts: GroupParts): GroupCommit {
  const { lane } = parts;
  let queue: Waiting[] = [];
  let scheduled = false;
  let busy = false;
  let finished = false;
  let scrubbing: NodeJS.Timeout | null = null;
  let interrupt: ((error: unknown) => void) | null = null;

  function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (finished) return Promise.reject(new Error("A change was asked for after the database was closed."));
    return new Promise<T>((resolve, reject) => {
      const inItsContext = AsyncLocalStorage.snapshot();
      queue.push({ work, inItsContext, resolve: resolve as (value: unknown) => void, reject });
      killPoint("change asked");
      schedule();
      passTurn();
    });
  }

  function schedule(): void {
    if (scheduled || busy || queue.length === 0) return;
    scheduled = true;
    setImmediate(startGroup);
  }

  function startGroup(): void {
    scheduled = false;
    if (busy) return;
    busy = true;
    void runGroup().then(() => {
      busy = false;
      schedule();
    });
  }

  async function runGroup(): Promise<void> {
    const group: Outcome[] = [];
    let turned = setImmediate(noticeWaiting);
    function noticeWaiting(): void {
      interrupt?.(new StoreProblem("store-change-waited"));
      turned = setImmediate(noticeWaiting);
    }
    try {
      begin(group);
      await runWorks(group);
      lane.say("commit");
      killPoint("change committed");
    } catch (error) {
      undoAll(group, error);
    } finally {
      clearImmediate(turned);
    }
    scrubAfter(group);
    answer(group);
  }

  /** Before anybody is answered; while another process reads, as soon as it has done, without holding up anybody meanwhile. */
  function scrubAfter(group: readonly Outcome[]): void {
    if (scrubbing !== null || !group.some(({ kept, run }) => kept && run.scrub)) return;
    if (!parts.emptyLog(SCRUB_PATIENCE)) scrubbing = setInterval(scrubAgain, SCRUB_AGAIN).unref();
  }

  function scrubAgain(): void {
    if (busy || !parts.emptyLog(0)) return;
    stopScrubbing();
  }

  function stopScrubbing(): void {
    if (scrubbing !== null) clearInterval(scrubbing);
    scrubbing = null;
  }

  function begin(group: Outcome[]): void {
    try {
      lane.say("begin immediate");
      killPoint("change begun");
    } catch (error) {
      for (const waiting of queue) group.push(outcomeOf(waiting));
      queue = [];
      throw error;
    }
  }

  async function runWorks(group: Outcome[]): Promise<void> {
    let taken = 0;
    try {
      while (taken < queue.length && taken < MOST_IN_A_GROUP) {
        const outcome = outcomeOf(queue[taken] as Waiting);
        taken += 1;
        group.push(outcome);
        await runOne(outcome);
      }
    } finally {
      queue = queue.slice(taken);
    }
  }

  async function runOne(outcome: Outcome): Promise<void> {
    lane.say("savepoint work");
    try {
      outcome.value = await ended(outcome);
      outcome.run.open = false;
      killPoint("change worked");
      lane.say("release work");
      outcome.kept = true;
      killPoint("change kept");
    } catch (error) {
      outcome.run.open = false;
      if (!lane.inTransaction()) throw error;
      lane.say("rollback to work");
      lane.say("release work");
      outcome.value = error;
    }
  }

  function ended({ waiting, run }: Outcome): Promise<unknown> {
    return new Promise((resolve, reject) => {
      interrupt = reject;
      waiting.inItsContext(() => runWork(run, parts.makeTx(run), waiting.work)).then(resolve, reject);
    });
  }

  function undoAll(group: readonly Outcome[], error: unknown): void {
    if (lane.inTransaction()) lane.say("rollback");
    for (const outcome of group) {
      outcome.kept = false;
      outcome.value = parts.problem(error);
    }
  }

  function answer(group: readonly Outcome[]): void {
    let kept = 0;
    for (const outcome of group) {
      if (!outcome.kept) {
        outcome.waiting.reject(outcome.value);
        continue;
      }
      kept += 1;
      outcome.waiting.resolve(outcome.value);
      for (const then of outcome.run.afterwards) queueMicrotask(then);
    }
    if (kept > 0) parts.committed();
  }

  async function idle(): Promise<void> {
    while (busy || queue.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  async function alone<T>(task: () => Promise<T>): Promise<T> {
    await idle();
    busy = true;
    try {
      return await task();
    } finally {
      busy = false;
      schedule();
    }
  }

  async function finish(): Promise<void> {
    finished = true;
    await idle();
    stopScrubbing();
  }

  return { change, alone, finish };
}

function outcomeOf(waiting: Waiting): Outcome {
  return { waiting, run: { open: true, afterwards: [], scrub: false }, kept: false, value: undefined };
}
