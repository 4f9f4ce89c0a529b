import { randomInt } from "node:crypto";
import type { Act } from "#chat/call.ts";
import type { GivenFile, GivenPerson } from "#chat/option.ts";
import type { FileAddress } from "#files/file.ts";
import { claimFile, dropFilesOf } from "#files/store.ts";
import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { findCommunity, findPersonById, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import {
  CODE_LETTERS,
  type Course,
  hasAttendedEnough,
  hasPassedExams,
  type Lesson,
  leaderOf,
  type Mark,
  PLACED,
  requireOpen,
} from "./course.ts";
import {
  absencesOf,
  answerHandIn,
  type Certificate,
  certificateFor,
  type HandIn,
  handInsOf,
  insertCertificate,
  lessonsOf,
  loadCourse,
  marksOf,
  peopleIn,
  putHandIn,
  putMark,
  setEnrolment,
  takeCourse,
  updateCourse,
} from "./store.ts";
import {
  type CourseFile,
  courseFiles,
  leads,
  learnersOf,
  lessonNumbered,
  type OwnProgress,
  progressIn,
  requireEnrolled,
  requireLeading,
} from "./view.ts";

/** Who was at a lesson. */
export interface Roll {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly people: readonly {
    readonly id: Id;
    readonly name: string;
    readonly mark: Mark | null;
    /** What they said beforehand: that they will not come, and why. */
    readonly away: { readonly reason: string | null } | null;
  }[];
}

/** What is said of a lesson's people, as it was typed. */
export interface Marking {
  readonly lesson?: number | undefined;
  readonly present?: readonly GivenPerson[] | undefined;
  readonly absent?: readonly GivenPerson[] | undefined;
  readonly excused?: readonly GivenPerson[] | undefined;
  readonly caughtUp?: readonly GivenPerson[] | undefined;
}

/** An exercise with what its reader may see of what was handed in. */
export interface Exercise {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly handIn: (HandIn & { readonly name: string; readonly handle: string; readonly files: readonly CourseFile[] }) | null;
  readonly leads: boolean;
}

/** A certificate with the words that stand on it. */
export interface Certified {
  readonly certificate: Certificate;
  readonly course: Course;
  readonly name: string;
  readonly association: string;
  readonly leader: string;
}

/** As long as it takes to never meet one by trying. */
const CODE_LENGTH = 12;

/** Who was there, what was handed in and answered, and the certificates that come of it. */
export function attending({ db, ids }: Pick<Parts, "db" | "ids">, address: FileAddress) {
  async function roll(act: Act, id: Id, given: Marking): Promise<Roll> {
    const community = act.community.id;
    const course = await loadCourse(db, community, id);
    const lesson = lessonMeant(course, await lessonsOf(db, community, id), given.lesson, act.now);
    requireLeading(act, course, lesson);
    const marks = [
      ...marked(given.present, "present"),
      ...marked(given.absent, "absent"),
      ...marked(given.excused, "excused"),
      ...marked(given.caughtUp, "caught-up"),
    ];
    requireOneMark(marks);
    if (marks.length > 0) await change(db, (tx) => mark(tx, act, course, lesson, marks));
    return rollOf(db, community, course, lesson);
  }

  async function mark(tx: Tx, act: Act, course: Course, lesson: Lesson, marks: readonly (readonly [Id, Mark, string])[]): Promise<void> {
    const community = act.community.id;
    if ((await actedBefore(tx, act, course.id)) !== null) return;
    await takeCourse(tx, community, course.id);
    if (lesson.state === "cancelled") throw new Refusal("course-lesson-cancelled", { handle: course.handle, number: lesson.number });
    // Whoever has said that they will not come can be excused beforehand.
    if (lesson.starts > act.now && marks.some(([, kind]) => kind !== "excused"))
      throw new Refusal("course-lesson-ahead", { number: lesson.number, at: { moment: lesson.starts } });
    const placed = new Set(await peopleIn(tx, community, course.id, PLACED));
    for (const [person, kind, name] of marks) {
      if (!placed.has(person)) throw new Refusal("course-not-enrolled", { handle: course.handle, name });
      await putMark(tx, community, { lesson: lesson.id, person, mark: kind, by: act.person, at: instantIn(act.now) });
    }
    await noteAct(tx, act, "lesson marked", course.id, course.handle);
  }

  /** Hands in an exercise, in words or as a file: for whoever leads the lesson, and nobody else. What was handed in before is replaced. */
  async function handIn(
    act: Act,
    id: Id,
    number: number,
    given: { readonly text?: string | undefined; readonly file?: GivenFile | undefined },
  ): Promise<Exercise> {
    const community = act.community.id;
    if (given.text === undefined && given.file === undefined) throw new Misuse("text", "course-hand-in-nothing");
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const course = await takeCourse(tx, community, id);
      requireOpen(course);
      const lesson = lessonNumbered(course, await lessonsOf(tx, community, id), number);
      if (lesson.exercise === null) throw new Refusal("course-no-exercise", { handle: course.handle, number });
      await requireEnrolled(tx, act, course);
      const owner = await putHandIn(tx, community, {
        lesson: lesson.id,
        person: act.person,
        words: given.text ?? "",
        at: instantIn(act.now),
      });
      await dropFilesOf(tx, community, owner);
      if (given.file !== undefined) await claimFile(tx, { community, id: given.file.id, person: act.person, owner });
      await noteAct(tx, act, "exercise handed in", id, course.handle);
      const notice = {
        name: "exercise-handed-in",
        facts: { id, lesson: lesson.id, person: act.person },
        once: ids.next(),
      };
      await tellEach(tx, act, [leaderOf(course, lesson)], notice);
    });
    return exercise(act, id, number, act.person);
  }

  /** Answers what somebody handed in. */
  async function answer(
    act: Act,
    id: Id,
    number: number,
    person: GivenPerson,
    given: { readonly words: string; readonly passed: boolean },
  ): Promise<Exercise> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const course = await takeCourse(tx, community, id);
      const lesson = lessonNumbered(course, await lessonsOf(tx, community, id), number);
      requireLeading(act, course, lesson);
      const at = instantIn(act.now);
      const found = await answerHandIn(tx, community, {
        lesson: lesson.id,
        person: person.id,
        answer: given.words,
        passed: given.passed,
        by: act.person,
        at,
      });
      if (!found) throw new Refusal("course-nothing-handed-in", { name: person.name, number });
      await noteAct(tx, act, "exercise answered", id, course.handle);
      await tellEach(tx, act, [person.id], { name: "exercise-answered", facts: { id, lesson: lesson.id }, once: ids.next() });
    });
    return exercise(act, id, number, person.id);
  }

  /** An exercise with what `person` handed in: theirs to read, and whoever's leads the lesson. */
  async function exercise(act: Act, id: Id, number: number, person: Id): Promise<Exercise> {
    const community = act.community.id;
    const course = await loadCourse(db, community, id);
    const lesson = lessonNumbered(course, await lessonsOf(db, community, id), number);
    if (person !== act.person) requireLeading(act, course, lesson);
    const found = (await handInsOf(db, community, id, person)).find((one) => one.lesson === lesson.id);
    const whose = await findPersonById.first(db, { community, id: person });
    const files = found === undefined ? [] : await courseFiles(db, community, found.id, address);
    return {
      course,
      lesson,
      handIn: found === undefined ? null : { ...found, name: whose?.name ?? "", handle: whose?.handle ?? "", files },
      leads: person !== act.person,
    };
  }

  /** How far one has come oneself; whoever leads the course sees everybody, or the one who is named. */
  async function progress(
    act: Act,
    id: Id,
    whom: GivenPerson | undefined,
  ): Promise<{ readonly course: Course; readonly people: readonly OwnProgress[] }> {
    const course = await loadCourse(db, act.community.id, id);
    const all = await progressIn(db, act.community.id, course, act.now);
    const wanted = whom?.id ?? (leads(act, course) ? null : act.person);
    if (wanted !== null && wanted !== act.person) requireLeading(act, course);
    const people = wanted === null ? all : all.filter(({ person }) => person === wanted);
    if (wanted !== null && people.length === 0) throw notIn(course, act, wanted);
    return { course, people };
  }

  /** Gives a certificate to whoever attended enough, or shows the one that was given. */
  async function certify(act: Act, id: Id, whom: GivenPerson | undefined): Promise<Certified> {
    const community = act.community.id;
    const person = whom?.id ?? act.person;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const course = await takeCourse(tx, community, id);
      if (person !== act.person) requireLeading(act, course);
      if ((await certificateFor(tx, community, id, person)) !== null) return;
      const own = (await progressIn(tx, community, course, act.now)).find((one) => one.person === person);
      if (own === undefined) throw notIn(course, act, person);
      const { attended, held, excused } = own.progress;
      const over =
        course.state === "finished" ||
        (await lessonsOf(tx, community, id)).every((lesson) => lesson.state === "cancelled" || lesson.starts + lesson.duration <= act.now);
      if (!over) throw new Refusal("course-not-over", { handle: course.handle });
      if (!hasAttendedEnough(own.progress, course.required)) {
        throw new Refusal("course-attended-too-little", {
          handle: course.handle,
          attended,
          held: held - excused,
          required: course.required,
        });
      }
      if (!hasPassedExams(own.progress)) throw new Refusal("course-exam-missing", { handle: course.handle });
      await give(tx, act, course, own);
    });
    return certified(db, community, id, person);
  }

  async function give(tx: Tx, act: Act, course: Course, { person, progress: { attended, held } }: OwnProgress): Promise<void> {
    const community = act.community.id;
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
    await insertCertificate(tx, ids.next(), {
      community,
      course: course.id,
      person,
      code,
      attended,
      held,
      by: act.person,
      at: instantIn(act.now),
    });
    await setEnrolment(tx, community, course.id, person, "completed");
    await noteAct(tx, act, "certificate given", course.id, course.handle);
    if (person !== act.person) await tellEach(tx, act, [person], { name: "certificate-given", facts: { id: course.id }, once: course.id });
  }

  /** Ends a course: everybody who attended enough has a certificate. Cancelled, it gives none. */
  async function end(act: Act, id: Id, how: "finished" | "cancelled"): Promise<{ readonly course: Course; readonly certificates: number }> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const before = await actedBefore(tx, act, id);
      const course = await takeCourse(tx, community, id);
      requireLeading(act, course);
      const people = await progressIn(tx, community, course, act.now);
      const deserving = people.filter(({ progress: own }) => hasAttendedEnough(own, course.required) && hasPassedExams(own));
      const certificates = how === "finished" ? deserving.length : 0;
      if (before !== null) return { course, certificates };
      requireOpen(course);
      for (const own of how === "finished" ? deserving : []) {
        if ((await certificateFor(tx, community, id, own.person)) === null) await give(tx, act, course, own);
      }
      await updateCourse(tx, community, id, { state: how });
      await unplan(tx, { community, kind: "lesson-reminder", subject: id });
      if (how === "cancelled") {
        const placed = people.map(({ person }) => person).filter((person) => person !== act.person);
        await tellEach(tx, act, placed, { name: "course-cancelled", facts: { id }, once: id });
      }
      await freshen(tx, community, { kind: "course", id });
      await noteAct(tx, act, `course ${how}`, id, course.handle);
      return { course: { ...course, state: how }, certificates };
    });
  }

  async function requireEnding(act: Act, id: Id): Promise<void> {
    const course = await loadCourse(db, act.community.id, id);
    requireLeading(act, course);
    requireOpen(course);
  }

  return { roll, handIn, answer, exercise, progress, certify, end, requireEnding };
}

