import { z } from "zod";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { peopleWhoMay, personNames } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { endingCard } from "./cards.ts";
import { findMandate, listOffices } from "./store.ts";

const id = z.string().transform((text) => text as Id);

/** What is told and done later about mandates: a word to its holder and to whoever convenes assemblies, two months before its end. */
export const mandatesLater: { readonly notices: NoticeTellers; readonly jobs: JobKinds } = {
  notices: {
    "mandate-ending": noticeTeller({
      version: 1,
      facts: z.object({ mandate: id }),
      async card(db, { mandate: found }, voice, { community, person }) {
        const mandate = await findMandate(db, community, found);
        if (mandate === null || mandate.until === null || mandate.ended !== null) return null;
        const office = (await listOffices(db, community)).find((each) => each.id === mandate.office);
        const name = (await personNames(db, community, [mandate.person])).get(mandate.person) ?? "";
        return endingCard({ name, office: office?.name ?? "", until: mandate.until, own: person === mandate.person }, voice);
      },
    }) as NoticeTellers[string],
  },
  jobs: {
    "mandate-ending": {
      catchUp: "once",
      async handle(tx, job, { now }) {
        const mandate = await findMandate(tx, job.community, job.subject);
        if (mandate === null || mandate.ended !== null) return gone;
        const keepers = await peopleWhoMay(tx, job.community, "convene assemblies");
        for (const person of [...new Set([mandate.person, ...keepers])].sort()) {
          await tell(tx, {
            community: job.community,
            to: { person },
            name: "mandate-ending",
            version: 1,
            facts: { mandate: mandate.id },
            once: `mandate-ending:${mandate.id}:${person}`,
            now,
            kind: "reminder",
            due: job.due,
          });
        }
        return done;
      },
    },
  },
};
