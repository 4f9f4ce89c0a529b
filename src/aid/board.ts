import { writeAddress } from "#chat/address.ts";
import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { communitySettings } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { openClaims } from "./claim-store.ts";
import { loadHelpers, needOf, termsOf } from "./helper-store.ts";
import { offersTo } from "./offer-store.ts";
import type { RequestCard } from "./request.ts";
import { cardOut, listRequests } from "./request-store.ts";
import { rank } from "./routing/rank.ts";
import { findVolunteer } from "./volunteer-store.ts";

/** A request of the board, for one volunteer. */
interface OnBoard {
  readonly row: RequestRow;
  /** What it costs to ask them, the least first; null where they would not be asked of themselves, and may take it on all the same. */
  readonly cost: number | null;
}

const WAITING = ["open", "offered", "unmet"] as const;

/** What keeps a request off somebody's board: they could not take it on, and for some of it nobody is told why. */
const OFF: readonly unknown[] = ["scope", "blocked", "conflict", "vetting"];

/** What somebody may take on, the best match first; then the rest, which they may take as well. */
export async function boardOf(db: Db, act: Pick<Act, "community" | "person" | "now">): Promise<readonly OnBoard[]> {
  const { community, person, now } = act;
  const rows = (await listRequests(db, community.id, WAITING, null, 2_000)).filter(({ requester }) => requester !== person);
  const settings = await communitySettings(db, community.id);
  const [own] = await loadHelpers(db, community, settings, now, rows, { kind: "one", person });
  if (own === undefined) return rows.map((row) => ({ row, cost: null }));
  const terms = termsOf(community, settings, now);
  const free = { ...own, paused: false, asked: [], open: 0, week: 0, askedAt: null, charter: true, reachable: true };
  const found: OnBoard[] = [];
  for (const row of rows) {
    const need = { ...needOf(row, row.helpers, []), urgency: "now" as const };
    const { ranked, reasons } = rank(need, [free], terms, new Set());
    if (!OFF.includes(reasons.get(free.id))) found.push({ row, cost: ranked[0]?.cost.total ?? null });
  }
  return found.sort((a, b) => (a.cost ?? LAST) - (b.cost ?? LAST));
}

const LAST = 1_000_000;

/** The request that suits somebody best besides one that they missed and those that they said no to; null where none does, or where they hold as many as they wish. */
async function nextFor(db: Db, act: Act, missed: Id): Promise<RequestCard | null> {
  const volunteer = await findVolunteer(db, act.community.id, act.person);
  if (volunteer === null || (await openClaims(db, act.community.id, act.person)) >= volunteer.most) return null;
  const not = new Set([missed, ...(await offersTo(db, act.community.id, act.person, "declined"))]);
  const next = (await boardOf(db, act)).find(({ row, cost }) => cost !== null && !not.has(row.id));
  return next === undefined ? null : cardOut(next.row);
}

/** The refusal of a request that somebody else has taken on, with the one that suits best instead, where there is one. */
export async function takenInstead(db: Db, act: Act, missed: Id, refusal: Refusal): Promise<Refusal> {
  const next = await nextFor(db, act, missed);
  if (next === null) return refusal;
  const what = [next.category, next.zone ?? ""].filter((word) => word !== "").join(", ");
  const values = { ...refusal.values, next: next.handle, what, urgency: next.urgency };
  const address = writeAddress({ command: "aid claim", press: "now", id: next.id });
  return new Refusal("aid-taken-next", values, { label: "label-take-it-on", address });
}
