// What people say of lessons without them (that they will not come, that they have caught up), who leads a whole course in its leader's place, and files of lessons.
import { type Kysely, sql } from "kysely";

export const courseAbsences = {
  name: "0053-course-absences",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table lesson_absences (
        community ${text} not null,
        id ${text} not null,
        lesson ${text} not null,
        person ${text} not null,
        away integer not null,
        reason ${text},
        claimed_at ${text},
        words ${text},
        at ${text} not null,
        primary key (community, id),
        unique (community, lesson, person),
        foreign key (community, lesson) references lessons (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index lesson_absences_by_person on lesson_absences (community, person)",
      `create table course_substitutes (
        community ${text} not null,
        id ${text} not null,
        person ${text} not null,
        at ${text} not null,
        primary key (community, id),
        foreign key (community, id) references courses (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index course_substitutes_by_person on course_substitutes (community, person)",
      "create index files_by_owner on files (community, owner) where owner is not null",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
