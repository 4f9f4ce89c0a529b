/** How wide a picture is, and the room at its edges, in pixels. */
export const WIDTH = 800;
export const MARGIN = 24;

/** Colours that differ in brightness too, so that nothing is told by hue alone. */
export const PAPER = "#ffffff";
export const INK = "#1a1a1a";
export const AXIS = "#767676";
export const TAKEN = "#0b6e4f";
export const OTHER = "#b8c4cc";

/** Eight hues that people with any colour vision can tell apart (Okabe and Ito, 2008); lines carry a number as well. */
export const HUES = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8c6d00", "#56b4e9", "#5e3c99", "#444444"] as const;

/** What XML cannot hold (XML 1.0, section 2.2). */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, "")
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] as string);
}

/** A number as it is written into a drawing: two decimals at most, so that the same drawing is the same text everywhere. */
function figure(value: string | number): string {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : escaped(value);
}

export function tag(name: string, attributes: Readonly<Record<string, string | number>>, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${figure(value)}"`);
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
}

/** Where a text stands, and how. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly weight?: "normal" | "bold";
  readonly fill?: string;
}

export function textTag({ x, y, size, anchor = "start", weight = "normal", fill = INK }: Placed, text: string): string {
  return tag("text", { x, y, "font-size": size, "text-anchor": anchor, "font-weight": weight, fill }, escaped(text));
}

/** A whole drawing on white, with its title. */
export function svgPage(title: string, height: number, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${figure(height)}" viewBox="0 0 ${WIDTH} ${figure(height)}" font-family="DejaVu Sans">`;
  const sheet = tag("rect", { x: 0, y: 0, width: WIDTH, height, fill: PAPER });
  return `${head}${sheet}${textTag({ x: MARGIN, y: 34, size: 19, weight: "bold" }, title)}${parts.join("")}</svg>`;
}
