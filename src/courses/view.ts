import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Course, type EnrolmentState, type Lesson, type Mark, type Progress, progressOf } from "./course.ts";
import { enrolmentOf, enrolmentsOf, handInsOf, lessonsOf, loadCourse, marksOf } from "./store.ts";

/** A course as somebody may see it. */
export interface CourseView {
  readonly course: Course;
  readonly leader: string;
  /** The course that has to have been completed before. */
  readonly prerequisite: Pick<Course, "handle" | "title"> | null;
  readonly lessons: readonly Lesson[];
  readonly enrolled: number;
  readonly waiting: number;
  /** The reader's own place; null for a room, or where they asked for none. */
  readonly own: EnrolmentState | null;
  /** Whether the reader leads it. */
  readonly leads: boolean;
}

/** Who leads a course: its leader, and whoever may change any gathering. */
export function leads(act: Act, course: Course): boolean {
  return course.leader === act.person || act.may("change any gathering");
}

/** Refuses whoever does not lead the course, nor this lesson of it. */
export function requireLeading(act: Act, course: Course, lesson: Pick<Lesson, "leader"> | null = null): void {
  if (!leads(act, course) && lesson?.leader !== act.person) throw new Refusal("course-not-yours", { handle: course.handle });
}

/** The course as `reader` sees it, or as it hangs in a room. */
export async function courseView(db: Db, community: Id, id: Id, reader: Act | null): Promise<CourseView> {
  const course = await loadCourse(db, community, id);
  const enrolments = await enrolmentsOf(db, community, id);
  const names = await personNames(db, community, [course.leader]);
  const before = course.prerequisite === null ? null : await loadCourse(db, community, course.prerequisite);
  const has = (...states: readonly EnrolmentState[]) => enrolments.filter(({ state }) => states.includes(state)).length;
  return {
    course,
    leader: names.get(course.leader) ?? "",
    prerequisite: before,
    lessons: await lessonsOf(db, community, id),
    enrolled: has("enrolled", "completed"),
    waiting: has("waiting"),
    own: reader === null ? null : ((await enrolmentOf(db, community, id, reader.person))?.state ?? null),
    leads: reader !== null && leads(reader, course),
  };
}

/** How far somebody has come in a course. */
export interface OwnProgress {
  readonly person: Id;
  readonly name: string;
  readonly state: EnrolmentState;
  readonly progress: Progress;
}

/** How far everybody has come who has a place, in the order of their names. */
export async function progressIn(db: Db, community: Id, course: Course, now: Instant): Promise<readonly OwnProgress[]> {
  const lessons = await lessonsOf(db, community, course.id);
  const marks = await marksOf(db, community, course.id);
  const handedIn = await handInsOf(db, community, course.id, null);
  const placed = (await enrolmentsOf(db, community, course.id)).filter(({ state }) => state === "enrolled" || state === "completed");
  const names = await personNames(
    db,
    community,
    placed.map(({ person }) => person),
  );
  const collator = new Intl.Collator("fr");
  return placed
    .map(({ person, state }) => {
      const own = new Map(handedIn.filter((one) => one.person === person).map((one) => [one.lesson, one]));
      const progress = progressOf(lessons, marks.get(person) ?? new Map<Id, Mark>(), own, now);
      return { person, name: names.get(person) ?? "", state, progress };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** The lesson with this number. Refuses one that the course does not have. */
export function lessonNumbered(course: Course, lessons: readonly Lesson[], number: number): Lesson {
  const found = lessons.find((lesson) => lesson.number === number);
  if (found === undefined) throw new Refusal("course-no-lesson", { handle: course.handle, number, count: lessons.length });
  return found;
}
