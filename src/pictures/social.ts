import { INK, PAPER, TAKEN, tag, textTag } from "./drawing.ts";

/** What a link shows of itself where somebody passes it on: large words on a plain ground. */
export interface SocialPicture {
  readonly association: string;
  readonly title: string;
  /** A few short lines, such as when and where. */
  readonly lines: readonly string[];
}

/** The size that those who read Open Graph ask for, in pixels. */
const WIDE = 1_200;
const HIGH = 630;
const EDGE = 72;

/** Letters of a line of the title, and how many lines it may take. */
const LETTERS = 34;
const MOST_LINES = 3;

/** The picture as SVG. The same words are the same text, byte for byte. */
export function socialSvg({ association, title, lines }: SocialPicture): string {
  const titled = broken(title);
  const below = 250 + titled.length * 72;
  const parts = [
    tag("rect", { x: 0, y: 0, width: WIDE, height: HIGH, fill: PAPER }),
    tag("rect", { x: 0, y: 0, width: WIDE, height: 20, fill: TAKEN }),
    textTag({ x: EDGE, y: 120, size: 34, fill: TAKEN, weight: "bold" }, cut(association, 50)),
    ...titled.map((line, at) => textTag({ x: EDGE, y: 240 + at * 72, size: 56, weight: "bold", fill: INK }, line)),
    ...lines.slice(0, 3).map((line, at) => textTag({ x: EDGE, y: below + at * 50, size: 34, fill: INK }, cut(line, 54))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="DejaVu Sans">${parts.join("")}</svg>`;
}

function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/** A title over a few lines, broken between words; what is left over is told by an ellipsis. */
function broken(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/u).filter((each) => each !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && [...last].length + [...word].length < LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first, second, ...rest] = lines;
  const third = rest.length === 0 ? [] : [rest.join(" ")];
  return [first, second, ...third]
    .filter((line) => line !== undefined)
    .slice(0, MOST_LINES)
    .map((line) => cut(line, LETTERS));
}
