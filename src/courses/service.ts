import { addDays, dateAt, type LocalDate, startOfDate, weekdayOf, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import type { FileAddress } from "#files/file.ts";
import type { Id } from "#kernel/ids.ts";
import type { Parts } from "#store/parts.ts";
import { attending, type Certified, wordsFor } from "./attending.ts";
import { goingAway } from "./away.ts";
import { type Course, codeOf } from "./course.ts";
import { enrolling } from "./enrolling.ts";
import { type LessonView, lessonView } from "./lesson-view.ts";
import { running } from "./running.ts";
import { certificateByCode, findCourse, offerCourses, type TimetableEntry, timetableOf } from "./store.ts";
import { teaching } from "./teaching.ts";
import { type CourseLine, type CourseView, courseLines, courseView } from "./view.ts";

/** A week of somebody's lessons, from its Monday. */
export interface Timetable {
  readonly monday: LocalDate;
  readonly entries: readonly TimetableEntry[];
}

export type CoursesService = ReturnType<typeof coursesService>;

/** Courses: opened, planned, enrolled in, attended, answered and certified. */
export function coursesService(parts: Parts, address: FileAddress) {
  const { db } = parts;

  /** One lesson, for those who are in the course and whoever leads it; the next one where none is named. */
  async function look(act: Act, id: Id, number: number | undefined): Promise<LessonView> {
    return lessonView(db, act, id, number, address);
  }

  async function timetable(act: Act, day: string | undefined): Promise<Timetable> {
    const zone = act.community.zone as Zone;
    const date = (day ?? dateAt(act.now, zone)) as LocalDate;
    const monday = addDays(date, 1 - weekdayOf(date));
    const [from, to] = [startOfDate(monday, zone), startOfDate(addDays(monday, 7), zone)];
    return { monday, entries: await timetableOf(db, act.community.id, act.person, from, to) };
  }

  return {
    ...teaching(parts),
    ...enrolling(parts),
    ...attending(parts, address),
    ...goingAway(parts),
    ...running(parts),
    timetable,
    look,
    view: (act: Act, id: Id): Promise<CourseView> => courseView(db, act.community.id, id, act),
    list: (act: Act, states: readonly Course["state"][]): Promise<readonly CourseLine[]> => courseLines(db, act.community.id, states),
    /** What a code is proof of; null for one that nobody was given. */
    async verify(typed: string): Promise<Certified | null> {
      const certificate = await certificateByCode(db, codeOf(typed));
      return certificate === null ? null : wordsFor(db, certificate);
    },
    find: (community: Id, text: string): Promise<GivenThing | null> => findCourse(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerCourses(db, asker.community, typed));
    },
  };
}
