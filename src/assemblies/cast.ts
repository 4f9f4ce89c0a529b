import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Vault } from "#kernel/vault.ts";
import { selvesOf } from "#membership/merge.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { heard, heardAs } from "#store/heard.ts";
import type { MotionRow } from "#store/tables/assemblies.ts";
import { presenceOf } from "./assembly.ts";
import { loadAssembly } from "./assembly-store.ts";
import { peopleInRoom, sheetDuring } from "./attendance-store.ts";
import { ballotOf, boxed, electorOf, keepBallot, publishedBallot, putInBox, replaceInBox, signRoll } from "./ballot-store.ts";
import { loadElectors } from "./electorate-store.ts";
import { type Mark, readChoice, readMark, typedMark, writeMark } from "./mark.ts";
import { type Motion, takesBallots } from "./motion.ts";
import { instructionFor, loadProxies } from "./proxy-store.ts";
import { boxIdOf, isReceiptOf, openBallot, readReceipt, receiptOf, sealBallot } from "./secrecy.ts";
import { bumpMotion, loadMotion, motionOut } from "./store.ts";

/** What casting needs of the house. */
export interface CastParts {
  readonly db: Db;
  readonly vault: Vault;
  readonly ids: Ids;
}

/** What the voter alone is told: the mark as it counts, and the receipt of a secret ballot. */
export interface Cast {
  readonly motion: Motion;
  readonly mark: Mark;
  readonly receipt: string | null;
  readonly replaced: boolean;
}

/**
 * Casts or replaces one ballot. The hour of arrival decides, by the server's clock: at the close or after it is refused with
 * the hour. One row for each elector, whatever accounts and however often; a second delivery of the same act changes nothing
 * and answers the same.
 */
export async function castBallot(
  parts: CastParts,
  act: Act,
  id: Id,
  choice: string | null,
  typedReceipt: string | null,
  giver: GivenPerson | null,
): Promise<Cast> {
  const community = act.community.id;
  const receipt = typedReceipt === null ? null : readReceipt(typedReceipt);
  if (typedReceipt !== null && receipt === null) throw new Misuse("receipt", "vote-receipt-unclear", { typed: typedReceipt.slice(0, 40) });
  return change(parts.db, async (tx) => {
    const again = act.delivery === null ? null : await heard(tx, { community, ...act.delivery }, id);
    const row = await bumpMotion.first(tx, { community, id });
    if (row === null) throw new Refusal("press-stale");
    const motion = motionOut(row);
    if (receipt !== null && !motion.secret) throw new Refusal("vote-receipt-open-vote", { handle: motion.handle });
    if (again === null) requireTaking(motion, act.now);
    else if (motion.state !== "open") throw countedBefore(motion, act.now);
    const elector = await electorFor(tx, act, motion, giver);
    const mark = await markFor(tx, act, motion, elector, choice);
    const secret = row.sealed_key !== null;
    const cast = secret
      ? await castSecret(parts, tx, act, elector, row, mark, receipt, again !== null)
      : again === null
        ? await castOpen(tx, act, elector, motion, mark, elector === act.person ? null : giver)
        : { receipt: null, replaced: again === changed(id) };
    if (again === null) await freshen(tx, community, { kind: "motion", id });
    return { motion, mark, ...cast };
  });
}

/** What came of a delivery that changed an open ballot, so that the same is answered when it is delivered again. */
function changed(motion: Id): string {
  return `${motion}#changed`;
}

function requireTaking(motion: Motion, now: Instant): void {
  if (takesBallots(motion, now)) return;
  if (motion.state === "withdrawn") throw new Refusal("motion-is-withdrawn", { handle: motion.handle });
  if (motion.state === "draft" || motion.state === "tabled") throw new Refusal("motion-not-open", { handle: motion.handle });
  const closed = motion.closedAt ?? motion.closesAt ?? now;
  throw new Refusal(now < closed ? "vote-counted-already" : "vote-closed", { handle: motion.handle, when: { moment: closed } });
}

