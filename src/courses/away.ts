import { dateOf } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { personNames } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Course, isMissed, type Lesson, leaderOf, type Mark, requireOpen } from "./course.ts";
import { absencesOf, dropAbsence, lessonsOf, marksOf, putAbsence, putMark, takeCourse } from "./store.ts";
import { lessonNumbered, requireEnrolled, requireLeading } from "./view.ts";

/** Which lessons somebody will not come to, as it was typed. */
export interface AwayWish {
  readonly lesson?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  readonly answer?: "away" | "back" | undefined;
}

/** What somebody has said of lessons to come. */
export interface Away {
  readonly course: Course;
  readonly lessons: readonly Lesson[];
  readonly reason: string | null;
  readonly answer: "away" | "back";
}

/** A lesson that somebody has caught up with, and how that stands. */
export interface CaughtUp {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly name: string;
  readonly words: string | null;
  /** Whether whoever leads is still to say so, has said so, or has said that it is not enough. */
  readonly state: "claimed" | "confirmed" | "declined";
}

/** How learners say that they will not come, and that they have caught up; whoever leads the lesson answers. */
export function goingAway({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Says of a lesson to come, of several days, or of the next one, that one will not be there; or that one comes after all. */
  function absent(act: Act, id: Id, wish: AwayWish): Promise<Away> {
    const community = act.community.id;
    const answer = wish.answer ?? "away";
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const course = await takeCourse(tx, community, id);
      requireOpen(course);
      await requireEnrolled(tx, act, course);
      const lessons = lessonsMeant(course, await lessonsOf(tx, community, id), wish, act.now);
      const away = { course, lessons, reason: answer === "back" ? null : (wish.reason ?? null), answer };
      if (again !== null) return away;
      const changed = answer === "back" ? await comeBack(tx, act, lessons) : await stayAway(tx, act, lessons, wish.reason ?? null);
      await noteAct(tx, act, answer === "back" ? "absence taken back" : "absence announced", id, course.handle);
      await tellLeaders(tx, act, course, changed, answer);
      return away;
    });
  }

  async function stayAway(tx: Tx, act: Act, lessons: readonly Lesson[], reason: string | null): Promise<readonly Lesson[]> {
    for (const { id } of lessons)
      await putAbsence(tx, act.community.id, { lesson: id, person: act.person }, { away: 1, reason }, instantIn(act.now));
    return lessons;
  }

  async function comeBack(tx: Tx, act: Act, lessons: readonly Lesson[]): Promise<readonly Lesson[]> {
    const back: Lesson[] = [];
    for (const lesson of lessons) if (await dropAbsence(tx, act.community.id, { lesson: lesson.id, person: act.person })) back.push(lesson);
    return back;
  }

  /** Whoever leads one of these lessons is told once, whatever their number. */
  async function tellLeaders(tx: Tx, act: Act, course: Course, lessons: readonly Lesson[], answer: Away["answer"]): Promise<void> {
    const byLeader = new Map<Id, Id[]>();
    for (const lesson of lessons) {
      const leader = leaderOf(course, lesson);
      byLeader.set(leader, [...(byLeader.get(leader) ?? []), lesson.id]);
    }
    for (const [leader, theirs] of byLeader) {
      if (leader === act.person) continue;
      const facts = { id: course.id, person: act.person, lessons: theirs, answer };
      await tellEach(tx, act, [leader], { name: "lesson-absence", facts, once: ids.next() });
    }
  }

  /** Whoever leads excuses somebody from what they said they will not come to: it does not count against them. */
  function excuse(act: Act, id: Id, person: Id): Promise<Away> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const course = await takeCourse(tx, community, id);
      const said = new Map((await absencesOf(tx, community, id, person)).filter(({ away }) => away).map((one) => [one.lesson, one]));
      const marks = (await marksOf(tx, community, id)).get(person);
      const all = (await lessonsOf(tx, community, id)).filter((lesson) => said.has(lesson.id) && lesson.state === "planned");
      for (const lesson of all) requireLeading(act, course, lesson);
      if (all.length === 0) throw new Refusal("course-absence-gone", { handle: course.handle });
      const open = all.filter((lesson) => (marks?.get(lesson.id) ?? "excused") === "excused");
      const away = { course, lessons: open, reason: null, answer: "away" } as const;
      const fresh = open.filter((lesson) => marks?.get(lesson.id) === undefined);
      if (again !== null || fresh.length === 0) return away;
      for (const lesson of fresh)
        await putMark(tx, community, { lesson: lesson.id, person, mark: "excused", by: act.person, at: instantIn(act.now) });
      await noteAct(tx, act, "lesson marked", id, course.handle);
      const facts = { id, lessons: fresh.map((lesson) => lesson.id) };
      await tellEach(tx, act, [person], { name: "lesson-excused", facts, once: ids.next() });
      return away;
    });
  }

  /** Says that one has caught up with a lesson that was missed; whoever leads it is asked to confirm. */
  async function catchUp(act: Act, id: Id, number: number | undefined, words: string | undefined): Promise<CaughtUp> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const course = await takeCourse(tx, community, id);
      requireOpen(course);
      await requireEnrolled(tx, act, course);
      const marks = (await marksOf(tx, community, id)).get(act.person) ?? new Map<Id, Mark>();
      const lesson = missedMeant(course, await lessonsOf(tx, community, id), marks, number, act.now);
      const caught = { course, lesson, name: act.name, words: words ?? null, state: "claimed" } as const;
      if (again !== null) return caught;
      const at = instantIn(act.now);
      await putAbsence(tx, community, { lesson: lesson.id, person: act.person }, { claimed_at: at, words: words ?? null }, at);
      await noteAct(tx, act, "lesson caught up", id, course.handle);
      const facts = { id, lesson: lesson.id, person: act.person };
      const leader = leaderOf(course, lesson);
      await tellEach(tx, act, [leader], { name: "lesson-caught-up", facts, once: ids.next() });
      return caught;
    });
  }

  /** Whoever leads says whether somebody has caught up with a lesson. */
  async function settleCatchUp(act: Act, id: Id, number: number | undefined, person: GivenPerson, answer: "yes" | "no"): Promise<CaughtUp> {
    const community = act.community.id;
    const state = answer === "yes" ? "confirmed" : "declined";
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const course = await takeCourse(tx, community, id);
      const lessons = await lessonsOf(tx, community, id);
      const open = (await absencesOf(tx, community, id, person.id)).filter(({ claimed }) => claimed !== null);
      const meant = number === undefined ? lessons.find((one) => one.id === open.at(-1)?.lesson) : lessonNumbered(course, lessons, number);
      const name = (await personNames(tx, community, [person.id])).get(person.id) ?? person.name;
      if (meant === undefined) throw new Refusal("course-catchup-none", { handle: course.handle, name });
      requireLeading(act, course, meant);
      const claim = open.find((one) => one.lesson === meant.id);
      const settled = { course, lesson: meant, name, words: claim?.claimed?.words ?? null, state } as const;
      if (again !== null) return settled;
      if (claim === undefined) {
        if ((await marksOf(tx, community, id)).get(person.id)?.get(meant.id) === "caught-up" && answer === "yes") return settled;
        throw new Refusal("course-catchup-none", { handle: course.handle, name });
      }
      const at = instantIn(act.now);
      await putAbsence(tx, community, { lesson: meant.id, person: person.id }, { claimed_at: null, words: null }, at);
      if (answer === "yes") await putMark(tx, community, { lesson: meant.id, person: person.id, mark: "caught-up", by: act.person, at });
      await noteAct(tx, act, "lesson marked", id, course.handle);
      const facts = { id, lesson: meant.id, answer };
      await tellEach(tx, act, [person.id], { name: "lesson-catchup-answered", facts, once: ids.next() });
      return settled;
    });
  }

  return { absent, excuse, catchUp, settleCatchUp };
}

