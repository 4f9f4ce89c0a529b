import { readFileSync } from "node:fs";

/** A font file that we ship, and which characters it can show. */
export interface Font {
  readonly bytes: Buffer;
  readonly shows: (codePoint: number) => boolean;
}

const NAMES = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf"] as const;

let read: readonly Font[] | null = null;

/** The fonts that papers are set in (the package dejavu-fonts-ttf), the first one for ordinary text. Read once. */
export function paperFonts(): readonly Font[] {
  read ??= NAMES.map((name) => {
    const bytes = readFileSync(new URL(`ttf/${name}`, import.meta.resolve("dejavu-fonts-ttf/package.json")));
    return { bytes, shows: coverage(bytes) };
  });
  return read;
}

/**
 * Which characters a TrueType font has a glyph for: its `cmap` of format 12, which covers every plane, or else of format 4
 * (OpenType 1.9, chapter "cmap").
 */
function coverage(bytes: Buffer): (codePoint: number) => boolean {
  const cmap = tableAt(bytes, "cmap");
  const formats = new Map<number, number>();
  for (let index = 0; index < bytes.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + bytes.readUInt32BE(cmap + 4 + index * 8 + 4);
    formats.set(bytes.readUInt16BE(at), at);
  }
  const whole = formats.get(12);
  const plane = formats.get(4);
  const ranges = whole !== undefined ? groupsOf(bytes, whole) : plane !== undefined ? segmentsOf(bytes, plane) : [];
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

function tableAt(bytes: Buffer, tag: string): number {
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16)
    if (bytes.toString("latin1", at, at + 4) === tag) return bytes.readUInt32BE(at + 8);
  throw new Error(`A font has no table "${tag}".`);
}

type Range = readonly [from: number, to: number];

function groupsOf(bytes: Buffer, at: number): readonly Range[] {
  return Array.from({ length: bytes.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [bytes.readUInt32BE(group), bytes.readUInt32BE(group + 4)] as const;
  });
}

function segmentsOf(bytes: Buffer, at: number): readonly Range[] {
  const count = bytes.readUInt16BE(at + 6) / 2;
  return Array.from({ length: count }, (_, index) => {
    const to = bytes.readUInt16BE(at + 14 + index * 2);
    return [bytes.readUInt16BE(at + 16 + (count + index) * 2), to === 0xffff ? to - 1 : to] as const;
  });
}
