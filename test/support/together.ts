import { afterEach, test } from "node:test";
import { pathToFileURL } from "node:url";

/**
 * Runs the test files that `PARVIS_TOGETHER` names in this one process, one test after another in the order of the list: all
 * of them are read before the first test of any begins. It is JSON: `{ files: paths, patience: seconds }`. When no test has
 * ended for that long it says what is still open, shortly before `run.ts` gives up.
 */
const { files, patience } = JSON.parse(process.env["PARVIS_TOGETHER"] ?? "") as {
  readonly files: readonly string[];
  readonly patience: number;
};
let silence: NodeJS.Timeout | undefined;

async function readAll(): Promise<void> {
  for (const file of files) await import(pathToFileURL(file).href);
}

function heard(): void {
  clearTimeout(silence);
  silence = setTimeout(complain, patience * 900);
  silence.unref();
}

function complain(): void {
  process.stderr.write(`Still open: ${process.getActiveResourcesInfo().join(", ")}\n`);
}

const all = readAll();
test(`the test files are read: ${files.length}`, () => all);
afterEach(heard);
heard();

// What tests start is no test of this run.
delete process.env["NODE_TEST_CONTEXT"];
