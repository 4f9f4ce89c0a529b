import type { Compilable } from "kysely";
import type { Tx } from "./db.ts";
import { type HotWriter, hotWrite } from "./hot.ts";
import type { Schema } from "./schema.ts";

/** So many rows stand in one statement: enough to be quick, and few enough values for both databases. */
const TOGETHER = 64;

/**
 * Inserts many rows of one table, in statements that are compiled and prepared once. `columns` are those that each row gives;
 * `conflict` says what happens to a row that is there already. Rows go in in their order.
 *
 *     const insertPeople = insertMany("people", ["community", "id", "name"]);
 *     await insertPeople(tx, rows);
 */
export function insertMany<T extends keyof Schema & string, C extends keyof Schema[T] & string>(
  table: T,
  columns: readonly C[],
  // biome-ignore lint/suspicious/noExplicitAny: the builder's type depends on the table
  conflict: (insert: any) => Compilable<unknown> = (insert) => insert,
): (tx: Tx, rows: readonly Pick<Schema[T], C>[]) => Promise<void> {
  const width = columns.length;
  const writing = (count: number) =>
    hotWrite((q: HotWriter, p: Readonly<Record<number, unknown>>) => {
      const rows = Array.from({ length: count }, (_, row) =>
        Object.fromEntries(columns.map((column, at) => [column, p[row * width + at]])),
      );
      // biome-ignore lint/suspicious/noExplicitAny: rows of a table that is named when this is called
      return conflict((q.insertInto(table) as any).values(rows));
    });
  const [many, one] = [writing(TOGETHER), writing(1)];
  const valuesOf = (rows: readonly Pick<Schema[T], C>[]) => rows.flatMap((row) => columns.map((column) => row[column]));
  return async (tx, rows) => {
    let at = 0;
    for (; at + TOGETHER <= rows.length; at += TOGETHER) await many.run(tx, valuesOf(rows.slice(at, at + TOGETHER)));
    for (; at < rows.length; at += 1) await one.run(tx, valuesOf(rows.slice(at, at + 1)));
  };
}
