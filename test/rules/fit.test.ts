import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Block, type Control, card, contentOf, file, pressControl } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import { saidByPicking } from "#chat/fit-controls.ts";
import { plainLines } from "#chat/plain.ts";
import type { Limits } from "#chat/platform.ts";
import { link, member, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import { shortened, splitProse } from "#chat/split.ts";
import { suggested } from "#chat/suggested.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { exhibitionsCard } from "#works/exhibition-cards.ts";

const voice = voiceOf("en", "Europe/Paris", Date.UTC(2027, 2, 27) as Instant);
const french = voiceOf("fr", "Europe/Paris", Date.UTC(2027, 2, 27) as Instant);

const small: Limits = {
  titleLength: 40,
  paragraphLength: 100,
  listItems: 5,
  factCount: 3,
  buttonsPerRow: 2,
  rows: 3,
  buttonLabel: 20,
  pickChoices: 4,
  formTitle: 24,
  formInputs: 5,
  inputLabel: 40,
  inputLength: 3000,
  total: 1000,
};

const bare = (text: string) => text.replace(/\s+/gu, "");
const graphemesOf = (text: string) => [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map((s) => s.segment);

function fitted(blocks: readonly Block[], controls: readonly (readonly Control[])[] = [], limits = small) {
  return fitCard(card({ summary: "A card.", title: prose`A card`, blocks, controls }), limits, voice);
}

test("a card that fits is shown as it is", () => {
  const asItIs = card({
    summary: "s",
    title: prose`t`,
    blocks: [{ kind: "list", items: [prose`one`] }],
    controls: [[pressControl("Join", "a/b/c")]],
  });
  assert.deepEqual(fitCard(asItIs, small, voice), { ...asItIs, locale: "en" });
});

test("a long list ends in how many more there are, with a button that shows all", () => {
  const items = Array.from({ length: 16 }, (_, n) => prose`Item ${n + 1}`);
  const shown = fitted([{ kind: "list", items, more: "gathering.list/all/x" }]);
  const [block] = shown.blocks;
  assert.equal(block?.kind, "list");
  assert.deepEqual(block.kind === "list" && block.items.map(plainText), ["Item 1", "Item 2", "Item 3", "Item 4", "and 12 more"]);
  assert.deepEqual(shown.controls, [[pressControl("Show all", "gathering.list/all/x")]]);
  const inFrench = fitCard(card({ summary: "s", title: prose`t`, blocks: [{ kind: "list", items, more: "a/b/c" }] }), small, french);
  assert.match(plainLines(inFrench).join("\n"), /- et 12 autres\n\[Tout afficher\]/);
});

test("a long list that names no way to show the rest is divided, and nothing of it is lost", () => {
  const items = Array.from({ length: 16 }, (_, n) => prose`Item ${n + 1}`);
  const shown = fitted([{ kind: "list", items }]);
  assert.deepEqual(
    shown.blocks.map((block) => block.kind === "list" && block.items.length),
    [5, 5, 5, 1],
  );
  assert.deepEqual(
    shown.blocks.flatMap((block) => (block.kind === "list" ? block.items : [])),
    items,
  );
});

test("a long paragraph is divided between sentences where it can be", () => {
  const text = prose`The assembly opens at ten in the large hall of the old town. Members may give a proxy until the evening before. Bring the agenda.`;
  const shown = fitted([{ kind: "paragraph", text }]);
  assert.deepEqual(
    shown.blocks.map((block) => block.kind === "paragraph" && plainText(block.text)),
    [
      "The assembly opens at ten in the large hall of the old town.",
      "Members may give a proxy until the evening before. Bring the agenda.",
    ],
  );
});

test("too much in all is shortened where a button can show the rest, and otherwise begins the card with the whole beside it", () => {
  const quote = (more?: string): Block => ({ kind: "quote", text: prose`${"word ".repeat(300)}`, ...(more === undefined ? {} : { more }) });
  const shown = fitted([quote("motion.show/text/x")]);
  assert.match(plainLines(shown).join("\n"), /^A card\n> (word )+word…\n\[Show all\]$/);
  const facts: Block = { kind: "facts", facts: [["Place", prose`${"hall ".repeat(80)}`]] };
  const beside = fitted([quote(), facts, { kind: "list", items: Array.from({ length: 60 }, (_, n) => prose`Item ${n}`) }]);
  assert.match(
    plainLines(beside).join("\n"),
    /^A card\n> (word )+word…\nPlace: (hall )+hall…\n- Item 0[\s\S]*and \d+ more\nThe whole text: parvis\.txt$/,
  );
  const whole = beside.blocks.find((block) => block.kind === "file") ?? assert.fail();
  const text = contentOf(whole).bytes.toString("utf8");
  assert.equal(text.match(/word/g)?.length, 300);
  assert.match(text, /Item 59/);
});

test("of a card that is too long every file and picture is there all the same, the whole of it last", () => {
  const words = Array.from({ length: 30 }, (_, n): Block => ({ kind: "paragraph", text: prose`${`Word ${n} `.repeat(20)}` }));
  const files = ["a.md", "a.html", "a.pdf"].map((name) => file(name, "text/plain", name, `The file ${name}`));
  const picture: Block = { kind: "picture", url: "data:image/png;base64,AA==", alt: "A chart" };
  const shown = fitted([...words, picture, ...files]).blocks;
  assert.deepEqual(
    shown.flatMap((block) => (block.kind === "file" ? [block.name] : block.kind === "picture" ? [block.alt] : [])),
    ["A chart", "a.md", "a.html", "a.pdf", "parvis.txt"],
  );
});

test("many facts are shown in several groups, and a long one as a paragraph", () => {
  const facts = Array.from({ length: 7 }, (_, n) => [`Label ${n}`, prose`${n === 2 ? "long ".repeat(30) : "short"}`] as const);
  const shown = fitted([{ kind: "facts", facts }]);
  assert.deepEqual(
    shown.blocks.map((block) => (block.kind === "facts" ? block.facts.length : block.kind)),
    [3, 3, "paragraph", "paragraph"],
  );
});

test("a long title stands in full below the short one", () => {
  const title = prose`${strong("Extraordinary general assembly")} on the means for the needs of the members`;
  const shown = fitCard(card({ summary: "s", title }), small, voice);
  assert.equal(plainText(shown.title), "Extraordinary general assembly on the…");
  assert.deepEqual(shown.blocks, [{ kind: "paragraph", text: title }]);
});

test("buttons beyond the last row become a pick, and picking one is pressing it", () => {
  const buttons = Array.from({ length: 8 }, (_, n) => pressControl(`Button ${n}`, `a.b/c/${n}`));
  const shown = fitted([], [buttons]);
  assert.deepEqual(
    shown.controls.map((row) => row.map((control) => control.label)),
    [["Button 0", "Button 1"], ["Button 2", "Button 3"], ["Other actions"]],
  );
  const pick = shown.controls[2]?.[0];
  assert.ok(pick?.kind === "pick");
  assert.deepEqual(saidByPicking(pick.address, ["a.b/c/6"]), { kind: "press", address: "a.b/c/6" });
  assert.deepEqual(saidByPicking("a.b/rule/7", ["x"]), { kind: "pick", address: "a.b/rule/7", values: ["x"] });
});

test("a pick of too many choices is divided; where several may be picked they are written out, to be typed", () => {
  const pick = (many: boolean): Control => ({
    kind: "pick",
    label: "Rule",
    address: "a/b/c",
    many,
    choices: Array.from({ length: 6 }, (_, n) => ({ value: String(n), label: `Choice ${n}` })),
  });
  assert.deepEqual(
    fitted([], [[pick(false)]]).controls.map((row) => row[0]?.label),
    ["Rule (1–4)", "Rule (5–6)"],
  );
  const typed = fitted([], [[pick(true)], [pressControl("Blank", "a/b/d")]]);
  assert.deepEqual(typed.controls, [[pressControl("Blank", "a/b/d")]]);
  assert.match(plainLines(typed).join("\n"), /Rule: there are 6 choices[\s\S]*Choice 0, Choice 1,[\s\S]*Choice 5/);
});

test("links that found no row are written out", () => {
  const links: Control[] = Array.from({ length: 7 }, (_, n) => ({ kind: "link", label: `Page ${n}`, url: `https://example.org/${n}` }));
  const shown = fitted([], [links]);
  assert.equal(shown.controls.flat().length, 4);
  assert.deepEqual(
    shown.blocks.flatMap((block) => (block.kind === "paragraph" ? block.text.filter((span) => span.kind === "link") : [])),
    [4, 5, 6].map((n) => link(`Page ${n}`, `https://example.org/${n}`)),
  );
});

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(" ", "\n", ". ", "é", "e\u0301", "👩‍👩‍👧", "🇫🇷", "שָׁ", "œ"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 3 }),
  ),
  maxLength: 120,
});
const span = fc.oneof(
  text.map(plain),
  text.map(strong),
  text.map((name) => member("x" as Id, name)),
);
const anyProse: fc.Arbitrary<Prose> = fc.array(span, { maxLength: 6 });

