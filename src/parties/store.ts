import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { BreachRow, CounterpartRow } from "#store/tables/parties.ts";
import type { Breach, Counted, Party, Subject } from "./party.ts";

type Key = { readonly community: Id; readonly id: Id };

/** Takes the party's turn, and says what it is. */
export const bumpParty = hotWrite((q, p: Key) =>
  q
    .updateTable("counterparts")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

function partyOut({ id, handle, name, folded, kind, contact }: CounterpartRow): Party {
  return { id, handle, name, folded, kind, contact };
}

/** The party of that name; it is put into the directory when it is not there. */
export async function partyNamed(tx: Tx, made: Pick<CounterpartRow, "community" | "id" | "name" | "kind">, now: Instant): Promise<Id> {
  const { community } = made;
  const folded = fold(made.name);
  const known = await tx
    .selectFrom("counterparts")
    .select("id")
    .where("community", "=", community)
    .where("folded", "=", folded)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const handle = await nextHandle(tx, community, "O");
  const added = await tx
    .insertInto("counterparts")
    .values({ ...made, handle, folded, contact: null, version: 1, created_at: instantIn(now) })
    .onConflict((conflict) => conflict.columns(["community", "folded"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added === undefined ? partyNamed(tx, made, now) : added.id;
}

export async function updateParty(tx: Tx, community: Id, id: Id, set: Partial<Pick<CounterpartRow, "kind" | "contact">>): Promise<void> {
  await tx.updateTable("counterparts").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** The directory, by name. */
export async function allParties(db: Db, community: Id): Promise<readonly Party[]> {
  const rows = await db.selectFrom("counterparts").selectAll().where("community", "=", community).orderBy("folded").execute();
  return rows.map(partyOut);
}

/** The parties that typed text may mean, as completion lists them. */
export function offerParties(db: Db, community: Id, typed: string) {
  return db
    .selectFrom("counterparts")
    .select(["handle", "name as title"])
    .where("community", "=", community)
    .where((e) => e.or([e("folded", "like", holding(typed)), e("handle", "like", handleFrom(typed))]))
    .orderBy("folded")
    .limit(25)
    .execute();
}

/** The party. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadParty(db: Db, community: Id, id: Id): Promise<Party> {
  const row = await db.selectFrom("counterparts").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new Refusal("press-stale");
  return partyOut(row);
}

/** A party by its handle or its name. */
export async function findParty(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const rows = await db
    .selectFrom("counterparts")
    .select(["id", "handle"])
    .where("community", "=", community)
    .where((e) => e.or([e("handle", "=", text.toUpperCase()), e("folded", "=", fold(text))]))
    .limit(6)
    .execute();
  const byHandle = rows.find(({ handle }) => handle === text.toUpperCase());
  return byHandle ?? theOne(text, rows);
}

export async function insertBreach(tx: Tx, row: BreachRow): Promise<void> {
  await tx.insertInto("breaches").values(row).execute();
}

export async function updateBreach(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<Pick<BreachRow, "state" | "reply" | "answer">>,
): Promise<void> {
  await tx.updateTable("breaches").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** The breaches of an agreement, or those of a party apart from its agreements; the oldest first. */
export async function breachesOf(db: Db, community: Id, { kind, id }: Pick<Subject, "kind" | "id">): Promise<readonly Breach[]> {
  const about = db.selectFrom("breaches").selectAll().where("community", "=", community);
  const found = kind === "agreement" ? about.where("agreement", "=", id) : about.where("party", "=", id).where("agreement", "is", null);
  return found.orderBy("number").execute();
}

/** How many breaches were reported of each party, with or without an agreement, and how many of them are answered or settled. */
export async function breachCounts(db: Db, community: Id): Promise<ReadonlyMap<Id, Counted>> {
  const rows = await db
    .selectFrom("breaches")
    .select((e) => [
      "party",
      e.fn.countAll().as("reported"),
      e.fn.sum(e.case().when("state", "=", "open").then(0).else(1).end()).as("answered"),
    ])
    .where("community", "=", community)
    .where("party", "is not", null)
    .groupBy("party")
    .execute();
  return new Map(rows.map((row) => [row.party as Id, { reported: countOut(row.reported), answered: countOut(row.answered) }]));
}

/** What the parties reply to reports, with the handle of the agreement that each is about; null for none. */
export async function repliesOf(
  db: Db,
  community: Id,
): Promise<readonly { readonly party: Id; readonly agreement: string | null; readonly number: number; readonly words: string }[]> {
  const rows = await db
    .selectFrom("breaches as b")
    .leftJoin("agreements as a", (join) => join.onRef("a.community", "=", "b.community").onRef("a.id", "=", "b.agreement"))
    .select(["b.party as party", "a.handle as agreement", "b.number as number", "b.reply as words"])
    .where("b.community", "=", community)
    .where("b.party", "is not", null)
    .where("b.reply", "is not", null)
    .orderBy("b.at")
    .orderBy("b.id")
    .execute();
  return rows.map(({ party, agreement, number, words }) => ({ party: party as Id, agreement, number, words: words as string }));
}
