import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { groupsOf } from "#assemblies/count/ballots.ts";
import { decodeBlt, readBlt } from "#assemblies/count/blt.ts";
import { addBallot, duelTally } from "#assemblies/count/duels.ts";
import { ballotsOf } from "#assemblies/count/gather.ts";
import { ranking } from "#assemblies/count/schulze.ts";
import { countBallots } from "#assemblies/count/tally.ts";
import { compareWithSlow, slowMethods } from "#test/support/compare-counts.ts";
import { chance, randomBallot } from "#test/support/random-elections.ts";
import type { SlowBallot } from "#test/support/slow-count.ts";
import { type Peer, peers } from "./count-peers.ts";
import { type Figure, report } from "./report.ts";

/**
 * What a count costs: 100,000 ballots for 8 candidates, each method against reading and decoding the same file, taking
 * turns in one run; the figure is the ratio of the medians. Then a running Schulze result after few and after many ballots,
 * and random small elections with ties against a slow and plain count. Then the packages caritat, votes and condorcet on the
 * same ballots, each from its own form of them, which is made beforehand, to the result; ours from plain rankings, lists of lists
 * of candidates, the putting together of equal ballots included; and once more from ballots put together, as a file is read. `--json` prints one object; `--elections 0` and `--peers 0` leave a part out.
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

/** Milliseconds of the processor for one time of `times`; it is counted in ticks of some milliseconds, so what is short is done several times. */
function busy(times: number, work: () => unknown): number {
  const start = process.threadCpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / times;
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

interface Ours {
  readonly method: Peer["method"];
  /** From the ballots put together, as a file is read or a vote is counted. */
  readonly counted: () => unknown;
  /** From plain rankings, as the packages take them: nothing of it prepared. */
  readonly plain: () => unknown;
}

/** Ours, method by method; a Schulze ranking of plain rankings is the running one, since nothing need be put together for it. */
function oursOn(rankings: readonly { readonly ranks: SlowBallot }[]): readonly Ours[] {
  const about = { candidates: NAMES, seats: 3 };
  const gathered = ballotsOf(about, rankings);
  const counted = (method: string, seats: number) => () => countBallots(gathered, { method, seats });
  const plain = (method: string, seats: number) => () => countBallots(ballotsOf(about, rankings), { method, seats });
  function running(): unknown {
    const tally = duelTally(CANDIDATES);
    for (const { ranks } of rankings) addBallot(tally, ranks);
    return ranking(tally);
  }
  return [
    { method: "schulze", counted: counted("schulze", 1), plain: running },
    { method: "irv", counted: counted("irv", 1), plain: plain("irv", 1) },
    { method: "scottish-stv", counted: counted("scottish-stv", 3), plain: plain("scottish-stv", 3) },
  ];
}

const NAMES = Array.from({ length: CANDIDATES }, (_, candidate) => `Candidate ${candidate + 1}`);
/** Ours takes so little time that it is done so many times for each time of another. */
const TIMES = 10;

/**
 * How long each package takes, and how long ours, taking turns: the figure is our advance over the fastest of each method, both
 * in time of the processor, which a busy machine disturbs alike for what is short and what is long.
 */
function measurePeers(rounds: number): Figure[] {
  if (rounds === 0) return [];
  const draw = chance(17);
  const rankings = Array.from({ length: BALLOTS }, () => ({ ranks: randomBallot(draw, CANDIDATES, false) }));
  const plain = rankings.map(({ ranks }) => ranks.map(([candidate = 0]) => candidate));
  const theirs = peers.map((peer) => ({ ...peer, run: peer.prepare(plain, NAMES), times: [] as number[] }));
  const ours = oursOn(rankings).map((each) => ({ ...each, alone: [] as number[], whole: [] as number[] }));
  const turn = () => {
    for (const { counted, plain, alone, whole } of ours) {
      alone.push(busy(TIMES, counted));
      whole.push(busy(TIMES, plain));
    }
  };
  turn();
  for (const each of ours) each.alone.length = each.whole.length = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { run, times } of theirs) {
      times.push(busy(1, run));
      turn();
    }
  }
  return ours.flatMap(({ method, alone, whole }) => {
    const [fastest] = theirs.filter((peer) => peer.method === method).sort((a, b) => median(a.times) - median(b.times));
    if (fastest === undefined) throw new Error(`Nobody else counts by ${method}.`);
    const said = `${method}, ${BALLOTS} ballots: the fastest other package (${fastest.name}) takes so many times as long as ours`;
    const took = median(fastest.times);
    return [
      { figure: `${said} from plain rankings to the result`, measured: took / median(whole), unit: "×", goal: { atLeast: 20 } },
      { figure: `${said} from ballots put together`, measured: took / median(alone), unit: "×", goal: null },
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
