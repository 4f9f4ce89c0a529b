import type { Local, Zone } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

export const ADMISSIONS = ["open", "asked"] as const;
export const AUDIENCES = ["everyone", "members"] as const;
export const MARKS = ["present", "absent", "excused", "caught-up"] as const;

export type Mark = (typeof MARKS)[number];

/** A place in a course: asked for, waiting for one to be free, had, refused, given back, or turned into a certificate. */
export type EnrolmentState = "asked" | "waiting" | "enrolled" | "declined" | "withdrawn" | "completed";

/** The states of whoever takes one of the places of a course. */
export const PLACED = ["enrolled", "completed"] as const satisfies readonly EnrolmentState[];

/** Something that is taught over several lessons to the same people: one cohort. */
export interface Course {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly about: string;
  readonly cohort: string | null;
  readonly leader: Id;
  /** Whoever leads the whole of it in the leader's place, until the leader takes it back. */
  readonly substitute: Id | null;
  readonly admission: (typeof ADMISSIONS)[number];
  readonly audience: (typeof AUDIENCES)[number];
  /** The most people; null for as many as like. */
  readonly capacity: number | null;
  /** The share of the lessons held that a certificate asks for, in percent. */
  readonly required: number;
  readonly prerequisite: Id | null;
  readonly zone: Zone;
  readonly state: "open" | "finished" | "cancelled";
  readonly createdAt: Instant;
}

/** One meeting of a course. */
export interface Lesson {
  readonly id: Id;
  readonly course: Id;
  readonly number: number;
  readonly title: string;
  readonly local: Local;
  readonly starts: Instant;
  /** Milliseconds. */
  readonly duration: number;
  /** Whoever leads it in the place of the course's leader. */
  readonly leader: Id | null;
  readonly place: string | null;
  readonly about: string | null;
  readonly link: string | null;
  readonly exercise: string | null;
  /** Whether that exercise is an exam, which a certificate asks for. */
  readonly exam: boolean;
  readonly state: "planned" | "cancelled";
}

/** How far somebody has come: lessons held so far, those attended or caught up, exercises set and passed. */
export interface Progress {
  readonly held: number;
  readonly attended: number;
  readonly excused: number;
  readonly exercises: number;
  readonly handedIn: number;
  readonly passed: number;
  readonly exams: number;
  readonly examsPassed: number;
}

/** Who leads a lesson: whoever does so in the leader's place, of that lesson or of the whole course, else the leader. */
export function leaderOf({ leader, substitute }: Pick<Course, "leader" | "substitute">, lesson: Pick<Lesson, "leader"> | null = null): Id {
  return lesson?.leader ?? substitute ?? leader;
}

/** Everybody who leads the whole of a course: its leader, and whoever does so in their place. */
export function leadersOf({ leader, substitute }: Pick<Course, "leader" | "substitute">): readonly Id[] {
  return substitute === null ? [leader] : [leader, substitute];
}

/** Most lessons of a course: four evenings a week for five years. */
export const MOST_LESSONS = 1_200;

/** A lesson counts as held once it has ended. */
export function isHeld(lesson: Pick<Lesson, "starts" | "duration" | "state">, now: Instant): boolean {
  return lesson.state === "planned" && lesson.starts + lesson.duration <= now;
}

/** Whether somebody missed a lesson that they can still catch up with: it was held, and they were neither there nor excused. */
export function isMissed(lesson: Pick<Lesson, "starts" | "duration" | "state">, mark: Mark | null, now: Instant): boolean {
  return isHeld(lesson, now) && (mark === null || mark === "absent");
}

/** When a course begins: with the first lesson that takes place; null before it has one. */
export function beginOf(lessons: readonly Lesson[]): Instant | null {
  const planned = lessons.filter(({ state }) => state === "planned").map(({ starts }) => starts);
  return planned.length === 0 ? null : (Math.min(...planned) as Instant);
}

/** Counts somebody's marks and exercises. What was caught up counts as attended; a lesson without a mark was missed. */
export function progressOf(
  lessons: readonly Lesson[],
  marks: ReadonlyMap<Id, Mark>,
  handIns: ReadonlyMap<Id, { readonly passed: boolean | null }>,
  now: Instant,
): Progress {
  const held = lessons.filter((lesson) => isHeld(lesson, now));
  const set = lessons.filter(({ exercise, state }) => exercise !== null && state === "planned");
  const was = (...wanted: readonly Mark[]) => held.filter(({ id }) => wanted.includes(marks.get(id) ?? "absent")).length;
  return {
    held: held.length,
    attended: was("present", "caught-up"),
    excused: was("excused"),
    exercises: set.length,
    handedIn: set.filter(({ id }) => handIns.has(id)).length,
    passed: set.filter(({ id }) => handIns.get(id)?.passed === true).length,
    exams: set.filter(({ exam }) => exam).length,
    examsPassed: set.filter(({ id, exam }) => exam && handIns.get(id)?.passed === true).length,
  };
}

/**
 * Whether enough lessons were attended for a certificate, in whole numbers: `attended / counted ≥ required %`. Lessons that
 * somebody was excused from are not counted against them. Nothing is certified of a course that was never held.
 */
export function hasAttendedEnough({ held, attended, excused }: Progress, required: number): boolean {
  const counted = held - excused;
  return held > 0 && attended > 0 && attended * 100 >= counted * required;
}

/** Whether every exam of a course was enough; of one without an exam it is. */
export function hasPassedExams({ exams, examsPassed }: Progress): boolean {
  return examsPassed === exams;
}

/** Refuses what only goes while a course is open. */
export function requireOpen(course: Pick<Course, "handle" | "state">): void {
  if (course.state !== "open") throw new Refusal("course-not-open", { handle: course.handle, state: course.state });
}

/** Letters and digits that are not taken for one another, read aloud or by hand. */
export const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A certificate's code as it is compared: without blanks and dashes, in capitals. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/gu, "");
}

/** A code as it is written, in groups of four. */
export function writtenCode(code: string): string {
  return code.replace(/(.{4})(?=.)/gu, "$1-");
}
