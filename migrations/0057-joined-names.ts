// Whoever turned out to be somebody else keeps a name and nothing more, and not even that once the other was erased.
import { type Kysely, sql } from "kysely";

export const joinedNames = {
  name: "0057-joined-names",
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [
      "update people set profile = '{}', mail = null where merged_into is not null",
      `update people set name = handle, folded = lower(handle), locale = null, joined = null, category = '', erased_at =
        (select k.erased_at from people k where k.community = people.community and k.id = people.merged_into)
        where merged_into is not null and erased_at is null and exists
        (select 1 from people k where k.community = people.community and k.id = people.merged_into and k.erased_at is not null)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
