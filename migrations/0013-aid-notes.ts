// A word that somebody adds to a step of a request for help: told to whom it is for, and to nobody else.
import { type Kysely, sql } from "kysely";

export const aidNotes = {
  name: "0013-aid-notes",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    await sql.raw(`alter table request_events add column note ${text}`).execute(db);
  },
};
