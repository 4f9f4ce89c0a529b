import type { Ability } from "#chat/ability.ts";
import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { ownFile } from "#kernel/own-files.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { AccountRow, PersonRow } from "#store/tables/membership.ts";
import type { Person } from "./person.ts";
import { abilitiesOf, type Role, readRoles, type Standing } from "./role.ts";
import type { Settings } from "./settings.ts";

const settings = ownFile<typeof import("#membership/settings.ts")>("#membership/settings.ts");

/** The account, its person and its community in one row: what every call needs before anything else. */
export const findSpeaker = hot((q, p: { readonly platform: string; readonly team: string; readonly user: string }) =>
  q
    .selectFrom("accounts as a")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "a.community").onRef("p.id", "=", "a.person"))
    .innerJoin("communities as c", "c.id", "a.community")
    .select((e) => [
      "a.id as account",
      "a.name as accountName",
      "a.locale as accountLocale",
      "a.zone as accountZone",
      "p.id as person",
      "p.name as name",
      "p.standing as standing",
      "p.roles as roles",
      "p.votes as votes",
      "p.holds as holds",
      "p.suspended_until as suspendedUntil",
      "p.locale as locale",
      "c.id as community",
      "c.name as communityName",
      "c.zone as communityZone",
      "c.locale as communityLocale",
      e
        .exists(
          e
            .selectFrom("platform_roles as r")
            .select("r.id")
            .whereRef("r.platform", "=", "a.platform")
            .whereRef("r.team", "=", "a.team")
            .where("r.gives", "is not", null),
        )
        .as("rolesGive"),
    ])
    .where("a.platform", "=", p.platform)
    .where("a.team", "=", p.team)
    .where("a.user", "=", p.user),
);

export const findSpace = hot((q, p: { readonly platform: string; readonly team: string }) =>
  q
    .selectFrom("spaces as s")
    .innerJoin("communities as c", "c.id", "s.community")
    .select(["s.id as space", "c.id as community", "c.name as name", "c.zone as zone", "c.locale as locale"])
    .where("s.platform", "=", p.platform)
    .where("s.team", "=", p.team),
);

export const findCommunity = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("communities").select(["id", "name", "zone", "locale", "settings", "version"]).where("id", "=", p.community),
);

export const countPeople = hot((q, p: { readonly community: Id }) =>
  q
    .selectFrom("people")
    .select((e) => [e.fn.countAll().as("people"), e.fn.sum(e.case().when("standing", "=", "member").then(1).else(0).end()).as("members")])
    .where("community", "=", p.community)
    .where("merged_into", "is", null),
);

export const findPersonById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("people").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/** Takes a person's turn: what they do twice at once is done one after the other. */
export const holdPerson = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .updateTable("people")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returning("id"),
);

export const findAccountsOf = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q
    .selectFrom("accounts")
    .selectAll()
    .where("community", "=", p.community)
    .where("person", "=", p.person)
    .orderBy("created_at")
    .orderBy("id"),
);

const byHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q
    .selectFrom("people")
    .select(["id", "name", "handle"])
    .where("community", "=", p.community)
    .where("handle", "=", p.handle)
    .where("merged_into", "is", null),
);

const byName = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("people")
    .select(["id", "name", "handle"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .where("merged_into", "is", null)
    .limit(6),
);

const byUser = hot((q, p: { readonly community: Id; readonly user: string }) =>
  q
    .selectFrom("accounts as a")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "a.community").onRef("p.id", "=", "a.person"))
    .select(["p.id as id", "p.name as name", "p.handle as handle"])
    .where("a.community", "=", p.community)
    .where("a.user", "=", p.user)
    .limit(6),
);

const beginning = hot((q, p: { readonly community: Id; readonly from: string; readonly to: string; readonly max: number }) =>
  q
    .selectFrom("people")
    .select(["id", "name", "handle"])
    .where("community", "=", p.community)
    .where("folded", ">=", p.from)
    .where("folded", "<", p.to)
    .where("merged_into", "is", null)
    .orderBy("folded")
    .limit(p.max),
);

