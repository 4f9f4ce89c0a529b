import { addDays, dateOf, type Local, type LocalDate, toInstant, type Zone } from "#calendar/calendar.ts";
import { isBounded, ONCE, occurrences, type Rule } from "#calendar/repetition.ts";
import type { Act } from "#chat/call.ts";
import type { GivenFile, GivenMoment, GivenPerson, GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import { claimFile, dropFile, filesOf } from "#files/store.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { actedBefore, hangCard, noteAct, tellEach } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import { leavingOut } from "#phrases/left-out.ts";
import { readLeftOut, readRule } from "#phrases/rules.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { LessonRow } from "#store/tables/courses.ts";
import { type Course, type Lesson, leadersOf, MOST_LESSONS, requireOpen } from "./course.ts";
import { insertCourse, insertLessons, lessonsOf, peopleIn, takeCourse, updateLesson } from "./store.ts";
import { type CourseView, courseView, lessonNumbered, requireLeading } from "./view.ts";

/** When lessons are, as it was typed. */
export interface LessonDates {
  readonly start?: GivenMoment | undefined;
  readonly duration?: number | undefined;
  readonly repeat?: string | undefined;
  readonly until?: string | undefined;
  readonly except?: string | undefined;
  readonly place?: string | undefined;
}

/** A course as it was typed. */
export interface Opening extends LessonDates {
  readonly title: string;
  readonly text: string;
  readonly leader?: GivenPerson | undefined;
  readonly cohort?: string | undefined;
  readonly capacity?: number | undefined;
  readonly admission?: Course["admission"] | undefined;
  readonly audience?: Course["audience"] | undefined;
  readonly required?: number | undefined;
  readonly after?: GivenThing | undefined;
}

/** A lesson as it was typed: a new one or several, or with a number what changes of one. */
export interface Lecturing extends LessonDates {
  readonly number?: number | undefined;
  readonly title?: string | undefined;
  readonly leader?: GivenPerson | undefined;
  readonly text?: string | undefined;
  readonly link?: string | undefined;
  readonly exercise?: string | undefined;
  readonly exam?: "yes" | "no" | undefined;
  readonly cancel?: "yes" | "no" | undefined;
  /** Something to read or to follow, beside what is there already. */
  readonly file?: GivenFile | undefined;
  /** The name of a file of the lesson that is to be taken away. */
  readonly remove?: string | undefined;
}

/** The most files of one lesson. */
const MOST_FILES = 20;

const USUAL_LENGTH = 2 * 3_600_000;
const USUAL_SHARE = 80;

/** Whoever is enrolled is reminded of a lesson this long before it. */
export const REMINDED = DAY;

/** How courses are set up and their lessons planned. */
export function teaching({ db, ids }: Pick<Parts, "db" | "ids">) {
  async function open(act: Act, given: Opening, at: Place | null): Promise<CourseView> {
    const community = act.community.id;
    const zone = act.community.zone as Zone;
    const dates = given.start === undefined ? [] : datesOf({ ...given, start: given.start }, act, zone);
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const handle = await nextHandle(tx, community, "F");
      await insertCourse(tx, {
        community,
        id,
        handle,
        title: given.title,
        folded: fold(given.title),
        about: given.text,
        cohort: given.cohort ?? null,
        leader: given.leader?.id ?? act.person,
        admission: given.admission ?? "open",
        audience: given.audience ?? "members",
        capacity: given.capacity ?? null,
        required: given.required ?? USUAL_SHARE,
        prerequisite: given.after?.id ?? null,
        zone,
        state: "open",
        version: 1,
        created_at: instantIn(act.now),
      });
      await insertLessons(tx, rowsFor(community, id, 1, dates, { title: given.title, duration: given.duration, place: given.place }));
      await planReminder(tx, community, id, act.now);
      await hangCard(tx, act, { kind: "course", id, name: "course-opened", handle, at });
      await noteAct(tx, act, "course opened", id, handle);
      return id;
    });
    return courseView(db, community, made, act);
  }

  async function lesson(act: Act, id: Id, given: Lecturing): Promise<CourseView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const course = await takeCourse(tx, community, id);
      const lessons = await lessonsOf(tx, community, id);
      requireOpen(course);
      if (given.number === undefined) await addLessons(tx, act, course, lessons, given);
      else await changeLesson(tx, act, course, lessonNumbered(course, lessons, given.number), given);
      await planReminder(tx, community, id, act.now);
      await freshen(tx, community, { kind: "course", id });
    });
    return courseView(db, community, id, act);
  }

  async function addLessons(tx: Tx, act: Act, course: Course, lessons: readonly Lesson[], given: Lecturing): Promise<void> {
    requireLeading(act, course);
    if (given.start === undefined) throw new Misuse("start", "course-lesson-when", { handle: course.handle });
    if (given.exam === "yes" && given.exercise === undefined) throw new Misuse("exercise", "course-exam-what");
    if (given.exam === "yes" && given.repeat !== undefined) throw new Misuse("repeat", "course-exam-once");
    if (given.file !== undefined && given.repeat !== undefined) throw new Misuse("file", "course-file-once");
    if (given.remove !== undefined) throw new Misuse("number", "course-file-where");
    const dates = datesOf({ ...given, start: given.start }, act, course.zone);
    if (lessons.length + dates.length > MOST_LESSONS) throw new Misuse("repeat", "course-too-many-lessons", { most: MOST_LESSONS });
    const first = Math.max(0, ...lessons.map(({ number }) => number)) + 1;
    const rows = rowsFor(act.community.id, course.id, first, dates, { ...given, title: given.title ?? course.title });
    await insertLessons(tx, rows);
    if (given.file !== undefined) await addFile(tx, act, (rows[0] as LessonRow).id, given.file);
    await noteAct(tx, act, "lessons planned", course.id, course.handle);
  }

  async function addFile(tx: Tx, act: Act, lesson: Id, { id }: GivenFile): Promise<void> {
    const community = act.community.id;
    if ((await filesOf(tx, community, lesson)).length >= MOST_FILES) throw new Refusal("course-files-many", { most: MOST_FILES });
    await claimFile(tx, { community, id, person: act.person, owner: lesson });
  }

  async function removeFile(tx: Tx, act: Act, { id, number }: Lesson, name: string): Promise<void> {
    const found = (await filesOf(tx, act.community.id, id)).filter((file) => fold(file.name) === fold(name.trim()));
    if (found.length === 0) throw new Misuse("remove", "course-file-none", { number, typed: name });
    for (const file of found) await dropFile(tx, act.community.id, file.id);
  }

  function rowsFor(
    community: Id,
    course: Id,
    first: number,
    dates: readonly Dated[],
    given: Lecturing & { readonly title: string },
  ): readonly LessonRow[] {
    return dates.map(({ local, starts }, at) => ({
      community,
      id: ids.next(),
      course,
      number: first + at,
      title: given.title,
      local,
      starts: instantIn(starts),
      duration: given.duration ?? USUAL_LENGTH,
      leader: given.leader?.id ?? null,
      place: given.place ?? null,
      about: given.text ?? null,
      link: given.link ?? null,
      exercise: given.exercise ?? null,
      exam: given.exam === "yes" ? 1 : 0,
      state: "planned",
    }));
  }

  /** Changes one lesson, and tells those whom it concerns of what they would miss otherwise: another hour, another leader, none at all. */
  async function changeLesson(tx: Tx, act: Act, course: Course, lesson: Lesson, given: Lecturing): Promise<void> {
    const community = act.community.id;
    requireLeading(act, course, lesson);
    if (given.repeat !== undefined) throw new Misuse("repeat", "course-lesson-one", { number: lesson.number });
    if (given.exam === "yes" && (given.exercise ?? lesson.exercise) === null) throw new Misuse("exercise", "course-exam-what");
    const moved =
      given.start === undefined ? null : { local: given.start.local, starts: instantIn(toInstant(given.start.local, course.zone)) };
    const cancelled =
      given.cancel === "yes" ? ({ state: "cancelled" } as const) : given.cancel === "no" ? ({ state: "planned" } as const) : {};
    const set = {
      ...(given.title === undefined ? {} : { title: given.title }),
      ...(moved ?? {}),
      ...(given.duration === undefined ? {} : { duration: given.duration }),
      ...(given.leader === undefined ? {} : { leader: given.leader.id }),
      ...(given.place === undefined ? {} : { place: given.place }),
      ...(given.text === undefined ? {} : { about: given.text }),
      ...(given.link === undefined ? {} : { link: given.link }),
      ...(given.exercise === undefined ? {} : { exercise: given.exercise }),
      ...(given.exam === undefined ? {} : { exam: given.exam === "yes" ? 1 : 0 }),
      ...cancelled,
    };
    if (Object.keys(set).length === 0 && given.file === undefined && given.remove === undefined)
      throw new Misuse(null, "course-lesson-nothing", { number: lesson.number });
    if (given.remove !== undefined) await removeFile(tx, act, lesson, given.remove);
    if (given.file !== undefined) await addFile(tx, act, lesson.id, given.file);
    await updateLesson(tx, community, lesson.id, set);
    await noteAct(tx, act, "lesson changed", course.id, course.handle);
    const matters = moved !== null || given.place !== undefined || given.leader !== undefined || given.cancel !== undefined;
    if (!matters || lesson.starts <= act.now) return;
    const placed = await peopleIn(tx, community, course.id, ["enrolled"]);
    const concerned = [...placed, ...leadersOf(course), ...(given.leader === undefined ? [] : [given.leader.id])].filter(
      (person) => person !== act.person,
    );
    const notice = { name: "lesson-changed", facts: { id: course.id, lesson: lesson.id }, once: ids.next() };
    await tellEach(tx, act, concerned, notice);
  }

  return { open, lesson };
}

