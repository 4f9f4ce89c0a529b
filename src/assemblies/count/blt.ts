import { type Ballots, groupsOf, ranksOf, weightOf } from "./ballots.ts";
import { type Reading, readBallots } from "./blt-ballots.ts";
import { nextLine, shortened, UNSEEN } from "./blt-line.ts";
import { readNames } from "./blt-names.ts";
import { BltProblem } from "./blt-problem.ts";
import { gatherBallots } from "./gather.ts";

const mostCandidates = 500;

/** A file's bytes as text: UTF-8, or UTF-16 where a byte order mark says so. */
export function decodeBlt(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw Object.assign(new BltProblem(unreadableLine(bytes, encoding), "blt-not-text"), { cause });
  }
}

/** The first line that is no text; of UTF-16, whose lines are not told apart by a byte, the first. */
function unreadableLine(bytes: Uint8Array, encoding: string): number {
  if (encoding !== "utf-8") return 1;
  const decoder = new TextDecoder("utf-8");
  let [from, line] = [0, 1];
  for (;;) {
    const end = bytes.indexOf(10, from);
    const part = bytes.subarray(from, end === -1 ? bytes.length : end);
    if (end === -1 || decoder.decode(part).includes("\ufffd")) return line;
    from = end + 1;
    line += 1;
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
}

/**
 * Reads a ballot file as OpenSTV and OpaVote write it: candidates and seats; withdrawn candidates (`-2`); ballots, each a
 * weight, its ranks and `0`, several to a line if need be (`2=3` shares a rank, `-` leaves one empty, an id may stand before
 * it in parentheses); `0`; the names in quotes; the title, which may be missing. `#` begins a comment. Withdrawn
 * candidates are taken off the ballots. A mark at the beginning, and the end of a file as old systems mark it, are left aside. Whatever else stands there is refused with its line: see BltProblem.
 */
export function readBlt(file: string): Ballots {
  const text = (file.startsWith("\ufeff") ? file.slice(1) : file).replace(/\r\n?/g, "\n").replace(/\u001a+\s*$/, "");
  const first = nextLine({ text, at: 0, line: 0 });
  if (first === null) throw new BltProblem(1, "blt-empty");
  const { candidates, seats } = readFirstLine(first.content, first.line);
  const reading: Reading = {
    text,
    gathering: gatherBallots(),
    withdrawn: new Set(),
    ids: new Set(),
    stamps: new Int32Array(candidates),
    scratch: new Int16Array(candidates),
    ballots: 0,
    candidates,
    at: first.next,
    line: first.line,
  };
  const rest = readBallots(reading);
  const { names, title } = readNames(reading, rest);
  return reading.gathering.finish({ candidates: names, withdrawn: [...reading.withdrawn].sort((a, b) => a - b), seats, title });
}

/** Writes ballots in the form that `readBlt` reads, equal ballots on one line. */
export function writeBlt(ballots: Ballots): string {
  const lines = [`${ballots.candidates.length} ${ballots.seats}`];
  if (ballots.withdrawn.length > 0) lines.push(ballots.withdrawn.map((candidate) => `-${candidate + 1}`).join(" "));
  for (let group = 0; group < groupsOf(ballots); group++) {
    const ranks = ranksOf(ballots, group).map((rank) => (rank.length === 0 ? "-" : rank.map((candidate) => candidate + 1).join("=")));
    lines.push([weightOf(ballots, group), ...ranks, "0"].join(" "));
  }
  if (ballots.blank > 0n) lines.push(`${ballots.blank} 0`);
  lines.push("0", ...ballots.candidates.map(quoted));
  if (ballots.title !== null) lines.push(quoted(ballots.title));
  return `${lines.join("\n")}\n`;
}

/**
 * A name as a ballot file can carry it: without double quotes, with single spaces, and without what nobody sees. Names on a
 * ballot are kept like this from the beginning, so that a recount, and a draw that goes by the names, find the very same ones.
 */
export function nameInFile(name: string): string {
  return name.replace(/"/g, "'").replace(/\s+/g, " ").replace(UNSEEN, "").trim();
}

function quoted(name: string): string {
  return `"${nameInFile(name)}"`;
}

function readFirstLine(content: string, line: number): { candidates: number; seats: number } {
  const found = /^(\d+)\s+(\d+)$/.exec(content);
  if (!found) throw new BltProblem(line, "blt-first-line", { found: shortened(content) });
  const [candidates, seats] = [Number(found[1]), Number(found[2])];
  if (candidates === 0) throw new BltProblem(line, "blt-no-candidates");
  if (candidates > mostCandidates)
    throw new BltProblem(line, "blt-many-candidates", { found: shortened(found[1] ?? ""), most: mostCandidates });
  if (seats === 0) throw new BltProblem(line, "blt-no-seats");
  if (!Number.isSafeInteger(seats)) throw new BltProblem(line, "blt-many-seats", { found: shortened(found[2] ?? "") });
  return { candidates, seats };
}
