import { addDays, atTime, toInstant, type Zone } from "#calendar/calendar.ts";
import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, file, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { pickPage } from "#chat/pick-page.ts";
import { code, joined, link, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Certified, Exercise, Roll } from "./attending.ts";
import { beginOf, type Course, type Lesson, writtenCode } from "./course.ts";
import type { Timetable } from "./service.ts";
import type { CourseFile, CourseLine, CourseView, OwnProgress } from "./view.ts";

const SHOWN = 8;

/** `F1 · Bible school (2027)` */
export function courseTitle({ handle, title, cohort }: Pick<Course, "handle" | "title" | "cohort">): Prose {
  return cohort === null ? prose`${handle} · ${title}` : prose`${handle} · ${title} (${cohort})`;
}

/** A lesson in one line: its number, its title, when and where. */
export function lessonLine(lesson: Lesson, voice: Voice): Prose {
  const named = { number: lesson.number, title: lesson.title };
  if (lesson.state === "cancelled")
    return voice.say("course-lesson-line-cancelled", { ...named, at: voice.moment(lesson.starts, "short") });
  const at = voice.moment(lesson.starts, "short");
  return lesson.place === null
    ? voice.say("course-lesson-line", { ...named, at })
    : voice.say("course-lesson-line-at", { ...named, at, place: lesson.place });
}

/** The lessons that come next, as many as a card has room for, then how many more there are. */
function lessonBlocks({ lessons }: CourseView, voice: Voice): readonly Block[] {
  if (lessons.length === 0) return [paragraph(voice.say("course-lessons-none"))];
  const coming = lessons.filter(({ starts, duration }) => starts + duration > voice.now).sort((a, b) => a.starts - b.starts);
  const shown = coming.length > 0 ? coming : lessons.slice(-SHOWN);
  const more = shown.length - SHOWN;
  const items = shown.slice(0, SHOWN).map((lesson) => lessonLine(lesson, voice));
  return [
    paragraph(voice.say(coming.length > 0 ? "course-lessons-coming" : "course-lessons-past", { count: lessons.length })),
    list(more > 0 ? [...items, voice.say("course-lessons-more", { count: more })] : items),
  ];
}

/** What there is to read of a lesson, each by its name. */
export function fileBlocks(
  files: readonly CourseFile[],
  voice: Voice,
  label: "course-files-label" | "course-handed-in-files" = "course-files-label",
): readonly Block[] {
  if (files.length === 0) return [];
  return [paragraph(voice.say(label)), list(files.map(({ name, url }) => [link(name, url)]))];
}

/** The whole of a lesson: for those who are enrolled and whoever leads. */
export function lessonFacts(lesson: Lesson, voice: Voice): readonly Block[] {
  const { about, exercise, link: url } = lesson;
  return [
    ...(about === null ? [] : [quote([plain(about)])]),
    ...(exercise === null ? [] : [paragraph(voice.say(lesson.exam ? "course-exam-is" : "course-exercise-is")), quote([plain(exercise)])]),
    ...(url === null ? [] : [facts([voice.text("course-link-label"), [plain(url)]])]),
  ];
}

/** At most so many lessons that are over can be looked at by pressing. */
const PAST = 5;

/** The lessons that can be opened: those to come, and the last that are over. */
function lessonPick(course: Course, lessons: readonly Lesson[], voice: Voice): readonly (readonly Control[])[] {
  const held = lessons.filter(({ state }) => state === "planned").sort((one, other) => one.starts - other.starts);
  const over = held.filter(({ starts, duration }) => starts + duration <= voice.now).slice(-PAST);
  const coming = held.filter(({ starts, duration }) => starts + duration > voice.now);
  const choices = [...over, ...coming].slice(0, 25).map(({ number, title }) => ({
    value: String(number),
    label: `${number} · ${title}`,
  }));
  if (choices.length === 0) return [];
  const address = writeAddress({ command: "course show", press: "lesson", id: course.id });
  return [[{ kind: "pick", label: voice.text("label-lesson"), address, choices, many: false }]];
}

