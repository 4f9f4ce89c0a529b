import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Db } from "#store/db.ts";
import { findAccountsOf, findPersonById } from "./store.ts";

/**
 * Refuses to act for somebody else, unless it is somebody without an account, who could not, and whoever keeps the register
 * acts for them: a member without chat, who asked by word of mouth.
 */
export async function requireOnBehalf(db: Db, act: Act, person: Id): Promise<void> {
  if (person === act.person) return;
  if (!act.may("admit members")) throw new Refusal("behalf-own");
  const row = await findPersonById.first(db, { community: act.community.id, id: person });
  if (row === null || row.erased_at !== null) throw new Misuse("person", "press-stale");
  const accounts = await findAccountsOf.all(db, { community: act.community.id, person });
  if (accounts.length > 0) throw new Refusal("behalf-theirs", { name: row.name });
}
