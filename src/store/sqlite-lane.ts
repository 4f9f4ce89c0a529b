import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { Statement } from "./db.ts";
import type { SqliteDatabase } from "./open.ts";

const MOST_CACHED = 500;

interface Prepared {
  readonly reader: boolean;
  readonly all: (values: readonly unknown[]) => unknown[];
  readonly get: (values: readonly unknown[]) => unknown;
  readonly run: (values: readonly unknown[]) => { readonly changes: number; readonly lastInsertRowid: number | bigint };
}

/** One connection to SQLite with the statements that it has prepared. Everything here is done when it returns. */
export interface SqliteLane {
  readonly rows: (slot: number, statement: Statement, params: object) => readonly unknown[];
  readonly row: (slot: number, statement: Statement, params: object) => unknown;
  readonly touched: (slot: number, statement: Statement, params: object) => number;
  readonly query: (query: CompiledQuery) => QueryResult<unknown>;
  /** Runs a text without values, such as `begin immediate`. */
  readonly say: (sql: string) => void;
  /** Whether a transaction is open; SQLite itself may have rolled one back. */
  readonly inTransaction: () => boolean;
  /** Forgets what is prepared; after the tables have changed. */
  readonly forget: () => void;
  readonly close: () => void;
}

/**
 * Opens a lane on `database`. Preparing costs several times what running does, so a statement is prepared once: by its
 * slot when it is hot, by its text otherwise (the newest 500).
 */
export function sqliteLane(database: SqliteDatabase): SqliteLane {
  let bySlot: Prepared[] = [];
  const byText = new Map<string, Prepared>();

  function hot(slot: number, statement: Statement): Prepared {
    const known = bySlot[slot];
    if (known !== undefined) return known;
    const made = database.prepare(statement.sql) as unknown as Prepared;
    bySlot[slot] = made;
    return made;
  }

  function cached(sql: string): Prepared {
    const known = byText.get(sql);
    if (known !== undefined) return known;
    const made = database.prepare(sql) as unknown as Prepared;
    if (byText.size >= MOST_CACHED) byText.delete(byText.keys().next().value as string);
    byText.set(sql, made);
    return made;
  }

  return {
    rows: (slot, statement, params) => hot(slot, statement).all(statement.bind(params)),
    row: (slot, statement, params) => hot(slot, statement).get(statement.bind(params)),
    touched: (slot, statement, params) => hot(slot, statement).run(statement.bind(params)).changes,
    query({ sql, parameters }) {
      const prepared = cached(sql);
      if (prepared.reader) return { rows: prepared.all(parameters) };
      const { changes, lastInsertRowid } = prepared.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    say: (sql) => {
      cached(sql).run([]);
    },
    inTransaction: () => database.inTransaction,
    forget() {
      bySlot = [];
      byText.clear();
    },
    close: () => {
      database.close();
    },
  };
}

/** A kysely connection over a lane; `check` throws where it may no longer be used. */
export function laneConnection(lane: SqliteLane, check: () => void): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      check();
      return lane.query(query) as QueryResult<R>;
    },
    async *streamQuery<R>(query: CompiledQuery) {
      check();
      yield lane.query(query) as QueryResult<R>;
    },
  };
}
