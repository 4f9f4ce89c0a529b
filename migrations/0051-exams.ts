// The exercise of a lesson may be the exam of the course: without it enough, there is no certificate.
import { type Kysely, sql } from "kysely";

export const exams = {
  name: "0051-exams",
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table lessons add column exam integer not null default 0").execute(db);
  },
};
