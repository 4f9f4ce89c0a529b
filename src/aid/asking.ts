import { createHash } from "node:crypto";
import type { Act, CommunityFacts } from "#chat/call.ts";
import { plan } from "#jobs/plan.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { announcementPlaces, communitySettings, peopleWhoMay } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { afterWaking, nextFree, type Quiet } from "./promise.ts";
import type { Urgency } from "./request.ts";
import { cardOut, markAsked, openOffers, recordEvent, setOffer, setRequestState, volunteersFor, wavesOf } from "./store.ts";
import { type Filter, filterOf, hoursOf } from "./volunteer.ts";

/** What asking needs of the house. */
export interface AskParts {
  readonly ids: Ids;
}

/** Three people at a time: a quarter of the waiting of one at a time, for half the messages of asking everybody. */
const WAVE = 3;
/** After so many waves a person takes over: the fallback is part of the model, not an error. */
const WAVES: Readonly<Record<Urgency, number>> = { now: 3, today: 3, week: 3, whenever: 7 };
const EVERY: Readonly<Record<Urgency, number>> = { now: 10 * MINUTE, today: 10 * MINUTE, week: 30 * MINUTE, whenever: 24 * 60 * MINUTE };

/** Puts the public card, which holds nothing confidential, where announcements go. */
export async function announceRequest(tx: Tx, community: CommunityFacts, row: RequestRow, now: Instant): Promise<void> {
  const rooms: Id[] = [];
  for (const place of await announcementPlaces(tx, community.id)) rooms.push(await roomFor(tx, community.id, place));
  for (const room of rooms.sort()) {
    await tell(tx, {
      community: community.id,
      to: { room },
      name: "aid-asked",
      version: 1,
      facts: { request: row.id },
      once: `aid-asked:${row.handle}:${room}`,
      now,
      kind: null,
      fresh: { kind: "request", id: row.id },
    });
  }
}

/** Tells one person something about a request, by its id alone: the words are made when it is told. */
export async function tellPerson(
  tx: Tx,
  act: Pick<Act, "community" | "now">,
  person: Id,
  name: string,
  facts: Readonly<Record<string, string>>,
  once: string,
): Promise<void> {
  await tell(tx, { community: act.community.id, to: { person }, name, version: 1, facts, once, now: act.now, kind: null });
}

/**
 * Asks the next few who can help, those least burdened and longest not asked first, and plans the wave after them. Nobody is
 * asked at night, in their own zone, nor outside the hours that they have stated, unless it is needed now. When nobody is
 * left the coordinators are told with the counts, and whoever asked is told the truth; `waited` says that those who were
 * asked have had their time.
 */
export async function askNext(
  tx: Tx,
  parts: AskParts,
  community: CommunityFacts,
  row: RequestRow,
  now: Instant,
  waited: "waited" | "not yet" = "not yet",
): Promise<void> {
  const quiet = await communitySettings(tx, community.id);
  const { eligible, later, counts } = await eligibleFor(tx, community, row, quiet, now);
  const due = (at: Instant) => plan(tx, { community: community.id, kind: "aid-next-wave", subject: row.id, due: at });
  const over = waited === "waited" && (await wavesOf(tx, community.id, row.id)) >= WAVES[row.urgency];
  if (eligible.length === 0 || over) {
    const still = waited === "not yet" && (await openOffers(tx, community.id, row.id)).length > 0;
    if (still) await due(afterWave(row.urgency, now, quiet, community.zone));
    else if (over || later === null || row.urgency === "today") await handToCoordinators(tx, parts, community, row, counts, now);
    if (!still && !over && later !== null) await due(later);
    return;
  }
  for (const person of eligible.slice(0, WAVE)) {
    await setOffer.run(tx, {
      community: community.id,
      id: `${row.id}:${person}`,
      request: row.id,
      person,
      state: "open",
      at: instantIn(now),
    });
    await markAsked(tx, community.id, person, now);
    await tellPerson(tx, { community, now }, person, "aid-offer", { request: row.id }, `aid-offer:${row.handle}:${person}`);
  }
  await setRequestState.run(tx, { community: community.id, id: row.id, state: "offered" });
  await recordEvent(tx, parts.ids.next(), { community: community.id, request: row.id, at: now, event: "offered", person: null });
  await due(afterWave(row.urgency, now, quiet, community.zone));
}

/** The clock of a wave stops during the night, unless help is needed the same day. */
function afterWave(urgency: Urgency, now: Instant, quiet: Quiet, zone: string): Instant {
  if (urgency === "now" || urgency === "today" || urgency === "whenever") return (now + EVERY[urgency]) as Instant;
  return afterWaking(now, EVERY[urgency], quiet, zone);
}

/** Who may be asked now, in order; when the first of the others is free, null when nobody is left; and why the rest are not asked. */
async function eligibleFor(tx: Tx, community: CommunityFacts, row: RequestRow, quiet: Quiet, now: Instant) {
  const request = cardOut(row);
  const counts = new Map<Filter, number>();
  let later: Instant | null = null;
  const eligible: { readonly person: Id; readonly active: number; readonly asked: string; readonly tie: string }[] = [];
  for (const { volunteer, active, asked, zone } of await volunteersFor(tx, community.id, row.id)) {
    const own = volunteer.person === row.requester;
    const free = row.urgency === "now" ? now : nextFree(now, hoursOf(volunteer, community.locale), quiet, zone ?? community.zone);
    const filter = filterOf(request, volunteer, { own, active, asked, language: community.locale, free: free === now });
    if (filter === "free" && free !== null && (later === null || free < later)) later = free;
    if (filter === null)
      eligible.push({ person: volunteer.person, active, asked: volunteer.askedAt ?? "", tie: tieOf(row.id, volunteer.person) });
    else counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  eligible.sort((a, b) => a.active - b.active || compare(a.asked, b.asked) || compare(a.tie, b.tie));
  return { eligible: eligible.map(({ person }) => person), later, counts };
}

/** A stable order that is nobody's advantage: not the alphabet, not the time of joining. */
function tieOf(request: Id, person: Id): string {
  return createHash("sha256").update(`${request}\n${person}`).digest("hex");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

async function handToCoordinators(
  tx: Tx,
  parts: AskParts,
  community: CommunityFacts,
  row: RequestRow,
  counts: ReadonlyMap<Filter, number>,
  now: Instant,
): Promise<void> {
  if (row.state === "unmet") return;
  await setRequestState.run(tx, { community: community.id, id: row.id, state: "unmet" });
  await recordEvent(tx, parts.ids.next(), {
    community: community.id,
    request: row.id,
    at: now,
    event: "handed to the coordinators",
    person: null,
  });
  const facts = { request: row.id, counts: JSON.stringify(Object.fromEntries(counts)) };
  for (const person of await peopleWhoMay(tx, community.id, "coordinate help")) {
    await tellPerson(tx, { community, now }, person, "aid-unmet", facts, `aid-unmet:${row.handle}:${person}:${now}`);
  }
  await tellPerson(tx, { community, now }, row.requester, "aid-nobody-yet", { request: row.id }, `aid-nobody-yet:${row.handle}:${now}`);
}
