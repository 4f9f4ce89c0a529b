import type { Act } from "#chat/call.ts";
import { planned } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { loadClaims } from "./claim-store.ts";
import { type Emergency, numbersOf } from "./danger.ts";
import { looksAt } from "./look-store.ts";
import { findOffer } from "./offer-store.ts";
import { type Claim, isLive, isOpen, mayReopen, type RequestCard, type RequestContact, readsContact } from "./request.ts";
import { cardOut, contactOut, countAsked, requestById } from "./request-store.ts";

/** Somebody who looked at what was confided, and when they last did. */
export interface Look {
  readonly name: string;
  readonly at: Instant;
}

/** A request as one person may see it: what was confided only for whoever asked and whoever holds it. */
export interface RequestView {
  readonly request: RequestCard;
  readonly role: "asker" | "helper" | "coordinator" | "other";
  readonly contact: (RequestContact & { readonly name: string }) | null;
  /** Names of those who have taken it on, for whoever asked. */
  readonly helpers: readonly string[];
  readonly active: number;
  readonly mine: Claim | null;
  /** Whether the reader may take it on by a press. */
  readonly takeable: boolean;
  readonly confirmed: boolean;
  /** Whether the reader may open it again. */
  readonly reopenable: boolean;
  readonly danger: string | null;
  /** For whoever asked, and for coordinators: who looked at what was confided, the latest last. */
  readonly looks: readonly Look[];
  /** For whoever asked, while nobody has been asked yet: when volunteers will be. */
  readonly asksAt: Instant | null;
  /** For whoever asked for the first time: what is kept, and for how long, is said once. */
  readonly first: boolean;
  /** Numbers to call, where what was asked speaks of danger or is needed now. */
  readonly emergency: readonly Emergency[];
}

/** Who looks at a request. */
export interface Reader {
  readonly person: Id | null;
  /** May take requests on. */
  readonly helps: boolean;
  /** A coordinator who opens what was confided, which is written down. */
  readonly opens?: boolean;
  readonly coordinates?: boolean;
  /** Without it, nothing is said of what may still be done in time. */
  readonly now?: Instant;
}

/** A request as somebody may see it; null when there is none. */
export async function viewOf(
  db: Db,
  community: { readonly id: Id; readonly zone: string },
  id: Id,
  reader: Reader,
): Promise<RequestView | null> {
  const row = await requestById.first(db, { community: community.id, id });
  if (row === null) return null;
  const request = cardOut(row);
  const claims = (await loadClaims(db, community.id, id)).filter((claim) => claim.state === "active" || claim.state === "done");
  const active = claims.filter((claim) => claim.state === "active").length;
  const settled = { ...request, confirmed: row.confirmed === 1 };
  const mine =
    claims.find((claim) => claim.person === reader.person && (claim.state === "active" || readsContact(claim, settled, active))) ?? null;
  const role = roleOf(row, mine, reader);
  const reads = role === "asker" || role === "coordinator" || (mine !== null && readsContact(mine, settled, active));
  const names = await personNames(db, community.id, [
    ...(row.requester === null ? [] : [row.requester]),
    ...claims.map(({ person }) => person),
  ]);
  const asker = role === "asker";
  const helping = isLive(row.state) ? claims.filter(({ state }) => state === "active") : claims;
  return {
    ...{ request, role, active, mine, confirmed: settled.confirmed },
    contact: reads ? { ...contactOut(row), name: row.anonymous === 1 ? "" : (names.get(row.requester as Id) ?? "") } : null,
    helpers: asker || role === "coordinator" ? helping.map((claim) => names.get(claim.person) ?? "") : [],
    takeable: role === "other" && reader.helps && (await mayTake(db, row, claims, active, reader.person)),
    reopenable: await reopenableBy(db, row, { asker, coordinator: reader.coordinates === true }, reader.now),
    danger: asker || role === "coordinator" ? row.danger : null,
    looks: asker || role === "coordinator" ? await looksOf(db, community.id, id) : [],
    asksAt: asker && row.state === "open" ? await planned(db, { community: community.id, kind: "aid-next-wave", subject: id }) : null,
    first: asker && reader.person !== null && (await countAsked(db, community.id, reader.person)) === 1,
    emergency:
      asker && isLive(row.state) && (row.danger !== null || row.urgency === "now")
        ? numbersOf({ zone: community.zone, aid: (await communitySettings(db, community.id)).aid }, row.danger)
        : [],
  };
}

/** A seat is free, or its holder has asked this person to take it over. */
async function mayTake(db: Db, row: RequestRow, claims: readonly Claim[], active: number, person: Id | null): Promise<boolean> {
  if (isOpen(row.state) && active < row.helpers) return true;
  if (person === null || row.state !== "claimed") return false;
  const offer = await findOffer(db, row.community, row.id, person);
  return offer?.state === "open" && claims.some((claim) => claim.state === "active" && claim.person === offer.handed_by);
}

async function reopenableBy(
  db: Db,
  row: RequestRow,
  who: { readonly asker: boolean; readonly coordinator: boolean },
  now: Instant | undefined,
): Promise<boolean> {
  if (row.state !== "done" || row.closed_at === null || now === undefined || (!who.asker && !who.coordinator)) return false;
  return mayReopen({ state: row.state, closedAt: instantOut(row.closed_at) }, who, (await communitySettings(db, row.community)).aid, now);
}

function roleOf(row: RequestRow, mine: Claim | null, reader: Reader): RequestView["role"] {
  if (reader.person !== null && reader.person === row.requester) return "asker";
  if (mine !== null) return "helper";
  return reader.opens === true ? "coordinator" : "other";
}

async function looksOf(db: Db, community: Id, request: Id): Promise<readonly Look[]> {
  const rows = await looksAt(db, community, request);
  const names = await personNames(
    db,
    community,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person, at }) => ({ name: names.get(person) ?? "", at }));
}

/** The same for whoever acts; a request that is not there is an old button. */
export async function viewFor(db: Db, act: Act, id: Id, opens = false): Promise<RequestView> {
  const view = await viewOf(db, act.community, id, {
    ...{ person: act.person, helps: act.may("help"), opens },
    ...{ coordinates: act.may("coordinate help"), now: act.now },
  });
  if (view === null) throw new Refusal("press-stale");
  return view;
}
