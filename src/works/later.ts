import { z } from "zod";
import { card, paragraph } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import { done, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { workCard } from "./cards.ts";
import { exhibitionCard, exhibitionDayCard } from "./exhibition-cards.ts";
import { exhibitionOut, hungIn, loadExhibition } from "./exhibition-store.ts";
import { findComment, loadWork } from "./store.ts";
import { exhibitionView, FEW, type WorkView, workView } from "./view.ts";

const id = z.string().transform((text) => text as Id);

/** The works of one day of an exhibition, found by one that hung there on that day: those that hang there still. */
async function shownWith(db: Db, community: Id, exhibition: Id, work: Id): Promise<readonly WorkView[]> {
  const hung = await hungIn(db, community, exhibition);
  const day = hung.find((one) => one.work === work)?.day;
  const shown: WorkView[] = [];
  for (const one of hung.filter(({ place, day: own }) => place > 0 && own === day)) {
    const view = await workView(db, community, one.work, 0);
    if (view.work.state === "shared") shown.push(view);
  }
  return shown;
}

/** What is told and done later about works and exhibitions. */
export const worksLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "work-shared": noticeTeller({
      version: 1,
      facts: z.object({ id }),
      card: async (db, facts, voice, { community }) => workCard(await workView(db, community, facts.id, FEW), voice),
    }) as NoticeTellers[string],
    "work-commented": noticeTeller({
      version: 1,
      facts: z.object({ id, number: z.number() }),
      async card(db, facts, voice, { community }) {
        const work = await loadWork(db, community, facts.id);
        const comment = await findComment(db, community, facts.id, facts.number);
        if (work.state === "withdrawn" || comment === null) return null;
        const name = (await personNames(db, community, [comment.person])).get(comment.person) ?? "";
        const { handle, title } = work;
        const said = voice.say("work-commented", { handle, title, name });
        const line = voice.say("work-comment-line", { number: comment.number, name, text: comment.text });
        const footer = voice.say("work-commented-footer", { handle, number: comment.number });
        return card({
          summary: plainText(said),
          title: voice.say("work-commented-title"),
          blocks: [paragraph(said), paragraph(line)],
          footer,
        });
      },
    }) as NoticeTellers[string],
    "work-taken-down": noticeTeller({
      version: 1,
      facts: z.object({ handle: z.string() }),
      async card(_db, { handle }, voice) {
        const said = voice.say("work-taken-down", { handle });
        return card({ summary: plainText(said), tone: "warning", title: voice.say("work-taken-down-title"), blocks: [paragraph(said)] });
      },
    }) as NoticeTellers[string],
    "work-exhibited": noticeTeller({
      version: 1,
      facts: z.object({ work: id, exhibition: id }),
      async card(db, facts, voice, { community }) {
        const work = await loadWork(db, community, facts.work);
        const exhibition = exhibitionOut(await loadExhibition(db, community, facts.exhibition));
        if (work.state === "withdrawn" || exhibition.state === "closed") return null;
        const values = { work: work.handle, title: work.title, exhibition: exhibition.handle, name: exhibition.title };
        const said = voice.say("work-exhibited", values);
        const footer = voice.say("work-exhibited-footer", { work: work.handle, exhibition: exhibition.handle });
        return card({ summary: plainText(said), title: voice.say("work-exhibited-title"), blocks: [paragraph(said)], footer });
      },
    }) as NoticeTellers[string],
    "exhibition-opened": noticeTeller({
      version: 1,
      facts: z.object({ id }),
      card: async (db, facts, voice, { community, now }) => exhibitionCard(await exhibitionView(db, community, facts.id, now), voice),
    }) as NoticeTellers[string],
    "exhibition-day": noticeTeller({
      version: 1,
      facts: z.object({ exhibition: id, work: id }),
      async card(db, facts, voice, { community }) {
        const exhibition = exhibitionOut(await loadExhibition(db, community, facts.exhibition));
        const works = await shownWith(db, community, facts.exhibition, facts.work);
        return works.length === 0 ? null : exhibitionDayCard(exhibition, works, voice);
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    async work(db, community, subject, voice, _late, hanging) {
      const view = await workView(db, community, subject, FEW);
      return view.work.state === "withdrawn" && hanging === "not yet" ? null : workCard(view, voice);
    },
    exhibition: async (db, community, subject, voice) => exhibitionCard(await exhibitionView(db, community, subject, voice.now), voice),
    async "exhibition-day"(db, community, subject, voice, _late, hanging) {
      const [exhibition, work] = subject.split(":") as [Id, Id];
      const works = await shownWith(db, community, exhibition, work);
      if (works.length === 0 && hanging === "not yet") return null;
      return exhibitionDayCard(exhibitionOut(await loadExhibition(db, community, exhibition)), works, voice);
    },
  },
  jobs: {
    "exhibition-stage": {
      catchUp: "once",
      async handle(tx, { community, subject }) {
        await freshen(tx, community, { kind: "exhibition", id: subject });
        return done;
      },
    },
  },
};
