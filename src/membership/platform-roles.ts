import type { Act } from "#chat/call.ts";
import type { Group } from "#chat/card.ts";
import type { Place } from "#chat/place.ts";
import type { Speaker } from "#chat/platform.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { Parts } from "#store/parts.ts";
import { actedBefore } from "./acting.ts";
import { fallPowers } from "./delegations.ts";
import { type OwnRoles, ownRoleNamed } from "./own-roles.ts";
import { abilitiesOf, isOwnRole, ownRole, ROLES, type Role, readRoles, roleKey, roleName } from "./role.ts";
import { communitySettings, findPersonById, findSpace, holdPerson } from "./store.ts";

/** What a role of a platform may give: one of ours, or to be a member at all. */
export const GIVES = ["none", "member", ...ROLES] as const;

export type Gives = (typeof GIVES)[number];

/** A role of a platform as an association knows it. */
export interface PlatformRole {
  readonly name: string;
  readonly native: string;
  /** A role of the association's own stands here by its name alone (`treasurer=`). */
  readonly gives: Role | "member" | null;
  readonly notify: boolean;
}

/** A role as its platform names it. */
export interface NativeRole {
  readonly native: string;
  readonly name: string;
}

/** Where an account is. */
interface Space {
  readonly platform: string;
  readonly team: string;
}

const rolesOf = hot((q, p: Space) =>
  q.selectFrom("platform_roles").selectAll().where("platform", "=", p.platform).where("team", "=", p.team).orderBy("name"),
);

const givenTo = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("account_roles").select("given").where("community", "=", p.community).where("id", "=", p.id),
);

const accountOf = hot((q, p: Space & { readonly user: string }) =>
  q
    .selectFrom("accounts")
    .select(["community", "id", "person"])
    .where("platform", "=", p.platform)
    .where("team", "=", p.team)
    .where("user", "=", p.user),
);

export type PlatformRolesService = ReturnType<typeof platformRolesService>;

/**
 * Roles of a platform mapped to ours. They are read from whoever speaks, so that no list of members is needed: what a role
 * gives is given when its holder next says something, and taken back when they have it no longer. What somebody here has
 * given by hand is never taken away so.
 */
