import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { killPoint } from "#kernel/kill-point.ts";
import { passTurn } from "#kernel/turn.ts";
import { makeTx, type Running, runWork } from "./change.ts";
import { type Db, type Engine, type Link, link, type Statement, type Tx } from "./db.ts";
import { kyselyCompiler, kyselyOver } from "./kysely.ts";
import { lanes } from "./lanes.ts";
import type { EngineParts, OpenEngine, PostgresClient, PostgresPool } from "./open.ts";
import { codeOf, isStale, postgresProblem } from "./postgres-problem.ts";
import { StoreProblem } from "./problem.ts";

const MOST_TRIES = 4;
const AGAIN: ReadonlySet<string> = new Set(["40001", "40P01"]);

interface Question {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

type Ask = (question: Question) => Promise<{ readonly rows: unknown[]; readonly rowCount: number | null; readonly command: string }>;

/**
 * The engine on PostgreSQL: each change is a transaction on a connection of `writers`; reads go through `readers`, whose
 * sessions are read-only, so that a change that reads through a `Db` cannot starve the changes of connections. `server`
 * is for the words of a problem.
 */
export function postgresEngine(writers: PostgresPool, readers: PostgresPool, server: string, parts: EngineParts): OpenEngine {
  const listeners = new Set<() => void>();
  const underWay = new Set<Promise<unknown>>();
  const lane = lanes(writers.options.max);
  let closed: Promise<void> | null = null;

  function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (closed !== null) return Promise.reject(new Error("A change was asked for after the database was closed."));
    killPoint("change asked");
    const asked = changeAgain(work);
    const ended = asked.then(forget, forget);
    function forget(): void {
      underWay.delete(ended);
    }
    underWay.add(ended);
    return asked;
  }

  async function closeAll(): Promise<void> {
    await Promise.all(underWay);
    await Promise.all([writers.end(), readers.end()]);
  }

  async function changeAgain<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await lane(() => changeOnce(work));
      } catch (error) {
        if (tries < MOST_TRIES && (AGAIN.has(codeOf(error)) || isStale(error))) continue;
        throw postgresProblem(error, server) ?? error;
      }
    }
  }

  async function changeOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await writers.connect();
    const run: Running = { open: true, afterwards: [], scrub: false };
    let fit = false;
    try {
      await client.query("begin");
      killPoint("change begun");
      const value = await runWork(run, txOver(engine, client, run), work);
      run.open = false;
      passTurn();
      killPoint("change worked");
      await commit(client);
      fit = true;
      killPoint("change committed");
      committed(run);
      return value;
    } catch (error) {
      run.open = false;
      fit = (await rolledBack(client)) && !isStale(error);
      throw error;
    } finally {
      client.release(!fit);
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
  const read = asking(readers);
  const db = Object.assign(kyselyOver("postgres", connectionOver(read)), { [link]: linkOver(engine, read) }) as Db;
  return {
    db,
    async migrating(task) {
      const client = await writers.connect();
      try {
        return await task({
          db: kyselyOver(
            "postgres",
            connectionOver((question) => client.query(question)),
          ),
          say: async (sql) => void (await client.query(sql)),
          undo: async () => void (await client.query("rollback")),
        });
      } catch (error) {
        throw postgresProblem(error, server) ?? error;
      } finally {
        client.release(true);
      }
    },
    close() {
      closed ??= closeAll();
      return closed;
    },
  };
}

async function commit(client: PostgresClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new StoreProblem("store-change-lost", { reason: "an error inside the change was caught" });
  killPoint("change kept");
}

function rolledBack(client: PostgresClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

/** Asks on any connection; those whose statements went stale are closed, one after another, until a fresh one answers. */
function asking(pool: PostgresPool): Ask {
  const lane = lanes(pool.options.max);

  async function ask(question: Question): ReturnType<Ask> {
    try {
      return await pool.query(question);
    } catch (error) {
      if (!isStale(error)) throw error;
    }
    for (let left = pool.totalCount; ; left -= 1) {
      const client = await pool.connect();
      let fit = false;
      try {
        const answer = await client.query(question);
        fit = true;
        return answer;
      } catch (error) {
        if (!isStale(error) || left === 0) throw error;
      } finally {
        client.release(!fit);
      }
    }
  }

  return (question) => lane(() => ask(question));
}

function txOver(engine: Engine, client: PostgresClient, run: Running): Tx {
  function ask(question: Question) {
    if (!run.open) throw new Error("A tx was used after its change had ended. Await everything inside the work.");
    return client.query(question);
  }
  return makeTx(linkOver(engine, ask), run, () => kyselyOver("postgres", connectionOver(ask)));
}

function linkOver(engine: Engine, ask: Ask): Link {
  function run(statement: Statement, params: object) {
    return ask({ name: statement.name, text: statement.sql, values: statement.bind(params) });
  }
  return {
    engine,
    rows: async (_, statement, params) => (await run(statement, params)).rows,
    row: async (_, statement, params) => (await run(statement, params)).rows[0] ?? null,
    touched: async (_, statement, params) => (await run(statement, params)).rowCount ?? 0,
  };
}

function connectionOver(ask: Ask): DatabaseConnection {
  async function executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await ask({ text: sql, values: [...parameters] });
    if (command === "SELECT") return { rows: rows as R[] };
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  }
  return {
    executeQuery,
    async *streamQuery<R>(query: CompiledQuery) {
      yield await executeQuery<R>(query);
    },
  };
}
