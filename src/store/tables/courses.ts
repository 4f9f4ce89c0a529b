import type { Id } from "#kernel/ids.ts";

/** The tables of the module courses. */
export interface CourseTables {
  readonly courses: CourseRow;
  readonly lessons: LessonRow;
  readonly enrolments: EnrolmentRow;
  readonly lesson_marks: LessonMarkRow;
  readonly hand_ins: HandInRow;
  readonly lesson_absences: LessonAbsenceRow;
  readonly course_substitutes: CourseSubstituteRow;
  readonly certificates: CertificateRow;
}

/** Something that is taught over several lessons, to the same people: one cohort. */
export interface CourseRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly about: string;
  /** What this round of the course is called: `2027`. */
  readonly cohort: string | null;
  readonly leader: Id;
  readonly admission: "open" | "asked";
  readonly audience: "everyone" | "members";
  readonly capacity: number | null;
  /** The share of the lessons that a certificate asks for, in percent. */
  readonly required: number;
  /** The course that has to have been completed before. */
  readonly prerequisite: Id | null;
  /** IANA name. */
  readonly zone: string;
  readonly state: "open" | "finished" | "cancelled";
  readonly version: number;
  readonly created_at: string;
}

/** One meeting of a course. */
export interface LessonRow {
  readonly community: Id;
  readonly id: Id;
  readonly course: Id;
  /** From 1, in the order of their making. */
  readonly number: number;
  readonly title: string;
  /** The local time in the course's zone; `starts` follows from it. */
  readonly local: string;
  readonly starts: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Whoever leads it in the place of the course's leader. */
  readonly leader: Id | null;
  readonly place: string | null;
  readonly about: string | null;
  readonly link: string | null;
  readonly exercise: string | null;
  /** Whether that exercise is an exam, which a certificate asks for. */
  readonly exam: number;
  readonly state: "planned" | "cancelled";
}

/** Somebody's place in a course. */
export interface EnrolmentRow {
  readonly community: Id;
  readonly id: string;
  readonly course: Id;
  readonly person: Id;
  readonly state: "asked" | "waiting" | "enrolled" | "declined" | "withdrawn" | "completed";
  readonly at: string;
}

/** Whether somebody was at a lesson. */
export interface LessonMarkRow {
  readonly community: Id;
  readonly id: string;
  readonly lesson: Id;
  readonly person: Id;
  readonly mark: "present" | "absent" | "excused" | "caught-up";
  readonly marked_by: Id;
  readonly at: string;
}

/** What somebody says of a lesson without them: that they will not come, and later that they have caught up with it. */
export interface LessonAbsenceRow {
  readonly community: Id;
  readonly id: string;
  readonly lesson: Id;
  readonly person: Id;
  /** 1 where it was said beforehand. */
  readonly away: number;
  readonly reason: string | null;
  /** When they said that they have caught up; null until then, and once that was answered. */
  readonly claimed_at: string | null;
  readonly words: string | null;
  readonly at: string;
}

/** Who leads a whole course in its leader's place. `id` is the course's. */
export interface CourseSubstituteRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly at: string;
}

/** What somebody handed in for a lesson, and what was answered: for the two of them. */
export interface HandInRow {
  readonly community: Id;
  readonly id: string;
  readonly lesson: Id;
  readonly person: Id;
  readonly words: string;
  readonly at: string;
  readonly answer: string | null;
  readonly passed: number | null;
  readonly answered_by: Id | null;
  readonly answered_at: string | null;
}

/** What somebody may show of a course. Its code is for everybody who is shown it. */
export interface CertificateRow {
  readonly community: Id;
  readonly id: Id;
  readonly course: Id;
  readonly person: Id;
  readonly code: string;
  readonly attended: number;
  readonly held: number;
  readonly given_by: Id;
  readonly at: string;
}
