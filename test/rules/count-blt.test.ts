import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Ballots, groupsOf, ranksOf, weightOf } from "#assemblies/count/ballots.ts";
import { decodeBlt, nameInFile, readBlt, writeBlt } from "#assemblies/count/blt.ts";
import { BltProblem } from "#assemblies/count/blt-problem.ts";
import { countBallots, methods, tally } from "#assemblies/count/tally.ts";
import { Misuse } from "#kernel/refusal.ts";
import { speak } from "#locales/speak.ts";

function open(ballots: Ballots): string[] {
  return Array.from({ length: groupsOf(ballots) }, (_, group) => {
    const ranks = ranksOf(ballots, group).map((rank) => (rank.length === 0 ? "-" : rank.map((candidate) => candidate + 1).join("=")));
    return `${weightOf(ballots, group)}: ${ranks.join(" ")}`;
  });
}

const names = '"Ana"\n"Bo Li"\n"Chen"\n"Board 2027"\n';

test("a file is read with its weights, names, title, blank ballots and equal ballots together", () => {
  const ballots = readBlt(`3 2\n4 1 2 0\n1 3 0\n2 1 2 0\n5 0\n0\n${names}`);
  assert.deepEqual(open(ballots), ["6: 1 2", "1: 3"]);
  assert.deepEqual([ballots.candidates, ballots.seats, ballots.title], [["Ana", "Bo Li", "Chen"], 2, "Board 2027"]);
  assert.deepEqual([ballots.total, ballots.blank], [7n, 5n]);
});

test("shared and skipped ranks, ids, comments, several ballots on a line, tabs and empty lines are read", () => {
  const file = `# made by hand\n\n3 1 # three for one\n2 2=3 - 1 0 # shared\n\t1 - 1\t3 0  1 3 0\n\n(v 17 #a) 1 2 0\n0\n${names}`;
  assert.deepEqual(open(readBlt(file)), ["2: 2=3 - 1", "1: - 1 3", "1: 3", "1: 2"]);
});

test("a mark at the beginning, any line ending, and no line ending at the end are read", () => {
  const file = `3 2\n4 1 2 0\n1 3 0\n0\n${names}`.trim();
  const read = open(readBlt(file));
  for (const other of [`\ufeff${file}`, file.replaceAll("\n", "\r\n"), file.replaceAll("\n", "\r"), `${file}\n\n\n`, `${file}\r\n\u001a`])
    assert.deepEqual(open(readBlt(other)), read);
});

test("the title may be missing, and names may follow the last 0 on one line", () => {
  assert.equal(readBlt('2 1\n1 1 0\n0\n"Ana"\n"Bo"\n').title, null);
  assert.deepEqual(readBlt('2 1\n1 1 0\n0 "Ana" "Bo # B" "Title"').candidates, ["Ana", "Bo # B"]);
});

test("withdrawn candidates leave the ballots, and who named nobody else is blank", () => {
  const ballots = readBlt(`3 1\n-2\n3 2 1 0\n2 2=3 0\n1 2 0\n0\n${names}`);
  assert.deepEqual(ballots.withdrawn, [1]);
  assert.deepEqual(open(ballots), ["3: - 1", "2: 3"]);
  assert.equal(ballots.blank, 1n);
  assert.deepEqual(readBlt(`3 1\n-2 -3\n1 1 0\n0\n${names}`).withdrawn, [1, 2]);
});

test("more seats than candidates are allowed, and all are elected", () => {
  const file = `3 7\n1 2 0\n0\n${names}`;
  for (const method of ["plurality", "approval", "scottish-stv", "meek-stv", "schulze"]) {
    assert.deepEqual([...tally(file, { method }).elected].sort(), ["Ana", "Bo Li", "Chen"], method);
  }
});

test("weights whose sum is beyond 64 bits are counted exactly", () => {
  const file = `3 1\n18446744073709551615 1 2 0\n18446744073709551616 2 1 0\n9007199254740993 3 1 0\n0\n${names}`;
  const count = tally(file, { method: "irv" });
  assert.deepEqual(count.rounds.at(-1)?.totals, { Ana: "18455751272964292608", "Bo Li": "18446744073709551616" });
  assert.deepEqual(count.elected, ["Ana"]);
  assert.equal(count.ballots, "36902495346673844224");
  assert.deepEqual(tally(file, { method: "scottish-stv" }).elected, ["Ana"]);
  assert.deepEqual(tally(file, { method: "meek-stv" }).elected, ["Ana"]);
  assert.deepEqual(tally(file, { method: "schulze" }).elected, ["Ana"]);
  assert.deepEqual(tally(file, { method: "plurality" }).elected, ["Bo Li"]);
});

