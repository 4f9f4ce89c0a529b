import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { groupsOf } from "#assemblies/count/ballots.ts";
import { decodeBlt, readBlt } from "#assemblies/count/blt.ts";
import { ballotsOf } from "#assemblies/count/gather.ts";
import { addBallot, duelTally, ranking } from "#assemblies/count/schulze.ts";
import { countBallots } from "#assemblies/count/tally.ts";
import { compareWithSlow, slowMethods } from "#test/support/compare-counts.ts";
import { chance, randomBallot } from "#test/support/random-elections.ts";
import { peers } from "./count-peers.ts";
import { type Figure, report } from "./report.ts";

/**
 * What a count costs: 100,000 ballots for 8 candidates, each method against reading and decoding the same file, taking
 * turns in one run; the figure is the ratio of the medians. Then a running Schulze result after few and after many ballots,
 * and random small elections with ties against a slow and plain count. Then the packages caritat, votes and condorcet on the
 * same ballots, each from its own form of them to the result; and ours once more from plain rankings, the putting together of
 * equal ballots included. `--json` prints one object; `--elections 0` and `--peers 0` leave a part out.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    ballots: { type: "string", default: "100000" },
    rounds: { type: "string", default: "9" },
    elections: { type: "string", default: "100000" },
    peers: { type: "string", default: "3" },
  },
});
const BALLOTS = Number(options.ballots);
const ROUNDS = Number(options.rounds);
const CANDIDATES = 8;
const METHODS = ["plurality", "approval", "irv", "scottish-stv", "meek-stv", "schulze"];

/** `spread`: every order is as likely, so few ballots are alike. `alike`: ballots follow one of 300 lists, as in an association. */
function writeElection(path: string, shape: "spread" | "alike"): void {
  const draw = chance(shape === "spread" ? 11 : 12);
  const lists = Array.from({ length: 300 }, () => randomBallot(draw, CANDIDATES, false));
  const lines = [`${CANDIDATES} 3`];
  for (let at = 0; at < BALLOTS; at++) {
    const ballot = shape === "spread" ? randomBallot(draw, CANDIDATES, false) : (lists[Math.min(draw(300), draw(300))] ?? []);
    lines.push(`1 ${ballot.map(([candidate = 0]) => candidate + 1).join(" ")} 0`);
  }
  lines.push("0", ...Array.from({ length: CANDIDATES }, (_, candidate) => `"Candidate ${candidate + 1}"`), '"Board"');
  writeFileSync(path, `${lines.join("\n")}\n`);
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function measureElection(path: string) {
  const read = () => readBlt(decodeBlt(readFileSync(path)));
  const ballots = read();
  const reading: number[] = [];
  const counting = new Map<string, number[]>(METHODS.map((method) => [method, []]));
  for (let round = -2; round < ROUNDS; round++) {
    const readingTime = timed(read);
    if (round >= 0) reading.push(readingTime);
    for (const method of METHODS) {
      const time = timed(() => countBallots(ballots, { method, seats: method === "irv" ? 1 : 3 }));
      if (round >= 0) counting.get(method)?.push(time);
    }
  }
  const toReading = Object.fromEntries(METHODS.map((method) => [method, rounded(median(counting.get(method) ?? []) / median(reading))]));
  return { ballots: BALLOTS, candidates: CANDIDATES, different: groupsOf(ballots), toReading };
}

/** How long a running Schulze result takes after a hundred times as many ballots. */
function measureRunning() {
  const draw = chance(13);
  const [few, many] = [duelTally(CANDIDATES), duelTally(CANDIDATES)];
  for (let at = 0; at < BALLOTS / 10; at++) addBallot(few, randomBallot(draw, CANDIDATES, false));
  for (let at = 0; at < 10 * BALLOTS; at++) addBallot(many, randomBallot(draw, CANDIDATES, false));
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < 200; round++) {
    times.few.push(timed(() => ranking(few)));
    times.many.push(timed(() => ranking(many)));
  }
  return { few: few.ballots, many: many.ballots, manyToFew: rounded(median(times.many) / median(times.few)) };
}

/** How long each package takes, and how long ours, taking turns: the figure is our advance over the fastest of each method. */
function measurePeers(rounds: number): Figure[] {
  if (rounds === 0) return [];
  const draw = chance(17);
  const names = Array.from({ length: CANDIDATES }, (_, candidate) => `Candidate ${candidate + 1}`);
  const rankings = Array.from({ length: BALLOTS }, () => ({ ranks: randomBallot(draw, CANDIDATES, false) }));
  const plain = rankings.map(({ ranks }) => ranks.map(([candidate = 0]) => candidate));
  const theirs = peers.map((peer) => ({ ...peer, run: peer.prepare(plain, names), times: [] as number[] }));
  const gathered = ballotsOf({ candidates: names, seats: 3 }, rankings);
  const ours = [...new Set(peers.map(({ method }) => method))].map((method) => ({ method, alone: [] as number[], whole: [] as number[] }));
  for (let round = -2; round < rounds; round++) {
    for (const { method, alone, whole } of ours) {
      const options = { method, seats: method === "scottish-stv" ? 3 : 1 };
      const [one, both] = [
        timed(() => countBallots(gathered, options)),
        timed(() => countBallots(ballotsOf({ candidates: names, seats: 3 }, rankings), options)),
      ];
      if (round >= 0) alone.push(one);
      if (round >= 0) whole.push(both);
    }
    if (round >= 0) for (const { run, times } of theirs) times.push(timed(run));
  }
  return ours.flatMap(({ method, alone, whole }) => {
    const [fastest] = theirs.filter((peer) => peer.method === method).sort((a, b) => median(a.times) - median(b.times));
    if (fastest === undefined) throw new Error(`Nobody else counts by ${method}.`);
    const said = `${method}, ${BALLOTS} ballots: the fastest other package (${fastest.name}) takes so many times as long`;
    return [
      { figure: said, measured: median(fastest.times) / median(alone), unit: "×", goal: { atLeast: 20 } },
      { figure: `${said} as ours from plain rankings`, measured: median(fastest.times) / median(whole), unit: "×", goal: null },
    ];
  });
}

function compareAll(elections: number) {
  return Object.fromEntries(Object.keys(slowMethods).map((method) => [method, compareWithSlow(method, elections, 31)]));
}

function rounded(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), "parvis-count-"));
try {
  const shapes = (["spread", "alike"] as const).map((shape) => {
    const path = join(folder, `${shape}.blt`);
    writeElection(path, shape);
    return [shape, measureElection(path)] as const;
  });
  const { few, many, manyToFew } = measureRunning();
  const same = compareAll(Number(options.elections));
  const figures: Figure[] = shapes.flatMap(([shape, { toReading }]) =>
    Object.entries(toReading).map(([method, ratio]) => ({
      figure: `counting by ${method} (ballots ${shape}), against reading and decoding the file`,
      measured: ratio,
      unit: "×",
      goal: method === "schulze" || method === "irv" || method === "scottish-stv" ? { atMost: 2 } : null,
    })),
  );
  figures.push({
    figure: `a running Schulze result after ${many} ballots, against one after ${few}`,
    measured: manyToFew,
    unit: "×",
    goal: null,
  });
  figures.push(...measurePeers(Number(options.peers)));
  report("count", figures, [
    ...shapes.map(([shape, { ballots, different }]) => `${ballots} ballots (${shape}), ${different} of them different`),
    ...Object.entries(same).map(
      ([method, { compared, tied, stages }]) =>
        `${method}: ${compared} random elections as the slow count says, ${tied} of them tied, ${stages} stages equal`,
    ),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
