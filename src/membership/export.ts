import { dateAt, type Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { inForce } from "./delegation.ts";
import { allDelegations } from "./delegation-store.ts";
import { readProfile, shownParts } from "./profile.ts";
import { roleName, type Standing, standingOn } from "./role.ts";
import { allPeople, personOut } from "./store.ts";

/** How the parts of the export are written. */
interface Exporting {
  readonly name: (person: Id) => string;
  readonly now: Instant;
  readonly zone: Zone;
}

/** A person as the export shows them. Days are local, `2027-03-28`. */
export interface ExportedPerson {
  readonly name: string;
  readonly roles: readonly string[];
  readonly status: Standing;
  readonly joined: string | null;
  readonly duesThrough: string | null;
  /** One of the community's categories; null for the usual one. */
  readonly category: string | null;
  /** What they chose to show. */
  readonly shown: Readonly<Record<string, string>>;
  readonly accounts: readonly { readonly platform: string; readonly id: string }[];
}

/** Everybody of the community; `name` gives the key that a person stands under. */
export async function exportPeople(db: Db, community: Id, { name, now, zone }: Exporting): Promise<Record<string, ExportedPerson>> {
  const today = dateAt(now, zone);
  const accounts = await db
    .selectFrom("accounts")
    .select(["person", "platform", "user as id"])
    .where("community", "=", community)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const accountsOf = Map.groupBy(accounts, (account) => account.person);
  const people: Record<string, ExportedPerson> = {};
  for (const row of await allPeople(db, community)) {
    const person = personOut(row);
    people[name(row.id)] = {
      name: person.name,
      roles: person.roles.map(roleName),
      status: standingOn(row, today),
      joined: person.joined,
      duesThrough: person.duesThrough,
      category: row.category === "" ? null : row.category,
      shown: Object.fromEntries(shownParts(readProfile(row.profile))),
      accounts: (accountsOf.get(row.id) ?? []).map(({ platform, id }) => ({ platform, id })),
    };
  }
  return people;
}

/** Every power that was ever given, by handle. */
export async function exportDelegations(db: Db, community: Id, { name, now, zone }: Exporting) {
  const all = await allDelegations(db, community);
  const handles = new Map(all.map((one) => [one.id, one.handle]));
  const shown = all.map((one) => {
    const over = one.state === "active" && !inForce(one, now);
    const { giver, holder, ability, topic, place, starts, ends, parent } = one;
    return [
      one.handle,
      {
        from: name(giver),
        to: name(holder),
        ability,
        scope: topic,
        place: place === null ? null : place.name,
        start: zonedText(starts, zone),
        end: ends === null ? null : zonedText(ends, zone),
        drawnFrom: parent === null ? null : (handles.get(parent) ?? null),
        state: over ? "ended" : one.state,
      },
    ] as const;
  });
  return Object.fromEntries(shown);
}
