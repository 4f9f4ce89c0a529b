// Charters: their versions, who adopted each of them when, and who has signed which.
import { type Kysely, sql } from "kysely";

export const charters = { name: "0028-charters", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table charters (
      community ${text} not null references communities (community),
      id ${text} not null,
      handle ${text} not null,
      title ${text} not null,
      folded ${text} not null,
      current integer not null,
      binding integer not null,
      version integer not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (community, handle)
    )${strict}`,
    "create index charters_by_title on charters (community, folded)",
    `create table charter_versions (
      community ${text} not null,
      id ${text} not null,
      charter ${text} not null,
      number integer not null,
      body ${text} not null,
      changes ${text} not null,
      kind ${text} not null,
      adopted_by ${text},
      adopted_on ${text},
      author ${text} not null,
      published_at ${text} not null,
      primary key (community, id),
      unique (community, charter, number),
      foreign key (community, charter) references charters (community, id),
      foreign key (community, author) references people (community, id)
    )${strict}`,
    `create table signatures (
      community ${text} not null,
      id ${text} not null,
      charter ${text} not null,
      number integer not null,
      person ${text},
      name ${text} not null,
      capacity ${text} not null,
      organisation ${text} not null,
      digest ${text} not null,
      link ${text},
      signed_at ${text} not null,
      primary key (community, id),
      unique (community, charter, number, person),
      foreign key (community, charter) references charters (community, id),
      foreign key (community, person) references people (community, id)
    )${strict}`,
    "create index signatures_by_charter on signatures (community, charter, signed_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
