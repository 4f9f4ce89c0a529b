// Associations work together: which partner an association has, what it shares with it, what it is shown; and what ties two gatherings.
import { type Kysely, sql } from "kysely";

export const partners = {
  name: "0046-partners",
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
        foreign key (community) references communities (id),
        ${keys.join(",\n        ")}
      )${strict}`,
        )
        .execute(db);
    await sql.raw(`alter table gatherings add column tie ${text}`).execute(db);
    await table(
      "partners",
      [
        `handle ${text} not null`,
        `kind ${text} not null`,
        `name ${text} not null`,
        `folded ${text} not null`,
        `state ${text} not null`,
        `person ${text} not null`,
        `far_community ${text}`,
        `far_partner ${text}`,
        `address ${text}`,
        `tag ${text}`,
        `events ${text}`,
        `read_at ${text}`,
        `trouble ${text}`,
        `feed_key ${text}`,
        "version integer not null",
        `created_at ${text} not null`,
        `linked_at ${text}`,
        `ended_at ${text}`,
      ],
      ["unique (community, handle)", "foreign key (community, person) references people (community, id)"],
    );
    await table(
      "partner_shares",
      [
        `partner ${text} not null`,
        `kind ${text} not null`,
        `subject ${text} not null`,
        `handle ${text} not null`,
        "seats integer",
        `state ${text} not null`,
        `person ${text} not null`,
        `shown ${text} not null`,
        `created_at ${text} not null`,
        `ended_at ${text}`,
      ],
      [
        "foreign key (community, partner) references partners (community, id)",
        "foreign key (community, person) references people (community, id)",
      ],
    );
    await table(
      "partner_shown",
      [
        `partner ${text} not null`,
        `kind ${text} not null`,
        `subject ${text} not null`,
        `gathering ${text}`,
        `state ${text} not null`,
        `created_at ${text} not null`,
        `ended_at ${text}`,
      ],
      [
        "foreign key (community, partner) references partners (community, id)",
        "foreign key (community, gathering) references gatherings (community, id)",
      ],
    );
    await sql.raw("create index partners_read on partners (read_at)").execute(db);
    await sql.raw("create index partner_shares_subject on partner_shares (community, subject)").execute(db);
    await sql.raw("create index partner_shares_partner on partner_shares (community, partner)").execute(db);
    await sql.raw("create index partner_shown_partner on partner_shown (community, partner)").execute(db);
  },
};
