import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { occurrenceAt } from "./occurrence.ts";
import { freshenDate, promiseReminders, withdrawReminders } from "./promises.ts";
import { settleFill } from "./register.ts";
import { findRegistration, removeRegistration, repointRegistration } from "./registrations.ts";
import { type Registration, stronger, without } from "./seat.ts";
import { findKeptById, takeGathering, writeFill } from "./store.ts";

/** Two persons who turn out to be one. */
export interface Joined {
  readonly community: Id;
  readonly keep: Id;
  readonly gone: Id;
  readonly now: Instant;
}

/**
 * Makes the answers of two persons those of one. Of two answers for one date one stays; what the other took is free, and goes
 * to whoever waits, in the same change. Reminders are promised to the one who stays.
 */
export async function joinAnswers(tx: Tx, joined: Joined): Promise<void> {
  const { community, gone } = joined;
  const dates = await tx
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select(["o.id as id", "o.gathering as gathering"])
    .where("r.community", "=", community)
    .where("r.person", "=", gone)
    .orderBy("o.gathering")
    .orderBy("o.original")
    .execute();
  for (const gathering of new Set(dates.map((date) => date.gathering))) {
    const taken = await takeGathering(tx, community, gathering);
    if (taken === null) continue;
    for (const date of dates) if (date.gathering === gathering) await joinOn(tx, joined, taken, date.id);
  }
}

async function joinOn(tx: Tx, { community, keep, gone, now }: Joined, gathering: Gathering, date: Id): Promise<void> {
  const kept = (await findKeptById(tx, community, date))?.kept;
  const theirs = await findRegistration(tx, community, date, gone);
  if (kept === undefined || theirs === null) return;
  const own = await findRegistration(tx, community, date, keep);
  const stays: Registration = own === null ? theirs : stronger(own, theirs);
  const leaves = own === null ? null : stays === own ? theirs : own;
  if (leaves !== null) await removeRegistration(tx, community, leaves.id);
  if (stays === theirs) await repointRegistration(tx, community, theirs.id, keep);
  const found = occurrenceAt(gathering, kept.original, kept);
  const fill = { capacity: found?.capacity ?? null, taken: kept.taken, waiting: kept.waiting };
  const rest = without(fill, leaves);
  if (found === null) {
    await writeFill(tx, community, kept.id, rest);
    return;
  }
  const here = { ...found, kept };
  await withdrawReminders(tx, gathering, here, gone);
  if (stays.state === "going" || stays.state === "maybe") await promiseReminders(tx, gathering, here, [keep], now);
  await settleFill(tx, now, gathering, here, fill, rest);
  await freshenDate(tx, gathering, kept);
}
