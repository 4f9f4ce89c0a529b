import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { median, report } from "./report.ts";

/**
 * From `node src/main.ts` to its page answering, on a data folder whose sample association was made by an earlier start,
 * against a file that imports the same packages (those that such a start is seen to import), with the same cache of compiled
 * code, opens the same database twice as the house does, and says that it is there. Both in turns, in one run; the figures are the ratio of
 * the medians and the difference of the memory that the two hold at that moment (VmRSS, or the peak where there is no /proc).
 */
const ROUNDS = 11;
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const bare = join(root, "bench", `.bare-${process.pid}.mjs`);
const port = await freePort();
const environment = {
  ...process.env,
  PARVIS_DATA: join(folder, "data"),
  PARVIS_PORT: String(port),
  NODE_COMPILE_CACHE: join(folder, "cache"),
};

interface Start {
  readonly milliseconds: number;
  readonly megabytes: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: found } = server.address() as { readonly port: number };
  server.close();
  await once(server, "close");
  return found;
}

function megabytes(child: ChildProcess): number {
  const status = `/proc/${child.pid}/status`;
  if (!existsSync(status)) throw new Error("This bench reads /proc, which this machine does not have.");
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
}

/** Starts a file, waits until it says something and then until `ready`; then ends it. */
async function start(
  file: string,
  ready: () => Promise<void>,
  more: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Start> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...more, file], {
    cwd: root,
    env: { ...environment, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(new Error(`${file} ended before it was ready.`)))]);
  await ready();
  const milliseconds = performance.now() - begun;
  const held = megabytes(child);
  child.kill("SIGTERM");
  await ended;
  return { milliseconds, megabytes: held };
}

async function pageAnswers(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const text = await response.text();
  if (!response.ok || !text.includes("<html")) throw new Error(`The page answers ${response.status}.`);
}

/** Between which ratios the middle half of the rounds lies. */
function middle(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.round(part * (sorted.length - 1))] as number).toFixed(2);
  return `${at(0.25)} and ${at(0.75)} ×`;
}

const ours = () => start("src/main.ts", pageAnswers);
const byHand = () => start(bare, () => Promise.resolve());

/** The file that only imports and opens. It stands in the project, so that it finds the packages. */
function writeBare(packages: readonly string[]): void {
  const database = JSON.stringify(join(folder, "data", "demo.db"));
  const lines = [
    `import { enableCompileCache } from "node:module";`,
    "enableCompileCache();",
    `await Promise.all([${packages.map((name) => `import(${JSON.stringify(name)})`).join(", ")}]);`,
    `const { default: Sqlite } = await import("better-sqlite3");`,
    `const writer = new Sqlite(${database});`,
    `for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]) writer.pragma(pragma);`,
    `const reader = new Sqlite(${database}, { readonly: true });`,
    `reader.prepare("select count(*) from sqlite_schema").get();`,
    `console.log("ready");`,
    "setInterval(() => undefined, 60_000);",
    `process.on("SIGTERM", () => process.exit(0));`,
  ];
  writeFileSync(bare, `${lines.join("\n")}\n`);
}

try {
  await ours();
  const seen = join(folder, "packages");
  await start("src/main.ts", pageAnswers, ["--import", join(root, "bench", "start-packages.ts")], { PARVIS_BENCH_PACKAGES: seen });
  const packages = [...new Set(readFileSync(seen, "utf8").trim().split("\n"))].sort();
  writeBare(packages);
  for (let warming = 0; warming < 2; warming += 1) {
    await ours();
    await byHand();
  }
  const [mine, theirs]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await ours());
    theirs.push(await byHand());
  }
  const time = (starts: readonly Start[]) => median(starts.map(({ milliseconds }) => milliseconds));
  const memory = (starts: readonly Start[]) => median(starts.map(({ megabytes: held }) => held));
  report(
    "start",
    [
      {
        figure: "node src/main.ts to the page answering, against importing and opening",
        measured: time(mine) / time(theirs),
        unit: "×",
        goal: { atMost: 1.5 },
      },
      { figure: "memory above it at that moment", measured: memory(mine) - memory(theirs), unit: "MB", goal: { atMost: 40 } },
    ],
    [
      `${Math.round(time(mine))} ms and ${Math.round(memory(mine))} MB, against ${Math.round(time(theirs))} ms and ${Math.round(memory(theirs))} MB`,
      `of ${ROUNDS} rounds half were between ${middle(mine.map((one, at) => one.milliseconds / (theirs[at] as Start).milliseconds))}`,
      `it imports ${packages.join(", ")}`,
    ],
  );
} finally {
  rmSync(bare, { force: true });
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
