import { readFileSync } from "node:fs";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { SECOND } from "#kernel/clock.ts";
import { speak } from "#locales/speak.ts";
import { paperFonts } from "./fonts.ts";
import type { Paper, PaperPart, PaperText } from "./paper.ts";
import { type PaperSpan, seen, spansOf } from "./runs.ts";

/** A word is divided after so many letters, where it must be, so that nothing runs over the edge of the paper. */
const LONG = /\S{24}(?=\S{4})/g;
const BREAK = "\u200b";

/** How many papers ago something may have been used that the compiler still remembers. */
const REMEMBERED = 5;

interface Press {
  readonly compiler: NodeCompiler;
  readonly form: string;
}

let press: Promise<Press | null> | null = null;

/** The compiler, when somebody needs it first; null where the optional package is not installed. */
async function openPress(): Promise<Press | null> {
  const guest = await import("@myriaddreamin/typst-ts-node-compiler").catch(() => null);
  if (guest === null) return null;
  const compiler = guest.NodeCompiler.create({ fontArgs: [{ fontBlobs: paperFonts().map(({ bytes }) => bytes) }] });
  return { compiler, form: readFileSync(new URL("paper.typ", import.meta.url), "utf8") };
}

function thePress(): Promise<Press | null> {
  press ??= openPress();
  return press;
}

/** Whether PDF can be written here. */
export async function canWritePdf(): Promise<boolean> {
  return (await thePress()) !== null;
}

/**
 * The paper as tagged PDF after PDF/UA-1, the same bytes for the same paper; null where the compiler is missing. A character that
 * our fonts lack stands as its number in Unicode, `[U+6F22]`, and the paper says so at its end.
 */
export async function pdfOf(paper: Paper): Promise<Uint8Array | null> {
  const ready = await thePress();
  if (ready === null) return null;
  const { compiler, form } = ready;
  const made = compiler.compile({ mainFileContent: form, inputs: { paper: JSON.stringify(dataOf(paper)) } });
  const document = made.result;
  if (document === null) throw new Error("A paper could not be set.", { cause: made.takeError()?.shortDiagnostics });
  const bytes = compiler.pdf(document, { pdfStandard: "ua-1", creationTimestamp: Math.floor(paper.at / SECOND) });
  compiler.evictCache(REMEMBERED);
  return bytes;
}

interface Run {
  readonly kind: "plain" | "strong" | "code" | "link";
  readonly text: string;
  readonly url?: string;
}

/** The paper as `paper.typ` reads it. */
function dataOf(paper: Paper): object {
  const missing = new Set<number>();
  const write = writer(missing);
  const parts = paper.parts.filter(hasContent).map((part) => partData(part, write));
  const data = { ...paper, title: write.line(paper.title), issuer: write.line(paper.issuer), parts };
  const footer = [data.issuer, data.title].filter((text) => text !== "").join(" · ");
  if (missing.size === 0) return { ...data, footer };
  const note = { kind: "paragraph", text: write.runs(speak(paper.locale, "paper-signs-missing", { count: missing.size })) };
  return { ...data, footer, parts: [...parts, note] };
}

interface Writer {
  readonly line: (text: string) => string;
  readonly runs: (text: PaperText) => readonly Run[];
}

function writer(missing: Set<number>): Writer {
  const fonts = paperFonts();
  const isShown = new Map<number, boolean>();
  const shows = (codePoint: number) => {
    const known = isShown.get(codePoint) ?? fonts.some((font) => font.shows(codePoint));
    isShown.set(codePoint, known);
    return known;
  };
  const line = (text: string) =>
    seen(text)
      .replace(/[^\n -~]/gu, (sign) => signOf(sign, shows, missing))
      .replace(LONG, `$&${BREAK}`);
  return { line, runs: (text) => spansOf(text).map((span) => runOf(span, line)) };
}

/** A sign as it can be set: itself, nothing for a mark without a look of its own, or its number. */
function signOf(sign: string, shows: (codePoint: number) => boolean, missing: Set<number>): string {
  const codePoint = sign.codePointAt(0) as number;
  if (shows(codePoint)) return sign;
  if (/^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u.test(sign)) return "";
  if (/^\p{Zs}$/u.test(sign)) return " ";
  missing.add(codePoint);
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
}

function runOf(span: PaperSpan, line: (text: string) => string): Run {
  const text = line(span.text);
  if (span.kind === "link" && /^(?:https?|mailto):/i.test(span.url)) return { kind: "link", text, url: span.url };
  return { kind: span.kind === "strong" || span.kind === "code" ? span.kind : "plain", text };
}

function hasContent(part: PaperPart): boolean {
  if (part.kind === "facts") return part.facts.length > 0;
  if (part.kind === "list") return part.items.length > 0;
  if (part.kind === "table") return part.columns.length > 0;
  return part.kind !== "signatures" || part.signers.length > 0;
}

function partData(part: PaperPart, write: Writer): object {
  const { kind } = part;
  switch (kind) {
    case "section":
      return { kind, title: write.line(part.title), parts: part.parts.filter(hasContent).map((inner) => partData(inner, write)) };
    case "paragraph":
    case "quote":
      return { kind, text: write.runs(part.text) };
    case "facts":
      return { kind, facts: part.facts.map(([label, value]) => ({ label: write.line(label), value: write.runs(value) })) };
    case "list":
      return { kind, numbered: part.numbered, items: part.items.map(write.runs) };
    case "table":
      return {
        kind,
        caption: part.caption === null ? null : write.line(part.caption),
        columns: part.columns.map((each) => ({ ...each, title: write.line(each.title) })),
        rows: part.rows.map((row) => row.map(write.runs)),
      };
    case "signatures":
      return { kind, signers: part.signers.map(({ name, as }) => ({ name: write.line(name), as: write.line(as) })) };
    case "picture":
      return { kind, svg: part.svg, alt: write.line(part.alt) };
    case "new page":
      return { kind };
    default:
      return kind satisfies never;
  }
}
