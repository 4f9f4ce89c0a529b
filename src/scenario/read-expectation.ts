import { readPath } from "./export-path.ts";
import type { Expected, Json } from "./export-value.ts";
import { shown, Unreadable } from "./mistake.ts";
import { readMark, readRoom } from "./read-act.ts";
import { type Scan, scanOf } from "./scan.ts";
import type { Expectation } from "./statement.ts";

const EXPORT = /^((?:[^\s"[]|\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\])*)(?:^|\s+)(is|lacks)(?:\s+(.*))?$/s;

/** Reads what comes after `expect`. */
export function readExpectation(scan: Scan): Expectation {
  if (scan.done()) throw new Unreadable("scenario-expect-nothing");
  if (scan.takes("refused")) return readRefused(scan);
  if (scan.takes("export")) return readExport(scan.rest());
  const subject = scan.word();
  if (subject.startsWith("#")) return readRoomExpectation(subject, scan);
  return readSees(subject, scan);
}

function readRefused(scan: Scan): Expectation {
  const wanted = scan.done() ? null : scan.wanted();
  scan.end();
  return { kind: "refused", wanted };
}

function readRoomExpectation(subject: string, scan: Scan): Expectation {
  const room = readRoom(subject);
  const lacks = scan.takes("lacks");
  if (!lacks && !scan.takes("has")) throw new Unreadable("scenario-room-verb", { room: subject, text: shown(scan.rest()) });
  const wanted = scan.wanted();
  scan.end();
  return { kind: "room", room, has: !lacks, wanted };
}

function readSees(subject: string, scan: Scan): Expectation {
  const who = readMark(subject);
  if (!scan.takes("sees")) throw new Unreadable("scenario-expect-unknown", { text: shown(`${subject} ${scan.rest()}`) });
  const wanted = scan.takes("nothing") ? null : scan.wanted();
  scan.end();
  return { kind: "sees", who, wanted };
}

function readExport(text: string): Expectation {
  const found = EXPORT.exec(text);
  if (found === null) throw new Unreadable("scenario-export-verb", { text: shown(text) });
  const [, pathText = "", verb, rest = ""] = found;
  const path = readPath(pathText);
  const scan = scanOf(rest.trim());
  if (verb === "lacks") {
    const wanted = scan.wanted();
    scan.end();
    return { kind: "export lacks", path, pathText, wanted };
  }
  return { kind: "export is", path, pathText, value: readExpected(scan) };
}

function readExpected(scan: Scan): Expected {
  const rest = scan.rest();
  if (rest === "") throw new Unreadable("scenario-value-nothing");
  if (/^[[{]/.test(rest)) return readJson(rest);
  if (rest.startsWith('"') || rest.startsWith("/")) {
    const wanted = scan.wanted();
    scan.end();
    return wanted;
  }
  const word = scan.word();
  if (!scan.done()) throw new Unreadable("scenario-value-words", { text: shown(rest) });
  return { kind: "bare", word };
}

function readJson(text: string): Expected {
  try {
    return { kind: "json", value: JSON.parse(text) as Json };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Unreadable("scenario-value-json", { text: shown(text) });
  }
}
