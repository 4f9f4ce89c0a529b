import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ending, type Judged, line } from "./report.ts";

/**
 * `npm run bench [-- --json] [-- name …]`: runs each bench in a process of its own, one after another, and tells every
 * figure with its goal and whether it is reached; with names, only those. `--json` prints one object. A bench that fails is named, in
 * `failed` of that object too, and makes it end with an error; a goal that is missed is only said, since a machine that is busy with
 * something else misses it too.
 */
const BENCHES = [
  "command",
  "change",
  "layer",
  "start",
  "memory",
  "calendar",
  "gatherings",
  "services",
  "works",
  "exchanges",
  "count",
  "votes",
  "people",
  "aid",
  "discord",
  "slack",
  "site",
  "day",
];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean", default: false } } });

interface Told {
  readonly figures: readonly Judged[];
  readonly notes?: readonly string[];
}

interface Ran extends Told {
  readonly bench: string;
  readonly failed: boolean;
  readonly seconds: number;
}

function run(bench: string): Ran {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${bench}.ts`), "--json"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const told = stdout.startsWith("{");
  const failed = status !== 0 || !told;
  if (failed) console.error(`bench/${bench}.ts failed.\n${stderr.slice(-4_000)}`);
  const { figures, notes = [] } = told ? (JSON.parse(stdout) as Told) : { figures: [] };
  return { bench, failed, figures, notes, seconds: Math.round((performance.now() - begun) / 1000) };
}

const unknown = positionals.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${BENCHES.join(", ")}.`);
  process.exit(1);
}

const ran: Ran[] = [];
for (const bench of BENCHES.filter((name) => positionals.length === 0 || positionals.includes(name))) {
  const one = run(bench);
  ran.push(one);
  if (values.json) continue;
  console.log(`\n${bench} (${one.seconds} s)`);
  for (const text of [...one.figures.map(line), ...(one.notes ?? [])]) console.log(`  ${text}`);
}

const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model ?? "", load: loadavg()[0] };
const figures = ran.flatMap(({ bench, figures: some }) => some.map((figure) => ({ bench, ...figure })));
const failed = ran.filter((one) => one.failed).map(({ bench }) => bench);
if (failed.length > 0) process.exitCode = 1;
if (values.json) {
  const notes = ran.flatMap(({ bench, notes: some = [] }) => some.map((note) => `${bench}: ${note}`));
  console.log(JSON.stringify({ at: new Date().toISOString(), machine, failed, figures, notes }, null, 2));
} else {
  console.log(`\n${machine.processors} × ${machine.model}, ${machine.node}, load ${machine.load?.toFixed(1)}`);
  console.log(ending(figures, failed));
}
