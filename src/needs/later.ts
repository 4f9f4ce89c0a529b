import { z } from "zod";
import { type Card, card, quote } from "#chat/card.ts";
import { plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { placeShowing } from "#outbox/fresh.ts";
import { type FreshTellers, type Hanging, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { needCard, needNews } from "./cards.ts";
import { needView } from "./service.ts";

const id = z.string().transform((text) => text as Id);
const aboutNeed = z.object({ id });
const remark = z.object({ id, person: id, words: z.string(), room: id.nullable() });

/** The card of a need, with a thread below it where it is discussed. */
async function inTheRoom(db: Db, community: Id, id: Id, voice: Voice, hanging: Hanging): Promise<Card> {
  const view = await needView(db, community, id, null);
  const shown = needCard(view, voice, "in the room");
  return hanging === "already" ? shown : { ...shown, thread: `${view.need.handle} · ${view.need.title}` };
}

/** What is told later about needs. */
export const needsLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "need-submitted": noticeTeller({
      version: 1,
      facts: aboutNeed,
      card: (db, { id: need }, voice, { community }) => inTheRoom(db, community, need, voice, "not yet"),
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
      version: 2,
      facts: remark,
      older: { 1: (facts: object) => ({ ...facts, room: null }) },
      async card(db, { id: need, person, words, room }, voice, { community }) {
        const { need: about } = await needView(db, community, need, null);
        const name = (await personNames(db, community, [person])).get(person) ?? "";
        const said = voice.say("need-remark", { name, handle: about.handle });
        const below = room === null ? null : await placeShowing(db, community, { kind: "need", id: need }, room);
        return card({
          ...(below === null ? {} : { below }),
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
    need: (db, community, need, voice, _late, hanging) => inTheRoom(db, community, need, voice, hanging),
  },
  jobs: {},
};
