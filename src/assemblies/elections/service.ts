import { bumpAssembly, loadAssembly } from "#assemblies/assembly-store.ts";
import { loadElectors } from "#assemblies/electorate-store.ts";
import { requireEligible } from "#assemblies/mandates/mandate.ts";
import { findOffice, listMandates, putOffice } from "#assemblies/mandates/store.ts";
import type { Motion } from "#assemblies/motion.ts";
import { methodOf } from "#assemblies/motion.ts";
import type { Rules } from "#assemblies/rules.ts";
import { insertMotion, loadMotion, updateMotion } from "#assemblies/store.ts";
import { takeTurn } from "#assemblies/turn.ts";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import { voiceOf } from "#chat/voice.ts";
import { plan } from "#jobs/plan.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, wordOfAct } from "#membership/acting.ts";
import { announcementPlaces, findPersonById } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import {
  ballotName,
  ballotNames,
  type Candidate,
  type ElectionCall,
  majorityOfRound,
  requireBefore,
  requireCall,
  requireCalling,
  type Standing,
  type TypedCall,
} from "./election.ts";
import { awaitsBirths, proclaimTied } from "./proclaiming.ts";
import { callsOf, candidatesOf, completeCandidate, findCall, insertCall, knownBirth, putCandidate } from "./store.ts";

/** A call as its card shows it. */
export interface CallView {
  readonly call: ElectionCall;
  readonly motion: Motion;
  readonly assembly: string;
  readonly candidates: readonly Candidate[];
  readonly tie: Rules["tie"];
}

/** What is said of a candidacy: by oneself, or of somebody else. */
export interface TypedStanding {
  readonly person?: GivenPerson | undefined;
  readonly answer?: "stand" | "accept" | "decline" | "withdraw" | undefined;
  readonly section?: string | undefined;
  readonly born?: string | undefined;
}

export type ElectionsService = ReturnType<typeof electionsService>;

const STATES = { stand: "accepted", accept: "accepted", decline: "declined", withdraw: "withdrawn" } as const;

/** The call as it stands. Refuses a motion that is no election. */
export async function callView(db: Db, community: Id, motion: Id): Promise<CallView> {
  const call = await findCall(db, community, motion);
  const found = await loadMotion(db, community, motion);
  if (call === null || found.assembly === null) throw new Refusal("press-stale");
  const assembly = await loadAssembly(db, community, found.assembly);
  return { call, motion: found, assembly: assembly.handle, candidates: await candidatesOf(db, community, motion), tie: assembly.rules.tie };
}

function requireBorn(act: Act, born: string | undefined): void {
  if (born !== undefined && born >= dateAt(act.now, act.community.zone as Zone)) throw new Misuse("born", "candidate-born-ahead");
}

