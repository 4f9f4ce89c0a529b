import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { LONGEST_TEXT, readAmendment } from "./amendment.ts";
import { addSecond, setSecret, setText, undecidedOf } from "./amendment-store.ts";
import { loadAssembly } from "./assembly-store.ts";
import { type Motion, readProposal, requireComing } from "./motion.ts";
import { type MotionView, motionView } from "./motion-view.ts";
import { forgetInstructions } from "./proxy-store.ts";
import { insertMotion, loadMotion, updateMotion } from "./store.ts";
import { requireOwn, takeTurn } from "./turn.ts";

/** What an amendment puts in the place of what. */
export interface Amending {
  readonly text: string;
  readonly title: string;
  /** The words that it replaces; the whole text unless given. */
  readonly passage?: string | undefined;
}

export type AmendmentsService = ReturnType<typeof amendmentsService>;

/** What happens to a motion before the vote: seconded, amended, completed, made secret; and taken up again after it. */
export function amendmentsService({ db, ids }: Parts) {
  /** Runs `work` on a motion that is not yet voted on, and shows it as it then stands. */
  async function before(act: Act, id: Id, action: string, work: (tx: Tx, motion: Motion) => Promise<void>): Promise<MotionView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const motion = await takeTurn(tx, community, id);
      requireComing(motion);
      await requireSession(tx, community, motion);
      await work(tx, motion);
      await freshen(tx, community, { kind: "motion", id });
      await noteAct(tx, act, action, id, motion.handle);
    });
    return motionView(db, community, id);
  }

  function second(act: Act, id: Id): Promise<MotionView> {
    return before(act, id, "motion seconded", async (tx, motion) => {
      if (motion.proposer === act.person) throw new Refusal("second-own", { handle: motion.handle });
      await addSecond(tx, act.community.id, id, act.person, instantIn(act.now));
    });
  }

  /** Adds a piece to a motion's text, as platforms take it in pieces. */
  function addText(act: Act, id: Id, piece: string): Promise<MotionView> {
    return before(act, id, "motion text extended", async (tx, motion) => {
      requireOwn(act, motion);
      const bound = await undecidedOf(tx, act.community.id, id);
      if (bound.length > 0) throw new Refusal("motion-text-bound", { handle: motion.handle, amendments: handlesOf(bound) });
      const text = `${motion.text}\n${piece}`;
      if (text.length > LONGEST_TEXT) throw new Misuse("add", "motion-text-long", { most: LONGEST_TEXT });
      await setText(tx, act.community.id, id, text);
    });
  }

  /** Asks for a secret ballot: whoever proposed it or runs the votes may, and under some rules any member. */
  function askSecret(act: Act, id: Id): Promise<MotionView> {
    return before(act, id, "secret ballot asked for", async (tx, motion) => {
      const own = motion.proposer === act.person || act.may("run votes");
      const rules = motion.assembly === null ? null : (await loadAssembly(tx, act.community.id, motion.assembly)).rules;
      if (!own && rules?.secret !== "request") throw new Refusal("secret-not-on-request", { handle: motion.handle });
      await setSecret(tx, act.community.id, id);
      await forgetInstructions(tx, act.community.id, { motion: id });
    });
  }

  /**
   * Proposes to change a motion's text: a motion of its own, bound to that text and put to the vote before it. An amendment
   * may be amended in its turn, and no further.
   */
  async function amend(act: Act, id: Id, given: Amending): Promise<MotionView> {
    const community = act.community.id;
    const made = ids.next();
    const amendment = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, made);
      if (again !== null) return again;
      const motion = await takeTurn(tx, community, id);
      requireComing(motion);
      await requireSession(tx, community, motion);
      if (motion.amends !== null && (await loadMotion(tx, community, motion.amends)).amends !== null)
        throw new Refusal("amendment-of-amendment", { handle: motion.handle });
      const passage = given.passage ?? null;
      readAmendment(motion.text, { passage, text: given.text });
      const rules = motion.assembly === null ? null : (await loadAssembly(tx, community, motion.assembly)).rules;
      const handle = await nextHandle(tx, community, "M");
      await insertMotion(tx, {
        community,
        id: made,
        handle,
        title: given.title,
        text: given.text,
        assembly: motion.assembly,
        proposal: readProposal({ usual: rules?.majority }),
        secret: motion.secret,
        proposer: act.person,
        closesAt: null,
        amends: id,
        passage,
        now: act.now,
      });
      await freshen(tx, community, { kind: "motion", id });
      await noteAct(tx, act, "amendment proposed", made, handle);
      return made;
    });
    return motionView(db, community, amendment);
  }

  /**
   * Takes a motion up again: one that was withdrawn stands as before; one that was voted on, or that its assembly left
   * undecided, comes as a new motion with the same text, since what was written down of it stays.
   */
  async function reopen(act: Act, id: Id): Promise<MotionView> {
    const community = act.community.id;
    const made = ids.next();
    const shown = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, made);
      if (again !== null) return (await exists(tx, community, again)) ? again : id;
      const motion = await takeTurn(tx, community, id);
      const open = await requireReopenable(tx, act, motion);
      await noteAct(tx, act, "motion taken up again", id, motion.handle);
      if (motion.state === "withdrawn" && (motion.assembly === null || open !== null)) {
        await updateMotion(tx, community, id, { state: open === null ? "draft" : "tabled", closed_at: null });
        await freshen(tx, community, { kind: "motion", id });
        return id;
      }
      const { title, text, method, majority, choices, seats, secret } = motion;
      await insertMotion(tx, {
        community,
        id: made,
        handle: await nextHandle(tx, community, "M"),
        title,
        text,
        assembly: open,
        proposal: { method, majority, choices, seats },
        secret,
        proposer: act.person,
        closesAt: null,
        reopens: id,
        now: act.now,
      });
      return made;
    });
    return motionView(db, community, shown);
  }

  return {
    second,
    addText,
    askSecret,
    amend,
    reopen,
    /** Refuses beforehand what cannot be taken up again, so that nobody confirms in vain. */
    async requireReopening(act: Act, id: Id): Promise<void> {
      await requireReopenable(db, act, await loadMotion(db, act.community.id, id));
    },
  };
}