/** A ballot that was taken before the close and is delivered again after it: it counts, and its box is empty by now. */
function countedBefore(motion: Motion, now: Instant): Refusal {
  if (motion.state === "withdrawn") return new Refusal("motion-is-withdrawn", { handle: motion.handle });
  return new Refusal("vote-counted-before", { handle: motion.handle, when: { moment: motion.closedAt ?? now } });
}

/**
 * Whose ballot it is: one's own, or that of a member whose proxy one holds. In an assembly whoever votes is in the room, and a
 * proxy counts only while its giver is not.
 */
async function electorFor(tx: Tx, act: Act, motion: Motion, giver: GivenPerson | null): Promise<Id> {
  const other = giver !== null && giver.id !== act.person ? giver : null;
  if (motion.assembly === null) {
    if (other !== null) throw new Refusal("vote-no-proxy", { name: other.name });
    return act.person;
  }
  const community = act.community.id;
  const entitled = await loadElectors(tx, community, motion.assembly);
  const inRoom = await peopleInRoom(tx, community, motion.assembly);
  const presence = presenceOf(entitled, inRoom, await loadProxies(tx, community, motion.assembly));
  if (!presence.present.includes(act.person)) {
    if (other === null && !entitled.has(act.person)) throw new Refusal("vote-not-entitled");
    throw new Refusal("vote-not-present", { handle: (await loadAssembly(tx, community, motion.assembly)).handle });
  }
  if (other === null) return act.person;
  if (motion.majority.kind === "share" && motion.majority.base === "present-only")
    throw new Refusal("vote-proxy-counts-not", { handle: motion.handle });
  if (!presence.represents.get(act.person)?.includes(other.id)) throw new Refusal("vote-no-proxy", { name: other.name });
  return other.id;
}

/**
 * The mark of a ballot as it was typed. For a proxy that is bound on this motion no other is taken, and none need be typed.
 */
async function markFor(tx: Tx, act: Act, motion: Motion, elector: Id, choice: string | null): Promise<Mark> {
  const bound = elector === act.person ? null : await instructionFor(tx, act.community.id, motion.id, elector);
  if (choice === null) {
    if (bound === null) throw new Misuse("choice", "option-missing");
    return readMark(bound);
  }
  const mark = readChoice(motion, choice);
  if (bound !== null && bound !== writeMark(mark)) {
    const wanted = readMark(bound);
    throw new Refusal("vote-proxy-bound", { handle: motion.handle, mark: wanted.kind, choice: typedMark(motion, wanted) });
  }
  return mark;
}

async function castOpen(
  tx: Tx,
  act: Act,
  elector: Id,
  motion: Motion,
  mark: Mark,
  giver: GivenPerson | null,
): Promise<Pick<Cast, "receipt" | "replaced">> {
  const community = act.community.id;
  const before = await ballotOf.first(tx, { community, motion: motion.id, person: elector });
  if (before !== null && giver !== null && (await cameDuring(tx, act, motion, giver.id)))
    throw new Refusal("vote-giver-came", { name: giver.name, handle: motion.handle });
  if ((await signRoll.first(tx, { community, motion: motion.id, person: elector })) === null) throw new Refusal("vote-not-entitled");
  await keepBallot.run(tx, {
    community,
    id: `${motion.id}:${elector}`,
    motion: motion.id,
    person: elector,
    mark: writeMark(mark),
    at: instantIn(act.now),
  });
  if (before !== null && act.delivery !== null) await heardAs(tx, { community, ...act.delivery }, changed(motion.id));
  return { receipt: null, replaced: before !== null };
}

/** Whether the giver of a proxy was in the room at some time of the vote: a ballot of theirs is then their own, and no holder changes it. */
async function cameDuring(tx: Tx, act: Act, motion: Motion, giver: Id): Promise<boolean> {
  if (motion.assembly === null || motion.openedAt === null) return false;
  const { inRoom } = await sheetDuring(tx, act.community.id, motion.assembly, instantIn(motion.openedAt), instantIn(act.now));
  return inRoom.includes(giver);
}

