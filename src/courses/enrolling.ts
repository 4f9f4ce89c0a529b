import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { beginOf, type Course, type EnrolmentState, leadersOf, PLACED, requireOpen } from "./course.ts";
import {
  certificateFor,
  countPlaces,
  dropAbsencesIn,
  enrolmentOf,
  lessonsOf,
  loadCourse,
  peopleIn,
  putEnrolment,
  setEnrolment,
  takeCourse,
} from "./store.ts";
import { type CourseView, courseView, leads, requireLeading } from "./view.ts";

/** How places in a course are asked for, given, and given back. */
export function enrolling({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Runs `work` on a course whose turn it is, once for each delivery. */
  async function acting(act: Act, id: Id, work: (tx: Tx, course: Course) => Promise<void>): Promise<CourseView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      await work(tx, await takeCourse(tx, community, id));
      await freshen(tx, community, { kind: "course", id });
    });
    return courseView(db, community, id, act);
  }

  /** Asks for a place, or as a leader gives one to somebody, late or not. */
  function enrol(act: Act, id: Id, whom: GivenPerson | undefined): Promise<CourseView> {
    const community = act.community.id;
    return acting(act, id, async (tx, course) => {
      requireOpen(course);
      const person = whom?.id ?? act.person;
      const given = person !== act.person;
      if (given) requireLeading(act, course);
      const before = (await enrolmentOf(tx, community, id, person))?.state ?? null;
      if (before !== null && (hasOrAwaits(before) || (before === "asked" && !leads(act, course)))) return;
      if (!leads(act, course)) await requireFit(tx, act, course);
      const state = await placeFor(tx, course, community, given || leads(act, course));
      await putEnrolment(tx, community, id, person, state, instantIn(act.now));
      await noteAct(tx, act, `course ${state}`, id, course.handle);
      const facts = { id, person, state };
      if (state === "asked") await tellEach(tx, act, leadersOf(course), { name: "enrolment-asked", facts, once: ids.next() });
      if (given) await tellEach(tx, act, [person], { name: "enrolment-answered", facts, once: ids.next() });
    });
  }

  /** What a course asks of whoever enrols alone: that it has not begun, that they belong, that they have learned what comes before. */
  async function requireFit(tx: Tx, act: Act, course: Course): Promise<void> {
    const community = act.community.id;
    const begin = beginOf(await lessonsOf(tx, community, course.id));
    if (begin !== null && begin <= act.now) throw new Refusal("course-begun", { handle: course.handle, at: { moment: begin } });
    if (course.audience === "members" && !act.may("vote")) throw new Refusal("course-for-members", { handle: course.handle });
    if (course.prerequisite === null) return;
    if ((await certificateFor(tx, community, course.prerequisite, act.person)) !== null) return;
    const before = await loadCourse(tx, community, course.prerequisite);
    throw new Refusal("course-after-another", { handle: course.handle, before: before.handle, title: before.title });
  }

  async function placeFor(tx: Tx, course: Course, community: Id, given: boolean): Promise<EnrolmentState> {
    if (given) return "enrolled";
    if (course.admission === "asked") return "asked";
    return (await freePlaces(tx, course, community)) > 0 ? "enrolled" : "waiting";
  }

  /** Answers somebody who asked for a place. */
  function admit(act: Act, id: Id, person: Id, answer: "yes" | "no"): Promise<CourseView> {
    const community = act.community.id;
    return acting(act, id, async (tx, course) => {
      requireLeading(act, course);
      requireOpen(course);
      const before = await enrolmentOf(tx, community, id, person);
      if (before === null) throw new Misuse("person", "course-not-asked", { handle: course.handle });
      const state: EnrolmentState = answer === "no" ? "declined" : (await freePlaces(tx, course, community)) > 0 ? "enrolled" : "waiting";
      if (before.state !== "asked") {
        if (before.state === state || (answer === "yes" && hasOrAwaits(before.state))) return;
        const name = (await personNames(tx, community, [person])).get(person) ?? "";
        throw new Refusal("course-answered-already", { handle: course.handle, state: before.state, name });
      }
      await setEnrolment(tx, community, id, person, state);
      await noteAct(tx, act, `course ${state}`, id, course.handle);
      await tellEach(tx, act, [person], { name: "enrolment-answered", facts: { id, person, state }, once: ids.next() });
    });
  }

  /** Gives a place back; whoever waits longest has it. */
  function leave(act: Act, id: Id): Promise<CourseView> {
    const community = act.community.id;
    return acting(act, id, async (tx, course) => {
      const before = await enrolmentOf(tx, community, id, act.person);
      if (before === null || before.state === "withdrawn" || before.state === "declined") return;
      if (before.state === "completed") throw new Refusal("course-completed", { handle: course.handle });
      await setEnrolment(tx, community, id, act.person, "withdrawn");
      await dropAbsencesIn(tx, community, id, act.person);
      await noteAct(tx, act, "course left", id, course.handle);
      if (course.state === "open") await promote(tx, act, course);
    });
  }

  return { enrol, admit, leave };
}

function hasOrAwaits(state: EnrolmentState): boolean {
  return state === "enrolled" || state === "waiting" || state === "completed";
}

/** How many places of a course are free; no end of them where it has no limit. */
async function freePlaces(tx: Tx, course: Course, community: Id): Promise<number> {
  if (course.capacity === null) return Number.POSITIVE_INFINITY;
  const places = await countPlaces(tx, community, [course.id]);
  return course.capacity - places(course.id, PLACED);
}

/** Gives the places that are free to those who wait, the longest first. */
export async function promote(
  tx: Tx,
  act: { readonly community: { readonly id: Id }; readonly now: Instant },
  course: Course,
): Promise<void> {
  const community = act.community.id;
  const free = await freePlaces(tx, course, community);
  if (free <= 0) return;
  for (const person of (await peopleIn(tx, community, course.id, ["waiting"])).slice(0, free)) {
    await setEnrolment(tx, community, course.id, person, "enrolled");
    const facts = { id: course.id, person, state: "enrolled" };
    await tellEach(tx, act, [person], { name: "enrolment-answered", facts, once: `${course.id}:enrolled:${instantIn(act.now)}` });
  }
}
