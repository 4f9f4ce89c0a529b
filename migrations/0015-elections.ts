// Elections of people: a call for candidates until an hour, who stands and who accepts, and the draw that a tie may need.
import { type Kysely, sql } from "kysely";

export const elections = {
  name: "0015-elections",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `alter table motions add column draw ${text}`,
      "alter table motions add column names integer",
      `create table calls (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        office ${text} not null,
        closes_at ${text},
        most_per_section integer,
        round integer not null,
        rounds integer not null,
        term integer,
        thirds integer not null,
        primary key (community, id),
        unique (community, motion),
        foreign key (community, motion) references motions (community, id)
      )${strict}`,
      `create table candidates (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        person ${text} not null,
        name ${text} not null,
        state ${text} not null,
        section ${text},
        born ${text},
        nominated_by ${text} not null,
        since ${text} not null,
        primary key (community, id),
        unique (community, motion, person),
        foreign key (community, motion) references motions (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, nominated_by) references people (community, id)
      )${strict}`,
      "create index candidates_by_person on candidates (community, person)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
