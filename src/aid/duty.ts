import type { CommunityFacts } from "#chat/call.ts";
import { plan } from "#jobs/plan.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings, findPersonById, peopleWhoMay } from "#membership/store.ts";
import type { Db, Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { tellPerson } from "./asking.ts";
import { looksAt } from "./look-store.ts";
import { isOpen } from "./request.ts";

/** The deputy is paged when nobody has seen to it by then. */
const DEPUTY_AFTER = 5 * MINUTE;

/** Those of the roster who can be paged: members still, and as whom they are known now, where two accounts have become one person. */
export async function rosterNow(db: Db, community: Id, roster: readonly Id[]): Promise<readonly Id[]> {
  const found = new Set<Id>();
  for (const id of roster) {
    let person = await findPersonById.first(db, { community, id });
    while (person !== null && person.merged_into !== null) person = await findPersonById.first(db, { community, id: person.merged_into });
    if (person !== null && person.standing === "member" && person.suspended_until === null) found.add(person.id);
  }
  return [...found];
}

/** Whom to page, in their order: those on duty, one after the other, then every coordinator; all of these at once where nobody is on duty. */
async function onDuty(db: Db, community: Id): Promise<readonly (readonly Id[])[]> {
  const { aid } = await communitySettings(db, community);
  const roster = await rosterNow(db, community, aid.duty as Id[]);
  return [...roster.map((person) => [person]), await peopleWhoMay(db, community, "coordinate help")];
}

/** Whether somebody has read what was asked since danger was said: whoever was paged, or whoever has taken it on meanwhile. */
export async function isSeenTo(db: Db, row: Pick<RequestRow, "community" | "id" | "state">, since: number | undefined): Promise<boolean> {
  if (since === undefined) return !isOpen(row.state);
  return (await looksAt(db, row.community, row.id)).some(({ at }) => at >= since);
}

/** Pages whoever is on duty: the handle and what the public card says, never the words. */
export async function pageDuty(
  tx: Tx,
  community: CommunityFacts,
  row: Pick<RequestRow, "id" | "handle">,
  now: Instant,
  { turn, since }: { readonly turn: number; readonly since: Instant } = { turn: 0, since: now },
): Promise<void> {
  const turns = await onDuty(tx, community.id);
  for (const person of turns[turn] ?? [])
    await tellPerson(tx, { community, now }, person, "aid-danger", { request: row.id }, `aid-danger:${row.handle}:${person}`);
  if (turn + 1 >= turns.length) return;
  const due = (now + DEPUTY_AFTER) as Instant;
  await plan(tx, { community: community.id, kind: "aid-duty", subject: row.id, due, facts: { turn: turn + 1, since } });
}
