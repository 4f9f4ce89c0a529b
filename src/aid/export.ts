import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import { instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { loadClaims } from "./claim-store.ts";
import { listRequests } from "./request-store.ts";

const ALL = ["open", "offered", "claimed", "done", "withdrawn", "unmet"] as const;

/** Requests for help as the export shows them: figures and steps, never what was confided. */
export async function exportAid(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const rows = await listRequests(db, community, ALL, null, 100_000);
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
  const entries: [string, unknown][] = [];
  for (const row of rows) {
    const claims = await loadClaims(db, community, row.id);
    entries.push([
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
        claimedBy: claims.filter((claim) => claim.state === "active" || claim.state === "done").map((claim) => within.name(claim.person)),
        offers: offers
          .filter((offer) => offer.request === row.id)
          .map((offer) => ({ person: within.name(offer.person), at: at(offer.at), state: offer.state })),
        history: events
          .filter((event) => event.request === row.id)
          .map((event) => ({ at: at(event.at), event: event.event, person: event.person === null ? null : within.name(event.person) })),
      },
    ]);
  }
  return Object.fromEntries(entries);
}
