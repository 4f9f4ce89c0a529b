import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { candidatesOf, findCall } from "./store.ts";

/** The call behind an election as the export shows it; null for a motion that is none. Ages stay out of it. */
export async function exportCall(
  db: Db,
  community: Id,
  motion: Id,
  within: { readonly name: (person: Id) => string; readonly zone: Zone },
): Promise<unknown> {
  const call = await findCall(db, community, motion);
  if (call === null) return null;
  return {
    office: call.office,
    closes: call.closesAt === null ? null : zonedText(call.closesAt, within.zone),
    limit: call.mostPerSection,
    round: call.round,
    rounds: call.rounds,
    months: call.term,
    thirds: call.thirds,
    candidates: (await candidatesOf(db, community, motion)).map(({ person, name, state, section }) => ({
      person: within.name(person),
      name,
      state,
      section,
    })),
  };
}
