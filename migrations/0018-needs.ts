// Needs: what members ask their association to obtain, who supports each, what is said about it, and the motion that decides.
import { type Kysely, sql } from "kysely";

export const needs = {
  name: "0018-needs",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table needs (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        about ${text} not null,
        confided integer not null,
        state ${text} not null,
        submitter ${text} not null,
        merged_into ${text},
        motion ${text},
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, submitter) references people (community, id),
        foreign key (community, merged_into) references needs (community, id),
        foreign key (community, motion) references motions (community, id)
      )${strict}`,
      "create index needs_by_title on needs (community, folded)",
      "create index needs_by_state on needs (community, state, created_at)",
      "create index needs_by_motion on needs (community, motion)",
      `create table need_supports (
        community ${text} not null,
        id ${text} not null,
        need ${text} not null,
        person ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, need, person),
        foreign key (community, need) references needs (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table need_remarks (
        community ${text} not null,
        id ${text} not null,
        need ${text} not null,
        person ${text} not null,
        words ${text} not null,
        at ${text} not null,
        primary key (community, id),
        foreign key (community, need) references needs (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index need_remarks_by_need on need_remarks (community, need, at)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
