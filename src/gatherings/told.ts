import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { type Occurrence, occurrenceAt } from "./occurrence.ts";
import { findGathering, findKeptById } from "./store.ts";

/** A date that something is told of, with its gathering. */
export interface DateAndGathering {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
}

/** The date with this id; null when it is gone. */
export async function dateOfId(db: Db, community: Id, occurrence: Id): Promise<DateAndGathering | null> {
  const found = await findKeptById(db, community, occurrence);
  if (found === null) return null;
  const gathering = await findGathering(db, community, found.gathering);
  const date = gathering === null ? null : occurrenceAt(gathering, found.kept.original, found.kept);
  return gathering === null || date === null ? null : { gathering, occurrence: date };
}