interface Dated {
  readonly local: Local;
  readonly starts: Instant;
}

/** The dates of one lesson or of a row of them, which has to end. Throws a Misuse that names the option. */
function datesOf(given: LessonDates & { readonly start: GivenMoment }, act: Act, zone: Zone): readonly Dated[] {
  const { local } = given.start;
  const found: Dated[] = [];
  for (const { shown, instant } of occurrences(ruleOf(given, act, zone), local, zone)) {
    if (found.length === MOST_LESSONS) throw new Misuse("repeat", "course-too-many-lessons", { most: MOST_LESSONS });
    found.push({ local: shown, starts: instant });
  }
  if (found.length === 0) throw new Misuse("repeat", "course-no-dates", { repeat: given.repeat ?? "" });
  return found;
}

function ruleOf(given: LessonDates & { readonly start: GivenMoment }, act: Act, zone: Zone): Rule {
  if (given.repeat === undefined) return ONCE;
  const setting = { now: act.now, zone, locale: act.locale, from: given.start.at };
  const read = readRule(given.repeat, setting);
  if (isUnread(read)) throw new Misuse("repeat", read.key, read.values);
  if (given.until !== undefined && given.until < dateOf(given.start.local))
    throw new Misuse("until", "course-until-early", { until: { date: given.until } });
  const rule = given.until === undefined ? read.rule : { ...read.rule, until: given.until as LocalDate };
  if (!isBounded(rule)) {
    const year = addDays(dateOf(given.start.local), 365);
    throw new Misuse("until", "course-endless", { repeat: given.repeat, example: year });
  }
  if (given.except === undefined || given.except.trim() === "") return rule;
  const left = readLeftOut(given.except, setting);
  if (isUnread(left)) throw new Misuse("except", left.key, left.values);
  return leavingOut(rule, left.leftOut);
}

/** One job for a course, however many lessons it has: the next lesson that somebody is to be reminded of. */
export async function planReminder(tx: Tx, community: Id, course: Id, now: Instant): Promise<void> {
  const next = nextReminder(await lessonsOf(tx, community, course), now);
  const name = { community, kind: "lesson-reminder", subject: course };
  if (next === null) await unplan(tx, name);
  else await plan(tx, { ...name, due: next });
}

/** When people are to be reminded next, after `now`. */
export function nextReminder(lessons: readonly Lesson[], now: Instant): Instant | null {
  const due = lessons.filter(({ state }) => state === "planned").map(({ starts }) => (starts - REMINDED) as Instant);
  const later = due.filter((at) => at > now);
  return later.length === 0 ? null : (Math.min(...later) as Instant);
}
