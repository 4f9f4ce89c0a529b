// Agreements: mandates given by a vote, whom is negotiated with, the log, drafts, ratification, signatures of both sides, breaches.
import { type Kysely, sql } from "kysely";

export const agreements = {
  name: "0020-agreements",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    const ofAgreement = "foreign key (community, agreement) references agreements (community, id)";
    for (const statement of [
      `create table counterparts (
        community ${text} not null references communities (community),
        id ${text} not null,
        name ${text} not null,
        folded ${text} not null,
        kind ${text} not null,
        contact ${text},
        created_at ${text} not null,
        primary key (community, id),
        unique (community, folded)
      )${strict}`,
      `create table agreements (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        counterpart ${text},
        motion ${text} not null,
        object ${text} not null,
        limits ${text},
        report_on ${text} not null,
        expires_on ${text} not null,
        seen_by ${text} not null,
        state ${text} not null,
        from_day ${text},
        until_day ${text},
        renewal ${text} not null,
        notice_days integer not null,
        ratified_by ${text},
        withdrawn_by ${text},
        ending ${text},
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, counterpart) references counterparts (community, id),
        foreign key (community, motion) references motions (community, id),
        foreign key (community, ratified_by) references motions (community, id),
        foreign key (community, withdrawn_by) references motions (community, id)
      )${strict}`,
      "create index agreements_by_title on agreements (community, folded)",
      "create index agreements_by_state on agreements (community, state, created_at)",
      `create table negotiators (
        community ${text} not null,
        id ${text} not null,
        agreement ${text} not null,
        person ${text} not null,
        primary key (community, id),
        unique (community, agreement, person),
        ${ofAgreement},
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table agreement_log (
        community ${text} not null,
        id ${text} not null,
        agreement ${text} not null,
        kind ${text} not null,
        words ${text} not null,
        next_at ${text},
        author ${text} not null,
        at ${text} not null,
        primary key (community, id),
        ${ofAgreement},
        foreign key (community, author) references people (community, id)
      )${strict}`,
      "create index agreement_log_by_agreement on agreement_log (community, agreement, at)",
      `create table agreement_texts (
        community ${text} not null,
        id ${text} not null,
        agreement ${text} not null,
        number integer not null,
        words ${text} not null,
        author ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, agreement, number),
        ${ofAgreement},
        foreign key (community, author) references people (community, id)
      )${strict}`,
      `create table agreement_motions (
        community ${text} not null,
        id ${text} not null,
        agreement ${text} not null,
        motion ${text} not null,
        purpose ${text} not null,
        number integer,
        primary key (community, id),
        unique (community, motion),
        ${ofAgreement},
        foreign key (community, motion) references motions (community, id)
      )${strict}`,
      `create table agreement_signatures (
        community ${text} not null,
        id ${text} not null,
        agreement ${text} not null,
        side ${text} not null,
        name ${text} not null,
        person ${text},
        number integer not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, agreement, side),
        ${ofAgreement},
        foreign key (community, person) references people (community, id)
      )${strict}`,
      `create table agreement_breaches (
        community ${text} not null,
        id ${text} not null,
        agreement ${text} not null,
        number integer not null,
        reporter ${text} not null,
        words ${text} not null,
        state ${text} not null,
        reply ${text},
        answer ${text},
        at ${text} not null,
        primary key (community, id),
        unique (community, agreement, number),
        ${ofAgreement},
        foreign key (community, reporter) references people (community, id)
      )${strict}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
