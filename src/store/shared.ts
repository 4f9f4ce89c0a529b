import { sql } from "kysely";
import { type Db, link } from "./db.ts";

/**
 * Whether another process works on the same tables now. On SQLite one process alone writes. On PostgreSQL the sessions of
 * each process have a name of their own (`open.ts`), and those of a process that died are gone.
 */
export async function isShared(db: Db): Promise<boolean> {
  if (db[link].engine.dialect === "sqlite") return false;
  const own = sql<string>`current_setting('application_name')`;
  const { rows } = await sql<{ others: string }>`select count(*) as others from pg_stat_activity where datname = current_database()
    and application_name like left(${own}, 20) || '%' and application_name <> ${own}`.execute(db);
  return Number(rows[0]?.others ?? 0) > 0;
}
