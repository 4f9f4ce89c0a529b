import type { Zone } from "#calendar/calendar.ts";
import { durationText, zonedText } from "#calendar/iso.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { leaderOf } from "./course.ts";
import { absencesOf, certificatesOf, enrolmentsOf, handInsOf, lessonFiles, lessonsOf, listCourses, loadCourse, marksOf } from "./store.ts";

/** The community's courses as the export shows them. What was handed in stays between the two whom it concerns: only that it was. */
export async function exportCourses(
  db: Db,
  community: Id,
  within: { readonly name: (person: Id) => string; readonly zone: Zone; readonly now: Instant },
) {
  const { name, zone } = within;
  const entries: [string, unknown][] = [];
  for (const course of await listCourses(db, community, ["open", "finished", "cancelled"])) {
    const marks = await marksOf(db, community, course.id);
    const handedIn = await handInsOf(db, community, course.id, null);
    const certificates = new Map((await certificatesOf(db, community, course.id)).map((one) => [one.person, one]));
    const lessons = await lessonsOf(db, community, course.id);
    const said = await absencesOf(db, community, course.id, null);
    const files = await lessonFiles(db, community, course.id);
    entries.push([
      course.handle,
      {
        title: course.title,
        cohort: course.cohort,
        state: course.state,
        leader: name(course.leader),
        substitute: course.substitute === null ? null : name(course.substitute),
        admission: course.admission,
        audience: course.audience,
        capacity: course.capacity,
        required: course.required,
        after: course.prerequisite === null ? null : (await loadCourse(db, community, course.prerequisite)).handle,
        lessons: lessons.map((lesson) => ({
          number: lesson.number,
          title: lesson.title,
          start: zonedText(lesson.starts, course.zone),
          duration: durationText(lesson.duration),
          state: lesson.state,
          leader: name(leaderOf(course, lesson)),
          place: lesson.place,
          exam: lesson.exam,
          present: [...marks].filter(([, own]) => own.get(lesson.id) === "present").map(([person]) => name(person)),
          excused: [...marks].filter(([, own]) => own.get(lesson.id) === "excused").map(([person]) => name(person)),
          caughtUp: [...marks].filter(([, own]) => own.get(lesson.id) === "caught-up").map(([person]) => name(person)),
          files: (files.get(lesson.id) ?? []).map((file) => file.name),
          away: said.filter((one) => one.lesson === lesson.id && one.away).map(({ person }) => name(person)),
          handedIn: handedIn
            .filter((one) => one.lesson === lesson.id)
            .map(({ person, answer }) => ({ person: name(person), answered: answer !== null })),
        })),
        enrolments: (await enrolmentsOf(db, community, course.id)).map(({ person, state }) => {
          const certificate = certificates.get(person);
          return {
            person: name(person),
            state,
            certificate: certificate === undefined ? null : { code: certificate.code, at: zonedText(certificate.at, zone) },
          };
        }),
      },
    ]);
  }
  return Object.fromEntries(entries);
}
