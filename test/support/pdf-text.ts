import { inflateSync } from "node:zlib";

interface PdfObject {
  readonly facts: string;
  readonly stream: Buffer;
}

/** The text of a PDF as a reader would copy it, page after page: glyphs back to characters by each font's ToUnicode map (ISO 32000-1, 9.10). */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes));
  const pages = [...objects.values()].filter(({ facts }) => /\/Type \/Page\b/.test(facts));
  return pages.map((page) => pageText(page, objects)).join("\n");
}

function objectsOf(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const text = bytes.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const { 1: number = "", 2: body = "" } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [facts = "", data] = body.split(/\nstream\n/, 2);
    const raw = Buffer.from((data ?? "").replace(/\nendstream$/, ""), "latin1");
    objects.set(number, { facts, stream: facts.includes("/FlateDecode") ? inflateSync(raw) : raw });
  }
  return objects;
}

function pageText(page: PdfObject, objects: ReadonlyMap<string, PdfObject>): string {
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { 1: name = "", 2: at = "" } of page.facts.matchAll(/\/(f\d+) (\d+) 0 R/g)) fonts.set(name, signsOf(at, objects));
  const stream = objects.get(/\/Contents (\d+) 0 R/.exec(page.facts)?.[1] ?? "")?.stream.toString("latin1") ?? "";
  let font: ReadonlyMap<number, string> = new Map();
  let text = "";
  for (const { 0: block } of stream.matchAll(/\bBT\n.*?\nET\b/gs)) {
    const shown = block.replace(/<<.*?>>\s*BDC/gs, "");
    for (const found of wordsOf(shown)) {
      const name = /^\/(f\d+) /.exec(found)?.[1];
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      else
        text += glyphsOf(found)
          .map((glyph) => font.get(glyph) ?? "\ufffd")
          .join("");
    }
    text += "\n";
  }
  return text;
}

/** What chooses a font and what is shown, in order. Parentheses that balance stand in a literal string as they are (ISO 32000-1, 7.3.4.2). */
function wordsOf(shown: string): readonly string[] {
  const words: string[] = [];
  const next = /\/f\d+ [\d.]+ Tf|\(|<[\dA-F]+>/gi;
  for (let found = next.exec(shown); found !== null; found = next.exec(shown)) {
    if (found[0] === "(") next.lastIndex = literalEnd(shown, found.index);
    words.push(shown.slice(found.index, next.lastIndex));
  }
  return words;
}

function literalEnd(shown: string, start: number): number {
  let depth = 0;
  for (let at = start; at < shown.length; at += 1) {
    if (shown[at] === "\\") at += 1;
    else if (shown[at] === "(") depth += 1;
    else if (shown[at] === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error("A literal string has no end.");
}

function signsOf(font: string, objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<number, string> {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.facts ?? "")?.[1] ?? "";
  const signs = new Map<number, string>();
  const text = objects.get(map)?.stream.toString("latin1") ?? "";
  for (const { 1: glyph = "", 2: code = "" } of text.matchAll(/<([\dA-F]{4})> <([\dA-F]+)>\n/g)) {
    signs.set(Number.parseInt(glyph, 16), Buffer.from(code, "hex").swap16().toString("utf16le"));
  }
  return signs;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The two-byte numbers of a literal or hexadecimal string (ISO 32000-1, 7.3.4). */
function glyphsOf(literal: string): readonly number[] {
  if (literal.startsWith("<")) return numbersOf(Buffer.from(literal.slice(1, -1), "hex"));
  const raw = literal.slice(1, -1).replace(/\\([0-7]{1,3}|.)/gs, (_, sign: string) => {
    if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8));
    return ESCAPES[sign] ?? sign;
  });
  return numbersOf(Buffer.from(raw, "latin1"));
}

function numbersOf(bytes: Buffer): readonly number[] {
  return Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readUInt16BE(index * 2));
}
