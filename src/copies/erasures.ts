import { existsSync } from "node:fs";
import type { Config } from "#config.ts";
import type { Id } from "#kernel/ids.ts";
import { migrations } from "#migrations/all.ts";
import type { Db } from "#store/db.ts";
import { pending } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { StoreProblem } from "#store/problem.ts";
import { databaseFile } from "./configured-database.ts";

/** Somebody who asked to be forgotten. */
export interface Erasure {
  readonly community: Id;
  readonly person: Id;
  /** As it is stored. */
  readonly at: string;
}

/** Erases again, in a database that was restored, those who are not erased there; gives how many it erased. */
export type EraseAgain = (store: Store, erasures: readonly Erasure[]) => Promise<number>;

/** Those who are erased in a database that is up to date. */
export async function erasuresIn(db: Db): Promise<readonly Erasure[]> {
  const rows = await db.selectFrom("people").select(["community", "id", "erased_at"]).where("erased_at", "is not", null).execute();
  return rows.flatMap(({ community, id, erased_at: at }) => (at === null ? [] : [{ community, person: id, at }]));
}

/** Those who are erased in the configured database, before something else takes its place; none where it cannot be read any more. */
export async function erasuresNow(config: Config): Promise<readonly Erasure[]> {
  const file = databaseFile(config);
  if (file !== null && !existsSync(file)) return [];
  try {
    const store = await openStore({ url: config.databaseUrl });
    try {
      return (await pending(store, migrations)).length > 0 ? [] : await erasuresIn(store.db);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreProblem) return [];
    throw error;
  }
}
