import { z } from "zod";
import { card, paragraph } from "#chat/card.ts";
import { plainText, strong } from "#chat/prose.ts";
import type { JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { askAgainCard, charterCard } from "./cards.ts";
import { countHolding, loadCharter, signedBy } from "./store.ts";

const id = z.string().transform((text) => text as Id);

/** What is told later about charters. */
export const chartersLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "charter-again": noticeTeller({
      version: 1,
      facts: z.object({ charter: id, number: z.number() }),
      async card(db, { charter }, voice, { community, person }) {
        const found = await loadCharter(db, community, charter);
        const number = found === null || person === null ? null : await signedBy(db, community, charter, person);
        return found === null || (number !== null && number >= found.binding) ? null : askAgainCard(found, voice);
      },
    }) as NoticeTellers[string],
    "charter-outside": noticeTeller({
      version: 1,
      facts: z.object({ charter: id, name: z.string() }),
      async card(db, { charter, name }, voice, { community }) {
        const found = await loadCharter(db, community, charter);
        if (found === null) return null;
        const said = voice.say("charter-outside-signed", { name: strong(name), title: strong(found.title) });
        return card({
          summary: plainText(said),
          tone: "good",
          title: voice.say("charter-line", { handle: found.handle, title: found.title, number: found.current.number }),
          blocks: [paragraph(said)],
        });
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    async charter(db, community, subject, voice) {
      const found = await loadCharter(db, community, subject);
      return found === null ? null : charterCard(found, await countHolding(db, community, found), voice);
    },
  },
  jobs: {},
};
