import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { partyLines } from "./service.ts";

/** The directory as the export shows it: of breaches the counts, never what was reported, by whom, or what is said to it. */
export async function exportParties(db: Db, community: Id) {
  const lines = await partyLines(db, community, "without");
  return Object.fromEntries(
    lines
      .toSorted((a, b) => Number(a.party.handle.slice(1)) - Number(b.party.handle.slice(1)))
      .map(({ party, charters, reported, answered, replies }) => [
        party.handle,
        { name: party.name, kind: party.kind, charters, breaches: { reported, answered, replied: replies.length } },
      ]),
  );
}
