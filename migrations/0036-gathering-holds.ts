// Gatherings, and changes of them, that wait until a second person has read them.
import { type Kysely, sql } from "kysely";

export const gatheringHolds = { name: "0036-gathering-holds", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table gathering_holds (
      community ${text} not null references communities (community),
      id ${text} not null,
      handle ${text} not null,
      title ${text} not null,
      author ${text} not null,
      account ${text},
      gathering ${text},
      locale ${text} not null,
      asked ${text} not null,
      state ${text} not null check (state in ('waiting', 'approved', 'refused', 'void')),
      decider ${text},
      decided_at ${text},
      created_at ${text} not null,
      primary key (community, id),
      foreign key (community, author) references people (community, id),
      foreign key (community, decider) references people (community, id),
      foreign key (community, gathering) references gatherings (community, id)
    )${strict}`,
    "create index gathering_holds_waiting on gathering_holds (community, state, created_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
