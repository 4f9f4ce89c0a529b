import { z } from "zod";
import { writeAddress } from "#chat/address.ts";
import { card, paragraph, pressControl } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { filesOf } from "#files/store.ts";
import { again, done, gone, type JobKinds } from "#jobs/job.ts";
import { after, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { certified } from "./attending.ts";
import { askedCard, courseCard, courseNews, courseTitle, exerciseCard } from "./cards.ts";
import { leaderOf, writtenCode } from "./course.ts";
import { awayNews, caughtUpCard, excusedCard, ledCard } from "./lesson-cards.ts";
import { absencesOf, enrolmentOf, handInsOf, lessonsOf, loadCourse, marksOf, peopleIn } from "./store.ts";
import { nextReminder, REMINDED } from "./teaching.ts";
import { courseView } from "./view.ts";

const id = z.string().transform((text) => text as Id);
const aboutCourse = z.object({ id });
const aboutLesson = z.object({ id, lesson: id });
const aboutPlace = z.object({ id, person: id, state: z.enum(["asked", "waiting", "enrolled", "declined", "withdrawn", "completed"]) });
const aboutAbsence = z.object({ id, person: id, lessons: z.array(id), answer: z.enum(["away", "back"]) });
const aboutHandIn = z.object({ id, lesson: id, person: id });

/** A reminder that is later than this is not given: the lesson begins, or has begun. */
const GRACE = REMINDED;

/** What is told and done later about courses. */
export const coursesLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "course-opened": noticeTeller({
      version: 1,
      facts: aboutCourse,
      card: async (db, { id: course }, voice, { community }) =>
        courseCard(await courseView(db, community, course, null), voice, "in the room"),
    }) as NoticeTellers[string],
    "course-cancelled": noticeTeller({
      version: 1,
      facts: aboutCourse,
      async card(db, { id: course }, voice, { community }) {
        const view = await courseView(db, community, course, null);
        return {
          ...courseNews(voice.say("course-cancelled-said", { title: view.course.title }), view, voice),
          tone: "closed",
          controls: [],
        };
      },
    }) as NoticeTellers[string],
    "enrolment-asked": noticeTeller({
      version: 1,
      facts: aboutPlace,
      async card(db, { id: course, person }, voice, { community }) {
        const name = (await personNames(db, community, [person])).get(person) ?? "";
        return askedCard(await courseView(db, community, course, null), person, name, voice);
      },
    }) as NoticeTellers[string],
    "enrolment-answered": noticeTeller({
      version: 1,
      facts: aboutPlace,
      async card(db, { id: course, state }, voice, { community }) {
        const view = await courseView(db, community, course, null);
        return { ...courseNews(voice.say("course-place-now", { state, title: view.course.title }), view, voice), controls: [] };
      },
    }) as NoticeTellers[string],
    "lesson-tomorrow": noticeTeller({
      version: 1,
      facts: aboutLesson,
      async card(db, { id: course, lesson: which }, voice, { community, person }) {
        const view = await courseView(db, community, course, null);
        const lesson = view.lessons.find((each) => each.id === which);
        const at = voice.moment(lesson?.starts ?? voice.now);
        const said = voice.say("course-lesson-soon", { title: lesson?.title ?? view.course.title, number: lesson?.number ?? 0, at });
        const learns = person !== null && (await enrolmentOf(db, community, course, person))?.state === "enrolled";
        const away = writeAddress({ command: "course absent", press: "now", id: `${course}~${lesson?.number ?? 0}` });
        return card({
          summary: plainText(said),
          title: courseTitle(view.course),
          blocks: [paragraph(said)],
          controls: learns && lesson !== undefined ? [[pressControl(voice.text("label-stay-away"), away)]] : [],
        });
      },
    }) as NoticeTellers[string],
    "lesson-changed": noticeTeller({
      version: 1,
      facts: aboutLesson,
      async card(db, { id: course, lesson: which }, voice, { community }) {
        const view = await courseView(db, community, course, null);
        const lesson = view.lessons.find((each) => each.id === which);
        const leads = leaderOf(view.course, lesson);
        const leader = (await personNames(db, community, [leads])).get(leads) ?? "";
        const named = { number: lesson?.number ?? 0, title: lesson?.title ?? "", at: voice.moment(lesson?.starts ?? voice.now), leader };
        const said = lesson?.state === "cancelled" ? voice.say("course-lesson-off", named) : voice.say("course-lesson-now", named);
        return card({ summary: plainText(said), tone: "warning", title: courseTitle(view.course), blocks: [paragraph(said)] });
      },
    }) as NoticeTellers[string],
    "course-led": noticeTeller({
      version: 1,
      facts: z.object({ id, lessons: z.array(id).optional() }),
      async card(db, { id: course, lessons: which = [] }, voice, { community }) {
        const view = await courseView(db, community, course, null);
        const some = view.lessons.filter((lesson) => which.includes(lesson.id));
        if (some.length > 0) {
          const leads = leaderOf(view.course, some[0]);
          const leader = (await personNames(db, community, [leads])).get(leads) ?? "";
          return ledCard({ course: view.course, lessons: some }, leader, voice);
        }
        const said = voice.say("course-led-now", { title: view.course.title, leader: view.substitute ?? view.leader });
        return { ...courseNews(said, view, voice), controls: [] };
      },
    }) as NoticeTellers[string],
    "lesson-absence": noticeTeller({
      version: 1,
      facts: aboutAbsence,
      async card(db, { id: about, person, lessons: which, answer }, voice, { community }) {
        const course = await loadCourse(db, community, about);
        const said = new Map((await absencesOf(db, community, about, person)).map((one) => [one.lesson, one]));
        const marks = (await marksOf(db, community, about)).get(person);
        const named = (await lessonsOf(db, community, about)).filter((lesson) => which.includes(lesson.id));
        const lessons = answer === "back" ? named : named.filter((lesson) => said.get(lesson.id)?.away === true);
        if (lessons.length === 0) return null;
        const name = (await personNames(db, community, [person])).get(person) ?? "";
        const reason = said.get(lessons[0]?.id as Id)?.reason ?? null;
        const marked = lessons.every((lesson) => marks?.has(lesson.id) === true);
        return awayNews({ course, lessons, answer, reason: answer === "back" ? null : reason, person, name, marked }, voice);
      },
    }) as NoticeTellers[string],
    "lesson-excused": noticeTeller({
      version: 1,
      facts: z.object({ id, lessons: z.array(id) }),
      async card(db, { id: about, lessons: which }, voice, { community }) {
        const course = await loadCourse(db, community, about);
        const lessons = (await lessonsOf(db, community, about)).filter((lesson) => which.includes(lesson.id));
        return excusedCard({ course, lessons }, "learns", voice);
      },
    }) as NoticeTellers[string],
    "lesson-caught-up": noticeTeller({
      version: 1,
      facts: aboutHandIn,
      async card(db, { id: about, lesson: which, person }, voice, { community }) {
        const course = await loadCourse(db, community, about);
        const lesson = (await lessonsOf(db, community, about)).find((each) => each.id === which);
        const claimed = (await absencesOf(db, community, about, person)).find((one) => one.lesson === which)?.claimed;
        if (lesson === undefined || claimed == null) return null;
        const name = (await personNames(db, community, [person])).get(person) ?? "";
        return caughtUpCard({ course, lesson, name, words: claimed.words, state: "claimed" }, person, voice);
      },
    }) as NoticeTellers[string],
    "lesson-catchup-answered": noticeTeller({
      version: 1,
      facts: z.object({ id, lesson: id, answer: z.enum(["yes", "no"]) }),
      async card(db, { id: about, lesson: which, answer }, voice, { community }) {
        const course = await loadCourse(db, community, about);
        const lesson = (await lessonsOf(db, community, about)).find((each) => each.id === which);
        if (lesson === undefined) return null;
        const state = answer === "yes" ? "confirmed" : "declined";
        return caughtUpCard({ course, lesson, name: "", words: null, state }, null, voice);
      },
    }) as NoticeTellers[string],
    "exercise-handed-in": noticeTeller({
      version: 1,
      facts: aboutHandIn,
      card: (db, facts, voice, { community }) => handInCard(db, community, facts, voice, "leads"),
    }) as NoticeTellers[string],
    "exercise-answered": noticeTeller({
      version: 1,
      facts: aboutLesson,
      card: (db, facts, voice, { community, person }) => handInCard(db, community, { ...facts, person: person as Id }, voice, "learns"),
    }) as NoticeTellers[string],
    "certificate-given": noticeTeller({
      version: 1,
      facts: aboutCourse,
      async card(db, { id: course }, voice, { community, person }) {
        const { certificate, course: about } = await certified(db, community, course, person as Id);
        const said = voice.say("course-certificate-given", {
          title: about.title,
          code: writtenCode(certificate.code),
          handle: about.handle,
        });
        return card({ summary: plainText(said), tone: "good", title: courseTitle(about), blocks: [paragraph(said)] });
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    course: async (db, community, course, voice) => courseCard(await courseView(db, community, course, null), voice, "in the room"),
  },
  jobs: {
    "lesson-reminder": {
      catchUp: "skip",
      grace: GRACE,
      async handle(tx, job, { now }) {
        const lessons = await lessonsOf(tx, job.community, job.subject);
        if (lessons.length === 0) return gone;
        const course = await loadCourse(tx, job.community, job.subject);
        if (course.state !== "open") return done;
        const soon = lessons.filter(({ state, starts }) => state === "planned" && starts > now && starts <= after(job.due, REMINDED));
        const placed = await peopleIn(tx, job.community, course.id, ["enrolled"]);
        const said = await absencesOf(tx, job.community, course.id, null);
        for (const lesson of soon) {
          const away = new Set(said.filter((one) => one.lesson === lesson.id && one.away).map(({ person }) => person));
          const people = new Set([...placed.filter((person) => !away.has(person)), leaderOf(course, lesson)]);
          for (const person of [...people].sort()) {
            const once = `lesson-tomorrow:${lesson.id}:${lesson.starts}:${person}`;
            const facts = { id: course.id, lesson: lesson.id };
            await tell(tx, {
              community: job.community,
              to: { person },
              name: "lesson-tomorrow",
              version: 1,
              facts,
              once,
              now,
              kind: "reminder",
            });
          }
        }
        const next = nextReminder(lessons, later(job.due, now));
        return next === null ? done : again(next);
      },
      async skipped(tx, job, { now }) {
        const next = nextReminder(await lessonsOf(tx, job.community, job.subject), later(job.due, now));
        return next === null ? done : again(next);
      },
    },
  },
};

function later(due: Instant, now: Instant): Instant {
  return Math.max(due, now) as Instant;
}

async function handInCard(
  db: Db,
  community: Id,
  { id: about, lesson: which, person }: { readonly id: Id; readonly lesson: Id; readonly person: Id },
  voice: Voice,
  as: "leads" | "learns",
) {
  const course = await loadCourse(db, community, about);
  const lesson = (await lessonsOf(db, community, about)).find((each) => each.id === which);
  if (lesson === undefined) throw new Error("A notice is about a lesson that is not there.");
  const found = (await handInsOf(db, community, about, person)).find((each) => each.lesson === which);
  const name = (await personNames(db, community, [person])).get(person) ?? "";
  // What was handed in as a file is opened from the answer to a press: an address of it stands in nothing that is kept.
  const files = found === undefined ? 0 : (await filesOf(db, community, found.id)).length;
  const handIn = found === undefined ? null : { ...found, name, handle: "", files: [] };
  const shown = exerciseCard({ course, lesson, handIn, leads: as === "leads" }, voice);
  if (files === 0 || found === undefined) return shown;
  const look = writeAddress({ command: "course answer", press: "look", id: `${course.id}~${lesson.number}~${person}` });
  return {
    ...shown,
    blocks: [...shown.blocks, paragraph(voice.say("course-handed-in-file", { count: files }))],
    controls: [...shown.controls, [pressControl(voice.text("label-open-file"), look)]],
  };
}
