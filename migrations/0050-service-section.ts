// A service may be for the members of one category of the register, such as a section.
import { type Kysely, sql } from "kysely";

export const serviceSection = { name: "0050-service-section", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  await sql.raw(`alter table services add column section ${text}`).execute(db);
}
