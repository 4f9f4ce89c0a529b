// Courses: their lessons, who is enrolled, who was there, what was handed in and answered, and the certificates that came of it.
import { type Kysely, sql } from "kysely";

export const courses = {
  name: "0029-courses",
  async up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
    const text = dialect === "postgres" ? 'text collate "C"' : "text";
    const strict = dialect === "sqlite" ? " strict" : "";
    for (const statement of [
      `create table courses (
        community ${text} not null references communities (community),
        id ${text} not null,
        handle ${text} not null,
        title ${text} not null,
        folded ${text} not null,
        about ${text} not null,
        cohort ${text},
        leader ${text} not null,
        admission ${text} not null,
        audience ${text} not null,
        capacity integer,
        required integer not null,
        prerequisite ${text},
        zone ${text} not null,
        state ${text} not null,
        version integer not null,
        created_at ${text} not null,
        primary key (community, id),
        unique (community, handle),
        foreign key (community, leader) references people (community, id),
        foreign key (community, prerequisite) references courses (community, id)
      )${strict}`,
      "create index courses_by_title on courses (community, folded)",
      "create index courses_by_state on courses (community, state, created_at)",
      `create table lessons (
        community ${text} not null,
        id ${text} not null,
        course ${text} not null,
        number integer not null,
        title ${text} not null,
        local ${text} not null,
        starts ${text} not null,
        duration integer not null,
        leader ${text},
        place ${text},
        about ${text},
        link ${text},
        exercise ${text},
        state ${text} not null,
        primary key (community, id),
        unique (community, course, number),
        foreign key (community, course) references courses (community, id),
        foreign key (community, leader) references people (community, id)
      )${strict}`,
      "create index lessons_by_start on lessons (community, starts)",
      `create table enrolments (
        community ${text} not null,
        id ${text} not null,
        course ${text} not null,
        person ${text} not null,
        state ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, course, person),
        foreign key (community, course) references courses (community, id),
        foreign key (community, person) references people (community, id)
      )${strict}`,
      "create index enrolments_by_person on enrolments (community, person)",
      `create table lesson_marks (
        community ${text} not null,
        id ${text} not null,
        lesson ${text} not null,
        person ${text} not null,
        mark ${text} not null,
        marked_by ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, lesson, person),
        foreign key (community, lesson) references lessons (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, marked_by) references people (community, id)
      )${strict}`,
      "create index lesson_marks_by_person on lesson_marks (community, person)",
      `create table hand_ins (
        community ${text} not null,
        id ${text} not null,
        lesson ${text} not null,
        person ${text} not null,
        words ${text} not null,
        at ${text} not null,
        answer ${text},
        passed integer,
        answered_by ${text},
        answered_at ${text},
        primary key (community, id),
        unique (community, lesson, person),
        foreign key (community, lesson) references lessons (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, answered_by) references people (community, id)
      )${strict}`,
      `create table certificates (
        community ${text} not null,
        id ${text} not null,
        course ${text} not null,
        person ${text} not null,
        code ${text} not null unique,
        attended integer not null,
        held integer not null,
        given_by ${text} not null,
        at ${text} not null,
        primary key (community, id),
        unique (community, course, person),
        foreign key (community, course) references courses (community, id),
        foreign key (community, person) references people (community, id),
        foreign key (community, given_by) references people (community, id)
      )${strict}`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
