import { globSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { compose, Readable } from "node:stream";
import { run } from "node:test";
import { spec, tap } from "node:test/reporters";
import { parseArgs } from "node:util";

/**
 * Runs the tests, two processes at a time: most of them one after another in one process, the scenarios and files named
 * `*.alone.test.ts` each in its own beside it, and those of test/browser only with `--browser`, one at a time; what each room does on the
 * page (test/browser/rooms) takes ten minutes and is run when it is named. What is told is told file by file, always in the same order. Paths narrow it down (`npm test -- test/store`), so does `--name`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: "boolean", default: false },
    name: { type: "string", multiple: true },
    reporter: { type: "string", default: process.stdout.isTTY ? "spec" : "tap" },
    patience: { type: "string", default: "120" },
  },
});

type TestEvent = {
  readonly type: string;
  readonly data: {
    readonly name?: string;
    readonly file?: string;
    readonly counts?: { readonly failed: number; readonly cancelled: number };
  };
};

const TOGETHER = "test/support/together.ts";

/** What is no test of anything, but the reading of the files. */
const READING = /^the test files are read: /;

const ROOMS = "test/browser/rooms/";

/** What takes a good part of the whole time has a process of its own, begun before the short ones. */
const LONG = ["test/scenarios.test.ts", "test/platforms/galleries.alone.test.ts"];

const underWay = new Set<string>();
const givenUp = new AbortController();
let ran = false;
let silence: NodeJS.Timeout | undefined;

function chosenFiles(): { readonly together: readonly string[]; readonly alone: readonly string[] } {
  const root = process.cwd();
  const all = globSync("test/**/*.test.ts").sort();
  const narrowed = positionals.map((path) => relative(root, path));
  const files = all.filter((file) => {
    if (file.startsWith("test/browser/") !== values.browser) return false;
    if (narrowed.length === 0) return !file.startsWith(ROOMS);
    return narrowed.some((path) => file === path || file.startsWith(`${path}/`));
  });
  const apart = (file: string) => values.browser || file.endsWith(".alone.test.ts");
  const long = LONG.filter((file) => files.includes(file));
  const rest = files.filter((file) => !long.includes(file));
  return { together: rest.filter((file) => !apart(file)), alone: [...long, ...rest.filter(apart)] };
}

async function* everything({ together, alone }: ReturnType<typeof chosenFiles>): AsyncGenerator<TestEvent> {
  const wanted = values.name?.map((name) => new RegExp(name, "iu"));
  const names = wanted === undefined ? {} : { testNamePatterns: [...wanted, READING] };
  process.env["PARVIS_TOGETHER"] = JSON.stringify({ files: together, patience: Number(values.patience) });
  const parts = [...(together.length === 0 ? [] : [TOGETHER]), ...alone];
  // What is read of the program is read many times over, by each process that is started and killed.
  process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "parvis-test-cache");
  const events = run({
    ...names,
    files: parts,
    // A browser draws by the processor: two at once only wait for each other.
    concurrency: values.browser ? 1 : Math.min(2, availableParallelism()),
    signal: givenUp.signal,
  }) as AsyncIterable<TestEvent>;
  for await (const event of events) {
    hearing(event);
    judge(event, parts);
    yield event;
  }
}

/** The exit code follows what was counted in all files: nothing may have failed, and some test must have run. */
function judge({ type, data }: TestEvent, parts: readonly string[]): void {
  const { name = "", file, counts } = data;
  if (type === "test:pass" && !READING.test(name) && !parts.includes(name)) ran = true;
  if (type !== "test:summary" || file !== undefined || counts === undefined) return;
  const failed = counts.failed + counts.cancelled;
  if (failed === 0 && ran) process.exitCode = 0;
  if (failed === 0 && !ran) console.error("# No test has run.");
}

/** A test that waits for ever, or leaves a server open, would keep the run from ending: it is named, and is a failure. */
function hearing(event: TestEvent): void {
  const { name } = event.data;
  if (name !== undefined && event.type === "test:dequeue") underWay.add(name);
  if (name !== undefined && (event.type === "test:pass" || event.type === "test:fail")) underWay.delete(name);
  clearTimeout(silence);
  silence = setTimeout(giveUp, Number(values.patience) * 1000);
  silence.unref();
}

function giveUp(): void {
  console.error(`# Nothing has ended for ${values.patience} s. Under way: ${[...underWay].join(", ") || "no test"}.`);
  process.exitCode = 1;
  givenUp.abort();
  setTimeout(() => process.exit(1), 5_000).unref();
}

const files = chosenFiles();
if (files.together.length + files.alone.length === 0) {
  console.error(`There is no test in ${positionals.join(", ") || "test/"}.`);
  process.exit(1);
}
// Until everything has been counted it has not gone well.
process.exitCode = 1;
const reporter = values.reporter === "spec" ? new spec() : tap;
compose(Readable.from(everything(files)), reporter as never).pipe(process.stdout);