test("dividing loses nothing but white space and never cuts what reads as one character", () => {
  fc.assert(
    fc.property(anyProse, fc.integer({ min: 5, max: 60 }), (whole, max) => {
      const pieces = splitProse(whole, max);
      const shown = pieces.map(plainText);
      assert.equal(bare(shown.join("")), bare(plainText(whole)));
      for (const name of whole.filter((one) => one.kind === "member" && one.name !== "")) {
        assert.ok(pieces.flat().includes(name), "a mention stays whole");
      }
      const marks = graphemesOf(plainText(whole)).filter((one) => one.trim() !== "");
      const atomic = whole.some((one) => one.kind === "member");
      if (!atomic)
        assert.deepEqual(
          shown.flatMap(graphemesOf).filter((one) => one.trim() !== ""),
          marks,
        );
    }),
    { numRuns: 300 },
  );
});

test("what is shortened keeps whole characters and says that it was", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 12, max: 40 }), (whole, max) => {
      const short = shortened(whole, max);
      if (whole.length <= max) return assert.equal(short, whole);
      assert.ok(short.endsWith("…"));
      const kept = graphemesOf(short.slice(0, -1)).filter((one) => one.trim() !== "");
      assert.deepEqual(
        kept,
        graphemesOf(whole)
          .filter((one) => one.trim() !== "")
          .slice(0, kept.length),
      );
    }),
    { numRuns: 300 },
  );
});

test("a long title is suggested and picked without a character cut in two", () => {
  const works = { text: "", curator: "p1" as Id, from: "2027-05-03", until: "2027-05-04", hour: "10:00", audience: "members" } as const;
  for (let before = 60; before < 110; before += 1) {
    const title = `${"a".repeat(before)}🌷🌷`;
    const listed = exhibitionsCard([{ ...works, id: "x1" as Id, handle: "X1", title, state: "open", stage: "open" }], voice);
    const picks = fitCard(listed, { ...small, total: 10_000, buttonLabel: 75 }, voice).controls.flat();
    const labels = picks.flatMap((control) => (control.kind === "pick" ? control.choices.map(({ label }) => label) : []));
    const all = [...labels, ...suggested([{ handle: "X1", title }]).map(({ label }) => label)];
    assert.equal(all.length, 2);
    for (const label of all) assert.ok(label.isWellFormed() && (label.endsWith(title) || label.endsWith("…")), label);
  }
});
