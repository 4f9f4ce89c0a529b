import assert from "node:assert/strict";
import { test } from "node:test";
import type { Zone } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import { LOCALES } from "#locales/locale.ts";
import { elapsed, readElapse } from "#scenario/elapse.ts";
import { follow, readPath } from "#scenario/export-path.ts";
import { type Expected, isExpected, type Json, whereHas } from "#scenario/export-value.ts";
import { mistakeText } from "#scenario/mistake.ts";
import { readScenario } from "#scenario/read-scenario.ts";
import type { Statement } from "#scenario/statement.ts";
import { has, wantedPattern } from "#scenario/wanted.ts";

const HEAD = 'community "Essai"\nperson alice\nperson bea space:playground\n';

function statementsOf(source: string): readonly Statement[] {
  const read = readScenario(source);
  assert.equal(read.kind, "scenario", JSON.stringify(read));
  return read.kind === "scenario" ? read.scenario.statements : [];
}

function lastOf(statement: string, head = HEAD): Statement {
  return statementsOf(head + statement).at(-1) as Statement;
}

function without(statement: Statement, key: "line"): unknown {
  const { [key]: _, ...rest } = statement;
  return rest;
}

test("a community has the usual zone and language unless it says others", () => {
  assert.deepEqual(statementsOf('# first\n\ncommunity "Les Amis du son"')[0], {
    kind: "community",
    line: 3,
    name: "Les Amis du son",
    zone: "Europe/Paris",
    locale: "fr",
  });
  assert.deepEqual(without(statementsOf('community "A" locale:en zone:America/New_York')[0] as Statement, "line"), {
    kind: "community",
    name: "A",
    zone: "America/New_York",
    locale: "en",
  });
});

test("a line that starts with white space goes on from the line before, and keeps the number of the first", () => {
  const [, , , act, last] = statementsOf(`${HEAD}alice: /gathering new\n  title:"A long\n\ttitle"\r\n# a comment\n  of two lines\nrestart`);
  assert.deepEqual(act, {
    kind: "act",
    line: 4,
    who: { name: "alice", space: null },
    room: null,
    deed: { kind: "type", text: '/gathering new title:"A long title"' },
  });
  assert.deepEqual(last, { kind: "restart", line: 9 });
});

test("people speak from an account and in a channel where the statement names them", () => {
  const head = `${HEAD}space slack\nlink alice@playground alice@slack\nchannel news space:slack\n`;
  assert.deepEqual(without(lastOf("alice@slack in #news: /gathering list", head), "line"), {
    kind: "act",
    who: { name: "alice", space: "slack" },
    room: "news",
    deed: { kind: "type", text: "/gathering list" },
  });
});

test("buttons, selects and forms are said with their labels and values", () => {
  const deeds: readonly (readonly [string, unknown])[] = [
    ['press "Join"', { kind: "press", label: "Join", on: null }],
    ['press "S\'engager" on G1', { kind: "press", label: "S'engager", on: "G1" }],
    ['choose "Rule" Majority', { kind: "choose", label: "Rule", values: ["Majority"] }],
    ['choose "Rule" Two thirds, "a, b" ,last', { kind: "choose", label: "Rule", values: ["Two thirds", "a, b", "last"] }],
    ['submit title:"The \\"soup\\"" seats:4', { kind: "submit", values: { title: 'The "soup"', seats: "4" } }],
    ['submit text:""', { kind: "submit", values: { text: "" } }],
    ["submit", { kind: "submit", values: {} }],
  ];
  for (const [text, deed] of deeds) assert.deepEqual((lastOf(`alice: ${text}`) as Extract<Statement, { kind: "act" }>).deed, deed, text);
});

test("what stands between together and end is kept together, in its order", () => {
  const last = lastOf("together\nalice: /gathering list\nbea: /gathering list\nend");
  assert.equal(last.kind, "together");
  assert.deepEqual(last.kind === "together" ? last.acts.map((act) => act.who.name) : [], ["alice", "bea"]);
});

test("a person may have roles, a language, dues and a day of joining", () => {
  assert.deepEqual(without(lastOf("person chen role:organizer,secretary locale:en dues:2027-12-31 joined:2020-01-01"), "line"), {
    kind: "person",
    name: "chen",
    roles: ["organizer", "secretary"],
    space: null,
    locale: "en",
    dues: "2027-12-31",
    joined: "2020-01-01",
  });
});

