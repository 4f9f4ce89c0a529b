import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "parvis-play-test-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program as somebody at an English terminal would. */
function parvis(words: readonly string[], database?: string) {
  const spoken = { LANG: "C", LC_ALL: "", LC_MESSAGES: "", PARVIS_LOCALE: "" };
  const env = { ...process.env, ...spoken, ...(database === undefined ? {} : { DATABASE_URL: database }) };
  const run = spawnSync(process.execPath, ["src/cli.ts", ...words], { encoding: "utf8", env });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** Plays a scenario with the program. */
function play(source: string, ...more: readonly string[]) {
  const file = join(folder, "scene.play");
  writeFileSync(file, source);
  const run = parvis(["play", file, ...more]);
  return { ...run, err: run.err.replaceAll(file, "scene.play") };
}

/** What stands in every export, whether or not there is anything of it. */
const PARTS = [
  ...["agreements", "aid", "announcements", "assemblies", "audit", "campaigns", "charters", "community", "courses", "delegations"],
  ...["exchanges", "exhibitions"],
  ...[
    "gatherings",
    "mandates",
    "motions",
    "needs",
    "parties",
    "partners",
    "parvis",
    "people",
    "polls",
    "posts",
    "services",
    "surveys",
    "works",
  ],
];

const OPENING = 'community "Essai" locale:en\nclock 2027-03-26 18:00\nperson olga role:organizer\nperson ana\n';
const GATHERING = 'olga: /gathering new title:"Study" start:"2027-03-28 10:30"\n';

test("a scenario whose expectations are met ends well, and leaves the export where it is asked for", () => {
  const out = join(folder, "export.json");
  const played = play(`${OPENING}${GATHERING}expect export gatherings.G1.title is Study\n`, "--export", out);
  assert.equal(played.err, "");
  assert.equal(played.code, 0);
  assert.match(played.out, /one expectation met/);
  const exported = JSON.parse(readFileSync(out, "utf8"));
  assert.equal(exported.parvis.format, 1);
  assert.equal(exported.parvis.exportedAt, "2027-03-26T18:00:00+01:00[Europe/Paris]");
  assert.equal(exported.gatherings.G1.title, "Study");
  assert.deepEqual(Object.keys(exported.people), ["olga", "ana"]);
  assert.deepEqual(Object.keys(exported).sort(), PARTS);
});

test("the first expectation that fails is named with its line, what was expected and what was seen", () => {
  const played = play(`${OPENING}${GATHERING}expect export gatherings.G1.title is "Other"\nexpect refused\n`);
  assert.equal(played.code, 1);
  assert.equal(played.out, "");
  assert.equal(played.err, 'scene.play:6: expected: export gatherings.G1.title is "Other"\n  seen: "Study"\n');
});

test("a scenario that cannot be read is not played: every mistake is told with its line", () => {
  const played = play('community "A"\nclock noon\nperson ana\nana: hello\n');
  assert.equal(played.code, 1);
  assert.deepEqual(played.err.match(/^scene\.play:\d+/gm), ["scene.play:2", "scene.play:4"]);
});

test("a file that is not there, and a database that is, are said in a sentence", () => {
  const missing = parvis(["play", join(folder, "nowhere.play")]);
  assert.equal(missing.code, 1);
  assert.match(missing.err, /nowhere\.play/);
  assert.doesNotMatch(missing.err, /at .*\.ts/);
  const there = join(folder, "there.db");
  writeFileSync(there, "");
  const played = play(OPENING, "--database", `sqlite:${there}`);
  assert.equal(played.code, 1);
  assert.match(played.err, /there\.db is there already/);
});

test("a community is exported from the database that is configured, people by a stable id", () => {
  const file = join(folder, "kept.db");
  const played = play(`${OPENING}${GATHERING}ana: /gathering join gathering:G1\n`, "--database", `sqlite:${file}`);
  assert.equal(played.code, 0, played.err);
  const exported = parvis(["export"], `sqlite:${file}`);
  assert.equal(exported.err, "");
  const { community, people, gatherings } = JSON.parse(exported.out);
  assert.equal(community.name, "Essai");
  const [registration] = gatherings.G1.occurrences[0].registrations;
  assert.equal(people[registration.person].name, "ana");
  assert.match(registration.person, /^[\da-f-]{36}$/);
  const unknown = parvis(["export", "--community", "Autre"], `sqlite:${file}`);
  assert.equal(unknown.code, 1);
  assert.match(unknown.err, /no community “Autre”.*Essai/);
  const nothing = parvis(["export"], `sqlite:${join(folder, "nothing.db")}`);
  assert.equal(nothing.code, 1);
  assert.match(nothing.err, /no community/);
});
