import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";
import { promote } from "./enrolling.ts";
import { loadCourse } from "./store.ts";

/**
 * Somebody asks to be forgotten: what they handed in is gone, with what they said of lessons without them and the courses that they led in
 * somebody's place (files that they gave go with all their files); their places in open courses are given back, and whoever waits longest
 * has them. A certificate that was given goes too, since its code would still name them; that they were at a lesson stays, under a
 * person without a name.
 */
export async function forgetCourses(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  await tx.deleteFrom("hand_ins").where("community", "=", community).where("person", "=", person).execute();
  for (const table of ["lesson_absences", "course_substitutes"] as const)
    await tx.deleteFrom(table).where("community", "=", community).where("person", "=", person).execute();
  await tx.deleteFrom("certificates").where("community", "=", community).where("person", "=", person).execute();
  const places = await tx
    .updateTable("enrolments")
    .set({ state: "withdrawn" })
    .where("community", "=", community)
    .where("person", "=", person)
    .where("state", "in", ["asked", "waiting", "enrolled"])
    .returning("course")
    .execute();
  for (const { course: id } of places) {
    const course = await loadCourse(tx, community, id);
    if (course.state === "open") await promote(tx, { community: { id: community }, now }, course);
    await freshen(tx, community, { kind: "course", id });
  }
}
