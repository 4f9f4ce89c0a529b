// People, their accounts, and what they began to say: one person may have several accounts and still has one vote.
import { type Kysely, sql } from "kysely";

export const membership = { name: "0003-membership", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table people (
      community ${text} not null references communities (id),
      id ${text} not null,
      handle ${text} not null,
      name ${text} not null,
      folded ${text} not null,
      standing ${text} not null,
      roles ${text} not null,
      locale ${text},
      joined ${text},
      dues_through ${text},
      merged_into ${text},
      version integer not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (community, handle),
      foreign key (community, merged_into) references people (community, id)
    )${strict}`,
    "create index people_by_name on people (community, folded)",
    `create table accounts (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      platform ${text} not null,
      team ${text} not null,
      "user" ${text} not null,
      name ${text} not null,
      locale ${text},
      zone ${text},
      reachable integer not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (platform, team, "user", community),
      foreign key (community, person) references people (community, id)
    )${strict}`,
    "create index accounts_by_person on accounts (community, person)",
    `create table drafts (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      path ${text} not null,
      given ${text} not null,
      created_at ${text} not null,
      primary key (community, id),
      foreign key (community, person) references people (community, id)
    )${strict}`,
    "create index drafts_by_age on drafts (created_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
