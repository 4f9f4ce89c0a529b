// Works that people share, what is said of them, and exhibitions. What is withdrawn leaves its number and nothing else.
import { type Kysely, sql } from "kysely";

export const works = {
  name: "0048-works",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table works (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        kind ${text} not null,
        person ${text} not null,
        author ${text},
        author_folded ${text} not null,
        technique ${text},
        year integer,
        licence ${text} not null,
        text ${text},
        link ${text},
        alt ${text},
        consent ${text},
        comments integer not null,
        audience ${text} not null,
        file ${text},
        state ${text} not null,
        version integer not null,
        created_at ${text} not null,
        withdrawn_at ${text},
        primary key (community, id),
        unique (community, handle),
        foreign key (community, person) references people (community, id),
        foreign key (community, file) references files (community, id)
      )${strict}`,
      "create index works_by_time on works (community, state, id)",
      "create index works_by_kind on works (community, state, kind, id)",
      "create index works_by_author on works (community, state, author_folded, id)",
      "create index works_shown on works (community, state, audience, id)",
      "create index works_by_title on works (community, folded)",
      "create index works_by_person on works (community, person)",
      `create table work_comments (
        community ${text} not null,
        id ${text} not null,
        work ${text} not null,
        number integer not null,
        person ${text} not null,
        text ${text} not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, work, number),
        foreign key (community, work) references works (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index work_comments_by_person on work_comments (community, person)",
      `create table exhibitions (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        text ${text} not null,
        curator ${text} not null,
        from_day ${text} not null,
        until_day ${text} not null,
        hour ${text} not null,
        place ${text},
        audience ${text} not null,
        state ${text} not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, curator) references people (community, id)
      )${strict}`,
      "create index exhibitions_by_title on exhibitions (community, folded)",
      "create index exhibitions_by_end on exhibitions (community, state, until_day)",
      `create table exhibition_works (
        community ${text} not null,
        id ${text} not null,
        exhibition ${text} not null,
        work ${text} not null,
        place integer not null,
        day ${text} not null,
        primary key (community, id),
        unique (community, exhibition, work),
        foreign key (community, exhibition) references exhibitions (community, id),
        foreign key (community, work) references works (community, id)
      )${strict}`,
      "create index exhibition_works_by_day on exhibition_works (community, exhibition, day)",
      "create index exhibition_works_by_work on exhibition_works (community, work)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
