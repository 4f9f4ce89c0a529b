import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { type AnsweredDate, eachAnswered, settleWithout } from "./answered.ts";
import { promiseReminders, withdrawReminders } from "./promises.ts";
import { findRegistration, removeRegistration, repointRegistration } from "./registrations.ts";
import { type Registration, stronger } from "./seat.ts";

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
export function joinAnswers(tx: Tx, joined: Joined): Promise<void> {
  const { community, gone } = joined;
  return eachAnswered(tx, { community, person: gone, since: null }, (date) => joinOn(tx, joined, date));
}

async function joinOn(tx: Tx, { community, keep, gone, now }: Joined, { gathering, kept, theirs }: AnsweredDate): Promise<void> {
  const own = await findRegistration(tx, community, kept.id, keep);
  const stays: Registration = own === null ? theirs : stronger(own, theirs);
  const leaves = own === null ? null : stays === own ? theirs : own;
  if (leaves !== null) await removeRegistration(tx, community, leaves.id);
  if (stays === theirs) await repointRegistration(tx, community, theirs.id, keep);
  const here = await settleWithout(tx, now, { gathering, kept }, leaves);
  if (here === null) return;
  await withdrawReminders(tx, gathering, here, gone);
  if (stays.state === "going" || stays.state === "maybe") await promiseReminders(tx, gathering, here, [keep], now);
}