export interface NamedPerson {
  readonly id: Id;
  readonly name: string;
  readonly handle: string;
}

/** Everybody whom a typed text names: a handle, a mention or a platform's id, else the whole name. */
export async function findNamed(db: Db, community: Id, text: string): Promise<readonly NamedPerson[]> {
  const mention = /^<@!?([\w]+)(?:\|[^>]*)?>$/.exec(text.trim());
  if (mention !== null) return byUser.all(db, { community, user: mention[1] as string });
  const typed = text.trim().replace(/^@/, "");
  if (/^u\d+$/i.test(typed)) {
    const found = await byHandle.first(db, { community, handle: typed.toUpperCase() });
    if (found !== null) return [found];
  }
  return byName.all(db, { community, folded: fold(typed) });
}

/** At most `max` people whose name begins with what was typed, in the order of names. */
export function findBeginning(db: Db, community: Id, typed: string, max: number): Promise<readonly NamedPerson[]> {
  const from = fold(typed);
  return beginning.all(db, { community, from, to: `${from}\uffff`, max });
}

export function personOut(row: PersonRow): Person {
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    standing: row.standing,
    roles: readRoles(JSON.parse(row.roles) as string[]),
    joined: row.joined,
    duesThrough: row.dues_through,
  };
}

/** Names by id, for those of `ids` that exist. */
export async function personNames(db: Db, community: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("people").select(["id", "name"]).where("community", "=", community).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Everybody of the community, those who were joined into others left out, in the order of their coming. */
export async function allPeople(db: Db, community: Id): Promise<readonly PersonRow[]> {
  return db.selectFrom("people").selectAll().where("community", "=", community).where("merged_into", "is", null).orderBy("id").execute();
}

/** What rules ask of a voter beyond being a member: to have joined by an earlier day, or not even to have paid. */
export interface VoterTerms {
  readonly joinedBy: string;
  readonly dues: boolean;
}

/**
 * The members who have a vote on a local day: in force, joined by then, their dues (where dues are asked) paid through that day. The
 * law of 1901 leaves this to the statutes; most say "adhérent à jour de cotisation".
 */
export async function electors(
  db: Db,
  community: Id,
  day: string,
  terms: VoterTerms = { joinedBy: day, dues: true },
): Promise<readonly Id[]> {
  const members = db
    .selectFrom("people")
    .select("id")
    .where("community", "=", community)
    .where("standing", "=", "member")
    .where("votes", "=", 1)
    .where("merged_into", "is", null)
    .where((e) => e.or([e("joined", "is", null), e("joined", "<=", terms.joinedBy)]))
    .orderBy("id");
  const paid = terms.dues ? members.where((e) => e.or([e("dues_through", "is", null), e("dues_through", ">=", day)])) : members;
  return (await paid.execute()).map((row) => row.id);
}

export interface NewPerson {
  readonly id: Id;
  readonly community: Id;
  readonly handle: string;
  readonly name: string;
  readonly standing: Standing;
  readonly roles: readonly Role[];
  readonly locale: string | null;
  readonly joined: string | null;
  readonly duesThrough: string | null;
  readonly now: Instant;
}

export async function insertPerson(tx: Tx, person: NewPerson): Promise<void> {
  await tx
    .insertInto("people")
    .values({
      community: person.community,
      id: person.id,
      handle: person.handle,
      name: person.name,
      folded: fold(person.name),
      standing: person.standing,
      roles: JSON.stringify(person.roles),
      locale: person.locale,
      joined: person.joined,
      dues_through: person.duesThrough,
      merged_into: null,
      category: "",
      votes: 1,
      holds: 0,
      profile: "{}",
      mail: null,
      suspended_until: null,
      erased_at: null,
      version: 1,
      created_at: instantIn(person.now),
    })
    .execute();
}

/** Adds the account unless the platform's user is known already; false when it was. */
export async function insertAccount(tx: Tx, account: Omit<AccountRow, "reachable" | "created_at">, now: Instant): Promise<boolean> {
  const row = await tx
    .insertInto("accounts")
    .values({ ...account, reachable: 1, created_at: instantIn(now) })
    .onConflict((conflict) => conflict.columns(["platform", "team", "user", "community"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePersonLocale(tx: Tx, community: Id, person: Id, locale: string): Promise<void> {
  await tx
    .updateTable("people")
    .set((e) => ({ locale, version: e("version", "+", 1) }))
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
}

export const insertDraft = hotWrite((q, p: { community: Id; id: Id; person: Id; path: string; given: string; at: string }) =>
  q.insertInto("drafts").values({ community: p.community, id: p.id, person: p.person, path: p.path, given: p.given, created_at: p.at }),
);

export const findDraft = hot((q, p: { community: Id; id: Id; person: Id; since: string }) =>
  q
    .selectFrom("drafts")
    .select(["path", "given"])
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("person", "=", p.person)
    .where("created_at", ">=", p.since),
);

export const dropDrafts = hotWrite((q, p: { before: string }) => q.deleteFrom("drafts").where("created_at", "<", p.before));

/** Where announcements go: the chosen channel of each space of the community, in the order in which the spaces joined. */
export async function announcementPlaces(db: Db, community: Id): Promise<readonly Place[]> {
  const rows = await db
    .selectFrom("spaces as s")
    .leftJoin("rooms as r", (join) =>
      join
        .onRef("r.community", "=", "s.community")
        .onRef("r.platform", "=", "s.platform")
        .onRef("r.team", "=", "s.team")
        .onRef("r.native", "=", "s.announcements"),
    )
    .select(["s.platform as platform", "s.team as team", "s.announcements as room", "r.name as name"])
    .where("s.community", "=", community)
    .where("s.announcements", "is not", null)
    .orderBy("s.id")
    .execute();
  return rows.map(({ platform, team, room, name }) => ({ platform, team, room: room as string, name: name ?? (room as string) }));
}

/** The accounts by which a person can be told something in private, the most recent first. */
export async function reachableAccounts(db: Db, community: Id, person: Id): Promise<readonly AccountRow[]> {
  const rows = await findAccountsOf.all(db, { community, person });
  return rows.filter((row) => row.reachable === 1).toReversed();
}

/** The members who have an ability: by their roles, or by a delegation without limits. Whoever is suspended has none meanwhile. */
export async function peopleWhoMay(db: Db, community: Id, ability: Ability): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("people")
    .select(["id", "roles"])
    .where("community", "=", community)
    .where("standing", "=", "member")
    .where("merged_into", "is", null)
    .where("roles", "!=", "[]")
    .where("suspended_until", "is", null)
    .orderBy("id")
    .execute();
  const given = await db
    .selectFrom("delegations as d")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "d.community").onRef("p.id", "=", "d.holder"))
    .select("d.holder as holder")
    .where("d.community", "=", community)
    .where("d.ability", "=", ability)
    .where("d.state", "=", "active")
    .where("d.topic", "is", null)
    .where("d.place", "is", null)
    .where("p.suspended_until", "is", null)
    .execute();
  const byRole = rows.filter((row) => abilitiesOf("member", readRoles(JSON.parse(row.roles) as string[])).has(ability));
  return [...new Set([...byRole.map((row) => row.id), ...given.map((row) => row.holder)])].sort();
}

/** What a community has chosen. */
export async function communitySettings(db: Db, community: Id): Promise<Settings> {
  const row = await findCommunity.first(db, { community });
  if (row === null) throw new Error("There is no such community.");
  return settings().readSettings(row.settings);
}
