import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, flagOut, instantIn, instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { CampaignRow } from "#store/tables/campaigns.ts";
import type { Campaign } from "./campaign.ts";

type Key = { readonly community: Id; readonly id: Id };
type Of = { readonly community: Id; readonly campaign: Id };

const campaignById = hot((q, p: Key) => q.selectFrom("campaigns").selectAll().where("community", "=", p.community).where("id", "=", p.id));

const campaignByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("campaigns").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const campaignByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("campaigns")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

/** Takes the campaign's turn, and says how it stands: one row, one lock, whatever the database. */
export const bumpCampaign = hotWrite((q, p: Key) =>
  q
    .updateTable("campaigns")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

const addPledge = hotWrite((q, p: Of & { readonly id: Id; readonly person: Id; readonly at: string }) =>
  q
    .insertInto("campaign_pledges")
    .values({ community: p.community, id: p.id, campaign: p.campaign, person: p.person, at: p.at })
    .onConflict((conflict) => conflict.columns(["community", "campaign", "person"]).doNothing())
    .returning("id"),
);

const pledgesOf = hot((q, p: Of) =>
  q
    .selectFrom("campaign_pledges")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", p.community)
    .where("campaign", "=", p.campaign),
);

const ownPledge = hot((q, p: Of & { readonly person: Id }) =>
  q
    .selectFrom("campaign_pledges")
    .select("id")
    .where("community", "=", p.community)
    .where("campaign", "=", p.campaign)
    .where("person", "=", p.person),
);

const keepSigned = hotWrite((q, p: Of & { readonly id: Id; readonly person: Id; readonly confided: number; readonly at: string }) =>
  q
    .insertInto("campaign_signatures")
    .values({ community: p.community, id: p.id, campaign: p.campaign, person: p.person, confided: p.confided, at: p.at })
    .onConflict((conflict) => conflict.columns(["community", "campaign", "person"]).doUpdateSet({ confided: p.confided })),
);

const signedCounts = hot((q, p: Of) =>
  q
    .selectFrom("campaign_signatures")
    .select((e) => [e.fn.countAll().as("all"), e.fn.sum("confided").as("confided")])
    .where("community", "=", p.community)
    .where("campaign", "=", p.campaign),
);

const ownSignature = hot((q, p: Of & { readonly person: Id }) =>
  q
    .selectFrom("campaign_signatures")
    .select("confided")
    .where("community", "=", p.community)
    .where("campaign", "=", p.campaign)
    .where("person", "=", p.person),
);

export function campaignOut(row: CampaignRow): Campaign {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    demand: row.demand,
    reasons: row.reasons,
    pledge: row.pledge,
    goal: row.goal,
    threshold: row.threshold,
    state: row.state,
    starter: row.starter,
    closesAt: maybeInstantOut(row.closes_at),
    closedAt: maybeInstantOut(row.closed_at),
    obtained: row.obtained,
    reachedAt: maybeInstantOut(row.reached_at),
    lapsed: row.lapsed,
    createdAt: instantOut(row.created_at),
  };
}

/** The campaign. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadCampaign(db: Db, community: Id, id: Id): Promise<Campaign> {
  const row = await campaignById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return campaignOut(row);
}

export async function findCampaign(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await campaignByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await campaignByTitle.all(db, { community, folded: fold(text) });
  const open = titled.filter(({ state }) => state === "open");
  return theOne(text, open.length > 0 ? open : titled.slice(0, 1));
}

export function offerCampaigns(db: Db, community: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return db
    .selectFrom("campaigns")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where((e) => e.or([e("folded", "like", like), e("handle", "like", handle)]))
    .orderBy("state", "desc")
    .orderBy("created_at", "desc")
    .limit(25)
    .execute();
}

/** Campaigns in these states, the newest first. */
export async function listCampaigns(
  db: Db,
  community: Id,
  states: readonly Campaign["state"][],
  max: number,
): Promise<readonly Campaign[]> {
  const rows = await db
    .selectFrom("campaigns")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", states)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(max)
    .execute();
  return rows.map(campaignOut);
}

export async function insertCampaign(tx: Tx, row: CampaignRow): Promise<void> {
  await tx.insertInto("campaigns").values(row).execute();
}

