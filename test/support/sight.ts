import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The small form of axe does the same, and a page reads it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Asked in the page: whole results with everything that is well would take longer to carry than to find. */
const LOOK = `axe.run({ runOnly: ${JSON.stringify(RULES)}, resultTypes: ["violations"] }).then(({ passes, violations }) => ({
  passes: passes.length,
  flaws: violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ": " + node.html.slice(0, 160) + " " + node.failureSummary)),
}))`;

/** What axe finds on the page as it stands, in words, by every rule of WCAG 2.2 AA; it must have found more than `least` rules kept. */
export async function flaws(page: Page, least: number): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${AXE};0`);
  const found = (await page.evaluate(LOOK)) as { readonly passes: number; readonly flaws: readonly string[] };
  assert.ok(found.passes > least, `axe looked at next to nothing: ${found.passes} rules`);
  return found.flaws;
}

/** Fails when the page is wider than what is seen of it. */
export async function noSidewaysScrolling(page: Page): Promise<void> {
  const [wide, seen] = (await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")) as [
    number,
    number,
  ];
  assert.ok(wide <= seen, `the page is ${wide} pixels wide where ${seen} are seen`);
}
