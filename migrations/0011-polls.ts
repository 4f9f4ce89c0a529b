// Polls: quick consultations. Answers to an anonymous one are sealed until the close, then counted and destroyed with their key.
import { type Kysely, sql } from "kysely";

export const polls = {
  name: "0011-polls",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const unnumbered = dialect === "sqlite" ? " strict, without rowid" : "";
    for (const statement of [
      `create table polls (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        choices ${text} not null,
        many integer not null,
        anonymous integer not null,
        live integer not null,
        state ${text} not null,
        asker ${text} not null,
        closes_at ${text},
        closed_at ${text},
        sealed_key ${text},
        result ${text},
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, asker) references people (community, id)
      )${strict}`,
      "create index polls_by_title on polls (community, folded)",
      "create index polls_by_state on polls (community, state, created_at)",
      `create table poll_answers (
        community ${text} not null,
        id ${text} not null,
        poll ${text} not null,
        person ${text} not null,
        answer ${text} not null,
        primary key (community, id),
        unique (community, poll, person),
        foreign key (community, poll) references polls (community, id),
        foreign key (community, person) references people (community, id)
      )${unnumbered}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
