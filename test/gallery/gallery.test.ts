import assert from "node:assert/strict";
import { test } from "node:test";
import type { Block, Card, Control } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { InputKind } from "#chat/form.ts";
import { galleryOf, HOSTILE } from "#chat/gallery.ts";
import { plainLines } from "#chat/plain.ts";
import type { Span } from "#chat/prose.ts";
import { plainText } from "#chat/prose.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { LOCALES } from "#locales/locale.ts";
import { exampleHtml } from "#platforms/web/desk.ts";
import { webLimits } from "#platforms/web/limits.ts";

const BLOCKS: Readonly<Record<Block["kind"], true>> = {
  paragraph: true,
  facts: true,
  list: true,
  tally: true,
  progress: true,
  quote: true,
  picture: true,
  file: true,
  divider: true,
};
const CONTROLS: Readonly<Record<Control["kind"], true>> = { press: true, link: true, pick: true };
const SPANS: Readonly<Record<Span["kind"], true>> = {
  plain: true,
  strong: true,
  code: true,
  link: true,
  member: true,
  room: true,
  moment: true,
};
const TONES: Readonly<Record<Card["tone"], true>> = { calm: true, good: true, warning: true, closed: true };
const INPUTS: Readonly<Record<InputKind, true>> = {
  line: true,
  lines: true,
  whole: true,
  choice: true,
  day: true,
  moment: true,
  person: true,
  file: true,
};

function voiceIn(locale: (typeof LOCALES)[number]): Voice {
  return voiceOf(locale, "Europe/Paris", Date.UTC(2027, 2, 26, 17) as Instant);
}

function cardsOf(voice: Voice): readonly Card[] {
  return galleryOf(voice).flatMap((example) => (example.kind === "card" ? [example.card] : []));
}

/** What is read in markup, as a reader sees it. */
function read(markup: string): string {
  return markup
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/gu, " ");
}

/** Every piece of text that a card holds, one by one. */
function piecesOf(card: Card, voice: Voice): readonly string[] {
  return plainLines({ ...card, controls: [] }, voice.number)
    .flatMap((line) => line.replace(/^[->] /, "").split(/: |(?<=\d)\/(?=\d)/))
    .concat(
      card.controls
        .flat()
        .flatMap((control) =>
          control.kind === "pick" ? [control.label, ...control.choices.map((choice) => choice.label)] : [control.label],
        ),
    );
}

test("the gallery has every kind of block, control, span, tone and input", () => {
  const cards = cardsOf(voiceIn("en"));
  const kinds = (found: readonly string[]) => [...new Set(found)].sort();
  const blocks = cards.flatMap((card) => card.blocks);
  assert.deepEqual(kinds(blocks.map((block) => block.kind)), Object.keys(BLOCKS).sort());
  assert.deepEqual(kinds(cards.flatMap((card) => card.controls.flat()).map((control) => control.kind)), Object.keys(CONTROLS).sort());
  assert.deepEqual(kinds(cards.map((card) => card.tone)), Object.keys(TONES).sort());
  const texts = [
    ...cards.map((card) => card.title),
    ...blocks.flatMap((block) => ("text" in block ? [block.text] : [])),
    ...blocks.flatMap((block) => (block.kind === "list" ? block.items : [])),
  ];
  assert.deepEqual(kinds(texts.flat().map((span) => span.kind)), Object.keys(SPANS).sort());
  const inputs = galleryOf(voiceIn("en")).flatMap((example) => (example.kind === "form" ? example.form.inputs : []));
  assert.deepEqual(kinds(inputs.map((input) => input.kind)), Object.keys(INPUTS).sort());
});

for (const locale of LOCALES) {
  test(`every example says what it is about, and reads whole as plain text (${locale})`, () => {
    for (const card of cardsOf(voiceIn(locale))) {
      assert.match(card.summary, /\S/);
      const text = plainLines(card).join("\n");
      for (const block of card.blocks) if (block.kind === "facts") for (const [label] of block.facts) assert.ok(text.includes(label));
      assert.ok(text.includes(plainText(card.title)), text);
    }
  });

  test(`the page shows every example whole (${locale})`, () => {
    const voice = voiceIn(locale);
    for (const example of galleryOf(voice)) {
      const shown = read(String(exampleHtml(example, voice)));
      if (example.kind === "form") {
        for (const input of example.form.inputs)
          assert.ok(shown.includes(input.label) && shown.includes((input.wrong ?? "").replace(/\s+/gu, " ")), input.name);
        continue;
      }
      for (const piece of piecesOf(fitCard(example.card, webLimits, voice), voice)) {
        const text = piece.replace(/\s+/gu, " ").trim();
        if (text === "---" || text.includes("data:image")) continue;
        assert.ok(shown.includes(text), `${example.name}: "${text}" is missing in ${shown}`);
      }
    }
  });

  test(`hostile text is inert and shown as typed wherever it stands (${locale})`, () => {
    const voice = voiceIn(locale);
    const markup = String(
      exampleHtml(galleryOf(voice).find((example) => example.name === "hostile") as ReturnType<typeof galleryOf>[number], voice),
    );
    assert.doesNotMatch(markup, /<script|href="javascript:/i);
    assert.equal(read(markup).split(HOSTILE).length - 1, 5);
  });
}
