import { createHash } from "node:crypto";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { announcementPlaces, electors, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import { change, scrub } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";
import { amendmentsInOrder, isUndecided } from "./amendment.ts";
import { amendmentsOf, secondsOf } from "./amendment-store.ts";
import { dropAmendments, requireTurn } from "./amendment-turn.ts";
import { presenceOf, quorumOf, requireSitting } from "./assembly.ts";
import { bumpAssembly, loadAssembly, loadElectors, loadProxies, peopleInRoom } from "./assembly-store.ts";
import { type PublishedBallots, publishedOf } from "./ballot-file.ts";
import { type Cast, type CastParts, castBallot, verifyBallot } from "./cast.ts";
import { closeMotion } from "./close.ts";
import { type Motion, readProposal, requireClosable, requireOpenable, requireWithdrawable } from "./motion.ts";
import { writeQuorum } from "./quorum.ts";
import { withoutQuorum } from "./result.ts";
import type { Rules } from "./rules.ts";
import { newVoteKey } from "./secrecy.ts";
import {
  bumpMotion,
  findMotion,
  insertElectors,
  insertMotion,
  listMotions,
  loadMotion,
  motionOut,
  offerMotions,
  updateMotion,
  votersCount,
} from "./store.ts";

/** A motion with what its card shows beside it. */
export interface MotionView {
  readonly motion: Motion;
  readonly proposer: string;
  /** How many have voted; null before the opening. */
  readonly voters: number | null;
  /** How many second it. */
  readonly seconds: number;
  /** Its amendments, those still to be voted on in the order of their vote. */
  readonly amendments: readonly Pick<Motion, "id" | "handle" | "title" | "state">[];
  /** The handles of the motion that it amends, and of the one that it takes up again. */
  readonly amends: string | null;
  readonly reopens: string | null;
  /** Whether any member may ask for a secret ballot, as the assembly's rules have it. */
  readonly onRequest: boolean;
}

/** What is proposed, as it was typed. */
export interface MotionProposal {
  readonly title: string;
  readonly text: string;
  readonly assembly?: GivenThing | undefined;
  readonly majority?: string | undefined;
  readonly method?: string | undefined;
  readonly choices?: string | undefined;
  readonly seats?: number | undefined;
  readonly secret?: "yes" | "no" | undefined;
  readonly closes?: { readonly at: Instant } | undefined;
}

export type AssembliesService = ReturnType<typeof assembliesService>;

/** Writes down that a delivery was acted on; the id of what came of it when it had been before. */
export async function heardBefore(tx: Tx, act: Act, subject: Id): Promise<Id | null> {
  if (act.delivery === null) return null;
  return (await heard(tx, { community: act.community.id, ...act.delivery }, subject)) as Id | null;
}

/** The card's view of a motion. */
export async function motionView(db: Db, community: Id, id: Id): Promise<MotionView> {
  const motion = await loadMotion(db, community, id);
  const names = await personNames(db, community, [motion.proposer]);
  const voters = motion.openedAt === null ? null : await votersCount(db, community, id);
  const amendments = motion.amends === null ? await amendmentsOf(db, community, id) : [];
  const rules = motion.assembly === null ? null : (await loadAssembly(db, community, motion.assembly)).rules;
  return {
    motion,
    proposer: names.get(motion.proposer) ?? "",
    voters,
    seconds: await secondsOf(db, community, id),
    amendments: [...amendmentsInOrder(motion.text, amendments.filter(isUndecided)), ...amendments.filter((each) => !isUndecided(each))],
    amends: motion.amends === null ? null : (await loadMotion(db, community, motion.amends)).handle,
    reopens: motion.reopens === null ? null : (await loadMotion(db, community, motion.reopens)).handle,
    onRequest: rules?.secret === "request",
  };
}

/** Takes the motion's turn: nobody else opens, votes or closes until this change ends. Its assembly comes first. */
export async function takeTurn(tx: Tx, community: Id, id: Id): Promise<Motion> {
  const { assembly } = await loadMotion(tx, community, id);
  if (assembly !== null) await bumpAssembly.first(tx, { community, id: assembly });
  const row = await bumpMotion.first(tx, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return motionOut(row);
}

/** The assembly in which a vote is opened: its electorate, who is there, and whether they are enough. */
async function sessionFor(tx: Tx, community: Id, id: Id, now: Instant) {
  const assembly = await loadAssembly(tx, community, id);
  if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
  if (assembly.state === "convened") throw new Refusal("assembly-not-open", { handle: assembly.handle });
  requireSitting(assembly, now);
  const entitled = await loadElectors(tx, community, id);
  const presence = presenceOf(entitled, await peopleInRoom(tx, community, id), await loadProxies(tx, community, id));
  return {
    people: [...entitled],
    present: presence.present.length,
    represented: presence.represented,
    quorum: quorumOf(assembly, entitled.size, presence),
    rule: assembly.quorum,
  };
}

/** The rules of an assembly that is not over: what is tabled there is put to the vote under them. */
async function rulesOfOpen(db: Db, community: Id, id: Id): Promise<Rules> {
  const assembly = await loadAssembly(db, community, id);
  if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
  return assembly.rules;
}

/** Motions and votes: proposed, opened on a frozen electorate, cast, closed and counted. */
export function assembliesService(parts: Parts) {
  const { db, ids, vault } = parts;

  async function propose(act: Act, given: MotionProposal): Promise<MotionView> {
    const rules = given.assembly === undefined ? null : await rulesOfOpen(db, act.community.id, given.assembly.id);
    const proposal = readProposal({ ...given, usual: rules?.majority });
    if (given.closes !== undefined && given.closes.at <= act.now) throw new Misuse("closes", "motion-closes-past");
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await heardBefore(tx, act, id);
      if (again !== null) return again;
      const community = act.community.id;
      const handle = await nextHandle(tx, community, "M");
      const { title, text } = given;
      const assembly = given.assembly?.id ?? null;
      const closesAt = given.closes?.at ?? null;
      const secret = given.secret === undefined ? rules?.secret === "secret" : given.secret === "yes";
      await insertMotion(tx, {
        community,
        id,
        handle,
        title,
        text,
        assembly,
        proposal,
        secret,
        proposer: act.person,
        closesAt,
        now: act.now,
      });
      await record(tx, act, "motion proposed", id, handle);
      return id;
    });
    return motionView(db, act.community.id, made);
  }

  /** Opens the vote: freezes who may vote, as things stand now, and puts the card where it is voted. */
  async function open(act: Act, id: Id, closes: Instant | null, at: Place | null): Promise<MotionView> {
    if (closes !== null && closes <= act.now) throw new Misuse("closes", "motion-closes-past");
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await heardBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      requireOpenable(motion);
      await requireTurn(tx, community, motion);
      const closesAt = closes ?? motion.closesAt;
      if (closesAt !== null && closesAt <= act.now) throw new Refusal("motion-closing-over", { handle: motion.handle });
      const session = motion.assembly === null ? null : await sessionFor(tx, community, motion.assembly, act.now);
      const people = session === null ? await electors(tx, community, dateAt(act.now, act.community.zone as Zone)) : session.people;
      if (people.length === 0) throw new Refusal("motion-nobody-entitled");
      if (session !== null && !session.quorum.met) {
        const there = { present: session.present, represented: session.represented };
        const result = withoutQuorum({ ...motion, ...there }, people.length, {
          required: session.quorum.required,
          counted: session.quorum.counted,
        });
        await updateMotion(tx, community, id, { result: JSON.stringify(result) });
        await record(tx, act, "quorum missing", id, motion.handle);
        return;
      }
      await insertElectors(tx, community, id, people);
      await updateMotion(tx, community, id, {
        state: "open",
        opened_at: instantIn(act.now),
        closes_at: closesAt === null ? null : instantIn(closesAt),
        entitled: people.length,
        electorate: createHash("sha256").update(people.join("\n")).digest("hex"),
        sealed_key: motion.secret ? vault.seal(newVoteKey()) : null,
        result: null,
        present: session?.present ?? null,
        represented: session?.represented ?? null,
        quorum: session === null ? null : writeQuorum(session.rule),
      });
      if (closesAt !== null) await plan(tx, { community, kind: "close-motion", subject: id, due: closesAt });
      await announce(tx, act, motion, at);
      await record(tx, act, "vote opened", id, motion.handle);
    });
    return motionView(db, community, id);
  }

  async function announce(tx: Tx, act: Act, motion: Motion, at: Place | null): Promise<void> {
    const community = act.community.id;
    const places = at === null ? await announcementPlaces(tx, community) : [at];
    const rooms: Id[] = [];
    for (const place of places) rooms.push(await roomFor(tx, community, place));
    for (const room of rooms.sort()) {
      await tell(tx, {
        community,
        to: { room },
        name: "motion-opened",
        version: 1,
        facts: { motion: motion.id },
        once: `motion-opened:${motion.id}:${room}`,
        now: act.now,
        kind: null,
        fresh: { kind: "motion", id: motion.id },
      });
    }
  }

  async function close(act: Act, id: Id): Promise<MotionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await heardBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      requireClosable(motion);
      await closeMotion(tx, vault, community, id, act.now, act.now);
      await unplan(tx, { community, kind: "close-motion", subject: id });
      await record(tx, act, "vote closed", id, motion.handle);
    });
    return motionView(db, community, id);
  }

  async function withdraw(act: Act, id: Id): Promise<MotionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await heardBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      requireWithdrawable(motion);
      requireOwn(act, motion);
      await dropAmendments(tx, community, motion, act.now);
      if (motion.secret) scrub(tx);
      await updateMotion(tx, community, id, { state: "withdrawn", closed_at: instantIn(act.now), sealed_key: null });
      await tx.deleteFrom("box").where("community", "=", community).where("motion", "=", id).execute();
      await unplan(tx, { community, kind: "close-motion", subject: id });
      await freshen(tx, community, { kind: "motion", id });
      await record(tx, act, "motion withdrawn", id, motion.handle);
    });
    return motionView(db, community, id);
  }

  const casting: CastParts = { db, vault, ids };

  return {
    propose,
    open,
    close,
    async requireClosing(act: Act, id: Id): Promise<void> {
      requireClosable(await loadMotion(db, act.community.id, id));
    },
    async requireWithdrawing(act: Act, id: Id): Promise<void> {
      const motion = await loadMotion(db, act.community.id, id);
      requireWithdrawable(motion);
      requireOwn(act, motion);
    },
    withdraw,
    vote: (act: Act, id: Id, choice: string, receipt: string | null, elector: GivenPerson | null = null): Promise<Cast> =>
      castBallot(casting, act, id, choice, receipt, elector),
    verify: (act: Act, id: Id, receipt: string) => verifyBallot(casting, act, id, receipt),
    async ballots(act: Act, id: Id): Promise<PublishedBallots> {
      const published = await publishedOf(db, act.community.id, id);
      if (published === null) throw new Refusal("ballots-not-yet", { handle: (await loadMotion(db, act.community.id, id)).handle });
      return published;
    },
    view: (act: Act, id: Id): Promise<MotionView> => motionView(db, act.community.id, id),
    list: (act: Act, states: readonly Motion["state"][]): Promise<readonly Motion[]> => listMotions(db, act.community.id, states, 100),
    find: (community: Id, text: string): Promise<GivenThing | null> => findMotion(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      const rows = await offerMotions(db, asker.community, typed);
      return rows.map(({ handle, title }) => ({ value: handle, label: `${handle} ${title}`.slice(0, 100) }));
    },
  };
}

function requireOwn(act: Act, motion: Motion): void {
  if (motion.proposer !== act.person && !act.may("run votes")) throw new Refusal("motion-not-yours", { handle: motion.handle });
}

function record(tx: Tx, act: Act, action: string, id: Id, handle: string): Promise<void> {
  return audit(tx, {
    community: act.community.id,
    at: act.now,
    actor: act.person,
    account: act.account,
    action,
    subject: id,
    facts: { handle },
  });
}
