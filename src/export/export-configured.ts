import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Config } from "#config.ts";
import { machineClock } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import { migrations } from "#migrations/all.ts";
import { RunProblem } from "#problem.ts";
import type { Db } from "#store/db.ts";
import { pending } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";
import { exportCommunity } from "./community.ts";

/** What `parvis export` was asked for. */
export interface ExportOptions {
  /** By name or id; null where the database holds one. */
  readonly community: string | null;
  /** The file to write; null for standard output. */
  readonly out: string | null;
}

/** Writes a community of the configured database as JSON. Reads only, so it may be run while Parvis runs. */
export async function exportConfigured(config: Config, options: ExportOptions): Promise<void> {
  const { databaseUrl: url } = config;
  if (url.startsWith("sqlite:") && !existsSync(url.replace(/^sqlite:(?:\/\/)?/, ""))) throw new RunProblem("export-no-community");
  const store = await openStore({ url });
  try {
    if ((await pending(store, migrations)).length > 0) throw new RunProblem("export-before-migrate");
    const community = await chosenCommunity(store.db, options.community);
    const exported = await exportCommunity(store.db, community, { name: (person) => person, now: machineClock.now() });
    await writeExport(exported, options.out);
  } finally {
    await store.close();
  }
}

async function chosenCommunity(db: Db, wanted: string | null) {
  const all = await db.selectFrom("communities").select(["id", "name"]).orderBy("created_at").orderBy("id").execute();
  const known = all.map((one) => one.name).join(", ");
  const found = wanted === null ? all : all.filter((one) => one.id === wanted || fold(one.name) === fold(wanted));
  if (all.length === 0) throw new RunProblem("export-no-community");
  if (found.length === 0) throw new RunProblem("export-unknown-community", { typed: wanted ?? "", known });
  if (found.length > 1) throw new RunProblem("export-several-communities", { known });
  return (found[0] as (typeof all)[number]).id;
}

async function writeExport(exported: unknown, out: string | null): Promise<void> {
  const text = `${JSON.stringify(exported, null, 2)}\n`;
  if (out === null) {
    process.stdout.write(text);
    return;
  }
  try {
    await writeFile(out, text);
  } catch (error) {
    throw new RunProblem("export-unwritable", { path: out, reason: error instanceof Error ? error.message : String(error) });
  }
}
