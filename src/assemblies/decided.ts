import { done, gone, type JobKinds } from "#jobs/job.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { FreshTellers, NoticeTellers } from "#outbox/teller.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Motion } from "./motion.ts";
import { loadMotion, updateMotion } from "./store.ts";

/** What another practice does when a motion was decided, or taken back; inside a change, and once. */
export type WhenDecided = (tx: Tx, community: Id, motion: Motion, now: Instant) => Promise<void>;

/** Has the other practices hear of it, in the change that decides or takes back a motion. */
export async function planDecided(tx: Tx, community: Id, motion: Id, now: Instant): Promise<void> {
  await plan(tx, { community, kind: "motion-decided", subject: motion, due: now });
}

/** Takes a motion back: nobody votes on it any more, its card says so, and the other practices hear of it. */
export async function takeBack(tx: Tx, community: Id, motion: Id, now: Instant): Promise<void> {
  await updateMotion(tx, community, motion, { state: "withdrawn", closed_at: instantIn(now), sealed_key: null });
  await freshen(tx, community, { kind: "motion", id: motion });
  await planDecided(tx, community, motion, now);
}

/** The job that tells them, each of them in the one change. */
export function decidedLater(listeners: readonly WhenDecided[]): {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
} {
  return {
    notices: {},
    fresh: {},
    jobs: {
      "motion-decided": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const motion = await loadMotion(tx, job.community, job.subject);
          if (motion.state !== "closed" && motion.state !== "withdrawn") return gone;
          for (const listener of listeners) await listener(tx, job.community, motion, now);
          return done;
        },
      },
    },
  };
}