export function platformRolesService({ db, ids }: Parts) {
  /** Brings somebody's roles in line with those their platform names. Resolves to whether anything has changed. */
  async function follow(
    speaker: Pick<Speaker, "platform" | "team" | "roles">,
    arrived: { readonly community: { readonly id: Id }; readonly person: Id; readonly account: Id },
    now: Instant,
  ) {
    if (speaker.roles === undefined || speaker.roles === null) return false;
    const held = new Set(speaker.roles);
    const mapped = (await rolesOf.all(db, speaker)).filter((row) => row.gives !== null);
    const key = { community: arrived.community.id, id: arrived.account };
    if (mapped.length === 0) return false;
    const wanted = [...new Set(mapped.filter(({ native }) => held.has(native)).map(({ gives }) => roleKey(gives as string)))].sort();
    const before = JSON.parse((await givenTo.first(db, key))?.given ?? "[]") as readonly string[];
    if (JSON.stringify(before) === JSON.stringify(wanted)) return false;
    if (await isSettled(db, { ...key, person: arrived.person }, before, wanted)) return false;
    return change(db, (tx) => settle(tx, { ...key, person: arrived.person }, wanted, now));
  }

  /** The same for somebody who says nothing: their platform was asked. Whoever has no account here is left alone. */
  async function hold(who: Required<Pick<Speaker, "platform" | "team" | "user" | "roles">>, now: Instant): Promise<void> {
    const account = await accountOf.first(db, who);
    if (account === null) return;
    await follow(who, { community: { id: account.community }, person: account.person, account: account.id }, now);
  }

  /** What is known of the roles of the space that an act came from. */
  async function list(act: Act): Promise<readonly PlatformRole[]> {
    const space = await spaceOf(db, act);
    return space === null ? [] : (await rolesOf.all(db, space)).filter((row) => row.gives !== null || row.notify === 1).map(roleOut);
  }

  /** Says what a role of the platform gives here (`own`: a role of the association's own), and whether announcements may notify it. */
  async function set(
    act: Act,
    typed: string,
    wanted: { readonly gives: Gives | undefined; readonly own: string | undefined; readonly notify: boolean | undefined },
  ): Promise<PlatformRole> {
    const { gives, own, notify } = wanted;
    const space = await spaceOf(db, act);
    if (space === null) throw new Refusal("platform-role-nowhere");
    const settled = gives !== undefined || own !== undefined;
    if (settled && !act.may("settle the community")) throw new Refusal("not-allowed", { ability: "settle-the-community" });
    if (gives !== undefined && own !== undefined) throw new Misuse("own", "platform-role-gives-one");
    if (settled && gives !== "none" && act.ungrouped) throw new Refusal("platform-role-gives-nothing", { role: typed.slice(0, 60) });
    return change(db, async (tx) => {
      const community = act.community.id;
      const meant = own === undefined ? gives : ownRoleNamed((await communitySettings(tx, community)).roles, own);
      if (settled) await requireSettlingByRole(tx, act);
      const known = await rolesOf.all(tx, space);
      const found = await named(tx, space, typed, ids.next(), community, act.now);
      const again = await actedBefore(tx, act, found.id);
      if (again !== null) return roleOut(found);
      const next = {
        gives: meant === undefined ? found.gives : meant === "none" ? null : isOwnRole(meant) ? byName(roleName(meant)) : meant,
        notify: notify === undefined ? found.notify : Number(notify),
      };
      await tx.updateTable("platform_roles").set(next).where("community", "=", community).where("id", "=", found.id).execute();
      const others = known.some((row) => row.id !== found.id && isSame(row.gives, found.gives));
      if (found.gives !== null && !isSame(next.gives, found.gives) && !others) await takeBack(tx, community, found.gives, act.now);
      const facts = { gives: next.gives === null ? "none" : roleName(next.gives as Role), notify: next.notify };
      await audit(tx, {
        community,
        at: act.now,
        actor: act.person,
        account: act.account,
        action: "platform role set",
        subject: found.id,
        facts,
      });
      return roleOut({ ...found, ...next });
    });
  }

  /**
   * Learns all the roles that a space has, so that they can be named. What a role gives stays as it is; one that is there no
   * longer is forgotten, and what it gave is taken back.
   */
  async function learn(space: Space, roles: readonly NativeRole[], now: Instant): Promise<void> {
    const rows = await rolesOf.all(db, space);
    const known = new Map(rows.map((row) => [row.native, row.name]));
    const there = new Set(roles.map(({ native }) => native));
    const fresh = roles.filter(({ native, name }) => known.get(native) !== name);
    const gone = rows.filter(({ native }) => !there.has(native));
    if (fresh.length === 0 && gone.length === 0) return;
    if ((await findSpace.first(db, space)) === null) return;
    await change(db, async (tx) => {
      const home = await tx
        .selectFrom("spaces")
        .select("community")
        .where("platform", "=", space.platform)
        .where("team", "=", space.team)
        .executeTakeFirst();
      if (home === undefined) return;
      for (const role of fresh) await insert(tx, space, role, ids.next(), home.community, now);
      for (const role of gone) await forget(tx, space, role, now);
    });
  }

  async function forget(tx: Tx, space: Space, { community, id, gives }: Row, now: Instant): Promise<void> {
    await tx.deleteFrom("platform_roles").where("community", "=", community).where("id", "=", id).execute();
    if (gives === null || (await rolesOf.all(tx, space)).some((row) => isSame(row.gives, gives))) return;
    await takeBack(tx, community, gives, now);
    const facts = { gives: "none", notify: false };
    await audit(tx, { community, at: now, actor: null, account: null, action: "platform role set", subject: id, facts });
  }

  return { follow, hold, list, set, learn };
}

/**
 * Roles last until they are taken: whoever settles the association by a power that was given to them, for a time perhaps, neither gives nor
 * takes any, nor says what they hold; else such a power would outlast its end.
 */
export async function requireSettlingByRole(tx: Tx, act: Pick<Act, "community" | "person">): Promise<void> {
  const row = await findPersonById.first(tx, { community: act.community.id, id: act.person });
  const may = row === null ? null : abilitiesOf(row.standing, readRoles(JSON.parse(row.roles) as string[]));
  if (may?.has("settle the community") !== true) throw new Refusal("roles-by-role");
}

/** Takes back what a mapping gave that is there no longer. */
async function takeBack(tx: Tx, community: Id, role: string, now: Instant): Promise<void> {
  const rows = await tx
    .selectFrom("account_roles as g")
    .innerJoin("accounts as a", (join) => join.onRef("a.community", "=", "g.community").onRef("a.id", "=", "g.id"))
    .select(["g.id as id", "g.given as given", "a.person as person"])
    .where("g.community", "=", community)
    .execute();
  for (const { id, given, person } of rows) {
    const before = JSON.parse(given) as readonly string[];
    if (before.includes(roleKey(role)))
      await settle(
        tx,
        { community, id, person },
        before.filter((each) => each !== roleKey(role)),
        now,
      );
  }
}

