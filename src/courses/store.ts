import type { Local, Zone } from "#calendar/calendar.ts";
import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, flagIn, flagOut, instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { CourseRow, LessonRow } from "#store/tables/courses.ts";
import type { Course, EnrolmentState, Lesson, Mark } from "./course.ts";

type Key = { readonly community: Id; readonly id: Id };

const courseById = hot((q, p: Key) => q.selectFrom("courses").selectAll().where("community", "=", p.community).where("id", "=", p.id));

const substituteOf = hot((q, p: Key) =>
  q.selectFrom("course_substitutes").select("person").where("community", "=", p.community).where("id", "=", p.id),
);

const courseByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("courses").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const courseByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("courses")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

const bumpCourse = hotWrite((q, p: Key) =>
  q
    .updateTable("courses")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

function courseOut(row: CourseRow, substitute: Id | null): Course {
  const { id, handle, title, about, cohort, leader, admission, audience, capacity, required, prerequisite, state } = row;
  const zone = row.zone as Zone;
  return {
    id,
    handle,
    title,
    about,
    cohort,
    leader,
    substitute,
    admission,
    audience,
    capacity,
    required,
    prerequisite,
    state,
    zone,
    createdAt: instantOut(row.created_at),
  };
}

/** The course. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadCourse(db: Db, community: Id, id: Id): Promise<Course> {
  const row = await courseById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return courseOut(row, (await substituteOf.first(db, { community, id }))?.person ?? null);
}

/** The same, taking the course's turn: what is done to it twice at once is done one after the other. */
export async function takeCourse(tx: Tx, community: Id, id: Id): Promise<Course> {
  const row = await bumpCourse.first(tx, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return courseOut(row, (await substituteOf.first(tx, { community, id }))?.person ?? null);
}

export async function findCourse(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await courseByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await courseByTitle.all(db, { community, folded: fold(text) });
  const open = titled.filter(({ state }) => state === "open");
  return theOne(text, open.length > 0 ? open : titled.slice(0, 1));
}

/** Courses whose title holds what was typed, the newest first. */
export function offerCourses(db: Db, community: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return db
    .selectFrom("courses")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where("state", "!=", "cancelled")
    .where((e) => e.or([e("folded", "like", like), e("handle", "like", handle)]))
    .orderBy("created_at", "desc")
    .limit(25)
    .execute();
}

/** The courses of the community in these states, the oldest first. */
export async function listCourses(db: Db, community: Id, states: readonly Course["state"][]): Promise<readonly Course[]> {
  const rows = await db
    .selectFrom("courses")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", states)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const substitutes = await db.selectFrom("course_substitutes").select(["id", "person"]).where("community", "=", community).execute();
  const by = new Map(substitutes.map(({ id, person }) => [id, person]));
  return rows.map((row) => courseOut(row, by.get(row.id) ?? null));
}

export async function insertCourse(tx: Tx, row: CourseRow): Promise<void> {
  await tx.insertInto("courses").values(row).execute();
}

export async function updateCourse(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<Omit<CourseRow, "community" | "id" | "handle" | "version">>,
): Promise<void> {
  await tx.updateTable("courses").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** Puts somebody in the place of the leader of a whole course; null gives it back to the leader. */
export async function putSubstitute(tx: Tx, community: Id, id: Id, person: Id | null, at: string): Promise<void> {
  await tx.deleteFrom("course_substitutes").where("community", "=", community).where("id", "=", id).execute();
  if (person !== null) await tx.insertInto("course_substitutes").values({ community, id, person, at }).execute();
}

function lessonOut(row: LessonRow): Lesson {
  const { community: _, local, starts, exam, ...rest } = row;
  return { ...rest, local: local as Local, starts: instantOut(starts), exam: flagOut(exam) };
}

/** The lessons of a course by their numbers. */
export async function lessonsOf(db: Db, community: Id, course: Id): Promise<readonly Lesson[]> {
  const rows = await db
    .selectFrom("lessons")
    .selectAll()
    .where("community", "=", community)
    .where("course", "=", course)
    .orderBy("number")
    .execute();
  return rows.map(lessonOut);
}

/** What the files of each lesson of a course are called. */
export async function lessonFiles(db: Db, community: Id, course: Id): Promise<ReadonlyMap<Id, readonly { readonly name: string }[]>> {
  const rows = await db
    .selectFrom("files as f")
    .innerJoin("lessons as l", (join) => join.onRef("l.community", "=", "f.community").onRef("l.id", "=", "f.owner"))
    .select(["l.id", "f.name"])
    .where("l.community", "=", community)
    .where("l.course", "=", course)
    .orderBy("f.created_at")
    .orderBy("f.id")
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** A lesson with the course that it is of. */
export interface TimetableEntry {
  readonly lesson: Lesson;
  readonly course: Course;
}

/** The columns of a course, beside those of its lesson in one row. */
const BESIDE = [
  ...(["id", "handle", "title", "about", "cohort", "leader", "admission", "audience", "capacity", "required"] as const),
  ...(["prerequisite", "state", "zone", "created_at"] as const),
] as const;

/** What somebody is taught or teaches between two instants, in its order: one indexed query, however long the courses are. */
export async function timetableOf(db: Db, community: Id, person: Id, from: Instant, to: Instant): Promise<readonly TimetableEntry[]> {
  const rows = await db
    .selectFrom("lessons as l")
    .innerJoin("courses as c", (join) => join.onRef("c.community", "=", "l.community").onRef("c.id", "=", "l.course"))
    .leftJoin("course_substitutes as s", (join) => join.onRef("s.community", "=", "l.community").onRef("s.id", "=", "l.course"))
    .leftJoin("enrolments as e", (join) =>
      join.onRef("e.community", "=", "l.community").onRef("e.course", "=", "l.course").on("e.person", "=", person),
    )
    .selectAll("l")
    .select(BESIDE.map((column) => `c.${column} as beside_${column}` as const))
    .select("s.person as substitute")
    .where("l.community", "=", community)
    .where("l.starts", ">=", instantIn(from))
    .where("l.starts", "<", instantIn(to))
    .where("l.state", "=", "planned")
    .where("c.state", "=", "open")
    .where((e) =>
      e.or([
        e("e.state", "in", ["enrolled", "completed"]),
        e("l.leader", "=", person),
        e("c.leader", "=", person),
        e("s.person", "=", person),
      ]),
    )
    .orderBy("l.starts")
    .orderBy("l.id")
    .execute();
  return rows.map(({ substitute, ...row }) => {
    const own = Object.entries(row).filter(([column]) => !column.startsWith("beside_"));
    const beside = Object.entries(row).flatMap(([column, value]) => (column.startsWith("beside_") ? [[column.slice(7), value]] : []));
    return {
      lesson: lessonOut(Object.fromEntries(own) as unknown as LessonRow),
      course: courseOut(Object.fromEntries(beside) as CourseRow, substitute),
    };
  });
}

/** When each of some courses begins: with its first lesson that takes place. Those without one are not in it. */
export async function beginsOf(db: Db, community: Id, courses: readonly Id[]): Promise<ReadonlyMap<Id, Instant>> {
  if (courses.length === 0) return new Map();
  const rows = await db
    .selectFrom("lessons")
    .select((e) => ["course", e.fn.min("starts").as("begin")])
    .where("community", "=", community)
    .where("course", "in", courses)
    .where("state", "=", "planned")
    .groupBy("course")
    .execute();
  return new Map(rows.map(({ course, begin }) => [course, instantOut(begin)]));
}

export async function insertLessons(tx: Tx, rows: readonly LessonRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto("lessons")
      .values(rows.slice(at, at + 500))
      .execute();
}

export async function updateLesson(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<Omit<LessonRow, "community" | "id" | "course" | "number">>,
): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await tx.updateTable("lessons").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** Somebody's place in a course. */
export interface Enrolment {
  readonly person: Id;
  readonly state: EnrolmentState;
  readonly at: string;
}

/** Everybody who asked for a place, in the order in which they did. */
export async function enrolmentsOf(db: Db, community: Id, course: Id): Promise<readonly Enrolment[]> {
  return db
    .selectFrom("enrolments")
    .select(["person", "state", "at"])
    .where("community", "=", community)
    .where("course", "=", course)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** The people whose places are in one of these states, in the order in which they asked. */
export async function peopleIn(db: Db, community: Id, course: Id, states: readonly EnrolmentState[]): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("enrolments")
    .select("person")
    .where("community", "=", community)
    .where("course", "=", course)
    .where("state", "in", states)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ person }) => person);
}

/** How many people stand how in each of some courses. */
export async function countPlaces(
  db: Db,
  community: Id,
  courses: readonly Id[],
): Promise<(course: Id, states: readonly EnrolmentState[]) => number> {
  if (courses.length === 0) return () => 0;
  const rows = await db
    .selectFrom("enrolments")
    .select((e) => ["course", "state", e.fn.countAll<number | string>().as("count")])
    .where("community", "=", community)
    .where("course", "in", courses)
    .groupBy(["course", "state"])
    .execute();
  return (course, states) =>
    rows.filter((row) => row.course === course && states.includes(row.state)).reduce((sum, { count }) => sum + countOut(count), 0);
}

export async function enrolmentOf(db: Db, community: Id, course: Id, person: Id): Promise<Enrolment | null> {
  const row = await db
    .selectFrom("enrolments")
    .select(["person", "state", "at"])
    .where("community", "=", community)
    .where("course", "=", course)
    .where("person", "=", person)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets somebody's place. Whoever comes back after having left stands at the end again. */
export async function putEnrolment(tx: Tx, community: Id, course: Id, person: Id, state: EnrolmentState, at: string): Promise<void> {
  await tx
    .insertInto("enrolments")
    .values({ community, id: `${course}:${person}`, course, person, state, at })
    .onConflict((conflict) => conflict.columns(["community", "course", "person"]).doUpdateSet({ state, at }))
    .execute();
}

export async function setEnrolment(tx: Tx, community: Id, course: Id, person: Id, state: EnrolmentState): Promise<void> {
  await tx
    .updateTable("enrolments")
    .set({ state })
    .where("community", "=", community)
    .where("course", "=", course)
    .where("person", "=", person)
    .execute();
}

/** The marks of everybody at every lesson of a course. */
export async function marksOf(db: Db, community: Id, course: Id): Promise<ReadonlyMap<Id, ReadonlyMap<Id, Mark>>> {
  const rows = await db
    .selectFrom("lesson_marks as m")
    .innerJoin("lessons as l", (join) => join.onRef("l.community", "=", "m.community").onRef("l.id", "=", "m.lesson"))
    .select(["m.lesson", "m.person", "m.mark"])
    .where("m.community", "=", community)
    .where("l.course", "=", course)
    .execute();
  const byPerson = new Map<Id, Map<Id, Mark>>();
  for (const { lesson, person, mark } of rows) {
    const own = byPerson.get(person) ?? new Map<Id, Mark>();
    byPerson.set(person, own.set(lesson, mark));
  }
  return byPerson;
}

export async function putMark(
  tx: Tx,
  community: Id,
  mark: { readonly lesson: Id; readonly person: Id; readonly mark: Mark; readonly by: Id; readonly at: string },
): Promise<void> {
  const { lesson, person, at } = mark;
  await tx
    .insertInto("lesson_marks")
    .values({ community, id: `${lesson}:${person}`, lesson, person, mark: mark.mark, marked_by: mark.by, at })
    .onConflict((conflict) => conflict.columns(["community", "lesson", "person"]).doUpdateSet({ mark: mark.mark, marked_by: mark.by, at }))
    .execute();
}

/** What somebody said of a lesson without them. */
export interface Absence {
  readonly lesson: Id;
  readonly person: Id;
  /** Whether it was said beforehand. */
  readonly away: boolean;
  readonly reason: string | null;
  /** When they said that they have caught up with it, and what of it; null where they have not, or where it was answered. */
  readonly claimed: { readonly at: Instant; readonly words: string | null } | null;
}

/** What was said of the lessons of a course without them; by `person` alone where given. */
export async function absencesOf(db: Db, community: Id, course: Id, person: Id | null): Promise<readonly Absence[]> {
  const all = db
    .selectFrom("lesson_absences as a")
    .innerJoin("lessons as l", (join) => join.onRef("l.community", "=", "a.community").onRef("l.id", "=", "a.lesson"))
    .select(["a.lesson", "a.person", "a.away", "a.reason", "a.claimed_at", "a.words"])
    .where("a.community", "=", community)
    .where("l.course", "=", course);
  const rows = await (person === null ? all : all.where("a.person", "=", person)).orderBy("l.number").orderBy("a.at").execute();
  return rows.map(({ away, claimed_at: at, words, ...row }) => ({
    ...row,
    away: flagOut(away),
    claimed: at === null ? null : { at: instantOut(at), words },
  }));
}

type Whose = { readonly lesson: Id; readonly person: Id };

/** Writes what somebody says of a lesson without them, over what they said before. */
export async function putAbsence(
  tx: Tx,
  community: Id,
  { lesson, person }: Whose,
  said: { readonly away?: number; readonly reason?: string | null; readonly claimed_at?: string | null; readonly words?: string | null },
  at: string,
): Promise<void> {
  const nothing = { away: 0, reason: null, claimed_at: null, words: null };
  await tx
    .insertInto("lesson_absences")
    .values({ community, id: `${lesson}:${person}`, lesson, person, ...nothing, ...said, at })
    .onConflict((conflict) => conflict.columns(["community", "lesson", "person"]).doUpdateSet({ ...said, at }))
    .execute();
}

/** Somebody comes after all; false where they had not said that they would not. */
export async function dropAbsence(tx: Tx, community: Id, { lesson, person }: Whose): Promise<boolean> {
  const row = await tx
    .deleteFrom("lesson_absences")
    .where("community", "=", community)
    .where("lesson", "=", lesson)
    .where("person", "=", person)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What somebody said of lessons of a course without them goes with their place. */
export async function dropAbsencesIn(tx: Tx, community: Id, course: Id, person: Id): Promise<void> {
  await tx
    .deleteFrom("lesson_absences")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("lesson", "in", (e) =>
      e.selectFrom("lessons as l").select("l.id").where("l.community", "=", community).where("l.course", "=", course),
    )
    .execute();
}

/** What somebody handed in for a lesson. */
export interface HandIn {
  /** By which its files are found. */
  readonly id: Id;
  readonly lesson: Id;
  readonly person: Id;
  readonly words: string;
  readonly at: Instant;
  readonly answer: string | null;
  readonly passed: boolean | null;
}

/** What was handed in for the lessons of a course; of `person` alone where given. */
export async function handInsOf(db: Db, community: Id, course: Id, person: Id | null): Promise<readonly HandIn[]> {
  let query = db
    .selectFrom("hand_ins as h")
    .innerJoin("lessons as l", (join) => join.onRef("l.community", "=", "h.community").onRef("l.id", "=", "h.lesson"))
    .select(["h.id", "h.lesson", "h.person", "h.words", "h.at", "h.answer", "h.passed"])
    .where("h.community", "=", community)
    .where("l.course", "=", course);
  if (person !== null) query = query.where("h.person", "=", person);
  const rows = await query.orderBy("h.at").orderBy("h.id").execute();
  return rows.map((row) => ({
    ...row,
    id: row.id as Id,
    at: instantOut(row.at),
    passed: row.passed === null ? null : flagOut(row.passed),
  }));
}

/** Hands something in. What is handed in again takes the place of what was, and is to be answered again. Resolves to the id of its files' owner. */
export async function putHandIn(
  tx: Tx,
  community: Id,
  given: { readonly lesson: Id; readonly person: Id; readonly words: string; readonly at: string },
): Promise<Id> {
  const id = `${given.lesson}:${given.person}`;
  const fresh = { words: given.words, at: given.at, answer: null, passed: null, answered_by: null, answered_at: null };
  const row = await tx
    .insertInto("hand_ins")
    .values({ community, id, lesson: given.lesson, person: given.person, ...fresh })
    .onConflict((conflict) => conflict.columns(["community", "lesson", "person"]).doUpdateSet(fresh))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id as Id;
}

/** Answers what was handed in; false where nothing was. */
export async function answerHandIn(
  tx: Tx,
  community: Id,
  given: {
    readonly lesson: Id;
    readonly person: Id;
    readonly answer: string;
    readonly passed: boolean;
    readonly by: Id;
    readonly at: string;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable("hand_ins")
    .set({ answer: given.answer, passed: flagIn(given.passed), answered_by: given.by, answered_at: given.at })
    .where("community", "=", community)
    .where("lesson", "=", given.lesson)
    .where("person", "=", given.person)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What a certificate says. */
export interface Certificate {
  readonly community: Id;
  readonly course: Id;
  readonly person: Id;
  readonly code: string;
  readonly attended: number;
  readonly held: number;
  readonly at: Instant;
}

const certificateColumns = ["community", "course", "person", "code", "attended", "held", "at"] as const;

export async function certificateFor(db: Db, community: Id, course: Id, person: Id): Promise<Certificate | null> {
  const row = await db
    .selectFrom("certificates")
    .select(certificateColumns)
    .where("community", "=", community)
    .where("course", "=", course)
    .where("person", "=", person)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, at: instantOut(row.at) };
}

/** The certificate with a code, whichever association gave it: its holder shows the code to whoever should know. */
export async function certificateByCode(db: Db, code: string): Promise<Certificate | null> {
  const row = await db.selectFrom("certificates").select(certificateColumns).where("code", "=", code).executeTakeFirst();
  return row === undefined ? null : { ...row, at: instantOut(row.at) };
}

export async function certificatesOf(db: Db, community: Id, course: Id): Promise<readonly Certificate[]> {
  const rows = await db
    .selectFrom("certificates")
    .select(certificateColumns)
    .where("community", "=", community)
    .where("course", "=", course)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, at: instantOut(row.at) }));
}

/** Gives a certificate, once. */
export async function insertCertificate(
  tx: Tx,
  id: Id,
  given: Omit<Certificate, "at"> & { readonly by: Id; readonly at: string },
): Promise<void> {
  const { by, ...rest } = given;
  await tx
    .insertInto("certificates")
    .values({ ...rest, id, given_by: by })
    .onConflict((conflict) => conflict.columns(["community", "course", "person"]).doNothing())
    .execute();
}