function marked(people: readonly GivenPerson[] | undefined, mark: Mark): readonly (readonly [Id, Mark, string])[] {
  return (people ?? []).map(({ id, name }) => [id, mark, name]);
}

/** Refuses somebody who is said to have been two things at once; the same thing twice is one. */
function requireOneMark(marks: readonly (readonly [Id, Mark, string])[]): void {
  const marked = new Map<Id, Mark>();
  for (const [person, kind, name] of marks) {
    const before = marked.get(person) ?? kind;
    if (before !== kind) throw new Misuse(kind, "course-roll-both", { name });
    marked.set(person, kind);
  }
}

function notIn({ handle }: Course, act: Act, person: Id): Refusal {
  return new Refusal(person === act.person ? "course-you-not-enrolled" : "course-not-enrolled-yourself", { handle });
}

/** The lesson that was named, else the one that began last. */
function lessonMeant(course: Course, lessons: readonly Lesson[], number: number | undefined, now: Instant): Lesson {
  if (number !== undefined) return lessonNumbered(course, lessons, number);
  const begun = lessons.filter(({ state, starts }) => state === "planned" && starts <= now).sort((a, b) => b.starts - a.starts);
  const [last] = begun;
  if (last === undefined) throw new Misuse("lesson", "course-none-begun", { handle: course.handle });
  return last;
}

