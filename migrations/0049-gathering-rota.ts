// Tasks that go round over the dates of a series, with swaps; the message of a date afterwards; what a workshop asks and brings, and what was thought of it.
import { type Kysely, sql } from "kysely";

export const gatheringRota = {
  name: "0049-gathering-rota",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `alter table slots add column rota ${text}`,
      `create table slot_swaps (
        community ${text} not null,
        id ${text} not null,
        slot ${text} not null,
        occurrence ${text} not null,
        giver ${text} not null,
        receiver ${text},
        back ${text},
        state ${text} not null,
        at ${text} not null,
        primary key (community, id),
        foreign key (community, slot) references slots (community, id),
        foreign key (community, occurrence) references occurrences (community, id),
        foreign key (community, back) references occurrences (community, id),
        foreign key (community, giver) references people (community, id),
        foreign key (community, receiver) references people (community, id)
      )${strict}`,
      "create index slot_swaps_by_slot on slot_swaps (community, slot, occurrence, state)",
      `create table gathering_messages (
        community ${text} not null,
        id ${text} not null,
        gathering ${text} not null,
        occurrence ${text} not null,
        author ${text} not null,
        words ${text},
        link ${text},
        at ${text} not null,
        primary key (community, id),
        unique (community, occurrence),
        foreign key (community, gathering) references gatherings (community, id),
        foreign key (community, occurrence) references occurrences (community, id),
        foreign key (community, author) references people (community, id)
      )${strict}`,
      "create index gathering_messages_by_gathering on gathering_messages (community, gathering, at)",
      `create table workshops (
        community ${text} not null,
        id ${text} not null,
        programme ${text},
        bring ${text},
        level ${text},
        age ${text},
        access ${text},
        fee ${text},
        pay ${text},
        feedback integer not null,
        primary key (community, id),
        foreign key (community, id) references gatherings (community, id)
      )${strict}`,
      `create table gathering_materials (
        community ${text} not null,
        id ${text} not null,
        gathering ${text} not null,
        author ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        words ${text},
        link ${text},
        at ${text} not null,
        primary key (community, id),
        foreign key (community, gathering) references gatherings (community, id),
        foreign key (community, author) references people (community, id)
      )${strict}`,
      "create index gathering_materials_by_gathering on gathering_materials (community, gathering, at)",
      `create table feedbacks (
        community ${text} not null,
        id ${text} not null,
        occurrence ${text} not null,
        person ${text} not null,
        stars integer not null,
        words ${text},
        primary key (community, id),
        unique (community, occurrence, person),
        foreign key (community, occurrence) references occurrences (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index feedbacks_by_person on feedbacks (community, person)",
      `create table feedback_results (
        community ${text} not null,
        id ${text} not null,
        gathering ${text} not null,
        result ${text} not null,
        at ${text} not null,
        primary key (community, id),
        foreign key (community, id) references occurrences (community, id),
        foreign key (community, gathering) references gatherings (community, id)
      )${strict}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
