import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import { type Db, inChange, type Link, link, type Tx } from "./db.ts";
import type { Schema } from "./schema.ts";

/** The inside of one change while it lasts. Shared by the two engines, and by nobody else. */
export interface Running {
  open: boolean;
  readonly afterwards: (() => void)[];
  /** What it deletes shall be gone from the disk too. */
  scrub: boolean;
}

const running = new AsyncLocalStorage<Running>();

/**
 * Runs `work` as one change: all of what it writes is kept, or nothing. The promise settles only after the commit has
 * reached the disk; then what `work` returned is the answer. When `work` throws, nothing of it is kept and the same
 * error comes out.
 *
 * On SQLite, those who wait in the same turn share one transaction and one commit, one after another, each in its own
 * savepoint: a refusal undoes its own part alone. On PostgreSQL each change is a transaction of its own; after a
 * deadlock or a serialisation failure the work runs again, up to three times, so it must have no effect but through `tx`.
 *
 * `work` awaits nothing but what it does through its `tx`: no platform, no network, no timer (on SQLite that is noticed
 * and fails with `store-change-waited`). A change inside a change throws at once: pass the `tx` on instead. When the database itself gives
 * up (a full disk, a failed commit), everyone in the group gets a `StoreProblem`.
 *
 * Several people who touch the same thing at once come here in the order of their arrival: the door has seen to it.
 */
export function change<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (running.getStore()?.open === true) {
    return Promise.reject(new Error("A change was asked for inside a change. Pass the tx on instead."));
  }
  return db[link].engine.change(work);
}

/**
 * Calls `listener` after each commit that kept something, once however many changes it held; the courier's bell. It must
 * be quick and must not throw. Returns what takes it away again.
 */
export function onCommit(db: Db, listener: () => void): () => void {
  const { listeners } = db[link].engine;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `then` once this change is committed, and never when it is not. It must be quick and must not throw. */
export function afterCommit(tx: Tx, then: () => void): void {
  (tx as unknown as Building)[during].afterwards.push(then);
}

/**
 * What this change deletes or overwrites shall not be read from the disk either: on SQLite the log of the last writes is
 * emptied before anybody is answered (what is deleted in the file itself is overwritten with zeros always), or, while another process
 * reads from it, as soon as it has done. PostgreSQL has no such thing: its log and its dead rows stay until it reuses them.
 */
export function scrub(tx: Tx): void {
  (tx as unknown as Building)[during].scrub = true;
}

/** Runs one work inside `running`; only the engines call it. */
export function runWork<T>(run: Running, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return running.run(run, work, tx);
}

/** Makes the `Tx` over `over`; `kysely` is asked for the first time a query is built by hand. Only the engines call it. */
export function makeTx(over: Link, run: Running, kysely: () => Kysely<Schema>): Tx {
  const tx: Building = { __proto__: building, [link]: over, [inChange]: true, [during]: run, [making]: kysely, [made]: null };
  return tx as unknown as Tx;
}

const during: unique symbol = Symbol("during");
const making: unique symbol = Symbol("making");
const made: unique symbol = Symbol("made");

interface Building {
  readonly __proto__: object;
  readonly [link]: Link;
  readonly [inChange]: true;
  readonly [during]: Running;
  readonly [making]: () => Kysely<Schema>;
  [made]: Kysely<Schema> | null;
}

const METHODS = [
  "selectFrom",
  "selectNoFrom",
  "with",
  "withRecursive",
  "case",
  "getExecutor",
  "insertInto",
  "updateTable",
  "deleteFrom",
] as const satisfies readonly (keyof Tx)[];

const building: object = Object.fromEntries(
  METHODS.map((name) => [
    name,
    function build(this: Building, ...given: never[]) {
      return (kyselyOf(this)[name] as (...given: never[]) => unknown)(...given);
    },
  ]),
);
Object.defineProperty(building, "fn", {
  get(this: Building) {
    return kyselyOf(this).fn;
  },
});

function kyselyOf(tx: Building): Kysely<Schema> {
  tx[made] ??= tx[making]();
  return tx[made];
}
