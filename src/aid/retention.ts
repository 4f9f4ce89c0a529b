import type { CommunityFacts } from "#chat/call.ts";
import { planned } from "#jobs/plan.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";

/** A request that is over long enough, whose confided part would be removed. */
export interface Removable {
  readonly id: Id;
  readonly handle: string;
  readonly category: string;
  readonly closedAt: Instant;
}

/** When a regular need is asked for again: until then what was confided is still needed, however long ago the last time was. Null where it is not. */
export function askedAgainAt(db: Db, community: Id, request: { readonly id: Id; readonly repeat: string | null }): Promise<Instant | null> {
  if (request.repeat === null) return Promise.resolve(null);
  return planned(db, { community, kind: "aid-regular", subject: request.id });
}

/** What a removal would take now: nothing is changed. */
export async function removable(db: Db, community: Id, days: number, now: Instant): Promise<readonly Removable[]> {
  const rows = await db
    .selectFrom("requests")
    .select(["id", "handle", "category", "closed_at", "repeat"])
    .where("community", "=", community)
    .where("closed_at", "is not", null)
    .where("closed_at", "<=", instantIn((now - days * DAY) as Instant))
    .where("purged_at", "is", null)
    .orderBy("closed_at")
    .execute();
  const found: Removable[] = [];
  for (const row of rows) {
    if ((await askedAgainAt(db, community, row)) !== null) continue;
    found.push({ id: row.id, handle: row.handle, category: row.category, closedAt: instantOut(row.closed_at as string) });
  }
  return found;
}

/**
 * Removes what was confided with a request, and every link from it to a person: the card and the figures stay. Notes, offers, and who
 * looked at what, go with it; how many helped is kept as a number.
 */
export async function removePrivate(tx: Tx, community: Pick<CommunityFacts, "id">, request: Id, now: Instant): Promise<void> {
  await tx
    .updateTable("requests")
    .set({
      about: "",
      behalf: null,
      contact: null,
      address: null,
      requester: null,
      preferred: null,
      danger: null,
      skills: "[]",
      repeat: null,
      section: null,
      purged_at: instantIn(now),
    })
    .where("community", "=", community.id)
    .where("id", "=", request)
    .execute();
  await tx
    .updateTable("request_events")
    .set({ person: null, note: null })
    .where("community", "=", community.id)
    .where("request", "=", request)
    .execute();
  for (const table of ["offers", "contact_looks", "claims"] as const)
    await tx.deleteFrom(table).where("community", "=", community.id).where("request", "=", request).execute();
}
