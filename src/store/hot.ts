import { createHash } from "node:crypto";
import type { Compilable, Kysely } from "kysely";
import { type Db, type Dialect, type Engine, link, type Statement, type Tx } from "./db.ts";
import type { Schema } from "./schema.ts";

/** What a hot read is built with. */
export type HotReader = Pick<Kysely<Schema>, "selectFrom" | "selectNoFrom" | "with" | "withRecursive">;

/** What a hot write is built with. */
export type HotWriter = Pick<Kysely<Schema>, "insertInto" | "updateTable" | "deleteFrom" | "with">;

/** A read that is compiled once; see `hot`. */
export interface HotRead<P extends object, R> {
  /** The first row, or null. Add `limit(1)` where several could match. */
  readonly first: (db: Db, params: P) => Promise<R | null>;
  readonly all: (db: Db, params: P) => Promise<readonly R[]>;
}

/** A write that is compiled once; see `hotWrite`. */
export interface HotWrite<P extends object, R> {
  /** How many rows it changed. */
  readonly run: (tx: Tx, params: P) => Promise<number>;
  /** The first row of its `returning`, or null when it touched nothing. */
  readonly first: (tx: Tx, params: P) => Promise<R | null>;
  readonly all: (tx: Tx, params: P) => Promise<readonly R[]>;
}

/**
 * A read that runs often: built and compiled once for each database, prepared once for each connection. Use it for keyed
 * reads on the way of every command; a query whose shape varies is built with `db.selectFrom` as usual.
 *
 *     const findGathering = hot((q, p: { readonly community: Id; readonly id: Id }) =>
 *       q.selectFrom("gatherings").selectAll().where("community", "=", p.community).where("id", "=", p.id));
 *
 *     const row = await findGathering.first(db, { community, id });
 *
 * `build` runs once, with holes in place of the values: a hole may only be handed to the builder, never looked into,
 * tested, joined to a text or spread (write `values({ id: p.id, title: p.title })`). A list for `in` cannot be a hole.
 */
export function hot<P extends object, R>(build: (q: HotReader, p: P) => Compilable<R>): HotRead<P, R> {
  const statementFor = compiledOnce(build);
  return {
    first: (db, params) => firstRow<R>(db, statementFor, params),
    all: (db, params) => allRows<R>(db, statementFor, params),
  };
}

/**
 * A write that runs often; as `hot`, but it takes a `Tx`.
 *
 *     const takeSeat = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
 *       q.updateTable("gatherings").set((e) => ({ version: e("version", "+", 1) }))
 *         .where("community", "=", p.community).where("id", "=", p.id).returning("version"));
 *
 *     const taken = await takeSeat.first(tx, { community, id });
 */
export function hotWrite<P extends object, R>(build: (q: HotWriter, p: P) => Compilable<R>): HotWrite<P, R> {
  const statementFor = compiledOnce(build);
  return {
    run: (tx, params) => {
      const over = tx[link];
      return over.touched(statementFor.slot, statementFor.get(over.engine), params);
    },
    first: (tx, params) => firstRow<R>(tx, statementFor, params),
    all: (tx, params) => allRows<R>(tx, statementFor, params),
  };
}

interface Compiled {
  readonly slot: number;
  readonly get: (engine: Engine) => Statement;
}

let slots = 0;

function compiledOnce<P extends object>(build: (q: Kysely<Schema>, p: P) => Compilable<unknown>): Compiled {
  const made: Partial<Record<Dialect, Statement>> = {};
  return {
    slot: slots++,
    get(engine) {
      const known = made[engine.dialect];
      if (known !== undefined) return known;
      const statement = compile(build, engine.compiler);
      made[engine.dialect] = statement;
      return statement;
    },
  };
}

function firstRow<R>(db: Db, statement: Compiled, params: object): Promise<R | null> {
  const over = db[link];
  return over.row(statement.slot, statement.get(over.engine), params) as Promise<R | null>;
}

function allRows<R>(db: Db, statement: Compiled, params: object): Promise<readonly R[]> {
  const over = db[link];
  return over.rows(statement.slot, statement.get(over.engine), params) as Promise<readonly R[]>;
}

/** Stands for a value while a hot query is compiled. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`"${this.name}" is a hole in a hot query: it has no value yet, and can only be handed to the builder.`);
  }
}

const holes = new Proxy(
  {},
  {
    get(_, name) {
      if (typeof name === "symbol") return undefined;
      return new Hole(name);
    },
    ownKeys() {
      throw new Error("The parameters of a hot query cannot be spread: name each of them.");
    },
  },
);

function compile<P extends object>(build: (q: Kysely<Schema>, p: P) => Compilable<unknown>, compiler: Kysely<Schema>): Statement {
  const { sql, parameters } = build(compiler, holes as P).compile();
  const name = `hot_${createHash("sha256").update(sql).digest("hex").slice(0, 24)}`;
  return { sql, name, bind: binder(parameters) };
}

function binder(parameters: readonly unknown[]): (params: object) => unknown[] {
  const size = parameters.length;
  const names = parameters.map((value) => (value instanceof Hole ? value.name : null));
  return function bind(params) {
    const values = new Array<unknown>(size);
    for (let at = 0; at < size; at += 1) {
      const name = names[at] as string | null;
      values[at] = name === null ? parameters[at] : (params as Record<string, unknown>)[name];
    }
    return values;
  };
}
