// Files that people give, by piece, so that a database is all there is to copy.
import { type Kysely, sql } from "kysely";

export const files = {
  name: "0047-files",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const bytes = dialect === "postgres" ? "bytea" : "blob";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table files (
        community ${text} not null references communities (community),
        id ${text} not null,
        person ${text} not null,
        name ${text} not null,
        sort ${text} not null,
        media ${text} not null,
        size integer not null,
        sha256 ${text} not null,
        width integer,
        height integer,
        owner ${text},
        created_at ${text} not null,
        primary key (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create unique index files_by_address on files (id)",
      "create index files_by_person on files (community, person, created_at)",
      "create index files_without_owner on files (created_at) where owner is null",
      `create table file_pieces (
        community ${text} not null,
        id ${text} not null,
        file ${text} not null,
        part ${text} not null,
        place integer not null,
        bytes ${bytes} not null,
        primary key (community, id),
        unique (community, file, part, place),
        foreign key (community, file) references files (community, id)
      )${strict}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
