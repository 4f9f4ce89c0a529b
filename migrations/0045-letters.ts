// Members without chat are reached by letter: which mailbox refused one, who wants none that may be refused, and who was given a notice on paper.
import { type Kysely, sql } from "kysely";

export const letters = {
  name: "0045-letters",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    await sql
      .raw(
        `create table letter_boxes (
        community ${text} not null,
        id ${text} not null,
        person ${text} not null,
        bounced ${text},
        bounced_at ${text},
        reason ${text},
        refused_at ${text},
        created_at ${text} not null,
        primary key (community, id),
        unique (community, person),
        unique (id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      )
      .execute(db);
    await sql
      .raw(
        `create table assembly_letters (
        community ${text} not null,
        id ${text} not null,
        assembly ${text} not null,
        person ${text} not null,
        handed_by ${text} not null,
        handed_at ${text} not null,
        primary key (community, id),
        unique (community, assembly, person),
        foreign key (community, assembly) references assemblies (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, handed_by) references people (community, id)
      )${strict}`,
      )
      .execute(db);
    await sql.raw("create index assembly_letters_person on assembly_letters (community, person)").execute(db);
  },
};
