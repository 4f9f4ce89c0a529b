import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Exchange, nextRound } from "./exchange.ts";
import { groupsOf } from "./group-store.ts";
import { findMember, loadExchange, type Member, membersOf } from "./store.ts";

/** An exchange as one person sees it. */
export interface ExchangeView {
  readonly exchange: Exchange;
  /** How many take part. */
  readonly members: number;
  /** Null when it is over. */
  readonly next: Instant | null;
  /** Null where the reader does not take part. */
  readonly own: Member | null;
  /** Whom the reader is with in the newest round, by name; empty where they are with nobody. */
  readonly withNow: readonly string[];
  readonly mayChange: boolean;
}

/** An exchange as a list shows it. */
export interface ExchangeLine {
  readonly exchange: Exchange;
  readonly members: number;
}

/** Whoever began it may change it, and who may change any gathering. */
export function mayChange(act: Act, exchange: Exchange): boolean {
  return exchange.author === act.person || act.may("change any gathering");
}

export async function exchangeView(db: Db, act: Act, id: Id): Promise<ExchangeView> {
  const community = act.community.id;
  const exchange = await loadExchange(db, community, id);
  return {
    exchange,
    members: (await membersOf(db, community, id)).length,
    next: exchange.state === "open" ? nextRound(exchange, act.now) : null,
    own: await findMember(db, community, id, act.person),
    withNow: await namesWith(db, community, exchange, act.person),
    mayChange: mayChange(act, exchange),
  };
}

/** Who is with somebody in the newest round, by name. */
async function namesWith(db: Db, community: Id, exchange: Exchange, person: Id): Promise<readonly string[]> {
  if (exchange.round === 0) return [];
  const groups = await groupsOf(db, community, exchange.id, { round: exchange.round });
  const here = groups.map(({ seats }) => seats.filter(({ state }) => state === "drawn").map((seat) => seat.person));
  const others = here.filter((people) => people.includes(person)).flatMap((people) => people.filter((one) => one !== person));
  const names = await personNames(db, community, others);
  return others.map((one) => names.get(one) ?? "");
}
