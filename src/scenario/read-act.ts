import { shown, Unreadable } from "./mistake.ts";
import { type Scan, scanOf } from "./scan.ts";
import type { Act, Deed, Mark } from "./statement.ts";

const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}_'-]*`;
const ACT = new RegExp(`^(${NAME})(?:@(${NAME}))?(?:\\s+in\\s+#(${NAME}))?\\s*:(?:\\s+|$)(.*)$`, "su");
const MARK = new RegExp(`^(${NAME})(?:@(${NAME}))?$`, "u");
const ROOM = new RegExp(`^#(${NAME})(?:@(${NAME}))?$`, "u");

/** Reads `alice` or `alice@slack`. */
export function readMark(text: string): Mark {
  const found = MARK.exec(text);
  if (found === null) throw new Unreadable("scenario-name-bad", { text: shown(text) });
  return { name: found[1] as string, space: found[2] ?? null };
}

/** Reads `#general` or `#general@slack`. */
export function readRoom(text: string): Mark {
  const found = ROOM.exec(text);
  if (found === null) throw new Unreadable("scenario-room-bad", { text: shown(text) });
  return { name: found[1] as string, space: found[2] ?? null };
}

/** A plain name, of a space, a person or a channel. */
export function readName(text: string): string {
  const mark = readMark(text);
  if (mark.space !== null) throw new Unreadable("scenario-name-bad", { text: shown(text) });
  return mark.name;
}

/** Reads `alice: …`, `alice@slack: …` or `alice in #general: …`; null when the statement is nobody's. */
export function readAct(line: number, text: string): Act | null {
  const found = ACT.exec(text);
  if (found === null) return null;
  const who = { name: found[1] as string, space: found[2] ?? null };
  return { kind: "act", line, who, room: found[3] ?? null, deed: readDeed((found[4] as string).trim()) };
}

function readDeed(text: string): Deed {
  if (text.startsWith("/")) return { kind: "type", text };
  const scan = scanOf(text);
  if (scan.takes("press")) return readPress(scan);
  if (scan.takes("choose")) return readChoose(scan);
  if (scan.takes("submit")) return readSubmit(scan);
  throw new Unreadable("scenario-deed-unknown", { text: shown(text) });
}

function labelOf(scan: Scan, deed: string): string {
  const label = scan.quoted();
  if (label === null || label.trim() === "") throw new Unreadable("scenario-label-missing", { deed, text: shown(scan.rest()) });
  return label;
}

function readPress(scan: Scan): Deed {
  const label = labelOf(scan, "press");
  if (scan.done()) return { kind: "press", label, on: null };
  if (!scan.takes("on")) scan.end();
  const on = scan.word();
  if (!/^[A-Z]\d+$/.test(on)) throw new Unreadable("scenario-handle-bad", { text: shown(on) });
  scan.end();
  return { kind: "press", label, on };
}

function readChoose(scan: Scan): Deed {
  const label = labelOf(scan, "choose");
  const values: string[] = [];
  for (const piece of scan.rest().match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? []) {
    const value = scanOf(piece.trim());
    values.push(value.quoted() ?? value.rest().trim());
  }
  if (values.length === 0 || values.includes("")) throw new Unreadable("scenario-choice-missing", { label });
  return { kind: "choose", label, values };
}

function readSubmit(scan: Scan): Deed {
  const values: Record<string, string> = {};
  for (const { name, value } of scan.named()) {
    if (Object.hasOwn(values, name)) throw new Unreadable("scenario-twice", { name });
    values[name] = value;
  }
  return { kind: "submit", values };
}
