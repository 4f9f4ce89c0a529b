import { dateAt, type LocalDate, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { PersonRow } from "#store/tables/membership.ts";
import { actedBefore, tellEach, wordOfAct } from "./acting.ts";
import { fallPowers } from "./delegations.ts";
import { awaitFirstDues, watchDues } from "./dues-planning.ts";
import { planLeaving } from "./leaving.ts";
import {
  applicants,
  countThoseWith,
  eventsOf,
  holdThoseWith,
  recordEvent,
  revoteCategories,
  writePerson,
  writeSettings,
} from "./life-store.ts";
import { ownRoleNamed, readOwnRoles, renewOwnRoles } from "./own-roles.ts";
import { renewMappings, requireSettlingByRole } from "./platform-roles.ts";
import { type Role, readRoles, roleName, type Standing, standingOn } from "./role.ts";
import { categoryNamed, readCategories, type Settings } from "./settings.ts";
import { communitySettings, findPersonById, holdPerson, peopleWhoMay } from "./store.ts";

/** How somebody stands, as the register shows it to those who keep it. */
export interface Membership {
  readonly id: Id;
  readonly name: string;
  readonly handle: string;
  readonly standing: Standing;
  readonly roles: readonly Role[];
  readonly category: string;
  readonly joined: string | null;
  readonly duesThrough: string | null;
}

/** How an application goes on: who was told of it, or that whoever asks is a member. */
export interface Applied {
  readonly standing: "applicant" | "member";
  /** How many people were asked to decide. */
  readonly told: number;
}

export type LifeService = ReturnType<typeof lifeService>;

/** How one becomes a member, what one is there, and how it ends. */
export function lifeService({ db }: Parts) {
  function join(act: Act, message: string | undefined): Promise<Applied> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await heardBefore(tx, act, act.person);
      const row = await held(tx, community, act.person);
      const settings = await communitySettings(tx, community);
      const deciders = await peopleWhoMay(tx, community, "admit members");
      if (again && (row.standing === "applicant" || row.standing === "member")) return { standing: row.standing, told: deciders.length };
      if (row.standing === "member") throw new Refusal("member-already");
      if (row.standing === "applicant") throw new Refusal("member-waits");
      if (row.standing === "excluded") throw new Refusal("member-excluded");
      if (settings.admission === "open") {
        await enter(tx, act, row, settings);
        return { standing: "member", told: 0 };
      }
      await writePerson(tx, community, act.person, { standing: "applicant" });
      await happened(tx, act, act.person, "applied", message ?? null);
      const facts = { person: act.person, message: message ?? null };
      await tellEach(tx, act, deciders, { name: "member-applied", facts, once: wordOfAct(tx) });
      return { standing: "applicant", told: deciders.length };
    });
  }

  /** Admits an applicant, or anybody who has not asked; whoever was excluded returns by this too. */
  function admit(act: Act, person: Id, given: { readonly category?: string | undefined } = {}): Promise<Membership> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await heardBefore(tx, act, person);
      const row = await held(tx, community, person);
      const settings = await communitySettings(tx, community);
      if (!again) {
        if (row.standing === "member") throw new Refusal("member-is-one", { name: row.name });
        await enter(tx, act, row, settings, given.category);
        await informOf(tx, act, person, "admitted", null);
      }
      return membershipIn(tx, act, person);
    });
  }

  /** Refuses an application. What somebody was before they asked, they are again. */
  function refuse(act: Act, person: Id, reason: string | undefined): Promise<Membership> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await heardBefore(tx, act, person);
      const row = await held(tx, community, person);
      if (!again) {
        if (row.standing !== "applicant") throw new Refusal("member-has-not-asked", { name: row.name });
        const events = await eventsOf(tx, community, person);
        const was = events.findLast((each) => each.event === "lapsed" || each.event === "resigned")?.event;
        await writePerson(tx, community, person, { standing: was === "lapsed" || was === "resigned" ? was : "guest" });
        await happened(tx, act, person, "refused", reason ?? null);
        await informOf(tx, act, person, "refused", reason ?? null);
      }
      return membershipIn(tx, act, person);
    });
  }

  function waiting(act: Act) {
    return applicants(db, act.community.id);
  }

  function resign(act: Act, reason: string | undefined): Promise<Membership> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await heardBefore(tx, act, act.person);
      const row = await held(tx, community, act.person);
      if (!again) {
        requireMembership(row);
        await requireAnotherAdmin(tx, community, row, []);
        await writePerson(tx, community, act.person, { standing: "resigned", roles: "[]" });
        await happened(tx, act, act.person, "resigned", reason ?? null);
        await watchDues(tx, community, act.person, null, act.now);
        await fallPowers(tx, community, act.person, { at: act.now, actor: act.person, account: act.account });
        await planLeaving(tx, community, act.person, act.now);
        const facts = { person: act.person, reason: reason ?? null };
        const deciders = await peopleWhoMay(tx, community, "admit members");
        await tellEach(tx, act, deciders, { name: "member-resigned", facts, once: wordOfAct(tx) });
      }
      return membershipIn(tx, act, act.person);
    });
  }

  /** Refuses who could not resign, before anybody is asked whether they are sure. */
  async function requireResigning(act: Act): Promise<void> {
    const community = act.community.id;
    const row = await findPersonById.first(db, { community, id: act.person });
    if (row === null || row.merged_into !== null) throw new Refusal("press-stale");
    requireMembership(row);
    await foreseeAnotherAdmin(db, community, row);
  }

  /** Gives or takes a role, or puts somebody into a category. */
  function setRole(
    act: Act,
    person: Id,
    wanted: {
      readonly role?: Role | undefined;
      /** The name of a role that the association has made for itself. */
      readonly own?: string | undefined;
      readonly how: "give" | "take";
      readonly category?: string | undefined;
    },
  ) {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await heardBefore(tx, act, person);
      const row = await held(tx, community, person);
      if (again) return membershipIn(tx, act, person);
      if (row.standing !== "member") throw new Refusal("member-not-one", { name: row.name });
      if (wanted.role !== undefined || wanted.own !== undefined) await requireSettlingByRole(tx, act);
      const before = readRoles(JSON.parse(row.roles) as string[]);
      const { role, how, category } = wanted;
      const own = wanted.own === undefined ? [] : [ownRoleNamed((await communitySettings(tx, community)).roles, wanted.own)];
      const meant: readonly Role[] = [...(role === undefined ? [] : [role]), ...own];
      const roles = readRoles(how === "give" ? [...before, ...meant] : before.filter((each) => !meant.includes(each)));
      await requireAnotherAdmin(tx, community, row, roles);
      const named = category === undefined ? null : categoryNamed(await communitySettings(tx, community), category);
      await writePerson(tx, community, person, { roles: JSON.stringify(roles), ...(named === null ? {} : inCategory(named)) });
      const facts = { roles: roles.map(roleName).join(" "), category: named?.name ?? row.category };
      await audit(tx, { community, at: act.now, actor: act.person, account: act.account, action: "roles changed", subject: person, facts });
      await fallPowers(tx, community, person, { at: act.now, actor: act.person, account: act.account });
      return membershipIn(tx, act, person);
    });
  }

  function show(act: Act, person: GivenPerson): Promise<Membership> {
    return membershipIn(db, act, person.id);
  }

  /** Says which categories of members there are, and which of them have a vote. */
  function setCategories(act: Act, typed: string): Promise<void> {
    const members = readCategories(typed);
    return change(db, async (tx) => {
      if (await heardBefore(tx, act, act.community.id)) return;
      await writeSettings(tx, act, { members });
      await revoteCategories(tx, act.community.id, members);
    });
  }

  /** Says which roles the association has made for itself, each with what it may do; whoever holds one may that from now on. */
  function setOwnRoles(act: Act, typed: string): Promise<void> {
    const roles = readOwnRoles(typed, act.locale);
    const community = act.community.id;
    return change(db, async (tx) => {
      if (await heardBefore(tx, act, community)) return;
      await requireSettlingByRole(tx, act);
      await writeSettings(tx, act, { roles });
      const entry = { community, at: act.now, actor: act.person, account: act.account };
      await audit(tx, {
        ...entry,
        action: "own roles settled",
        subject: community,
        facts: { roles: roles.map(({ name }) => name).join(", ") },
      });
      await renewMappings(tx, community, roles, act.now);
      for (const person of await renewOwnRoles(tx, community, roles))
        await fallPowers(tx, community, person, { at: act.now, actor: act.person, account: act.account });
    });
  }

  return { join, admit, refuse, waiting, resign, requireResigning, setRole, setCategories, setOwnRoles, show };
}

