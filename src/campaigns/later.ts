import { z } from "zod";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { tellEach } from "#membership/acting.ts";
import { roomsShowing } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Tx } from "#store/db.ts";
import type { Campaign } from "./campaign.ts";
import { campaignNews } from "./cards.ts";
import { hangingCampaignCard } from "./progress-picture.ts";
import { endCampaign } from "./service.ts";
import { allSigners, bumpCampaign, campaignOut, pledgers } from "./store.ts";
import { campaignView } from "./view.ts";

const about = z.object({ id: z.string().transform((text) => text as Id) });

const NEWS = ["campaign-reached", "campaign-pledge-lapsed", "campaign-obtained", "campaign-say-what-was-obtained"] as const;

function newsTeller(name: (typeof NEWS)[number]): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: about,
    async card(db, { id }, voice, { community, person, now }) {
      const view = await campaignView(db, community, id, person, now);
      const { handle, title } = view.campaign;
      return campaignNews(voice.say(name, { handle, title, pledged: view.pledged }), view, voice);
    },
  }) as NoticeTellers[string];
}

/** Tells the rooms where a campaign's card hangs. */
async function tellRooms(tx: Tx, community: Id, { id, handle }: Campaign, name: string, now: Instant): Promise<void> {
  for (const room of await roomsShowing(tx, community, { kind: "campaign", id })) {
    await tell(tx, { community, to: { room }, name, version: 1, facts: { id }, once: `${name}:${handle}:${room}`, now, kind: null });
  }
}

/** What is told and done later about campaigns. */
export const campaignsLater: { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } = {
  notices: {
    ...Object.fromEntries(NEWS.map((name) => [name, newsTeller(name)])),
    "campaign-started": noticeTeller({
      version: 1,
      facts: about,
      card: async (db, { id }, voice, { community, now }) => hangingCampaignCard(await campaignView(db, community, id, null, now), voice),
    }) as NoticeTellers[string],
  },
  fresh: {
    campaign: async (db, community, id, voice) => hangingCampaignCard(await campaignView(db, community, id, null, voice.now), voice),
  },
  jobs: {
    "campaign-reached": {
      catchUp: "once",
      async handle(tx, { community, subject }, { now }) {
        const row = await bumpCampaign.first(tx, { community, id: subject });
        if (row === null || row.reached_at === null) return gone;
        const campaign = campaignOut(row);
        const notice = { name: "campaign-reached", facts: { id: subject }, once: campaign.handle };
        await tellRooms(tx, community, campaign, "campaign-reached", now);
        await tellEach(tx, { community: { id: community }, now }, [campaign.starter, ...(await pledgers(tx, community, subject))], notice);
        return done;
      },
    },
    "campaign-closing": {
      catchUp: "once",
      async handle(tx, { community, subject, due }, { now }) {
        const row = await bumpCampaign.first(tx, { community, id: subject });
        if (row === null || row.state !== "open") return gone;
        const campaign = campaignOut(row);
        await endCampaign(tx, community, campaign, due, now, null);
        const notice = { name: "campaign-say-what-was-obtained", facts: { id: subject }, once: campaign.handle };
        await tellEach(tx, { community: { id: community }, now }, [campaign.starter], notice);
        return done;
      },
    },
    "campaign-obtained": {
      catchUp: "once",
      async handle(tx, { community, subject }, { now }) {
        const row = await bumpCampaign.first(tx, { community, id: subject });
        if (row === null) return gone;
        const campaign = campaignOut(row);
        const concerned = [...(await allSigners(tx, community, subject)), ...(await pledgers(tx, community, subject))];
        const notice = { name: "campaign-obtained", facts: { id: subject }, once: campaign.handle };
        await tellRooms(tx, community, campaign, "campaign-obtained", now);
        await tellEach(tx, { community: { id: community }, now }, concerned, notice);
        return done;
      },
    },
  },
};
