import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "./column.ts";
import { link, type Tx } from "./db.ts";
import { hot, hotWrite } from "./hot.ts";

/** One delivery from a platform: `key` is the platform's own name for it, the same when it is delivered again. */
export interface Delivery {
  readonly community: Id;
  readonly platform: string;
  readonly key: string;
}

const hear = hotWrite((q, p: { readonly community: Id; readonly id: string; readonly subject: string; readonly at: string }) =>
  q
    .insertInto("heard")
    .values({ community: p.community, id: p.id, subject: p.subject, at: p.at })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doNothing())
    .returning("id"),
);

const earlier = hot((q, p: { readonly community: Id; readonly id: string }) =>
  q.selectFrom("heard").select("subject").where("community", "=", p.community).where("id", "=", p.id),
);

/**
 * The first statement of a change that something outside has caused. Null when this delivery is new: go on, and
 * `subject` (the id or address of what comes of it, never a text) is kept with it. Otherwise the subject of the first
 * time: answer from that and write nothing. A refusal leaves none, since its change is undone.
 */
export async function heard(tx: Tx, delivery: Delivery, subject: string): Promise<string | null> {
  const key = { community: delivery.community, id: `${delivery.platform}/${delivery.key}` };
  const at = instantIn(tx[link].engine.clock.now());
  const fresh = await hear.first(tx, { ...key, subject, at });
  if (fresh !== null) return null;
  const first = await earlier.first(tx, key);
  return first === null ? null : first.subject;
}

const hearAgain = hotWrite((q, p: { readonly community: Id; readonly id: string; readonly subject: string }) =>
  q.updateTable("heard").set({ subject: p.subject }).where("community", "=", p.community).where("id", "=", p.id),
);

/** Says more precisely what came of a delivery that this change has heard. */
export async function heardAs(tx: Tx, delivery: Delivery, subject: string): Promise<void> {
  await hearAgain.run(tx, { community: delivery.community, id: `${delivery.platform}/${delivery.key}`, subject });
}

/** Forgets what was heard before `before`, of every community; the house keeps 24 hours. Returns how many. */
export async function forgetHeard(tx: Tx, before: Instant): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("heard").where("at", "<", instantIn(before)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
