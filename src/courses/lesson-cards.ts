import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, paragraph, pressControl, quote } from "#chat/card.ts";
import { plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Away, CaughtUp } from "./away.ts";
import { courseTitle, fileBlocks, lessonFacts, lessonLine, lessonsShown } from "./cards.ts";
import type { LessonView } from "./lesson-view.ts";

/** One lesson, with what there is to read, for those who are in the course and whoever leads it. */
export function lessonCard({ course, lesson, leader, files, own }: LessonView, voice: Voice): Card {
  const { handle } = course;
  const { number, title, starts, state } = lesson;
  const standing = own === null ? null : own.absence?.away === true && own.mark === null ? "away" : (own.mark ?? "none");
  const to = (command: string) => writeAddress({ command, press: "now", id: `${course.id}~${number}` });
  const over = starts + lesson.duration <= voice.now;
  const missed = own !== null && state === "planned" && over && (own.mark === null || own.mark === "absent");
  const claimed = own?.absence?.claimed != null;
  return card({
    summary: voice.text("course-lesson-summary", { handle, number, title }),
    tone: state === "cancelled" ? "closed" : "calm",
    title: prose`${courseTitle(course)} · ${voice.say("course-lesson-named", { number, title })}`,
    blocks: [
      paragraph(lessonLine(lesson, voice)),
      facts(
        [voice.text("course-leader-label"), [plain(leader)]],
        standing === null || (standing === "none" && !over)
          ? null
          : [voice.text("course-own-label"), voice.say("course-lesson-own", { mark: standing, claimed: claimed ? "yes" : "no" })],
      ),
      ...lessonFacts(lesson, voice),
      ...fileBlocks(files, voice),
    ],
    controls: [
      ...(own !== null && state === "planned" && !over && course.state === "open"
        ? [
            [
              standing === "away"
                ? pressControl(
                    voice.text("label-come-after-all"),
                    writeAddress({ command: "course absent", press: "back", id: `${course.id}~${number}` }),
                  )
                : pressControl(voice.text("label-stay-away"), to("course absent")),
            ],
          ]
        : []),
      ...(missed && !claimed && course.state === "open"
        ? [[pressControl(voice.text("label-caught-up"), to("course catchup"), "main")]]
        : []),
    ],
  });
}

/** What somebody has said of lessons to come, for them. */
export function awayCard({ course, lessons, answer, reason }: Away, voice: Voice): Card {
  const said = voice.say("course-away-said", { answer, count: lessons.length });
  const [only, other] = lessons;
  const back = (number: number) => writeAddress({ command: "course absent", press: "back", id: `${course.id}~${number}` });
  return card({
    summary: plainText(said),
    tone: answer === "away" ? "warning" : "good",
    title: courseTitle(course),
    blocks: [
      paragraph(said),
      ...lessonsShown(lessons, voice),
      ...(reason === null ? [] : [quote([plain(reason)])]),
      ...(answer === "away" ? [paragraph(voice.say("course-away-then", { handle: course.handle }))] : []),
    ],
    controls:
      answer === "away" && only !== undefined && other === undefined
        ? [[pressControl(voice.text("label-come-after-all"), back(only.number))]]
        : [],
  });
}

/** Whoever leads is told that somebody will not come, or comes after all; they can be excused with one press. */
export function awayNews(away: Away & { readonly person: Id; readonly name: string; readonly marked: boolean }, voice: Voice): Card {
  const { course, lessons, person, name, answer, reason, marked } = away;
  const said = voice.say("course-away-told", { name, answer, count: lessons.length });
  const excuse = writeAddress({ command: "course absent", press: "excuse", id: `${course.id}~${person}` });
  return card({
    summary: plainText(said),
    title: courseTitle(course),
    blocks: [paragraph(said), ...lessonsShown(lessons, voice), ...(reason === null ? [] : [quote([plain(reason)])])],
    controls: answer === "away" && !marked ? [[pressControl(voice.text("label-excuse"), excuse)]] : [],
  });
}

/** That somebody is excused from lessons to come. */
export function excusedCard({ course, lessons }: Pick<Away, "course" | "lessons">, to: "leads" | "learns", voice: Voice): Card {
  const said = voice.say("course-excused-said", { to, count: lessons.length });
  return card({
    summary: plainText(said),
    tone: "good",
    title: courseTitle(course),
    blocks: [paragraph(said), ...lessonsShown(lessons, voice)],
  });
}

/** A lesson that somebody has caught up with, for them and for whoever leads it. */
export function caughtUpCard({ course, lesson, name, words, state }: CaughtUp, person: Id | null, voice: Voice): Card {
  const named = { name, number: lesson.number, title: lesson.title };
  const to = person === null ? "learns" : "leads";
  const said = voice.say("course-catchup-said", { ...named, state, to });
  const press = (answer: string) =>
    writeAddress({ command: "course catchup", press: answer, id: `${course.id}~${lesson.number}~${person}` });
  return card({
    summary: plainText(said),
    tone: state === "confirmed" ? "good" : state === "declined" ? "warning" : "calm",
    title: courseTitle(course),
    blocks: [paragraph(said), ...(words === null ? [] : [quote([plain(words)])])],
    controls:
      person === null || state !== "claimed"
        ? []
        : [[pressControl(voice.text("label-confirm"), press("yes"), "main"), pressControl(voice.text("label-decline"), press("no"))]],
  });
}

/** That somebody leads some lessons in the leader's place. */
export function ledCard({ course, lessons }: Pick<Away, "course" | "lessons">, leader: string, voice: Voice): Card {
  const said = voice.say("course-led-some", { title: course.title, leader, count: lessons.length });
  return card({
    summary: plainText(said),
    tone: "warning",
    title: courseTitle(course),
    blocks: [paragraph(said), ...lessonsShown(lessons, voice)],
  });
}
