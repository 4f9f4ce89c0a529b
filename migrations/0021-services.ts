// Services: what members may use, on which conditions, by which codes. Codes lie sealed; who uses what is written down by nobody's name.
import { type Kysely, sql } from "kysely";

export const services = {
  name: "0021-services",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const unnumbered = dialect === "sqlite" ? " strict, without rowid" : "";
    const ofService = "foreign key (community, service) references services (community, id)";
    for (const statement of [
      `create table services (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        about ${text} not null,
        agreement ${text},
        author ${text} not null,
        sort ${text} not null,
        sealed ${text},
        sealed_key ${text} not null,
        dues integer not null,
        charter ${text},
        every ${text} not null,
        most integer,
        given integer not null,
        from_day ${text},
        until_day ${text},
        state ${text} not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, agreement) references agreements (community, id),
        foreign key (community, author) references people (community, id)
      )${strict}`,
      "create index services_by_title on services (community, folded)",
      "create index services_by_state on services (community, state, created_at)",
      `create table service_codes (
        community ${text} not null,
        id ${text} not null,
        service ${text} not null,
        place integer not null,
        sealed ${text} not null,
        primary key (community, id),
        unique (community, service, place),
        ${ofService}
      )${strict}`,
      `create table service_uses (
        community ${text} not null,
        id ${text} not null,
        service ${text} not null,
        period ${text} not null,
        who ${text} not null,
        place integer,
        month ${text} not null,
        primary key (community, id),
        unique (community, service, period, who),
        ${ofService}
      )${unnumbered}`,
      "create index service_uses_by_month on service_uses (community, service, month)",
      `create table service_ratings (
        community ${text} not null,
        id ${text} not null,
        service ${text} not null,
        who ${text} not null,
        stars integer not null,
        primary key (community, id),
        unique (community, service, who),
        ${ofService}
      )${unnumbered}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
