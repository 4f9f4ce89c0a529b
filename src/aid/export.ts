import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import { instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { listRequests } from "./request-store.ts";

const ALL = ["open", "offered", "claimed", "done", "withdrawn", "unmet"] as const;

/** Requests for help as the export shows them: figures and steps, never what was confided. */
export async function exportAid(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const rows = await listRequests(db, community, ALL, null, 100_000);
  const claims = await db
    .selectFrom("claims")
    .select(["request", "person"])
    .where("community", "=", community)
    .where("state", "in", ["active", "done"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const offers = await db
    .selectFrom("offers")
    .select(["request", "person", "at", "state"])
    .where("community", "=", community)
    .orderBy("at")
    .execute();
  const events = await db
    .selectFrom("request_events")
    .select(["request", "at", "event", "person"])
    .where("community", "=", community)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const at = (text: string) => zonedText(instantOut(text), within.zone);
  const claimsOf = Map.groupBy(claims, ({ request }) => request);
  const offersOf = Map.groupBy(offers, ({ request }) => request);
  const eventsOf = Map.groupBy(events, ({ request }) => request);
  const entries = rows.map((row): [string, unknown] => [
    row.handle,
    {
      category: row.category,
      zone: row.zone,
      urgency: row.urgency,
      state: row.state,
      confirmed: row.confirmed === 1,
      reason: row.reason,
      helpers: row.helpers,
      starts: row.starts_at === null ? null : at(row.starts_at),
      claimedBy: (claimsOf.get(row.id) ?? []).map(({ person }) => within.name(person)),
      offers: (offersOf.get(row.id) ?? []).map((offer) => ({ person: within.name(offer.person), at: at(offer.at), state: offer.state })),
      history: (eventsOf.get(row.id) ?? []).map(({ at: when, event, person }) => ({
        at: at(when),
        event,
        person: person === null || (row.anonymous === 1 && person === row.requester) ? null : within.name(person),
      })),
    },
  ]);
  return Object.fromEntries(entries);
}
