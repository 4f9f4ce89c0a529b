import { existsSync } from "node:fs";
import { sql } from "kysely";
import type { Config } from "#config.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { RESTORING } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { StoreProblem } from "#store/problem.ts";
import { databaseFile } from "./configured-database.ts";
import { type AnyTables, tablesOf } from "./tables.ts";

/** Somebody who asked to be forgotten. */
export interface Erasure {
  readonly community: Id;
  readonly person: Id;
  /** As it is stored. */
  readonly at: string;
}

/** A work that whoever shared it has withdrawn, or that was taken down. */
export interface Withdrawal {
  readonly community: Id;
  readonly work: Id;
  /** As it is stored. */
  readonly at: string;
}

/** What was taken away for good from a database. */
export interface TakenAway {
  readonly people: readonly Erasure[];
  readonly works: readonly Withdrawal[];
}

/** Erases again, in a database that was restored, those who are not erased there, and withdraws works again; gives how many people it erased. */
export type EraseAgain = (store: Store, erasures: readonly Erasure[], withdrawals?: readonly Withdrawal[]) => Promise<number>;

/** Those who are erased in a database that is up to date. */
export async function erasuresIn(db: Db): Promise<readonly Erasure[]> {
  const rows = await db.selectFrom("people").select(["community", "id", "erased_at"]).where("erased_at", "is not", null).execute();
  return rows.flatMap(({ community, id, erased_at: at }) => (at === null ? [] : [{ community, person: id, at }]));
}

/** The works that are withdrawn in a database that is up to date. */
async function withdrawalsIn(db: Db): Promise<readonly Withdrawal[]> {
  const rows = await db.selectFrom("works").select(["community", "id", "withdrawn_at"]).where("state", "=", "withdrawn").execute();
  return rows.flatMap(({ community, id, withdrawn_at: at }) => (at === null ? [] : [{ community, work: id, at }]));
}

/** Who is erased and what is withdrawn in a database that is up to date. */
export async function takenAwayIn(db: Db): Promise<TakenAway> {
  return { people: await erasuresIn(db), works: await withdrawalsIn(db) };
}

const NOTHING: TakenAway = { people: [], works: [] };

/** What is taken away in a database of an older shape, or of a newer one: to go back to an older program one restores too. */
async function takenAwayWhereKept({ db, dialect }: Store): Promise<TakenAway> {
  const tables = await tablesOf(db as unknown as AnyTables, dialect);
  const has = (table: string, column: string) => tables.some(({ name, columns }) => name === table && columns.includes(column));
  const known = {
    people: has("people", "erased_at") ? await erasuresIn(db) : [],
    works: has("works", "withdrawn_at") ? await withdrawalsIn(db) : [],
  };
  return has(RESTORING, "taken") ? bothOf(known, await stillToTake(db)) : known;
}

/** What the restore of a PostgreSQL database has still to take away, that of an earlier one too which was broken off. */
export async function stillToTake(db: Db): Promise<TakenAway> {
  const { rows } = await sql<{ taken: string }>`select taken from ${sql.table(RESTORING)}`.execute(db);
  return rows.map(({ taken }) => JSON.parse(taken) as TakenAway).reduce(bothOf, NOTHING);
}

function bothOf(one: TakenAway, other: TakenAway): TakenAway {
  const people = new Set(one.people.map(({ person }) => person));
  const works = new Set(one.works.map(({ work }) => work));
  return {
    people: [...one.people, ...other.people.filter(({ person }) => !people.has(person))],
    works: [...one.works, ...other.works.filter(({ work }) => !works.has(work))],
  };
}

/** What is taken away in the configured database, before something else takes its place; nothing where it cannot be read any more. */
export async function takenAwayNow(config: Config): Promise<TakenAway> {
  const file = databaseFile(config);
  if (file !== null && !existsSync(file)) return NOTHING;
  try {
    const store = await openStore({ url: config.databaseUrl });
    try {
      return await takenAwayWhereKept(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreProblem) return NOTHING;
    throw error;
  }
}
