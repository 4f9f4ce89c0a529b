// What is announced, and a gathering, may notify one role of a platform where it is posted.
import { type Kysely, sql } from "kysely";

export const notifiedRoles = {
  name: "0037-notified-roles",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    for (const table of ["announcements", "gatherings"]) await sql.raw(`alter table ${table} add column notify ${text}`).execute(db);
  },
};
