import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { compose, Readable } from "node:stream";
import { run } from "node:test";
import { spec, tap } from "node:test/reporters";
import { parseArgs } from "node:util";

/**
 * Runs the tests: most of them in this one process, files named `*.alone.test.ts` each in a process of its own, and
 * those of test/browser only with `--browser`. Paths narrow it down (`npm test -- test/store`), so does `--name`.
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
  readonly data: { readonly name?: string; readonly message?: string; readonly nesting?: number; readonly testNumber?: number };
};

const countNames = ["tests", "suites", "pass", "fail", "cancelled", "skipped", "todo", "duration_ms"];
const totals = new Map<string, number>();
const underWay = new Set<string>();
let numbered = 0;
let silence: NodeJS.Timeout | undefined;

function chosenFiles(): { readonly together: readonly string[]; readonly alone: readonly string[] } {
  const root = process.cwd();
  const all = globSync("test/**/*.test.ts").sort();
  const narrowed = positionals.map((path) => relative(root, path));
  const files = all.filter((file) => {
    if (file.startsWith("test/browser/") !== values.browser) return false;
    return narrowed.length === 0 || narrowed.some((path) => file === path || file.startsWith(`${path}/`));
  });
  const apart = (file: string) => values.browser || file.endsWith(".alone.test.ts");
  return { together: files.filter((file) => !apart(file)), alone: files.filter(apart) };
}

/** One run's events as a part of the whole: its closing counts are added up instead of told, its tests numbered on. */
async function* asPart(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  const before = numbered;
  for await (const event of events) {
    hearing(event);
    const { type, data } = event;
    if (type === "test:summary" || (type === "test:plan" && data.nesting === 0)) continue;
    const [name = "", number = ""] = data.message?.split(" ") ?? [];
    if (type === "test:diagnostic" && data.nesting === 0 && countNames.includes(name)) {
      totals.set(name, (totals.get(name) ?? 0) + Number(number));
      continue;
    }
    if (data.nesting !== 0 || data.testNumber === undefined) {
      yield event;
      continue;
    }
    const testNumber = before + data.testNumber;
    numbered = Math.max(numbered, testNumber);
    yield { ...event, data: { ...data, testNumber } };
  }
}

async function* everything(files: ReturnType<typeof chosenFiles>): AsyncGenerator<TestEvent> {
  const names = values.name === undefined ? {} : { testNamePatterns: values.name.map((name) => new RegExp(name, "iu")) };
  if (files.together.length > 0) {
    yield* asPart(run({ ...names, files: [...files.together], isolation: "none" }) as AsyncIterable<TestEvent>);
  }
  if (files.alone.length > 0) {
    const concurrency = values.browser ? 1 : Math.min(2, availableParallelism());
    yield* asPart(run({ ...names, files: [...files.alone], concurrency }) as AsyncIterable<TestEvent>);
  }
  yield { type: "test:plan", data: { nesting: 0, count: numbered } as TestEvent["data"] };
  for (const name of countNames) {
    yield { type: "test:diagnostic", data: { nesting: 0, message: `${name} ${Math.round(totals.get(name) ?? 0)}` } };
  }
}

/** A test that waits for ever, or leaves a server open, would keep the run from ending: it is named, and is a failure. */
function hearing(event: TestEvent): void {
  const { name } = event.data;
  if (name !== undefined && event.type === "test:start") underWay.add(name);
  if (name !== undefined && (event.type === "test:pass" || event.type === "test:fail")) underWay.delete(name);
  clearTimeout(silence);
  silence = setTimeout(giveUp, Number(values.patience) * 1000);
  silence.unref();
}

function giveUp(): void {
  const open = process.getActiveResourcesInfo().join(", ");
  console.error(`# Nothing has ended for ${values.patience} s. Under way: ${[...underWay].join(", ") || "no test"}. Still open: ${open}`);
  process.exit(1);
}

const files = chosenFiles();
if (files.together.length + files.alone.length === 0) {
  console.error(`There is no test in ${positionals.join(", ") || "test/"}.`);
  process.exit(1);
}
const reporter = values.reporter === "spec" ? new spec() : tap;
const lines = compose(Readable.from(everything(files)), reporter as never);
lines.on("end", () => {
  const failed = (totals.get("fail") ?? 0) + (totals.get("cancelled") ?? 0);
  const ran = (totals.get("pass") ?? 0) + failed;
  if (failed > 0 || ran === 0) process.exitCode = 1;
  if (ran === 0) console.error("# No test has run.");
});
lines.pipe(process.stdout);
