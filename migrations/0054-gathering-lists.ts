// Whether a gathering stands in the lists for everyone: on the site, and in the calendars that anybody may follow.
import { type Kysely, sql } from "kysely";

export const gatheringLists = {
  name: "0054-gathering-lists",
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table gatherings add column unlisted integer not null default 0").execute(db);
  },
};
