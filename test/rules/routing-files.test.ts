import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { routeFile } from "#aid/routing/files.ts";
import { routeReport } from "#aid/routing/report.ts";
import { Misuse } from "#kernel/refusal.ts";
import { LOCALES } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { MONDAY } from "#test/support/routing.ts";

const REQUESTS = [{ id: "R1", category: "transport" }];
const VOLUNTEERS = [{ id: "V1", categories: ["Transport"] }];

function route(requests: unknown, volunteers: unknown, optimal = false) {
  const file = (name: string, content: unknown) => ({ name, text: typeof content === "string" ? content : JSON.stringify(content) });
  return routeReport(
    { requests: file("requests.json", requests), volunteers: file("volunteers.json", volunteers) },
    { optimal, now: MONDAY, locale: "en" },
  );
}

/** What is wrong in a file, and what is said of it. */
const WRONG: readonly (readonly [requests: unknown, volunteers: unknown, said: RegExp])[] = [
  ["[{", VOLUNTEERS, /requests\.json is not JSON: line 1, column 3/],
  ['{"requests": [\n  {"id": }]}', VOLUNTEERS, /line 2, column 10/],
  ["", VOLUNTEERS, /not JSON/],
  ["7", VOLUNTEERS, /should be an object/],
  [{ requests: {} }, VOLUNTEERS, /requests should be a list/],
  [[{ category: "transport" }], VOLUNTEERS, /requests\[0\]\.id is missing/],
  [[{ id: "R1" }], VOLUNTEERS, /requests\[0\]\.category is missing/],
  [[{ ...REQUESTS[0], urgencey: "week" }], VOLUNTEERS, /requests\[0\]: “urgencey” is not known. Known there: .*urgency/],
  [[{ ...REQUESTS[0], urgency: "soon" }], VOLUNTEERS, /requests\[0\]\.urgency should be one of now, today, week, whenever/],
  [[{ ...REQUESTS[0], helpers: 0 }], VOLUNTEERS, /requests\[0\]\.helpers should be at least 1/],
  [[{ ...REQUESTS[0], helpers: 1.5 }], VOLUNTEERS, /requests\[0\]\.helpers should be a whole number/],
  [[{ ...REQUESTS[0], helpers: 99 }], VOLUNTEERS, /at most 20/],
  [[{ ...REQUESTS[0], category: "  " }], VOLUNTEERS, /requests\[0\]\.category is empty/],
  [[{ ...REQUESTS[0], when: "2027-02-31T10:00" }], VOLUNTEERS, /“2027-02-31T10:00” is not a moment/],
  [[{ ...REQUESTS[0], when: "2027-02-31T10:00Z" }], VOLUNTEERS, /requests\[0\]\.when: “2027-02-31T10:00Z” is not a moment/],
  [[{ ...REQUESTS[0], when: "hello 3 March 2027 +01:00" }], VOLUNTEERS, /“hello 3 March 2027 \+01:00” is not a moment/],
  [[{ ...REQUESTS[0], languages: ["portuguese"] }], VOLUNTEERS, /requests\[0\]\.languages\[0\]: “portuguese” is not a language code/],
  [[{ ...REQUESTS[0], at: { x: 1 } }], VOLUNTEERS, /requests\[0\]\.at\.y is missing/],
  ['[{"id":"R1","category":"transport","category":"papers"}]', VOLUNTEERS, /, \[0\]: “category” stands there twice/],
  [
    '{"requests":[{"id":"R0","category":"a"},{"id":"R1","category":"a","at":{"x":1,"y":2,"\\u0078":3}}]}',
    VOLUNTEERS,
    /requests\[1\]\.at: “x”/,
  ],
  ['{"requests":[],"zone":"Europe/Paris","zone":"Europe/London"}', VOLUNTEERS, /, –: “zone” stands there twice/],
  [REQUESTS, '[{"id":"V1","id":"V2","categories":["a","a"]}]', /volunteers\.json, \[0\]: “id” stands there twice/],
  [[...REQUESTS, ...REQUESTS], VOLUNTEERS, /requests\[1\]: “R1” stands there twice/],
  [{ requests: REQUESTS, zone: "Europe/Parris" }, VOLUNTEERS, /zone: “Europe\/Parris” is not a time zone/],
  [{ requests: REQUESTS, now: "yesterday" }, VOLUNTEERS, /now: “yesterday” is not a moment/],
  [{ requests: REQUESTS, neighbours: { " ": ["nord"] } }, VOLUNTEERS, /neighbours\.\s+is empty/],
  [[{ ...REQUESTS[0], helpers: 1e308 }], VOLUNTEERS, /helpers should be at most 20\./],
  [{ requests: REQUESTS, quiet: "9pm" }, VOLUNTEERS, /quiet hours/],
  [REQUESTS, [{ id: "V1", categories: [] }], /volunteers\[0\]\.categories should be at least 1/],
  [REQUESTS, [{ id: "V1", categories: ["a"], hours: "whenever" }], /volunteers\[0\]\.hours: “whenever” are not hours/],
  [REQUESTS, [{ id: "V1", categories: ["a"], vetting: [{ level: "home", until: "2027-13-01" }] }], /until.*“2027-13-01” is not a day/],
  [REQUESTS, [{ id: "V1", categories: ["a"], vetting: ["police"] }], /volunteers\[0\]\.vetting\[0\] should be one of home, money, minors/],
  [
    REQUESTS,
    [{ id: "V1", categories: ["a"], leave: [{ from: "2027-05-01", to: "2027-04-01" }] }],
    /volunteers\[0\]\.leave\[0\]\.to: “2027-04-01” is before the first day/,
  ],
  [REQUESTS, [{ id: "V1", categories: ["a"], most: -1 }], /volunteers\[0\]\.most should be at least 0/],
  [REQUESTS, { volunteers: VOLUNTEERS, terms: 1 }, /“terms” is not known/],
];

