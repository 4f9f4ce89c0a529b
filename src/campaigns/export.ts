import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { namesPledges } from "./campaign.ts";
import { listCampaigns, pledgers, signers, tasksOf } from "./store.ts";
import { campaignView } from "./view.ts";

/** The community's campaigns as the export shows them: who signed in confidence is counted, and who pledged below a threshold too. */
export async function exportCampaigns(
  db: Db,
  community: Id,
  within: { readonly name: (person: Id) => string; readonly zone: Zone; readonly now: Instant },
) {
  const entries: [string, unknown][] = [];
  const moment = (at: Instant | null) => (at === null ? null : zonedText(at, within.zone));
  for (const campaign of (await listCampaigns(db, community, ["open", "closed"], 100_000)).toReversed()) {
    const view = await campaignView(db, community, campaign.id, null, within.now);
    const signed = await signers(db, community, campaign.id, 1_000_000);
    const pledging = namesPledges(campaign) ? await pledgers(db, community, campaign.id) : [];
    entries.push([
      campaign.handle,
      {
        title: campaign.title,
        demand: campaign.demand,
        reasons: campaign.reasons,
        pledge: campaign.pledge,
        goal: campaign.goal,
        threshold: campaign.threshold,
        state: campaign.state,
        starter: within.name(campaign.starter),
        started: moment(campaign.createdAt),
        closes: moment(campaign.closesAt),
        closed: moment(campaign.closedAt),
        signed: view.signed,
        confidential: view.confided,
        signatures: signed.map(({ person, at }) => ({ person: within.name(person), at: moment(at) })),
        pledged: view.pledged,
        reached: campaign.reachedAt !== null,
        reachedAt: moment(campaign.reachedAt),
        pledges: pledging.map((person) => ({ person: within.name(person) })),
        actions: view.actions.map(({ handle }) => handle),
        tasks: (await tasksOf(db, community, campaign.id)).map(({ place, title, state, person }) => ({
          number: place,
          title,
          state,
          person: person === null ? null : within.name(person),
        })),
        materials: view.materials.map(({ title, url }) => ({ title, address: url })),
        obtained: campaign.obtained,
      },
    ]);
  }
  return Object.fromEntries(entries);
}
