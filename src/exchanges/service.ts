import type { Weekday, Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { announcementPlaces } from "#membership/store.ts";
import { readWallHour } from "#phrases/wall-hour.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { DAYS, type Day, type Exchange, nextRound, readQuestions, requireOpen } from "./exchange.ts";
import { findGroup } from "./group-store.ts";
import { groupNow, ROUND, sayNo } from "./round.ts";
import {
  countMembers,
  dropMember,
  findExchange,
  findMember,
  insertExchange,
  listExchanges,
  loadExchange,
  offerExchanges,
  putMember,
  takeExchange,
  writeExchange,
} from "./store.ts";
import { type ExchangeLine, type ExchangeView, exchangeView, mayChange } from "./view.ts";

/** An exchange as it was typed. */
export interface ExchangeWish {
  readonly title?: string | undefined;
  readonly day?: Day | undefined;
  readonly hour?: string | undefined;
  readonly channel?: Place | undefined;
  readonly text?: string | undefined;
  readonly questions?: string | undefined;
  readonly pairs?: "yes" | "no" | undefined;
  readonly audience?: Exchange["audience"] | undefined;
}

/** A new one says at least what it is called, what it asks for, and on which day. */
export interface NewExchange extends ExchangeWish {
  readonly title: string;
  readonly kind: Exchange["kind"];
  readonly day: Day;
}

const USUAL_HOUR = "09:00";
const NONE = /^(none|aucun|aucune|no|non|-)$/iu;

export type ExchangesService = ReturnType<typeof exchangesService>;

/** Exchanges: begun, changed, joined, paused, and ended. */
export function exchangesService(parts: Pick<Parts, "db" | "ids">) {
  const { db, ids } = parts;

  /** Begins an exchange: posted every week, the first time on the next such day. */
  async function begin(act: Act, given: NewExchange, said: Place | null): Promise<ExchangeView> {
    const community = act.community.id;
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const handle = await nextHandle(tx, community, "Y");
      const exchange = { ...(await wished(tx, act, given, said)), id, handle, kind: given.kind };
      await insertExchange(tx, {
        ...{ community, id, handle, kind: given.kind, title: exchange.title, about: exchange.about, audience: exchange.audience },
        folded: fold(exchange.title),
        questions: jsonIn(exchange.questions),
        pairs: exchange.pairs ? 1 : 0,
        ...{ weekday: exchange.weekday, time: exchange.time, zone: exchange.zone, places: jsonIn(exchange.places) },
        author: act.person,
        state: "open",
        ...{ seats: null, turn: 0, cycle: 1, round: 0, version: 1 },
        created_at: instantIn(act.now),
      });
      await planRound(tx, act, exchange);
      await noteAct(tx, act, "exchange begun", id, handle);
      return id;
    });
    return exchangeView(db, act, made);
  }

  /** Changes what was said of it; the round that is next follows. */
  function edit(act: Act, id: Id, wish: ExchangeWish): Promise<ExchangeView> {
    if (Object.values(wish).every((value) => value === undefined)) throw new Misuse(null, "exchange-edit-nothing");
    return acting(act, id, async (tx, exchange) => {
      requireChanging(act, exchange);
      requireOpen(exchange);
      const next = { ...exchange, ...changed(exchange, wish) };
      await writeExchange(tx, act.community.id, next);
      await planRound(tx, act, next);
      await noteAct(tx, act, "exchange changed", id, exchange.handle);
    });
  }

  /** Takes part from the next round on. */
  function join(act: Act, id: Id): Promise<ExchangeView> {
    return acting(act, id, async (tx, exchange) => {
      requireOpen(exchange);
      if (!exchange.pairs) throw new Refusal("exchange-no-pairs", { handle: exchange.handle });
      if (exchange.audience === "members" && !act.may("vote")) throw new Refusal("exchange-for-members", { handle: exchange.handle });
      await putMember(tx, ids, act.community.id, id, { person: act.person, pause: 0 }, act.now);
    });
  }

  /** Takes part no more; whoever was with them in this round is told. */
  function leave(act: Act, id: Id): Promise<ExchangeView> {
    return acting(act, id, async (tx, exchange) => {
      if (!(await dropMember(tx, act.community.id, id, act.person))) return;
      const group = exchange.state === "open" ? await groupNow(tx, act.community.id, exchange, act.person) : null;
      if (group !== null && group.seats.length > 1) await sayNo(tx, at(act), exchange, group, act.person);
    });
  }

  /** Is left out of the next rounds; none takes the pause back. */
  function pause(act: Act, id: Id, rounds: number): Promise<ExchangeView> {
    return acting(act, id, async (tx, exchange) => {
      requireOpen(exchange);
      if ((await findMember(tx, act.community.id, id, act.person)) === null)
        throw new Refusal("exchange-not-in", { handle: exchange.handle });
      await putMember(tx, ids, act.community.id, id, { person: act.person, pause: rounds }, act.now);
    });
  }

  /** Says no to whom one was put with in this round; one takes part the next time all the same. */
  function decline(act: Act, id: Id): Promise<ExchangeView> {
    return acting(act, id, async (tx, exchange) => {
      const group = await groupNow(tx, act.community.id, exchange, act.person);
      const alone = group?.seats.length === 1 && exchange.state === "open";
      if (group === null || alone) throw new Refusal("exchange-nobody-now", { handle: exchange.handle });
      return sayNo(tx, at(act), exchange, group, act.person);
    });
  }

  /** The same by the button below the notice of a round: of one that is over nothing is left to be said. */
  async function declineGroup(act: Act, group: Id): Promise<ExchangeView> {
    const found = await findGroup(db, act.community.id, group);
    if (found === null) throw new Refusal("press-stale");
    return acting(act, found.exchange, async (tx, exchange) => {
      if (found.round !== exchange.round) throw new Refusal("exchange-round-over", { handle: exchange.handle });
      const theirs = await groupNow(tx, act.community.id, exchange, act.person);
      if (theirs?.id === group) await sayNo(tx, at(act), exchange, theirs, act.person);
    });
  }

  /** Ends it: nothing is posted any more. */
  function end(act: Act, id: Id): Promise<ExchangeView> {
    return acting(act, id, async (tx, exchange) => {
      requireChanging(act, exchange);
      requireOpen(exchange);
      await writeExchange(tx, act.community.id, { ...exchange, state: "ended" });
      await unplan(tx, { community: act.community.id, kind: ROUND, subject: id });
      await noteAct(tx, act, "exchange ended", id, exchange.handle);
    });
  }

  /** Refuses what would be refused after the question as well. */
  async function requireEnding(act: Act, id: Id): Promise<void> {
    const exchange = await loadExchange(db, act.community.id, id);
    requireChanging(act, exchange);
    requireOpen(exchange);
  }

  async function acting(act: Act, id: Id, work: (tx: Tx, exchange: Exchange) => Promise<void>): Promise<ExchangeView> {
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const exchange = await takeExchange(tx, act.community.id, id);
      if (exchange === null) throw new Refusal("press-stale");
      await work(tx, exchange);
    });
    return exchangeView(db, act, id);
  }

  const at = (act: Act) => ({ community: act.community.id, ids, now: act.now });

  return {
    begin,
    edit,
    join,
    leave,
    pause,
    decline,
    declineGroup,
    end,
    requireEnding,
    view: (act: Act, id: Id) => exchangeView(db, act, id),
    async list(act: Act): Promise<readonly ExchangeLine[]> {
      const counts = await countMembers(db, act.community.id);
      return (await listExchanges(db, act.community.id)).map((exchange) => ({ exchange, members: counts.get(exchange.id) ?? 0 }));
    },
    find: (community: Id, text: string): Promise<GivenThing | null> => findExchange(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerExchanges(db, asker.community, typed));
    },
  };
}

