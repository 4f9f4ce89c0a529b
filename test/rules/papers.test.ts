import assert from "node:assert/strict";
import { test } from "node:test";
import { code, link, prose, strong } from "#chat/prose.ts";
import type { Instant } from "#kernel/clock.ts";
import { htmlOf } from "#papers/html.ts";
import { markdownOf } from "#papers/markdown.ts";
import { column, factsOf, type Paper, type PaperPart, points, says, section, signatures, table } from "#papers/paper.ts";
import { pdfOf } from "#papers/pdf.ts";
import { PAPER_FORMS, writePaper } from "#papers/write.ts";
import { pdfText } from "#test/support/pdf-text.ts";

const SIGNS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const NASTY = [
  '#let x = 1; #strong[x] #include "/etc/passwd"',
  "$x^2$ <label> @ref *gras* _em_ `raw` ```js x```",
  "= not a heading",
  "- not a list",
  "+ nor this",
  "1. nor this",
  "/ term: nor this",
  "// comment /* comment */ \\ ~ -- --- ... 'q' \"q\"",
  "https://example.org/a?b=c www.example.org a@example.org",
  "<script>alert(1)</script> &amp; &lt; </table>",
  "| a | b | [x](javascript:alert(1)) ![i](x) ~~no~~ <!-- no -->",
  "> not a quote",
  "\\begin{document} %comment \\u{41}",
];

function paperOf(parts: readonly PaperPart[], title = "Minutes"): Paper {
  return { locale: "en", title, issuer: "Les Amis du lac", at: Date.UTC(2027, 2, 28) as Instant, turned: "upright", parts };
}

async function readPdf(paper: Paper): Promise<string> {
  const bytes = await pdfOf(paper);
  assert.ok(bytes !== null, "the compiler is installed here");
  return pdfText(bytes);
}

function squeezed(text: string): string {
  return text.replace(/[\s\u200b]+/g, "");
}

test("what was typed stands in a PDF as it was typed, wherever it stands", async () => {
  const parts = (text: string): readonly PaperPart[] => [
    says(text),
    section(text, factsOf([text, text]), points([text]), points([text], "numbered"), { kind: "quote", text }),
    table([column(text), column("x", "sign")], [[text, text]], text),
    signatures({ name: text, as: text }),
    says(prose`${strong(text)} ${code(text)}`),
  ];
  const signs = Array.from({ length: 24 }, (_, index) => `a${SIGNS.slice(index * 4, index * 4 + 4).join("")}z`);
  for (const text of [...NASTY, ...signs]) {
    const read = squeezed(await readPdf(paperOf(parts(text), text)));
    const times = read.split(squeezed(text)).length - 1;
    assert.ok(times >= 14, `${text} is found ${times} times, not 14, in ${read.slice(0, 300)}`);
  }
});

test("a PDF is read to its last sign, whichever signs stand in it beside one another", async () => {
  // The fortieth and the forty-first sign of a font are numbered as the two parentheses are: in this order they balance.
  for (let from = 0; from < SIGNS.length; from += 5) {
    const text = [...SIGNS.slice(from), ...SIGNS.slice(0, from)].join("").trim();
    const read = squeezed(await readPdf(paperOf([says(text)], text.slice(0, 3))));
    assert.ok(read.includes(squeezed(text)), `${text} is not found in ${read}`);
  }
});

test("a PDF is tagged, says its language and its title, and is PDF/UA-1", async () => {
  const paper = paperOf(
    [section("First", says("Text"), section("Second", says("More"))), table([column("Name")], [["Ana"]])],
    "Procès-verbal",
  );
  const bytes = await pdfOf({ ...paper, locale: "fr" });
  const text = Buffer.from(bytes ?? []).toString("latin1");
  for (const wanted of [
    /\/StructTreeRoot/,
    /\/Lang \(fr\)/,
    /\/S \/H1/,
    /\/S \/H2/,
    /\/S \/TH\b/,
    /\/S \/TD\b/,
    /pdfuaid:part>1</,
    /\/MarkInfo/,
  ])
    assert.match(text, wanted);
});

