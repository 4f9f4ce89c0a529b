import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { sql } from "kysely";
import type { Config } from "#config.ts";
import { migrations } from "#migrations/all.ts";
import { RunProblem } from "#problem.ts";
import { holdWriterLock } from "#store/lock.ts";
import { migrate } from "#store/migrate.ts";
import { type LentConnection, openStore, type Store } from "#store/open.ts";
import { reasonOf, StoreProblem } from "#store/problem.ts";
import { databaseFile } from "./configured-database.ts";
import { type DumpHead, type DumpLine, dumpHash, valueIn } from "./dump-format.ts";
import { withoutForeignKeys } from "./foreign-keys.ts";
import { type AnyTables, rowsAtOnce, tablesOf } from "./tables.ts";

/** What was loaded. */
export interface Loaded {
  readonly tables: number;
  readonly rows: number;
  /** The migrations that came after those of the dump. */
  readonly migrated: readonly string[];
}

/**
 * Fills the configured database, which must be empty, with a dump of any database. The file is looked through to its end
 * first, and everything is loaded in one transaction: it is all there afterwards, or nothing. A dump of an older
 * Parvis is loaded into the tables of its time and brought up to date. Throws a `RunProblem` for a file that is no dump, was cut or
 * changed, or is newer than the program, and for a database that holds something.
 */
export async function loadConfigured(config: Config, path: string): Promise<Loaded> {
  const head = await checkDump(path);
  const file = databaseFile(config);
  const lock = file === null ? null : await holdWriterLock(file);
  const store = await openStore({ url: config.databaseUrl });
  try {
    return await loadStore(store, path, head);
  } finally {
    await store.close();
    lock?.release();
  }
}

/** Loads a dump that `checkDump` found whole into an open, empty database. */
export async function loadStore(store: Store, path: string, head: DumpHead): Promise<Loaded> {
  const ofItsTime = migrations.filter(({ name }) => head.schema.includes(name));
  const { done } = await migrate(store, ofItsTime).catch((error: unknown) => {
    throw error instanceof StoreProblem && error.key === "store-database-newer" ? new RunProblem("load-not-empty") : error;
  });
  if (done.length < ofItsTime.length) await refuseUnlessEmpty(store);
  const counted = await store.migrating((lent) => fill(store, lent, path));
  const { done: migrated } = await migrate(store, migrations);
  return { ...counted, migrated };
}

/** Reads a dump to its end. Throws a `RunProblem` with the line where it is wrong. */
export async function checkDump(path: string): Promise<DumpHead> {
  const hash = dumpHash();
  const found: { head: DumpHead | null; columns: number; rows: number; end: boolean } = { head: null, columns: 0, rows: 0, end: false };
  for await (const { text, line, number } of linesOf(path)) {
    const wrong = (key: string) => new RunProblem(key, { path, line: number });
    if (found.end) throw wrong("load-damaged");
    if (number === 1) {
      if (line === null || !("parvis" in line) || line.parvis?.dump !== 1 || !Array.isArray(line.parvis.schema)) {
        throw new RunProblem("load-no-dump", { path });
      }
      found.head = line.parvis;
    } else if (line === null) throw wrong("load-damaged");
    else if (Array.isArray(line)) {
      if (line.length !== found.columns) throw wrong("load-damaged");
      found.rows += 1;
    } else if ("table" in line) found.columns = line.columns.length;
    else if ("end" in line) {
      found.end = true;
      if (line.end.rows !== found.rows || line.end.sha256 !== hash.digest("hex")) throw wrong("load-damaged");
      continue;
    } else throw wrong("load-damaged");
    hash.update(`${text}\n`);
  }
  if (found.head === null) throw new RunProblem("load-no-dump", { path });
  if (!found.end) throw new RunProblem("load-cut", { path });
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = found.head.schema.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new RunProblem("load-newer", { path, name: unknown.join(", ") });
  return found.head;
}

async function refuseUnlessEmpty(store: Store): Promise<void> {
  const some = await store.db.selectFrom("communities").select("id").limit(1).executeTakeFirst();
  if (some !== undefined) throw new RunProblem("load-not-empty");
}

async function fill(store: Store, lent: LentConnection, path: string): Promise<Omit<Loaded, "migrated">> {
  const db = lent.db as AnyTables;
  try {
    return await withoutForeignKeys(store, lent, async () => {
      for (const { name } of await tablesOf(db, store.dialect)) await sql`delete from ${sql.table(name)}`.execute(db);
      return insertAll(db, path);
    });
  } catch (error) {
    await lent.undo();
    throw error;
  }
}

/** PostgreSQL takes 65,535 values in a statement, SQLite 32,766. */
const MOST_VALUES = 30_000;

async function insertAll(db: AnyTables, path: string): Promise<Omit<Loaded, "migrated">> {
  let table: { readonly name: string; readonly columns: readonly string[] } | null = null;
  let waiting: Readonly<Record<string, unknown>>[] = [];
  const counted = { tables: 0, rows: 0 };

  async function flush(): Promise<void> {
    if (table === null || waiting.length === 0) return;
    await db.insertInto(table.name).values(waiting).execute();
    waiting = [];
  }

  for await (const { line } of linesOf(path)) {
    if (line === null) continue;
    if ("table" in line) {
      await flush();
      table = { name: line.table, columns: line.columns };
      counted.tables += 1;
    } else if (Array.isArray(line) && table !== null) {
      waiting.push(Object.fromEntries(table.columns.map((column, at) => [column, valueIn(line[at])])));
      counted.rows += 1;
      const full = (waiting.length + 1) * table.columns.length > MOST_VALUES;
      if (full || waiting.length >= rowsAtOnce(table.columns)) await flush();
    }
  }
  await flush();
  return counted;
}

/** The lines of a dump from the first; `line` is null where it is not JSON of ours. */
async function* linesOf(path: string): AsyncGenerator<{ readonly text: string; readonly line: DumpLine | null; readonly number: number }> {
  const file = createReadStream(path);
  const plain = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  if (plain !== file) file.on("error", (error) => plain.destroy(error));
  let number = 0;
  try {
    for await (const text of createInterface({ input: plain, crlfDelay: 0 })) {
      number += 1;
      yield { text, line: lineOf(text), number };
    }
  } catch (error) {
    if (error instanceof Error && ("syscall" in error || "errno" in error))
      throw new RunProblem("cli-file-unreadable", { path, reason: reasonOf(error) });
    throw error;
  }
}

function lineOf(text: string): DumpLine | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as DumpLine) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