test("the clock goes by days, hours and minutes, or to a time", () => {
  const turns: readonly (readonly [string, unknown])[] = [
    ["3d", { by: { days: 3, milliseconds: 0 } }],
    ["90m", { by: { days: 0, milliseconds: 5_400_000 } }],
    ["1h30", { by: { days: 0, milliseconds: 5_400_000 } }],
    ["2 h", { by: { days: 0, milliseconds: 7_200_000 } }],
    ["1d 12h", { by: { days: 1, milliseconds: 43_200_000 } }],
    ["2w", { by: { days: 14, milliseconds: 0 } }],
    ["45s", { by: { days: 0, milliseconds: 45_000 } }],
    ["to 2027-03-28 10:00", { to: "2027-03-28T10:00" }],
  ];
  for (const [text, turn] of turns) assert.deepEqual(without(lastOf(`advance ${text}`), "line"), { kind: "advance", turn }, text);
});

test("a day later is the same hour on the wall, 24 hours later are 24 hours", () => {
  const paris = "Europe/Paris" as Zone;
  const saturday = Date.UTC(2027, 2, 27, 9) as Instant;
  assert.equal(elapsed(saturday, readElapse("1d") ?? assert.fail(), paris), Date.UTC(2027, 2, 28, 8));
  assert.equal(elapsed(saturday, readElapse("24h") ?? assert.fail(), paris), Date.UTC(2027, 2, 28, 9));
});

