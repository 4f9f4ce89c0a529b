import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { audit } from "#store/audit.ts";
import { instantIn, instantOut } from "#store/column.ts";
import { type Db, link, type Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import { insertMany } from "#store/many.ts";
import type { DuesRow, ExclusionRow, MemberEventRow, PersonRow } from "#store/tables/membership.ts";
import type { Role } from "./role.ts";
import { readSettings, type Settings, settingsSchema } from "./settings.ts";

/** What may be written of a person when their membership changes. */
export type PersonChange = Partial<
  Pick<
    PersonRow,
    "name" | "folded" | "standing" | "roles" | "joined" | "dues_through" | "category" | "votes" | "profile" | "mail" | "locale"
  >
>;

export async function writePerson(tx: Tx, community: Id, id: Id, changed: PersonChange): Promise<void> {
  await tx
    .updateTable("people")
    .set((e) => ({ ...changed, version: e("version", "+", 1) }))
    .where("community", "=", community)
    .where("id", "=", id)
    .execute();
}

/** Writes down what happened to a membership. */
export async function recordEvent(
  tx: Tx,
  community: Id,
  event: Pick<MemberEventRow, "person" | "event" | "actor" | "reason"> & { readonly at: Instant },
): Promise<void> {
  const id = tx[link].engine.ids.next();
  await tx
    .insertInto("member_events")
    .values({ community, id, ...event, at: instantIn(event.at) })
    .execute();
}

export const insertPeople = insertMany("people", [
  ...(["community", "id", "handle", "name", "folded", "standing", "roles", "locale", "joined", "dues_through", "category"] as const),
  ...(["votes", "holds", "profile", "mail", "erased_at", "suspended_until", "merged_into", "version", "created_at"] as const),
]);

export const insertEvents = insertMany("member_events", ["community", "id", "person", "event", "at", "actor", "reason"]);

/** What happened to somebody's membership, in its order. */
export async function eventsOf(db: Db, community: Id, person: Id): Promise<readonly MemberEventRow[]> {
  return db
    .selectFrom("member_events")
    .selectAll()
    .where("community", "=", community)
    .where("person", "=", person)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** What began and ended memberships, of everybody, in its order. */
export async function turnsOfMembership(
  db: Db,
  community: Id,
): Promise<readonly { readonly person: Id; readonly event: MemberEventRow["event"]; readonly at: Instant }[]> {
  const rows = await db
    .selectFrom("member_events")
    .select(["person", "event", "at"])
    .where("community", "=", community)
    .where("event", "in", ["admitted", "returned", "paid", "lapsed", "resigned", "excluded", "forgotten"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: instantOut(at) }));
}

/** Those who wait to be admitted, the first to come first. */
export async function applicants(db: Db, community: Id) {
  return db
    .selectFrom("people")
    .select(["id", "name", "handle"])
    .where("community", "=", community)
    .where("standing", "=", "applicant")
    .where("merged_into", "is", null)
    .orderBy("id")
    .execute();
}

export async function insertDues(tx: Tx, row: DuesRow): Promise<void> {
  await tx.insertInto("dues").values(row).execute();
}

/** What somebody has paid, the newest first. */
export const duesOf = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q
    .selectFrom("dues")
    .selectAll()
    .where("community", "=", p.community)
    .where("person", "=", p.person)
    .orderBy("paid_on", "desc")
    .orderBy("id", "desc"),
);

/** The exclusion that was proposed of somebody and not decided; null where there is none. */
export const openExclusion = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q
    .selectFrom("exclusions")
    .selectAll()
    .where("community", "=", p.community)
    .where("person", "=", p.person)
    .where("state", "=", "proposed")
    .limit(1),
);

export const exclusionById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("exclusions").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

export async function insertExclusion(tx: Tx, row: ExclusionRow): Promise<void> {
  await tx.insertInto("exclusions").values(row).execute();
}

export async function writeExclusion(tx: Tx, community: Id, id: Id, changed: Partial<ExclusionRow>): Promise<void> {
  await tx.updateTable("exclusions").set(changed).where("community", "=", community).where("id", "=", id).execute();
}

/** Members whose dues end on some day. */
export async function watchedMembers(db: Db, community: Id) {
  return db
    .selectFrom("people")
    .select(["id", "dues_through"])
    .where("community", "=", community)
    .where("standing", "=", "member")
    .where("dues_through", "is not", null)
    .where("merged_into", "is", null)
    .execute();
}

/** Changes some of what the community has chosen, and writes down who did. */
export async function writeSettings(tx: Tx, act: Act, chosen: Partial<Settings>): Promise<void> {
  const community = act.community.id;
  const row = await communityPlace.first(tx, { community });
  if (row === null) throw new Error("There is no such community.");
  const settings = JSON.stringify(settingsSchema.parse({ ...readSettings(row.settings), ...chosen }));
  await tx
    .updateTable("communities")
    .set((e) => ({ settings, version: e("version", "+", 1) }))
    .where("id", "=", community)
    .execute();
  const facts = { changed: Object.keys(chosen).join(" ") };
  await audit(tx, {
    community,
    at: act.now,
    actor: act.person,
    account: act.account,
    action: "community settled",
    subject: community,
    facts,
  });
}

/** Says anew which category has a vote, for those who are in one. */
export async function revoteCategories(tx: Tx, community: Id, members: Settings["members"]): Promise<void> {
  for (const { name, votes } of members) {
    await tx
      .updateTable("people")
      .set((e) => ({ votes: votes ? 1 : 0, version: e("version", "+", 1) }))
      .where("community", "=", community)
      .where("category", "=", name)
      .execute();
  }
}

/** How many members in force have a role, taking nobody's turn. */
export async function countThoseWith(db: Db, community: Id, role: Role): Promise<number> {
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where("community", "=", community)
    .where("standing", "in", ["member", "lapsed"])
    .where("merged_into", "is", null)
    .where("roles", "like", `%"${role}"%`)
    .execute();
  return rows.length;
}

/** Takes the turn of all members in force who have a role, so that no two of them lose it at once. Resolves to how many they are. */
export async function holdThoseWith(tx: Tx, community: Id, role: Role): Promise<number> {
  const rows = await tx
    .updateTable("people")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", community)
    .where("standing", "in", ["member", "lapsed"])
    .where("merged_into", "is", null)
    .where("roles", "like", `%"${role}"%`)
    .returning("id")
    .execute();
  return rows.length;
}

/** The zone and language of a community, for what happens without anybody's call. */
export const communityPlace = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("communities").select(["id", "name", "zone", "locale", "settings"]).where("id", "=", p.community),
);
