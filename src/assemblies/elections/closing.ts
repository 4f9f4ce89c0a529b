import { loadAssembly } from "#assemblies/assembly-store.ts";
import { ballotFile } from "#assemblies/ballot-file.ts";
import { endSucceeded, enterMandate } from "#assemblies/mandates/enter.ts";
import { lastDay, termsOf } from "#assemblies/mandates/mandate.ts";
import { findOffice, putOffice } from "#assemblies/mandates/store.ts";
import type { Mark } from "#assemblies/mark.ts";
import type { Motion } from "#assemblies/motion.ts";
import { type Deciding, needsMajority, type Result } from "#assemblies/result.ts";
import type { Rules } from "#assemblies/rules.ts";
import { rulesFor } from "#assemblies/rules-store.ts";
import { insertMotion } from "#assemblies/store.ts";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { clockIds, type Id } from "#kernel/ids.ts";
import type { Vault } from "#kernel/vault.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { commitmentTo, newSeed } from "./draw.ts";
import { type ElectionCall, majorityOfRound, nextRound, requireElectable } from "./election.ts";
import { candidatesOf, copyCandidates, findCall, insertCall } from "./store.ts";

/** The rules that hold for a motion: its assembly's, or those for an ordinary one on the day. */
async function rulesOf(db: Db, community: Id, motion: Motion, now: Instant): Promise<Rules> {
  if (motion.assembly !== null) return (await loadAssembly(db, community, motion.assembly)).rules;
  const zone = ((await findCommunity.first(db, { community }))?.zone ?? "UTC") as Zone;
  return (await rulesFor(db, community, "ordinary", dateAt(now, zone))).rules;
}

/**
 * What an election needs as its vote opens: its call is over and somebody stands, and where the rules let a lot settle a tie, the
 * draw is bound: its seed is sealed until the close, the hash of the seed published from now on.
 */
export async function drawAtOpening(tx: Tx, vault: Vault, community: Id, motion: Motion, now: Instant): Promise<string | null> {
  if (motion.method === "yes-no") return null;
  const call = await findCall(tx, community, motion.id);
  if (call !== null) {
    requireElectable(call, await candidatesOf(tx, community, motion.id), now);
    await freshen(tx, community, { kind: "call", id: motion.id });
  }
  if ((await rulesOf(tx, community, motion, now)).tie !== "lot") return null;
  const seed = newSeed();
  return JSON.stringify({ commitment: commitmentTo(seed), sealed: vault.seal(Buffer.from(seed, "hex")) });
}

/** What decides an election besides its ballots: the rule for ties with what it needs, and the limit for sections. */
export async function electionTerms(
  tx: Tx,
  vault: Vault,
  community: Id,
  motion: Motion,
  marks: readonly Mark[],
  at: Instant,
): Promise<Pick<Deciding, "terms">> {
  if (motion.method === "yes-no") return {};
  const call = await findCall(tx, community, motion.id);
  const candidates = call === null ? [] : await candidatesOf(tx, community, motion.id);
  const { tie } = await rulesOf(tx, community, motion, at);
  return {
    terms: {
      tie,
      born: new Map(candidates.flatMap(({ name, born }) => (born === null ? [] : [[name, born]]))),
      draw: motion.draw === null ? null : { seed: vault.open(motion.draw.sealed).toString("hex"), file: ballotFile(motion, marks) },
      section: new Map(candidates.flatMap(({ name, section }) => (section === null ? [] : [[name, section]]))),
      mostPerSection: call?.mostPerSection ?? null,
    },
  };
}

/**
 * What follows from an election, in the change that closes it: the mandates of those elected, and the next round where seats are left.
 * `entered` were elected already when others were equal, and hold theirs.
 */
export async function afterElection(
  tx: Tx,
  community: Id,
  motion: Motion,
  result: Result,
  at: Instant,
  entered: ReadonlySet<string> = new Set(),
): Promise<Result> {
  if (motion.method === "yes-no" || result.outcome === "no-quorum") return result;
  const call = await findCall(tx, community, motion.id);
  if (call !== null) await enterElected(tx, community, motion, call, { elected: result.elected, entered }, at);
  if (!needsMajority(motion) || result.outcome === "tied") return result;
  const out = new Set([...result.elected, ...result.passed.map(({ name }) => name)]);
  const next = nextRound(result.choices, out, motion.seats - result.elected.length);
  return next === null ? result : { ...result, next: await tableRound(tx, community, motion, call, next, at) };
}

/** Puts the next round on the table: the same election among those who go on. In its last round most votes are enough. */
async function tableRound(
  tx: Tx,
  community: Id,
  motion: Motion,
  call: ElectionCall | null,
  going: { readonly candidates: readonly string[]; readonly seats: number },
  at: Instant,
): Promise<NonNullable<Result["next"]>> {
  const ids = clockIds({ now: () => at });
  const facts = await findCommunity.first(tx, { community });
  const voice = voiceOf(nearestLocale(facts?.locale ?? "en") ?? "en", facts?.zone ?? "UTC", at);
  const [round, rounds] = [(call?.round ?? 1) + 1, call?.rounds ?? 2];
  const id = ids.next();
  const handle = await nextHandle(tx, community, "M");
  const base = call === null ? motion.title : call.office;
  await insertMotion(tx, {
    community,
    id,
    handle,
    title: voice.text("round-title", { title: base.slice(0, 100), round }),
    text: motion.text,
    assembly: motion.assembly,
    proposal: { method: motion.method, majority: majorityOfRound(round, rounds), choices: going.candidates, seats: going.seats },
    secret: motion.secret,
    proposer: motion.proposer,
    closesAt: null,
    reopens: motion.id,
    names: motion.names === null ? null : Math.min(motion.names, going.seats),
    now: at,
  });
  if (call !== null) {
    await insertCall(tx, community, ids.next(), { ...call, motion: id, closesAt: null, round });
    await copyCandidates(tx, community, motion.id, { motion: id, names: going.candidates, ids: ids.next });
  }
  return { motion: handle, candidates: [...going.candidates], seats: going.seats };
}

/**
 * Enters the mandates of those elected, from the day of the close: for as long as the call says, else for the office's usual term, else
 * without a fixed end, until successors are elected.
 */
async function enterElected(
  tx: Tx,
  community: Id,
  motion: Motion,
  call: ElectionCall,
  { elected, entered }: { readonly elected: readonly string[]; readonly entered: ReadonlySet<string> },
  at: Instant,
): Promise<void> {
  if (elected.length === 0) return;
  const ids = clockIds({ now: () => at });
  const zone = ((await findCommunity.first(tx, { community }))?.zone ?? "UTC") as Zone;
  const office =
    (await findOffice(tx, community, call.office)) ??
    (await putOffice(tx, { community, id: ids.next(), name: call.office, now: at, seats: motion.seats, term: call.term }));
  const term = call.term ?? office.term;
  const people = new Map((await candidatesOf(tx, community, motion.id)).map(({ name, person }) => [name, person]));
  const from = dateAt(at, zone);
  const terms = term === null ? [] : termsOf(elected.length, term, call.thirds);
  for (const [place, name] of elected.entries()) {
    const person = people.get(name);
    if (person === undefined || entered.has(name)) continue;
    const months = terms[place];
    const until = months === undefined ? null : lastDay(from, months);
    await enterMandate(
      tx,
      community,
      { id: ids.next(), office: office.id, person, motion: motion.id, electedBy: null, from, until, ended: null, reason: null },
      at,
    );
  }
  await endSucceeded(tx, community, office, motion.id, from);
}
