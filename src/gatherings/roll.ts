import type { LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { copiesOf } from "./copies.ts";
import { type Gathering, isPartners } from "./gathering.ts";
import { type KeptDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { registrationsOf } from "./registrations.ts";
import { findGathering, findKept, keptDates } from "./store.ts";

/** Whether somebody was there, and who says so. */
export interface Presence {
  readonly person: Id;
  readonly state: "present" | "absent";
  readonly way: "code" | "organizer";
}

/** Somebody on the roll of a date. */
export interface OnRoll {
  readonly person: Id;
  readonly name: string;
  /** Registered with a seat; false for whoever came without. */
  readonly registered: boolean;
  /** How many seats; none for whoever came without. */
  readonly seats: number;
  readonly state: "present" | "absent" | "unmarked";
}

/** Somebody who comes from a partner. That they were there is kept by their own association, where the gathering is shown. */
export interface Visitor extends OnRoll {
  readonly partner: string;
  readonly copy: Gathering;
  readonly occurrence: Id;
}

/** How often somebody who was registered did not come, over the dates of a gathering where the roll was taken. */
export interface NoShow {
  readonly person: Id;
  readonly name: string;
  readonly registered: number;
  readonly missed: number;
}

/** Who was marked on a date, in the order of the marks. */
export async function presencesOf(db: Db, community: Id, occurrence: Id): Promise<readonly Presence[]> {
  return db
    .selectFrom("presences")
    .select(["person", "state", "way"])
    .where("community", "=", community)
    .where("occurrence", "=", occurrence)
    .orderBy("marked_at")
    .orderBy("id")
    .execute();
}

/** The roll of a date: everybody with a seat, then those who came without one. */
export async function rollOf(db: Db, gathering: Gathering, kept: Pick<KeptDate, "id">): Promise<readonly OnRoll[]> {
  const { community } = gathering;
  const marks = new Map((await presencesOf(db, community, kept.id)).map((mark) => [mark.person, mark.state]));
  const going = (await registrationsOf(db, community, kept.id)).filter(({ state }) => state === "going");
  const seated = new Map(going.map(({ person, seats }) => [person, seats]));
  const everybody = [...seated.keys(), ...[...marks.keys()].filter((person) => !seated.has(person))];
  const names = await personNames(db, community, everybody);
  return everybody.map((person) => ({
    person,
    name: names.get(person) ?? "",
    registered: seated.has(person),
    seats: seated.get(person) ?? 0,
    state: marks.get(person) ?? "unmarked",
  }));
}

/** Who comes to a date from partners: those with a seat there, and whoever was there without one. Nobody who was forgotten. */
export async function visitorsOf(db: Db, gathering: Gathering, original: LocalDate): Promise<readonly Visitor[]> {
  if (isPartners(gathering)) return [];
  const all: Visitor[] = [];
  for (const { community, gathering: id } of copiesOf(gathering)) {
    const copy = await findGathering(db, community, id);
    const kept = copy === null ? null : await findKept(db, copy, original);
    if (copy === null || kept === null) continue;
    const partner = (await findCommunity.first(db, { community }))?.name ?? "";
    const people = (await rollOf(db, copy, kept)).filter(
      ({ name, registered, state }) => name !== "" && (registered || state === "present"),
    );
    all.push(...people.map((one) => ({ ...one, partner, copy, occurrence: kept.id })));
  }
  return all;
}

/** How somebody from a partner is named where two may have one name. */
export function visitorName({ name, partner }: Pick<Visitor, "name" | "partner">): string {
  return `${name} (${partner})`;
}

/** The people of partners that are named, separated by commas. Throws a Misuse, with those there are, for a name that none or several have. */
export function visitorsNamed(visitors: readonly Visitor[], typed: string): readonly Visitor[] {
  const known = visitors.map(visitorName).join(", ");
  const names = typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.map((name) => {
    const meant = visitors.filter((one) => fold(visitorName(one)) === fold(name) || fold(one.name) === fold(name));
    const [one, other] = meant;
    if (one === undefined) throw new Misuse("partners", "gathering-visitor-unknown", { typed: name, known, count: visitors.length });
    if (other !== undefined)
      throw new Misuse("partners", "gathering-visitor-which", { typed: name, known: meant.map(visitorName).join(", ") });
    return one;
  });
}

/** How often people who were registered did not come; those with the most first. Only dates that are over and whose roll was taken count. */
export async function noShowsOf(db: Db, gathering: Gathering, now: Instant): Promise<readonly NoShow[]> {
  const held = (await keptDates(db, gathering, "")).filter((kept) => {
    const date = occurrenceAt(gathering, kept.original, kept);
    return date !== null && date.cancelled === null && date.end <= now;
  });
  const marks = Map.groupBy(await marksOf(db, gathering), ({ occurrence }) => occurrence);
  const seats = Map.groupBy(await seatsOf(db, gathering), ({ occurrence }) => occurrence);
  const counts = new Map<Id, { registered: number; missed: number }>();
  for (const { id } of held) {
    const marked = marks.get(id);
    if (marked === undefined) continue;
    const there = new Set(marked.filter(({ state }) => state === "present").map(({ person }) => person));
    for (const { person } of seats.get(id) ?? []) {
      const had = counts.get(person) ?? { registered: 0, missed: 0 };
      counts.set(person, { registered: had.registered + 1, missed: had.missed + (there.has(person) ? 0 : 1) });
    }
  }
  const missing = [...counts].filter(([, { missed }]) => missed > 0);
  const names = await personNames(
    db,
    gathering.community,
    missing.map(([person]) => person),
  );
  return missing
    .map(([person, count]) => ({ person, name: names.get(person) ?? "", ...count }))
    .sort((one, other) => other.missed - one.missed || one.registered - other.registered);
}

/** The ids of a gathering's kept dates. Asked for so, and not by a join, since only the marks and seats of its own dates are then looked at. */
function datesOf(db: Db, { community, id }: Gathering) {
  return db.selectFrom("occurrences").select("id").where("community", "=", community).where("gathering", "=", id);
}

/** Every mark on the dates of a gathering. */
function marksOf(db: Db, gathering: Gathering) {
  return db
    .selectFrom("presences")
    .select(["occurrence", "person", "state"])
    .where("community", "=", gathering.community)
    .where("occurrence", "in", datesOf(db, gathering))
    .execute();
}

/** Everybody with a seat on the dates of a gathering, in the order of arrival. */
function seatsOf(db: Db, gathering: Gathering) {
  return db
    .selectFrom("registrations")
    .select(["occurrence", "person"])
    .where("community", "=", gathering.community)
    .where("occurrence", "in", datesOf(db, gathering))
    .where("state", "=", "going")
    .orderBy("place")
    .execute();
}

/** The dates of a gathering on which somebody was there, in their order. */
export async function attendedOf(db: Db, gathering: Gathering, person: Id): Promise<readonly Occurrence[]> {
  const rows = await db
    .selectFrom("presences")
    .select("occurrence")
    .where("community", "=", gathering.community)
    .where("occurrence", "in", datesOf(db, gathering))
    .where("person", "=", person)
    .where("state", "=", "present")
    .execute();
  const there = new Set(rows.map((row) => row.occurrence));
  const kept = (await keptDates(db, gathering, "")).filter((date) => there.has(date.id));
  return kept.flatMap((date) => occurrenceAt(gathering, date.original, date) ?? []).sort((one, other) => one.at - other.at);
}
