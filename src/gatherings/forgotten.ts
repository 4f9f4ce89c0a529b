import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { occurrenceAt } from "./occurrence.ts";
import { freshenDate, withdrawReminders } from "./promises.ts";
import { settleFill } from "./register.ts";
import { findRegistration, removeRegistration } from "./registrations.ts";
import { without } from "./seat.ts";
import { findKeptById, takeGathering, writeFill } from "./store.ts";

/** Somebody who asks to be forgotten. */
interface Forgotten {
  readonly community: Id;
  readonly person: Id;
  readonly now: Instant;
}

/**
 * Takes somebody off the dates that are still to come: their seats go to whoever waits. What they attended stays counted; their wishes
 * and the addresses of their calendars are gone.
 */
export async function forgetAnswers(tx: Tx, forgotten: Forgotten): Promise<void> {
  const { community, person, now } = forgotten;
  for (const table of ["standing_answers", "reminder_wishes", "calendar_addresses"] as const) {
    await tx.deleteFrom(table).where("community", "=", community).where("person", "=", person).execute();
  }
  const today = instantIn(now).slice(0, 10);
  const dates = await tx
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select(["o.id as id", "o.gathering as gathering"])
    .where("r.community", "=", community)
    .where("r.person", "=", person)
    .where((e) => e.or([e("o.original", ">=", today), e("o.start", ">=", today)]))
    .orderBy("o.gathering")
    .orderBy("o.original")
    .execute();
  for (const gathering of new Set(dates.map((date) => date.gathering))) {
    const taken = await takeGathering(tx, community, gathering);
    if (taken === null) continue;
    for (const date of dates) if (date.gathering === gathering) await leave(tx, forgotten, taken, date.id);
  }
}

async function leave(tx: Tx, { community, person, now }: Forgotten, gathering: Gathering, date: Id): Promise<void> {
  const kept = (await findKeptById(tx, community, date))?.kept;
  const theirs = await findRegistration(tx, community, date, person);
  if (kept === undefined || theirs === null) return;
  await removeRegistration(tx, community, theirs.id);
  const found = occurrenceAt(gathering, kept.original, kept);
  const fill = { capacity: found?.capacity ?? null, taken: kept.taken, waiting: kept.waiting };
  const rest = without(fill, theirs);
  if (found === null) {
    await writeFill(tx, community, kept.id, rest);
    return;
  }
  const here = { ...found, kept };
  await withdrawReminders(tx, gathering, here, person);
  await settleFill(tx, now, gathering, here, fill, rest);
  await freshenDate(tx, gathering, kept);
}
