// The life of a membership: categories, what each person shows of themselves, dues with their receipts, what happened when, exclusions.
import { type Kysely, sql } from "kysely";

export const membershipLife = { name: "0023-membership-life", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  const person = "foreign key (community, person) references people (community, id)";
  for (const statement of [
    `alter table people add column category ${text} not null default ''`,
    "alter table people add column votes integer not null default 1",
    "alter table people add column holds integer not null default 0",
    `alter table people add column profile ${text} not null default '{}'`,
    `alter table people add column mail ${text}`,
    "create index people_by_mail on people (community, mail)",
    "create index people_by_dues on people (community, standing, dues_through)",
    `create table member_events (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      event ${text} not null,
      at ${text} not null,
      actor ${text},
      reason ${text},
      primary key (community, id),
      ${person},
      foreign key (community, actor) references people (community, id)
    )${strict}`,
    "create index member_events_by_person on member_events (community, person, at)",
    `create table dues (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      receipt ${text} not null,
      paid_on ${text} not null,
      from_day ${text} not null,
      through_day ${text} not null,
      cents integer,
      way ${text},
      actor ${text} not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (community, receipt),
      ${person},
      foreign key (community, actor) references people (community, id)
    )${strict}`,
    "create index dues_by_person on dues (community, person, paid_on)",
    `create table exclusions (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      reason ${text} not null,
      proposer ${text} not null,
      answer_until ${text} not null,
      answer ${text},
      state ${text} not null,
      decider ${text},
      decided_at ${text},
      created_at ${text} not null,
      primary key (community, id),
      ${person},
      foreign key (community, proposer) references people (community, id),
      foreign key (community, decider) references people (community, id)
    )${strict}`,
    "create index exclusions_by_person on exclusions (community, person)",
    `create table imports (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      csv ${text} not null,
      created_at ${text} not null,
      primary key (community, id),
      ${person}
    )${strict}`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
