import { dateAt, toLocal, type Zone } from "#calendar/calendar.ts";
import { nextInstant } from "#calendar/repetition.ts";
import type { Act, CommunityFacts } from "#chat/call.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { readRule } from "#phrases/rules.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { announceRequest, askNext } from "./asking.ts";
import { loadClaims } from "./claim-store.ts";
import { recordEvent } from "./event-store.ts";
import { changeRequest, insertRequest } from "./request-store.ts";
import { leavesOf } from "./volunteer-store.ts";

/** Helpers for the next time are looked for this long before. */
const AHEAD = 3 * DAY;

/** A rule of repetition as it is kept: as typed. Throws a Misuse where it cannot be read, where no first time is given, or where none comes after it. */
export function needRule(typed: string, act: Act, starts: Instant | null): string {
  const setting = { locale: act.community.locale, now: act.now, zone: act.community.zone as Zone };
  const found = readRule(typed, starts === null ? setting : { ...setting, from: starts });
  if (isUnread(found)) throw new Misuse("repeat", found.key, found.values);
  if (starts === null) throw new Misuse("when", "aid-repeat-needs-when");
  if (nextInstant(found.rule, toLocal(starts, setting.zone), setting.zone, starts) === null)
    throw new Misuse("repeat", "rule-gives-none", { text: typed });
  return typed;
}

/** When a regular need comes next after this time of it, which may have been put off alone; null when its rule is over. */
function nextTime(row: RequestRow, community: CommunityFacts): Instant | null {
  if (row.repeat === null || row.starts_at === null || row.repeats_from === null) return null;
  const [zone, first] = [community.zone as Zone, instantOut(row.repeats_from)];
  const found = readRule(row.repeat, { locale: community.locale, now: first, zone, from: first });
  return isUnread(found) ? null : nextInstant(found.rule, toLocal(first, zone), zone, instantOut(row.starts_at));
}

/** Plans that the next time of a regular need is asked for. */
export async function planNext(tx: Tx, community: CommunityFacts, row: RequestRow): Promise<void> {
  const next = nextTime(row, community);
  if (next !== null) await plan(tx, { community: community.id, kind: "aid-regular", subject: row.id, due: (next - AHEAD) as Instant });
}

/** A regular need is one no more. */
export async function stopRepeating(tx: Tx, community: Id, row: Pick<RequestRow, "id">): Promise<void> {
  await unplan(tx, { community, kind: "aid-regular", subject: row.id });
  await changeRequest(tx, community, row.id, { repeat: null });
}

/**
 * Asks for the next time of a regular need: the same request on another day, offered first to whoever helped the last time, or to
 * whom they named for the days of their leave.
 */
export async function askAgain(tx: Tx, ids: Ids, community: CommunityFacts, last: RequestRow, now: Instant): Promise<void> {
  const next = nextTime(last, community);
  if (next === null || last.requester === null || last.state === "withdrawn") return;
  const row: RequestRow = {
    ...last,
    id: ids.next(),
    handle: await nextHandle(tx, community.id, "R"),
    state: "open",
    confirmed: 0,
    version: 1,
    created_at: instantIn(now),
    starts_at: instantIn(next),
    preferred: await preferredFor(tx, community, last, next),
    claimed_at: null,
    closed_at: null,
    reason: null,
    helped: 0,
  };
  await insertRequest(tx, row);
  await changeRequest(tx, community.id, last.id, { repeat: null });
  await recordEvent(tx, ids.next(), { community: community.id, request: row.id, at: now, event: "asked", person: last.requester });
  await announceRequest(tx, community, row, now);
  await askNext(tx, { ids }, community, row, now);
  await planNext(tx, community, row);
}

async function preferredFor(tx: Tx, community: CommunityFacts, last: RequestRow, next: Instant): Promise<Id | null> {
  const claims = await loadClaims(tx, community.id, last.id);
  const helper = claims.findLast(({ state }) => state === "done" || state === "active")?.person ?? last.preferred;
  if (helper === null) return null;
  const day = dateAt(next, community.zone as Zone);
  const leave = (await leavesOf(tx, community.id, helper, day)).find(({ from_day }) => from_day <= day);
  return leave === undefined ? helper : leave.substitute;
}
