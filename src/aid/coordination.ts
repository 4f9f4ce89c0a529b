import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { actedBefore } from "#membership/acting.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Parts } from "#store/parts.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { choose } from "./asking.ts";
import { boardOf } from "./board.ts";
import { activeCounts } from "./claim-store.ts";
import { readMonth, type Statistics, statisticsOf } from "./figures.ts";
import { recordLook } from "./look-store.ts";
import { proposeTogether } from "./proposing.ts";
import { isStuck, type RequestCard } from "./request.ts";
import { cardOut, listRequests, requestById } from "./request-store.ts";
import { type Removable, removable, removePrivate } from "./retention.ts";
import type { Cost } from "./routing/cost.ts";
import type { Counts, Reason } from "./routing/filters.ts";
import { relaxing } from "./routing/rank.ts";
import { tellableCounts, tellableReason } from "./unnamed.ts";
import { type RequestView, viewFor } from "./view.ts";
import { findVolunteer } from "./volunteer-store.ts";

/** A request of the coordinators' queue. */
export interface Queued {
  readonly request: RequestCard;
  /** How long it has waited, in milliseconds. */
  readonly age: number;
  /** Nobody is being asked, or it has waited longer than its urgency allows. */
  readonly stuck: boolean;
  readonly active: number;
}

/** Why somebody is asked or not, or why nobody was. */
export interface Answered {
  readonly request: RequestCard;
  /** The best matches by name, with what their cost is made of. */
  readonly ranked: readonly { readonly name: string; readonly cost: Cost }[];
  readonly counts: Counts;
  readonly relax: ReturnType<typeof relaxing>;
  /** For one person: the first reason that keeps them out, or their place and cost. */
  readonly person: {
    readonly name: string;
    readonly reason: Reason | null;
    readonly place: number | null;
    readonly cost: Cost | null;
  } | null;
}

const WAITING = ["open", "offered", "unmet"] as const;

/** What coordinators see and do. */
export function coordinationService({ db, ids }: Parts) {
  async function queue(act: Act): Promise<readonly Queued[]> {
    const rows = await listRequests(db, act.community.id, WAITING, null, 2_000);
    const active = await activeCounts(db, act.community.id);
    const queued = rows.map((row): Queued => {
      const request = cardOut(row);
      const age = act.now - request.createdAt;
      return { request, age, active: active.get(row.id) ?? 0, stuck: isStuck(request, age) };
    });
    return queued.sort((a, b) => Number(b.stuck) - Number(a.stuck) || b.age - a.age);
  }

  /** The board of a volunteer: what they may take, the best match first; then the rest, which they may take as well. */
  async function board(act: Act): Promise<readonly RequestCard[]> {
    return (await boardOf(db, act)).map(({ row }) => cardOut(row));
  }

  /** Why somebody was asked or not: anybody of themselves, a coordinator of everybody. */
  async function why(act: Act, id: Id, of: Id | null): Promise<Answered> {
    const row = await requestById.first(db, { community: act.community.id, id });
    if (row === null) throw new Refusal("press-stale");
    const coordinates = act.may("coordinate help");
    if (!coordinates && of !== null && of !== act.person) throw new Refusal("aid-why-others");
    const person = of ?? (coordinates ? null : act.person);
    const { need, helpers, terms, ranking } = await choose(db, act.community, row, await communitySettings(db, act.community.id), act.now);
    const names = await personNames(db, act.community.id, [
      ...ranking.ranked.slice(0, 10).map(({ helper }) => helper.id),
      ...(person === null ? [] : [person]),
    ]);
    const asker = row.requester === act.person;
    return {
      request: cardOut(row),
      ranked: coordinates ? ranking.ranked.slice(0, 10).map(({ helper, cost }) => ({ name: names.get(helper.id) ?? "", cost })) : [],
      counts: asker ? ranking.counts : coordinates ? tellableCounts(row, ranking.counts) : {},
      relax: coordinates && ranking.ranked.length === 0 ? relaxing(need, helpers, terms) : [],
      person: person === null || (asker && of === null) ? null : await whyPerson(act, person, names.get(person) ?? "", row, ranking),
    };
  }

  async function whyPerson(act: Act, person: Id, name: string, row: RequestRow, ranking: Awaited<ReturnType<typeof choose>>["ranking"]) {
    const place = ranking.ranked.findIndex(({ helper }) => helper.id === person);
    const found = ranking.reasons.get(person) ?? null;
    if (place < 0 && found === null && (await findVolunteer(db, act.community.id, person)) === null) throw new Refusal("aid-not-volunteer");
    // whom somebody is kept apart from is nobody's business, theirs least of all
    const secret = found === "blocked" || found === "conflict";
    const reason = secret && !act.may("coordinate help") ? "asked" : person === row.requester ? "own" : found;
    return {
      name,
      reason: reason === null || row.requester === act.person ? reason : tellableReason(row, reason),
      place: place < 0 ? null : place + 1,
      cost: ranking.ranked[place]?.cost ?? null,
    };
  }

  /** Opens what was confided, as a coordinator: only where a person has to see to it, and it is written down. */
  async function open(act: Act, id: Id): Promise<RequestView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const row = await requestById.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      if (!act.may("coordinate help")) throw new Refusal("aid-not-coordinator");
      if (row.state !== "unmet" && row.state !== "claimed" && row.danger === null)
        throw new Refusal("aid-not-to-open", { handle: row.handle });
      if (row.requester !== act.person) await recordLook(tx, { community, id: ids.next(), request: id, person: act.person, at: act.now });
      return viewFor(tx, act, id, true);
    });
  }

  /** Matches the whole waiting queue, and offers what comes of it. Resolves to how many were asked. */
  async function propose(act: Act): Promise<number> {
    const community = act.community.id;
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, act.person)) !== null) return 0;
      const offers = await proposeTogether(tx, ids, act.community, act.now);
      await audit(tx, {
        community,
        at: act.now,
        actor: act.person,
        account: act.account,
        action: "aid proposed",
        subject: community,
        facts: { offers },
      });
      return offers;
    });
  }

  async function statistics(act: Act, month: string | undefined): Promise<Statistics> {
    return statisticsOf(db, act.community, month === undefined ? null : readMonth(month));
  }

  /** What a removal of confided things would take now. */
  async function wouldRemove(act: Act): Promise<readonly Removable[]> {
    const { aid } = await communitySettings(db, act.community.id);
    return removable(db, act.community.id, aid.retainDays, act.now);
  }

  /** Refuses a removal of nothing, before anybody is asked whether they are sure. */
  async function requireRemoving(act: Act): Promise<void> {
    refuseNothing(await wouldRemove(act));
  }

  async function removeNow(act: Act): Promise<readonly Removable[]> {
    const community = act.community.id;
    const { aid } = await communitySettings(db, community);
    return change(db, async (tx) => {
      if ((await actedBefore(tx, act, community)) !== null) return [];
      const gone = await removable(tx, community, aid.retainDays, act.now);
      refuseNothing(gone);
      for (const { id } of gone) await removePrivate(tx, act.community, id, act.now);
      const facts = { requests: gone.length };
      await audit(tx, {
        community,
        at: act.now,
        actor: act.person,
        account: act.account,
        action: "aid removed",
        subject: community,
        facts,
      });
      return gone;
    });
  }

  return { queue, board, why, open, propose, statistics, wouldRemove, requireRemoving, removeNow };
}

function refuseNothing(removed: readonly Removable[]): void {
  if (removed.length === 0) throw new Refusal("aid-nothing-to-remove");
}
