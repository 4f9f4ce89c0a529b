import type { LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { MandateRow, OfficeRow } from "#store/tables/assemblies.ts";
import type { Mandate, Office } from "./mandate.ts";

function officeOut(row: OfficeRow): Office {
  return { id: row.id, name: row.name, seats: row.seats, term: row.term, most: row.most };
}

function mandateOut(row: MandateRow): Mandate {
  return {
    id: row.id,
    office: row.office,
    person: row.person,
    motion: row.motion,
    electedBy: row.elected_by,
    from: row.from_day as LocalDate,
    until: row.until_day as LocalDate | null,
    ended: row.ended_day as LocalDate | null,
    reason: row.reason,
  };
}

export async function findOffice(db: Db, community: Id, name: string): Promise<Office | null> {
  const row = await db
    .selectFrom("offices")
    .selectAll()
    .where("community", "=", community)
    .where("folded", "=", fold(name))
    .executeTakeFirst();
  return row === undefined ? null : officeOut(row);
}

export async function listOffices(db: Db, community: Id): Promise<readonly Office[]> {
  const rows = await db.selectFrom("offices").selectAll().where("community", "=", community).orderBy("created_at").orderBy("id").execute();
  return rows.map(officeOut);
}

/** Makes an office, or changes what was typed of one that is there; gives it as it stands then. */
export async function putOffice(
  tx: Tx,
  row: { readonly community: Id; readonly id: Id; readonly name: string; readonly now: Instant } & Partial<
    Pick<Office, "seats" | "term" | "most">
  >,
): Promise<Office> {
  const { seats, term, most } = row;
  const changed = {
    ...(seats === undefined ? {} : { seats }),
    ...(term === undefined ? {} : { term }),
    ...(most === undefined ? {} : { most }),
  };
  const stored = await tx
    .insertInto("offices")
    .values({
      community: row.community,
      id: row.id,
      name: row.name,
      folded: fold(row.name),
      seats: seats ?? 1,
      term: term ?? null,
      most: most ?? null,
      created_at: instantIn(row.now),
    })
    .onConflict((conflict) => conflict.columns(["community", "folded"]).doUpdateSet((e) => ({ name: e.ref("offices.name"), ...changed })))
    .returningAll()
    .executeTakeFirstOrThrow();
  return officeOut(stored);
}

/** The mandates of a community, of one office or of all, the earliest first. */
export async function listMandates(db: Db, community: Id, office: Id | null = null): Promise<readonly Mandate[]> {
  let query = db.selectFrom("mandates").selectAll().where("community", "=", community).orderBy("from_day").orderBy("id");
  if (office !== null) query = query.where("office", "=", office);
  return (await query.execute()).map(mandateOut);
}

/** The handles of the elections that mandates come from. */
export async function electionHandles(db: Db, community: Id): Promise<ReadonlyMap<Id, string>> {
  const rows = await db
    .selectFrom("mandates as m")
    .innerJoin("motions as e", (join) => join.onRef("e.community", "=", "m.community").onRef("e.id", "=", "m.motion"))
    .select(["e.id", "e.handle"])
    .distinct()
    .where("m.community", "=", community)
    .execute();
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}

export async function findMandate(db: Db, community: Id, id: Id): Promise<Mandate | null> {
  const row = await db.selectFrom("mandates").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : mandateOut(row);
}

/** Enters a mandate; false when the same one, of the same day, is there already. */
export async function insertMandate(tx: Tx, community: Id, mandate: Mandate, now: Instant): Promise<boolean> {
  const made = await tx
    .insertInto("mandates")
    .values({
      community,
      id: mandate.id,
      office: mandate.office,
      person: mandate.person,
      motion: mandate.motion,
      elected_by: mandate.electedBy,
      from_day: mandate.from,
      until_day: mandate.until,
      ended_day: mandate.ended,
      reason: mandate.reason,
      created_at: instantIn(now),
    })
    .onConflict((conflict) => conflict.columns(["community", "office", "person", "from_day"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function endMandate(tx: Tx, community: Id, id: Id, day: string, reason: string | null): Promise<void> {
  await tx
    .updateTable("mandates")
    .set({ ended_day: day, reason })
    .where("community", "=", community)
    .where("id", "=", id)
    .where("ended_day", "is", null)
    .execute();
}