/** Elections of people: a call for candidates, who stands, accepts and withdraws, and the ballot that comes of it. */
export function electionsService({ db, ids, vault }: Parts) {
  /** Opens a call: the election stands on the assembly's agenda from now on, its ballot filled as people accept. */
  async function open(act: Act, assembly: Id, typed: TypedCall): Promise<CallView> {
    if (!act.may("convene assemblies")) throw new Refusal("not-allowed", { ability: "convene-assemblies" });
    const office = (typed.office ?? "").replace(/\s+/g, " ").trim();
    if (office === "") throw new Misuse("office", "option-missing");
    const method = methodOf(typed.method ?? "choice");
    requireCall(typed, method);
    const id = ids.next();
    const community = act.community.id;
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      await bumpAssembly.first(tx, { community, id: assembly });
      await place(tx, act, id, assembly, { ...typed, office }, method);
      return id;
    });
    return callView(db, community, made);
  }

  async function place(
    tx: Tx,
    act: Act,
    id: Id,
    assembly: Id,
    typed: TypedCall & { readonly office: string },
    method: Motion["method"],
  ): Promise<void> {
    const community = act.community.id;
    const { handle, state, rules } = await loadAssembly(tx, community, assembly);
    if (state === "closed") throw new Refusal("assembly-is-closed", { handle });
    const { office } = typed;
    if ((await callsOf(tx, community, assembly)).some((each) => fold(each.office) === fold(office)))
      throw new Refusal("call-exists", { office, handle });
    const [seats, rounds] = [typed.seats ?? 1, typed.rounds ?? 1];
    const graded = method === "plurality" || method === "approval";
    const majority = majorityOfRound(1, graded ? rounds : 1);
    const voice = voiceOf(act.community.locale, act.community.zone, act.now);
    const motion = await nextHandle(tx, community, "M");
    await insertMotion(tx, {
      community,
      id,
      handle: motion,
      title: office,
      text: voice.text("call-text", { office, seats }),
      assembly,
      proposal: { method, majority, choices: [], seats },
      secret: typed.secret === undefined ? rules.secret === "secret" : typed.secret === "yes",
      proposer: act.person,
      closesAt: null,
      names: typed.names ?? null,
      now: act.now,
    });
    const closesAt = typed.closes?.at ?? null;
    await insertCall(tx, community, ids.next(), {
      motion: id,
      office,
      closesAt,
      mostPerSection: typed.limit ?? null,
      round: 1,
      rounds,
      term: typed.months ?? null,
      thirds: typed.thirds === "yes",
    });
    if (typed.months !== undefined)
      await putOffice(tx, { community, id: ids.next(), name: office, now: act.now, seats, term: typed.months });
    if (closesAt !== null) await plan(tx, { community, kind: "close-call", subject: id, due: closesAt });
    await announce(tx, act, id);
    await freshen(tx, community, { kind: "assembly", id: assembly });
    await noteAct(tx, act, "candidates called", id, motion);
  }

  async function announce(tx: Tx, act: Act, motion: Id): Promise<void> {
    const community = act.community.id;
    for (const room of await roomsFor(tx, community, await announcementPlaces(tx, community)))
      await tell(tx, {
        community,
        to: { room },
        name: "candidates-called",
        version: 1,
        facts: { motion },
        once: `candidates-called:${motion}:${room}`,
        now: act.now,
        kind: null,
        fresh: { kind: "call", id: motion },
      });
  }

  /** Stands for election, accepts, declines or withdraws; or names somebody else, who is asked and decides. */
  async function stand(act: Act, id: Id, typed: TypedStanding): Promise<CallView> {
    const community = act.community.id;
    const own = typed.person === undefined || typed.person.id === act.person;
    const state: Standing = typed.answer === undefined ? (own ? "accepted" : "named") : STATES[typed.answer];
    const who = typed.person ?? { id: act.person, name: act.name };
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      const call = await findCall(tx, community, id);
      if (call === null || motion.assembly === null) throw new Refusal("press-stale");
      const before = (await candidatesOf(tx, community, id)).find(({ person }) => person === who.id) ?? null;
      const completed = typed.answer === undefined && before !== null && (typed.born ?? typed.section) !== undefined;
      if (completed && (!own || motion.state === "closed")) return complete(tx, act, motion, before, typed);
      if (!own && state !== "named" && !act.may("convene assemblies")) throw new Refusal("candidate-own-only");
      await settle(tx, act, motion, call, who, state, typed);
    });
    return callView(db, community, id);
  }

  /** What is known of a candidate is completed by whoever keeps the list; after the count alone what settles a tie. */
  async function complete(tx: Tx, act: Act, motion: Motion, before: Candidate, typed: TypedStanding): Promise<void> {
    const community = act.community.id;
    const waits = awaitsBirths(motion);
    if (!act.may("convene assemblies")) throw new Refusal("candidate-completed-by");
    if (!waits) requireBefore(motion);
    requireBorn(act, typed.born);
    const born = typed.born ?? before.born;
    const section = waits ? before.section : (typed.section?.trim() ?? before.section);
    await completeCandidate(tx, community, { motion: motion.id, person: before.person, born, section });
    if (waits) await proclaimTied(tx, vault, community, motion, act.now);
    await freshen(tx, community, { kind: "call", id: motion.id });
    await noteAct(tx, act, "candidate completed", motion.id, motion.handle);
  }

  async function settle(
    tx: Tx,
    act: Act,
    motion: Motion,
    call: ElectionCall,
    who: GivenPerson,
    state: Standing,
    typed: TypedStanding,
  ): Promise<void> {
    const community = act.community.id;
    const candidates = await candidatesOf(tx, community, motion.id);
    const before = candidates.find(({ person }) => person === who.id) ?? null;
    const leaves = state === "declined" || state === "withdrawn";
    if (leaves) requireBefore(motion);
    else requireCalling(call, motion, act.now);
    if (leaves && (before === null || before.state === "declined" || before.state === "withdrawn"))
      throw new Refusal("candidate-none", { name: who.name, office: call.office });
    if (state === "named" && before !== null && (before.state === "accepted" || before.state === "named"))
      throw new Refusal("candidate-already", { name: who.name, office: call.office });
    if (!leaves) await requireCandidate(tx, act, motion, call, who);
    const section = typed.section?.trim() || (before?.section ?? null);
    if (state === "accepted" && call.mostPerSection !== null && section === null)
      throw new Misuse("section", "candidate-section-needed", { most: call.mostPerSection });
    requireBorn(act, typed.born);
    const born = typed.born ?? before?.born ?? (await knownBirth(tx, community, who.id));
    const handle = (await findPersonById.first(tx, { community, id: who.id }))?.handle ?? "";
    const others = candidates.filter(({ person }) => person !== who.id).map(({ name }) => name);
    const name = before?.name ?? ballotName({ name: who.name, handle }, others);
    await putCandidate(tx, {
      community,
      id: ids.next(),
      motion: motion.id,
      person: who.id,
      name,
      state,
      section,
      born,
      nominatedBy: act.person,
      now: act.now,
    });
    await updateMotion(tx, community, motion.id, { choices: JSON.stringify(ballotNames(await candidatesOf(tx, community, motion.id))) });
    await freshen(tx, community, { kind: "call", id: motion.id });
    await noteAct(tx, act, `candidate ${state}`, motion.id, motion.handle);
    if (state === "named") await askNamed(tx, act, motion, who.id);
  }

  /** Whoever stands is a member who may vote, and has not held the office as often as the rules allow. */
  async function requireCandidate(tx: Tx, act: Act, motion: Motion, call: ElectionCall, who: GivenPerson): Promise<void> {
    const community = act.community.id;
    const electors = await loadElectors(tx, community, motion.assembly as Id);
    if (!electors.has(who.id)) throw new Refusal("candidate-not-entitled", { name: who.name });
    const office = await findOffice(tx, community, call.office);
    if (office !== null)
      requireEligible(office, await listMandates(tx, community, office.id), who, dateAt(act.now, act.community.zone as Zone));
  }

  async function askNamed(tx: Tx, act: Act, motion: Motion, person: Id): Promise<void> {
    await tell(tx, {
      community: act.community.id,
      to: { person },
      name: "candidate-named",
      version: 1,
      facts: { motion: motion.id, by: act.name },
      once: `candidate-named:${motion.id}:${person}:${wordOfAct(tx)}`,
      now: act.now,
      kind: null,
    });
  }

  /** The calls of an assembly: all, or the one for an office. */
  async function calls(act: Act, assembly: Id, office: string | undefined): Promise<readonly CallView[]> {
    const community = act.community.id;
    const found = (await callsOf(db, community, assembly)).filter((each) => office === undefined || fold(each.office) === fold(office));
    const views: CallView[] = [];
    for (const { motion } of found) views.push(await callView(db, community, motion));
    return views;
  }

  /** The one election that is meant: by its office, or the only one that is still to come. */
  async function meant(act: Act, assembly: Id, office: string | undefined): Promise<Id> {
    const views = await calls(act, assembly, office);
    const coming = views.filter(({ motion }) => motion.state === "tabled" || motion.state === "draft");
    const waiting = views.filter(({ motion }) => awaitsBirths(motion));
    const only = [coming, waiting, views].find((each) => each.length === 1)?.[0];
    if (only !== undefined) return only.motion.id;
    const known = (await calls(act, assembly, undefined)).map(({ call }) => call.office);
    if (known.length === 0) throw new Refusal("call-none");
    throw new Misuse("office", "call-which", { known: [...new Set(known)].join(", ") });
  }

  return { open, stand, calls, meant, view: (act: Act, motion: Id) => callView(db, act.community.id, motion) };
}
