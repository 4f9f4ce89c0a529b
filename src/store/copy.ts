import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { makeFile, openReadOnly } from "./open.ts";
import { reasonOf, StoreProblem } from "./problem.ts";

/** What is known of a SQLite file that was looked through. */
export interface Looked {
  /** The names of the migrations that it has, in order; empty for a database that is not ours. */
  readonly schema: readonly string[];
  /** What SQLite found wrong, in its words; empty for a sound one. */
  readonly faults: readonly string[];
}

/**
 * Copies a SQLite database as it stands at one moment to a new file that its owner alone reads, while others write to it, and waits for the disk. Nothing is left
 * of a copy that failed. Throws a `StoreProblem` `store-copy-failed`.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  try {
    const database = await openReadOnly(from);
    try {
      makeFile(to);
      database.prepare("vacuum into ?").run(to);
    } finally {
      database.close();
    }
    for (const written of [to, dirname(to)]) flush(written);
  } catch (error) {
    rmSync(to, { force: true });
    throw new StoreProblem("store-copy-failed", { path: to, reason: reasonOf(error) }, error);
  }
}

/** Looks through a SQLite file: every page, every index, every row that points to another. Throws a `StoreProblem` when it is no database. */
export async function lookThrough(path: string): Promise<Looked> {
  try {
    const database = await openReadOnly(path);
    try {
      const checked = database.pragma("integrity_check(20)") as readonly { readonly integrity_check: string }[];
      const astray = database.pragma("foreign_key_check") as readonly { readonly table: string }[];
      const ours = database.prepare("select name from sqlite_master where type = 'table' and name = 'migrations'").get();
      const rows =
        ours === undefined
          ? []
          : (database.prepare("select name from migrations order by name").all() as readonly { readonly name: string }[]);
      const faults = checked.map(({ integrity_check: said }) => said).filter((said) => said !== "ok");
      return {
        schema: rows.map(({ name }) => name),
        faults: [...faults, ...astray.map(({ table }) => `a row of ${table} points to nothing`)],
      };
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StoreProblem("store-not-a-database", { path }, error);
  }
}

/** Waits until the disk has what was written; SQLite does not when it copies. A folder too, since it holds the name. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
