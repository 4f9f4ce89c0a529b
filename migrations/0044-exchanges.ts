// Exchanges: a question or an invitation a week, who takes part, and with whom each was drawn in which round.
import { type Kysely, sql } from "kysely";

export const exchanges = {
  name: "0044-exchanges",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table exchanges (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        kind ${text} not null,
        about ${text},
        questions ${text} not null,
        pairs integer not null,
        audience ${text} not null,
        weekday integer not null,
        time ${text} not null,
        zone ${text} not null,
        places ${text} not null,
        author ${text} not null,
        state ${text} not null,
        seats ${text},
        turn integer not null,
        cycle integer not null,
        round integer not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, author) references people (community, id)
      )${strict}`,
      "create index exchanges_by_title on exchanges (community, folded)",
      `create table exchange_members (
        community ${text} not null,
        id ${text} not null,
        exchange ${text} not null,
        person ${text} not null,
        pause integer not null,
        joined_at ${text} not null,
        primary key (community, id),
        unique (community, exchange, person),
        foreign key (community, exchange) references exchanges (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index exchange_members_by_person on exchange_members (community, person)",
      `create table exchange_groups (
        community ${text} not null,
        id ${text} not null,
        exchange ${text} not null,
        round integer not null,
        cycle integer not null,
        at ${text} not null,
        primary key (community, id),
        foreign key (community, exchange) references exchanges (community, id)
      )${strict}`,
      "create index exchange_groups_by_cycle on exchange_groups (community, exchange, cycle, round)",
      `create table exchange_seats (
        community ${text} not null,
        id ${text} not null,
        party ${text} not null,
        person ${text} not null,
        state ${text} not null,
        primary key (community, id),
        unique (community, party, person),
        foreign key (community, party) references exchange_groups (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index exchange_seats_by_person on exchange_seats (community, person)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
