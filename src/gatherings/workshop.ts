import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { flagIn, flagOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { Parts } from "#store/parts.ts";
import { type Gathering, isOrganizer, refuseStrangers } from "./gathering.ts";
import { heardBefore, taken } from "./meant.ts";
import { freshenDate } from "./promises.ts";
import { findGathering, keptDates } from "./store.ts";
import { NONE } from "./web-address.ts";

/** What a workshop says in words, each of it only where it was said. */
export const SAID = ["programme", "bring", "level", "age", "access", "fee", "pay"] as const;

/** What a workshop asks of those who come, and offers them. */
export interface Workshop extends Readonly<Record<(typeof SAID)[number], string | null>> {
  /** Whether those who came are asked what they thought of it. */
  readonly feedback: boolean;
}

/** The same as it was typed; `none` takes something away. */
export type WorkshopWish = Readonly<Partial<Record<(typeof SAID)[number], string | undefined>>> & {
  readonly feedback?: "yes" | "no" | undefined;
};

const nothing: Workshop = {
  ...{ programme: null, bring: null, level: null, age: null, access: null, fee: null, pay: null },
  feedback: false,
};

const byId = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("workshops").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/** What was said of a gathering as a workshop; null where nothing was. */
export async function findWorkshop(db: Db, community: Id, id: Id): Promise<Workshop | null> {
  const row = await byId.first(db, { community, id });
  if (row === null) return null;
  const { programme, bring, level, age, access, fee, pay, feedback } = row;
  return { programme, bring, level, age, access, fee, pay, feedback: flagOut(feedback) };
}

/** What stands when something was said: what was not said stays as it was. A way to pay needs a fee. */
export function asSaid(was: Workshop, wish: WorkshopWish): Workshop {
  const said = Object.fromEntries(
    SAID.map((name) => {
      const typed = wish[name]?.trim();
      return [name, typed === undefined ? was[name] : NONE.test(typed) ? null : typed] as const;
    }),
  ) as Record<(typeof SAID)[number], string | null>;
  const next = { ...said, feedback: wish.feedback === undefined ? was.feedback : wish.feedback === "yes" };
  if (next.pay !== null && next.fee === null && wish.pay !== undefined) throw new Misuse("fee", "gathering-workshop-pay-what");
  return next.fee === null ? { ...next, pay: null } : next;
}

/** A workshop with its gathering, for whoever changed or asked for it. */
export interface WorkshopView {
  readonly gathering: Gathering;
  readonly workshop: Workshop;
  readonly mayChange: boolean;
}

/** How it is said what a workshop asks and brings. */
export function workshops({ db }: Pick<Parts, "db">) {
  async function workshop(act: Act, id: Id, wish: WorkshopWish): Promise<WorkshopView> {
    const asked = Object.values(wish).every((value) => value === undefined);
    return change(db, async (tx) => {
      const reads = asked || (await heardBefore(tx, act, id));
      const gathering = reads ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      const was = (await findWorkshop(tx, act.community.id, id)) ?? nothing;
      const mayChange = isOrganizer(gathering, act.person) || act.may("change any gathering");
      if (reads) return { gathering, workshop: was, mayChange };
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      const next = asSaid(was, wish);
      await put(tx, gathering, next);
      await freshenDate(tx, gathering, null);
      if (gathering.post !== null) for (const kept of await keptDates(tx, gathering, "")) await freshenDate(tx, gathering, kept);
      const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "gathering workshop" };
      await audit(tx, { ...entry, subject: id, facts: { handle: gathering.handle } });
      return { gathering, workshop: next, mayChange };
    });
  }

  return { workshop };
}

async function put(tx: Tx, { community, id }: Gathering, { feedback, ...said }: Workshop): Promise<void> {
  const values = { ...said, feedback: flagIn(feedback) };
  await tx
    .insertInto("workshops")
    .values({ community, id, ...values })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet(values))
    .execute();
}
