import { nextWaking } from "#calendar/waking.ts";
import type { CommunityFacts } from "#chat/call.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import type { Settings } from "#membership/settings.ts";
import { announcementPlaces, communitySettings, findAccountsOf, findPersonById, peopleWhoMay } from "#membership/store.ts";
import { freshen, freshenAll, type Subject } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import type { Db, Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { activeClaims } from "./claim-store.ts";
import { recordEvent, wavesOf } from "./event-store.ts";
import { type KnownHelper, loadHelpers, needOf, scarceFor, termsOf } from "./helper-store.ts";
import { findOffer, offerName, offersTo, openOffers, passedOver, setOffer } from "./offer-store.ts";
import { nextFree } from "./promise.ts";
import { isOpen } from "./request.ts";
import { bumpRequest, changeRequest, setRequestState } from "./request-store.ts";
import { filterFor, type Reason } from "./routing/filters.ts";
import { nextOf, type Ranked, type Ranking, rank, relaxing } from "./routing/rank.ts";
import type { Need, Terms } from "./routing/sides.ts";
import { afterWave, enoughWaves, sizeOfWave } from "./routing/wave.ts";
import { tellableCounts } from "./unnamed.ts";
import { markAsked } from "./volunteer-store.ts";

/** What asking needs of the house. */
export interface AskParts {
  readonly ids: Ids;
}

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

/** Tells one person something about a request, by its id alone: the words are made when it is told. Nobody is told what is forgotten. */
export async function tellPerson(
  tx: Tx,
  act: { readonly community: { readonly id: Id }; readonly now: Instant },
  person: Id | null,
  name: string,
  facts: Readonly<Record<string, string>>,
  once: string,
  fresh?: Subject,
): Promise<void> {
  if (person === null) return;
  const kept = fresh === undefined ? {} : { fresh };
  await tell(tx, { community: act.community.id, to: { person }, name, version: 1, facts, once, now: act.now, kind: null, ...kept });
}

/** Every card of a request is out of date: the public one, and those of whoever was asked, in private. */
export async function freshenRequest(tx: Tx, community: Id, request: Id): Promise<void> {
  await freshen(tx, community, { kind: "request", id: request });
  await freshenAll(tx, community, "offer", `${request}:`);
}

/** Everything that the choice of helpers for one request goes by, and the choice. */
export interface Choice {
  readonly need: Need;
  readonly helpers: readonly KnownHelper[];
  readonly terms: Terms;
  readonly ranking: Ranking<KnownHelper>;
}

/**
 * Weighs volunteers for one request: those who give that kind of help, or everybody, where it matters why the others are not asked.
 * Nothing is written.
 */
export async function choose(
  db: Db,
  community: CommunityFacts,
  row: RequestRow,
  settings: Settings,
  now: Instant,
  who: "who fits" | "everybody" = "everybody",
): Promise<Choice> {
  const claims = await activeClaims(db, community.id, row.id);
  const need = needOf(row, Math.max(1, row.helpers - claims.length), await speaksOf(db, row));
  const whom = who === "everybody" ? ({ kind: "everybody" } as const) : ({ kind: "giving", category: need.category } as const);
  const helpers = await loadHelpers(db, community, settings, now, [row], whom);
  const terms = termsOf(community, settings, now);
  const scarce = await scarceFor(db, community.id, helpers, terms.scarceBelow);
  return { need, helpers, terms, ranking: rank(need, helpers, terms, scarce) };
}

/** The languages that whoever asks is at ease in, as far as is known. */
async function speaksOf(db: Db, row: RequestRow): Promise<readonly string[]> {
  if (row.requester === null) return [];
  const person = await findPersonById.first(db, { community: row.community, id: row.requester });
  const accounts = await findAccountsOf.all(db, { community: row.community, person: row.requester });
  const locale = person?.locale ?? accounts.at(-1)?.locale ?? null;
  return locale === null ? [] : [locale.slice(0, 2).toLowerCase()];
}

/**
 * Asks the next few who can help, the best match first, and plans the wave after them. Nobody is asked at night, in their own
 * zone, nor outside the hours that they have stated, unless it is needed now. When nobody is left the coordinators are told with
 * the counts, and whoever asked is told the truth; `waited` says that those who were asked have had their time.
 */
export async function askNext(
  tx: Tx,
  parts: AskParts,
  community: CommunityFacts,
  row: RequestRow,
  now: Instant,
  waited: "waited" | "not yet" = "not yet",
): Promise<void> {
  const settings = await communitySettings(tx, community.id);
  const choice = await choose(tx, community, row, settings, now, "who fits");
  const { ranked } = choice.ranking;
  const due = (at: Instant) => plan(tx, { community: community.id, kind: "aid-next-wave", subject: row.id, due: at });
  const next = () => due(afterWave(row.urgency, now, settings, community.zone));
  const over = waited === "waited" && enoughWaves(row.urgency, await wavesOf(tx, community.id, row.id));
  if (ranked.length > 0 && !over) {
    await offerTo(tx, parts, community, row, wave(choice, row, await passedOver(tx, community.id, row.id)), now);
    await next();
    return;
  }
  if (waited === "not yet" && (await openOffers(tx, community.id, row.id)).length > 0) return next();
  const later = over ? null : laterAt(choice);
  if (row.state !== "unmet" && (over || later === null || row.urgency === "today")) {
    const everybody = await choose(tx, community, row, settings, now);
    await handToCoordinators(tx, parts, community, row, everybody, now);
  }
  if (later !== null) await due(later);
}

/**
 * Whoever helped with this need before, or stands in for them, is asked before anybody else; those who have been asked for it already,
 * and heard that it was taken, after everybody else.
 */
function wave({ need, ranking }: Choice, row: RequestRow, before: ReadonlySet<Id>): readonly Ranked<KnownHelper>[] {
  const known = ranking.ranked.find(({ helper }) => helper.id === row.preferred);
  if (known !== undefined) return [known];
  const inTurn = [
    ...ranking.ranked.filter(({ helper }) => !before.has(helper.id)),
    ...ranking.ranked.filter(({ helper }) => before.has(helper.id)),
  ];
  const chosen = nextOf(need, inTurn, sizeOfWave(row.urgency));
  return ranking.ranked.filter(({ helper }) => chosen.includes(helper));
}

/** Offers a request to some people. */
export async function offerTo(
  tx: Tx,
  parts: AskParts,
  community: CommunityFacts,
  row: RequestRow,
  chosen: readonly Ranked<KnownHelper>[],
  now: Instant,
): Promise<void> {
  const event = parts.ids.next();
  for (const { helper, cost } of chosen) {
    const why = JSON.stringify({ given: helper.given, continuity: cost.continuity, language: cost.language, distance: cost.distance });
    await setOffer(tx, { community: community.id, request: row.id, person: helper.id, state: "open", at: now, why });
    await markAsked(tx, community.id, helper.id, now);
    const fresh = { kind: "offer", id: offerName(row.id, helper.id) };
    await tellPerson(tx, { community, now }, helper.id, "aid-offer", { request: row.id }, `aid-offer:${helper.id}:${event}`, fresh);
  }
  if (row.state !== "claimed") await setRequestState.run(tx, { community: community.id, id: row.id, state: "offered" });
  await recordEvent(tx, event, { community: community.id, request: row.id, at: now, event: "offered", person: null });
}

/** When the first of those whom only the hour holds back may be asked. */
function laterAt({ need, ranking, terms }: Choice): Instant | null {
  let first: Instant | null = null;
  for (const helper of ranking.later) {
    if (ranking.reasons.get(helper.id) === "leave") continue;
    const quiet = helper.quiet ?? terms.quiet;
    if (need.starts !== null && ranking.reasons.get(helper.id) === "time") continue;
    const at =
      need.starts === null ? nextFree(terms.now, helper.hours, quiet, helper.timeZone) : nextWaking(terms.now, quiet, helper.timeZone);
    if (at !== null && at > terms.now && (first === null || at < first)) first = at;
  }
  return first;
}

/** What the coordinators are told with a request that nobody is left for. */
function unmetFacts(row: RequestRow, { need, helpers, terms, ranking }: Choice): Readonly<Record<string, string>> {
  const relax = ranking.ranked.length > 0 ? [] : relaxing(need, helpers, terms);
  return { request: row.id, counts: JSON.stringify(tellableCounts(row, ranking.counts)), relax: JSON.stringify(relax) };
}

/** Tells the coordinators that nobody is left, once: a request that is with them already is not handed to them again. */
async function handToCoordinators(
  tx: Tx,
  parts: AskParts,
  community: CommunityFacts,
  row: RequestRow,
  choice: Choice,
  now: Instant,
): Promise<void> {
  await changeRequest(tx, community.id, row.id, { state: "unmet" });
  const event = parts.ids.next();
  await recordEvent(tx, event, {
    community: community.id,
    request: row.id,
    at: now,
    event: "handed to the coordinators",
    person: null,
  });
  const facts = unmetFacts(row, choice);
  for (const person of await peopleWhoMay(tx, community.id, "coordinate help")) {
    await tellPerson(tx, { community, now }, person, "aid-unmet", facts, `aid-unmet:${event}:${person}`);
  }
  await tellPerson(tx, { community, now }, row.requester, "aid-nobody-yet", { request: row.id }, `aid-nobody-yet:${event}`);
}

/** What keeps somebody from being asked for a while, and takes back no offer that they have. */
const FOR_A_WHILE: readonly (Reason | null)[] = [null, "quiet", "busy", "week", "recent", "asked", "unreachable"];

/**
 * Whoever cannot be asked any more leaves no request waiting for them: their open offers end, all of them or those that no longer fit
 * what they have stated, and others are asked at once.
 */
export async function withdrawOffers(
  tx: Tx,
  parts: AskParts,
  community: CommunityFacts,
  person: Id,
  now: Instant,
  which: "all" | "unfit" = "all",
): Promise<void> {
  const offered = await offersTo(tx, community.id, person, "open");
  if (offered.length === 0) return;
  const settings = await communitySettings(tx, community.id);
  const [helper] = which === "all" ? [] : await loadHelpers(tx, community, settings, now, [], { kind: "one", person });
  const terms = termsOf(community, settings, now);
  for (const request of offered) {
    const row = await bumpRequest.first(tx, { community: community.id, id: request });
    if (row === null || (helper !== undefined && stillFits(row, helper, terms))) continue;
    const offer = await findOffer(tx, community.id, request, person);
    await setOffer(tx, { community: community.id, request, person, state: "closed", at: now });
    if (offer !== null && offer.handed_by !== null) {
      const once = `aid-not-handed:${request}:${person}:${now}`;
      await tellPerson(tx, { community, now }, offer.handed_by, "aid-not-handed", { request }, once);
    }
    if (isOpen(row.state) && (await openOffers(tx, community.id, request)).length === 0) await askNext(tx, parts, community, row, now);
    await freshenRequest(tx, community.id, request);
  }
}

function stillFits(row: RequestRow, helper: KnownHelper, terms: Terms): boolean {
  const need = needOf(row, 1, []);
  const reason = filterFor(need, terms)(helper);
  return FOR_A_WHILE.includes(reason) || (reason === "time" && need.starts === null);
}
