import type { Act } from "#chat/call.ts";
import type { GivenMoment, GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import type { Gathering } from "#gatherings/gathering.ts";
import { proposing } from "#gatherings/propose.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, hangCard, noteAct, tellEach } from "#membership/acting.ts";
import { lookAtShared } from "#membership/shared.ts";
import { freshen } from "#outbox/fresh.ts";
import { change, scrub } from "#store/change.ts";
import { instantIn, maybeInstantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { type Campaign, namesPledges, reachesNow, readAddressOf, requireRunning } from "./campaign.ts";
import {
  bumpCampaign,
  campaignOut,
  countPledges,
  dropPledge,
  dropPledges,
  dropSignature,
  findCampaign,
  insertAction,
  insertCampaign,
  insertMaterial,
  insertTask,
  keepPledge,
  keepSignature,
  listCampaigns,
  loadCampaign,
  offerCampaigns,
  pledgers,
  setTask,
  tasksOf,
  updateCampaign,
} from "./store.ts";
import { type CampaignView, campaignView } from "./view.ts";

/** What is begun, as it was typed. */
export interface Starting {
  readonly title: string;
  readonly demand?: string | undefined;
  readonly reasons?: string | undefined;
  readonly goal?: number | undefined;
  readonly pledge?: string | undefined;
  readonly threshold?: number | undefined;
  readonly closes?: GivenMoment | undefined;
  readonly channel?: Place | undefined;
}

/** A dated action, as it was typed. */
export interface Acting {
  readonly title: string;
  readonly start: GivenMoment;
  readonly duration?: number | undefined;
  readonly place?: string | undefined;
  readonly capacity?: number | undefined;
  readonly description?: string | undefined;
}

/** What is done about the tasks, as it was typed. */
export interface TaskWish {
  readonly add?: string | undefined;
  readonly take?: number | undefined;
  readonly done?: number | undefined;
  readonly release?: number | undefined;
}

const MOST_TASKS = 50;

export type CampaignsService = ReturnType<typeof campaignsService>;

/** Ends a campaign inside one change. Below its threshold the pledges bind nobody, and who had given one is forgotten. */
export async function endCampaign(
  tx: Tx,
  community: Id,
  campaign: Campaign,
  at: Instant,
  now: Instant,
  obtained: string | null,
): Promise<void> {
  const { id, handle } = campaign;
  const lapsing = namesPledges(campaign) ? [] : await pledgers(tx, community, id);
  if (lapsing.length > 0) {
    scrub(tx);
    await dropPledges(tx, community, id);
    await tellEach(tx, { community: { id: community }, now }, lapsing, { name: "campaign-pledge-lapsed", facts: { id }, once: handle });
  }
  await updateCampaign(tx, community, id, {
    state: "closed",
    closed_at: instantIn(at),
    obtained: obtained ?? campaign.obtained,
    lapsed: lapsing.length,
  });
  await freshen(tx, community, { kind: "campaign", id });
  await lookAtShared(tx, community, id, now);
}

/** Campaigns: begun, signed, pledged to, carried by dated actions and tasks, closed with what was obtained. */
export function campaignsService(parts: Pick<Parts, "db" | "ids">) {
  const { db, ids } = parts;
  const gatherings = proposing(parts);

  const view = (act: Act, id: Id): Promise<CampaignView> => campaignView(db, act.community.id, id, act.person, act.now);

  /** Runs `work` on a campaign whose turn it is, once for each delivery. */
  async function acting(act: Act, id: Id, work: (tx: Tx, campaign: Campaign) => Promise<void>): Promise<CampaignView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await bumpCampaign.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      await work(tx, campaignOut(row));
      await freshen(tx, community, { kind: "campaign", id });
    });
    return view(act, id);
  }

  async function start(act: Act, given: Starting, at: Place | null): Promise<CampaignView> {
    const community = act.community.id;
    if (given.closes !== undefined && given.closes.at <= act.now) throw new Misuse("closes", "campaign-closes-past");
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const handle = await nextHandle(tx, community, "K");
      const closes = given.closes?.at ?? null;
      await insertCampaign(tx, {
        community,
        id,
        handle,
        title: given.title,
        folded: fold(given.title),
        demand: given.demand ?? given.title,
        reasons: given.reasons ?? null,
        pledge: given.pledge ?? null,
        goal: given.goal ?? null,
        threshold: given.threshold ?? null,
        state: "open",
        starter: act.person,
        closes_at: maybeInstantIn(closes),
        closed_at: null,
        obtained: null,
        reached_at: null,
        lapsed: 0,
        version: 1,
        created_at: instantIn(act.now),
      });
      if (closes !== null) await plan(tx, { community, kind: "campaign-closing", subject: id, due: closes });
      await hangCard(tx, act, { kind: "campaign", id, name: "campaign-started", handle, at: given.channel ?? at });
      await noteAct(tx, act, "campaign started", id, handle);
      return id;
    });
    return view(act, made);
  }

  /** Signs, with one's name or in confidence. Nothing is written into the record of who did what: it would tell who signed. */
  function sign(act: Act, id: Id, confided: boolean): Promise<CampaignView> {
    return acting(act, id, async (tx, campaign) => {
      requireRunning(campaign, act.now);
      await keepSignature(tx, { community: act.community.id, id: ids.secret(), campaign: id, person: act.person, confided, at: act.now });
    });
  }

  /** Takes a signature back while the campaign runs: whoever signed in confidence leaves no trace of it. */
  function unsign(act: Act, id: Id): Promise<CampaignView> {
    return acting(act, id, async (tx, campaign) => {
      requireRunning(campaign, act.now);
      scrub(tx);
      if (!(await dropSignature(tx, act.community.id, id, act.person)))
        throw new Refusal("campaign-no-signature", { handle: campaign.handle });
    });
  }

  /** Pledges. The pledge that reaches the threshold has everybody told, once and by one job. */
  function pledge(act: Act, id: Id): Promise<CampaignView> {
    const community = act.community.id;
    return acting(act, id, async (tx, campaign) => {
      requireRunning(campaign, act.now);
      const fresh = await keepPledge(tx, { community, id: ids.secret(), campaign: id, person: act.person, at: act.now });
      if (!fresh || !reachesNow(campaign, await countPledges(tx, community, id))) return;
      await updateCampaign(tx, community, id, { reached_at: instantIn(act.now) });
      await plan(tx, { community, kind: "campaign-reached", subject: id, due: act.now });
    });
  }

  /** Takes a pledge back, as long as it does not bind. */
  function unpledge(act: Act, id: Id): Promise<CampaignView> {
    return acting(act, id, async (tx, campaign) => {
      requireRunning(campaign, act.now);
      if (campaign.reachedAt !== null)
        throw new Refusal("campaign-pledge-binds", { handle: campaign.handle, when: { moment: campaign.reachedAt } });
      scrub(tx);
      if (!(await dropPledge(tx, act.community.id, id, act.person))) throw new Refusal("campaign-no-pledge", { handle: campaign.handle });
    });
  }

  function requireLeading(act: Act, campaign: Campaign): void {
    if (campaign.starter !== act.person && !act.may("change any gathering"))
      throw new Refusal("campaign-not-yours", { handle: campaign.handle });
  }

  /**
   * Sets up a dated action: a gathering like any other, held by the campaign. The gathering is made first, and the same
   * delivery heard again finds it; so an end between the two leaves nothing that a second try would double.
   */
  async function act(
    by: Act,
    id: Id,
    given: Acting,
    at: Place | null,
  ): Promise<{ readonly view: CampaignView; readonly gathering: Gathering }> {
    const community = by.community.id;
    const campaign = await loadCampaign(db, community, id);
    requireRunning(campaign, by.now);
    requireLeading(by, campaign);
    const { gathering } = await gatherings.propose(by, { ...given, kind: "action" }, at);
    await change(db, async (tx) => {
      if ((await bumpCampaign.first(tx, { community, id })) === null) throw new Refusal("press-stale");
      if (!(await insertAction(tx, community, ids.next(), id, gathering.id))) return;
      await freshen(tx, community, { kind: "campaign", id });
      await noteAct(tx, by, "campaign action set up", id, campaign.handle);
    });
    return { view: await view(by, id), gathering };
  }

  /** Adds a task, takes one on, gives it back or says that it is done. */
  function task(by: Act, id: Id, wish: TaskWish): Promise<CampaignView> {
    const community = by.community.id;
    return acting(by, id, async (tx, campaign) => {
      requireRunning(campaign, by.now);
      const tasks = await tasksOf(tx, community, id);
      if (wish.add !== undefined) {
        requireLeading(by, campaign);
        if (tasks.length >= MOST_TASKS) throw new Refusal("campaign-tasks-many", { most: MOST_TASKS });
        await insertTask(tx, { community, id: ids.next(), campaign: id, place: tasks.length + 1, title: wish.add });
      }
      for (const [option, place] of [
        ["take", wish.take],
        ["release", wish.release],
        ["done", wish.done],
      ] as const) {
        if (place === undefined) continue;
        const found = tasks.find((each) => each.place === place);
        if (found === undefined) throw new Misuse(option, "campaign-no-task", { place, handle: campaign.handle });
        const mine = found.person === by.person;
        if (found.state === "done" || (found.state === "taken" && !mine && option === "take"))
          throw new Refusal("campaign-task-gone", { title: found.title, state: found.state });
        if (option !== "take" && !mine && campaign.starter !== by.person)
          throw new Refusal("campaign-task-not-yours", { title: found.title });
        const state = option === "take" ? "taken" : option === "release" ? "open" : "done";
        await setTask(tx, community, id, place, { state, person: option === "release" ? null : (found.person ?? by.person) });
        await noteAct(tx, by, `campaign task ${state}`, id, campaign.handle);
      }
    });
  }

  function material(by: Act, id: Id, given: { readonly title: string; readonly address: string }): Promise<CampaignView> {
    const url = readAddressOf(given.address);
    return acting(by, id, async (tx, campaign) => {
      requireRunning(campaign, by.now);
      requireLeading(by, campaign);
      await insertMaterial(tx, { community: by.community.id, id: ids.next(), campaign: id, title: given.title, url });
    });
  }

  /** Refuses to close what is closed, unless what was obtained is still to be said. */
  function requireClosable(by: Act, campaign: Campaign, obtained: string | undefined): void {
    requireLeading(by, campaign);
    if (campaign.state === "closed" && (obtained === undefined || campaign.obtained !== null))
      throw new Refusal("campaign-is-closed", { handle: campaign.handle, when: { moment: campaign.closedAt ?? by.now } });
  }

  /** Closes, and says what was obtained; of one that its date has closed, what was obtained is said afterwards. */
  function close(by: Act, id: Id, obtained: string | undefined): Promise<CampaignView> {
    const community = by.community.id;
    return acting(by, id, async (tx, campaign) => {
      requireClosable(by, campaign, obtained);
      if (campaign.state === "closed") {
        await updateCampaign(tx, community, id, { obtained: obtained ?? null });
      } else {
        await endCampaign(tx, community, campaign, by.now, by.now, obtained ?? null);
        await unplan(tx, { community, kind: "campaign-closing", subject: id });
      }
      if (obtained !== undefined) await plan(tx, { community, kind: "campaign-obtained", subject: id, due: by.now });
      await noteAct(tx, by, "campaign closed", id, campaign.handle);
    });
  }

  return {
    start,
    sign,
    unsign,
    pledge,
    unpledge,
    act,
    task,
    material,
    close,
    async requireClosing(by: Act, id: Id, obtained: string | undefined): Promise<void> {
      requireClosable(by, await loadCampaign(db, by.community.id, id), obtained);
    },
    view,
    list: (by: Act, states: readonly Campaign["state"][]): Promise<readonly Campaign[]> => listCampaigns(db, by.community.id, states, 100),
    find: (community: Id, text: string): Promise<GivenThing | null> => findCampaign(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerCampaigns(db, asker.community, typed));
    },
  };
}
