import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { change, scrub } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { dropAmendments } from "./amendment-turn.ts";
import { loadAssembly } from "./assembly-store.ts";
import { type PublishedBallots, publishedOf } from "./ballot-file.ts";
import { emptyBox } from "./ballot-store.ts";
import { type Cast, type CastParts, castBallot, verifyBallot } from "./cast.ts";
import { closeMotion } from "./close.ts";
import { takeBack } from "./decided.ts";
import { type Motion, readProposal, requireClosable, requireWithdrawable } from "./motion.ts";
import { type MotionView, motionView } from "./motion-view.ts";
import { openVote } from "./opening.ts";
import type { Rules } from "./rules.ts";
import { findMotion, insertMotion, listMotions, loadMotion, offerMotions } from "./store.ts";
import { freshenAgenda, requireOwn, takeTurn } from "./turn.ts";

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
      const again = await actedBefore(tx, act, id);
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
      await freshenAgenda(tx, community, assembly);
      await noteAct(tx, act, "motion proposed", id, handle);
      return id;
    });
    return motionView(db, act.community.id, made);
  }

  async function close(act: Act, id: Id): Promise<MotionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      requireClosable(motion);
      await closeMotion(tx, vault, community, id, act.now, act.now);
      await unplan(tx, { community, kind: "close-motion", subject: id });
      await noteAct(tx, act, "vote closed", id, motion.handle);
    });
    return motionView(db, community, id);
  }

  async function withdraw(act: Act, id: Id): Promise<MotionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      requireWithdrawable(motion);
      requireOwn(act, motion);
      await dropAmendments(tx, community, motion, act.now);
      if (motion.secret) scrub(tx);
      await emptyBox(tx, community, id);
      await unplan(tx, { community, kind: "close-motion", subject: id });
      await takeBack(tx, community, id, act.now);
      await noteAct(tx, act, "motion withdrawn", id, motion.handle);
    });
    return motionView(db, community, id);
  }

  const casting: CastParts = { db, vault, ids };

  return {
    propose,
    open: (act: Act, id: Id, closes: Instant | null, at: Place | null): Promise<MotionView> => openVote(parts, act, id, closes, at),
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
    vote: (act: Act, id: Id, choice: string | null, receipt: string | null, elector: GivenPerson | null = null): Promise<Cast> =>
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
      return suggested(await offerMotions(db, asker.community, typed));
    },
  };
}
