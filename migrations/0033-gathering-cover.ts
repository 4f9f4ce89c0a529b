// A gathering may have a cover picture, and days that its card marks instead of leaving them out.
import { type Kysely, sql } from "kysely";

export const gatheringCover = {
  name: "0033-gathering-cover",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    for (const column of ["cover", "marks"]) await sql.raw(`alter table gatherings add column ${column} ${text}`).execute(db);
  },
};
