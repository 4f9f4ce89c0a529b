import type { Act } from "#chat/call.ts";
import type { FileAddress } from "#files/file.ts";
import { filesOf } from "#files/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Course, type EnrolmentState, isMissed, type Lesson, type Mark, PLACED, type Progress, progressOf } from "./course.ts";
import { beginsOf, countPlaces, enrolmentOf, enrolmentsOf, handInsOf, lessonsOf, listCourses, loadCourse, marksOf } from "./store.ts";

/** A course as somebody may see it. */
export interface CourseView {
  readonly course: Course;
  readonly leader: string;
  /** Who leads it in the leader's place; null where nobody does. */
  readonly substitute: string | null;
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

/** Who leads a course: its leader, whoever does so in their place, and whoever may change any gathering. */
export function leads(act: Act, course: Course): boolean {
  return course.leader === act.person || course.substitute === act.person || act.may("change any gathering");
}

/** Refuses whoever does not lead the course, nor this lesson of it. */
export function requireLeading(act: Act, course: Course, lesson: Pick<Lesson, "leader"> | null = null): void {
  if (!leads(act, course) && lesson?.leader !== act.person) throw new Refusal("course-not-yours", { handle: course.handle });
}

/** Refuses whoever has no place in the course now. */
export async function requireEnrolled(db: Db, act: Act, { id, handle }: Course): Promise<void> {
  const enrolled = await enrolmentOf(db, act.community.id, id, act.person);
  if (enrolled?.state !== "enrolled") throw new Refusal("course-you-not-enrolled", { handle });
}

/** The course as `reader` sees it, or as it hangs in a room. */
export async function courseView(db: Db, community: Id, id: Id, reader: Act | null): Promise<CourseView> {
  const course = await loadCourse(db, community, id);
  const places = await countPlaces(db, community, [id]);
  const names = await personNames(db, community, [course.leader, ...(course.substitute === null ? [] : [course.substitute])]);
  const before = course.prerequisite === null ? null : await loadCourse(db, community, course.prerequisite);
  return {
    course,
    leader: names.get(course.leader) ?? "",
    substitute: course.substitute === null ? null : (names.get(course.substitute) ?? ""),
    prerequisite: before,
    lessons: await lessonsOf(db, community, id),
    enrolled: places(id, PLACED),
    waiting: places(id, ["waiting"]),
    own: reader === null ? null : ((await enrolmentOf(db, community, id, reader.person))?.state ?? null),
    leads: reader !== null && leads(reader, course),
  };
}

/** A course as a list shows it. */
export interface CourseLine {
  readonly course: Course;
  readonly leader: string;
  /** Null before it has a lesson. */
  readonly begin: Instant | null;
  readonly enrolled: number;
}

/** The courses in these states, the oldest first: as many queries for all of them as for one. */
export async function courseLines(db: Db, community: Id, states: readonly Course["state"][]): Promise<readonly CourseLine[]> {
  const courses = await listCourses(db, community, states);
  const ids = courses.map(({ id }) => id);
  const begins = await beginsOf(db, community, ids);
  const places = await countPlaces(db, community, ids);
  const names = await personNames(
    db,
    community,
    courses.map(({ leader }) => leader),
  );
  return courses.map((course) => ({
    course,
    leader: names.get(course.leader) ?? "",
    begin: begins.get(course.id) ?? null,
    enrolled: places(course.id, PLACED),
  }));
}

/** Somebody who has a place in a course. */
interface Learner {
  readonly person: Id;
  readonly name: string;
  readonly state: EnrolmentState;
}

/** Everybody who has a place, in the order of their names. */
export async function learnersOf(db: Db, community: Id, course: Id): Promise<readonly Learner[]> {
  const placed = (await enrolmentsOf(db, community, course)).filter(({ state }) => PLACED.some((one) => one === state));
  const names = await personNames(
    db,
    community,
    placed.map(({ person }) => person),
  );
  const { compare } = new Intl.Collator("fr");
  return placed.map(({ person, state }) => ({ person, state, name: names.get(person) ?? "" })).sort((a, b) => compare(a.name, b.name));
}

/** How far somebody has come in a course. */
export interface OwnProgress extends Learner {
  readonly progress: Progress;
  /** The lessons that they can still catch up with, the latest first. */
  readonly missed: readonly Lesson[];
}

/** How far everybody has come who has a place, in the order of their names. */
export async function progressIn(db: Db, community: Id, course: Course, now: Instant): Promise<readonly OwnProgress[]> {
  const lessons = await lessonsOf(db, community, course.id);
  const marks = await marksOf(db, community, course.id);
  const handedIn = await handInsOf(db, community, course.id, null);
  return (await learnersOf(db, community, course.id)).map((learner) => {
    const own = new Map(handedIn.filter(({ person }) => person === learner.person).map((one) => [one.lesson, one]));
    const marked = marks.get(learner.person) ?? new Map<Id, Mark>();
    const missed = lessons.filter((lesson) => isMissed(lesson, marked.get(lesson.id) ?? null, now)).toReversed();
    return { ...learner, progress: progressOf(lessons, marked, own, now), missed };
  });
}

/** The lesson with this number. Refuses one that the course does not have. */
export function lessonNumbered(course: Course, lessons: readonly Lesson[], number: number): Lesson {
  const found = lessons.find((lesson) => lesson.number === number);
  if (found === undefined) throw new Refusal("course-no-lesson", { handle: course.handle, number, count: lessons.length });
  return found;
}

/** A file of a lesson or of what was handed in, and where it is fetched. */
export interface CourseFile {
  readonly name: string;
  readonly url: string;
}

/** The files of a lesson, or of what was handed in for it. */
export async function courseFiles(db: Db, community: Id, owner: Id, address: FileAddress): Promise<readonly CourseFile[]> {
  return (await filesOf(db, community, owner)).map(({ id, name }) => ({ name, url: address(id) }));
}
