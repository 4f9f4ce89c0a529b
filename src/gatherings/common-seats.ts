import type { LocalDate } from "#calendar/calendar.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findCommunity } from "#membership/store.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import type { KeptDate } from "./occurrence.ts";
import { freshenDate } from "./promises.ts";
import { findGathering, findKept } from "./store.ts";

/** The job that gives seats which became free at a partner's to those who wait here. */
export const SEATS_FREED = "gathering-seats-freed";

/** The other gatherings that have their seats from the same common ones; none for one that has its own. */
async function besides(db: Db, gathering: Gathering): Promise<readonly Gathering[]> {
  const { tie } = gathering;
  if (tie === null) return [];
  if (tie.kind === "shown")
    return found(
      db,
      tie.copies.filter(({ seats }) => seats === "common"),
    );
  if (tie.over || tie.seats !== "common") return [];
  const origin = await findGathering(db, tie.community, tie.gathering);
  if (origin === null) return [];
  const others = origin.tie?.kind === "shown" ? origin.tie.copies : [];
  return [
    origin,
    ...(await found(
      db,
      others.filter((one) => one.seats === "common" && one.gathering !== gathering.id),
    )),
  ];
}

async function found(db: Db, copies: readonly { readonly community: Id; readonly gathering: Id }[]): Promise<readonly Gathering[]> {
  const all: Gathering[] = [];
  for (const { community, gathering } of copies) {
    const there = await findGathering(db, community, gathering);
    if (there !== null) all.push(there);
  }
  return all;
}

/** How many of the common seats of a date are taken, or kept for somebody, at partners'. */
export async function takenElsewhere(db: Db, gathering: Gathering, original: LocalDate): Promise<number> {
  let taken = 0;
  for (const other of await besides(db, gathering)) {
    const kept = await findKept(db, other, original);
    if (kept !== null) taken += kept.taken + kept.held;
  }
  return taken;
}

/** After seats of a date were taken or given back: the cards of the others say so, and whoever waits there is looked at. */
export async function seatsChanged(tx: Tx, gathering: Gathering, original: LocalDate, now: Instant): Promise<void> {
  for (const other of await besides(tx, gathering)) {
    const kept = await findKept(tx, other, original);
    await freshenDate(tx, other, kept);
    if (waits(kept)) await plan(tx, { community: other.community, kind: SEATS_FREED, subject: other.id, due: now });
  }
}

function waits(kept: KeptDate | null): boolean {
  return kept !== null && kept.waiting > kept.held;
}

/** Who a gathering comes from: the partner's name, or null for one's own. */
export async function partnerOf(db: Db, { tie }: Pick<Gathering, "tie">): Promise<string | null> {
  if (tie?.kind !== "shows") return null;
  return (await findCommunity.first(db, { community: tie.community }))?.name ?? null;
}
