import { endOfDate, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import type { Ability } from "#chat/ability.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { again, done, gone, type JobKinds } from "#jobs/job.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { after, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { tell } from "#outbox/notice.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { actedBefore } from "./acting.ts";
import { type Delegation, inForce, liesWithin, requireBounds, requireGivable, requireSpan } from "./delegation.ts";
import {
  delegationByHandle,
  delegationById,
  delegationOut,
  drawnFrom,
  insertDelegation,
  liveDelegations,
  recount,
  setDelegation,
} from "./delegation-store.ts";
import { abilitiesOf, readRoles } from "./role.ts";
import { findPersonById, holdPerson, personNames } from "./store.ts";

/** What is to be given, as it was typed. Days are whole: a power begins with the first and ends with the last. */
export interface Giving {
  readonly person: GivenPerson;
  readonly ability: Ability;
  readonly scope?: string | undefined;
  readonly place?: Place | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** A delegation with the names of both sides; `depth` counts from 0 for one that was drawn from a role. */
export interface ShownDelegation extends Delegation {
  readonly giverName: string;
  readonly holderName: string;
  readonly depth: number;
}

const JOB = "delegation";

export type DelegationsService = ReturnType<typeof delegationsService>;

/** Powers given from person to person. */
export function delegationsService({ db, ids }: Parts) {
  async function grant(act: Act, giving: Giving): Promise<ShownDelegation> {
    const { ability, person } = giving;
    const community = act.community.id;
    requireGivable(ability, act.person, person.id);
    const topic = giving.scope ?? null;
    const place = giving.place ?? null;
    requireBounds(ability, topic, place);
    const zone = act.community.zone as Zone;
    const starts = giving.start === undefined ? act.now : startOfDate(giving.start as LocalDate, zone);
    const ends = giving.end === undefined ? null : after(endOfDate(giving.end as LocalDate, zone), 1);
    requireSpan(starts, ends, act.now);
    const id = ids.next();
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return shown(tx, community, again);
      for (const each of [act.person, person.id].sort()) await holdPerson.first(tx, { community, id: each });
      const holder = await findPersonById.first(tx, { community, id: person.id });
      if (holder === null || holder.merged_into !== null || holder.standing !== "member") {
        throw new Refusal("delegate-to-nonmember", { name: person.name });
      }
      const parent = await powerBehind(tx, act, { ability, topic, place, ends });
      const held = await liveDelegations(tx, community, { column: "holder", person: person.id });
      const same = (one: Delegation) =>
        one.ability === ability && one.topic === topic && JSON.stringify(one.place) === JSON.stringify(place);
      if (held.some((one) => one.giver === act.person && same(one))) throw new Refusal("delegate-already", { name: person.name });
      const handle = await nextHandle(tx, community, "D");
      const state = starts > act.now ? "waiting" : "active";
      const given = { id, handle, giver: act.person, holder: person.id, ability, topic, place, starts, ends, parent, state } as const;
      await insertDelegation(tx, community, given, act.now);
      await recount(tx, community, person.id);
      const due = state === "waiting" ? starts : ends;
      if (due !== null) await plan(tx, { community, kind: JOB, subject: id, due });
      await note(tx, community, { at: act.now, actor: act.person, account: act.account }, "power given", given);
      await inform(tx, community, given, person.id, act.now);
      return shown(tx, community, id);
    });
  }

  /** Takes a power back: whoever gave it, whoever gave them theirs, or whoever administers. What was drawn from it falls with it. */
  function revoke(act: Act, id: Id): Promise<ShownDelegation> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const row = await delegationById.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      if (again === null) {
        if (!act.may("settle the community") && !(await standsAbove(tx, act, delegationOut(row))))
          throw new Refusal("delegate-not-given-by-you");
        const by = { at: act.now, actor: act.person, account: act.account };
        if (!(await endPower(tx, community, id, "revoked", by))) throw new Refusal("delegate-over", { handle: row.handle });
      }
      return shown(tx, community, id);
    });
  }

  /** The live delegations as a tree, each after the one it was drawn from; those of one person's giving or holding where asked. */
  async function tree(act: Act, person: GivenPerson | undefined): Promise<readonly ShownDelegation[]> {
    const all = await liveDelegations(db, act.community.id);
    const placed: { readonly one: Delegation; readonly depth: number }[] = [];
    const put = (one: Delegation, depth: number) => {
      placed.push({ one, depth });
      for (const next of all) if (next.parent === one.id) put(next, depth + 1);
    };
    for (const one of all) if (one.parent === null || !all.some((each) => each.id === one.parent)) put(one, 0);
    const wanted = placed.filter(({ one }) => person === undefined || one.giver === person.id || one.holder === person.id);
    const names = await personNames(db, act.community.id, [...new Set(wanted.flatMap(({ one }) => [one.giver, one.holder]))]);
    return wanted.map(({ one, depth }) => withNames(one, names, depth));
  }

  async function find(community: Id, text: string): Promise<GivenThing | null> {
    return delegationByHandle.first(db, { community, handle: text.trim().toUpperCase() });
  }

  async function offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
    const all = await liveDelegations(db, asker.community);
    const names = await personNames(db, asker.community, [...new Set(all.map((one) => one.holder))]);
    const labelled = all.map((one) => ({ value: one.handle, label: `${one.handle} · ${names.get(one.holder) ?? ""} · ${one.ability}` }));
    return labelled.filter((each) => each.label.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, 25);
  }

  return { grant, revoke, tree, find, offer };
}

