// Sections in which help is asked for and given, and why two people are kept apart.
import { type Kysely, sql } from "kysely";

export const aidScope = { name: "0042-aid-scope", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  for (const statement of [
    `alter table requests add column section ${text}`,
    `alter table volunteers add column sections ${text} not null default '[]'`,
    `alter table kept_apart add column kind ${text} not null default 'apart'`,
  ])
    await sql.raw(statement).execute(db);
}
