import { z } from "zod";
import { done, gone, inAWhile, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Parts } from "#store/parts.ts";
import { isShared } from "#store/shared.ts";
import { ELSEWHERE } from "./later.ts";
import { pollCard, pollResultCard } from "./poll-cards.ts";
import { pollRow } from "./poll-store.ts";
import { closePoll, pollView } from "./polls.ts";

const aboutPoll = z.object({ poll: z.string().transform((id) => id as Id) });

/** What is told and done later about polls. */
export function pollsLater({ vault }: Parts): { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } {
  return {
    notices: {
      "poll-opened": noticeTeller({
        version: 1,
        facts: aboutPoll,
        card: async (db, { poll }, voice, { community }) => pollCard(await pollView(db, vault, community, poll), voice),
      }) as NoticeTellers[string],
      "poll-result": noticeTeller({
        version: 1,
        facts: aboutPoll,
        async card(db, { poll }, voice, { community }) {
          const view = await pollView(db, vault, community, poll);
          return view.result === null ? null : pollResultCard(view, voice);
        },
      }) as NoticeTellers[string],
    },
    fresh: { poll: async (db, community, poll, voice) => pollCard(await pollView(db, vault, community, poll), voice) },
    jobs: {
      "close-poll": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const row = await pollRow(tx, job.community, job.subject);
          if (row.state !== "open") return gone;
          if (now - job.due < ELSEWHERE && (await isShared(tx))) return inAWhile(ELSEWHERE);
          await closePoll(tx, vault, job.community, job.subject, job.due, now);
          return done;
        },
      },
    },
  };
}
