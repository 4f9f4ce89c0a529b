import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { paperPlatform } from "#platforms/paper/platform.ts";
import { filesBeside } from "#scenario/beside.ts";
import { mistakeText } from "#scenario/mistake.ts";
import { endingText, troubleText } from "#scenario/play.ts";
import { playScenario } from "#scenario/player.ts";
import { readScenario } from "#scenario/read-scenario.ts";
import type { Scenario } from "#scenario/statement.ts";
import { migratedPlace, missing } from "#test/support/databases.ts";

/** What scenarios name as files lies beside them. */
const open = filesBeside("test/scenarios");

const files = globSync("test/scenarios/*.play").sort();

/** What a scenario says that it shows: its first comment, else the name of its file. */
function titleOf(file: string, source: string): string {
  return /^#\s*(.+)/.exec(source)?.[1] ?? basename(file, ".play").replaceAll("-", " ");
}

function scenarioOf(file: string, source: string): Scenario {
  const read = readScenario(source);
  if (read.kind === "scenario") return read.scenario;
  return assert.fail(read.mistakes.map(({ line, key, values }) => `${file}:${line}: ${mistakeText("en", key, values)}`).join("\n"));
}

for (const file of files) {
  const source = readFileSync(file, "utf8");
  for (const dialect of ["sqlite", "postgres"] as const) {
    test(`${basename(file, ".play")}: ${titleOf(file, source)} (${dialect})`, async (t) => {
      if (await missing(t, dialect)) return;
      const troubles: string[] = [];
      const ending = await playScenario(
        scenarioOf(file, source),
        await migratedPlace(dialect),
        (line) => troubles.push(line),
        (space) => paperPlatform(space, open),
      );
      if (ending.kind !== "met") assert.fail(endingText("en", file, ending));
      assert.deepEqual(
        troubles.map((line) => troubleText("en", line)),
        [],
      );
      assert.ok(ending.expectations > 0, `${file} expects nothing.`);
    });
  }
}

test("there are scenarios to play", () => {
  assert.ok(files.length > 0);
});
