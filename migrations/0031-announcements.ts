// Announcements in several languages and channels, their topics, and who follows which.
import { type Kysely, sql } from "kysely";

export const announcements = { name: "0031-announcements", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table announcements (
      community ${text} not null references communities (community),
      id ${text} not null,
      handle ${text} not null,
      author ${text} not null,
      title ${text} not null,
      folded ${text} not null,
      texts ${text} not null,
      pending ${text},
      topic ${text},
      places ${text} not null,
      post_at ${text} not null,
      state ${text} not null,
      reach integer not null,
      approver ${text},
      decided_at ${text},
      version integer not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (community, handle),
      foreign key (community, author) references people (community, id),
      foreign key (community, approver) references people (community, id)
    )${strict}`,
    "create index announcements_by_time on announcements (community, state, post_at)",
    `create table topics (
      community ${text} not null references communities (community),
      id ${text} not null,
      name ${text} not null,
      folded ${text} not null,
      created_at ${text} not null,
      primary key (community, id),
      unique (community, folded)
    )${strict}`,
    `create table follows (
      community ${text} not null,
      id ${text} not null,
      person ${text} not null,
      topic ${text} not null,
      how ${text} not null,
      since ${text} not null,
      primary key (community, id),
      unique (community, topic, person),
      foreign key (community, person) references people (community, id),
      foreign key (community, topic) references topics (community, id)
    )${strict}`,
    "create index follows_by_person on follows (community, person)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
