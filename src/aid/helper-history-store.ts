import { addDays, dateAt, type LocalDate, type Zone } from "#calendar/calendar.ts";
import type { CommunityFacts } from "#chat/call.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import type { Held } from "./routing/sides.ts";
import type { Vetting } from "./vetting.ts";

const MONTH = 30 * DAY;
const WEEK = 7 * DAY;

const claimsSince = hot((q, p: { readonly community: Id; readonly state: "active" | "done"; readonly since: string }) =>
  q
    .selectFrom("claims")
    .select(["person", "at"])
    .where("community", "=", p.community)
    .where("state", "=", p.state)
    .where("at", ">=", p.since),
);

const offersSince = hot((q, p: { readonly community: Id; readonly since: string }) =>
  q.selectFrom("offers").select(["person", "request", "state"]).where("community", "=", p.community).where("at", ">=", p.since),
);

/** What somebody holds, took on in the last seven days, and gave and holds over the last thirty. */
export async function loadOf(db: Db, community: Id, now: Instant) {
  const active = await claimsSince.all(db, { community, state: "active", since: "" });
  const done = await claimsSince.all(db, { community, state: "done", since: instantIn((now - MONTH) as Instant) });
  const week = instantIn((now - WEEK) as Instant);
  return {
    open: counted(active),
    given: counted([...active, ...done]),
    week: counted([...active, ...done].filter(({ at }) => at >= week)),
  };
}

function counted(rows: readonly { readonly person: Id }[]): ReadonlyMap<Id, number> {
  const counts = new Map<Id, number>();
  for (const { person } of rows) counts.set(person, (counts.get(person) ?? 0) + 1);
  return counts;
}

/** How many questions of the last thirty days each has left without an answer. */
export async function unansweredBy(
  db: Db,
  community: Id,
  now: Instant,
  requests: readonly Pick<RequestRow, "id">[],
): Promise<ReadonlyMap<Id, number>> {
  const since = instantIn((now - MONTH) as Instant);
  return counted((await offersSince.all(db, { community, since })).filter(silent(requests)));
}

/** Questions that were never answered, those about these requests left out. */
function silent(requests: readonly Pick<RequestRow, "id">[]) {
  const own = new Set(requests.map(({ id }) => id));
  return ({ state, request }: { readonly state: string; readonly request: Id }) =>
    (state === "open" || state === "closed") && !own.has(request);
}

/** For which of these requests each has been asked already. */
export async function askedFor(
  db: Db,
  community: Id,
  requests: readonly Pick<RequestRow, "id">[],
): Promise<ReadonlyMap<Id, readonly Id[]>> {
  const asked = new Map<Id, Id[]>();
  if (requests.length === 0) return asked;
  const rows = await db
    .selectFrom("offers")
    .select(["person", "request"])
    .where("community", "=", community)
    .where(
      "request",
      "in",
      requests.map(({ id }) => id),
    )
    .where("state", "<>", "closed")
    .execute();
  for (const { person, request } of rows) {
    const known = asked.get(person);
    if (known === undefined) asked.set(person, [request]);
    else known.push(request);
  }
  return asked;
}

export async function vettingsNow(db: Db, community: CommunityFacts, now: Instant): Promise<ReadonlyMap<Id, readonly Held<Vetting>[]>> {
  const today = dateAt(now, community.zone as Zone);
  const rows = await db
    .selectFrom("vettings")
    .select(["person", "level", "until"])
    .where("community", "=", community.id)
    .where((e) => e.or([e("until", "is", null), e("until", ">=", today)]))
    .execute();
  const known = new Map<Id, Held<Vetting>[]>();
  for (const { person, level, until } of rows)
    known.set(person, [...(known.get(person) ?? []), { name: level, until: until as LocalDate | null }]);
  return known;
}

export async function leavesNow(db: Db, community: CommunityFacts, now: Instant) {
  const yesterday = addDays(dateAt(now, community.zone as Zone), -1);
  const rows = await db
    .selectFrom("leaves")
    .select(["person", "from_day", "to_day"])
    .where("community", "=", community.id)
    .where("to_day", ">=", yesterday)
    .execute();
  const known = new Map<Id, { readonly from: LocalDate; readonly to: LocalDate }[]>();
  for (const { person, from_day, to_day } of rows)
    known.set(person, [...(known.get(person) ?? []), { from: from_day as LocalDate, to: to_day as LocalDate }]);
  return known;
}

/** Who has helped those who ask now, to the end: both have agreed to that by finishing it. Whom they helped without a name they do not know. */
export async function helpedBefore(
  db: Db,
  community: Id,
  requests: readonly Pick<RequestRow, "requester">[],
): Promise<ReadonlyMap<Id, readonly Id[]>> {
  const askers = [...new Set(requests.map(({ requester }) => requester))].filter((each) => each !== null);
  const known = new Map<Id, Id[]>();
  if (askers.length === 0) return known;
  const rows = await db
    .selectFrom("requests as r")
    .innerJoin("claims as c", (join) => join.onRef("c.community", "=", "r.community").onRef("c.request", "=", "r.id"))
    .select(["r.requester as requester", "c.person as person"])
    .distinct()
    .where("r.community", "=", community)
    .where("r.requester", "in", askers)
    .where("r.state", "=", "done")
    .where("r.confirmed", "=", 1)
    .where("r.anonymous", "=", 0)
    .where("c.state", "=", "done")
    .execute();
  for (const { requester, person } of rows) known.set(person, [...(known.get(person) ?? []), requester as Id]);
  return known;
}
