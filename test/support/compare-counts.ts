import assert from "node:assert/strict";
import { type Count, decimal } from "#assemblies/count/count.ts";
import { ballotsOf } from "#assemblies/count/gather.ts";
import { countBallots } from "#assemblies/count/tally.ts";
import { chance, randomElection } from "#test/support/random-elections.ts";
import { type SlowResult, slowIrv, slowMeekStv, slowSchulze, slowScottishStv } from "#test/support/slow-count.ts";

export const slowMethods = { irv: slowIrv, "scottish-stv": slowScottishStv, "meek-stv": slowMeekStv, schulze: slowSchulze } as const;

const places: Readonly<Record<string, number>> = { "scottish-stv": 5, "meek-stv": 6 };

/**
 * Counts `elections` random small elections twice, and fails at the first difference: who is elected, who is tied, and,
 * where no lot was needed, the order and the totals of every stage. Says how many had a tie, and how many stages were compared.
 */
export function compareWithSlow(method: string, elections: number, seed: number): { compared: number; tied: number; stages: number } {
  const draw = chance(seed);
  const seen = { compared: 0, tied: 0, stages: 0 };
  for (let at = 0; at < elections; at++) {
    const { candidates, seats: drawn, ballots } = randomElection(draw, at % 2 === 1);
    const seats = method === "irv" ? 1 : drawn;
    const rules = { seats, overvote: at % 4 < 2 ? "skip" : "exhaust", unranked: at % 3 === 0 ? "none" : "last" } as const;
    const names = Array.from({ length: candidates }, (_, candidate) => `c${candidate}`);
    const count = countBallots(
      ballotsOf(
        { candidates: names, seats },
        ballots.map((ranks) => ({ ranks })),
      ),
      { method, ...rules },
    );
    const slow = slowMethods[method as keyof typeof slowMethods](ballots, { candidates, ...rules });
    const told = () => `${method} ${JSON.stringify({ at, seed, rules, ballots, count, slow: [slow.elected, slow.tied] })}`;
    assert.deepEqual([...count.elected].sort(), slow.elected.map((candidate) => `c${candidate}`).sort(), told());
    assert.deepEqual([...count.tied].sort(), slow.tied.map((candidate) => `c${candidate}`).sort(), told());
    seen.compared += 1;
    if (count.tied.length > 0) seen.tied += 1;
    seen.stages += method === "schulze" ? 1 : compareStages(method, count, slow, told);
  }
  return seen;
}

function compareStages(method: string, count: Count, slow: SlowResult, told: () => string): number {
  if (slow.stages === null) return 0;
  const known = slow.elected.map((candidate) => `c${candidate}`);
  if (count.ties.every((tie) => tie.settledBy === "earlier-round")) assert.deepEqual(count.elected, known, told());
  if (method !== "meek-stv") assert.equal(count.rounds.length, slow.stages.length, told());
  const rounds = method === "meek-stv" ? count.rounds.slice(-1) : count.rounds;
  const stages = slow.stages.slice(-rounds.length);
  for (const [at, round] of rounds.entries()) {
    for (const [name, total] of Object.entries(round.totals)) {
      assert.equal(total, decimal(stages[at]?.get(Number(name.slice(1))) ?? 0n, places[method] ?? 0), told());
    }
  }
  return rounds.length;
}
