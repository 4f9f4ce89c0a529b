// Motions that are seconded, amended and taken up again: an amendment is a motion bound to the text of another.
import { type Kysely, sql } from "kysely";

export const amendments = {
  name: "0010-amendments",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `alter table motions add column amends ${text}`,
      `alter table motions add column passage ${text}`,
      `alter table motions add column replaced ${text}`,
      `alter table motions add column reopens ${text}`,
      "create index motions_by_amended on motions (community, amends) where amends is not null",
      `create table motion_seconds (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        person ${text} not null,
        seconded_at ${text} not null,
        primary key (community, id),
        unique (community, motion, person),
        foreign key (community, motion) references motions (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
