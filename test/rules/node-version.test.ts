import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { nodeProblem } from "#kernel/node-version.ts";

test("a Node that is too old is told so in both languages, with what would do", () => {
  assert.equal(nodeProblem("26.0.0"), null);
  assert.equal(nodeProblem("30.1.2"), null);
  for (const version of ["20.20.2", "25.9.1", "6.0.0"]) {
    const problem = nodeProblem(version) ?? "";
    assert.match(problem, new RegExp(`Parvis needs Node 26 or later, and this is Node ${version}.*npm ci`, "u"));
    assert.match(problem, new RegExp(`Parvis a besoin de Node 26 ou plus récent, et ceci est Node ${version}.*npm ci`, "u"));
  }
});

/** A copy of the launcher with a program beside it that repeats its arguments, and `launcher` changed as asked. */
function launcherCopy(change: (text: string) => string = (text) => text): { readonly folder: string; readonly launcher: string } {
  const folder = mkdtempSync(join(tmpdir(), "parvis-launcher-"));
  mkdirSync(join(folder, "bin"));
  mkdirSync(join(folder, "src"));
  const launcher = join(folder, "bin/parvis.js");
  writeFileSync(launcher, change(readFileSync("bin/parvis.js", "utf8")));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "src/cli.ts"),
    "const said: readonly string[] = process.argv.slice(2); console.log(said.join()); process.exit(said.length);",
  );
  return { folder, launcher };
}

test("the launcher hands on what was said and how it ended", () => {
  const { folder, launcher } = launcherCopy();
  const ran = spawnSync(process.execPath, [launcher, "when", "next friday"], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.equal(ran.stdout, "when,next friday\n");
  assert.equal(ran.status, 2);
});

test("the launcher says what is missing when there is no Node that will do", () => {
  const { folder, launcher } = launcherCopy((text) => text.replace("const firstNode = 26;", "const firstNode = 99;"));
  const ran = spawnSync(process.execPath, [launcher], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.equal(ran.status, 1);
  assert.match(ran.stderr, /needs Node 99 .*\n.*a besoin de Node 99/u);
  assert.equal(ran.stdout, "");
});
