import assert from "node:assert/strict";
import { test } from "node:test";
import pg from "pg";
import { problemText, RunProblem } from "#problem.ts";
import { playPlace } from "#scenario/place.ts";
import { endingText, troubleText } from "#scenario/play.ts";
import { playScenario } from "#scenario/player.ts";
import { readScenario } from "#scenario/read-scenario.ts";
import type { Store } from "#store/open.ts";
import { missing } from "#test/support/databases.ts";
import { postgresServer } from "#test/support/postgres-server.ts";

const OPENING = 'community "Essai" locale:en\nclock 2027-03-26 18:00\nperson olga role:organizer\nperson ana\n';
const GATHERING = `olga: /gathering new title:"Study" start:"2027-03-28 10:30" description:"${"a ".repeat(40)}"\nana: /gathering join gathering:G1\n`;

/** What is said of a scenario that is not played to its end; empty when it is. */
async function complaintOf(source: string): Promise<string> {
  const read = readScenario(source);
  assert.equal(read.kind, "scenario", source);
  if (read.kind !== "scenario") return "";
  const ending = await playScenario(read.scenario, playPlace(null), (line) => assert.fail(line));
  return ending.kind === "met" ? "" : endingText("en", "scene.play", ending);
}

/** Each unmet expectation, after a gathering was made and Ana has joined, and what is said of it. */
const unmet: readonly (readonly [statement: string, says: RegExp])[] = [
  ['expect ana sees "zebra"', /:7: expected: ana sees "zebra"\n {2}seen: /],
  ["expect #general has /zebra/i", /#general has \/zebra\/i\n {2}seen: [\s\S]*Study/],
  ['expect #general lacks "Study"', /#general never had "Study"\n {2}seen: [\s\S]*Study/],
  ["expect refused", /the last act is refused\n {2}seen: it was done/],
  ["expect export gatherings.G2.title is Study", /nothing stands at gatherings\.G2\.title; at gatherings there is \{ G1 \}/],
  ['expect export gatherings lacks "Study"', /lacks "Study"\n {2}seen: G1: title: "Study"/],
  ["expect export gatherings.G1.occurrences[0].registrations.length is 2", /is 2\n {2}seen: 1$/],
  ["expect #general has /(?:[^z]+)+z/", /:7: A regular expression of this line comes to no end/],
  ["expect export gatherings.G1.start is /^(?:[^!]+)+!$/", /:7: A regular expression of this line comes to no end/],
  ['ana: press "Vote"', /ana sees no button "Vote"\. Buttons in sight: .*Join/],
  ['ana: press "Join" on G2', /no button "Join" on G2/],
  ['ana: choose "Rule" Majority', /ana sees no select "Rule"/],
  ["ana: submit title:x", /No form is open before ana/],
  ["advance to 2027-03-01 10:00", /stands at 2027-03-26 18:00 and is not turned back to 2027-03-01 10:00/],
  ["person late joined:2027-03-27", /late cannot have joined on 2027-03-27/],
];

test("whatever is expected in vain, its line is named with what was expected and what was seen", async () => {
  for (const [statement, says] of unmet) {
    const complaint = await complaintOf(`${OPENING}${GATHERING}${statement}\n`);
    assert.match(complaint, says, statement);
    assert.match(complaint, /^scene\.play:7: /, statement);
  }
});

test("of several acts begun together the one that cannot be done is named", async () => {
  const complaint = await complaintOf(`${OPENING}${GATHERING}together\nana: /gathering list\nana: press "Zebra"\nend\n`);
  assert.match(complaint, /^scene\.play:9: ana sees no button "Zebra"/);
});

test("nobody has been refused before anybody has done anything", async () => {
  assert.match(await complaintOf(`${OPENING}expect refused\n`), /nobody has done anything yet/);
});

test("an address of another kind of database is no file to play in", () => {
  for (const url of ["mysql://db/x", "MySQL:x", "postgres://[", "sqlite:", ""])
    assert.throws(() => playPlace(url), { key: "config-database" }, url);
});

test("whatever was given, what is said of it at the terminal is short", () => {
  const said = problemText(new RunProblem("cli-unknown-sample", { typed: "é".repeat(1_000_000), known: "union" }), "fr") ?? "";
  assert.match(said, /é…/u);
  assert.ok(said.length < 2_200, String(said.length));
});

test("when the house itself breaks, its stack is shown", () => {
  const line = JSON.stringify({ level: 50, reference: "7F3K2A", err: { stack: "Error: torn\n    at seat.ts:1" }, msg: "an incident" });
  assert.equal(troubleText("en", line), "an incident (reference 7F3K2A)\nError: torn\n    at seat.ts:1");
  assert.match(
    troubleText("fr", JSON.stringify({ level: 40, kind: "x", err: { stack: "Error: a" }, msg: "a job failed" })),
    /^a job failed\nError: a$/,
  );
});

test("a clock that would leave the years that can be kept is refused with a sentence", async () => {
  for (const far of ["clock 9999-12-31 23:59", "advance 99999999999d", "sleep to 9999-06-01 10:00", "advance 3000000000h"]) {
    const complaint = await complaintOf(`community "Far"\nperson ana\n${far}\nexpect ana sees nothing`);
    assert.match(complaint, /^scene\.play:3: The clock goes no further than the year 9998\.$/, far);
  }
});

test("a play on PostgreSQL has a schema of its own, whole from the first migration on, and leaves nothing there", async (t) => {
  if (await missing(t, "postgres")) return;
  const url = (await postgresServer())?.url ?? "";
  const read = readScenario(`${OPENING}${GATHERING}expect export gatherings.G1.title is Study\n`);
  if (read.kind !== "scenario") return assert.fail(read.kind);
  const place = playPlace(url);
  const schema = new URL(place.url).searchParams.get("schema");
  const client = new pg.Client(url);
  await client.connect();
  const count = async () => (await client.query("select count(*)::int as n from pg_tables where schemaname = $1", [schema])).rows[0].n;
  let seen = 0;
  const remove = async (store: Store) => {
    seen = await count();
    await place.remove(store);
  };
  try {
    assert.equal((await playScenario(read.scenario, { ...place, remove }, (line) => assert.fail(line))).kind, "met");
    assert.ok(seen > 50, `${seen} tables`);
    assert.equal(await count(), 0);
  } finally {
    await client.end();
  }
});
