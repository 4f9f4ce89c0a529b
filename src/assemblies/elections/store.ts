import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { flagOut, instantIn, maybeInstantIn, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { CallRow } from "#store/tables/assemblies.ts";
import type { Candidate, ElectionCall, Standing } from "./election.ts";

function callOut(row: CallRow): ElectionCall {
  return {
    motion: row.motion,
    office: row.office,
    closesAt: maybeInstantOut(row.closes_at),
    mostPerSection: row.most_per_section,
    round: row.round,
    rounds: row.rounds,
    term: row.term,
    thirds: flagOut(row.thirds),
  };
}

/** The call that an election goes back to; null for a motion that is none. */
export async function findCall(db: Db, community: Id, motion: Id): Promise<ElectionCall | null> {
  const row = await db.selectFrom("calls").selectAll().where("community", "=", community).where("motion", "=", motion).executeTakeFirst();
  return row === undefined ? null : callOut(row);
}

/** The elections of an assembly that were not taken back, in the order in which they were called. */
export async function callsOf(db: Db, community: Id, assembly: Id): Promise<readonly ElectionCall[]> {
  const rows = await db
    .selectFrom("calls")
    .innerJoin("motions", (join) => join.onRef("motions.community", "=", "calls.community").onRef("motions.id", "=", "calls.motion"))
    .selectAll("calls")
    .where("calls.community", "=", community)
    .where("motions.assembly", "=", assembly)
    .where("motions.state", "!=", "withdrawn")
    .orderBy("calls.id")
    .execute();
  return rows.map(callOut);
}

export async function insertCall(tx: Tx, community: Id, id: Id, call: ElectionCall): Promise<void> {
  await tx
    .insertInto("calls")
    .values({
      community,
      id,
      motion: call.motion,
      office: call.office,
      closes_at: maybeInstantIn(call.closesAt),
      most_per_section: call.mostPerSection,
      round: call.round,
      rounds: call.rounds,
      term: call.term,
      thirds: call.thirds ? 1 : 0,
    })
    .execute();
}

export async function candidatesOf(db: Db, community: Id, motion: Id): Promise<readonly Candidate[]> {
  const rows = await db
    .selectFrom("candidates")
    .select(["person", "name", "state", "section", "born"])
    .where("community", "=", community)
    .where("motion", "=", motion)
    .orderBy("since")
    .orderBy("id")
    .execute();
  return rows;
}

export interface NewStanding {
  readonly community: Id;
  readonly id: Id;
  readonly motion: Id;
  readonly person: Id;
  readonly name: string;
  readonly state: Standing;
  readonly section: string | null;
  readonly born: string | null;
  readonly nominatedBy: Id;
  readonly now: Instant;
}

/** Puts somebody on the list, or changes where they stand there; the name on the ballot stays as it was. */
export async function putCandidate(tx: Tx, each: NewStanding): Promise<void> {
  const { state, section, born } = each;
  await tx
    .insertInto("candidates")
    .values({
      community: each.community,
      id: each.id,
      motion: each.motion,
      person: each.person,
      name: each.name,
      state,
      section,
      born,
      nominated_by: each.nominatedBy,
      since: instantIn(each.now),
    })
    .onConflict((conflict) => conflict.columns(["community", "motion", "person"]).doUpdateSet({ state, section, born }))
    .execute();
}

/** Completes what is known of a candidate. */
export async function completeCandidate(
  tx: Tx,
  community: Id,
  { motion, person, ...known }: { readonly motion: Id; readonly person: Id; readonly section: string | null; readonly born: string | null },
): Promise<void> {
  await tx
    .updateTable("candidates")
    .set(known)
    .where("community", "=", community)
    .where("motion", "=", motion)
    .where("person", "=", person)
    .execute();
}

/** The date of birth that somebody gave when they last stood for election; null where they gave none. */
export async function knownBirth(db: Db, community: Id, person: Id): Promise<string | null> {
  const row = await db
    .selectFrom("candidates")
    .select("born")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("born", "is not", null)
    .orderBy("since", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.born ?? null;
}

/** Takes the candidates of one round over to the next one. */
export async function copyCandidates(
  tx: Tx,
  community: Id,
  from: Id,
  to: { readonly motion: Id; readonly names: readonly string[]; readonly ids: () => Id },
): Promise<void> {
  const rows = await tx.selectFrom("candidates").selectAll().where("community", "=", community).where("motion", "=", from).execute();
  const kept = rows.filter(({ name, state }) => state === "accepted" && to.names.includes(name));
  if (kept.length === 0) return;
  await tx
    .insertInto("candidates")
    .values(kept.map((row) => ({ ...row, id: to.ids(), motion: to.motion })))
    .execute();
}

/** Takes somebody off the lists of all elections that are still to come; their motions. */
export async function dropCandidacies(tx: Tx, community: Id, person: Id): Promise<readonly Id[]> {
  const coming = tx.selectFrom("motions").select("id").where("community", "=", community).where("state", "in", ["draft", "tabled"]);
  const dropped = await tx
    .deleteFrom("candidates")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("motion", "in", coming)
    .returning("motion")
    .execute();
  return dropped.map(({ motion }) => motion).sort();
}

export async function forgetBirths(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx.updateTable("candidates").set({ born: null }).where("community", "=", community).where("person", "=", person).execute();
}