function controls({ course, own, lessons, leads }: CourseView, voice: Voice, to: "in the room" | "own"): readonly (readonly Control[])[] {
  if (course.state !== "open") return [];
  const enrol = pressControl(voice.text("label-enrol"), writeAddress({ command: "course enrol", press: "now", id: course.id }), "main");
  const leave = pressControl(voice.text("label-leave"), writeAddress({ command: "course leave", press: "now", id: course.id }));
  const details = pressControl(voice.text("label-details"), writeAddress({ command: "course show", press: "details", id: course.id }));
  if (to === "in the room") return [[enrol, details]];
  const has = own === "enrolled" || own === "asked" || own === "waiting";
  const begun = (beginOf(lessons) ?? Number.POSITIVE_INFINITY) <= voice.now;
  if (has) return own === "enrolled" ? [[leave], ...lessonPick(course, lessons, voice)] : [[leave]];
  if (leads) return lessonPick(course, lessons, voice);
  return own === "completed" || begun ? [] : [[enrol]];
}

/** The card of a course: what it is, who leads it, when it meets, and how one stands in it. */
export function courseCard(view: CourseView, voice: Voice, to: "in the room" | "own" = "own"): Card {
  const { course, leader, substitute, prerequisite, lessons, enrolled, waiting, own, leads } = view;
  const begin = beginOf(lessons);
  const inside = to === "own" && (leads || own === "enrolled" || own === "completed");
  const exams = lessons.filter(({ exam, state }) => exam && state === "planned");
  const next = lessons.find(({ state, starts, duration }) => state === "planned" && starts + duration > voice.now);
  return card({
    summary: voice.text("course-summary", { handle: course.handle, title: course.title, leader, count: lessons.length }),
    tone: course.state === "open" ? "calm" : "closed",
    title: courseTitle(course),
    blocks: [
      ...(course.about === "" ? [] : [quote([plain(course.about)])]),
      facts(
        course.state === "open" ? null : [voice.text("course-state-label"), voice.say("course-state", { state: course.state })],
        [voice.text("course-leader-label"), [plain(leader)]],
        substitute === null ? null : [voice.text("course-substitute-label"), [plain(substitute)]],
        begin === null ? null : [voice.text("course-begin-label"), [voice.moment(begin)]],
        [
          voice.text("course-places-label"),
          course.capacity === null
            ? voice.say("course-places", { count: enrolled })
            : voice.say("course-places-of", { count: enrolled, most: course.capacity, waiting }),
        ],
        course.audience === "members" ? [voice.text("course-audience-label"), voice.say("course-for-members-only")] : null,
        course.admission === "asked" ? [voice.text("course-admission-label"), voice.say("course-admission-asked")] : null,
        prerequisite === null ? null : [voice.text("course-after-label"), prose`${code(prerequisite.handle)} ${prerequisite.title}`],
        [voice.text("course-certificate-label"), voice.say("course-certificate-asks", { required: course.required })],
        exams.length === 0
          ? null
          : [
              voice.text("course-exam-label"),
              joined(
                exams.map((exam) => lessonLine(exam, voice)),
                ", ",
              ),
            ],
        own === null ? null : [voice.text("course-own-label"), voice.say("course-own", { state: own })],
      ),
      ...lessonBlocks(view, voice),
      ...(inside && next !== undefined
        ? [paragraph(voice.say("course-next-is", { number: next.number, title: next.title })), ...lessonFacts(next, voice)]
        : []),
    ],
    controls: controls(view, voice, to),
  });
}

/** A sentence over a course's own card. */
export function courseNews(said: Prose, view: CourseView, voice: Voice): Card {
  const shown = courseCard(view, voice);
  return { ...shown, summary: plainText(said), tone: "good", blocks: [paragraph(said), ...shown.blocks] };
}

/** What whoever asked for a place is told: how they stand now. */
export function placeCard(view: CourseView, voice: Voice): Card {
  return courseNews(voice.say("course-place-now", { state: view.own ?? "withdrawn", title: view.course.title }), view, voice);
}