async function rollOf(db: Db, community: Id, course: Course, lesson: Lesson): Promise<Roll> {
  const marks = await marksOf(db, community, course.id);
  const said = (await absencesOf(db, community, course.id, null)).filter((one) => one.lesson === lesson.id && one.away);
  const away = new Map(said.map(({ person, reason }) => [person, { reason }]));
  const people = (await learnersOf(db, community, course.id)).map(({ person, name }) => ({
    id: person,
    name,
    mark: marks.get(person)?.get(lesson.id) ?? null,
    away: away.get(person) ?? null,
  }));
  return { course, lesson, people };
}

/** The certificate of a person, with its words. Refuses where there is none. */
export async function certified(db: Db, community: Id, course: Id, person: Id): Promise<Certified> {
  const certificate = await certificateFor(db, community, course, person);
  if (certificate === null) throw new Refusal("course-no-certificate");
  return wordsFor(db, certificate);
}

export async function wordsFor(db: Db, certificate: Certificate): Promise<Certified> {
  const { community, person } = certificate;
  const course = await loadCourse(db, community, certificate.course);
  const names = await personNames(db, community, [person, course.leader]);
  const association = (await findCommunity.first(db, { community }))?.name ?? "";
  return { certificate, course, name: names.get(person) ?? "", leader: names.get(course.leader) ?? "", association };
}
