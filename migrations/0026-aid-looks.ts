// Who looked at what somebody confided, and when.
import { type Kysely, sql } from "kysely";

export const aidLooks = {
  name: "0026-aid-looks",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table contact_looks (
        community ${text} not null,
        id ${text} not null,
        request ${text} not null,
        person ${text} not null,
        at ${text} not null,
        primary key (community, id),
        foreign key (community, request) references requests (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index contact_looks_by_request on contact_looks (community, request, at)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
