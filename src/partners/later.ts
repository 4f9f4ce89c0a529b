import { z } from "zod";
import { done, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { LOOK_SHARED } from "#membership/shared.ts";
import { freshen } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Parts } from "#store/parts.ts";
import { partnerNews, shownCard, troubleCard } from "./cards.ts";
import { contentOf } from "./content.ts";
import { endShare } from "./sharing.ts";
import { findPartner, findShown, sharesOfSubject, takePartnership } from "./store.ts";
import { partnerView, shownThing } from "./view.ts";

const id = z.string().transform((text) => text as Id);
const about = z.object({ partner: id });

/** What each word is told of, as long as the partnership stands so. */
const NEWS = { "partner-asked": "asked", "partner-linked": "linked", "partner-ended": "ended" } as const;

function newsTeller(name: keyof typeof NEWS): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: about,
    async card(db, facts, voice, { community }) {
      const partner = await findPartner(db, community, facts.partner);
      if (partner === null || partner.state !== NEWS[name]) return null;
      return partnerNews(`partner-told-${NEWS[name]}`, await partnerView(db, partner, voice, null), voice);
    },
  }) as NoticeTellers[string];
}

/** What is told and done later about partners. */
export function partnersLater({ ids }: Pick<Parts, "ids">): {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
} {
  return {
    notices: {
      "partner-asked": newsTeller("partner-asked"),
      "partner-linked": newsTeller("partner-linked"),
      "partner-ended": newsTeller("partner-ended"),
      "partner-shown": noticeTeller({
        version: 1,
        facts: z.object({ id }),
        async card(db, facts, voice, { community }) {
          const thing = await shownThing(db, community, facts.id, voice);
          return thing === null ? null : shownCard(thing, voice);
        },
      }) as NoticeTellers[string],
      "partner-trouble": noticeTeller({
        version: 1,
        facts: about,
        async card(db, facts, voice, { community }) {
          const partner = await findPartner(db, community, facts.partner);
          if (partner === null || partner.trouble === null || partner.state !== "linked") return null;
          const { key, values } = partner.trouble;
          return troubleCard(await partnerView(db, partner, voice, null), voice.sayAny(key, values), voice);
        },
      }) as NoticeTellers[string],
    },
    fresh: {
      async "partner-shown"(db, community, subject, voice) {
        const thing = await shownThing(db, community, subject, voice);
        return thing === null ? null : shownCard(thing, voice);
      },
    },
    jobs: {
      /** What partners are shown of something follows it: its new words, or that it is shown no more. */
      [LOOK_SHARED]: {
        catchUp: "once",
        async handle(tx, { community, subject }, { now }) {
          for (const share of await sharesOfSubject(tx, community, subject)) {
            const { own } = await takePartnership(tx, community, share.partner);
            const content = await contentOf(tx, share, { locale: "en", now });
            if (content === null || !content.open) await endShare(tx, ids, own, share, now);
            else if (own.far !== null) {
              const shown = await findShown(tx, own.far.community, share.shown);
              if (shown !== null) await freshen(tx, shown.community, { kind: "partner-shown", id: shown.id });
            }
          }
          return done;
        },
      },
    },
  };
}
