import { makeTx } from "./change.ts";
import { type Db, type Engine, type Link, link } from "./db.ts";
import { groupCommit } from "./group-commit.ts";
import { kyselyCompiler, kyselyOver } from "./kysely.ts";
import type { EngineParts, OpenEngine, SqliteDatabase } from "./open.ts";
import { laneConnection, type SqliteLane, sqliteLane } from "./sqlite-lane.ts";
import { knownSqliteProblem, sqliteProblem } from "./sqlite-problem.ts";

/**
 * The engine on SQLite: `writer` changes, in groups; `reader` is a second, read-only connection that sees what is
 * committed, so that a read never waits for a change. A reader reads its pages anew after each commit of another
 * connection; so a hot read, which cannot be anything but a read, is asked of `writer` while no change is open there,
 * and sees the same. `path` is for the words of a problem.
 */
export function sqliteEngine(writer: SqliteDatabase, reader: SqliteDatabase, path: string, parts: EngineParts): OpenEngine {
  const writing = sqliteLane(writer);
  const reading = sqliteLane(reader);
  const listeners = new Set<() => void>();
  const group = groupCommit({
    lane: writing,
    makeTx: (run) => {
      function check(): void {
        if (!run.open) throw new Error("A tx was used after its change had ended. Await everything inside the work.");
      }
      return makeTx(
        linkOver(engine, writing, () => writing, check),
        run,
        () => kyselyOver("sqlite", laneConnection(writing, check)),
      );
    },
    problem: (error) => sqliteProblem(error, path, "store-change-lost"),
    emptyLog: (patience) => emptyLog(writer, patience),
    committed: () => {
      for (const listener of listeners) queueMicrotask(listener);
    },
  });
  const engine: Engine = {
    dialect: "sqlite",
    clock: parts.clock,
    ids: parts.ids,
    compiler: kyselyCompiler("sqlite"),
    listeners,
    change: group.change,
  };
  const db = Object.assign(kyselyOver("sqlite", laneConnection(reading, alwaysOpen)), {
    [link]: linkOver(engine, reading, () => (writing.inTransaction() ? reading : writing), alwaysOpen),
  }) as Db;
  return {
    db,
    migrating: (task) =>
      group.alone(async () => {
        try {
          return await task({
            db: kyselyOver("sqlite", laneConnection(writing, alwaysOpen)),
            say: async (sql) => writing.say(sql),
            undo: async () => {
              if (writing.inTransaction()) writing.say("rollback");
            },
          });
        } catch (error) {
          throw knownSqliteProblem(error, path) ?? error;
        } finally {
          writing.forget();
          reading.forget();
        }
      }),
    async close() {
      await group.finish();
      reading.close();
      writing.close();
    },
  };
}

/** Whether the write-ahead log is empty now. A disk that is full keeps it until there is room. */
function emptyLog(writer: SqliteDatabase, patience: number): boolean {
  const usual = writer.pragma("busy_timeout", { simple: true });
  try {
    writer.pragma(`busy_timeout = ${patience}`);
    const [row] = writer.pragma("wal_checkpoint(TRUNCATE)") as readonly { readonly busy: number }[];
    return row?.busy === 0;
  } catch (error) {
    if (knownSqliteProblem(error, "") === null) throw error;
    return false;
  } finally {
    writer.pragma(`busy_timeout = ${usual}`);
  }
}

function alwaysOpen(): void {
  // what is not inside a change may be used until the store is closed
}

/** Asks `asked` whatever can only read, and `lane` the rest. */
function linkOver(engine: Engine, lane: SqliteLane, asked: () => SqliteLane, check: () => void): Link {
  return {
    engine,
    async rows(slot, statement, params) {
      check();
      return asked().rows(slot, statement, params);
    },
    async row(slot, statement, params) {
      check();
      return asked().row(slot, statement, params) ?? null;
    },
    async touched(slot, statement, params) {
      check();
      return lane.touched(slot, statement, params);
    },
  };
}