test("the same paper gives the same bytes in every form", async () => {
  const paper = paperOf([says("Été 🗳️"), table([column("N", "narrow", "end"), column("Name")], [["1", "Ana"]])]);
  for (const form of PAPER_FORMS) {
    const [once, again] = [await writePaper(paper, form), await writePaper({ ...paper }, form)];
    assert.equal(Buffer.compare(Buffer.from(once.bytes), Buffer.from(again.bytes)), 0, form);
  }
});

test("a character that the font lacks stands as its number, and the paper says so; marks without a look are left out", async () => {
  const read = await readPdf(
    paperOf([says("山田 太郎 🗳️"), says("a\u0000b\u0007c\u200bd\ufeffe \ud800f"), says("שלום ελληνικά Žluťoučký")]),
  );
  assert.match(read, /\[U\+5C71\]\[U\+7530\] \[U\+592A\]\[U\+90CE\] \[U\+1F5F3\]/);
  assert.match(squeezed(read), /5characterscannotbeprinted/);
  assert.match(read, /abcde �f/);
  assert.match(read, /ελληνικά\s+Žluťoučký/);
  assert.doesNotMatch(await readPdf(paperOf([says("Plain")])), /Unicode/);
});

test("a word as long as a book stays on the paper", async () => {
  const word = "Donaudampfschiff".repeat(12);
  const paper = paperOf([says(word), table([column("a", "narrow"), column(word)], [["1", word]])]);
  assert.equal(squeezed(await readPdf(paper)).split(word).length - 1, 3);
});

test("lines that were typed stay lines", async () => {
  const paper = paperOf([says("one\r\ntwo\u2028three")]);
  assert.match(await readPdf(paper), /one\ntwo\nthree/);
  assert.match(htmlOf(paper), /<p>one<br>\ntwo<br>\nthree<\/p>/);
  assert.match(markdownOf(paper), /one\\\ntwo\\\nthree/);
});

test("a paper without anything in it can be written, and a table of a thousand lines goes over several pages", async () => {
  assert.match(await readPdf(paperOf([points([]), factsOf(), table([], []), signatures()])), /Minutes/);
  const rows = Array.from({ length: 1000 }, (_, index) => [`${index + 1}`, `Person ${index + 1}`, ""]);
  const read = await readPdf(paperOf([table([column("No.", "narrow", "end"), column("Name"), column("Signature", "sign")], rows)]));
  assert.match(read, /Person 1000/);
  assert.ok(read.split("Signature").length > 20, "the head of the table is on every page");
});

test("an uneven table is a mistake of ours", () => {
  assert.throws(() => table([column("a"), column("b")], [["1"]]), /Row 1/);
});

test("in HTML what was typed is text; links go only where links go", () => {
  for (const text of NASTY) {
    const page = htmlOf(
      paperOf([says(text), section(text, table([column(text)], [[text]], text)), signatures({ name: text, as: text })], text),
    );
    const inner = page.slice(page.indexOf("<main>"));
    const shown = inner
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, "&");
    assert.equal(shown.split(text).length - 1, 8, text);
  }
  const linked = htmlOf(paperOf([says(prose`${link("here", "https://example.org/?a=1&b=2")} ${link("there", "javascript:alert(1)")}`)]));
  assert.match(linked, /<a href="https:\/\/example.org\/\?a=1&amp;b=2">here<\/a> there/);
});

test("in Markdown what was typed begins nothing and marks nothing", () => {
  for (const text of NASTY) {
    const line = (markdownOf(paperOf([says(text)])).split("\n\n")[2] ?? "").trim();
    assert.equal(line.replace(/\\(.)/g, "$1"), text);
    const bare = line.replace(/\\./g, "");
    assert.doesNotMatch(bare, /[`*_[\]<>&|~$#@]|:\/\/|www\.|^[-+=]|^\d+[.)]/);
  }
  assert.match(markdownOf(paperOf([says(prose`${strong(" so ")}that ${code("a`b")}`)])), /\*\*so\*\* that ``a`b``/);
});
