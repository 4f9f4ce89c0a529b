// What people agree around a gathering: answers for a whole series, slots and rides, who was there, own reminders, secret addresses.
import { type Kysely, sql } from "kysely";

export const gatheringLife = {
  name: "0012-gathering-life",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `alter table gatherings add column organizers ${text} not null default '[]'`,
      `alter table gatherings add column closes ${text}`,
      `alter table gatherings add column link ${text}`,
      `alter table gatherings add column reveal ${text} not null default 'registered'`,
      `alter table occurrences add column code ${text}`,
      `create table standing_answers (
        community ${text} not null,
        id ${text} not null,
        gathering ${text} not null,
        person ${text} not null,
        account ${text},
        answer ${text} not null,
        seats integer not null,
        guests ${text},
        since ${text} not null,
        applied ${text} not null,
        place integer not null,
        answered_at ${text} not null,
        primary key (community, id),
        unique (community, gathering, person),
        foreign key (community, gathering) references gatherings (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table slots (
        community ${text} not null,
        id ${text} not null,
        gathering ${text} not null,
        original ${text},
        kind ${text} not null,
        name ${text} not null,
        folded ${text} not null,
        places integer not null,
        driver ${text},
        created_at ${text} not null,
        primary key (community, id),
        foreign key (community, gathering) references gatherings (community, id),
        foreign key (community, driver) references people (community, id)
      )${strict}`,
      "create index slots_of_gathering on slots (community, gathering)",
      `create table slot_takes (
        community ${text} not null,
        id ${text} not null,
        slot ${text} not null,
        occurrence ${text} not null,
        person ${text} not null,
        taken_at ${text} not null,
        primary key (community, id),
        unique (community, slot, occurrence, person),
        foreign key (community, slot) references slots (community, id),
        foreign key (community, occurrence) references occurrences (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index slot_takes_of_date on slot_takes (community, occurrence)",
      `create table presences (
        community ${text} not null,
        id ${text} not null,
        occurrence ${text} not null,
        person ${text} not null,
        state ${text} not null,
        way ${text} not null,
        marked_by ${text} not null,
        marked_at ${text} not null,
        primary key (community, id),
        unique (community, occurrence, person),
        foreign key (community, occurrence) references occurrences (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table reminder_wishes (
        community ${text} not null,
        id ${text} not null,
        person ${text} not null,
        leads ${text},
        quiet ${text},
        primary key (community, id),
        unique (community, person),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table calendar_addresses (
        community ${text} not null,
        id ${text} not null,
        kind ${text} not null,
        secret ${text} not null,
        person ${text},
        gathering ${text},
        original ${text},
        made_at ${text} not null,
        primary key (community, id),
        unique (secret),
        foreign key (community, person) references people (community, id),
        foreign key (community, gathering) references gatherings (community, id)
      )${strict}`,
      "create index calendar_addresses_of_person on calendar_addresses (community, kind, person)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