function requireChanging(act: Act, exchange: Exchange): void {
  if (!mayChange(act, exchange)) throw new Refusal("exchange-not-yours", { handle: exchange.handle });
}

function planRound(tx: Tx, act: Act, exchange: Pick<Exchange, "id" | "weekday" | "time" | "zone">): Promise<void> {
  return plan(tx, { community: act.community.id, kind: ROUND, subject: exchange.id, due: nextRound(exchange, act.now) });
}

async function wished(tx: Db, act: Act, given: NewExchange, said: Place | null) {
  const channel = given.channel ?? said;
  const places = channel === null ? await announcementPlaces(tx, act.community.id) : [channel];
  if (places.length === 0) throw new Refusal("exchange-nowhere");
  const usual = {
    title: given.title,
    about: null,
    questions: [] as readonly string[],
    pairs: true,
    audience: "members",
    time: USUAL_HOUR,
  } as const;
  const zone = act.community.zone as Zone;
  return { ...usual, zone, places, weekday: weekdayOf(given.day), ...changed({ kind: given.kind }, { ...given, channel: undefined }) };
}

function weekdayOf(day: Day): Weekday {
  return (DAYS.indexOf(day) + 1) as Weekday;
}

/** What was said, as an exchange has it; what was not said is left out. */
function changed({ kind }: Pick<Exchange, "kind">, wish: ExchangeWish): Partial<Exchange> {
  if (wish.questions !== undefined && kind !== "questions") throw new Misuse("questions", "exchange-asks-nothing");
  return {
    ...(wish.title === undefined ? {} : { title: wish.title }),
    ...(wish.day === undefined ? {} : { weekday: weekdayOf(wish.day) }),
    ...(wish.hour === undefined ? {} : { time: readWallHour("hour", wish.hour) }),
    ...(wish.channel === undefined ? {} : { places: [wish.channel] }),
    ...(wish.text === undefined ? {} : { about: NONE.test(wish.text.trim()) ? null : wish.text }),
    ...(wish.questions === undefined ? {} : { questions: NONE.test(wish.questions.trim()) ? [] : readQuestions(wish.questions) }),
    ...(wish.pairs === undefined ? {} : { pairs: wish.pairs === "yes" }),
    ...(wish.audience === undefined ? {} : { audience: wish.audience }),
  };
}
