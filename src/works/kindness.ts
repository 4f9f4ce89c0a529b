import { charterById, hasSigned } from "#charters/store.ts";
import { writeAddress } from "#chat/address.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { communitySettings } from "#membership/store.ts";
import type { Db, Tx } from "#store/db.ts";

/** The charter under which works are spoken of; null where none is asked for. */
export async function kindnessOf(db: Db, community: Id) {
  const { kindness } = await communitySettings(db, community);
  return kindness === null ? null : charterById.first(db, { community, id: kindness as Id });
}

/** Refuses whoever has not signed the charter of kindness as it binds now, with a button to read it. */
export async function requireKindness(tx: Tx, community: Id, person: Id): Promise<void> {
  const charter = await kindnessOf(tx, community);
  if (charter === null || (await hasSigned(tx, charter, person))) return;
  const address = writeAddress({ command: "charter read", press: "read", id: charter.id });
  throw new Refusal("work-charter-first", { charter: charter.handle, title: charter.title }, { label: "label-read", address });
}
