import { createHash } from "node:crypto";
import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { announcementPlaces, electors } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { requireTurn } from "./amendment-turn.ts";
import { requireOpen, requireSitting } from "./assembly.ts";
import { loadAssembly } from "./assembly-store.ts";
import { presenceNow } from "./assembly-view.ts";
import { insertElectors } from "./ballot-store.ts";
import { drawAtOpening } from "./elections/closing.ts";
import { loadElectors } from "./electorate-store.ts";
import { type Motion, requireComing } from "./motion.ts";
import { type MotionView, motionView } from "./motion-view.ts";
import { writeQuorum } from "./quorum.ts";
import { withoutQuorum } from "./result.ts";
import { newVoteKey } from "./secrecy.ts";
import { updateMotion } from "./store.ts";
import { takeTurn } from "./turn.ts";

/** The assembly in which a vote is opened: its electorate, who is there, and whether they are enough. */
async function sessionFor(tx: Tx, community: Id, id: Id, now: Instant) {
  const assembly = await loadAssembly(tx, community, id);
  requireOpen(assembly);
  requireSitting(assembly, now);
  const entitled = await loadElectors(tx, community, id);
  return { people: [...entitled], rule: assembly.quorum, ...(await presenceNow(tx, community, assembly, entitled)) };
}

/** Opens the vote: freezes who may vote, as things stand now, and puts the card where it is voted. */
export async function openVote({ db, vault }: Parts, act: Act, id: Id, closes: Instant | null, at: Place | null): Promise<MotionView> {
  if (closes !== null && closes <= act.now) throw new Misuse("closes", "motion-closes-past");
  const community = act.community.id;
  await change(db, async (tx) => {
    if ((await actedBefore(tx, act, id)) !== null) return;
    const motion = await takeTurn(tx, community, id);
    requireComing(motion);
    await requireTurn(tx, community, motion);
    const draw = await drawAtOpening(tx, vault, community, motion, act.now);
    const closesAt = closes ?? motion.closesAt;
    if (closesAt !== null && closesAt <= act.now) throw new Refusal("motion-closing-over", { handle: motion.handle });
    const session = motion.assembly === null ? null : await sessionFor(tx, community, motion.assembly, act.now);
    const people = session === null ? await electors(tx, community, dateAt(act.now, act.community.zone as Zone)) : session.people;
    if (people.length === 0) throw new Refusal("motion-nobody-entitled");
    if (session !== null && !session.met) {
      const { present, represented, required, counted } = session;
      const result = withoutQuorum({ ...motion, present, represented }, people.length, { required, counted });
      await updateMotion(tx, community, id, { result: JSON.stringify(result) });
      await noteAct(tx, act, "quorum missing", id, motion.handle);
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
      draw,
    });
    if (closesAt !== null) await plan(tx, { community, kind: "close-motion", subject: id, due: closesAt });
    await announce(tx, act, motion, at);
    await noteAct(tx, act, "vote opened", id, motion.handle);
  });
  return motionView(db, community, id);
}

async function announce(tx: Tx, act: Act, motion: Motion, at: Place | null): Promise<void> {
  const community = act.community.id;
  const places = at === null ? await announcementPlaces(tx, community) : [at];
  for (const room of await roomsFor(tx, community, places)) {
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