export async function updateCampaign(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<Pick<CampaignRow, "state" | "closed_at" | "obtained" | "reached_at" | "lapsed">>,
): Promise<void> {
  await tx.updateTable("campaigns").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** Keeps a pledge, once for each person; true when it is new. `id` tells nothing of when it was given. */
export async function keepPledge(tx: Tx, pledge: Of & { readonly id: Id; readonly person: Id; readonly at: Instant }): Promise<boolean> {
  return (await addPledge.first(tx, { ...pledge, at: instantIn(pledge.at) })) !== null;
}

export async function dropPledge(tx: Tx, community: Id, campaign: Id, person: Id): Promise<boolean> {
  const dropped = await tx
    .deleteFrom("campaign_pledges")
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .where("person", "=", person)
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

/** Forgets who had pledged. */
export async function dropPledges(tx: Tx, community: Id, campaign: Id): Promise<void> {
  await tx.deleteFrom("campaign_pledges").where("community", "=", community).where("campaign", "=", campaign).execute();
}

export async function countPledges(db: Db, community: Id, campaign: Id): Promise<number> {
  return countOut((await pledgesOf.first(db, { community, campaign }))?.count ?? 0);
}

export async function hasPledged(db: Db, community: Id, campaign: Id, person: Id): Promise<boolean> {
  return (await ownPledge.first(db, { community, campaign, person })) !== null;
}

/** Everybody who has pledged, in the order of their ids, which are drawn at random. */
export async function pledgers(db: Db, community: Id, campaign: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("campaign_pledges")
    .select("person")
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .orderBy("id")
    .execute();
  return rows.map(({ person }) => person);
}

/** Keeps a signature; signed again, it says anew whether the name is shown. */
export async function keepSignature(
  tx: Tx,
  signature: Of & { readonly id: Id; readonly person: Id; readonly confided: boolean; readonly at: Instant },
): Promise<void> {
  await keepSigned.run(tx, { ...signature, confided: signature.confided ? 1 : 0, at: instantIn(signature.at) });
}

/** Takes a signature back; true when there was one. */
export async function dropSignature(tx: Tx, community: Id, campaign: Id, person: Id): Promise<boolean> {
  const dropped = await tx
    .deleteFrom("campaign_signatures")
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .where("person", "=", person)
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

export async function countSignatures(db: Db, community: Id, campaign: Id): Promise<{ readonly all: number; readonly confided: number }> {
  const counts = await signedCounts.first(db, { community, campaign });
  return { all: countOut(counts?.all ?? 0), confided: countOut(counts?.confided ?? 0) };
}

/** How somebody signed: with their name, in confidence, or not at all (null). */
export async function signatureOf(db: Db, community: Id, campaign: Id, person: Id): Promise<"public" | "confidential" | null> {
  const row = await ownSignature.first(db, { community, campaign, person });
  return row === null ? null : flagOut(row.confided) ? "confidential" : "public";
}

/** Those who signed with their name, the first ones first. */
export async function signers(
  db: Db,
  community: Id,
  campaign: Id,
  max: number,
): Promise<readonly { readonly person: Id; readonly at: Instant }[]> {
  const rows = await db
    .selectFrom("campaign_signatures")
    .select(["person", "at"])
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .where("confided", "=", 0)
    .orderBy("at")
    .orderBy("id")
    .limit(max)
    .execute();
  return rows.map(({ person, at }) => ({ person, at: instantOut(at) }));
}

/** Everybody who signed, in whatever way: for what is told to each of them alone. */
export async function allSigners(db: Db, community: Id, campaign: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("campaign_signatures")
    .select("person")
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .execute();
  return rows.map(({ person }) => person);
}

export async function insertAction(tx: Tx, community: Id, id: Id, campaign: Id, gathering: Id): Promise<boolean> {
  const row = await tx
    .insertInto("campaign_actions")
    .values({ community, id, campaign, gathering })
    .onConflict((conflict) => conflict.columns(["community", "campaign", "gathering"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The gatherings of a campaign, in the order in which they were set up. */
export async function actionsOf(db: Db, community: Id, campaign: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("campaign_actions")
    .select("gathering")
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .orderBy("id")
    .execute();
  return rows.map(({ gathering }) => gathering);
}

/** One task of a campaign. */
export interface Task {
  readonly place: number;
  readonly title: string;
  readonly state: "open" | "taken" | "done";
  readonly person: Id | null;
}

export async function tasksOf(db: Db, community: Id, campaign: Id): Promise<readonly Task[]> {
  return db
    .selectFrom("campaign_tasks")
    .select(["place", "title", "state", "person"])
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .orderBy("place")
    .execute();
}

export async function insertTask(tx: Tx, task: Of & { readonly id: Id; readonly place: number; readonly title: string }): Promise<void> {
  await tx
    .insertInto("campaign_tasks")
    .values({ ...task, state: "open", person: null })
    .execute();
}

export async function setTask(tx: Tx, community: Id, campaign: Id, place: number, set: Pick<Task, "state" | "person">): Promise<void> {
  await tx
    .updateTable("campaign_tasks")
    .set(set)
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .where("place", "=", place)
    .execute();
}

export async function materialsOf(
  db: Db,
  community: Id,
  campaign: Id,
): Promise<readonly { readonly title: string; readonly url: string }[]> {
  return db
    .selectFrom("campaign_materials")
    .select(["title", "url"])
    .where("community", "=", community)
    .where("campaign", "=", campaign)
    .orderBy("id")
    .execute();
}

export async function insertMaterial(
  tx: Tx,
  material: Of & { readonly id: Id; readonly title: string; readonly url: string },
): Promise<void> {
  await tx.insertInto("campaign_materials").values(material).execute();
}
