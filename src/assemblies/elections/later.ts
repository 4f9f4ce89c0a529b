import { z } from "zod";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { callCard, namedCard } from "./cards.ts";
import { callView } from "./service.ts";

const id = z.string().transform((text) => text as Id);

/** What is told and done later about elections of people. */
export const electionsLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "candidates-called": noticeTeller({
      version: 1,
      facts: z.object({ motion: id }),
      card: async (db, { motion }, voice, { community }) => callCard(await callView(db, community, motion), voice),
    }) as NoticeTellers[string],
    "candidate-named": noticeTeller({
      version: 1,
      facts: z.object({ motion: id, by: z.string() }),
      async card(db, { motion, by }, voice, { community, person }) {
        const view = await callView(db, community, motion);
        const named = view.candidates.some((each) => each.person === person && each.state === "named");
        return named ? namedCard(view, by, voice) : null;
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    call: async (db, community, motion, voice) => callCard(await callView(db, community, motion), voice),
  },
  jobs: {
    /** The hour of the call has come: its card says so. */
    "close-call": {
      catchUp: "once",
      async handle(tx, job) {
        const { motion } = await callView(tx, job.community, job.subject);
        if (motion.state !== "tabled") return gone;
        await freshen(tx, job.community, { kind: "call", id: job.subject });
        return done;
      },
    },
  },
};
