import { charterById, hasSigned } from "#charters/store.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import type { Db } from "#store/db.ts";

/** The charter that is asked of whoever helps; null where none is. */
export async function charterAsked(db: Db, community: Id) {
  const { aid } = await communitySettings(db, community);
  return aid.charter === null ? null : charterById.first(db, { community, id: aid.charter as Id });
}

/** The same where somebody has not signed it as it binds now. */
export async function unsignedCharter(db: Db, community: Id, person: Id) {
  const charter = await charterAsked(db, community);
  return charter === null || (await hasSigned(db, charter, person)) ? null : charter;
}
