import type { Db, Tx } from "#store/db.ts";

/** Under which name the house remembers the version of the zone data from which everything was planned. */
const MEMO = "zone data";

/** The version of the zone data from which what is ahead was planned; null before the first start. */
export async function zonesFollowed(db: Db): Promise<string | null> {
  const row = await db.selectFrom("memos").select("value").where("name", "=", MEMO).executeTakeFirst();
  return row?.value ?? null;
}

export async function rememberZones(tx: Tx, version: string): Promise<void> {
  await tx.deleteFrom("memos").where("name", "=", MEMO).execute();
  await tx.insertInto("memos").values({ name: MEMO, value: version }).execute();
}
