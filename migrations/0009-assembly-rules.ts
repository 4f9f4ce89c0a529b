// The rules of assemblies as dated data, which each assembly keeps; its course: chair, opening, adjournment, speakers, second call, blank proxies.
import { type Kysely, sql } from "kysely";

export const assemblyRules = {
  name: "0009-assembly-rules",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table rules (
        community ${text} not null references communities (community),
        id ${text} not null,
        kind ${text} not null,
        in_force ${text} not null,
        rules ${text} not null,
        author ${text} not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, kind, in_force),
        foreign key (community, author) references people (community, id)
      )${strict}`,
      `alter table assemblies add column rules ${text}`,
      `alter table assemblies add column rules_since ${text}`,
      `alter table assemblies add column chair ${text}`,
      `alter table assemblies add column irregularities ${text} not null default '[]'`,
      `alter table assemblies add column opening ${text}`,
      `alter table assemblies add column resumes_at ${text}`,
      `alter table assemblies add column second_of ${text}`,
      "create unique index assemblies_second_once on assemblies (community, second_of) where second_of is not null",
      "alter table proxies add column blank integer not null default 0",
      `create table speakers (
        community ${text} not null,
        id ${text} not null,
        assembly ${text} not null,
        person ${text} not null,
        asked_at ${text} not null,
        done_at ${text},
        primary key (community, id),
        foreign key (community, assembly) references assemblies (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create unique index speakers_once on speakers (community, assembly, person) where done_at is null",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
