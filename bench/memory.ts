import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Utterance } from "#chat/platform.ts";
import { found, openAssociation, saying } from "./association.ts";
import { report } from "./report.ts";

/**
 * What memory is held after 10,000 commands against after the first 100 of the process, once everything unreachable has been
 * collected. The commands are of every sort, over a real database: answers that change, votes, lists, cards, lines typed in
 * French, refusals and mistakes, each with a key of its own; the courier shows what became of it after every 25. What grows
 * is told in two: what the program holds (objects and texts), and what V8 compiles meanwhile, which ends by itself. No growth
 * means less than 40 bytes a command (caches of V8 of a fixed size fill meanwhile): a map that kept one short text of every
 * delivery would be twice above it.
 */
const BOUND = 40;
const COMPILED = ["code_space", "trusted_space"];
const SIZE = { people: 40, gatherings: 4, motions: 2 };

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function sayingOf(n: number): Utterance {
  const person = 1 + (Math.floor(n / 10) % (SIZE.people - 1));
  const key = `delivery-${n}`;
  const gathering = `G${1 + (n % SIZE.gatherings)}`;
  const say = (path: string, given: Readonly<Record<string, string>> = {}) => saying(person, key, path, given);
  switch (n % 10) {
    case 0:
      return say("gathering join", { gathering: "G1" });
    case 1:
      return say("vote", { motion: "M1", choice: n % 20 === 1 ? "for" : "against" });
    case 2:
      return say("gathering show", { gathering });
    case 3:
      return say("gathering leave", { gathering: "G1" });
    case 4:
      return say("gathering list");
    case 5:
      return say("motion show", { motion: "M2" });
    case 6:
      return say("gathering join", { gathering: `Unknown ${n}` });
    case 7:
      return say("gathering join", { gathering, seats: String(n) });
    case 8:
      return { ...say(""), said: { kind: "line", text: `/rencontre voir rencontre:${gathering} ${n}` } };
    default:
      return { ...say(""), said: { kind: "line", text: `/rencontre voir rencontre:${gathering}` } };
  }
}

const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const association = await openAssociation(`sqlite:${join(folder, "association.db")}`, "OFF");
await found(association, SIZE);
const outcomes = new Map<string, number>();
let said = 0;

interface Held {
  readonly data: number;
  readonly large: number;
  readonly compiled: number;
}

function held(): Held {
  const sum = { data: 0, large: 0, compiled: 0 };
  for (const { space_name: name, space_used_size: used } of getHeapSpaceStatistics()) {
    if (COMPILED.includes(name)) sum.compiled += used;
    else if (name.includes("large")) sum.large += used;
    else sum.data += used;
  }
  return sum;
}

async function sayUntil(count: number): Promise<Held> {
  for (; said < count; said += 1) {
    const { outcome } = await association.parvis.ears.hear(sayingOf(said));
    if (outcome === "incident") throw new Error(`An incident: ${JSON.stringify(sayingOf(said).said)}`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (said % 25 === 24) await association.parvis.settle();
  }
  await association.parvis.settle();
  for (let times = 0; times < 4; times += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return held();
}

const few = await sayUntil(100);
const many = await sayUntil(10_000);
await association.store.close();
rmSync(folder, { recursive: true, force: true });
const MB = 1024 * 1024;
const inMegabytes = ({ data, large, compiled }: Held) => ((data + large + compiled) / MB).toFixed(2);
// What is set up once and let go must not hide what grows.
const grown = many.data - few.data + Math.max(0, many.large - few.large);
report(
  "memory",
  [
    {
      figure: "memory after 10,000 commands above that after 100, for each command between",
      measured: grown / 9_900,
      unit: "bytes",
      goal: { atMost: BOUND },
    },
  ],
  [
    `${inMegabytes(few)} MB after 100 commands, ${inMegabytes(many)} MB after 10,000; of it compiled code ${(few.compiled / MB).toFixed(2)} and ${(many.compiled / MB).toFixed(2)} MB`,
    `they ended: ${[...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(", ")}`,
  ],
);
process.exit(0);
