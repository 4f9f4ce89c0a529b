import { z } from "zod";
import { card, paragraph } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { again, done, gone, type JobKinds } from "#jobs/job.ts";
import { after, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { certified } from "./attending.ts";
import { askedCard, courseCard, courseNews, courseTitle, exerciseCard } from "./cards.ts";
import { writtenCode } from "./course.ts";
import { handInsOf, lessonsOf, loadCourse, peopleIn } from "./store.ts";
import { nextReminder, REMINDED } from "./teaching.ts";
import { courseView } from "./view.ts";

const id = z.string().transform((text) => text as Id);
const aboutCourse = z.object({ id });
const aboutLesson = z.object({ id, lesson: id });
const aboutPlace = z.object({ id, person: id, state: z.enum(["asked", "waiting", "enrolled", "declined", "withdrawn", "completed"]) });
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
      async card(db, { id: course, lesson: which }, voice, { community }) {
        const view = await courseView(db, community, course, null);
        const lesson = view.lessons.find((each) => each.id === which);
        const at = voice.moment(lesson?.starts ?? voice.now);
        const said = voice.say("course-lesson-soon", { title: lesson?.title ?? view.course.title, number: lesson?.number ?? 0, at });
        return card({ summary: plainText(said), title: courseTitle(view.course), blocks: [paragraph(said)] });
      },
    }) as NoticeTellers[string],
    "lesson-changed": noticeTeller({
      version: 1,
      facts: aboutLesson,
      async card(db, { id: course, lesson: which }, voice, { community }) {
        const view = await courseView(db, community, course, null);
        const lesson = view.lessons.find((each) => each.id === which);
        const leader =
          lesson?.leader == null ? view.leader : ((await personNames(db, community, [lesson.leader])).get(lesson.leader) ?? "");
        const named = { number: lesson?.number ?? 0, title: lesson?.title ?? "", at: voice.moment(lesson?.starts ?? voice.now), leader };
        const said = lesson?.state === "cancelled" ? voice.say("course-lesson-off", named) : voice.say("course-lesson-now", named);
        return card({ summary: plainText(said), tone: "warning", title: courseTitle(view.course), blocks: [paragraph(said)] });
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
        for (const lesson of soon) {
          const people = new Set([...placed, lesson.leader ?? course.leader]);
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
  return exerciseCard({ course, lesson, handIn: found === undefined ? null : { ...found, name }, leads: as === "leads" }, voice);
}
