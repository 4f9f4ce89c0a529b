import type { LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { type KeptDate, occurrenceAt } from "./occurrence.ts";
import { freshenDate } from "./promises.ts";
import { fillIn, type KeptOccurrence, settleFill } from "./register.ts";
import { findRegistration } from "./registrations.ts";
import { type Registration, without } from "./seat.ts";
import { findKeptById, takeGathering, writeFill } from "./store.ts";

/** A date that somebody has answered for, its gathering taken. */
export interface AnsweredDate {
  readonly gathering: Gathering;
  readonly kept: KeptDate;
  readonly theirs: Registration;
}

/** Does `work` for each date that somebody has answered for, since a day where one is given. Each gathering is taken once. */
export async function eachAnswered(
  tx: Tx,
  whose: { readonly community: Id; readonly person: Id; readonly since: LocalDate | null },
  work: (date: AnsweredDate) => Promise<void>,
): Promise<void> {
  const { community, person, since } = whose;
  let query = tx
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select(["o.id as id", "o.gathering as gathering"])
    .where("r.community", "=", community)
    .where("r.person", "=", person);
  if (since !== null) query = query.where((e) => e.or([e("o.original", ">=", since), e("o.start", ">=", since)]));
  const dates = await query.orderBy("o.gathering").orderBy("o.original").execute();
  for (const [id, own] of Map.groupBy(dates, (date) => date.gathering)) {
    const gathering = await takeGathering(tx, community, id);
    if (gathering === null) continue;
    for (const date of own) {
      const kept = (await findKeptById(tx, community, date.id))?.kept;
      const theirs = await findRegistration(tx, community, date.id, person);
      if (kept !== undefined && theirs !== null) await work({ gathering, kept, theirs });
    }
  }
}

/** Gives the seats of an answer that is gone to those who wait. Resolves to the date, or null where the rule gives it no longer. */
export async function settleWithout(
  tx: Tx,
  now: Instant,
  { gathering, kept }: Pick<AnsweredDate, "gathering" | "kept">,
  gone: Registration | null,
): Promise<KeptOccurrence | null> {
  const found = occurrenceAt(gathering, kept.original, kept);
  const bare = { capacity: found?.capacity ?? null, taken: kept.taken, waiting: kept.waiting, held: kept.held };
  const fill = found === null ? bare : await fillIn(tx, gathering, { ...found, kept });
  const rest = without(fill, gone);
  if (found === null) {
    await writeFill(tx, gathering.community, kept.id, rest);
    return null;
  }
  const here = { ...found, kept };
  await settleFill(tx, now, gathering, here, fill, rest);
  await freshenDate(tx, gathering, kept);
  return here;
}