test("a name is written as a file can carry it, and read back", () => {
  assert.equal(nameInFile('\u0085 Ana "la\u0000  Grande"\u202e '), "Ana 'la Grande'");
  const ballots = readBlt(`3 1\n1 1 0\n0\n${names}`);
  const written = writeBlt({ ...ballots, candidates: ["A\u0085na", "Bo\u001b Li", "Chen"], title: "\u202eBoard" });
  assert.deepEqual(readBlt(written).candidates, ballots.candidates);
});

test("names that JavaScript knows are names like any other", () => {
  const count = tally('2 1\n2 1 0\n1 2 0\n0\n"__proto__"\n"constructor"\n', { method: "irv" });
  assert.deepEqual(Object.entries(count.rounds[0]?.totals ?? {}), [
    ["__proto__", "2"],
    ["constructor", "1"],
  ]);
});

const end = `0\n${names}`;
// what is wrong, the file, the line, the reason
const malformed: readonly (readonly [string, string, number, string])[] = [
  ["nothing at all", "", 1, "blt-empty"],
  ["comments alone", "# nothing\n\n# here\n", 1, "blt-empty"],
  ["no seats named", "3\n1 1 0\n", 1, "blt-first-line"],
  ["words for numbers", "three 2\n", 1, "blt-first-line"],
  ["three numbers first", "3 2 1\n", 1, "blt-first-line"],
  ["a negative number of candidates", "-3 2\n", 1, "blt-first-line"],
  ["a table of another kind", '<html lang="en">', 1, "blt-first-line"],
  ["no candidates", "0 1\n0\n", 1, "blt-no-candidates"],
  ["more candidates than can be counted", "501 1\n0\n", 1, "blt-many-candidates"],
  ["no seats", `# x\n3 0\n${end}`, 2, "blt-no-seats"],
  ["a number of seats beyond reason", `3 99999999999999999999\n${end}`, 1, "blt-many-seats"],
  ["a withdrawn candidate who does not stand", `3 1\n-4\n1 1 0\n${end}`, 2, "blt-withdrawn"],
  ["a withdrawn candidate 0", `3 1\n-0\n1 1 0\n${end}`, 2, "blt-withdrawn"],
  ["a candidate withdrawn twice", `3 1\n-2 -2\n1 1 0\n${end}`, 2, "blt-withdrawn-twice"],
  ["everybody withdrawn", `3 1\n-2 -1 -3\n1 1 0\n${end}`, 2, "blt-all-withdrawn"],
  ["a withdrawal after the first ballot", `3 1\n1 1 0\n-2\n${end}`, 3, "blt-withdrawn-late"],
  ["a negative weight", `3 1\n-2 1 3 0\n${end}`, 2, "blt-weight"],
  ["a negative weight later", `3 1\n1 1 0\n-2 1 3 0\n${end}`, 3, "blt-weight"],
  ["a weight with decimals", `3 1\n1.5 1 3 0\n${end}`, 2, "blt-weight"],
  ["a weight in scientific notation", `3 1\n1e3 1 3 0\n${end}`, 2, "blt-weight"],
  ["a weight with a sign", `3 1\n+1 1 3 0\n${end}`, 2, "blt-weight"],
  ["a weight of 0", `3 1\n0 1 3 0\n${end}`, 2, "blt-weight-zero"],
  ["a weight of 0 on a line of two", `3 1\n1 1 0 0 2 0\n${end}`, 2, "blt-weight-zero"],
  ["a weight of 31 digits", `3 1\n${"9".repeat(31)} 1 0\n${end}`, 2, "blt-weight-long"],
  ["a ballot without its 0", `3 1\n1 1 3\n1 2 0\n${end}`, 2, "blt-no-end"],
  ["a second ballot on the line without its 0", `3 1\n1 1 0 1 2\n${end}`, 2, "blt-no-end"],
  ["a weight alone", `3 1\n7\n${end}`, 2, "blt-no-end"],
  ["a rank that is a word", `3 1\n1 1 two 0\n${end}`, 2, "blt-rank"],
  ["a rank with an open end", `3 1\n1 1= 0\n${end}`, 2, "blt-rank"],
  ["a rank with spaces about the sign", `3 1\n1 1 = 2 0\n${end}`, 2, "blt-rank"],
  ["a negative rank", `3 1\n1 1 -2 0\n${end}`, 2, "blt-rank"],
  ["two dashes", `3 1\n1 -- 2 0\n${end}`, 2, "blt-rank"],
  ["a candidate who does not stand", `3 1\n1 1 0\n2 1 4 0\n${end}`, 3, "blt-candidate"],
  ["a candidate beyond any number", `3 1\n1 99999999999999999999999 0\n${end}`, 2, "blt-candidate"],
  ["a candidate 0 in a shared rank", `3 1\n1 1=0 0\n${end}`, 2, "blt-candidate"],
  ["a candidate twice", `3 1\n1 1 2 1 0\n${end}`, 2, "blt-twice"],
  ["a candidate twice in one rank", `3 1\n1 1=1 0\n${end}`, 2, "blt-twice"],
  ["a withdrawn candidate twice", `3 1\n-2\n1 2 2 0\n${end}`, 3, "blt-twice"],
  ["an id without an end", `3 1\n(a 1 1 0\n${end}`, 2, "blt-id"],
  ["an id without a ballot", `3 1\n(a)\n${end}`, 2, "blt-id"],
  ["an id twice", `3 1\n(a) 1 1 0\n(a) 1 2 0\n${end}`, 3, "blt-id-twice"],
  ["an id of several ballots", `3 1\n(a) 2 1 0\n${end}`, 2, "blt-id-weight"],
  ["the end of the ballots missing", `3 1\n1 1 0\n${names}`, 3, "blt-weight"],
  ["the file cut off among the ballots", "3 1\n1 1 0\n1 2 0\n", 3, "blt-no-end-of-ballots"],
  ["the file cut off within a ballot", "3 1\n1 1 0\n1 2", 3, "blt-no-end"],
  ["names missing", '3 1\n1 1 0\n0\n"Ana"\n"Bo"\n', 5, "blt-names-missing"],
  ["all names missing", "3 1\n1 1 0\n0\n", 3, "blt-names-missing"],
  ["too many names", `3 1\n1 1 0\n${end}"Dee"\n`, 8, "blt-too-much"],
  ["text after the end", `3 1\n1 1 0\n${end}that is all\n`, 8, "blt-too-much"],
  ["ballots after the end", `3 1\n1 1 0\n${end}1 2 0\n`, 8, "blt-too-much"],
  ["a name without quotes", '3 1\n1 1 0\n0\nAna\n"Bo"\n', 4, "blt-name"],
  ["a name with an open quote", '3 1\n1 1 0\n0\n"Ana\n"Bo"\n', 4, "blt-name-open"],
  ["a quote within a name", '3 1\n1 1 0\n0\n"Ana "A" Bel"\n', 4, "blt-name"],
  ["an empty name", '3 1\n1 1 0\n0\n"Ana"\n" "\n"Bo"\n', 5, "blt-name-empty"],
  ["a name with a character that nobody sees", '3 1\n1 1 0\n0\n"Ana"\n"Bo\u0000"\n"Chen"\n', 5, "blt-unseen"],
  ["a name that clears the screen", '3 1\n1 1 0\n0\n"Ana"\n"Bo"\n"\u001b[2JChen"\n', 6, "blt-unseen"],
  ["a title that turns the line around", '3 1\n1 1 0\n0\n"Ana"\n"Bo"\n"Chen"\n"\u202e7202"\n', 7, "blt-unseen"],
  ["a first line in the wrong encoding", "3\u0000 \u00001\u0000\n", 1, "blt-unseen"],
  ["a rank with a bell", `3 1\n1 1\u0007 0\n${end}`, 2, "blt-unseen"],
  ["an id with an escape", `3 1\n(a\u009b) 1 1 0\n${end}`, 2, "blt-unseen"],
  ["two names without a space between", '3 1\n1 1 0\n0\n"Ana ""la Grande"""\n"Bo"\n"Chen"\n', 4, "blt-name"],
  ["a name with a space that has no width", '3 1\n1 1 0\n0\n"Ana"\n"Ana\u200b"\n"Chen"\n', 5, "blt-unseen"],
  ["the end of a file as old systems mark it, in the middle", `3 1\n1 1 0\n\u001a\n${end}`, 3, "blt-unseen"],
  [
    "two names that are the same letters otherwise put together",
    '3 1\n1 1 0\n0\n"Zo\u00e9"\n"Zoe\u0301"\n"Bo"\n"T"\n',
    5,
    "blt-name-twice",
  ],
  ["two of the same name", '3 1\n1 1 0\n0\n"Ana"\n"Bo"\n"Ana"\n"T"\n', 6, "blt-name-twice"],
];

