import { z } from "zod";
import { done, gone, inAWhile, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Parts } from "#store/parts.ts";
import { isShared } from "#store/shared.ts";
import { motionCard, resultCard } from "./cards.ts";
import { closeMotion } from "./close.ts";
import { motionView } from "./motion-view.ts";
import { resultPicture } from "./result-picture.ts";
import { sessionsLater } from "./sessions-later.ts";
import { loadMotion } from "./store.ts";

/**
 * How long the count of a vote waits for ballots that arrived before the close at another process and are still on their way
 * to the database, in milliseconds. Those of this process are waited for before any job is run.
 */
export const ELSEWHERE = 2_000;

const aboutMotion = z.object({ motion: z.string().transform((id) => id as Id) });

/** What is told and done later about motions. */
export function assembliesLater({ vault }: Parts): {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
} {
  return {
    notices: {
      ...sessionsLater.notices,
      "motion-opened": noticeTeller({
        version: 1,
        facts: aboutMotion,
        card: async (db, { motion }, voice, { community }) => motionCard(await motionView(db, community, motion), voice),
      }) as NoticeTellers[string],
      "motion-result": noticeTeller({
        version: 1,
        facts: aboutMotion,
        async card(db, { motion: id }, voice, { community }) {
          const motion = await loadMotion(db, community, id);
          if (motion.result === null) return null;
          return resultCard(motion, motion.result, voice, await resultPicture(motion, motion.result, voice));
        },
      }) as NoticeTellers[string],
    },
    fresh: {
      ...sessionsLater.fresh,
      motion: async (db, community, id, voice) => motionCard(await motionView(db, community, id), voice),
    },
    jobs: {
      ...sessionsLater.jobs,
      "close-motion": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const motion = await loadMotion(tx, job.community, job.subject);
          if (motion.state !== "open") return gone;
          if (now - job.due < ELSEWHERE && (await isShared(tx))) return inAWhile(ELSEWHERE);
          await closeMotion(tx, vault, job.community, job.subject, job.due, now);
          return done;
        },
      },
    },
  };
}
