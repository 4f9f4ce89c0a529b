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
import { nextWaking } from "./promise.ts";
import type { Urgency } from "./request.ts";
import { cardOut, markAsked, openOffers, recordEvent, setOffer, setRequestState, volunteersFor } from "./store.ts";
import { type Filter, filterOf } from "./volunteer.ts";

/** What asking needs of the house. */
export interface AskParts {
  readonly ids: Ids;
}

/** Three people at a time: a quarter of the waiting of one at a time, for half the messages of asking everybody. */
const WAVE = 3;
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
 * Asks the next few who can help, those least burdened and longest not asked first, and plans the wave after them. Held
 * through the quiet hours unless it is urgent. When nobody is left, and nobody asked may still say yes, the coordinators are
 * told with the counts, and whoever asked is told the truth.
 */
export async function askNext(tx: Tx, parts: AskParts, community: CommunityFacts, row: RequestRow, now: Instant): Promise<void> {
  const urgent = row.urgency === "now" || row.urgency === "today";
  const settings = await communitySettings(tx, community.id);
  const start = urgent ? now : nextWaking(now, settings, community.zone);
  if (start > now) {
    await plan(tx, { community: community.id, kind: "aid-next-wave", subject: row.id, due: start });
    return;
  }
  const { eligible, counts } = await eligibleFor(tx, community, row);
  if (eligible.length === 0) {
    if ((await openOffers(tx, community.id, row.id)).length === 0) await handToCoordinators(tx, parts, community, row, counts, now);
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
  await plan(tx, { community: community.id, kind: "aid-next-wave", subject: row.id, due: (now + EVERY[row.urgency]) as Instant });
}

async function eligibleFor(tx: Tx, community: CommunityFacts, row: RequestRow) {
  const request = cardOut(row);
  const counts = new Map<Filter, number>();
  const eligible: { readonly person: Id; readonly active: number; readonly asked: string; readonly tie: string }[] = [];
  for (const { volunteer, active, asked } of await volunteersFor(tx, community.id, row.id)) {
    const own = volunteer.person === row.requester;
    const filter = filterOf(request, volunteer, { own, active, asked, language: community.locale });
    if (filter === null)
      eligible.push({ person: volunteer.person, active, asked: volunteer.askedAt ?? "", tie: tieOf(row.id, volunteer.person) });
    else counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  eligible.sort((a, b) => a.active - b.active || compare(a.asked, b.asked) || compare(a.tie, b.tie));
  return { eligible: eligible.map(({ person }) => person), counts };
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