for (const [what, file, line, key] of malformed) {
  test(`${what}: refused with the line and the reason`, () => {
    for (const written of [file, file.replaceAll("\n", "\r\n")]) {
      assert.throws(
        () => readBlt(written),
        (problem: unknown) => {
          assert.ok(problem instanceof BltProblem);
          assert.deepEqual([problem.key, problem.line], [key, line]);
          assert.match(speak("en", problem.key, problem.values), new RegExp(`^Line ${line}: \\S.*\\.$`, "s"));
          assert.match(speak("fr", problem.key, problem.values), new RegExp(`^Ligne ${line}\u00a0: \\S.*\\.$`, "s"));
          return true;
        },
      );
    }
  });
}

test("a file that is no UTF-8 is refused, one in UTF-16 is read", () => {
  assert.throws(() => decodeBlt(Uint8Array.of(0x22, 0xe9, 0x22)), BltProblem);
  const text = '1 1\n1 1 0\n0\n"Zoé"\n';
  assert.equal(decodeBlt(new TextEncoder().encode(text)), text);
  const utf16 = Uint8Array.of(0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer));
  assert.deepEqual(readBlt(decodeBlt(utf16)).candidates, ["Zoé"]);
});

test("whatever the text, it is read or refused; what is read is written, read back the same, and counted", () => {
  const piece = fc.constantFrom(
    "0",
    "1",
    "2",
    "3",
    "-",
    "-2",
    "=",
    "1=2",
    " ",
    " ",
    "\n",
    "\n",
    "\r\n",
    "\t",
    '"',
    '"A"',
    '"B"',
    "#",
    "(",
    ")",
    "(a)",
    "9".repeat(20),
    "x",
    "\ufeff",
    "\0",
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
    fc.array(piece, { maxLength: 20 }).map((pieces) => `2 1\n1 1 2 0\n${pieces.join("")}\n0\n"A"\n"B"\n`),
  );
  let read = 0;
  fc.assert(
    fc.property(text, (file) => {
      let ballots: Ballots;
      try {
        ballots = readBlt(file);
      } catch (problem) {
        return problem instanceof BltProblem && problem.line >= 1;
      }
      read += 1;
      assert.deepEqual(readBlt(writeBlt(ballots)), ballots);
      for (const method of Object.keys(methods)) {
        try {
          const count = countBallots(ballots, { method });
          assert.ok(count.elected.length + count.tied.length > 0);
        } catch (problem) {
          assert.ok(problem instanceof Misuse, `${method}: ${problem}`);
        }
      }
      return true;
    }),
    { numRuns: 5000, seed: 7 },
  );
  assert.ok(read > 20, `only ${read} texts were readable`);
});

test("the quick way of reading and the careful way read the same", () => {
  const ballots = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.shuffledSubarray([1, 2, 3, 4])), { maxLength: 12 });
  fc.assert(
    fc.property(ballots, (list) => {
      const file = (gap: string) =>
        `4 2\n-3\n${list.map(([weight, ranks]) => [weight, ...ranks, "0"].join(" ") + gap).join("\n")}\n0\n"A"\n"B"\n"C"\n"D"\n`;
      assert.deepEqual(readBlt(file("")), readBlt(file(" # the careful way")));
    }),
    { numRuns: 500 },
  );
});
