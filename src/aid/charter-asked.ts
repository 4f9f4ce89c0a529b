import type { Id } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import type { Db } from "#store/db.ts";

/** The charter that is asked of whoever helps; null where none is. */
export async function charterAsked(db: Db, community: Id) {
  const { aid } = await communitySettings(db, community);
  if (aid.charter === null) return null;
  const row = await db
    .selectFrom("charters")
    .select(["id", "handle", "title", "binding"])
    .where("community", "=", community)
    .where("id", "=", aid.charter as Id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same where somebody has not signed it as it binds now. */
export async function unsignedCharter(db: Db, community: Id, person: Id) {
  const charter = await charterAsked(db, community);
  if (charter === null) return null;
  const signed = await db
    .selectFrom("signatures")
    .select("id")
    .where("community", "=", community)
    .where("charter", "=", charter.id)
    .where("person", "=", person)
    .where("number", ">=", charter.binding)
    .executeTakeFirst();
  return signed === undefined ? charter : null;
}