/** The courses, those that are open first. */
export function coursesCard(lines: readonly CourseLine[], voice: Voice): Card {
  const items = lines.map(({ course, leader, begin, enrolled }) => {
    const named = { course: courseTitle(course), leader, count: enrolled };
    return begin === null ? voice.say("course-line", named) : voice.say("course-line-from", { ...named, at: voice.moment(begin, "short") });
  });
  const choices = lines.slice(0, 25).map(({ course }) => ({ value: course.id, label: `${course.handle} ${course.title}` }));
  const address = writeAddress({ command: "course list", press: "show", id: "" });
  return card({
    summary: voice.text("courses-summary", { count: lines.length }),
    title: voice.say("courses-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("courses-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}

/** A week of one's own lessons, with the weeks beside it. */
export function timetableCard({ monday, entries }: Timetable, zone: Zone, voice: Voice): Card {
  const day = voice.moment(toInstant(atTime(monday, 12 * 60), zone), "day");
  const to = (move: number) => writeAddress({ command: "course timetable", press: "week", id: addDays(monday, move) });
  const items = entries.map(({ lesson, course }) =>
    voice.say("course-timetable-line", {
      at: voice.moment(lesson.starts, "short"),
      course: courseTitle(course),
      number: lesson.number,
      title: lesson.title,
      length: voice.length(lesson.duration),
    }),
  );
  return card({
    summary: voice.text("course-timetable-summary", { count: entries.length }),
    title: voice.say("course-timetable-title", { day }),
    blocks: [items.length === 0 ? paragraph(voice.say("course-timetable-none")) : list(items)],
    controls: [[pressControl(voice.text("label-week-before"), to(-7)), pressControl(voice.text("label-week-after"), to(7))]],
  });
}

/**
 * Who was at a lesson; those who were can be picked among those who are not marked present yet, as many as a select holds,
 * from a place on the roll on; the next ones follow, and after the last ones the first.
 */
export function rollCard({ course, lesson, people }: Roll, voice: Voice, from = 0): Card {
  const items = people.map(({ name, mark, away }) => {
    if (mark !== null || away === null) return voice.say("course-roll-line", { name, mark: mark ?? "none" });
    return voice.say("course-roll-away", { name, reason: away.reason ?? "", why: away.reason === null ? "no" : "yes" });
  });
  const rows = people.map(({ id, name, mark }) => ({ value: id, label: name, open: mark !== "present" }));
  const address = (press: string, at: number) =>
    writeAddress({ command: "course attendance", press, id: `${course.id}~${lesson.number}~${at}` });
  return card({
    summary: voice.text("course-roll-summary", {
      number: lesson.number,
      title: lesson.title,
      count: people.filter(({ mark }) => mark === "present").length,
    }),
    title: prose`${courseTitle(course)} · ${voice.say("course-lesson-named", { number: lesson.number, title: lesson.title })}`,
    blocks: [paragraph([voice.moment(lesson.starts)]), items.length === 0 ? paragraph(voice.say("course-roll-none")) : list(items)],
    controls: pickPage({ label: voice.text("label-present"), rows, from, address }, voice),
  });
}

/** What was handed in for a lesson and what was answered: for the two of them. */
export function exerciseCard({ course, lesson, handIn, leads }: Exercise, voice: Voice): Card {
  const said =
    handIn === null
      ? voice.say("course-not-handed-in")
      : voice.say("course-handed-in", { name: handIn.name, at: voice.moment(handIn.at, "short") });
  return card({
    summary: voice.text("course-exercise-summary", { number: lesson.number, title: lesson.title }),
    tone: handIn?.passed === true ? "good" : "calm",
    title: prose`${courseTitle(course)} · ${voice.say("course-lesson-named", { number: lesson.number, title: lesson.title })}`,
    blocks: [
      ...(lesson.exercise === null ? [] : [paragraph(voice.say("course-exercise-is")), quote([plain(lesson.exercise)])]),
      paragraph(said),
      ...(handIn === null || handIn.words === "" ? [] : [quote([plain(handIn.words)])]),
      ...(handIn === null ? [] : fileBlocks(handIn.files, voice, "course-handed-in-files")),
      ...(handIn?.answer == null
        ? []
        : [paragraph(voice.say("course-answered", { passed: handIn.passed === true ? "yes" : "no" })), quote([plain(handIn.answer)])]),
    ],
    controls: leads && handIn !== null ? [[pressControl(voice.text("label-answer"), answerTo(course, lesson, handIn), "main")]] : [],
    ...(leads && handIn !== null && handIn.answer === null
      ? { footer: voice.say("course-answer-how", { handle: course.handle, number: lesson.number }) }
      : {}),
  });
}

function answerTo({ id }: Course, { number }: Lesson, { person }: { readonly person: Id }): string {
  return writeAddress({ command: "course answer", press: "begin", id: `${id}~${number}~${person}` });
}

/** Some lessons, as many as a card has room for, then how many more there are. */
export function lessonsShown(lessons: readonly Lesson[], voice: Voice): readonly Block[] {
  if (lessons.length === 0) return [];
  const items = lessons.slice(0, SHOWN).map((lesson) => lessonLine(lesson, voice));
  const more = lessons.length - items.length;
  return [list(more > 0 ? [...items, voice.say("course-lessons-more", { count: more })] : items)];
}

/** How far one has come, or everybody for whoever leads. */
export function progressCard(course: Course, people: readonly OwnProgress[], to: "leads" | "learns", voice: Voice): Card {
  const missed = people.length === 1 && course.state === "open" ? (people[0]?.missed ?? []) : [];
  const address = writeAddress({ command: "course show", press: "lesson", id: course.id });
  const asChoice = ({ number, title }: Lesson) => ({ value: String(number), label: `${number} · ${title}` });
  const items = people.map(({ name, state, progress }) =>
    voice.say("course-progress-line", { name: strong(name), ...progress, state: voice.text("course-own", { state }) }),
  );
  const [only] = people;
  const bars: readonly Block[] =
    people.length === 1 && only !== undefined && only.progress.held > 0
      ? [
          {
            kind: "progress",
            label: voice.text("course-progress-attended"),
            have: only.progress.attended,
            need: only.progress.held - only.progress.excused,
          },
        ]
      : [];
  return card({
    summary: voice.text("course-progress-summary", { handle: course.handle, title: course.title, count: people.length }),
    title: courseTitle(course),
    blocks: [
      ...bars,
      items.length === 0 ? paragraph(voice.say("course-roll-none")) : list(items),
      ...(missed.length === 0
        ? []
        : [paragraph(voice.say("course-missed-label", { handle: course.handle })), ...lessonsShown(missed, voice)]),
    ],
    controls:
      missed.length === 0 || to !== "learns"
        ? []
        : [[{ kind: "pick", label: voice.text("label-lesson"), address, choices: missed.slice(0, 25).map(asChoice), many: false }]],
  });
}

/** A certificate, as it is carried away: the paper, its code, and where the code is looked up. */
export function certificateCard(
  given: Certified,
  paper: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
  url: string,
  voice: Voice,
): Card {
  const { course, certificate, name } = given;
  const said = voice.say("course-certificate-said", { name, title: course.title, attended: certificate.attended, held: certificate.held });
  return card({
    summary: plainText(said),
    tone: "good",
    title: prose`${voice.say("course-certificate-title")} · ${courseTitle(course)}`,
    blocks: [
      paragraph(said),
      facts(
        [voice.text("course-code-label"), [code(writtenCode(certificate.code))]],
        [voice.text("course-code-where-label"), [plain(url)]],
      ),
      file(paper.name, paper.type, paper.bytes, voice.text("course-certificate-title")),
    ],
  });
}

/** What a code is proof of. */
export function verifiedCard(given: Certified | null, typed: string, voice: Voice): Card {
  if (given === null) {
    const said = voice.say("course-code-unknown", { code: typed.slice(0, 40) });
    return card({ summary: plainText(said), tone: "warning", title: voice.say("course-certificate-title"), blocks: [paragraph(said)] });
  }
  const { course, certificate, name, association } = given;
  const said = voice.say("course-code-known", { name, title: course.title, association, at: voice.moment(certificate.at, "day") });
  return card({
    summary: plainText(said),
    tone: "good",
    title: voice.say("course-certificate-title"),
    blocks: [
      paragraph(said),
      facts(
        [voice.text("course-code-label"), [code(writtenCode(certificate.code))]],
        [voice.text("course-attended-label"), voice.say("course-attended-of", { attended: certificate.attended, held: certificate.held })],
      ),
    ],
  });
}

/** Somebody asks for a place: whoever leads says yes or no. */
export function askedCard(view: CourseView, person: Id, name: string, voice: Voice): Card {
  const said = voice.say("course-asked-by", { name, title: view.course.title });
  const to = (press: string) => writeAddress({ command: "course admit", press, id: `${view.course.id}~${person}` });
  return card({
    summary: plainText(said),
    title: courseTitle(view.course),
    blocks: [paragraph(said)],
    controls: [[pressControl(voice.text("label-approve"), to("yes"), "main"), pressControl(voice.text("label-decline"), to("no"))]],
  });
}
