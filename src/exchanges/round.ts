import { randomInt } from "node:crypto";
import { dateAt } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { tellEach } from "#membership/acting.ts";
import { standingOn } from "#membership/role.ts";
import { tell } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import type { Tx } from "#store/db.ts";
import { drawRound } from "./draw.ts";
import type { Exchange } from "./exchange.ts";
import { declineSeat, type Group, groupsOf, metIn, putGroups } from "./group-store.ts";
import { countPauses, standingsIn, writeExchange } from "./store.ts";

/** The job that holds the next round. */
export const ROUND = "exchange-round";

/** Where and when something is done about an exchange. */
export interface At {
  readonly community: Id;
  readonly ids: Ids;
  readonly now: Instant;
}

/** Holds a round: it is posted, people are put together, and each is told with whom. */
export async function holdRound(tx: Tx, at: At, exchange: Exchange, due: Instant): Promise<void> {
  const { community, now } = at;
  const next = { ...exchange, round: exchange.round + 1 };
  for (const room of await roomsFor(tx, community, exchange.places)) {
    await tell(tx, {
      community,
      to: { room },
      name: "exchange-round",
      version: 1,
      facts: { id: exchange.id, round: next.round },
      once: `exchange/${exchange.handle}/${next.round}/${room}`,
      now,
      kind: "announcement",
      due,
    });
  }
  await writeExchange(tx, community, exchange.pairs ? await putTogether(tx, at, next) : next);
}

async function putTogether(tx: Tx, at: At, exchange: Exchange): Promise<Exchange> {
  const { community, ids, now } = at;
  const standings = await standingsIn(tx, community, exchange.id);
  const today = dateAt(now, exchange.zone);
  const may = standings.filter((person) => {
    const standing = standingOn(person, today);
    return standing === "member" || (exchange.audience === "everyone" && standing !== "excluded");
  });
  const willing = may.filter(({ pause }) => pause === 0).map(({ id }) => id);
  await countPauses(tx, community, exchange.id);
  if (willing.length === 0) return exchange;
  const members = new Set(may.map(({ id }) => id));
  const met = await metIn(tx, community, exchange);
  const satOut = await alone(tx, community, exchange, exchange.round - 1);
  const drawn = drawRound({ willing, members, circle: exchange.circle, met, satOut, random: (below) => randomInt(below) });
  const cycle = drawn.anew && exchange.circle !== null ? exchange.cycle + 1 : exchange.cycle;
  const where = { community, exchange: exchange.id, round: exchange.round, cycle, now };
  const groups = await putGroups(tx, ids, where, [...drawn.groups, ...drawn.out.map((person) => [person])]);
  await tellGroups(
    tx,
    at,
    exchange,
    drawn.groups.map((people, place) => ({ id: groups[place] as Id, people })),
  );
  // whoever takes part all alone has been told so when they came
  const out = willing.length > 1 ? drawn.out : [];
  await tellEach(tx, { community: { id: community }, now }, out, {
    name: "exchange-sat-out",
    facts: { id: exchange.id, round: exchange.round },
    once: `${exchange.handle}/${exchange.round}`,
  });
  return { ...exchange, circle: drawn.circle, cycle };
}

async function tellGroups(
  tx: Tx,
  at: At,
  exchange: Pick<Exchange, "id" | "round">,
  groups: readonly { readonly id: Id; readonly people: readonly Id[] }[],
): Promise<void> {
  const about = { community: { id: at.community }, now: at.now };
  const told = groups.flatMap(({ id, people }) => people.map((person) => ({ id, person })));
  told.sort((one, other) => (one.person < other.person ? -1 : 1));
  for (const { id, person } of told) {
    const facts = { id: exchange.id, round: exchange.round, group: id };
    await tellEach(tx, about, [person], { name: "exchange-paired", facts, once: id });
  }
}

function present(group: Group): readonly Id[] {
  return group.seats.filter(({ state }) => state === "drawn").map(({ person }) => person);
}

/** Who was with nobody in a round, though willing: nobody was left for them, or whoever was has said no. */
async function alone(tx: Tx, community: Id, exchange: Pick<Exchange, "id">, round: number): Promise<ReadonlySet<Id>> {
  const groups = await groupsOf(tx, community, exchange.id, { round });
  const together = new Set(groups.filter((group) => present(group).length > 1).flatMap(present));
  return new Set(groups.flatMap(present).filter((person) => !together.has(person)));
}

/** The group of somebody in the newest round; null where they are in none, or have said no. */
export async function groupNow(tx: Tx, community: Id, exchange: Pick<Exchange, "id" | "round">, person: Id): Promise<Group | null> {
  const groups = await groupsOf(tx, community, exchange.id, { round: exchange.round });
  const theirs = groups.filter((group) => present(group).includes(person));
  return theirs.find((group) => present(group).length > 1) ?? theirs[0] ?? null;
}

/**
 * Somebody says no to the group of this round. Whoever was with them alone is put with somebody else who is alone now and whom they have
 * not met; where nobody is, they are told, and go first the next time.
 */
export async function sayNo(tx: Tx, at: At, exchange: Exchange, group: Group, person: Id): Promise<void> {
  const { community, ids, now } = at;
  await declineSeat(tx, community, group.id, person);
  const left = present(group).filter((one) => one !== person);
  const [lonely] = left;
  if (lonely === undefined || left.length > 1) return;
  const met = await metIn(tx, community, exchange);
  const others = [...(await alone(tx, community, exchange, exchange.round))].filter(
    (one) => one !== lonely && met.get(lonely)?.has(one) !== true,
  );
  const other = others.length === 0 ? undefined : others[randomInt(others.length)];
  if (other === undefined) {
    const notice = { name: "exchange-off", facts: { id: exchange.id, round: exchange.round, person }, once: `${group.id}:${person}` };
    return tellEach(tx, { community: { id: community }, now }, [lonely], notice);
  }
  const where = { community, exchange: exchange.id, round: exchange.round, cycle: exchange.cycle, now };
  const [made] = await putGroups(tx, ids, where, [[lonely, other]]);
  await tellGroups(tx, at, exchange, [{ id: made as Id, people: [lonely, other] }]);
}
