import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, paragraph, pressControl, quote } from "#chat/card.ts";
import { plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Away, CaughtUp } from "./away.ts";
import { courseTitle, fileBlocks, lessonFacts, lessonLine, lessonsShown } from "./cards.ts";
import { isHeld, isMissed, type Mark } from "./course.ts";
import type { LessonView } from "./lesson-view.ts";

type Own = NonNullable<LessonView["own"]>;

/** How somebody stands with a lesson: what was marked, else whether they said that they stay away. */
function standingIn({ mark, absence }: Own): Mark | "away" | "none" {
  return mark ?? (absence?.away === true ? "away" : "none");
}

/** What somebody presses about a lesson: that they stay away, or come after all; once they missed it, that they have caught up. */
function ownControls({ course, lesson }: LessonView, own: Own, voice: Voice): Card["controls"] {
  const id = `${course.id}~${lesson.number}`;
  if (course.state !== "open" || lesson.state !== "planned") return [];
  if (!isHeld(lesson, voice.now))
    return standingIn(own) === "away"
      ? [[pressControl(voice.text("label-come-after-all"), writeAddress({ command: "course absent", press: "back", id }))]]
      : [[pressControl(voice.text("label-stay-away"), writeAddress({ command: "course absent", press: "now", id }))]];
  if (!isMissed(lesson, own.mark, voice.now) || own.absence?.claimed != null) return [];
  return [[pressControl(voice.text("label-caught-up"), writeAddress({ command: "course catchup", press: "now", id }), "main")]];
}

/** One lesson, with what there is to read, for those who are in the course and whoever leads it. */
export function lessonCard(view: LessonView, voice: Voice): Card {
  const { course, lesson, leader, files, own } = view;
  const { handle } = course;
  const { number, title, starts, state } = lesson;
  const standing = own === null ? null : standingIn(own);
  const over = starts + lesson.duration <= voice.now;
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
    controls: own === null ? [] : ownControls(view, own, voice),
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
