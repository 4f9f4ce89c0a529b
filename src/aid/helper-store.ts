import type { Quiet } from "#calendar/waking.ts";
import { signatoriesBound } from "#charters/store.ts";
import type { CommunityFacts } from "#chat/call.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { isUnread } from "#kernel/unread.ts";
import type { Settings } from "#membership/settings.ts";
import { readQuiet } from "#membership/settings.ts";
import { readHours, type WeeklyHours } from "#phrases/hours.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { RequestRow, VolunteerRow } from "#store/tables/aid.ts";
import { askedFor, helpedBefore, leavesNow, loadOf, unansweredBy, vettingsNow } from "./helper-history-store.ts";
import { touchingZones, waysOver } from "./routing/distance.ts";
import { type Held, type Helper, type Need, type Terms, USUAL_TERMS } from "./routing/sides.ts";

/** A volunteer of the community, ready to be weighed. */
export interface KnownHelper extends Helper {
  readonly id: Id;
}

/** Whose weighing is asked for: everybody, those who give one kind of help, or one person. */
export type Whom =
  | { readonly kind: "everybody" }
  | { readonly kind: "giving"; readonly category: string }
  | { readonly kind: "one"; readonly person: Id };

type Among = { readonly community: Id; readonly pattern: string; readonly person: Id };

/**
 * Volunteers whose list of categories is like `pattern`, and whose id is like `person`, with each of their accounts: `%` takes
 * everybody. Two queries would look for the same people twice.
 */
const volunteersAmong = hot((q, p: Among) =>
  q
    .selectFrom("volunteers as v")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "v.community").onRef("p.id", "=", "v.id"))
    .leftJoin("accounts as a", (join) => join.onRef("a.community", "=", "v.community").onRef("a.person", "=", "v.id"))
    .selectAll("v")
    .select(["a.zone as timeZone", "a.reachable as reachable", "a.created_at as since"])
    .where("v.community", "=", p.community)
    .where("v.categories", "like", p.pattern)
    .where("v.id", "like", p.person)
    .where("p.standing", "=", "member")
    .where("p.merged_into", "is", null),
);

/** A pattern for the stored list: what stands for anything may find too many, never too few, and the filters look again. */
function among(community: Id, whom: Whom): Among {
  if (whom.kind === "one") return { community, pattern: "%", person: whom.person };
  return {
    community,
    pattern: whom.kind === "everybody" ? "%" : `%${JSON.stringify(whom.category).replaceAll("\\", "_")}%`,
    person: "%" as Id,
  };
}

const holdersOf = hot((q, p: { readonly community: Id; readonly pattern: string; readonly most: number }) =>
  q
    .selectFrom("volunteers")
    .select("id")
    .where("community", "=", p.community)
    .where("paused", "=", 0)
    .where((e) => e.or([e("categories", "like", p.pattern), e("skills", "like", p.pattern)]))
    .limit(p.most),
);

/** Of the skills and kinds of help of some people, those with fewer active holders than `below`: each is looked for only as far as needed. */
export async function scarceFor(db: Db, community: Id, helpers: readonly KnownHelper[], below: number): Promise<ReadonlySet<string>> {
  const words = new Set(helpers.flatMap(({ categories, skills }) => [...categories, ...skills.map(({ name }) => name)]));
  const scarce = new Set<string>();
  for (const word of words) {
    const pattern = `%${JSON.stringify(word).replaceAll("\\", "_")}%`;
    if ((await holdersOf.all(db, { community, pattern, most: below })).length < below) scarce.add(word);
  }
  return scarce;
}

const closedRooms = hot((q, p: { readonly community: Id; readonly now: string }) =>
  q
    .selectFrom("rooms")
    .select("person")
    .where("community", "=", p.community)
    .where("person", "is not", null)
    .where("closed_until", ">", p.now),
);

const suspensions = hot((q, p: { readonly community: Id; readonly now: string }) =>
  q
    .selectFrom("measures")
    .select("person")
    .where("community", "=", p.community)
    .where("kind", "=", "suspension")
    .where("state", "in", ["active", "appealed"])
    .where((e) => e.or([e("ends_at", "is", null), e("ends_at", ">", p.now)])),
);

/** Who has signed the charter that is asked of whoever helps, as it binds; null where none is asked. */
async function signedBy(db: Db, community: Id, { aid }: Settings): Promise<ReadonlySet<Id | null> | null> {
  if (aid.charter === null) return null;
  return new Set((await signatoriesBound.all(db, { community, charter: aid.charter as Id })).map(({ person }) => person));
}

const apartInAll = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("kept_apart").select(["person", "other", "kind"]).where("community", "=", p.community),
);

/** Whom each is kept apart from, or has an interest in: it holds both ways. */
async function apartOf(db: Db, community: Id) {
  const found = { apart: new Map<Id, Id[]>(), interest: new Map<Id, Id[]>() };
  for (const { person, other, kind } of await apartInAll.all(db, { community })) {
    for (const [one, from] of [
      [person, other],
      [other, person],
    ] as const)
      found[kind].set(one, [...(found[kind].get(one) ?? []), from]);
  }
  return found;
}

/** All the terms of an association, for now. */
export function termsOf(community: CommunityFacts, settings: Settings, now: Instant): Terms {
  const quiet = { quietFrom: settings.quietFrom, quietTo: settings.quietTo };
  const { near, rings, limitKm } = settings.aid;
  return {
    ...USUAL_TERMS,
    ...{ now, language: community.locale, zone: community.zone, quiet, limitKm, rings },
    neighbours: near.length === 0 ? null : touchingZones(near.map(({ from, to }) => [from, to] as const)),
    ways: waysOver(near.flatMap(({ from, to, km }) => (km === null ? [] : [{ from, to, km }]))),
  };
}