/** Each malformed scenario, the line that is named, and a piece of what is said about it in English. */
const mistakes: readonly (readonly [source: string, line: number, says: RegExp])[] = [
  ["", 1, /is empty/],
  ["# nothing but a comment", 1, /is empty/],
  ["clock 2027-03-26 18:00", 1, /first statement is the community/],
  ["community Essai", 1, /community "Name"/],
  ['community ""', 1, /no name/],
  ['community "A', 1, /quotation mark is not closed/],
  ['community "A" zone:Paris', 1, /Europe\/Paris/],
  ['community "A" zone:UTC+1', 1, /no time zone/],
  ['community "A" locale:de', 1, /en, fr/],
  ['community "A" colour:red', 1, /What is: zone, locale/],
  ['community "A" zone:Europe/Paris zone:Europe/Paris', 1, /given twice/],
  ['community "A"\ncommunity "B"', 2, /one community/],
  ['  community "A"', 1, /Begin it at the margin/],
  ['community "A"\n\n  clock 2027-03-26 18:00', 3, /Begin it at the margin/],
  [`${HEAD}clock 2027-02-30 18:00`, 4, /date that exists/],
  [`${HEAD}clock 2027-03-26`, 4, /2027-03-28 10:30/],
  [`${HEAD}clock`, 4, /time is missing/],
  [`${HEAD}clock 2027-03-26 18:00\nclock 2027-03-26 17:59`, 5, /not turned back to 2027-03-26 17:59/],
  [`${HEAD}advance 1d\nclock 2027-03-26 18:00`, 5, /line 4/],
  [`${HEAD}advance`, 4, /advance 3d/],
  [`${HEAD}advance soon`, 4, /no length of time/],
  [`${HEAD}advance to tomorrow`, 4, /2027-03-28 10:30/],
  [`${HEAD}sleep -3d`, 4, /sleep 3d/],
  [`${HEAD}space playground`, 4, /there already/],
  [`${HEAD}space`, 4, /name is missing/],
  [`${HEAD}space two words`, 4, /Nothing more can stand here: words/],
  [`${HEAD}person`, 4, /name is missing/],
  [`${HEAD}person alice`, 4, /already someone called alice/],
  [`${HEAD}person expect`, 4, /statements begin with that word/],
  [`${HEAD}person c@slack`, 4, /cannot be a name/],
  [`${HEAD}person c role:king`, 4, /guest, member, volunteer/],
  [`${HEAD}person c role:guest,admin`, 4, /no other role/],
  [`${HEAD}person c dues:tomorrow`, 4, /dues:2027-12-31/],
  [`${HEAD}person c joined:2027-02-29`, 4, /no date for joined/],
  [`${HEAD}person c space:slack`, 4, /no space slack/],
  [`${HEAD}person c role:`, 4, /has no value/],
  [`${HEAD}person c secretary`, 4, /name:"value"/],
  [`${HEAD}link alice alice@slack`, 4, /need their space/],
  [`${HEAD}link alice@playground alice@slack`, 4, /no space slack/],
  [`${HEAD}link alice@playground bea@playground`, 4, /two people/],
  [`${HEAD}link zoe@playground zoe@slack`, 4, /Nobody is called zoe/],
  [`${HEAD}channel general`, 4, /there already/],
  [`${HEAD}channel news space:slack`, 4, /no space slack/],
  [`${HEAD}as slack`, 4, /no space slack/],
  [`${HEAD}zoe: /gathering list`, 4, /Known are alice, bea/],
  [`${HEAD}alice@slack: /gathering list`, 4, /no space slack/],
  [`${HEAD}space slack\nalice@slack: /gathering list`, 5, /only on playground/],
  [`${HEAD}alice in #news: /gathering list`, 4, /no channel news/],
  [`${HEAD}alice:`, 4, /missing after the colon/],
  [`${HEAD}alice: hello`, 4, /nothing that can be done/],
  [`${HEAD}alice: press Join`, 4, /press "Join"/],
  [`${HEAD}alice: press "Join" on`, 4, /handle/],
  [`${HEAD}alice: press "Join" at G1`, 4, /Nothing more can stand here: at G1/],
  [`${HEAD}alice: choose "Rule"`, 4, /several separated by commas/],
  [`${HEAD}alice: submit title`, 4, /name:"value"/],
  [`${HEAD}alice: submit a:1 a:2`, 4, /given twice/],
  [`${HEAD}together\nalice: /gathering list`, 4, /not ended/],
  [`${HEAD}together\nend`, 4, /Nothing stands/],
  [`${HEAD}end`, 4, /no "together"/],
  [`${HEAD}together\ntogether\nalice: /x\nend`, 5, /began in line 4/],
  [`${HEAD}together\nadvance 1d\nalice: /x\nend`, 5, /Only what people do/],
  [`${HEAD}together\n  alice: /x\nend`, 4, /Nothing more can stand here: alice/],
  [`${HEAD}expect`, 4, /expect refused/],
  [`${HEAD}expect alice`, 4, /nothing that can be expected/],
  [`${HEAD}expect alice sees`, 4, /text is missing/],
  [`${HEAD}expect alice sees hello`, 4, /in place of: hello/],
  [`${HEAD}expect alice sees "hello`, 4, /not closed/],
  [`${HEAD}expect alice sees "a" "b"`, 4, /Nothing more/],
  [`${HEAD}expect alice sees /(/`, 4, /no regular expression/],
  [`${HEAD}expect alice sees /a`, 4, /regular expression is not closed/],
  [`${HEAD}expect zoe sees "a"`, 4, /Nobody is called zoe/],
  [`${HEAD}expect #general "a"`, 4, /has "text" or lacks/],
  [`${HEAD}expect #general has`, 4, /text is missing/],
  [`${HEAD}expect #news has "a"`, 4, /no channel news/],
  [`${HEAD}expect # has "a"`, 4, /write #general/],
  [`${HEAD}expect refused because`, 4, /in place of: because/],
  [`${HEAD}expect export`, 4, /is VALUE or lacks/],
  [`${HEAD}expect export motions.M1`, 4, /is VALUE or lacks/],
  [`${HEAD}expect export motions.M1 is`, 4, /value is missing/],
  [`${HEAD}expect export motions.M1.title is Two words`, 4, /needs quotes/],
  [`${HEAD}expect export motions..M1 is a`, 4, /path cannot be read: \.\.M1/],
  [`${HEAD}expect export motions[ is a`, 4, /is VALUE or lacks/],
  [`${HEAD}expect export posts[state=] is a`, 4, /path cannot be read/],
  [`${HEAD}expect export posts is [1`, 4, /JSON/],
  [`${HEAD}expect export posts lacks Dupont`, 4, /in place of: Dupont/],
  [`${HEAD}restart now`, 4, /Nothing more/],
  [`${HEAD}perform magic`, 4, /no statement/],
];

test("every malformed line is refused with its number and what would do, in both languages", () => {
  for (const [source, line, says] of mistakes) {
    const read = readScenario(source);
    assert.equal(read.kind, "mistakes", source);
    if (read.kind !== "mistakes") continue;
    const [first] = read.mistakes;
    assert.equal(first?.line, line, `${source}\n${JSON.stringify(read.mistakes)}`);
    const { key, values } = first ?? assert.fail();
    assert.match(mistakeText("en", key, values), says, source);
    for (const locale of LOCALES) assert.doesNotMatch(mistakeText(locale, key, values), /\{|undefined|scenario-/, source);
  }
});

test("all mistakes of a scenario are told at once", () => {
  const read = readScenario(`${HEAD}clock noon\nexpect\nadvance soon`);
  assert.deepEqual(read.kind === "mistakes" ? read.mistakes.map((one) => one.line) : [], [4, 5, 6]);
});

test("text is found whatever its spaces and apostrophes look like", () => {
  assert.ok(has("Complet\u202f: l\u2019atelier", { kind: "words", words: "Complet : l'atelier" }));
  assert.ok(has("10 h 30", { kind: "words", words: "10\u00a0h\u202f30" }));
  assert.ok(has("10\u00a0h\u00a030", wantedPattern(String.raw`10\u00a0h\s30`, "")));
  assert.ok(has("L\u2019ATELIER", wantedPattern("l'atelier", "i")));
  assert.ok(!has("L'Atelier", { kind: "words", words: "l'atelier" }));
  assert.ok(has("seen twice", wantedPattern("seen", "g")) && has("seen twice", wantedPattern("seen", "g")));
});

const exported: Json = {
  gatherings: {
    G1: {
      title: "L\u2019été",
      capacity: null,
      occurrences: [
        {
          registrations: [
            { person: "ana", state: "going", seats: 2 },
            { person: "bea", state: "going", seats: 1 },
            { person: "chen", state: "waitlisted", seats: 1 },
          ],
        },
      ],
    },
  },
  motions: {},
};

const paths: readonly (readonly [path: string, expected: Expected, is: boolean])[] = [
  ["gatherings.G1.title", { kind: "words", words: "L'été" }, true],
  ["gatherings.G1.occurrences[0].registrations[state=going].length", { kind: "bare", word: "2" }, true],
  ["gatherings.G1.occurrences[0].registrations[state=going][person=bea][0].seats", { kind: "bare", word: "1" }, true],
  ['gatherings.G1.occurrences[0].registrations[person="chen"][0].state', { kind: "bare", word: "waitlisted" }, true],
  ["gatherings.G1.occurrences[0].registrations[seats=1][1].person", { kind: "bare", word: "chen" }, true],
  ["gatherings.G1.occurrences[0].registrations[state=gone].length", { kind: "bare", word: "0" }, true],
  ["gatherings.G1.capacity", { kind: "bare", word: "null" }, true],
  ["gatherings.G1.capacity", { kind: "words", words: "null" }, false],
  ["gatherings.G1.occurrences[0].registrations[0].seats", { kind: "words", words: "2" }, false],
  ["gatherings.G1.occurrences[0].registrations[0].seats", { kind: "bare", word: "2.0" }, true],
  ["gatherings.G1.title", wantedPattern("^l'", "i"), true],
  ["motions", { kind: "json", value: {} }, true],
  ["motions", { kind: "json", value: [] }, false],
  ["motions.length", { kind: "bare", word: "0" }, true],
];

test("a path leads to a value, through lists, filters and counts", () => {
  for (const [path, expected, is] of paths) {
    const arrived = follow(exported, readPath(path));
    assert.equal(arrived.kind, "there", path);
    if (arrived.kind === "there") assert.equal(isExpected(arrived.value, expected), is, `${path} ${JSON.stringify(expected)}`);
  }
});

test("a filter may hold a time as the export writes it, with its zone", () => {
  const moved: Json = { dates: [{ original: "2027-03-28T10:30:00+02:00[Europe/Paris]", state: "moved" }] };
  const at = (filter: string) => follow(moved, readPath(`dates[original=${filter}].length`));
  assert.deepEqual(at("2027-03-28T10:30:00+02:00[Europe/Paris]"), { kind: "there", value: 1 });
  assert.deepEqual(at("2027-03-28T10:30:00+02:00[Europe"), { kind: "there", value: 0 });
});

test("a path that leads nowhere says how far it went", () => {
  const arrived = follow(exported, readPath("gatherings.G2.title"));
  assert.deepEqual(arrived.kind === "missing" ? [arrived.walked, Object.keys(arrived.last as object)] : null, [1, ["G1"]]);
});

test("a text is found as a key, as a value and inside them, and nowhere else", () => {
  const words = (text: string) => ({ kind: "words", words: text }) as const;
  assert.equal(whereHas(exported, words("G1")), "gatherings: G1");
  assert.match(whereHas(exported, words("hen")) ?? "", /chen/);
  assert.match(whereHas(exported, words("l'été".slice(1))) ?? "", /title/);
  assert.equal(whereHas(exported, words("zoe")), null);
  assert.equal(whereHas(exported, words("0")), null);
});
