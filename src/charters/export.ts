import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { allCharters, signatoriesOf, versionsOf } from "./store.ts";

/** Every charter with its versions and who has signed which, by handle. */
export async function exportCharters(
  db: Db,
  community: Id,
  { name, zone }: { readonly name: (person: Id) => string; readonly zone: Zone },
) {
  const all: Record<string, unknown> = {};
  for (const row of await allCharters(db, community)) {
    const versions = await versionsOf(db, community, row.id);
    const people = await signatoriesOf(db, community, row);
    all[row.handle] = {
      title: row.title,
      version: row.current,
      binding: row.binding,
      text: versions.at(-1)?.body ?? "",
      versions: versions.map((one) => ({
        number: one.number,
        kind: one.kind,
        changes: one.changes,
        adoptedBy: one.adoptedBy,
        adoptedOn: one.adoptedOn,
        publishedAt: zonedText(one.published, zone),
      })),
      signatories: people.map((one) => ({
        person: one.person === null ? null : name(one.person),
        name: one.person === null ? one.name : null,
        capacity: one.capacity,
        organisation: one.organisation,
        version: one.number,
        at: zonedText(one.at, zone),
        current: one.holds,
        shown: one.shown,
      })),
    };
  }
  return all;
}