/** The lessons that are meant: one by its number, those between two days, or the next. Refuses what is over. */
function lessonsMeant(course: Course, lessons: readonly Lesson[], wish: AwayWish, now: Instant): readonly Lesson[] {
  const { handle } = course;
  if (wish.lesson !== undefined) {
    if (wish.from !== undefined || wish.until !== undefined) throw new Misuse("lesson", "course-absence-lesson-or-days");
    const lesson = lessonNumbered(course, lessons, wish.lesson);
    if (lesson.state === "cancelled") throw new Refusal("course-lesson-cancelled", { handle, number: lesson.number });
    if (lesson.starts + lesson.duration <= now) throw new Refusal("course-absence-past", { handle, number: lesson.number });
    return [lesson];
  }
  const ahead = lessons
    .filter(({ state, starts, duration }) => state === "planned" && starts + duration > now)
    .sort((one, other) => one.starts - other.starts);
  if (wish.from === undefined && wish.until === undefined) {
    const next = ahead.find(({ starts }) => starts > now) ?? ahead[0];
    if (next === undefined) throw new Misuse("lesson", "course-absence-none", { handle });
    return [next];
  }
  const [from, until] = [wish.from ?? "", wish.until ?? wish.from ?? ""];
  if (until < from) throw new Misuse("until", "course-absence-backwards", { from: { date: from }, until: { date: until } });
  const meant = ahead.filter(({ local }) => dateOf(local) >= from && dateOf(local) <= until);
  if (meant.length === 0) throw new Misuse("from", "course-absence-none", { handle });
  return meant;
}

/** The lesson that was caught up with: the one named, else the last that was missed. */
function missedMeant(
  course: Course,
  lessons: readonly Lesson[],
  marks: ReadonlyMap<Id, Mark>,
  number: number | undefined,
  now: Instant,
): Lesson {
  const { handle } = course;
  const missed = lessons.filter((lesson) => isMissed(lesson, marks.get(lesson.id) ?? null, now));
  if (number === undefined) {
    const last = missed.at(-1);
    if (last === undefined) throw new Refusal("course-catchup-nothing", { handle });
    return last;
  }
  const lesson = lessonNumbered(course, lessons, number);
  if (lesson.state === "cancelled") throw new Refusal("course-lesson-cancelled", { handle, number });
  if (lesson.starts + lesson.duration > now) throw new Refusal("course-catchup-ahead", { number, at: { moment: lesson.starts } });
  if (!missed.includes(lesson) && marks.get(lesson.id) !== "excused") throw new Refusal("course-catchup-not-missed", { handle, number });
  return lesson;
}
