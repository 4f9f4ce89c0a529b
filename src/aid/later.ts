import { z } from "zod";
import { again, done, gone, type JobKinds } from "#jobs/job.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { peopleWhoMay } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import type { FreshTellers, NoticeTellers } from "#outbox/teller.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { askNext, freshenRequest, tellPerson } from "./asking.ts";
import { activeClaims, endClaim, loadClaims } from "./claim-store.ts";
import { isSeenTo, pageDuty } from "./duty.ts";
import { recordEvent } from "./event-store.ts";
import { monthBefore } from "./figures.ts";
import { giveEverythingBack } from "./forgetting.ts";
import { aidFresh, aidNotices } from "./notices.ts";
import { dailyAt, firstOfMonth } from "./pace.ts";
import { proposeTogether } from "./proposing.ts";
import { askAgain } from "./regular.ts";
import { isLive, isOpen, stateWith } from "./request.ts";
import { bumpRequest, cardOut, changeRequest, requestById, setRequestState } from "./request-store.ts";
import { askedAgainAt, removePrivate } from "./retention.ts";
import { communityFacts } from "./told.ts";

const id = z.string().transform((text) => text as Id);
const byPerson = z.object({ person: id });

/** What is told and done later about requests for help. */
export function aidLater({ ids }: Parts): { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } {
  return { notices: aidNotices, fresh: aidFresh, jobs: { ...promiseJobs(), ...requestJobs(), ...paceJobs() } };

  function promiseJobs(): JobKinds {
    return {
      "aid-nudge": {
        catchUp: "skip",
        grace: HOUR,
        async handle(tx, job, { now }) {
          const { person } = byPerson.parse(job.facts);
          const row = await requestById.first(tx, { community: job.community, id: job.subject });
          const claims = row === null ? [] : await activeClaims(tx, job.community, row.id);
          if (row === null || !claims.some((claim) => claim.person === person)) return gone;
          await tell(tx, {
            community: job.community,
            to: { person },
            name: "aid-nudge",
            version: 1,
            facts: { request: row.id },
            once: `aid-nudge:${row.handle}:${person}:${job.due}`,
            now,
            kind: "reminder",
            due: job.due,
          });
          return done;
        },
      },
      "aid-promise": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const { person } = byPerson.parse(job.facts);
          return (await lapse(tx, job.community, job.subject, person, now)) ? done : gone;
        },
      },
    };
  }

  function requestJobs(): JobKinds {
    return {
      "aid-next-wave": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const row = await bumpRequest.first(tx, { community: job.community, id: job.subject });
          if (row === null || !isOpen(row.state)) return gone;
          await askNext(tx, { ids }, await communityFacts(tx, job.community), row, now, "waited");
          await freshenRequest(tx, job.community, job.subject);
          return done;
        },
      },
      "aid-duty": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const { turn, since } = z.object({ turn: z.number(), since: z.number().optional() }).parse(job.facts);
          const row = await requestById.first(tx, { community: job.community, id: job.subject });
          if (row === null || !isLive(row.state) || (await isSeenTo(tx, row, since))) return gone;
          await pageDuty(tx, await communityFacts(tx, job.community), row, now, { turn, since: (since ?? now) as Instant });
          return done;
        },
      },
      "aid-confirm": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const row = await bumpRequest.first(tx, { community: job.community, id: job.subject });
          if (row === null || row.state !== "done" || row.confirmed === 1) return gone;
          await changeRequest(tx, job.community, row.id, { confirmed: 1 });
          await recordEvent(tx, ids.next(), { community: job.community, request: row.id, at: now, event: "confirmed", person: null });
          for (const claim of await loadClaims(tx, job.community, row.id))
            if (claim.state === "done")
              await tellPerson(
                tx,
                { community: { id: job.community }, now },
                claim.person,
                "aid-counts-as-done",
                { request: row.id },
                `aid-counts-as-done:${row.handle}:${claim.person}`,
              );
          return done;
        },
      },
      "aid-purge": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const row = await requestById.first(tx, { community: job.community, id: job.subject });
          if (row === null || row.closed_at === null || row.purged_at !== null) return gone;
          const next = await askedAgainAt(tx, job.community, row);
          if (next !== null) return again((Math.max(next, now) + HOUR) as Instant);
          await removePrivate(tx, { id: job.community }, row.id, now);
          return done;
        },
      },
      "aid-regular": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const row = await requestById.first(tx, { community: job.community, id: job.subject });
          if (row === null || row.repeat === null) return gone;
          await askAgain(tx, ids, await communityFacts(tx, job.community), row, now);
          return done;
        },
      },
    };
  }

  function paceJobs(): JobKinds {
    return {
      "aid-daily": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const community = await communityFacts(tx, job.community);
          await proposeTogether(tx, ids, community, now);
          return again(dailyAt(now, community.zone));
        },
      },
      "person-left": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          await giveEverythingBack(tx, ids, await communityFacts(tx, job.community), job.subject, now);
          return done;
        },
      },
      "aid-month": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const community = await communityFacts(tx, job.community);
          const month = monthBefore(now, community.zone);
          for (const person of await peopleWhoMay(tx, community.id, "coordinate help"))
            await tellPerson(tx, { community, now }, person, "aid-month", { month }, `aid-month:${month}:${person}`);
          return again(firstOfMonth(now, community.zone));
        },
      },
    };
  }

  /** The promised time is over without a sign: the claim is given back, kindly, and others are asked. */
  async function lapse(tx: Tx, community: Id, request: Id, person: Id, now: Instant): Promise<boolean> {
    const row = await bumpRequest.first(tx, { community, id: request });
    if (row === null || (await endClaim.first(tx, { community, request, person, state: "lapsed" })) === null) return false;
    const { length } = await activeClaims(tx, community, request);
    await setRequestState.run(tx, { community, id: request, state: stateWith(cardOut(row), length, true) });
    const event = ids.next();
    await recordEvent(tx, event, { community, request, at: now, event: "lapsed", person });
    const facts = await communityFacts(tx, community);
    await tellPerson(tx, { community: facts, now }, row.requester, "aid-released", { request }, `aid-released:${row.handle}:${event}`);
    await tellPerson(tx, { community: facts, now }, person, "aid-lapsed", { request }, `aid-lapsed:${row.handle}:${person}:${now}`);
    await askNext(tx, { ids }, facts, { ...row, state: "offered" }, now);
    await freshenRequest(tx, community, request);
    return true;
  }
}
