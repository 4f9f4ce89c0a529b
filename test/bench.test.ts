import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

/** The bench of counts where it can keep no file: it fails at once. */
function failingBench(...options: readonly string[]) {
  const env = { ...process.env, TMPDIR: "/dev/null" };
  return spawnSync(process.execPath, [join(root, "bench/all.ts"), "count", ...options], { cwd: root, env, encoding: "utf8" });
}

test("a bench that fails is named, no goal is said to be reached, and the run ends with an error", () => {
  const { status, stdout, stderr } = failingBench();
  assert.equal(status, 1);
  assert.match(stdout, /^Failed: count$/m);
  assert.doesNotMatch(stdout, /Every goal/);
  assert.match(stderr, /bench\/count\.ts failed\.[\s\S]*ENOTDIR/);
});

test("a bench that fails is named in the object of --json, and the run ends with an error", () => {
  const { status, stdout } = failingBench("--json");
  assert.equal(status, 1);
  const { failed, figures } = JSON.parse(stdout) as { failed: unknown; figures: unknown };
  assert.deepEqual([failed, figures], [["count"], []]);
});
