import { z } from "zod";
import { again, gone, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { exchangeWord, pairedCard, roundCard } from "./cards.ts";
import { nextRound } from "./exchange.ts";
import { groupsOf } from "./group-store.ts";
import { holdRound, ROUND } from "./round.ts";
import { loadExchange, takeExchange } from "./store.ts";

const id = z.string().transform((text) => text as Id);
const aboutRound = z.object({ id, round: z.number().int() });

/** What is told and done later about exchanges. */
export function exchangesLater({ ids }: Pick<Parts, "ids">): {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
} {
  return {
    notices: {
      "exchange-round": noticeTeller({
        version: 1,
        facts: aboutRound,
        async card(db, { id: which, round }, voice, { community, late }) {
          const exchange = await loadExchange(db, community, which);
          // of two rounds that wait to be told, only the newer is worth it
          return exchange.state === "ended" || exchange.round > round ? null : roundCard(exchange, round, voice, late);
        },
      }) as NoticeTellers[string],
      "exchange-paired": noticeTeller({
        version: 1,
        facts: aboutRound.extend({ group: id }),
        async card(db, { id: which, round, group }, voice, { community, person }) {
          const exchange = await loadExchange(db, community, which);
          const others = await othersIn(db, community, { exchange: which, round, group }, person);
          if (exchange.round > round || others.length === 0) return null;
          return pairedCard(exchange, { round, group, others }, voice);
        },
      }) as NoticeTellers[string],
      "exchange-sat-out": noticeTeller({
        version: 1,
        facts: aboutRound,
        async card(db, { id: which, round }, voice, { community }) {
          const exchange = await loadExchange(db, community, which);
          return exchange.round > round ? null : exchangeWord(exchange, voice.say("exchange-sat-out"));
        },
      }) as NoticeTellers[string],
      "exchange-off": noticeTeller({
        version: 1,
        facts: aboutRound.extend({ person: id }),
        async card(db, { id: which, round, person }, voice, { community }) {
          const exchange = await loadExchange(db, community, which);
          if (exchange.round > round) return null;
          const name = (await personNames(db, community, [person])).get(person) ?? "";
          return exchangeWord(exchange, voice.say("exchange-off", { name }));
        },
      }) as NoticeTellers[string],
    },
    fresh: {},
    jobs: {
      /** A round that was missed is held once, however many were, and said to be late. */
      [ROUND]: {
        catchUp: "once",
        async handle(tx, job, run) {
          const exchange = await takeExchange(tx, job.community, job.subject);
          if (exchange === null || exchange.state === "ended") return gone;
          let due = job.due;
          for (let at = nextRound(exchange, due); at <= run.now; at = nextRound(exchange, due)) due = at;
          await holdRound(tx, { community: job.community, ids, now: run.now }, exchange, due);
          return again(nextRound(exchange, run.now));
        },
      },
    },
  };
}

/** Who is with somebody in a group, those who have said no left out; nobody where they have said so themselves. */
async function othersIn(
  db: Db,
  community: Id,
  { exchange, round, group }: { readonly exchange: Id; readonly round: number; readonly group: Id },
  person: Id | null,
): Promise<readonly { readonly id: Id; readonly name: string }[]> {
  const seats = (await groupsOf(db, community, exchange, { round })).find((one) => one.id === group)?.seats ?? [];
  const here = seats.filter(({ state }) => state === "drawn").map((seat) => seat.person);
  if (person === null || !here.includes(person)) return [];
  const others = here.filter((one) => one !== person);
  const names = await personNames(db, community, others);
  return others.map((one) => ({ id: one, name: names.get(one) ?? "" }));
}
