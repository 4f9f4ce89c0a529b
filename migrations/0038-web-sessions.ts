// Whoever asked for their pages in the browser has a session there, as one account, until it ends. Only a hash of its secret is kept.
import { type Kysely, sql } from "kysely";

export const webSessions = {
  name: "0038-web-sessions",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table web_sessions (
        community ${text} not null references communities (community),
        id ${text} not null,
        hash ${text} not null,
        account ${text} not null,
        created_at ${text} not null,
        seen_at ${text} not null,
        expires_at ${text} not null,
        primary key (community, id),
        unique (hash),
        foreign key (community, account) references accounts (community, id)
      )${strict}`,
      "create index web_sessions_by_account on web_sessions (community, account)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
