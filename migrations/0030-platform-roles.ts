// The roles of a platform that an association knows: which of ours they give, whether they may be notified, and to whom they gave one; who left a server.
import { type Kysely, sql } from "kysely";

export const platformRoles = { name: "0030-platform-roles", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table platform_roles (
      community ${text} not null references communities (community),
      id ${text} not null,
      platform ${text} not null,
      team ${text} not null,
      native ${text} not null,
      name ${text} not null,
      gives ${text},
      notify integer not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (platform, team, native)
    )${strict}`,
    `create table account_roles (
      community ${text} not null,
      id ${text} not null,
      given ${text} not null,
      primary key (community, id),
      foreign key (community, id) references accounts (community, id)
    )${strict}`,
    `create table absences (
      community ${text} not null,
      id ${text} not null,
      since ${text} not null,
      primary key (community, id),
      foreign key (community, id) references accounts (community, id)
    )${strict}`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
