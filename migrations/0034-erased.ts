// When somebody was erased: they stand under a neutral key from then on.
import { type Kysely, sql } from "kysely";

export const erased = { name: "0034-erased", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  await sql.raw(`alter table people add column erased_at ${text}`).execute(db);
}