async function castSecret(
  { vault, ids }: CastParts,
  tx: Tx,
  act: Act,
  person: Id,
  row: MotionRow,
  mark: Mark,
  receipt: string | null,
  again: boolean,
): Promise<Pick<Cast, "receipt" | "replaced">> {
  const community = act.community.id;
  const elector = await electorOf.first(tx, { community, motion: row.id, person });
  if (elector === null) throw new Refusal("vote-not-entitled");
  const key = vault.open(row.sealed_key as string);
  if (again) return { receipt: receipt ?? receiptOf(key, person, act.delivery?.key ?? ""), replaced: receipt !== null };
  if (receipt !== null) {
    const selves = await selvesOf(tx, community, person);
    if (!selves.some((self) => isReceiptOf(key, self, receipt))) throw new Refusal("vote-receipt-not-yours");
    const id = boxIdOf(key, receipt);
    const found = await replaceInBox.run(tx, { community, id, motion: row.id, sealed: sealBallot(key, receipt, writeMark(mark)) });
    if (found === 0) throw new Refusal("vote-receipt-not-found");
    return { receipt, replaced: true };
  }
  if (elector.voted === 1) throw new Refusal("vote-secret-already");
  await signRoll.first(tx, { community, motion: row.id, person });
  const fresh = receiptOf(key, person, act.delivery?.key ?? ids.secret());
  await putInBox.run(tx, { community, id: boxIdOf(key, fresh), motion: row.id, sealed: sealBallot(key, fresh, writeMark(mark)) });
  return { receipt: fresh, replaced: false };
}

/** What a receipt says: where the ballot lies now, or how it reads in the published list. */
export interface Verified {
  readonly motion: Motion;
  readonly receipt: string;
  readonly found: "in the box" | "published" | "not found";
  readonly mark: Mark | null;
}

/** Looks a receipt up: in the box before the close, in the published list after it. */
export async function verifyBallot({ db, vault }: CastParts, act: Act, id: Id, typed: string): Promise<Verified> {
  const community = act.community.id;
  const receipt = readReceipt(typed);
  if (receipt === null) throw new Misuse("receipt", "vote-receipt-unclear", { typed: typed.slice(0, 40) });
  const motion = await loadMotion(db, community, id);
  if (!motion.secret) throw new Refusal("vote-receipt-open-vote", { handle: motion.handle });
  if (motion.state === "closed") {
    const row = await publishedBallot.first(db, { community, motion: id, receipt });
    return { motion, receipt, found: row === null ? "not found" : "published", mark: row === null ? null : readMark(row.mark) };
  }
  const row = await db
    .selectFrom("motions")
    .select("sealed_key")
    .where("community", "=", community)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.sealed_key == null) throw new Refusal("motion-not-open", { handle: motion.handle });
  const key = vault.open(row.sealed_key);
  const own = [...(await selvesOf(db, community, act.person)), ...(await representedBy(db, community, motion, act.person))];
  const inBox = own.some((elector) => isReceiptOf(key, elector, receipt))
    ? await boxed.first(db, { community, id: boxIdOf(key, receipt) })
    : null;
  if (inBox === null) return { motion, receipt, found: "not found", mark: null };
  return { motion, receipt, found: "in the box", mark: readMark(openBallot(key, inBox.sealed).mark) };
}

/** Those whose proxy somebody holds: a holder may look whether the ballot that they cast for them lies in the box. */
async function representedBy(db: Db, community: Id, motion: Motion, holder: Id): Promise<readonly Id[]> {
  if (motion.assembly === null) return [];
  const proxies = await loadProxies(db, community, motion.assembly);
  return proxies.filter((each) => each.holder === holder && each.state === "active").map(({ giver }) => giver);
}
