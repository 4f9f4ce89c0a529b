import { addDays, dateAt, endOfDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { freshenCopies, type Subject } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { ExclusionRow } from "#store/tables/membership.ts";
import { actedBefore, tellEach, wordOfAct } from "./acting.ts";
import { fallPowers } from "./delegations.ts";
import { watchDues } from "./dues-planning.ts";
import { planLeaving } from "./leaving.ts";
import { happened, requireAnotherAdmin } from "./life.ts";
import { exclusionById, insertExclusion, openExclusion, writeExclusion, writePerson } from "./life-store.ts";
import { communitySettings, findPersonById, holdPerson, peopleWhoMay, personNames } from "./store.ts";

/** An exclusion under way, as those who decide and whoever is meant see it. */
export interface Exclusion {
  readonly id: Id;
  readonly person: Id;
  readonly name: string;
  readonly reason: string;
  readonly proposer: Id;
  readonly proposerName: string;
  /** Until when whoever is meant may answer before it can be decided. */
  readonly answerUntil: ReturnType<typeof instantOut>;
  readonly answer: string | null;
  readonly state: ExclusionRow["state"];
}

export type ExclusionsService = ReturnType<typeof exclusionsService>;

/**
 * Excluding somebody takes two people and the right to be heard: one proposes with a reason, whoever is meant is told and may answer,
 * and another decides once they have, or once the time to answer is over.
 */
export function exclusionsService({ db, ids }: Parts) {
  function propose(act: Act, person: GivenPerson, reason: string): Promise<Exclusion> {
    const community = act.community.id;
    const id = ids.next();
    if (!act.may("admit members")) throw new Refusal("not-allowed", { ability: "admit-members" });
    if (person.id === act.person) throw new Refusal("exclude-oneself");
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return load(tx, community, again);
      await holdPerson.first(tx, { community, id: person.id });
      const row = await findPersonById.first(tx, { community, id: person.id });
      if (row === null || row.merged_into !== null) throw new Refusal("press-stale");
      if (row.standing === "excluded") throw new Refusal("exclude-already", { name: row.name });
      if (row.standing !== "member" && row.standing !== "lapsed") throw new Refusal("member-not-one", { name: row.name });
      if ((await openExclusion.first(tx, { community, person: person.id })) !== null)
        throw new Refusal("exclude-under-way", { name: row.name });
      const { hearingDays } = await communitySettings(tx, community);
      const zone = act.community.zone as Zone;
      const until = endOfDate(addDays(dateAt(act.now, zone), hearingDays), zone);
      await insertExclusion(tx, {
        ...{ community, id, person: person.id, reason, proposer: act.person, answer_until: instantIn(until), answer: null },
        ...{ state: "proposed", decider: null, decided_at: null, created_at: instantIn(act.now) },
      } as ExclusionRow);
      await happened(tx, act, person.id, "exclusion proposed", reason);
      await inform(tx, act, id, person.id, "proposed");
      await askDeciders(tx, act, id, await deciders(tx, community, act.person, person.id), "proposed");
      return load(tx, community, id);
    });
  }

  /** What whoever is meant has to say. They may say it anew until it is decided. */
  function answer(act: Act, text: string): Promise<Exclusion> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const row = await openExclusion.first(tx, { community, person: act.person });
      if (row === null) throw new Refusal("exclude-none-of-you");
      if ((await actedBefore(tx, act, row.id)) !== null) return load(tx, community, row.id);
      await writeExclusion(tx, community, row.id, { answer: text });
      await happened(tx, act, act.person, "heard", null);
      await freshenCopies(tx, community, copiesOf(row.id));
      await askDeciders(tx, act, row.id, await deciders(tx, community, act.person, act.person), `heard:${wordOfAct(tx)}`);
      return load(tx, community, row.id);
    });
  }

  /** Decides: by somebody who neither proposed it nor is meant, and not before whoever is meant was heard or could have been. */
  function decide(act: Act, id: Id, how: "exclude" | "drop"): Promise<Exclusion> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const found = await exclusionById.first(tx, { community, id });
      if (found === null) throw new Refusal("press-stale");
      if (again !== null) return load(tx, community, id);
      await holdPerson.first(tx, { community, id: found.person });
      const row = (await exclusionById.first(tx, { community, id })) ?? found;
      if (row.state !== "proposed") throw new Refusal("exclude-decided");
      if (row.person === act.person) throw new Refusal("exclude-concerned");
      if (how === "drop") {
        await writeExclusion(tx, community, id, { state: "dropped", decider: act.person, decided_at: instantIn(act.now) });
        await happened(tx, act, row.person, "exclusion dropped", null);
      } else {
        if (row.proposer === act.person) throw new Refusal("exclude-second-person");
        await requireMember(tx, community, row.person);
        const until = instantOut(row.answer_until);
        if (row.answer === null && act.now <= until) throw new Refusal("exclude-not-heard", { until: { moment: until } });
        await writeExclusion(tx, community, id, { state: "decided", decider: act.person, decided_at: instantIn(act.now) });
        await excludePerson(tx, act, row.person, row.reason);
      }
      await freshenCopies(tx, community, copiesOf(id));
      await inform(tx, act, id, row.person, how);
      return load(tx, community, id);
    });
  }

  /** Decides what is proposed about a person, said by name: for whoever may decide by pressing. */
  async function decideAbout(act: Act, person: GivenPerson, how: "exclude" | "drop"): Promise<Exclusion> {
    if (!act.may("admit members")) throw new Refusal("not-allowed", { ability: "admit-members" });
    const row = await openExclusion.first(db, { community: act.community.id, person: person.id });
    if (row === null) throw new Refusal("exclude-none-waits", { name: person.name });
    return decide(act, row.id, how);
  }

  return { propose, answer, decide, decideAbout };
}

