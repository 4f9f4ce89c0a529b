// What the choice of helpers goes by: skills, checks, leave, pairs to be kept apart; and requests whose asker may be forgotten.
import { type Kysely, sql } from "kysely";

export const aidRouting = {
  name: "0025-aid-routing",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const fields = [
      ["skills", `${text} not null default '[]'`],
      ["vetting", text],
      ["pair", "integer not null default 0"],
      ["starts_at", text],
      ["behalf", text],
      ["contact", text],
      ["address", text],
      ["danger", text],
      ["preferred", text],
      ["repeat", text],
      ["claimed_at", text],
      ["closed_at", text],
      ["reason", text],
      ["helped", "integer not null default 0"],
      ["purged_at", text],
    ] as const;
    const adding = fields.map(([name, type]) => `alter table requests add column ${name} ${type}`);
    for (const statement of [
      ...(dialect === "postgres" ? ["alter table requests alter column requester drop not null"] : rebuilt()),
      ...adding,
      `alter table volunteers add column skills ${text} not null default '[]'`,
      "alter table volunteers add column per_week integer",
      "alter table volunteers add column every integer",
      `alter table volunteers add column quiet ${text}`,
      "alter table volunteers add column experienced integer not null default 0",
      `alter table volunteers add column household ${text}`,
      `alter table offers add column why ${text}`,
      `alter table offers add column handed_by ${text}`,
      "create index claims_by_state on claims (community, state, at)",
      "create index offers_by_time on offers (community, at)",
      `create table vettings (
        community ${text} not null,
        id ${text} not null,
        person ${text} not null,
        level ${text} not null,
        until ${text},
        recorded_by ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, person, level),
        foreign key (community, person) references people (community, id),
        foreign key (community, recorded_by) references people (community, id)
      )${strict}`,
      `create table leaves (
        community ${text} not null,
        id ${text} not null,
        person ${text} not null,
        from_day ${text} not null,
        to_day ${text} not null,
        substitute ${text},
        primary key (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, substitute) references people (community, id)
      )${strict}`,
      "create index leaves_by_person on leaves (community, person, to_day)",
      `create table kept_apart (
        community ${text} not null,
        id ${text} not null,
        person ${text} not null,
        other ${text} not null,
        recorded_by ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, person, other),
        foreign key (community, person) references people (community, id),
        foreign key (community, other) references people (community, id),
        foreign key (community, recorded_by) references people (community, id)
      )${strict}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};

/** SQLite cannot take "not null" back: the table is written anew, and its name with what refers to it stays. */
function rebuilt(): readonly string[] {
  return [
    `create table requests_anew (
      community text not null references communities (community),
      id text not null,
      handle text not null,
      requester text,
      category text not null,
      zone text,
      about text not null,
      urgency text not null,
      languages text not null,
      anonymous integer not null,
      helpers integer not null,
      state text not null,
      confirmed integer not null,
      version integer not null,
      created_at text not null,
      primary key (community, id),
      unique (community, handle),
      foreign key (community, requester) references people (community, id)
    ) strict`,
    "insert into requests_anew select * from requests",
    "drop table requests",
    "alter table requests_anew rename to requests",
    "create index requests_by_state on requests (community, state, created_at)",
    "create index requests_by_requester on requests (community, requester, created_at)",
  ];
}
