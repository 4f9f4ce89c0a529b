// Reports that were open before open ones were looked at every day are looked at from now on, so that none stays with nobody.
import { type Kysely, sql } from "kysely";

export const reportsLookedAt = {
  name: "0056-reports-looked-at",
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `insert into jobs (community, id, kind, subject, key, due, try_at, facts, version, state, attempts, reason)
        select community, id, 'report-waiting', id, '', created_at, created_at, 'null', 1, 'due', 0, null
        from reports where state in ('received', 'handled')
        on conflict (community, kind, subject, key) do nothing`,
      )
      .execute(db);
  },
};
