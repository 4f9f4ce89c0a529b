// Reports in confidence, who handles them, and what was done to whom, for how long, decided by whom.
import { type Kysely, sql } from "kysely";

export const moderation = { name: "0032-moderation", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  const person = (column: string) => `foreign key (community, ${column}) references people (community, id)`;
  for (const statement of [
    `alter table people add column suspended_until ${text}`,
    `create table reports (
      community ${text} not null,
      id ${text} not null,
      handle ${text} not null,
      reporter ${text} not null,
      about ${text} not null,
      message ${text},
      meant ${text},
      handler ${text},
      passed ${text} not null,
      state ${text} not null,
      version integer not null,
      created_at ${text} not null,
      closed_at ${text},
      primary key (community, id),
      unique (community, handle),
      ${person("reporter")},
      ${person("meant")},
      ${person("handler")}
    )${strict}`,
    "create index reports_by_handler on reports (community, handler, state)",
    `create table measures (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      kind ${text} not null,
      reason ${text} not null,
      report ${text},
      proposer ${text} not null,
      seconder ${text},
      state ${text} not null,
      ends_at ${text},
      appeal_until ${text},
      appeal ${text},
      version integer not null,
      created_at ${text} not null,
      primary key (community, id),
      ${person("person")},
      ${person("proposer")},
      ${person("seconder")},
      foreign key (community, report) references reports (community, id)
    )${strict}`,
    "create index measures_by_person on measures (community, person, state)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
