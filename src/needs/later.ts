import { z } from "zod";
import { card, quote } from "#chat/card.ts";
import { plain, plainText, prose } from "#chat/prose.ts";
import type { JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { needCard, needNews } from "./cards.ts";
import { needView } from "./service.ts";

const id = z.string().transform((text) => text as Id);
const aboutNeed = z.object({ id });
const remark = z.object({ id, person: id, words: z.string() });

/** What is told later about needs. */
export const needsLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "need-submitted": noticeTeller({
      version: 1,
      facts: aboutNeed,
      card: async (db, { id: need }, voice, { community }) => needCard(await needView(db, community, need, null), voice, "in the room"),
    }) as NoticeTellers[string],
    "need-confided-to-you": noticeTeller({
      version: 1,
      facts: aboutNeed,
      async card(db, { id: need }, voice, { community, person }) {
        const view = await needView(db, community, need, person);
        return needNews(voice.say("need-confided-to-you", { handle: view.need.handle }), view, voice);
      },
    }) as NoticeTellers[string],
    "need-remark": noticeTeller({
      version: 1,
      facts: remark,
      async card(db, { id: need, person, words }, voice, { community }) {
        const { need: about } = await needView(db, community, need, null);
        const name = (await personNames(db, community, [person])).get(person) ?? "";
        const said = voice.say("need-remark", { name, handle: about.handle });
        return card({
          summary: plainText(said),
          title: prose`${about.handle} · ${about.title}`,
          blocks: [{ kind: "paragraph", text: said }, quote([plain(words)])],
        });
      },
    }) as NoticeTellers[string],
    "need-decided": noticeTeller({
      version: 1,
      facts: aboutNeed,
      async card(db, { id: need }, voice, { community, person }) {
        const view = await needView(db, community, need, person);
        return needNews(voice.say("need-decided", { handle: view.need.handle, state: view.need.state }), view, voice);
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    need: async (db, community, need, voice) => needCard(await needView(db, community, need, null), voice, "in the room"),
  },
  jobs: {},
};
