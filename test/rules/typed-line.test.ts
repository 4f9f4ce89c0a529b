import assert from "node:assert/strict";
import { test } from "node:test";
import { readLine } from "#chat/line.ts";
import { namesOf } from "#chat/names.ts";
import { commands } from "#commands/all.ts";
import { Misuse } from "#kernel/refusal.ts";

const names = namesOf(commands);

type Given = Readonly<Record<string, string>>;

const read: readonly (readonly [typed: string, path: string, given: Given, confirm?: true])[] = [
  ["/gathering join G1", "gathering join", { gathering: "G1" }],
  ["gathering join gathering:G1", "gathering join", { gathering: "G1" }],
  ["  /GATHERING Join  G1  ", "gathering join", { gathering: "G1" }],
  ["\u200b/gathering join G1\ufeff", "gathering join", { gathering: "G1" }],
  ["/parvis gathering join G1", "gathering join", { gathering: "G1" }],
  ["/parvis rencontre participer G1", "gathering join", { gathering: "G1" }],
  ["/rencontre participer rencontre:G1 places:2", "gathering join", { gathering: "G1", seats: "2" }],
  ["/rencontre participer places:2 rencontre:G1", "gathering join", { gathering: "G1", seats: "2" }],
  ["/parvis help", "parvis help", {}],
  ["/parvis aide aid", "parvis help", { command: "aid" }],
  ['/motion propose title:"Étude" text:"Un, deux"', "motion propose", { title: "Étude", text: "Un, deux" }],
  ['/motion propose title: "Étude" text: "Un, deux"', "motion propose", { title: "Étude", text: "Un, deux" }],
  ["/résolution proposer titre : « Étude » texte : « Un : deux »", "motion propose", { title: "Étude", text: "Un : deux" }],
  ["/resolution proposer titre\u00a0: «\u00a0Étude\u00a0» texte\u202f: “Un”", "motion propose", { title: "Étude", text: "Un" }],
  ['/motion propose title:"Say \\"yes\\"" text:"a\\\\b"', "motion propose", { title: 'Say "yes"', text: "a\\b" }],
  [
    "/motion propose title:Open on Sundays text:We open at 10:00.",
    "motion propose",
    { title: "Open on Sundays", text: "We open at 10:00." },
  ],
  ["/motion propose title: text:Words", "motion propose", { title: "", text: "Words" }],
  ["/motion propose title:See text:https://example.org/a:b", "motion propose", { title: "See", text: "https://example.org/a:b" }],
  ["/motion propose title:Question text:Why ? Because : it is", "motion propose", { title: "Question", text: "Why ? Because : it is" }],
  ["/vote M1 for", "vote", { motion: "M1", choice: "for" }],
  ['/vote M1 "Ana > Bo"', "vote", { motion: "M1", choice: "Ana > Bo" }],
  ["/vote M1 Ana > Bo > Chen", "vote", { motion: "M1", choice: "Ana > Bo > Chen" }],
  ["/vote M1 receipt:ABCD-EFGH", "vote", { motion: "M1", receipt: "ABCD-EFGH" }],
  ["/vote", "vote", {}],
  ["/motion close M1 confirm:yes", "motion close", { motion: "M1" }, true],
  ["/motion close confirm: yes M1", "motion close", { motion: "M1" }, true],
  ["/résolution clore M1 confirmer:oui", "motion close", { motion: "M1" }, true],
  ["/motion close M1 confirm:no", "motion close", { motion: "M1" }],
  ["/gathering new Tea start:next Sunday 10:30", "gathering new", { title: "Tea", start: "next Sunday 10:30" }],
  ["/gathering new title:Tea\u00a0time start:2027-03-28 10:30", "gathering new", { title: "Tea time", start: "2027-03-28 10:30" }],
  ["/aid ask category:courses about:Pain\net lait", "aid ask", { category: "courses", about: "Pain et lait" }],
  ['/aid ask category:courses about:"Pain\net lait"', "aid ask", { category: "courses", about: "Pain\net lait" }],
];

for (const [typed, path, given, confirm] of read) {
  test(`the line ${JSON.stringify(typed)} is understood`, () => {
    const line = readLine(names, typed);
    assert.deepEqual(
      { path: line.command.path, given: { ...line.given }, confirm: line.confirm },
      { path, given, confirm: confirm ?? false },
    );
  });
}

const refused: readonly (readonly [typed: string, key: string])[] = [
  ["", "line-nothing"],
  [" \n ", "line-nothing"],
  ["/", "line-nothing"],
  ["\u200b", "line-nothing"],
  ["/frobnicate", "line-unknown-command"],
  ["//gathering list", "line-unknown-command"],
  ['"gathering" list', "line-unknown-command"],
  ["/constructor", "line-unknown-command"],
  ["/parvis", "line-second-missing"],
  ["/gathering", "line-second-missing"],
  ["/gathering toString", "line-second-unknown"],
  ["/gathering show colour:red", "line-unknown-option"],
  // an option of another command with a figure is no part of a text
  ["/need submit Lights More light until:2027-06-01", "line-unknown-option"],
  ["/motion show M1 __proto__:x", "line-too-much"],
  ["/motion show M1 M2", "line-too-much"],
  ["/motion propose title:a title:b", "line-option-twice"],
  ["/motion close M1 confirm:no confirm:yes", "line-option-twice"],
  ['/motion propose title:"never closed', "line-quote-open"],
  ["/motion propose title:« never closed", "line-quote-open"],
];

for (const [typed, key] of refused) {
  test(`the line ${JSON.stringify(typed)} is refused with a sentence`, () => {
    assert.throws(
      () => readLine(names, typed),
      (error) => error instanceof Misuse && assert.equal(error.key, key) === undefined,
    );
  });
}

test("a line of twenty thousand words is read whole", () => {
  const line = readLine(names, `/motion propose title:T text:${"mot ".repeat(20_000)}`);
  assert.equal(line.given["text"]?.length, 4 * 20_000 - 1);
});
