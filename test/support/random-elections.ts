import type { SlowBallot } from "#test/support/slow-count.ts";

/** A small repeatable source of chance (xorshift): the same seed gives the same elections. */
export function chance(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/** A random order of candidates, cut at a random place, some ranks shared or left empty where `odd`. */
export function randomBallot(draw: (below: number) => number, candidates: number, odd: boolean): SlowBallot {
  const order = Array.from({ length: candidates }, (_, candidate) => candidate);
  for (let last = candidates - 1; last > 0; last--) {
    const other = draw(last + 1);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  const ranks: number[][] = [];
  for (const candidate of order.slice(0, 1 + draw(candidates))) {
    const last = ranks.at(-1);
    if (odd && last && draw(5) === 0) last.push(candidate);
    else ranks.push([candidate]);
    if (odd && draw(12) === 0) ranks.push([]);
  }
  return ranks;
}

export interface RandomElection {
  readonly candidates: number;
  readonly seats: number;
  readonly ballots: readonly SlowBallot[];
}

/** A small election with many ties: few candidates, few ballots, many of them alike. */
export function randomElection(draw: (below: number) => number, odd: boolean): RandomElection {
  const candidates = 2 + draw(4);
  const kinds = Array.from({ length: 1 + draw(5) }, () => randomBallot(draw, candidates, odd));
  const ballots = Array.from({ length: 1 + draw(14) }, () => [...(kinds[draw(kinds.length)] ?? [])]);
  return { candidates, seats: 1 + draw(3), ballots };
}
