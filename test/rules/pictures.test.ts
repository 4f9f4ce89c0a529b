import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { readMajority } from "#assemblies/majority.ts";
import { readChoice } from "#assemblies/mark.ts";
import type { Motion } from "#assemblies/motion.ts";
import { resultOf } from "#assemblies/result.ts";
import { resultDrawing, resultPicture } from "#assemblies/result-picture.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { barsSvg } from "#pictures/bars.ts";
import { pngOf } from "#pictures/png.ts";
import { roundsSvg } from "#pictures/rounds.ts";

const NOW = Date.UTC(2027, 4, 3, 18) as Instant;
const french = voiceOf("fr", "Europe/Paris", NOW);
const PNG = [0x89, 0x50, 0x4e, 0x47];

const motion: Motion = {
  id: "m" as Id,
  handle: "M1",
  title: "Présidence <du> conseil & bureau",
  text: "Qui ?",
  assembly: null,
  method: "irv",
  majority: readMajority("plurality"),
  choices: ["Ana", "Bo", "Chen"],
  seats: 1,
  secret: false,
  state: "closed",
  proposer: "p" as Id,
  closesAt: null,
  openedAt: NOW,
  closedAt: NOW,
  entitled: 6,
  electorate: null,
  present: null,
  represented: 0,
  quorum: null,
  result: null,
  amends: null,
  passage: null,
  replaced: null,
  reopens: null,
  draw: null,
  names: null,
};

function irv(...ballots: readonly string[]) {
  return resultOf(
    motion,
    ballots.map((ballot) => readChoice(motion, ballot)),
    6,
  );
}

test("the same chart is the same picture, byte for byte", async () => {
  const chart = { title: "M1", bars: [{ label: "Pour", value: 3, shown: "3", won: true }], mark: { at: 2, label: "2" } };
  const [one, two] = [await pngOf(barsSvg(chart)), await pngOf(barsSvg(chart))];
  assert.deepEqual([...one.subarray(0, 4)], PNG);
  assert.equal(createHash("sha256").update(one).digest("hex"), createHash("sha256").update(two).digest("hex"));
});

test("a picture says nothing that its description does not say", async () => {
  const result = irv("Ana > Bo", "Ana", "Bo", "Bo > Ana", "Chen > Bo");
  const picture = await resultPicture(motion, result, french);
  assert.ok(picture?.kind === "picture");
  assert.deepEqual([...Buffer.from(picture.url.slice(picture.url.indexOf(",") + 1), "base64").subarray(0, 4)], PNG);
  const drawn = [...(await resultDrawing(motion, result, french)).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
  const figures = drawn.filter((text) => / – /.test(text)).map((text) => text.split(" – ")[1] as string);
  assert.deepEqual(figures, ["2", "3", "1"]);
  for (const figure of figures) assert.ok(picture.alt.includes(figure), `${figure} in ${picture.alt}`);
  assert.match(picture.alt, /Élection de Bo/);
  assert.match(picture.alt, /Tour 2, élimination de Chen/);
});

test("what somebody wrote is text in a drawing, and never part of it", () => {
  const svg = roundsSvg({
    title: '</text><script>"&',
    rounds: ["1"],
    courses: [{ label: "<b>\u0000Ana", values: [1], shown: "1", won: true }],
    quota: null,
  });
  assert.ok(!svg.includes("<script>") && !svg.includes("<b>") && !svg.includes("\u0000"));
  assert.ok(svg.includes("&lt;/text&gt;&lt;script&gt;&quot;&amp;"));
});

test("a vote that could not be held, or in which nobody voted, has no picture", async () => {
  assert.equal(await resultPicture(motion, irv(), french), null);
  assert.equal(await resultPicture(motion, { ...irv("Ana"), outcome: "no-quorum" }, french), null);
});

test("fifty candidates through fifty rounds, and numbers of any size, still make a picture", async () => {
  const courses = Array.from({ length: 50 }, (_, at) => ({
    label: `Candidate ${at}`.repeat(6).slice(0, 75),
    values: Array.from({ length: 50 }, (_, round) => (round > at ? null : 1e21 * (at + 1))),
    shown: "1",
    won: at === 0,
  }));
  const svg = roundsSvg({ title: "M1", rounds: courses.map((_, at) => `R${at + 1}`), courses, quota: { at: 3e22, label: "Quota" } });
  assert.ok(!/NaN|Infinity|undefined/.test(svg));
  assert.deepEqual([...(await pngOf(svg)).subarray(0, 4)], PNG);
  assert.ok(!/NaN|Infinity/.test(barsSvg({ title: "", bars: [], mark: null })));
});
