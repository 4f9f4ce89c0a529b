import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { findFrozen, findMinutes } from "./store.ts";

/** The minutes as the export shows them: approved ones with their text, so that the hash can be checked; null where none are drawn up. */
export async function exportMinutes(
  db: Db,
  community: Id,
  assembly: Id,
  within: { readonly name: (person: Id) => string; readonly zone: Zone },
): Promise<unknown> {
  const minutes = await findMinutes(db, community, assembly);
  if (minutes === null) return null;
  return {
    state: minutes.state,
    language: minutes.locale,
    secretary: within.name(minutes.secretary),
    drafted: zonedText(minutes.draftedAt, within.zone),
    approved: minutes.approvedAt === null ? null : zonedText(minutes.approvedAt, within.zone),
    hash: minutes.hash,
    text: (await findFrozen(db, community, assembly))?.text ?? null,
  };
}
