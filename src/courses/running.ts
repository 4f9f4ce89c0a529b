import { dateOf } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Course, type Lesson, requireOpen } from "./course.ts";
import { promote } from "./enrolling.ts";
import { lessonsOf, loadCourse, peopleIn, putSubstitute, takeCourse, updateCourse, updateLesson } from "./store.ts";
import { type CourseView, courseView, requireLeading } from "./view.ts";

/** What changes of a course, as it was typed. */
export interface CourseChange {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly cohort?: string | undefined;
  readonly capacity?: number | undefined;
  readonly admission?: Course["admission"] | undefined;
  readonly audience?: Course["audience"] | undefined;
  readonly required?: number | undefined;
  readonly after?: GivenThing | undefined;
  readonly leader?: GivenPerson | undefined;
  readonly substitute?: GivenPerson | undefined;
  /** With `substitute`: from which day, and through which; the whole course where neither is given. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** How a course that is under way is changed, and led by somebody else for a time. */
export function running({ db, ids }: Pick<Parts, "db" | "ids">) {
  async function edit(act: Act, id: Id, given: CourseChange): Promise<CourseView> {
    const community = act.community.id;
    if (Object.values(given).every((value) => value === undefined)) throw new Misuse(null, "course-edit-nothing");
    if (given.substitute === undefined && (given.from ?? given.until) !== undefined)
      throw new Misuse("substitute", "course-substitute-who");
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const course = await takeCourse(tx, community, id);
      requireLeading(act, course);
      requireOpen(course);
      if (given.leader !== undefined && course.leader !== act.person && !act.may("change any gathering"))
        throw new Refusal("course-not-yours", { handle: course.handle });
      await requireNoCircle(tx, community, course, given.after);
      const { title, text, cohort, capacity, admission, audience, required, after, leader } = given;
      const set = {
        ...(title === undefined ? {} : { title, folded: fold(title) }),
        ...(text === undefined ? {} : { about: text }),
        ...(cohort === undefined ? {} : { cohort }),
        ...(capacity === undefined ? {} : { capacity }),
        ...(admission === undefined ? {} : { admission }),
        ...(audience === undefined ? {} : { audience }),
        ...(required === undefined ? {} : { required }),
        ...(after === undefined ? {} : { prerequisite: after.id }),
        ...(leader === undefined ? {} : { leader: leader.id }),
      };
      if (Object.keys(set).length > 0) await updateCourse(tx, community, id, set);
      const changed: Course = { ...course, leader: leader?.id ?? course.leader, capacity: capacity ?? course.capacity };
      if (leader !== undefined && leader.id !== course.leader) await tellLed(tx, act, changed, [course.leader, leader.id], []);
      if (given.substitute !== undefined) await substitute(tx, act, changed, given, given.substitute.id);
      await promote(tx, act, changed);
      await freshen(tx, community, { kind: "course", id });
      await noteAct(tx, act, "course changed", id, course.handle);
    });
    return courseView(db, community, id, act);
  }

  /** Puts somebody in the leader's place, for the lessons of some days or for the whole course, and tells whom it concerns. */
  async function substitute(tx: Tx, act: Act, course: Course, given: CourseChange, person: Id): Promise<void> {
    const community = act.community.id;
    if (given.from === undefined && given.until === undefined) {
      const next = person === course.leader ? null : person;
      await putSubstitute(tx, community, course.id, next, instantIn(act.now));
      const leaders = [course.leader, ...(next === null ? [] : [next]), ...(course.substitute === null ? [] : [course.substitute])];
      return tellLed(tx, act, course, leaders, []);
    }
    const lessons = (await lessonsOf(tx, community, course.id)).filter((lesson) => isWithin(lesson, given, act));
    if (lessons.length === 0) throw new Misuse("from", "course-absence-none", { handle: course.handle });
    const before = lessons.flatMap(({ leader }) => leader ?? []);
    const next = person === course.leader && course.substitute === null ? null : person;
    for (const lesson of lessons) await updateLesson(tx, community, lesson.id, { leader: next });
    await tellLed(
      tx,
      act,
      course,
      [course.leader, person, ...before],
      lessons.map((lesson) => lesson.id),
    );
  }

  /** Those who are enrolled are told, and whoever leads or led: of the whole course where no lessons are named. */
  async function tellLed(tx: Tx, act: Act, { id }: Course, leaders: readonly Id[], lessons: readonly Id[]): Promise<void> {
    const placed = await peopleIn(tx, act.community.id, id, ["enrolled"]);
    const concerned = [...placed, ...leaders].filter((person) => person !== act.person);
    await tellEach(tx, act, concerned, { name: "course-led", facts: lessons.length === 0 ? { id } : { id, lessons }, once: ids.next() });
  }

  return { edit };
}

function isWithin({ state, starts, local }: Lesson, { from, until }: CourseChange, { now }: Act): boolean {
  if (from !== undefined && until !== undefined && until < from)
    throw new Misuse("until", "course-absence-backwards", { from: { date: from }, until: { date: until } });
  const day = dateOf(local);
  return state === "planned" && starts > now && (from === undefined || day >= from) && (until === undefined || day <= until);
}

/** Refuses a course that would come after itself, by however many others. */
async function requireNoCircle(tx: Tx, community: Id, course: Course, after: GivenThing | undefined): Promise<void> {
  for (let next: Id | null = after?.id ?? null; next !== null; next = (await loadCourse(tx, community, next)).prerequisite)
    if (next === course.id) throw new Refusal("course-after-itself", { handle: course.handle, after: after?.handle ?? "" });
}
