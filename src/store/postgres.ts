import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { killPoint } from "#kernel/kill-point.ts";
import { makeTx, type Running, runWork } from "./change.ts";
import { type Db, type Engine, type Link, link, type Statement, type Tx } from "./db.ts";
import { kyselyCompiler, kyselyOver } from "./kysely.ts";
import type { EngineParts, OpenEngine, PostgresClient, PostgresPool } from "./open.ts";
import { StoreProblem } from "./problem.ts";

const MOST_TRIES = 4;
const AGAIN = new Set(["40001", "40P01"]);

type Asked = Pick<PostgresPool, "query">;

/**
 * The engine on PostgreSQL: each change is a transaction on a connection of `writers`; reads go through `readers`, whose
 * sessions are read-only, so that a change that reads through a `Db` cannot starve the changes of connections.
 */
export function postgresEngine(writers: PostgresPool, readers: PostgresPool, parts: EngineParts): OpenEngine {
  const listeners = new Set<() => void>();

  async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    killPoint("change asked");
    for (let tries = 1; ; tries += 1) {
      try {
        return await changeOnce(work);
      } catch (error) {
        if (tries === MOST_TRIES || !AGAIN.has(codeOf(error))) throw error;
      }
    }
  }

  async function changeOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await writers.connect();
    const run: Running = { open: true, afterwards: [] };
    let broken = true;
    try {
      await client.query("begin");
      killPoint("change begun");
      const value = await runWork(run, txOver(engine, client, run), work);
      run.open = false;
      killPoint("change worked");
      await commit(client);
      broken = false;
      killPoint("change committed");
      committed(run);
      return value;
    } catch (error) {
      run.open = false;
      broken = broken && !(await rolledBack(client));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  function committed(run: Running): void {
    for (const then of run.afterwards) queueMicrotask(then);
    for (const listener of listeners) queueMicrotask(listener);
  }

  const engine: Engine = {
    dialect: "postgres",
    clock: parts.clock,
    ids: parts.ids,
    compiler: kyselyCompiler("postgres"),
    listeners,
    change,
  };
  const db = Object.assign(kyselyOver("postgres", connectionOver(readers, alwaysOpen)), {
    [link]: linkOver(engine, readers, alwaysOpen),
  }) as Db;
  return {
    db,
    async migrating(task) {
      const client = await writers.connect();
      try {
        return await task(kyselyOver("postgres", connectionOver(client, alwaysOpen)));
      } finally {
        client.release(true);
      }
    },
    async close() {
      await Promise.all([writers.end(), readers.end()]);
    },
  };
}

async function commit(client: PostgresClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new StoreProblem("store-change-lost", { reason: "an error inside the change was caught" });
  killPoint("change kept");
}

async function rolledBack(client: PostgresClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function alwaysOpen(): void {}

function txOver(engine: Engine, client: PostgresClient, run: Running): Tx {
  function check(): void {
    if (!run.open) throw new Error("A tx was used after its change had ended. Await everything inside the work.");
  }
  return makeTx(linkOver(engine, client, check), () => kyselyOver("postgres", connectionOver(client, check)));
}

function linkOver(engine: Engine, asked: Asked, check: () => void): Link {
  function ask(statement: Statement, params: object) {
    check();
    return asked.query({ name: statement.name, text: statement.sql, values: statement.bind(params) });
  }
  return {
    engine,
    rows: async (_, statement, params) => (await ask(statement, params)).rows,
    row: async (_, statement, params) => (await ask(statement, params)).rows[0],
    touched: async (_, statement, params) => (await ask(statement, params)).rowCount ?? 0,
  };
}

function connectionOver(asked: Asked, check: () => void): DatabaseConnection {
  async function executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    check();
    const { rows, rowCount, command } = await asked.query({ text: sql, values: [...parameters] });
    if (command === "SELECT") return { rows };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }
  return {
    executeQuery,
    async *streamQuery<R>(query: CompiledQuery) {
      yield await executeQuery<R>(query);
    },
  };
}
