import { z } from "zod";
import type { JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import type { Breachable } from "./breaches.ts";
import { breachAnsweredCard, breachNewsCard } from "./cards.ts";
import { partyKeeping } from "./service.ts";
import { breachesOf } from "./store.ts";

const about = z.object({ id: z.string().transform((text) => text as Id), number: z.number() });

/** What is told of breaches: that one was reported, what the other side replies, what whoever reported is answered. */
export function breachTellers({ kind, read }: Pick<Breachable, "kind" | "read">): NoticeTellers {
  async function found(db: Db, community: Id, id: Id, number: number) {
    const breach = (await breachesOf(db, community, { kind, id })).find((each) => each.number === number);
    return breach === undefined ? null : { breach, subject: await read(db, community, id) };
  }

  return {
    [`${kind}-breach`]: noticeTeller({
      version: 1,
      facts: about,
      async card(db, { id, number }, voice, { community }) {
        const told = await found(db, community, id, number);
        return told === null ? null : breachNewsCard(told.subject, { number, words: told.breach.words }, "told", voice);
      },
    }) as NoticeTellers[string],
    [`${kind}-breach-reply`]: noticeTeller({
      version: 1,
      facts: about,
      async card(db, { id, number }, voice, { community }) {
        const told = await found(db, community, id, number);
        const reply = told?.breach.reply ?? null;
        return told === null || reply === null ? null : breachNewsCard(told.subject, { number, words: reply }, "replied", voice);
      },
    }) as NoticeTellers[string],
    [`${kind}-breach-answered`]: noticeTeller({
      version: 1,
      facts: about,
      async card(db, { id, number }, voice, { community }) {
        const told = await found(db, community, id, number);
        const answer = told?.breach.answer ?? null;
        return told === null || answer === null
          ? null
          : breachAnsweredCard(told.subject, { number, answer, reply: told.breach.reply }, voice);
      },
    }) as NoticeTellers[string],
  };
}

/** What is told later about parties. */
export const partiesLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: breachTellers(partyKeeping),
  fresh: {},
  jobs: {},
};
