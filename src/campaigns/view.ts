import { comingDates, keptSince } from "#gatherings/occurrence.ts";
import { findGathering, keptDates } from "#gatherings/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Campaign, namesPledges } from "./campaign.ts";
import {
  actionsOf,
  countPledges,
  countSignatures,
  hasPledged,
  loadCampaign,
  materialsOf,
  pledgers,
  signatureOf,
  signers,
  tasksOf,
} from "./store.ts";

/** How many names a card shows; the counts say how many there are. */
const NAMES = 60;

/** A dated action, as a campaign's card shows it. */
export interface ActionLine {
  readonly handle: string;
  readonly title: string;
  /** Its next date; null when it is over or called off. */
  readonly next: Instant | null;
}

/** A campaign as anybody may see it; what is the reader's own stands beside it. */
export interface CampaignView {
  readonly campaign: Campaign;
  readonly starter: string;
  readonly signed: number;
  readonly confided: number;
  readonly signers: readonly string[];
  readonly pledged: number;
  /** Names of those who have pledged; null while the threshold keeps them. */
  readonly pledgers: readonly string[] | null;
  readonly actions: readonly ActionLine[];
  readonly tasks: readonly {
    readonly place: number;
    readonly title: string;
    readonly state: "open" | "taken" | "done";
    readonly name: string | null;
  }[];
  readonly materials: readonly { readonly title: string; readonly url: string }[];
  readonly own: { readonly signature: "public" | "confidential" | null; readonly pledge: boolean } | null;
}

/** Reads a campaign for one person, or for a room (null). */
export async function campaignView(db: Db, community: Id, id: Id, reader: Id | null, now: Instant): Promise<CampaignView> {
  const campaign = await loadCampaign(db, community, id);
  const { all, confided } = await countSignatures(db, community, id);
  const shown = (await signers(db, community, id, NAMES)).map(({ person }) => person);
  const pledging = namesPledges(campaign) ? (await pledgers(db, community, id)).slice(0, NAMES) : null;
  const tasks = await tasksOf(db, community, id);
  const takers = tasks.flatMap(({ person }) => person ?? []);
  const names = await personNames(db, community, [campaign.starter, ...shown, ...(pledging ?? []), ...takers]);
  const nameOf = (person: Id) => names.get(person) ?? "";
  const actions: ActionLine[] = [];
  for (const gathering of await actionsOf(db, community, id)) {
    const found = await findGathering(db, community, gathering);
    if (found === null) continue;
    const kept = await keptDates(db, found, keptSince(now, found.zone));
    const next = found.state === "scheduled" ? (comingDates(found, kept, now, 1)[0]?.at ?? null) : null;
    actions.push({ handle: found.handle, title: found.title, next });
  }
  return {
    campaign,
    starter: nameOf(campaign.starter),
    signed: all,
    confided,
    signers: shown.map(nameOf),
    pledged: campaign.state === "closed" && !namesPledges(campaign) ? campaign.lapsed : await countPledges(db, community, id),
    pledgers: pledging?.map(nameOf) ?? null,
    actions,
    tasks: tasks.map(({ place, title, state, person }) => ({ place, title, state, name: person === null ? null : nameOf(person) })),
    materials: await materialsOf(db, community, id),
    own:
      reader === null
        ? null
        : { signature: await signatureOf(db, community, id, reader), pledge: await hasPledged(db, community, id, reader) },
  };
}
