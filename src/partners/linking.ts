import { z } from "zod";
import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { codesOfSettlers, hashOfCode, keepCode, keepTry, newCode, refuseGuessing, spendCode } from "#membership/codes.ts";
import { findCommunity, holdPerson, peopleWhoMay } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { INVITATION_HOLDS, type Partner } from "./partner.ts";
import { endShares } from "./sharing.ts";
import { findPartner, insertPartner, loadPartner, partnershipWith, takePartnership, writePartner } from "./store.ts";

/** Codes of invitations, apart from every other kind of code. */
const PURPOSE = "partner invite";

const kept = z.object({ code: z.string() });

/** An invitation as whoever was given its code sees it. */
export interface Invitation {
  readonly id: Id;
  readonly community: Id;
  readonly person: Id;
  /** The association that invites. */
  readonly name: string;
}

/** How two communities become partners: a code from one, said by the other, and confirmed by both. */
export function linkingPartners({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** A code for another association; an earlier one of the same person is void. */
  function invite(act: Act): Promise<string> {
    const code = newCode();
    return change(db, async (tx) => {
      await keepCode(tx, ids.secret(), act, PURPOSE, { code: hashOfCode(PURPOSE, code) });
      await noteAct(tx, act, "partner invited", act.community.id, "");
      return code;
    });
  }

  /** Who invites by a code. Refuses one that is not there or holds no more, one's own, and one of a partner. */
  async function invitation(act: Act, code: string): Promise<Invitation> {
    const found = await change(db, async (tx) => {
      const invited = await answered(tx, act, code);
      if (invited !== null) await requireNew(tx, act, invited);
      return invited;
    });
    if (found === null) throw new Refusal("partner-no-such-code");
    return found;
  }

  /** The invitation that a code belongs to. Refuses whoever has said too many in vain; those said at once come one after another. */
  async function answered(tx: Tx, act: Act, code: string): Promise<Invitation | null> {
    await holdPerson.run(tx, { community: act.community.id, id: act.person });
    await refuseGuessing(tx, act, PURPOSE, "partner-too-often");
    return (await invitedBy(tx, code, act.now)) ?? missed(tx, act);
  }

  /** Counts a code that was said in vain, in the change that looked for it. */
  async function missed(tx: Tx, act: Act): Promise<null> {
    await keepTry(tx, ids, act, PURPOSE);
    return null;
  }

  /** Accepts an invitation; the code is spent, and whoever invited is asked to confirm who accepted. */
  async function accept(act: Act, code: string): Promise<Partner> {
    const { id: community } = act.community;
    const own = ids.next();
    const partner = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, own);
      if (again !== null) return findPartner(tx, community, again);
      const found = await answered(tx, act, code);
      if (found === null) return null;
      if (!(await spendCode(tx, found))) return missed(tx, act);
      await requireNew(tx, act, found);
      const theirs = ids.next();
      const at = instantIn(act.now);
      const common = { ...nothingElsewhere, kind: "here", version: 1, created_at: at, linked_at: null, ended_at: null } as const;
      const sides = [
        { community: found.community, id: theirs, person: found.person, state: "asked", name: act.community.name },
        { community, id: own, person: act.person, state: "waiting", name: found.name },
      ] as const;
      for (const [side, other] of [sides, sides.toReversed()] as const) {
        const far = { far_community: other.community, far_partner: other.id };
        const handle = await nextHandle(tx, side.community, "L");
        await insertPartner(tx, { ...common, ...side, ...far, handle, folded: fold(side.name) });
      }
      const notice = { name: "partner-asked", facts: { partner: theirs }, once: theirs };
      await tellEach(tx, { community: { id: found.community }, now: act.now }, [found.person], notice);
      const made = await loadPartner(tx, community, own);
      await noteAct(tx, act, "partner accepted", own, made.handle);
      return made;
    });
    if (partner === null) throw new Refusal("partner-no-such-code");
    return partner;
  }

  /** The side that invited confirms who has accepted: from then on both are partners. */
  function confirm(act: Act, id: Id): Promise<Partner> {
    const { id: community } = act.community;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const { own, theirs } = await takePartnership(tx, community, id);
      if (again !== null || own.state === "linked") return own;
      if (own.state !== "asked" || theirs === null) throw new Refusal(overOrWaiting(own), { name: own.name, handle: own.handle });
      const linked = { state: "linked", linked_at: instantIn(act.now) } as const;
      await writePartner(tx, own, linked);
      await writePartner(tx, theirs, linked);
      const notice = { name: "partner-linked", facts: { partner: theirs.id }, once: theirs.id };
      await tellEach(tx, { community: { id: theirs.community }, now: act.now }, [theirs.person], notice);
      await noteAct(tx, act, "partner linked", id, own.handle);
      return loadPartner(tx, community, id);
    });
  }

  /** Ends a partnership at once, or declines it: what was shared either way goes, in the same change. */
  function end(act: Act, id: Id): Promise<Partner> {
    const { id: community } = act.community;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const { own, theirs } = await takePartnership(tx, community, id);
      if (again !== null) return own;
      if (own.state === "ended") throw new Refusal("partner-is-over", { name: own.name, handle: own.handle });
      const ended = { state: "ended", ended_at: instantIn(act.now) } as const;
      await writePartner(tx, own, { ...ended, events: null, tag: null });
      await noteAct(tx, act, "partner ended", id, own.handle);
      if (theirs !== null && theirs.state !== "ended") {
        await writePartner(tx, theirs, ended);
        await endShares(tx, ids, own, act.now);
        await endShares(tx, ids, theirs, act.now);
        const people = [theirs.person, ...(await peopleWhoMay(tx, theirs.community, "settle the community"))];
        const notice = { name: "partner-ended", facts: { partner: theirs.id }, once: theirs.id };
        await tellEach(tx, { community: { id: theirs.community }, now: act.now }, people, notice);
      }
      return loadPartner(tx, community, id);
    });
  }

  /** Refuses what could not be ended, before anybody is asked whether they are sure. */
  async function requireEnding(act: Act, id: Id): Promise<void> {
    const { state, name, handle } = await loadPartner(db, act.community.id, id);
    if (state === "ended") throw new Refusal("partner-is-over", { name, handle });
  }

  return { invite, invitation, accept, confirm, end, requireEnding };
}

const nothingElsewhere = { address: null, tag: null, events: null, read_at: null, trouble: null, feed_key: null } as const;

function overOrWaiting({ state }: Partner): string {
  return state === "waiting" ? "partner-theirs-to-confirm" : "partner-is-over";
}

/** Neither with oneself, nor twice. */
async function requireNew(db: Db, act: Act, { community }: Invitation): Promise<void> {
  if (community === act.community.id) throw new Misuse("code", "partner-own-code");
  const known = await partnershipWith(db, act.community.id, community);
  if (known !== null) throw new Refusal("partner-already", { name: known.name, handle: known.handle });
}

/** The open invitation that a code belongs to, by somebody who may still invite. */
async function invitedBy(db: Db, code: string, now: Instant): Promise<Invitation | null> {
  const rows = await codesOfSettlers(db, PURPOSE, (now - INVITATION_HOLDS) as Instant);
  const hash = hashOfCode(PURPOSE, code);
  const found = rows.find((row) => jsonOut(row.given, kept).code === hash);
  const about = found === undefined ? null : await findCommunity.first(db, { community: found.community });
  return found === undefined || about === null
    ? null
    : { id: found.id, community: found.community, person: found.person, name: about.name };
}
