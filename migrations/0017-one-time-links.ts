// Links that open one page once: what somebody without an account is asked to sign or to answer. Only a hash of each is kept.
import { type Kysely, sql } from "kysely";

export const oneTimeLinks = { name: "0017-one-time-links", up };

async function up(db: Kysely<any>, dialect: "sqlite" | "postgres"): Promise<void> {
  const text = dialect === "postgres" ? 'text collate "C"' : "text";
  const strict = dialect === "sqlite" ? " strict" : "";
  for (const statement of [
    `create table one_time_links (
      community ${text} not null references communities (community),
      id ${text} not null,
      hash ${text} not null,
      purpose ${text} not null,
      subject ${text} not null,
      facts ${text} not null,
      expires_at ${text} not null,
      used_at ${text},
      created_at ${text} not null,
      primary key (community, id),
      unique (hash)
    )${strict}`,
    "create index one_time_links_by_subject on one_time_links (community, purpose, subject)",
    "create index one_time_links_by_age on one_time_links (expires_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
