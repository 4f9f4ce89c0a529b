// Series leave out the days of calendars on the web: what each said when it was read last, so that it is asked seldom and followed.
import { type Kysely, sql } from "kysely";

export const calendarSources = {
  name: "0043-calendar-sources",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    await sql
      .raw(
        `create table calendar_sources (
        community ${text} not null,
        id ${text} not null,
        address ${text} not null,
        tag ${text},
        days ${text} not null,
        checked_at ${text} not null,
        primary key (community, id),
        unique (community, address),
        foreign key (community) references communities (id)
      )${strict}`,
      )
      .execute(db);
    await sql.raw("create index calendar_sources_checked on calendar_sources (checked_at)").execute(db);
  },
};