function inCategory({ name, votes }: Settings["members"][number]) {
  return { category: name, votes: votes ? 1 : 0 } as const;
}

/** Makes a member of somebody, from today on; whoever comes back keeps the day they first joined. */
async function enter(tx: Tx, act: Act, row: PersonRow, settings: Settings, category?: string): Promise<void> {
  const community = act.community.id;
  const today = dateAt(act.now, act.community.zone as Zone);
  const paid = row.dues_through !== null && row.dues_through >= today;
  const through = paid ? row.dues_through : settings.dues === null ? null : await awaitFirstDues(tx, community, row.id, today);
  await writePerson(tx, community, row.id, {
    standing: "member",
    joined: row.joined ?? today,
    dues_through: through,
    ...(category === undefined ? {} : inCategory(categoryNamed(settings, category))),
  });
  await happened(tx, act, row.id, row.joined === null ? "admitted" : "returned", null);
}

async function held(tx: Tx, community: Id, person: Id): Promise<PersonRow> {
  await holdPerson.first(tx, { community, id: person });
  const row = await findPersonById.first(tx, { community, id: person });
  if (row === null || row.merged_into !== null) throw new Refusal("press-stale");
  return row as PersonRow;
}

async function heardBefore(tx: Tx, act: Act, subject: Id): Promise<boolean> {
  return (await actedBefore(tx, act, subject)) !== null;
}

