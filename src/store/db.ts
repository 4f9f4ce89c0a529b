import type { Kysely } from "kysely";
import type { Clock } from "#kernel/clock.ts";
import type { Ids } from "#kernel/ids.ts";
import type { Schema } from "./schema.ts";

/** The two databases that Parvis keeps its rows in. */
export type Dialect = "sqlite" | "postgres";

/** Where a `Db` or a `Tx` keeps the way to its connection. Only the files of the store look here. */
export const link: unique symbol = Symbol("link");

/** Only `change` puts this mark, so nothing else is a `Tx`. */
export const inChange: unique symbol = Symbol("in change");

/** A statement compiled once: its text, the name it is prepared under, and where each of its values comes from. */
export interface Statement {
  readonly sql: string;
  readonly name: string;
  readonly bind: (params: object) => unknown[];
}

/** How a `Db` or a `Tx` reaches its database without passing through kysely again. */
export interface Link {
  readonly engine: Engine;
  /** The rows that a statement gives; `slot` numbers the hot query, so that each connection remembers it prepared. */
  readonly rows: (slot: number, statement: Statement, params: object) => Promise<readonly unknown[]>;
  /** The first row that it gives, or null. */
  readonly row: (slot: number, statement: Statement, params: object) => Promise<unknown>;
  /** How many rows it changed. */
  readonly touched: (slot: number, statement: Statement, params: object) => Promise<number>;
}

/** One open database: what `change`, `migrate` and the hot queries need of it. */
export interface Engine {
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly compiler: Kysely<Schema>;
  readonly listeners: Set<() => void>;
  readonly change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

type Reading = Pick<Kysely<Schema>, "selectFrom" | "selectNoFrom" | "with" | "withRecursive" | "fn" | "case" | "getExecutor">;
type Writing = Pick<Kysely<Schema>, "insertInto" | "updateTable" | "deleteFrom">;

/**
 * What reads. It sees what is committed, and cannot write. Every reader takes one; a `Tx` may be
 * passed instead, and then also sees what its own change has written so far.
 */
export interface Db extends Reading {
  readonly [link]: Link;
}

/** What writes: the inside of one change. It is good until its work has ended, and refuses to be used afterwards. */
export interface Tx extends Db, Writing {
  readonly [inChange]: true;
}
