import type { Act } from "#chat/call.ts";
import type { FileAddress } from "#files/file.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Course, type Lesson, leaderOf, type Mark, PLACED } from "./course.ts";
import { type Absence, absencesOf, enrolmentOf, lessonsOf, loadCourse, marksOf } from "./store.ts";
import { type CourseFile, courseFiles, leads, lessonNumbered } from "./view.ts";

/** A lesson as somebody sees who is in the course, or who leads it. */
export interface LessonView {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly leader: string;
  readonly files: readonly CourseFile[];
  /** How the reader stands with it; null for whoever leads. */
  readonly own: { readonly mark: Mark | null; readonly absence: Absence | null } | null;
}

/** One lesson with what there is to read. Refuses whoever has no place in the course. */
export async function lessonView(db: Db, act: Act, id: Id, number: number | undefined, address: FileAddress): Promise<LessonView> {
  const community = act.community.id;
  const course = await loadCourse(db, community, id);
  const lessons = await lessonsOf(db, community, id);
  const lesson = number === undefined ? nextOf(course, lessons, act) : lessonNumbered(course, lessons, number);
  const state = (await enrolmentOf(db, community, id, act.person))?.state;
  const placed = PLACED.some((one) => one === state);
  if (!placed && !leads(act, course) && lesson.leader !== act.person)
    throw new Refusal("course-lesson-for-enrolled", { handle: course.handle, number: lesson.number });
  const leader = leaderOf(course, lesson);
  return {
    course,
    lesson,
    leader: (await personNames(db, community, [leader])).get(leader) ?? "",
    files: await courseFiles(db, community, lesson.id, address),
    own: placed ? await ownIn(db, community, lesson, act.person) : null,
  };
}

async function ownIn(db: Db, community: Id, { id, course }: Lesson, person: Id): Promise<LessonView["own"]> {
  const absence = (await absencesOf(db, community, course, person)).find((one) => one.lesson === id);
  return { mark: (await marksOf(db, community, course)).get(person)?.get(id) ?? null, absence: absence ?? null };
}

function nextOf({ handle }: Course, lessons: readonly Lesson[], { now }: Act): Lesson {
  const held = lessons.filter(({ state }) => state === "planned");
  const found = held.find(({ starts, duration }) => starts + duration > now) ?? held.at(-1);
  if (found === undefined) throw new Refusal("course-no-lesson", { handle, number: 1, count: 0 });
  return found;
}
