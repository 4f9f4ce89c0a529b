import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import { notifiedRole } from "#membership/platform-roles.ts";
import type { Db } from "#store/db.ts";
import { deliveryOf, listAnnouncements } from "./store.ts";

/** Every announcement, by handle. */
export async function exportAnnouncements(
  db: Db,
  community: Id,
  { name, zone }: { readonly name: (person: Id) => string; readonly zone: Zone },
) {
  const all: Record<string, unknown> = {};
  const found = await listAnnouncements(db, community, { limit: 1_000_000 });
  for (const one of found.toReversed()) {
    const delivery = await deliveryOf(db, community, one.id);
    all[one.handle] = {
      author: name(one.author),
      title: Object.values(one.texts)[0]?.title ?? "",
      texts: one.texts,
      topic: one.topic?.name ?? null,
      channels: one.places.map((place) => place.name),
      notify: (await notifiedRole(db, community, one.notify))?.name ?? null,
      at: zonedText(one.at, zone),
      state: one.state,
      approvedBy: one.approver === null ? null : name(one.approver),
      changeWaits: one.pending !== null,
      reach: one.reach,
      delivery: { posted: delivery.posted.length, told: delivery.told, notReached: delivery.notReached + delivery.lost.length },
    };
  }
  return all;
}
