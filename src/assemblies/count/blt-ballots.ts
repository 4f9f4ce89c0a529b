import { itemsOfRank, skipped } from "./ballots.ts";
import { firstWord, nextLine, shortened } from "./blt-line.ts";
import { BltProblem } from "./blt-problem.ts";
import type { Gathering } from "./gather.ts";

const mostDigits = 30;

/** A ballot file that is being read. */
export interface Reading {
  readonly text: string;
  readonly gathering: Gathering;
  readonly withdrawn: Set<number>;
  readonly ids: Set<string>;
  /** For each candidate the last ballot that ranked it. */
  readonly stamps: Int32Array;
  /** Room for the ranks of one ballot. */
  readonly scratch: Int16Array;
  ballots: number;
  candidates: number;
  at: number;
  line: number;
}

/** Reads the withdrawn candidates and the ballots up to the `0` that ends them; what follows it on its line is returned. */
export function readBallots(reading: Reading): string {
  for (;;) {
    if (readPlainLine(reading)) continue;
    const next = nextLine(reading);
    if (next === null) throw new BltProblem(Math.max(1, reading.line), "blt-no-end-of-ballots");
    reading.at = next.next;
    reading.line = next.line;
    if (next.content.startsWith("-")) {
      readWithdrawn(reading, next.content);
      continue;
    }
    const rest = readBallotLine(reading, next.content);
    if (rest !== null) return rest;
  }
}

/** The quick way: a line of one ballot, single candidates with a space between, and nothing that needs a second look. */
function readPlainLine(reading: Reading): boolean {
  const { text, stamps, scratch } = reading;
  let at = reading.at;
  let weight = 0;
  let code = text.charCodeAt(at);
  while (code >= 48 && code <= 57) {
    weight = weight * 10 + code - 48;
    code = text.charCodeAt(++at);
  }
  if (weight === 0 || at - reading.at > 15) return false;
  const stamp = ++reading.ballots;
  let length = 0;
  while (code === 32) {
    let value = 0;
    const from = at;
    code = text.charCodeAt(++at);
    while (code >= 48 && code <= 57) {
      value = value * 10 + code - 48;
      code = text.charCodeAt(++at);
    }
    if (value === 0) {
      if (at !== from + 2 || code !== 10) return false;
      reading.gathering.add(scratch, length, weight);
      reading.at = at + 1;
      reading.line += 1;
      return true;
    }
    if (value > reading.candidates || stamps[value - 1] === stamp) return false;
    stamps[value - 1] = stamp;
    scratch[length++] = reading.withdrawn.has(value - 1) ? skipped : value - 1;
  }
  return false;
}

function readWithdrawn(reading: Reading, content: string): void {
  const words = content.split(/\s+/);
  if (words.some((word) => !/^-\d+$/.test(word))) throw new BltProblem(reading.line, "blt-weight", { found: shortened(words[0] ?? "") });
  if (reading.ballots > 0) throw new BltProblem(reading.line, "blt-withdrawn-late", { found: shortened(content) });
  for (const word of words) {
    const candidate = -Number(word);
    if (candidate === 0 || candidate > reading.candidates) {
      throw new BltProblem(reading.line, "blt-withdrawn", { found: shortened(word), candidates: reading.candidates });
    }
    if (reading.withdrawn.has(candidate - 1)) throw new BltProblem(reading.line, "blt-withdrawn-twice", { candidate });
    reading.withdrawn.add(candidate - 1);
  }
  if (reading.withdrawn.size === reading.candidates) throw new BltProblem(reading.line, "blt-all-withdrawn");
}

/** The careful way: any number of ballots on a line. Null, or what follows the `0` that ends the ballots. */
function readBallotLine(reading: Reading, content: string): string | null {
  let rest = content;
  while (rest !== "") {
    const id = readId(reading, rest);
    if (id !== null) rest = id.rest;
    const [weight, after] = firstWord(rest);
    if (/^0+$/.test(weight) && id === null) {
      if (after === "" || after.startsWith('"')) return after;
      throw new BltProblem(reading.line, "blt-weight-zero");
    }
    rest = readOneBallot(reading, weight, after, id?.name ?? null);
  }
  return null;
}

function readOneBallot(reading: Reading, weight: string, after: string, id: string | null): string {
  if (!/^\d+$/.test(weight)) throw new BltProblem(reading.line, "blt-weight", { found: shortened(weight) });
  const digits = weight.replace(/^0+/, "");
  if (digits === "") throw new BltProblem(reading.line, "blt-weight-zero");
  if (digits.length > mostDigits) throw new BltProblem(reading.line, "blt-weight-long", { found: shortened(weight), most: mostDigits });
  if (id !== null && digits !== "1") throw new BltProblem(reading.line, "blt-id-weight", { id, found: digits });
  reading.ballots += 1;
  const items: number[] = [];
  let rest = after;
  for (;;) {
    if (rest === "") throw new BltProblem(reading.line, "blt-no-end");
    const [word, next] = firstWord(rest);
    rest = next;
    if (/^0+$/.test(word)) break;
    items.push(...itemsOfRank(readRank(reading, word)));
  }
  reading.gathering.add(items, items.length, digits.length > 15 ? BigInt(digits) : Number(digits));
  return rest;
}

/** One rank as it is written, without the withdrawn. */
function readRank(reading: Reading, word: string): number[] {
  if (word === "-") return [];
  if (!/^\d+(?:=\d+)*$/.test(word)) throw new BltProblem(reading.line, "blt-rank", { found: shortened(word) });
  const rank: number[] = [];
  for (const part of word.split("=")) {
    const candidate = Number(part);
    if (candidate === 0 || candidate > reading.candidates) {
      throw new BltProblem(reading.line, "blt-candidate", { candidate: shortened(part), candidates: reading.candidates });
    }
    if (reading.stamps[candidate - 1] === reading.ballots) throw new BltProblem(reading.line, "blt-twice", { candidate });
    reading.stamps[candidate - 1] = reading.ballots;
    if (!reading.withdrawn.has(candidate - 1)) rank.push(candidate - 1);
  }
  return rank;
}

function readId(reading: Reading, content: string): { name: string; rest: string } | null {
  if (!content.startsWith("(")) return null;
  const found = /^\(([^()]+)\)\s+(\S.*)$/.exec(content);
  if (!found) throw new BltProblem(reading.line, "blt-id", { found: shortened(content) });
  const name = (found[1] ?? "").trim();
  if (reading.ids.has(name)) throw new BltProblem(reading.line, "blt-id-twice", { id: shortened(name) });
  reading.ids.add(name);
  return { name: shortened(name), rest: found[2] ?? "" };
}
