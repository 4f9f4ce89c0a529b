// Communities, their spaces, handles, what was heard and the audit: what every module stands on.
import { type Kysely, sql } from "kysely";

export const house = {
  name: "0001-house",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table memos (
        name ${text} primary key,
        value ${text} not null
      )${strict}`,
      `create table communities (
        community ${text} not null unique,
        id ${text} not null unique check (id = community),
        name ${text} not null,
        zone ${text} not null,
        locale ${text} not null,
        settings ${text} not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id)
      )${strict}`,
      `create table spaces (
        community ${text} not null references communities (community),
        id ${text} not null,
        platform ${text} not null,
        team ${text} not null,
        name ${text} not null,
        announcements ${text},
        created_at ${text} not null,
        primary key (community, id),
        unique (platform, team)
      )${strict}`,
      `create table handles (
        community ${text} not null references communities (community),
        id ${text} not null,
        last integer not null,
        primary key (community, id)
      )${strict}`,
      `create table heard (
        community ${text} not null,
        id ${text} not null,
        subject ${text} not null,
        at ${text} not null,
        primary key (community, id)
      )${strict}`,
      "create index heard_at on heard (at)",
      `create table audit (
        community ${text} not null references communities (community),
        id ${text} not null,
        at ${text} not null,
        actor ${text},
        account ${text},
        action ${text} not null,
        subject ${text} not null,
        facts ${text} not null,
        primary key (community, id)
      )${strict}`,
      "create index audit_subject on audit (community, subject)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
