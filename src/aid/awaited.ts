import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";

/** Those for whom somebody is waiting: they hold a request, or were asked for one. */
export async function awaitedInAid(db: Db, community: Id): Promise<readonly Id[]> {
  const claims = await db.selectFrom("claims").select("person").where("community", "=", community).where("state", "=", "active").execute();
  const offers = await db.selectFrom("offers").select("person").where("community", "=", community).where("state", "=", "open").execute();
  return [...new Set([...claims, ...offers].map(({ person }) => person))];
}
