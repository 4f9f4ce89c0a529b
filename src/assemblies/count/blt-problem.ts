import { Refusal, type Value } from "#kernel/refusal.ts";

const sentences = {
  "blt-not-text": () => "this is no UTF-8 text. Save the file as UTF-8.",
  "blt-empty": () => "the file is empty. A ballot file begins with the number of candidates and of seats, such as `5 2`.",
  "blt-first-line": (v) => `the first line must be two numbers, candidates and seats, such as \`5 2\`; it reads “${v.found}”.`,
  "blt-no-candidates": () => "there must be at least one candidate.",
  "blt-many-candidates": (v) => `${v.found} candidates are more than the ${v.most} that can be counted.`,
  "blt-no-seats": () => "there must be at least one seat.",
  "blt-many-seats": (v) => `“${v.found}” is no number of seats.`,
  "blt-withdrawn": (v) => `“${v.found}” withdraws nobody: the candidates are 1 to ${v.candidates}.`,
  "blt-withdrawn-twice": (v) => `candidate ${v.candidate} is withdrawn twice.`,
  "blt-withdrawn-late": (v) => `“${v.found}”: withdrawn candidates are named before the first ballot, on lines of their own.`,
  "blt-all-withdrawn": () => "every candidate is withdrawn.",
  "blt-weight": (v) => `“${v.found}” is no number of ballots. A ballot begins with how many cast it: a whole number of 1 or more.`,
  "blt-weight-zero": () => "a ballot that nobody cast: the weight is 0. (A line with `0` alone ends the ballots.)",
  "blt-weight-long": (v) => `the weight “${v.found}” has more than ${v.most} digits.`,
  "blt-no-end": () => "this ballot does not end with 0.",
  "blt-rank": (v) => `“${v.found}” is no rank. A rank is a candidate's number, several joined by \`=\`, or \`-\` for a rank left empty.`,
  "blt-candidate": (v) => `there is no candidate ${v.candidate}: the candidates are 1 to ${v.candidates}.`,
  "blt-twice": (v) => `candidate ${v.candidate} stands twice on the same ballot.`,
  "blt-id": (v) => `“${v.found}” is no ballot id. An id stands in parentheses before its ballot.`,
  "blt-id-twice": (v) => `two ballots have the id (${v.id}).`,
  "blt-id-weight": (v) => `the ballot (${v.id}) has a weight of ${v.found}; a ballot with an id is one ballot.`,
  "blt-no-end-of-ballots": () => "the ballots do not end. After the last ballot comes a line with `0` alone.",
  "blt-name": (v) => `“${v.found}”: names and the title stand in double quotes.`,
  "blt-name-open": (v) => `the name “${v.found}” has no closing quote.`,
  "blt-name-empty": (v) => `candidate ${v.candidate} has an empty name.`,
  "blt-name-twice": (v) => `candidates ${v.first} and ${v.second} have the same name, “${v.name}”.`,
  "blt-names-missing": (v) => `${v.found} names are given for ${v.candidates} candidates.`,
  "blt-too-much": (v) => `“${v.found}” stands after the end. There are ${v.candidates} candidates, so ${v.candidates} names and one title.`,
} satisfies Record<string, (values: Readonly<Record<string, Value>>) => string>;

export type BltKey = keyof typeof sentences;

/** A ballot file that cannot be read: the line, counted from 1, and the reason. Nothing of such a file is counted. */
export class BltProblem extends Refusal {
  readonly line: number;

  constructor(line: number, key: BltKey, values: Readonly<Record<string, Value>> = {}) {
    super(key, { ...values, line });
    this.name = "BltProblem";
    this.line = line;
    this.message = `Line ${line}: ${sentences[key](values)}`;
  }
}
