// What the browser page shows of each channel and each account, so that it is there again after a restart.
import { type Kysely, sql } from "kysely";

export const wall = {
  name: "0007-wall",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table wall (
        community ${text} not null references communities (community),
        id ${text} not null,
        sequence integer not null,
        team ${text} not null,
        room ${text} not null,
        "user" ${text},
        message ${text} not null,
        primary key (community, id)
      )${strict}`,
      `create index wall_by_room on wall (community, team, room, sequence)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
