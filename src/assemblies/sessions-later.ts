import { z } from "zod";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { adjournedCard, assemblyCard, proxyCard, proxyEndedCard } from "./assembly-cards.ts";
import { loadAssembly } from "./assembly-store.ts";
import { assemblyView } from "./assembly-view.ts";
import { electorsUnder, notifyElectors } from "./convening.ts";
import { setElectors } from "./electorate-store.ts";

const id = z.string().transform((text) => text as Id);

/** What is told and done later about assemblies. */
export const sessionsLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    "assembly-convened": noticeTeller({
      version: 1,
      letter: "convocation",
      facts: z.object({ assembly: id }),
      card: async (db, { assembly }, voice, { community }) => assemblyCard(await assemblyView(db, community, assembly), voice),
    }) as NoticeTellers[string],
    "proxy-given": noticeTeller({
      version: 1,
      facts: z.object({ assembly: id, giver: id }),
      async card(db, { assembly, giver }, voice, { community, person }) {
        const view = await assemblyView(db, community, assembly);
        const stands = view.proxies.some(
          (each) => each.from === giver && each.to === person && (each.state === "active" || each.state === "suspended"),
        );
        if (!stands) return null;
        const names = await personNames(db, community, [giver]);
        return proxyCard(view, { id: giver, name: names.get(giver) ?? "" }, voice);
      },
    }) as NoticeTellers[string],
    "proxy-ended": noticeTeller({
      version: 1,
      facts: z.object({ assembly: id, giver: id, holder: id, how: z.enum(["revoked", "declined"]) }),
      async card(db, { assembly, giver, holder, how }, voice, { community }) {
        const other = how === "declined" ? holder : giver;
        const names = await personNames(db, community, [other]);
        return proxyEndedCard(await assemblyView(db, community, assembly), { name: names.get(other) ?? "", how }, voice);
      },
    }) as NoticeTellers[string],
    "assembly-adjourned": noticeTeller({
      version: 1,
      letter: "convocation",
      facts: z.object({ assembly: id, until: z.number() }),
      async card(db, { assembly, until }, voice, { community }) {
        const view = await assemblyView(db, community, assembly);
        return view.assembly.state === "closed" || view.assembly.resumesAt !== until ? null : adjournedCard(view, until as Instant, voice);
      },
    }) as NoticeTellers[string],
  },
  fresh: {
    assembly: async (db, community, assembly, voice) => assemblyCard(await assemblyView(db, community, assembly), voice),
  },
  jobs: {
    /** The record date has come: who is a member in good standing now may vote. */
    "assembly-record": {
      catchUp: "once",
      async handle(tx, job, { now }) {
        const assembly = await loadAssembly(tx, job.community, job.subject);
        if (assembly.state !== "convened") return gone;
        const community = await findCommunity.first(tx, { community: job.community });
        if (community === null) return gone;
        const day = dateAt(assembly.record, community.zone as Zone);
        await setElectors(tx, job.community, job.subject, await electorsUnder(tx, job.community, assembly.rules, day));
        await notifyElectors(tx, { community: job.community, ...assembly }, now, new Set([assembly.convener]));
        await freshen(tx, job.community, { kind: "assembly", id: job.subject });
        return done;
      },
    },
  },
};