/** What is kept of a role of the association's own: what it may do is looked up whenever it is given. */
function byName(name: string): string {
  return `${name}=`;
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && roleKey(one) === roleKey(other);
}

/** The association has made its own roles anew: a mapping to one that is no more gives nothing from now on. In the change that does it. */
export async function renewMappings(tx: Tx, community: Id, roles: OwnRoles, now: Instant): Promise<void> {
  const rows = await tx
    .selectFrom("platform_roles")
    .select(["id", "gives"])
    .where("community", "=", community)
    .where("gives", "like", "%=")
    .orderBy("id")
    .execute();
  for (const { id, gives } of rows) {
    const kept = roles.find(({ name }) => isSame(byName(name), gives));
    const next = kept === undefined ? null : byName(kept.name);
    await tx.updateTable("platform_roles").set({ gives: next }).where("community", "=", community).where("id", "=", id).execute();
  }
  const gone = rows.filter(({ gives }) => !roles.some(({ name }) => isSame(byName(name), gives)));
  for (const key of new Set(gone.map(({ gives }) => roleKey(gives as string)))) await takeBack(tx, community, key, now);
}

/** A role that may be notified, as what is posted keeps it. */
export interface Notified {
  readonly id: Id;
  readonly group: Group;
}

const notifiable = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("platform_roles").selectAll().where("community", "=", p.community).where("notify", "=", 1).orderBy("name").orderBy("id"),
);

const notifiableById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("platform_roles").selectAll().where("community", "=", p.community).where("id", "=", p.id).where("notify", "=", 1),
);

const NOBODY = /^(none|aucun|aucune|no|non|-)$/i;

/**
 * The role that a text names, where somebody has allowed that posts notify it: of the space where it was said before those
 * of others. Null for `none`. Throws a Misuse about `notify` for any other, naming those that may be.
 */
export async function roleToNotify(db: Db, act: Act, typed: string): Promise<Notified | null> {
  if (NOBODY.test(typed.trim())) return null;
  const rows = await notifiable.all(db, { community: act.community.id });
  const here = await spaceOf(db, act);
  const meant = rows.filter((row) => isNamed(row, typed));
  const near = meant.filter((row) => row.platform === here?.platform && row.team === here.team);
  const [found, other] = near.length > 0 ? near : meant;
  if (other !== undefined) throw new Misuse("notify", "platform-role-several", { typed: typed.slice(0, 60) });
  if (found !== undefined) return { id: found.id, group: groupOf(found) };
  const known = rows.map((row) => `@${row.name}`);
  throw new Misuse("notify", known.length === 0 ? "platform-role-none-notified" : "platform-role-not-notified", {
    typed: typed.slice(0, 60),
    known: known.slice(0, 20).join(", "),
  });
}

/** Refuses to notify a role where nothing is posted in its space: nobody would be. */
export function refuseElsewhere(notified: Notified | null, places: readonly Place[]): void {
  if (notified === null) return;
  const { platform, team, name } = notified.group;
  if (!places.some((place) => place.platform === platform && place.team === team))
    throw new Misuse("notify", "platform-role-posted-elsewhere", { role: name });
}

/** The role that a post keeps, as it is now; null where it keeps none, or where it may be notified no more. */
export async function notifiedRole(db: Db, community: Id, role: Id | null): Promise<Group | null> {
  const found = role === null ? null : await notifiableById.first(db, { community, id: role });
  return found === null ? null : groupOf(found);
}

function groupOf(row: Pick<Row, "platform" | "team" | "native" | "name">): Group {
  return { platform: row.platform, team: row.team, group: row.native, name: row.name };
}

/** Whether somebody has by hand all that their platform's roles would give anew, so that there is nothing to write. */
async function isSettled(
  db: Db,
  who: { readonly community: Id; readonly person: Id },
  before: readonly string[],
  wanted: readonly string[],
): Promise<boolean> {
  const row = await findPersonById.first(db, { community: who.community, id: who.person });
  if (row === null) return true;
  const own = (JSON.parse(row.roles) as readonly string[]).map(roleKey).filter((role) => !before.includes(role));
  const given = wanted.filter((role) => !own.includes(role));
  return JSON.stringify(before) === JSON.stringify(given);
}

