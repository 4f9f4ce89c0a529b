// The register of mandates: who holds which office, elected by what, from which day until which, and how an early end came.
import { type Kysely, sql } from "kysely";

export const mandates = {
  name: "0016-mandates",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table offices (
        community ${text} not null references communities (community),
        id ${text} not null,
        name ${text} not null,
        folded ${text} not null,
        seats integer not null,
        term integer,
        most integer,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, folded)
      )${strict}`,
      `create table mandates (
        community ${text} not null,
        id ${text} not null,
        office ${text} not null,
        person ${text} not null,
        motion ${text},
        elected_by ${text},
        from_day ${text} not null,
        until_day ${text},
        ended_day ${text},
        reason ${text},
        created_at ${text} not null,
        primary key (community, id),
        unique (community, office, person, from_day),
        foreign key (community, office) references offices (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, motion) references motions (community, id)
      )${strict}`,
      "create index mandates_by_person on mandates (community, person)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
