import { z } from "zod";
import { done, type JobKind } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { closeFeedback, openUntil } from "./feedback.ts";
import { dateOfId } from "./told.ts";
import { feedbackCard, feedbackResultCard } from "./workshop-cards.ts";

const id = z.string().transform((text) => text as Id);

const result = z.union([
  z.object({ kind: z.literal("few") }),
  z.object({ kind: z.literal("counted"), stars: z.array(z.number().int()), words: z.array(z.string()) }),
]);

/** What is told of what people thought. */
export const feedbackNotices: NoticeTellers = {
  "gathering-feedback-asked": noticeTeller({
    version: 1,
    facts: z.object({ gathering: id, occurrence: id }),
    async card(db, { occurrence: kept }, voice, { community, now }) {
      const found = await dateOfId(db, community, kept);
      if (found === null || found.occurrence.cancelled !== null) return null;
      const until = openUntil(found.occurrence);
      return now >= until ? null : feedbackCard({ kind: "asked", ...found, kept, until, stars: null }, voice);
    },
  }) as NoticeTellers[string],
  "gathering-feedback-told": noticeTeller({
    version: 1,
    facts: z.object({ occurrence: id, result }),
    async card(db, { occurrence, result: came }, voice, { community }) {
      const found = await dateOfId(db, community, occurrence);
      return found === null ? null : feedbackResultCard(found.gathering, [{ ...found, result: came }], voice);
    },
  }) as NoticeTellers[string],
};

/** Counts what was thought of a date, when nothing more is said of it. */
export const feedbackJob: JobKind = {
  catchUp: "once",
  async handle(tx, job, run) {
    await closeFeedback(tx, job.community, job.subject, run.now);
    return done;
  },
};
