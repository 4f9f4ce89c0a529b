// Motions, frozen electorates and ballots; the roll and the box of a secret vote lie apart, in tables without row numbers.
import { type Kysely, sql } from "kysely";

export const assemblies = {
  name: "0005-assemblies",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const unnumbered = dialect === "sqlite" ? " strict, without rowid" : "";
    for (const statement of [
      `create table motions (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        text ${text} not null,
        assembly ${text},
        method ${text} not null,
        majority ${text} not null,
        choices ${text} not null,
        seats integer not null,
        secret integer not null,
        state ${text} not null,
        proposer ${text} not null,
        closes_at ${text},
        opened_at ${text},
        closed_at ${text},
        entitled integer,
        electorate ${text},
        sealed_key ${text},
        result ${text},
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, proposer) references people (community, id)
      )${strict}`,
      "create index motions_by_title on motions (community, folded)",
      "create index motions_by_state on motions (community, state, created_at)",
      `create table electors (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        person ${text} not null,
        voted integer not null,
        primary key (community, id),
        unique (community, motion, person),
        foreign key (community, motion) references motions (community, id),
        foreign key (community, person) references people (community, id)
      )${unnumbered}`,
      `create table ballots (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        person ${text} not null,
        mark ${text} not null,
        cast_at ${text} not null,
        primary key (community, id),
        unique (community, motion, person),
        foreign key (community, motion) references motions (community, id)
      )${strict}`,
      `create table box (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        sealed ${text} not null,
        primary key (community, id),
        foreign key (community, motion) references motions (community, id)
      )${unnumbered}`,
      "create index box_by_motion on box (community, motion)",
      `create table published_ballots (
        community ${text} not null,
        id ${text} not null,
        motion ${text} not null,
        receipt ${text} not null,
        mark ${text} not null,
        primary key (community, id),
        unique (community, motion, receipt),
        foreign key (community, motion) references motions (community, id)
      )${unnumbered}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
