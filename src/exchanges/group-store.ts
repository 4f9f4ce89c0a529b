import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { insertMany } from "#store/many.ts";
import type { Met } from "./draw.ts";
import type { Exchange } from "./exchange.ts";

/** People who were put together in a round; one alone sat out. */
export interface Group {
  readonly id: Id;
  readonly round: number;
  readonly at: Instant;
  readonly seats: readonly { readonly person: Id; readonly state: "drawn" | "declined" }[];
}

/** The groups of an exchange, in the order of their rounds: of all of them, of a cycle, or of one round. */
export async function groupsOf(
  db: Db,
  community: Id,
  exchange: Id,
  which: { readonly cycle?: number; readonly round?: number },
): Promise<readonly Group[]> {
  let query = db
    .selectFrom("exchange_groups as g")
    .innerJoin("exchange_seats as s", (join) => join.onRef("s.community", "=", "g.community").onRef("s.party", "=", "g.id"))
    .select(["g.id", "g.round", "g.at", "s.person", "s.state"])
    .where("g.community", "=", community)
    .where("g.exchange", "=", exchange);
  if (which.cycle !== undefined) query = query.where("g.cycle", "=", which.cycle);
  if (which.round !== undefined) query = query.where("g.round", "=", which.round);
  const rows = await query.orderBy("g.round").orderBy("g.id").orderBy("s.id").execute();
  const groups = new Map<Id, { id: Id; round: number; at: Instant; seats: Group["seats"][number][] }>();
  for (const { id, round, at, person, state } of rows) {
    const group = groups.get(id) ?? { id, round, at: instantOut(at), seats: [] };
    group.seats.push({ person, state });
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** A group of this exchange by its id; null when there is none. */
export async function findGroup(db: Db, community: Id, id: Id): Promise<{ readonly exchange: Id; readonly round: number } | null> {
  const row = await db
    .selectFrom("exchange_groups")
    .select(["exchange", "round"])
    .where("community", "=", community)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

const insertGroups = insertMany("exchange_groups", ["community", "id", "exchange", "round", "cycle", "at"]);
const insertSeats = insertMany("exchange_seats", ["community", "id", "party", "person", "state"]);

/** Writes the groups of a round, and resolves to their ids, in their order. */
export async function putGroups(
  tx: Tx,
  ids: Ids,
  { community, exchange, round, cycle, now }: { community: Id; exchange: Id; round: number; cycle: number; now: Instant },
  groups: readonly (readonly Id[])[],
): Promise<readonly Id[]> {
  const made = groups.map(() => ids.next());
  const at = instantIn(now);
  await insertGroups(
    tx,
    made.map((id) => ({ community, id, exchange, round, cycle, at })),
  );
  const seats = groups.flatMap((people, place) => people.map((person) => ({ party: made[place] as Id, person })));
  await insertSeats(
    tx,
    seats.map((seat) => ({ ...seat, community, id: ids.next(), state: "drawn" as const })),
  );
  return made;
}

/** Somebody says no to a group. */
export async function declineSeat(tx: Tx, community: Id, group: Id, person: Id): Promise<void> {
  await tx
    .updateTable("exchange_seats")
    .set({ state: "declined" })
    .where("community", "=", community)
    .where("party", "=", group)
    .where("person", "=", person)
    .execute();
}

export async function dropSeatsOf(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx.deleteFrom("exchange_seats").where("community", "=", community).where("person", "=", person).execute();
}

/** Who has met whom in a cycle, and who is never put together, at their wish or somebody's who looks after them. */
export async function metIn(db: Db, community: Id, exchange: Pick<Exchange, "id" | "cycle">): Promise<Met> {
  const met = new Map<Id, Map<Id, number>>();
  const meet = (one: Id, other: Id, round: number) => {
    const theirs = met.get(one);
    if (theirs === undefined) met.set(one, new Map([[other, round]]));
    else theirs.set(other, Math.max(round, theirs.get(other) ?? 0));
  };
  for (const group of await groupsOf(db, community, exchange.id, { cycle: exchange.cycle })) {
    const here = group.seats.filter(({ state }) => state === "drawn");
    for (const one of here) for (const other of here) if (one !== other) meet(one.person, other.person, group.round);
  }
  const apart = await db.selectFrom("kept_apart").select(["person", "other"]).where("community", "=", community).execute();
  for (const { person, other } of apart) {
    if (other === null) continue;
    meet(person, other, Number.POSITIVE_INFINITY);
    meet(other, person, Number.POSITIVE_INFINITY);
  }
  return met;
}
