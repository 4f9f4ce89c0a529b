import type { Ability } from "#chat/ability.ts";
import type { Act, BoundedPower, CommunityFacts } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Speaker, Suggestion } from "#chat/platform.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { countOut, instantIn, instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";
import { actedBefore } from "./acting.ts";
import type { Chosen } from "./cards.ts";
import { inForce, isBounded } from "./delegation.ts";
import { findHeld } from "./delegation-store.ts";
import { watchDues } from "./dues-planning.ts";
import { lookAtActor } from "./federated.ts";
import { abilitiesOf, type Role, readRoles, type Standing } from "./role.ts";
import { readSettings, type Settings, settingsSchema, type Wanted } from "./settings.ts";
import {
  announcementPlaces,
  countPeople,
  dropDrafts,
  findBeginning,
  findCommunity,
  findDraft,
  findNamed,
  findSpace,
  findSpeaker,
  insertAccount,
  insertDraft,
  insertPerson,
  type NamedPerson,
  personNames,
  updatePersonLocale,
} from "./store.ts";

/** Somebody who speaks, recognised: who they are here, and what they may do. */
export interface Arrival {
  readonly community: CommunityFacts;
  readonly person: Id;
  readonly account: Id;
  readonly name: string;
  readonly standing: Standing;
  readonly roles: readonly Role[];
  readonly locale: Locale;
  /** IANA name: the platform's for this account where it tells, else the community's. */
  readonly zone: string;
  readonly may: (ability: Ability) => boolean;
  /** Powers that were given for one topic or one channel only; `may` does not count them. */
  readonly bounded: readonly BoundedPower[];
  /** Until when they may only look and ask for help; null for not at all. */
  readonly suspended: Instant | null;
  /** Whether roles of their platform give something where they speak. */
  readonly rolesGive: boolean;
}

/** What a new person is registered with, by whoever sets a community up. */
export interface Welcome {
  readonly name: string;
  readonly standing: Standing;
  readonly roles: readonly Role[];
  readonly locale: Locale | null;
  readonly joined: string | null;
  readonly duesThrough: string | null;
  readonly accounts: readonly Omit<Speaker, "owner">[];
}

/** What a community begins with. */
export interface Founding {
  readonly name: string;
  readonly zone: string;
  readonly locale: Locale;
  readonly spaces: readonly {
    readonly platform: string;
    readonly team: string;
    readonly name: string;
    readonly announcements: string | null;
  }[];
}

export type MembersService = ReturnType<typeof membersService>;

type SpeakerRow = NonNullable<Awaited<ReturnType<typeof findSpeaker.first>>>;

const abilities = new Map<string, ReadonlySet<Ability>>();

/** What a standing, a vote and a roles column may do; the combinations are few, so each is worked out once. */
function abilitiesFor(standing: Standing, votes: number, roles: string): ReadonlySet<Ability> {
  const key = `${standing} ${votes} ${roles}`;
  const known = abilities.get(key);
  if (known !== undefined) return known;
  const may = new Set(abilitiesOf(standing, readRoles(JSON.parse(roles) as string[])));
  if (votes === 0) may.delete("vote");
  abilities.set(key, may);
  return may;
}

/** The powers that somebody was given and that hold now: those without limits, and the others. */
interface Given {
  readonly free: readonly Ability[];
  readonly bounded: readonly BoundedPower[];
}

const NOTHING_GIVEN: Given = { free: [], bounded: [] };

async function givenTo(db: Db, row: SpeakerRow, now: Instant): Promise<Given> {
  if (row.holds === 0 || row.standing !== "member") return NOTHING_GIVEN;
  const held = await findHeld.all(db, { community: row.community, holder: row.person });
  const powers = held
    .map((each) => ({
      ability: each.ability as Ability,
      topic: each.topic,
      place: each.place === null ? null : (JSON.parse(each.place) as Place),
      starts: instantOut(each.starts_at),
      ends: maybeInstantOut(each.ends_at),
      state: "active" as const,
    }))
    .filter((power) => inForce(power, now));
  return {
    free: powers.filter((power) => !isBounded(power)).map(({ ability }) => ability),
    bounded: powers.filter(isBounded).map(({ ability, topic, place }) => ({ ability, topic, place })),
  };
}