type Happening = Parameters<typeof recordEvent>[2]["event"];

/** Writes down what happened to a membership, for its history and for the record of who did what. */
export async function happened(tx: Tx, act: Act, person: Id, event: Happening, reason: string | null): Promise<void> {
  const community = act.community.id;
  await recordEvent(tx, community, { person, event, at: act.now, actor: act.person, reason });
  await audit(tx, { community, at: act.now, actor: act.person, account: act.account, action: `member ${event}`, subject: person });
}

async function informOf(tx: Tx, act: Act, person: Id, what: "admitted" | "refused", reason: string | null): Promise<void> {
  if (person === act.person) return;
  await tellEach(tx, act, [person], { name: "member-decided", facts: { what, reason }, once: wordOfAct(tx) });
}

/** An association never loses the last person who may administer it. */
export async function requireAnotherAdmin(tx: Tx, community: Id, row: Pick<PersonRow, "roles">, roles: readonly Role[]): Promise<void> {
  if (!isAdmin(row) || roles.includes("admin")) return;
  if ((await holdThoseWith(tx, community, "admin")) <= 1) throw new Refusal("member-last-admin");
}

/** The same of somebody who would give up every role, as it stands now, before they are asked whether they are sure. */
export async function foreseeAnotherAdmin(db: Db, community: Id, row: Pick<PersonRow, "roles">): Promise<void> {
  if (isAdmin(row) && (await countThoseWith(db, community, "admin")) <= 1) throw new Refusal("member-last-admin");
}

function isAdmin(row: Pick<PersonRow, "roles">): boolean {
  return readRoles(JSON.parse(row.roles) as string[]).includes("admin");
}

/** What is not there cannot be resigned from. */
function requireMembership({ standing }: Pick<PersonRow, "standing">): void {
  if (!["member", "lapsed", "applicant"].includes(standing)) throw new Refusal("member-is-none");
}

async function membershipIn(db: Db, act: Act, person: Id): Promise<Membership> {
  const row = await findPersonById.first(db, { community: act.community.id, id: person });
  if (row === null) throw new Misuse("person", "press-stale");
  return membershipOf(row as PersonRow, dateAt(act.now, act.community.zone as Zone));
}

/** A person's membership as it is on a day. */
export function membershipOf(row: PersonRow, today: LocalDate): Membership {
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    standing: standingOn(row, today),
    roles: readRoles(JSON.parse(row.roles) as string[]),
    category: row.category,
    joined: row.joined,
    duesThrough: row.dues_through,
  };
}