/** Gives and takes; what is written down are those roles alone that came from here. */
async function settle(tx: Tx, who: { community: Id; id: Id; person: Id }, wanted: readonly string[], now: Instant): Promise<boolean> {
  const { community, id, person } = who;
  await holdPerson.run(tx, { community, id: person });
  const row = await findPersonById.first(tx, { community, id: person });
  if (row === null) return false;
  const before = JSON.parse((await givenTo.first(tx, { community, id }))?.given ?? "[]") as readonly string[];
  const roles = JSON.parse(row.roles) as readonly string[];
  const own = roles.filter((role) => !before.includes(roleKey(role)));
  const next = readRoles([...own, ...(await inForce(tx, community, wanted))]);
  const given = wanted.filter((role) => !own.some((each) => roleKey(each) === role));
  const joins = wanted.includes("member") && (row.standing === "guest" || row.standing === "applicant");
  await tx
    .updateTable("people")
    .set({
      roles: JSON.stringify(next),
      ...(joins ? { standing: "member" as const, joined: row.joined ?? instantIn(now).slice(0, 10) } : {}),
    })
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
  await tx
    .insertInto("account_roles")
    .values({ community, id, given: JSON.stringify(given) })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet({ given: JSON.stringify(given) }))
    .execute();
  await fallPowers(tx, community, person, { at: now, actor: null, account: id });
  const facts = { roles: next.map(roleName).join(" "), joins };
  await audit(tx, { community, at: now, actor: null, account: id, action: "roles followed", subject: person, facts });
  return true;
}

/** Roles as whoever holds them has them now: those of the association's own with what they may do. */
async function inForce(tx: Tx, community: Id, keys: readonly string[]): Promise<readonly string[]> {
  if (!keys.some(isOwnRole)) return keys;
  const { roles } = await communitySettings(tx, community);
  const known = new Map(roles.map((role) => [roleKey(byName(role.name)), ownRole(role)]));
  return keys.flatMap((key) => (isOwnRole(key) ? (known.get(key) ?? []) : [key]));
}

/** An account leaves somebody: what its platform gave them through it is theirs no more. In a change that moves the account. */
export async function leaveRoles(tx: Tx, who: { community: Id; id: Id; person: Id }, now: Instant): Promise<void> {
  const given = JSON.parse((await givenTo.first(tx, who))?.given ?? "[]") as readonly string[];
  if (given.length > 0) await settle(tx, who, [], now);
}

type Row = NonNullable<Awaited<ReturnType<typeof rolesOf.first>>>;

function roleOut(row: Pick<Row, "name" | "native" | "gives" | "notify">): PlatformRole {
  return { name: row.name, native: row.native, gives: row.gives as PlatformRole["gives"], notify: row.notify === 1 };
}

/** How platforms write the mention of a role: with its name, or without. */
const MENTION = /^<(?:@&|!subteam\^)(\w+)(?:\|@?([^>]*))?>$/;

function mentionIn(typed: string): NativeRole | null {
  const [, native, name = ""] = MENTION.exec(typed.trim()) ?? [];
  return native === undefined ? null : { native, name: name.trim() === "" ? native : name.trim().slice(0, 100) };
}

function isNamed(row: Pick<Row, "native" | "name">, typed: string): boolean {
  const text = typed.trim();
  const mention = mentionIn(text);
  return mention === null ? row.native === text || fold(row.name) === fold(text.replace(/^@/, "")) : row.native === mention.native;
}

/** The role that a text names: known already, or by its platform's own mention. */
async function named(tx: Tx, space: Space, typed: string, id: Id, community: Id, now: Instant): Promise<Row> {
  const known = await rolesOf.all(tx, space);
  const found = known.filter((row) => isNamed(row, typed));
  if (found.length > 1) throw new Misuse("role", "platform-role-several", { typed: typed.slice(0, 60) });
  if (found[0] !== undefined) return found[0];
  const mention = mentionIn(typed);
  if (mention === null) {
    const names = known.slice(0, 20).map((row) => `@${row.name}`);
    throw new Misuse("role", "platform-role-unknown", { typed: typed.slice(0, 60), known: names.length === 0 ? "–" : names.join(", ") });
  }
  await insert(tx, space, mention, id, community, now);
  return (await rolesOf.all(tx, space)).find((row) => row.native === mention.native) as Row;
}

async function insert(tx: Tx, space: Space, { native, name }: NativeRole, id: Id, community: Id, now: Instant): Promise<void> {
  const { platform, team } = space;
  await tx
    .insertInto("platform_roles")
    .values({ community, id, platform, team, native, name, gives: null, notify: 0, created_at: instantIn(now) })
    .onConflict((conflict) => conflict.columns(["platform", "team", "native"]).doUpdateSet({ name }))
    .execute();
}

async function spaceOf(db: Db, act: Act): Promise<Space | null> {
  if (act.account === null) return null;
  const row = await db
    .selectFrom("accounts")
    .select(["platform", "team"])
    .where("community", "=", act.community.id)
    .where("id", "=", act.account)
    .executeTakeFirst();
  return row ?? null;
}