/** What whoever is suspended keeps: need has no standing. */
const SUSPENDED: ReadonlySet<Ability> = new Set(["look around", "ask for help"]);

function arrivalOf(row: SpeakerRow, speaker: Speaker, given: Given, now: Instant): Arrival {
  const until = maybeInstantOut(row.suspendedUntil);
  const suspended = until !== null && until > now ? until : null;
  const may = abilitiesFor(row.standing, row.votes, row.roles);
  const communityLocale = nearestLocale(row.communityLocale) ?? "en";
  return {
    community: { id: row.community, name: row.communityName, locale: communityLocale, zone: row.communityZone },
    person: row.person,
    account: row.account,
    name: row.name,
    standing: row.standing,
    roles: readRoles(JSON.parse(row.roles) as string[]),
    locale: nearestLocale(row.locale) ?? nearestLocale(speaker.locale) ?? nearestLocale(row.accountLocale) ?? communityLocale,
    zone: speaker.zone ?? row.accountZone ?? row.communityZone,
    may: (ability) => (suspended === null ? may.has(ability) || given.free.includes(ability) : SUSPENDED.has(ability) && may.has(ability)),
    bounded: suspended === null ? given.bounded : [],
    suspended,
    rolesGive: Boolean(row.rolesGive),
  };
}

/** Undoes a registration that somebody else has just made. */
class KnownMeanwhile extends Error {
  readonly person: Id;

  constructor(person: Id) {
    super("known-meanwhile");
    this.name = "KnownMeanwhile";
    this.person = person;
  }
}

/** Undoes a founding in a space that somebody else has just taken. */
class SpaceTaken extends Error {
  constructor() {
    super("space-taken");
    this.name = "SpaceTaken";
  }
}

