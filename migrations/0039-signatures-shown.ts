// Whoever signs a charter chooses whether everybody may see it on the public site; nobody who signed before has chosen so.
import { type Kysely, sql } from "kysely";

export const signaturesShown = {
  name: "0039-signatures-shown",
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table signatures add column shown integer not null default 0").execute(db);
  },
};