/** Refuses what prepares a vote in an assembly that is over: the motion comes to another one, or to none, taken up again. */
async function requireSession(db: Db, community: Id, motion: Motion): Promise<void> {
  if (motion.assembly === null) return;
  const { state, handle } = await loadAssembly(db, community, motion.assembly);
  if (state === "closed") throw new Refusal("motion-left-undecided", { handle: motion.handle, assembly: handle });
}

/** Refuses to take up again what is not over, or is another's; gives the assembly that can still put it to the vote. */
async function requireReopenable(db: Db, act: Act, motion: Motion): Promise<Id | null> {
  const { state, handle } = motion;
  if (state === "open") throw new Refusal("motion-already-open", { handle });
  const assembly = motion.assembly === null ? null : await loadAssembly(db, act.community.id, motion.assembly);
  if (state !== "withdrawn" && state !== "closed" && assembly?.state !== "closed") throw new Refusal("motion-not-over", { handle });
  if (state === "closed" && !act.may("run votes")) throw new Refusal("not-allowed", { ability: "run-votes" });
  requireOwn(act, motion);
  const open = assembly !== null && assembly.state !== "closed" ? assembly.id : null;
  if (motion.amends !== null && (state === "closed" || assembly?.state === "closed")) throw new Refusal("amendment-is-decided", { handle });
  if (state === "withdrawn" && motion.openedAt !== null) throw new Refusal("motion-was-open", { handle });
  return open;
}

async function exists(tx: Tx, community: Id, id: Id): Promise<boolean> {
  const row = await tx.selectFrom("motions").select("id").where("community", "=", community).where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

function handlesOf(motions: readonly Motion[]): string {
  return motions.map(({ handle }) => handle).join(", ");
}
