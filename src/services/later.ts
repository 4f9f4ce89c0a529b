import { z } from "zod";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import { again, done, gone, type JobKinds } from "#jobs/job.ts";
import { after } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { tellEach } from "#membership/acting.ts";
import { findCommunity } from "#membership/store.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import { serviceCard, serviceNews } from "./cards.ts";
import { endService, keepersOf, serviceView, UNUSED } from "./service.ts";
import { bumpService, serviceFigures, serviceOut } from "./store.ts";

const about = z.object({ id: z.string().transform((text) => text as Id) });

const NEWS = ["service-few-left", "service-none-left", "service-unused"] as const;

function newsTeller(name: (typeof NEWS)[number]): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: about,
    async card(db, { id }, voice, { community, now }) {
      const view = await serviceView(db, community, id, dateAt(now, voice.zone as Zone).slice(0, 7));
      const { handle, title } = view.service;
      return serviceNews(voice.say(name, { handle, title, left: view.left ?? 0 }), view, voice);
    },
  }) as NoticeTellers[string];
}

/** What is told and done later about services. */
export const servicesLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    ...Object.fromEntries(NEWS.map((name) => [name, newsTeller(name)])),
    "service-added": noticeTeller({
      version: 1,
      facts: about,
      card: async (db, { id }, voice, { community }) => serviceCard(await serviceView(db, community, id, null), voice),
    }) as NoticeTellers[string],
  },
  fresh: {
    service: async (db, community, id, voice) => serviceCard(await serviceView(db, community, id, null), voice),
  },
  jobs: {
    "service-watch": {
      catchUp: "once",
      async handle(tx, { community, subject, due }, { now }) {
        const row = await bumpService.first(tx, { community, id: subject });
        if (row === null || row.state === "ended") return gone;
        const zone = (await findCommunity.first(tx, { community }))?.zone as Zone;
        const { uses } = await serviceFigures(tx, community, subject, dateAt(after(due, -UNUSED), zone).slice(0, 7));
        if (uses === 0) {
          const notice = { name: "service-unused", facts: { id: subject }, once: `${row.handle}:${dateAt(due, zone)}` };
          await tellEach(tx, { community: { id: community }, now }, await keepersOf(tx, community, serviceOut(row)), notice);
        }
        return again(after(now, UNUSED));
      },
    },
    "service-over": {
      catchUp: "once",
      async handle(tx, { community, subject }, { now }) {
        const row = await bumpService.first(tx, { community, id: subject });
        if (row === null || row.state === "ended") return gone;
        await endService(tx, community, subject, now);
        return done;
      },
    },
  },
};
