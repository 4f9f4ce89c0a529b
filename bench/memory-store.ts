import { machineClock } from "#kernel/clock.ts";
import { clockIds } from "#kernel/ids.ts";
import type { SqliteDatabase, Store } from "#store/open.ts";
import { sqliteEngine } from "#store/sqlite.ts";

/** What a statement gave. */
export interface Gave {
  readonly connection: "writer" | "reader";
  readonly gave: unknown;
}

/** A store that asks no database: each statement gives what the same statement gave when it was recorded. */
export interface MemoryStore {
  readonly store: Store;
  /** Begins again with the first answer of a recording. */
  readonly answerFrom: (recorded: readonly Gave[]) => void;
}

/** Opens one; `readers` holds the texts that give rows. */
export function memoryStore(readers: ReadonlySet<string>): MemoryStore {
  const answers: Record<Gave["connection"], { list: readonly unknown[]; at: number }> = {
    writer: { list: [], at: 0 },
    reader: { list: [], at: 0 },
  };

  function database(connection: Gave["connection"]): SqliteDatabase {
    const mine = answers[connection];
    function next(): unknown {
      mine.at += 1;
      return mine.list[mine.at - 1];
    }
    const prepare = (text: string) => ({ reader: readers.has(text), all: next, get: next, run: next });
    return { prepare, inTransaction: false, close: () => undefined } as unknown as SqliteDatabase;
  }

  const clock = machineClock;
  const ids = clockIds(clock);
  const engine = sqliteEngine(database("writer"), database("reader"), "memory", { clock, ids });
  return {
    store: { ...engine, dialect: "sqlite", clock, ids, path: null },
    answerFrom(recorded) {
      for (const connection of ["writer", "reader"] as const) {
        answers[connection].list = recorded.filter((one) => one.connection === connection).map(({ gave }) => gave);
        answers[connection].at = 0;
      }
    },
  };
}
