import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { playFile } from "#scenario/play.ts";

const root = join(import.meta.dirname, "..");

test("the conversation in the README is played word for word", async (t) => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const conversation = /```play\n([\s\S]*?)```/.exec(readme)?.[1];
  assert.ok(conversation !== undefined, "the README has a conversation");
  assert.match(conversation, /expect/);
  const folder = mkdtempSync(join(tmpdir(), "parvis-readme-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "readme.play");
  writeFileSync(file, conversation);
  assert.equal(await playFile(file, { exportTo: null, database: null }), 0);
});

test("the README names commands of the program that exist", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const source = readFileSync(join(root, "src", "command-line.ts"), "utf8");
  const named = [...readme.matchAll(/^\| `([a-z]+)[^`]*`\s+\| /gm)].map((match) => match[1] as string);
  assert.ok(named.length >= 8);
  for (const name of named) assert.ok(source.includes(`.command("${name}")`), name);
});
