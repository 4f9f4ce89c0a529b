// Cards that want an edit are found by their room: without this, each notice told looked at every card that its community ever had.
import { type Kysely, sql } from "kysely";

export const staleCards = { name: "0040-stale-cards", up };

async function up(db: Kysely<any>): Promise<void> {
  await sql`drop index cards_stale`.execute(db);
  await sql`create index cards_stale on cards (community, room, edit_after) where state = 'up' and wanted > shown`.execute(db);
}
