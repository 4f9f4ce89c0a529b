import type { Id } from "#kernel/ids.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { Proxy as GivenProxy } from "./assembly.ts";

const proxiesOf = hot((q, p: { readonly community: Id; readonly assembly: Id }) =>
  q
    .selectFrom("proxies")
    .select(["giver", "holder", "state", "blank"])
    .where("community", "=", p.community)
    .where("assembly", "=", p.assembly)
    .orderBy("given_at")
    .orderBy("id"),
);

export function loadProxies(db: Db, community: Id, assembly: Id): Promise<readonly GivenProxy[]> {
  return proxiesOf.all(db, { community, assembly });
}

/** The proxies in force that somebody has given or holds, in every assembly. */
export async function proxiesWith(db: Db, community: Id, person: Id) {
  return db
    .selectFrom("proxies")
    .select(["assembly", "giver", "holder"])
    .where("community", "=", community)
    .where((e) => e.or([e("giver", "=", person), e("holder", "=", person)]))
    .where("state", "=", "active")
    .orderBy("id")
    .execute();
}

/** Ends a proxy in force; its id, or null when there was none. */
export async function endProxy(
  tx: Tx,
  community: Id,
  assembly: Id,
  of: { readonly giver: Id; readonly holder: Id },
  state: "revoked" | "declined",
  at: string,
): Promise<Id | null> {
  const ended = await tx
    .updateTable("proxies")
    .set({ state, ended_at: at })
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("giver", "=", of.giver)
    .where("holder", "=", of.holder)
    .where("state", "=", "active")
    .returning("id")
    .executeTakeFirst();
  return ended?.id ?? null;
}

export async function insertProxy(
  tx: Tx,
  row: { community: Id; id: Id; assembly: Id; giver: Id; holder: Id; at: string; blank: number },
): Promise<void> {
  const { at, ...rest } = row;
  await tx
    .insertInto("proxies")
    .values({ ...rest, state: "active", given_at: at, ended_at: null })
    .execute();
}

/** Gives the proxies that name nobody to the chair; the chair's own ends. */
export async function giveBlankTo(tx: Tx, community: Id, assembly: Id, chair: Id, at: string): Promise<void> {
  const blank = () =>
    tx
      .updateTable("proxies")
      .where("community", "=", community)
      .where("assembly", "=", assembly)
      .where("blank", "=", 1)
      .where("state", "=", "active");
  await blank().set({ state: "revoked", ended_at: at }).where("giver", "=", chair).execute();
  await blank().set({ holder: chair }).execute();
}

const instructionOf = hot((q, p: { readonly community: Id; readonly motion: Id; readonly giver: Id }) =>
  q
    .selectFrom("proxy_instructions")
    .select("mark")
    .where("community", "=", p.community)
    .where("motion", "=", p.motion)
    .where("giver", "=", p.giver),
);

/** How somebody's proxy is to vote on a motion, as `mark.ts` writes it; null where its holder is free. */
export async function instructionFor(db: Db, community: Id, motion: Id, giver: Id): Promise<string | null> {
  return (await instructionOf.first(db, { community, motion, giver }))?.mark ?? null;
}

/** Every instruction that givers have tied to their proxies in an assembly. */
export async function loadInstructions(db: Db, community: Id, assembly: Id) {
  return db
    .selectFrom("proxy_instructions")
    .select(["giver", "motion", "mark"])
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .orderBy("giver")
    .orderBy("motion")
    .execute();
}

/** Ties a proxy to a mark for one motion, or with null leaves its holder free again. */
export async function instruct(
  tx: Tx,
  { community, assembly, giver, motion }: { readonly community: Id; readonly assembly: Id; readonly giver: Id; readonly motion: Id },
  mark: string | null,
): Promise<void> {
  const id = `${motion}:${giver}`;
  if (mark === null) {
    await tx.deleteFrom("proxy_instructions").where("community", "=", community).where("id", "=", id).execute();
    return;
  }
  await tx
    .insertInto("proxy_instructions")
    .values({ community, id, assembly, giver, motion, mark })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet({ mark }))
    .execute();
}

/** Forgets the instructions of one giver in an assembly, or all of those about one motion. */
export async function forgetInstructions(
  tx: Tx,
  community: Id,
  about: { readonly assembly: Id; readonly giver: Id } | { readonly motion: Id },
): Promise<void> {
  const all = tx.deleteFrom("proxy_instructions").where("community", "=", community);
  await ("motion" in about
    ? all.where("motion", "=", about.motion)
    : all.where("assembly", "=", about.assembly).where("giver", "=", about.giver)
  ).execute();
}
