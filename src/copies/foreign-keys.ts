import { sql } from "kysely";
import type { LentConnection, Store } from "#store/open.ts";
import type { AnyTables } from "./tables.ts";

/**
 * Runs `work` in one transaction in which rows may come in any order, and commits it only where every row points to another
 * that is there. Throws an Error otherwise; then the caller undoes.
 */
export async function withoutForeignKeys<T>(store: Store, lent: LentConnection, work: () => Promise<T>): Promise<T> {
  return store.dialect === "sqlite" ? onSqlite(lent, work) : onPostgres(lent, work);
}

async function onSqlite<T>(lent: LentConnection, work: () => Promise<T>): Promise<T> {
  await lent.say("pragma foreign_keys = off");
  try {
    await lent.say("begin immediate");
    const value = await work();
    const { rows } = await sql`pragma foreign_key_check`.execute(lent.db);
    if (rows.length > 0) throw new Error(`${rows.length} rows point to nothing.`);
    await lent.say("commit");
    return value;
  } catch (error) {
    await lent.undo();
    throw error;
  } finally {
    await lent.say("pragma foreign_keys = on");
  }
}

interface Constraint {
  readonly tab: string;
  readonly name: string;
  readonly definition: string;
}

/** PostgreSQL lets only its superuser pass over foreign keys; whoever owns the tables may take them away and put them back. */
async function onPostgres<T>(lent: LentConnection, work: () => Promise<T>): Promise<T> {
  const db = lent.db as AnyTables;
  await lent.say("begin");
  const { rows: constraints } = await sql<Constraint>`
    select c.conrelid::regclass::text as tab, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema()`.execute(db);
  for (const { tab, name } of constraints) await lent.say(`alter table ${tab} drop constraint ${name}`);
  const value = await work();
  for (const { tab, name, definition } of constraints) await lent.say(`alter table ${tab} add constraint ${name} ${definition}`);
  await lent.say("commit");
  return value;
}
