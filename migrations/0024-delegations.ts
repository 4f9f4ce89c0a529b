// Powers that one person gives to another: what, where, until when, and which power they were drawn from.
import { type Kysely, sql } from "kysely";

export const delegations = { name: "0024-delegations", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table delegations (
      community ${text} not null,
      id ${text} not null,
      handle ${text} not null,
      giver ${text} not null,
      holder ${text} not null,
      ability ${text} not null,
      topic ${text},
      place ${text},
      starts_at ${text} not null,
      ends_at ${text},
      parent ${text},
      state ${text} not null,
      closed_at ${text},
      created_at ${text} not null,
      primary key (community, id),
      unique (community, handle),
      foreign key (community, giver) references people (community, id),
      foreign key (community, holder) references people (community, id),
      foreign key (community, parent) references delegations (community, id)
    )${strict}`,
    "create index delegations_by_holder on delegations (community, holder, state)",
    "create index delegations_by_giver on delegations (community, giver, state)",
    "create index delegations_by_parent on delegations (community, parent)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
