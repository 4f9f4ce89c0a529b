// Requests for help, who was asked, who took them on, and what happened to them.
import { type Kysely, sql } from "kysely";

export const aid = {
  name: "0006-aid",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table requests (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        requester ${text} not null,
        category ${text} not null,
        zone ${text},
        about ${text} not null,
        urgency ${text} not null,
        languages ${text} not null,
        anonymous integer not null,
        helpers integer not null,
        state ${text} not null,
        confirmed integer not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, requester) references people (community, id)
      )${strict}`,
      "create index requests_by_state on requests (community, state, created_at)",
      "create index requests_by_requester on requests (community, requester, created_at)",
      `create table claims (
        community ${text} not null,
        id ${text} not null,
        request ${text} not null,
        person ${text} not null,
        state ${text} not null,
        at ${text} not null,
        until ${text} not null,
        primary key (community, id),
        foreign key (community, request) references requests (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create unique index claims_once on claims (community, request, person) where state = 'active'",
      "create index claims_by_person on claims (community, person, state)",
      `create table offers (
        community ${text} not null,
        id ${text} not null,
        request ${text} not null,
        person ${text} not null,
        state ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, request, person),
        foreign key (community, request) references requests (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table volunteers (
        community ${text} not null,
        id ${text} not null,
        categories ${text} not null,
        zones ${text} not null,
        languages ${text} not null,
        hours ${text},
        most integer not null,
        paused integer not null,
        asked_at ${text},
        created_at ${text} not null,
        primary key (community, id),
        foreign key (community, id) references people (community, id)
      )${strict}`,
      `create table request_events (
        community ${text} not null,
        id ${text} not null,
        request ${text} not null,
        at ${text} not null,
        event ${text} not null,
        person ${text},
        primary key (community, id),
        foreign key (community, request) references requests (community, id)
      )${strict}`,
      "create index request_events_by_request on request_events (community, request, at)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
