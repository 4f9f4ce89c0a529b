import { type Prose, plainText, type Span } from "./prose.ts";

let graphemes: Intl.Segmenter | null = null;
const ELLIPSIS = "…";

/** Where a text may be divided before `max` code units without cutting what a reader takes for one character; at least one of them. */
function graphemeCut(text: string, from: number, max: number): number {
  if (from + max >= text.length) return text.length;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const segments = graphemes.segment(text);
  const cut = segments.containing(from + max)?.index ?? text.length;
  if (cut > from) return cut;
  return from + (segments.containing(from)?.segment.length ?? 1);
}

/** The best place to divide: between paragraphs, lines, sentences or words in the second half, else between characters. */
function kindCut(text: string, from: number, max: number): number {
  const last = graphemeCut(text, from, max);
  if (last === text.length) return last;
  const piece = text.slice(from, last);
  for (const between of [/\n{2,}/g, /\n/g, /[.!?…]\s+/g, /\s+/g]) {
    const ends = [...piece.matchAll(between)].map((match) => match.index + match[0].length);
    const end = ends.findLast((at) => at >= piece.length / 2 && graphemeCut(text, from, at) === from + at);
    if (end !== undefined) return from + end;
  }
  return last;
}

function lengthOf(span: Span): number {
  return span.kind === "member" || span.kind === "room" ? span.name.length : span.text.length;
}

function isWhole(span: Span): boolean {
  return span.kind === "member" || span.kind === "room" || span.kind === "moment";
}

/** The part of the prose between two places of its plain text. */
function slice(text: Prose, from: number, to: number): Prose {
  const found: Span[] = [];
  let at = 0;
  for (const span of text) {
    const end = at + lengthOf(span);
    if (end > from && at < to) {
      if (isWhole(span)) found.push(span);
      else if ("text" in span) found.push({ ...span, text: span.text.slice(Math.max(0, from - at), to - at) });
    }
    at = end;
  }
  return found;
}

/** The cut moved out of a mention or a moment, which are never divided. */
function outsideSpans(text: Prose, from: number, cut: number): number {
  let at = 0;
  for (const span of text) {
    const end = at + lengthOf(span);
    if (isWhole(span) && at < cut && cut < end) return at > from ? at : end;
    at = end;
  }
  return cut;
}

function trimmed(piece: Prose): Prose {
  const last = piece.at(-1);
  if (last?.kind !== "plain") return piece;
  return [...piece.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}

/**
 * Divides prose into pieces of at most `max` code units of text, at the end of a paragraph, sentence or word where it can.
 * Nothing is lost but white space at a division, and no piece ends inside a character as readers see it (UAX 29). Mentions
 * and moments stay whole, even where one alone is longer.
 */
export function splitProse(text: Prose, max: number): readonly Prose[] {
  const whole = plainText(text);
  if (whole.length <= max) return [text];
  const pieces: Prose[] = [];
  let from = 0;
  while (from < whole.length) {
    const to = outsideSpans(text, from, kindCut(whole, from, max));
    pieces.push(trimmed(slice(text, from, to)));
    from = to;
  }
  return pieces;
}

/** The beginning of the prose with `…` after it, `max` code units in all; the prose itself when it is short enough. */
export function beginningOf(text: Prose, max: number): Prose {
  if (plainText(text).length <= max) return text;
  const first = splitProse(text, Math.max(1, max - ELLIPSIS.length))[0] ?? [];
  return [...first, { kind: "plain", text: ELLIPSIS }];
}

/** The beginning of a text: at most `max` code units, without cutting what a reader takes for one character. */
export function beginning(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, graphemeCut(text, 0, max));
}

/** How much of what somebody typed a refusal says back. */
const SAID_BACK = 60;

/** What somebody typed, as a refusal says it back. */
export function saidBack(typed: string): string {
  return shortened(typed, SAID_BACK);
}

/** A plain text of at most `max` code units, ending in `…` when it was longer. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, graphemeCut(text, 0, Math.max(1, max - ELLIPSIS.length))).trimEnd() + ELLIPSIS;
}
