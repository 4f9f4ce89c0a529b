import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { freshen } from "#outbox/fresh.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { amendedText, amendmentsInOrder } from "./amendment.ts";
import { dropMotions, secondsOf, setReplaced, setText, undecidedOf } from "./amendment-store.ts";
import { loadAssembly } from "./assembly-store.ts";
import type { Motion } from "./motion.ts";
import { loadMotion } from "./store.ts";

/**
 * Refuses to put to the vote what is not yet its turn: a text before its amendments, an amendment before those to itself and
 * before those that are farther from the text, and what too few have seconded.
 */
export async function requireTurn(tx: Tx, community: Id, motion: Motion): Promise<void> {
  await requireSeconds(tx, community, motion);
  const undecided = await undecidedOf(tx, community, motion.id);
  if (undecided.length > 0) {
    const order = amendmentsInOrder(motion.text, undecided);
    throw new Refusal("motion-amendments-first", { handle: motion.handle, amendments: order.map(({ handle }) => handle).join(", ") });
  }
  await requireFarthest(tx, community, motion);
}

/** An amendment comes when those farther from its text are decided; one to an amendment, when that one would come next. */
async function requireFarthest(tx: Tx, community: Id, amendment: Motion): Promise<void> {
  if (amendment.amends === null) return;
  const parent = await loadMotion(tx, community, amendment.amends);
  if (parent.state !== "draft" && parent.state !== "tabled")
    throw new Refusal("amendment-too-late", { handle: amendment.handle, motion: parent.handle });
  const others = await undecidedOf(tx, community, parent.id);
  const open = others.find(({ state }) => state === "open");
  if (open !== undefined) throw new Refusal("amendment-another-open", { handle: amendment.handle, other: open.handle });
  const first = amendmentsInOrder(parent.text, others)[0];
  if (first !== undefined && first.id !== amendment.id)
    throw new Refusal("amendment-farther-first", { handle: amendment.handle, other: first.handle });
  await requireFarthest(tx, community, parent);
}

async function requireSeconds(tx: Tx, community: Id, motion: Motion): Promise<void> {
  if (motion.assembly === null) return;
  const { rules } = await loadAssembly(tx, community, motion.assembly);
  if (rules.seconds === 0) return;
  const seconds = await secondsOf(tx, community, motion.id);
  if (seconds < rules.seconds) throw new Refusal("motion-seconds-missing", { handle: motion.handle, seconds, required: rules.seconds });
}

/**
 * Writes an adopted amendment into the text it is bound to. Amendments whose passage no longer stands there have no object
 * any more and are taken back.
 */
export async function applyAmendment(tx: Tx, community: Id, amendment: Motion, at: Instant): Promise<void> {
  if (amendment.amends === null) return;
  const parent = await loadMotion(tx, community, amendment.amends);
  const text = amendedText(parent.text, amendment);
  if (text === null) return;
  await setText(tx, community, parent.id, text);
  await setReplaced(tx, community, amendment.id, parent.text);
  const others = (await undecidedOf(tx, community, parent.id)).filter(({ id }) => id !== amendment.id);
  const fallen = others.filter((each) => each.passage === null || amendedText(text, each) === null);
  for (const each of fallen) await dropAmendments(tx, community, each, at);
  await dropMotions(
    tx,
    community,
    fallen.map(({ id }) => id),
    instantIn(at),
  );
  for (const { id } of [parent, ...fallen]) await freshen(tx, community, { kind: "motion", id });
}

/** A motion that is taken back takes its amendments with it, and theirs. Refuses while one of them is being voted on. */
export async function dropAmendments(tx: Tx, community: Id, motion: Motion, at: Instant): Promise<void> {
  const bound = await boundTo(tx, community, motion);
  const open = bound.find(({ state }) => state === "open");
  if (open !== undefined) throw new Refusal("amendment-another-open", { handle: motion.handle, other: open.handle });
  await dropMotions(
    tx,
    community,
    bound.map(({ id }) => id),
    instantIn(at),
  );
}

/** The amendments to a motion that are not decided, and those to them. */
export async function boundTo(tx: Tx, community: Id, motion: Pick<Motion, "id">): Promise<readonly Motion[]> {
  const bound: Motion[] = [];
  for (const each of await undecidedOf(tx, community, motion.id)) bound.push(each, ...(await boundTo(tx, community, each)));
  return bound;
}
