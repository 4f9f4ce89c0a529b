// An association can be followed from other servers: its keys, who follows, what they were told.
import { type Kysely, sql } from "kysely";

export const federation = {
  name: "0055-federation",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const table = (name: string, columns: readonly string[], keys: readonly string[]) =>
      sql
        .raw(
          `create table ${name} (
        community ${text} not null,
        id ${text} not null,
        ${columns.join(",\n        ")},
        primary key (community, id),
        foreign key (community) references communities (id)${keys.map((key) => `,\n        ${key}`).join("")}
      )${strict}`,
        )
        .execute(db);
    await table(
      "federation_actors",
      [
        `name ${text} not null`,
        `state ${text} not null`,
        `facts ${text} not null`,
        "edition integer not null",
        `private_key ${text}`,
        `public_key ${text}`,
        "version integer not null",
        `created_at ${text} not null`,
      ],
      ["unique (community)", "unique (name)"],
    );
    await table(
      "federation_followers",
      [`actor ${text} not null`, `inbox ${text} not null`, `follow ${text} not null`, `since ${text} not null`],
      ["unique (community, actor)"],
    );
    await table(
      "federation_events",
      [
        `gathering ${text} not null`,
        `state ${text} not null`,
        `facts ${text} not null`,
        "edition integer not null",
        `published_at ${text} not null`,
        `changed_at ${text} not null`,
      ],
      [],
    );
    await table(
      "federation_tellings",
      [
        `inbox ${text} not null`,
        `kind ${text} not null`,
        `subject ${text} not null`,
        "wanted integer not null",
        "told integer not null",
        `state ${text} not null`,
        "attempts integer not null",
        `try_at ${text} not null`,
        `reason ${text}`,
      ],
      ["unique (community, inbox, kind, subject)"],
    );
    await sql.raw("create unique index federation_events_up on federation_events (community, gathering) where state = 'up'").execute(db);
    await sql.raw("create index federation_followers_inbox on federation_followers (community, inbox)").execute(db);
    await sql.raw("create index federation_tellings_due on federation_tellings (try_at) where state = 'due'").execute(db);
    await sql.raw("create index federation_tellings_subject on federation_tellings (community, subject)").execute(db);
  },
};