/** Excludes somebody, in a change that has settled that it may be: no roles, no powers, no dues to be reminded of. */
export async function excludePerson(tx: Tx, act: Act, person: Id, reason: string): Promise<void> {
  const community = act.community.id;
  const row = await findPersonById.first(tx, { community, id: person });
  if (row === null) throw new Refusal("press-stale");
  await requireAnotherAdmin(tx, community, row, []);
  await writePerson(tx, community, person, { standing: "excluded", roles: "[]" });
  await happened(tx, act, person, "excluded", reason);
  await watchDues(tx, community, person, null, act.now);
  await fallPowers(tx, community, person, { at: act.now, actor: act.person, account: act.account });
  await planLeaving(tx, community, person, act.now);
}

/** Whoever has resigned meanwhile is no member to exclude; should they come back, what is proposed can be decided then. */
async function requireMember(tx: Tx, community: Id, person: Id): Promise<void> {
  const row = await findPersonById.first(tx, { community, id: person });
  if (row?.standing !== "member" && row?.standing !== "lapsed") throw new Refusal("member-not-one", { name: row?.name ?? "" });
}

async function deciders(tx: Tx, community: Id, proposer: Id, meant: Id): Promise<readonly Id[]> {
  return (await peopleWhoMay(tx, community, "admit members")).filter((person) => person !== proposer && person !== meant);
}

function inform(tx: Tx, act: Act, id: Id, person: Id, what: string): Promise<void> {
  return tellEach(tx, act, [person], { name: "exclusion", facts: { exclusion: id }, once: `${id}:${what}` });
}

function copiesOf(id: Id): Subject {
  return { kind: "exclusion", id };
}

/** Those who decide read the reason and the answer in a message that loses them once it is decided. */
function askDeciders(tx: Tx, act: Act, id: Id, people: readonly Id[], what: string): Promise<void> {
  return tellEach(tx, act, people, { name: "exclusion", facts: { exclusion: id }, once: `${id}:${what}`, copies: copiesOf(id) });
}

/** An exclusion as it stands; refuses one that there is not. */
export async function loadExclusion(db: Db, community: Id, id: Id): Promise<Exclusion | null> {
  const row = await exclusionById.first(db, { community, id });
  if (row === null) return null;
  const names = await personNames(db, community, [row.person, row.proposer]);
  const { person, proposer, reason, answer, state } = row;
  const until = instantOut(row.answer_until);
  return {
    id,
    person,
    name: names.get(person) ?? "",
    reason,
    proposer,
    proposerName: names.get(proposer) ?? "",
    answerUntil: until,
    answer,
    state,
  };
}

async function load(db: Db, community: Id, id: Id): Promise<Exclusion> {
  const found = await loadExclusion(db, community, id);
  if (found === null) throw new Refusal("press-stale");
  return found;
}