/** A request as it is weighed; `open` is how many helpers are still looked for. */
export function needOf(row: RequestRow, open: number, speaks: readonly string[]): Need {
  return {
    id: row.id,
    category: fold(row.category),
    skills: JSON.parse(row.skills) as string[],
    zone: row.zone === null ? null : fold(row.zone),
    at: null,
    remote: false,
    urgency: row.urgency,
    languages: JSON.parse(row.languages) as string[],
    speaks,
    starts: row.starts_at === null ? null : instantOut(row.starts_at),
    helpers: open,
    vetting: row.vetting,
    pair: row.pair === 1,
    section: row.section === null ? null : fold(row.section),
    requester: row.requester,
    anonymous: row.anonymous === 1,
    helped: null,
    blocked: [],
  };
}

/**
 * Volunteers as they are weighed. One query for each table, whatever the number of people: what is said alike is read once.
 * `requests` are those for which it matters who has been asked.
 */
export async function loadHelpers(
  db: Db,
  community: CommunityFacts,
  settings: Settings,
  now: Instant,
  requests: readonly Pick<RequestRow, "id" | "requester">[],
  whom: Whom = { kind: "everybody" },
): Promise<readonly KnownHelper[]> {
  const key = { community: community.id };
  const rows = onePerson(await volunteersAmong.all(db, among(community.id, whom)));
  const load = await loadOf(db, community.id, now);
  const unanswered = await unansweredBy(db, community.id, now, requests);
  const asked = await askedFor(db, community.id, requests);
  const vettings = await vettingsNow(db, community, now);
  const leaves = await leavesNow(db, community, now);
  const before = await helpedBefore(db, community.id, requests);
  const closed = new Set((await closedRooms.all(db, { ...key, now: instantIn(now) })).map(({ person }) => person));
  const suspended = new Set((await suspensions.all(db, { ...key, now: instantIn(now) })).map(({ person }) => person));
  const signed = await signedBy(db, community.id, settings);
  const { apart, interest } = await apartOf(db, community.id);
  const reader = readerOf(community.locale);
  return rows.map(({ row, zone, reachable }) => ({
    ...reader(row),
    id: row.id,
    timeZone: zone ?? community.zone,
    reachable: reachable && !closed.has(row.id),
    suspended: suspended.has(row.id),
    charter: signed === null || signed.has(row.id),
    blocked: apart.get(row.id) ?? [],
    conflicts: interest.get(row.id) ?? [],
    vetting: vettings.get(row.id) ?? [],
    leave: leaves.get(row.id) ?? [],
    open: load.open.get(row.id) ?? 0,
    week: load.week.get(row.id) ?? 0,
    given: load.given.get(row.id) ?? 0,
    unanswered: unanswered.get(row.id) ?? 0,
    asked: asked.get(row.id) ?? [],
    helpedBefore: before.get(row.id) ?? [],
  }));
}

/** Reads what a volunteer has stated. Most of it is the same text for many people, so each text is read once. */
function readerOf(locale: string) {
  const lists = new Map<string, readonly string[]>();
  const words = (text: string) => kept(lists, text, () => JSON.parse(text) as readonly string[]);
  const skills = new Map<string, readonly Held<string>[]>();
  const hours = new Map<string, WeeklyHours | null>();
  const quiets = new Map<string, Quiet>();
  return (row: VolunteerRow) => ({
    categories: words(row.categories),
    skills: kept(skills, row.skills, () => JSON.parse(row.skills) as readonly Held<string>[]),
    zones: words(row.zones),
    at: null,
    languages: words(row.languages),
    hours: row.hours === null ? null : kept(hours, row.hours, () => hoursIn(row.hours as string, locale)),
    quiet: row.quiet === null ? null : kept(quiets, row.quiet, () => readQuiet(row.quiet as string)),
    paused: row.paused === 1,
    sections: words(row.sections),
    most: row.most,
    perWeek: row.per_week,
    askedAt: row.asked_at === null ? null : instantOut(row.asked_at),
    every: row.every === null ? null : row.every * HOUR,
    experienced: row.experienced === 1,
    household: row.household,
  });
}

function hoursIn(text: string, locale: string): WeeklyHours | null {
  const found = readHours(text, locale);
  return isUnread(found) ? null : found.hours;
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** A volunteer with the zone of the newest account that has one, and whether any of them can be reached. */
interface Reached {
  readonly row: VolunteerRow;
  zone: string | null;
  since: string;
  reachable: boolean;
}

type Account = { readonly timeZone: string | null; readonly reachable: number | null; readonly since: string | null };

function onePerson(rows: readonly (VolunteerRow & Account)[]): readonly Reached[] {
  const known = new Map<Id, Reached>();
  for (const row of rows) {
    const found = known.get(row.id);
    const since = row.since ?? "";
    if (found === undefined) {
      known.set(row.id, { row, zone: row.timeZone, since, reachable: row.reachable === 1 });
      continue;
    }
    found.reachable ||= row.reachable === 1;
    if (row.timeZone === null || (found.zone !== null && since < found.since)) continue;
    found.zone = row.timeZone;
    found.since = since;
  }
  return [...known.values()];
}
