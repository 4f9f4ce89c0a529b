import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { AnyCommand } from "#chat/command.ts";
import { choice, day, length, moment, type Option, optional, people, person, room, text, whole } from "#chat/option.ts";
import { voiceOf } from "#chat/voice.ts";
import { readOptions } from "#dispatch/read-option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import type { Misuse } from "#kernel/refusal.ts";
import { openTestStore, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

let store: TestStore;
let house: WholeHouse;
let me: Id;

before(async () => {
  store = await openTestStore("sqlite");
  house = await openWholeHouse(store);
  me = await house.person("Zoé Martin");
  await house.person("Bo");
  await house.person("bo");
});

after(() => store.remove());

type Read = { readonly value: unknown } | { readonly problem: Misuse };

async function read(option: Option<unknown>, typed: string | undefined): Promise<Read> {
  const command = { path: "motion list", options: { state: option } } as unknown as AnyCommand<House>;
  const now = store.clock.now();
  const { values, problems } = await readOptions(
    {
      house: house.parvis.house,
      command,
      community: { id: house.community, zone: "Europe/Paris" },
      person: me,
      name: "Zoé Martin",
      place: null,
      now,
      voice: voiceOf("en", "Europe/Paris", now),
      open: undefined,
    },
    typed === undefined ? {} : { state: typed },
  );
  const [problem] = problems;
  return problem === undefined ? { value: values["state"] } : { problem };
}

const taken: readonly (readonly [what: string, option: Option<unknown>, typed: string | undefined, value: unknown])[] = [
  ["nothing where it may be left out", optional(text({ max: 5 })), undefined, undefined],
  ["white space where it may be left out", optional(text({ max: 5 })), "  \n", undefined],
  ["text with spaces around it", text({ max: 5 }), "  abc ", "abc"],
  ["text on two lines where one is usual", text({ max: 9 }), "ab \r\n cd", "ab cd"],
  ["text on two lines where lines are usual", text({ max: 9, lines: true }), "ab\r\ncd\u2028ef", "ab\ncd\nef"],
  ["letters and marks apart, as one", text({ max: 4 }), "e\u0301te\u0301", "été"],
  ["five emoji as five characters", text({ max: 5 }), "😀😀😀😀😀", "😀😀😀😀😀"],
  ["text that turns the line around, without what turns it", text({ max: 9 }), "\u202eabc\u2066", "abc"],
  ["a family as it is, joined", text({ max: 9 }), "👩‍👧", "👩‍👧"],
  ["@everyone as the letters that it is", text({ max: 20 }), "@everyone", "@everyone"],
  ["a whole number", whole({ min: 1, max: 20_000 }), " 12\u202f000 ", 12_000],
  ["the least", whole({ min: 1, max: 3 }), "1", 1],
  ["a choice in any case", choice(["open", "closed"]), " OPEN ", "open"],
  ["a choice by its label in French", choice(["open", "coming", "closed", "all"]), "toutes", "all"],
  ["a day", day(), "28/03/2027", "2027-03-28"],
  ["a length", length({ max: 10 * 3_600_000 }), "1h30", 5_400_000],
  ["a name without its accent", optional(person()), "zoe martin", { name: "Zoé Martin" }],
  ["a handle", person(), "u2", { name: "Bo" }],
  ["me", person(), "moi", { name: "Zoé Martin" }],
  ["several people, each once", people({ max: 3 }), "U2, me; U2", [{ name: "Bo" }, { name: "Zoé Martin" }]],
  ["a channel", room(), "#general", { room: "general" }],
];

for (const [what, option, typed, value] of taken) {
  test(`an option takes ${what}`, async () => {
    const found = await read(option, typed);
    assert.ok("value" in found, "problem" in found ? found.problem.key : "");
    assert.partialDeepStrictEqual({ value: found.value }, { value });
  });
}

const refused: readonly (readonly [what: string, option: Option<unknown>, typed: string | undefined, key: string])[] = [
  ["nothing", text({ max: 5 }), undefined, "option-missing"],
  ["white space", text({ max: 5 }), " \t ", "option-empty"],
  ["what nobody sees", text({ max: 5 }), "\u200b\u2060\u00ad", "option-empty"],
  ["fillers", text({ max: 5 }), "\u3164\u2800", "option-empty"],
  ["a mark without a letter", text({ max: 5 }), "\u0301", "option-empty"],
  ["one character too many", text({ max: 5 }), "abcdef", "option-too-long"],
  ["too few", text({ min: 3, max: 5 }), "ab", "option-too-short"],
  ["a number below the least", whole({ min: 1, max: 3 }), "0", "option-not-whole"],
  ["a number above the most", whole({ min: 1, max: 3 }), "4", "option-not-whole"],
  ["a fraction", whole({ min: 1, max: 3 }), "1.5", "option-not-whole"],
  ["a negative number", whole({ min: 0, max: 3 }), "-1", "option-not-whole"],
  ["a number with an exponent", whole({ min: 0, max: 3_000 }), "1e3", "option-not-whole"],
  ["a number longer than any", whole({ min: 0, max: 3 }), "9".repeat(400), "option-not-whole"],
  ["another word than the choices", choice(["open", "closed"]), "ajar", "option-not-a-choice"],
  ["a word that every object knows", choice(["open", "closed"]), "constructor", "option-not-a-choice"],
  ["a moment that is past", moment({ ahead: true }), "2027-03-20 10:00", "option-past"],
  ["the very moment it is", moment({ ahead: true }), "2027-03-20 13:00", "option-past"],
  ["no length at all", length({ max: 1_000 }), "0m", "option-not-a-length"],
  ["a length beyond the bound", length({ max: 3_600_000 }), "2h", "option-length-too-long"],
  ["somebody unknown", person(), "Nobody", "option-nobody"],
  ["a name that two have", person(), "BO", "option-several-people"],
  ["more people than fit", people({ max: 1 }), "U1, U2", "option-too-many-people"],
  ["a channel that is not there", room(), "#cellar", "option-no-room"],
];

for (const [what, option, typed, key] of refused) {
  test(`an option does not take ${what}, and says so`, async () => {
    const found = await read(option, typed);
    assert.ok("problem" in found, JSON.stringify(found));
    assert.deepEqual([found.problem.key, found.problem.option], [key, "state"]);
  });
}
