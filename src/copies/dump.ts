import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Config } from "#config.ts";
import { VERSION } from "#kernel/version.ts";
import { migrations } from "#migrations/all.ts";
import { RunProblem } from "#problem.ts";
import { instantIn } from "#store/column.ts";
import { pending } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { reasonOf } from "#store/problem.ts";
import { databaseIsThere } from "./configured-database.ts";
import { type DumpHead, dumpHash, valueOut } from "./dump-format.ts";
import { type AnyTables, rowsOf, tablesOf } from "./tables.ts";

/** What a dump holds. */
export interface Dumped {
  readonly path: string;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes everything that the configured database holds into one file of JSON lines, as it stood at one moment, while Parvis
 * may be running; compressed where the name ends in `.gz`. The file is whole or not there, and readable by its owner
 * alone. Tokens stay sealed with `PARVIS_SECRET`, which is not in it.
 */
export async function dumpConfigured(config: Config, path: string): Promise<Dumped> {
  if (!databaseIsThere(config)) throw new RunProblem("copies-no-database");
  const store = await openStore({ url: config.databaseUrl });
  try {
    if ((await pending(store, migrations)).length > 0) throw new RunProblem("export-before-migrate");
    return await dumpStore(store, path);
  } finally {
    await store.close();
  }
}

/** Writes an open database, brought up to date, to `path`. */
export async function dumpStore(store: Store, path: string): Promise<Dumped> {
  const counted = { tables: 0, rows: 0 };
  const part = `${path}.part`;
  try {
    await store.migrating(async ({ db, say, undo }) => {
      await say(store.dialect === "sqlite" ? "begin" : "begin isolation level repeatable read read only");
      try {
        await writeLines(part, path.endsWith(".gz"), linesOf(store, db as AnyTables, counted));
      } finally {
        await undo();
      }
    });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw fileProblem(error, path) ?? error;
  }
  return { path, ...counted };
}

async function* linesOf(store: Store, db: AnyTables, counted: { tables: number; rows: number }): AsyncGenerator<string> {
  const hash = dumpHash();
  function line(value: unknown): string {
    // These two end a line for some readers, and JSON leaves them as they are.
    const text = `${JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;
    hash.update(text);
    return text;
  }
  const schema = (await db.selectFrom("migrations").select("name").orderBy("name").execute()) as readonly { readonly name: string }[];
  const head: DumpHead = { dump: 1, program: VERSION, schema: schema.map(({ name }) => name), at: instantIn(store.clock.now()) };
  yield line({ parvis: head });
  for (const table of await tablesOf(db, store.dialect)) {
    counted.tables += 1;
    yield line({ table: table.name, columns: table.columns });
    for await (const row of rowsOf(db, table)) {
      counted.rows += 1;
      yield line(row.map(valueOut));
    }
  }
  yield `${JSON.stringify({ end: { rows: counted.rows, sha256: hash.digest("hex") } })}\n`;
}

async function writeLines(path: string, compressed: boolean, lines: AsyncIterable<string>): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  await once(file, "open");
  await (compressed ? pipeline(Readable.from(lines), createGzip(), file) : pipeline(Readable.from(lines), file));
  const written = await open(path, "r");
  await written.sync();
  await written.close();
}

function fileProblem(error: unknown, path: string): RunProblem | null {
  if (!(error instanceof Error) || !("syscall" in error)) return null;
  return new RunProblem("copies-unwritable", { path, reason: reasonOf(error) });
}
