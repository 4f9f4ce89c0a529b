// Assemblies: who is entitled, who is present or represented and since when, proxies; a motion keeps the quorum it was opened with.
import { type Kysely, sql } from "kysely";

export const assemblySessions = {
  name: "0008-assembly-sessions",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table assemblies (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        kind ${text} not null,
        start ${text} not null,
        place ${text},
        quorum ${text} not null,
        second_quorum ${text},
        proxies integer,
        record ${text} not null,
        agenda ${text} not null,
        state ${text} not null,
        convener ${text} not null,
        entitled integer,
        electorate ${text},
        opened_at ${text},
        closed_at ${text},
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, convener) references people (community, id)
      )${strict}`,
      "create index assemblies_by_title on assemblies (community, folded)",
      `create table assembly_electors (
        community ${text} not null,
        id ${text} not null,
        assembly ${text} not null,
        person ${text} not null,
        primary key (community, id),
        unique (community, assembly, person),
        foreign key (community, assembly) references assemblies (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table attendances (
        community ${text} not null,
        id ${text} not null,
        assembly ${text} not null,
        person ${text} not null,
        arrived_at ${text} not null,
        left_at ${text},
        primary key (community, id),
        foreign key (community, assembly) references assemblies (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create unique index attendances_once on attendances (community, assembly, person) where left_at is null",
      `create table proxies (
        community ${text} not null,
        id ${text} not null,
        assembly ${text} not null,
        giver ${text} not null,
        holder ${text} not null,
        state ${text} not null,
        given_at ${text} not null,
        ended_at ${text},
        primary key (community, id),
        foreign key (community, assembly) references assemblies (community, id),
        foreign key (community, giver) references people (community, id),
        foreign key (community, holder) references people (community, id)
      )${strict}`,
      "create unique index proxies_once on proxies (community, assembly, giver) where state = 'active'",
      "alter table motions add column present integer",
      "alter table motions add column represented integer",
      `alter table motions add column quorum ${text}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
