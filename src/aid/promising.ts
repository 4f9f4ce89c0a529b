import type { Quiet } from "#calendar/waking.ts";
import type { CommunityFacts } from "#chat/call.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Settings } from "#membership/settings.ts";
import { readQuiet } from "#membership/settings.ts";
import { communitySettings, findAccountsOf } from "#membership/store.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { setClaimUntil } from "./claim-store.ts";
import { promiseUntil, remindersOf } from "./promise.ts";
import { findVolunteer } from "./volunteer-store.ts";

/** The waking hours of whoever has promised a sign: their own zone and quiet hours. */
interface Waking {
  readonly zone: string;
  readonly settings: Quiet & Pick<Settings, "claimHours">;
}

async function wakingOf(db: Db, community: CommunityFacts, person: Id): Promise<Waking> {
  const { quietFrom, quietTo, claimHours } = await communitySettings(db, community.id);
  const volunteer = await findVolunteer(db, community.id, person);
  const accounts = await findAccountsOf.all(db, { community: community.id, person });
  const zone = accounts.findLast((account) => account.zone !== null)?.zone ?? community.zone;
  const own = volunteer?.quiet ?? null;
  return { zone, settings: { claimHours, ...(own === null ? { quietFrom, quietTo } : readQuiet(own)) } };
}

/** Promises a sign some waking hours after `from`, with a reminder at half of the time and one at three quarters. */
export async function promise(
  tx: Tx,
  community: CommunityFacts,
  claim: { readonly request: Id; readonly person: Id },
  from: Instant,
): Promise<Instant> {
  const { request, person } = claim;
  const { zone, settings } = await wakingOf(tx, community, person);
  const until = promiseUntil(from, settings, zone);
  await plan(tx, { community: community.id, kind: "aid-promise", subject: request, key: person, due: until, facts: { person } });
  for (const [part, due] of Object.entries(remindersOf(from, settings, zone)))
    await plan(tx, { community: community.id, kind: "aid-nudge", subject: request, key: `${person}/${part}`, due, facts: { person } });
  await setClaimUntil.run(tx, { community: community.id, request, person, until: instantIn(until) });
  return until;
}

/** Nothing is promised any more. */
export async function unpromise(tx: Tx, community: Id, request: Id, person: Id): Promise<void> {
  await unplan(tx, { community, kind: "aid-promise", subject: request, key: person });
  for (const part of ["half", "three-quarters"])
    await unplan(tx, { community, kind: "aid-nudge", subject: request, key: `${person}/${part}` });
}