async function shown(db: Db, community: Id, id: Id): Promise<ShownDelegation> {
  const row = await delegationById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return withNames(delegationOut(row), await personNames(db, community, [row.giver, row.holder]), 0);
}

function withNames(one: Delegation, names: ReadonlyMap<Id, string>, depth: number): ShownDelegation {
  return { ...one, giverName: names.get(one.giver) ?? "", holderName: names.get(one.holder) ?? "", depth };
}

/** The delegation that the giver's power comes from; null where a role gives it. Refuses a power that the giver has not. */
async function powerBehind(tx: Tx, act: Act, wanted: Pick<Delegation, "ability" | "topic" | "place" | "ends">): Promise<Id | null> {
  const giver = await findPersonById.first(tx, { community: act.community.id, id: act.person });
  const byRole = giver === null ? null : abilitiesOf(giver.standing, readRoles(JSON.parse(giver.roles) as string[]));
  if (byRole?.has(wanted.ability) === true) return null;
  const held = await liveDelegations(tx, act.community.id, { column: "holder", person: act.person });
  const own = held.filter((one) => one.ability === wanted.ability && inForce(one, act.now));
  const source = own.find((one) => liesWithin(wanted, one));
  if (source !== undefined) return source.id;
  throw new Refusal(own.length === 0 ? "delegate-not-yours" : "delegate-beyond-yours");
}

async function standsAbove(tx: Tx, act: Act, one: Delegation): Promise<boolean> {
  if (one.giver === act.person) return true;
  const above = one.parent === null ? null : await delegationById.first(tx, { community: act.community.id, id: one.parent });
  return above === null ? false : standsAbove(tx, act, delegationOut(above));
}

/** Who ends a power; null for the house itself. */
interface By {
  readonly at: Instant;
  readonly actor: Id | null;
  readonly account: Id | null;
}

/** Ends a power and everything drawn from it. False when it was over. */
async function endPower(tx: Tx, community: Id, id: Id, state: "revoked" | "ended" | "fallen", by: By): Promise<boolean> {
  const closed = await setDelegation(tx, community, id, state, by.at);
  if (closed === null) return false;
  if (state !== "ended") await unplan(tx, { community, kind: JOB, subject: id });
  await recount(tx, community, closed.holder);
  await note(tx, community, by, `power ${state}`, closed);
  await inform(tx, community, closed, closed.holder, by.at);
  for (const next of await drawnFrom(tx, community, id)) await endPower(tx, community, next.id, "fallen", by);
  return true;
}

/**
 * What falls when somebody's standing or roles have changed: what they gave and may not do any more, and, once they are no member,
 * what they held. In the change that has just written it.
 */
export async function fallPowers(tx: Tx, community: Id, person: Id, by: By): Promise<void> {
  const row = await findPersonById.first(tx, { community, id: person });
  if (row === null) return;
  const may = abilitiesOf(row.standing, readRoles(JSON.parse(row.roles) as string[]));
  for (const given of await liveDelegations(tx, community, { column: "giver", person })) {
    if (given.parent === null && (row.standing !== "member" || !may.has(given.ability)))
      await endPower(tx, community, given.id, "fallen", by);
  }
  if (row.standing !== "member") await layDownPowers(tx, community, person, by);
}

/** What somebody held falls, since they are gone for good. */
export async function layDownPowers(tx: Tx, community: Id, person: Id, by: By): Promise<void> {
  for (const held of await liveDelegations(tx, community, { column: "holder", person }))
    await endPower(tx, community, held.id, "fallen", by);
}

/** After two persons became one: nobody gives a power to themselves, and what is held is counted anew. */
export async function joinPowers(tx: Tx, community: Id, person: Id, by: By): Promise<void> {
  for (const held of await liveDelegations(tx, community, { column: "holder", person })) {
    if (held.giver === person) await endPower(tx, community, held.id, "fallen", by);
  }
  await recount(tx, community, person);
  await fallPowers(tx, community, person, by);
}

async function note(tx: Tx, community: Id, by: By, action: string, one: Delegation): Promise<void> {
  const facts = { handle: one.handle, ability: one.ability, giver: one.giver, holder: one.holder };
  await audit(tx, { community, at: by.at, actor: by.actor, account: by.account, action, subject: one.id, facts });
}

async function inform(tx: Tx, community: Id, one: Delegation, person: Id, now: Instant): Promise<void> {
  const facts = { delegation: one.id, state: one.state };
  await tell(tx, { community, to: { person }, name: "power", version: 1, facts, once: `power:${one.id}:${one.state}`, now, kind: null });
}

/** What begins and ends by itself. */
export const delegationJobs: JobKinds = {
  [JOB]: {
    catchUp: "once",
    async handle(tx, job, run) {
      const { community, subject: id } = job;
      const row = await delegationById.first(tx, { community, id });
      if (row === null) return gone;
      const one = delegationOut(row);
      const by = { at: run.now, actor: null, account: null };
      if (one.ends !== null && one.ends <= run.now) {
        await endPower(tx, community, id, "ended", by);
        return done;
      }
      if (one.state === "waiting" && one.starts <= run.now) {
        await setDelegation(tx, community, id, "active", null);
        await recount(tx, community, one.holder);
      }
      return one.ends === null ? done : again(one.ends);
    },
  },
};
