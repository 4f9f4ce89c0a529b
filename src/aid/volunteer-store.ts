import type { LocalDate } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { flagOut, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { KeptApartRow, LeaveRow, VettingRow, VolunteerRow } from "#store/tables/aid.ts";
import type { Held } from "./routing/sides.ts";
import type { Volunteer } from "./volunteer.ts";

type Key = { readonly community: Id; readonly id: Id };

function volunteerOut(row: VolunteerRow): Volunteer {
  return {
    person: row.id,
    categories: JSON.parse(row.categories) as string[],
    zones: JSON.parse(row.zones) as string[],
    languages: JSON.parse(row.languages) as string[],
    hours: row.hours,
    most: row.most,
    paused: flagOut(row.paused),
    askedAt: row.asked_at,
    skills: JSON.parse(row.skills) as Held<string>[],
    perWeek: row.per_week,
    every: row.every,
    quiet: row.quiet,
    experienced: flagOut(row.experienced),
    household: row.household,
    sections: JSON.parse(row.sections) as string[],
  };
}

const volunteerById = hot((q, p: Key) =>
  q.selectFrom("volunteers").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const lockVolunteer = hotWrite((q, p: Key) =>
  q
    .updateTable("volunteers")
    .set((e) => ({ most: e.ref("most") }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/** The same, taking the volunteer's turn: two requests claimed at once are counted one after the other. */
export async function holdVolunteer(tx: Tx, community: Id, person: Id): Promise<Volunteer | null> {
  const row = await lockVolunteer.first(tx, { community, id: person });
  return row === null ? null : volunteerOut(row);
}

export async function findVolunteer(db: Db, community: Id, person: Id): Promise<Volunteer | null> {
  const row = await volunteerById.first(db, { community, id: person });
  return row === null ? null : volunteerOut(row);
}

/** Keeps with what somebody helps. */
export async function keepVolunteer(tx: Tx, community: Id, volunteer: Volunteer, now: Instant): Promise<void> {
  const set = {
    categories: JSON.stringify(volunteer.categories),
    zones: JSON.stringify(volunteer.zones),
    languages: JSON.stringify(volunteer.languages),
    hours: volunteer.hours,
    most: volunteer.most,
    paused: volunteer.paused ? 1 : 0,
    skills: JSON.stringify(volunteer.skills),
    per_week: volunteer.perWeek,
    every: volunteer.every,
    quiet: volunteer.quiet,
    sections: JSON.stringify(volunteer.sections),
  };
  await tx
    .insertInto("volunteers")
    .values({ community, id: volunteer.person, ...set, asked_at: null, created_at: instantIn(now), experienced: 0, household: null })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet(set))
    .execute();
}

export async function markAsked(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  await tx
    .updateTable("volunteers")
    .set({ asked_at: instantIn(now) })
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
}

/** What was checked of somebody, the newest first. */
export async function vettingsOf(db: Db, community: Id, person: Id): Promise<readonly VettingRow[]> {
  return db
    .selectFrom("vettings")
    .selectAll()
    .where("community", "=", community)
    .where("person", "=", person)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Writes down a check; one of the same kind is replaced. */
export async function keepVetting(tx: Tx, row: VettingRow): Promise<void> {
  const { until, recorded_by, at } = row;
  await tx
    .insertInto("vettings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["community", "person", "level"]).doUpdateSet({ until, recorded_by, at }))
    .execute();
}

export async function dropVetting(tx: Tx, community: Id, person: Id, level: VettingRow["level"]): Promise<void> {
  await tx.deleteFrom("vettings").where("community", "=", community).where("person", "=", person).where("level", "=", level).execute();
}

/** Whether somebody has helped often enough to go first, and with whom they live. */
export async function keepStanding(
  tx: Tx,
  community: Id,
  person: Id,
  standing: { readonly experienced?: boolean | undefined; readonly household?: string | null | undefined },
): Promise<void> {
  const { experienced, household } = standing;
  if (experienced === undefined && household === undefined) return;
  await tx
    .updateTable("volunteers")
    .set({ ...(experienced === undefined ? {} : { experienced: experienced ? 1 : 0 }), ...(household === undefined ? {} : { household }) })
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
}

/** A volunteer's leave that is not over. */
export async function leavesOf(db: Db, community: Id, person: Id, today: LocalDate): Promise<readonly LeaveRow[]> {
  return db
    .selectFrom("leaves")
    .selectAll()
    .where("community", "=", community)
    .where("person", "=", person)
    .where("to_day", ">=", today)
    .orderBy("from_day")
    .execute();
}

/** One leave at a time: a new one takes the place of what was planned. */
export async function keepLeave(tx: Tx, row: LeaveRow | null, of: { readonly community: Id; readonly person: Id }): Promise<void> {
  await tx.deleteFrom("leaves").where("community", "=", of.community).where("person", "=", of.person).execute();
  if (row !== null) await tx.insertInto("leaves").values(row).execute();
}

/** Those who are never brought together with somebody, and why. */
export async function keptApartFrom(db: Db, community: Id, person: Id) {
  const rows = await db
    .selectFrom("kept_apart")
    .select(["person", "other", "kind"])
    .where("community", "=", community)
    .where((e) => e.or([e("person", "=", person), e("other", "=", person)]))
    .execute();
  return rows.map((row) => ({ other: row.person === person ? row.other : row.person, kind: row.kind }));
}

/** Two who are kept apart already are so for the reason that is given last. */
export async function keepApart(tx: Tx, row: KeptApartRow): Promise<void> {
  const { kind } = row;
  await tx
    .insertInto("kept_apart")
    .values(row)
    .onConflict((conflict) => conflict.columns(["community", "person", "other"]).doUpdateSet({ kind }))
    .execute();
}

export async function letMeet(tx: Tx, community: Id, one: Id, other: Id): Promise<void> {
  await tx
    .deleteFrom("kept_apart")
    .where("community", "=", community)
    .where((e) => e.or([e.and([e("person", "=", one), e("other", "=", other)]), e.and([e("person", "=", other), e("other", "=", one)])]))
    .execute();
}
