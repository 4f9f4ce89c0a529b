import assert from "node:assert/strict";
import { test } from "node:test";
import { tallyReport } from "#assemblies/count/report.ts";
import { methods } from "#assemblies/count/tally.ts";
import { Misuse } from "#kernel/refusal.ts";
import { LOCALES } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";

const file = (text: string) => new TextEncoder().encode(text);
const names = '0\n"Ana"\n"Bo"\n"Chen"\n"Board"\n';

test("a count is told round by round, in the words and digits of the reader's language", () => {
  const ballots = file(`3 2\n7000 1 2 0\n2 2 0\n3500 3 0\n${names}`);
  assert.deepEqual(tallyReport(ballots, { method: "stv" }, "en").lines, [
    "Single transferable vote (Scottish rules, SSI 2007/42), 2 seats.",
    "Ballots counted: 10,502. Blank: 0.",
    "Quota: 3,501.",
    "Round 1",
    "  Ana: 7,000",
    "  Bo: 2",
    "  Chen: 3,500",
    "  Elected: Ana.",
    "Round 2: surplus of Ana passed on",
    "  Ana: 3,501",
    "  Bo: 3,500.95",
    "  Chen: 3,500",
    "  Exhausted: 0.05",
    "Round 3: exclusion of Chen",
    "  Ana: 3,501",
    "  Bo: 3,500.95",
    "  Exhausted: 3,500.05",
    "  Elected: Bo.",
    "Elected: Ana and Bo.",
  ]);
  const french = tallyReport(ballots, { method: "stv" }, "fr").lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, " "));
  assert.ok(french.includes("  Bo : 3 500,95"));
  assert.ok(french.includes("Tour 2 : transfert de l’excédent de Ana"));
});

test("every method and every way of settling a tie can be told in every language", () => {
  const elections = [
    { ballots: "5 1, 3 2, 3 3", options: {} },
    { ballots: "5 1, 3 2, 3 3", options: { lot: "Chen, Bo, Ana" } },
    { ballots: "4 1, 3 2, 1 3 2", options: {} },
    { ballots: "5 1 3, 5 2 3", options: { seats: "2" } },
  ];
  for (const locale of LOCALES) {
    for (const method of Object.keys(methods)) {
      for (const { ballots, options } of elections) {
        const three = method === "yes-no" ? names.replace("Ana", "Yes").replace("Bo", "No").replace("Chen", "Abstain") : names;
        const seats = method === "yes-no" || method === "irv" ? { seats: "1" } : {};
        const ranked = method === "score" ? ballots.replaceAll(/(\d \d)(?: \d)?/g, "$1 -") : ballots;
        const written = file(`3 2\n${ranked.replaceAll(", ", " 0\n")} 0\n${three}`);
        const lot = method === "yes-no" ? { lot: undefined } : {};
        const { lines, data } = tallyReport(written, { method, ...options, ...seats, ...lot }, locale);
        assert.ok(lines.length >= 3);
        assert.ok(data.elected.length + data.tied.length > 0);
      }
    }
  }
});

test("options that do not fit are refused by name, and told in every language", () => {
  const ballots = file(`3 2\n1 1 0\n${names}`);
  const wrong: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ method: "borda" }, "tally-method"],
    [{ method: "stv", seats: "two" }, "tally-seats"],
    [{ method: "stv", seats: "0" }, "tally-seats"],
    [{ method: "stv", unranked: "first" }, "tally-option"],
    [{ method: "stv", overvote: "both" }, "tally-option"],
    [{ method: "stv", lot: "Ana,Zoe" }, "tally-lot"],
    [{ method: "irv" }, "tally-one-seat"],
    [{}, "tally-one-seat"],
    [{ seats: "1" }, "tally-not-yes-no"],
  ];
  for (const [options, key] of wrong) {
    assert.throws(
      () => tallyReport(ballots, options, "en"),
      (problem: unknown) => {
        assert.ok(problem instanceof Misuse);
        assert.equal(problem.key, key);
        for (const locale of LOCALES) assert.ok(speak(locale, problem.key, problem.values).length > 10);
        return true;
      },
    );
  }
});