/** People and their accounts: who speaks, who is meant, what a community has chosen. */
export function membersService({ db, ids, clock }: Parts) {
  /** Recognises who speaks; somebody new in a known space is registered as a guest. Null where no community has the space. */
  async function arrive(speaker: Speaker): Promise<Arrival | null> {
    const known = await findSpeaker.first(db, speaker);
    if (known !== null) return arrivalOf(known, speaker, await givenTo(db, known, clock.now()), clock.now());
    const space = await findSpace.first(db, speaker);
    if (space === null) return null;
    await welcome(space.community, {
      name: speaker.name,
      standing: "guest",
      roles: [],
      locale: null,
      joined: null,
      duesThrough: null,
      accounts: [speaker],
    });
    const row = await findSpeaker.first(db, speaker);
    if (row === null) throw new Error("An account that was just written cannot be found.");
    return arrivalOf(row, speaker, NOTHING_GIVEN, clock.now());
  }

  /** Registers a person with their accounts. When the first account is known already, nothing is written and that person's id is given. */
  async function welcome(community: Id, person: Welcome): Promise<Id> {
    const first = person.accounts[0];
    const known = first === undefined ? null : await findSpeaker.first(db, first);
    if (known !== null) return known.person;
    try {
      return await change(db, (tx) => register(tx, community, person));
    } catch (error) {
      if (!(error instanceof KnownMeanwhile)) throw error;
      return error.person;
    }
  }

  /** The handle is taken first: whoever registers in this community waits for it, so that nobody is registered twice at once. */
  async function register(tx: Tx, community: Id, person: Welcome): Promise<Id> {
    const now = clock.now();
    const handle = await nextHandle(tx, community, "U");
    const first = person.accounts[0];
    const known = first === undefined ? null : await findSpeaker.first(tx, first);
    if (known !== null) throw new KnownMeanwhile(known.person);
    const id = ids.next();
    await insertPerson(tx, { ...person, id, community, handle, now });
    if (person.standing === "member" && person.duesThrough !== null) await watchDues(tx, community, id, person.duesThrough, now);
    for (const account of person.accounts) await addAccount(tx, community, id, account, now);
    return id;
  }

  async function addAccount(
    tx: Parameters<typeof insertAccount>[0],
    community: Id,
    person: Id,
    account: Omit<Speaker, "owner">,
    now: Instant,
  ) {
    const { platform, team, user, name, locale, zone } = account;
    return insertAccount(tx, { community, id: ids.next(), person, platform, team, user, name, locale, zone }, now);
  }

  /** Gives a person one more account. */
  function attach(community: Id, person: Id, account: Omit<Speaker, "owner">): Promise<boolean> {
    return change(db, (tx) => addAccount(tx, community, person, account, clock.now()));
  }

  /** The one person whom a text names. Refuses nobody and several, with what would do. */
  async function named(community: Id, text: string): Promise<GivenPerson> {
    const found = await findNamed(db, community, text);
    if (found.length === 0) throw new Refusal("option-nobody", { typed: text });
    if (found.length > 1) {
      throw new Refusal("option-several-people", { typed: text, known: found.map((one) => `${one.name} (${one.handle})`).join(", ") });
    }
    const one = found[0] as NamedPerson;
    return { id: one.id, name: one.name };
  }

  /** What somebody is called; empty for nobody. */
  async function nameOf(community: Id, person: Id): Promise<string> {
    return (await personNames(db, community, [person])).get(person) ?? "";
  }

  async function offer(community: Id, typed: string): Promise<readonly Suggestion[]> {
    const found = await findBeginning(db, community, typed, 25);
    return found.map((one) => ({ value: one.handle, label: `${one.name} (${one.handle})` }));
  }

  function speakIn(act: Act, locale: Locale): Promise<void> {
    return change(db, (tx) => updatePersonLocale(tx, act.community.id, act.person, locale));
  }

  /** Keeps what somebody began to say until they confirm it or choose between its readings: a day at most. */
  function keepDraft(act: Act, path: string, given: Readonly<Record<string, string>>): Promise<Id> {
    const id = ids.secret();
    return change(db, async (tx) => {
      await dropDrafts.run(tx, { before: instantIn((act.now - DAY) as Instant) });
      await insertDraft.run(tx, {
        community: act.community.id,
        id,
        person: act.person,
        path,
        given: JSON.stringify(given),
        at: instantIn(act.now),
      });
      return id;
    });
  }

  /**
   * Takes back what this person began to say. Refuses when it is gone or was taken by another press, so that a second press
   * does nothing; the same press delivered again takes it again, and its command recognises it.
   */
  async function finishDraft(act: Act, id: string): Promise<{ readonly path: string; readonly given: Readonly<Record<string, string>> }> {
    const community = act.community.id;
    const by = act.delivery === null ? ids.secret() : `${act.delivery.platform}/${act.delivery.key}`;
    return change(db, async (tx) => {
      const row = await findDraft.first(tx, { community, id: id as Id, person: act.person, since: instantIn((act.now - DAY) as Instant) });
      if (row === null) throw new Refusal("draft-gone");
      const before = await heard(tx, { community, platform: "draft", key: id }, by);
      if (before !== null && before !== by) throw new Refusal("draft-gone");
      return { path: row.path, given: JSON.parse(row.given) as Record<string, string> };
    });
  }

  /** Founds a community with its spaces. */
  function found(founding: Founding): Promise<Id> {
    return change(db, (tx) => insertCommunity(tx, founding));
  }

  /**
   * Founds a community together with the first of its people. Where a space of it has been taken meanwhile, nothing is written:
   * the same word delivered twice, even to two processes at once, founds one community, whose first person is there with it.
   */
  async function foundBy(founding: Founding, first: Welcome): Promise<void> {
    try {
      await change(db, async (tx) => {
        const community = await insertCommunity(tx, founding);
        await register(tx, community, first);
      });
    } catch (error) {
      if (!(error instanceof SpaceTaken)) throw error;
    }
  }

  async function insertCommunity(tx: Tx, founding: Founding): Promise<Id> {
    const id = ids.next();
    const now = instantIn(clock.now());
    const { name, zone, locale } = founding;
    const settings = JSON.stringify(settingsSchema.parse({}));
    await tx.insertInto("communities").values({ community: id, id, name, zone, locale, settings, version: 1, created_at: now }).execute();
    for (const space of founding.spaces) {
      const row = await tx
        .insertInto("spaces")
        .values({ community: id, id: ids.next(), ...space, created_at: now })
        .onConflict((conflict) => conflict.columns(["platform", "team"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (row === undefined) throw new SpaceTaken();
    }
    return id;
  }

  /** Attaches one more space to a community. */
  function openSpace(community: Id, space: Founding["spaces"][number]): Promise<void> {
    return change(db, async (tx) => {
      await tx
        .insertInto("spaces")
        .values({ community, id: ids.next(), ...space, created_at: instantIn(clock.now()) })
        .execute();
    });
  }

  async function settings(community: Id): Promise<Settings> {
    const row = await findCommunity.first(db, { community });
    if (row === null) throw new Error("There is no such community.");
    return readSettings(row.settings);
  }

  /** Changes some settings of the community, and its name, language and zone. */
  function settle(act: Act, wanted: Wanted): Promise<Settings> {
    return change(db, async (tx) => {
      const row = await findCommunity.first(tx, { community: act.community.id });
      if (row === null) throw new Error("There is no such community.");
      const again = await actedBefore(tx, act, act.community.id);
      if (again !== null) return readSettings(row.settings);
      const next = settingsSchema.parse({ ...readSettings(row.settings), ...wanted.settings });
      await tx
        .updateTable("communities")
        .set((e) => ({
          name: wanted.name ?? row.name,
          zone: wanted.zone ?? row.zone,
          locale: wanted.locale ?? row.locale,
          settings: JSON.stringify(next),
          version: e("version", "+", 1),
        }))
        .where("id", "=", act.community.id)
        .execute();
      await audit(tx, {
        community: act.community.id,
        at: act.now,
        actor: act.person,
        account: act.account,
        action: "community settled",
        subject: act.community.id,
        facts: { changed: Object.keys(wanted.settings).join(" ") },
      });
      if (next.fediverse || readSettings(row.settings).fediverse) await lookAtActor(tx, act.community.id, act.now);
      return next;
    });
  }

  /** Everything the community has chosen, for those who settle it. */
  async function chosen(community: Id): Promise<Chosen> {
    const row = await findCommunity.first(db, { community });
    if (row === null) throw new Error("There is no such community.");
    const places = await announcementPlaces(db, community);
    const several = new Set(places.map((place) => place.platform)).size > 1;
    return {
      name: row.name,
      zone: row.zone,
      locale: nearestLocale(row.locale) ?? "en",
      channels: places.map((place) => (several ? `#${place.name} (${place.platform})` : `#${place.name}`)),
      settings: readSettings(row.settings),
    };
  }

  /** Whether some space of the community has a channel for announcements. */
  async function announces(community: Id): Promise<boolean> {
    return (await announcementPlaces(db, community)).length > 0;
  }

  /** How many members in force there are, and how many people in all. */
  async function headcount(community: Id): Promise<{ readonly members: number; readonly people: number }> {
    const row = await countPeople.first(db, { community });
    return { members: countOut(row?.members ?? 0), people: countOut(row?.people ?? 0) };
  }

  /** Says in which channel of a space announcements go. */
  function announceIn(act: Act, place: Place): Promise<void> {
    return change(db, async (tx) => {
      await tx
        .updateTable("spaces")
        .set({ announcements: place.room })
        .where("community", "=", act.community.id)
        .where("platform", "=", place.platform)
        .where("team", "=", place.team)
        .execute();
    });
  }

  return {
    arrive,
    welcome,
    attach,
    named,
    nameOf,
    offer,
    speakIn,
    keepDraft,
    finishDraft,
    found,
    foundBy,
    openSpace,
    settings,
    settle,
    chosen,
    announces,
    headcount,
    announceIn,
  };
}