test("whatever is wrong in a file is refused with the file, the place and what would do", () => {
  for (const [requests, volunteers, said] of WRONG) {
    assert.throws(
      () => route(requests, volunteers),
      (error) => {
        assert.ok(error instanceof Misuse, String(error));
        for (const locale of LOCALES) assert.ok(speak(locale, error.key, error.values as Record<string, string>).length > 10);
        assert.match(speak("en", error.key, error.values as Record<string, string>), said);
        return true;
      },
    );
  }
});

test("a file in another encoding is refused: a name would be another afterwards", () => {
  for (const text of [Buffer.from('[{"id":"René","category":"transport"}]', "latin1"), Buffer.from("\ufeff[]", "utf16le")])
    assert.throws(() => routeFile("requests.json", text), { key: "route-no-text" });
  assert.equal(routeFile("requests.json", Buffer.from("\ufeff[]")).text.trim(), "[]");
  for (const locale of LOCALES) assert.match(speak(locale, "route-no-text", { file: "requests.json" }), /requests\.json.*UTF-8/);
});

test("a bare list and an object say the same, upper case and accents do not matter", () => {
  const bare = route(REQUESTS, VOLUNTEERS);
  assert.deepEqual(route({ requests: REQUESTS }, { volunteers: VOLUNTEERS }).data, bare.data);
  assert.deepEqual(route([{ id: "R1", category: "TRÁNSPORT" }], VOLUNTEERS).data, bare.data);
});

test("the example of the documentation is read, and says what the documentation says", () => {
  const blocks = [...readFileSync("docs/routing.md", "utf8").matchAll(/```json\n(.*?)```/gsu)].map((match) => match[1] as string);
  const [requests, volunteers, said] = blocks;
  const { data } = route(requests as string, volunteers as string);
  assert.deepEqual(data, JSON.parse(said as string));
});

test("the same name in two objects, and in a text, is no repetition", () => {
  const said = (about: string) => `[{"id":"R1","category":"${about}","at":{"x":0,"y":0}},{"id":"R2","category":"b","at":{"x":1,"y":1}}]`;
  const { data } = route(said('\\"id\\", {\\"id\\": [1, 2]}'), VOLUNTEERS);
  assert.equal((data as { readonly requests: readonly unknown[] }).requests.length, 2);
});

test("a visit of two takes two, also where only one helper is named", () => {
  const pair = [{ ...REQUESTS[0], pair: true }];
  const people = ["V1", "V2", "V3"].map((id) => ({ id, categories: ["transport"], experienced: id === "V2" }));
  const { assignments } = route(pair, people, true).data as { readonly assignments: readonly { readonly volunteer: string }[] };
  assert.equal(assignments.length, 2);
  assert.ok(assignments.some(({ volunteer }) => volunteer === "V2"));
});

test("solved together, the order of the files changes nothing", () => {
  const requests = Array.from({ length: 7 }, (_, at) => ({ id: `R${at}`, category: "transport" }));
  const volunteers = Array.from({ length: 9 }, (_, at) => ({ id: `V${at}`, categories: ["transport"] }));
  const pairs = (data: unknown) =>
    (data as { readonly assignments: readonly { readonly request: string; readonly volunteer: string }[] }).assignments
      .map(({ request, volunteer }) => `${request} ${volunteer}`)
      .sort();
  const first = pairs(route(requests, volunteers, true).data);
  assert.equal(first.length, 7);
  for (const turned of [2, 5]) {
    const moved = volunteers.toSorted((a, b) => ((Number(a.id[1]) * turned) % 9) - ((Number(b.id[1]) * turned) % 9));
    assert.deepEqual(pairs(route(requests.toReversed(), moved, true).data), first);
  }
});

test("nothing to ask and nobody to ask are answers, not mistakes", () => {
  assert.deepEqual(route([], []).data, { requests: [] });
  assert.deepEqual(route(REQUESTS, [], true).data, { assignments: [], unserved: [{ request: "R1", missing: 1, removed: {} }], total: 0 });
});
