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

/** Ends the giver's proxy, or with `holder` that one; false when there was none in force. */
export async function endProxy(
  tx: Tx,
  community: Id,
  assembly: Id,
  of: { readonly giver: Id; readonly holder: Id | null },
  state: "revoked" | "declined",
  at: string,
): Promise<boolean> {
  let query = tx
    .updateTable("proxies")
    .set({ state, ended_at: at })
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("giver", "=", of.giver)
    .where("state", "=", "active");
  if (of.holder !== null) query = query.where("holder", "=", of.holder);
  return (await query.returning("id").executeTakeFirst()) !== undefined;
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
