import { Misuse } from "#kernel/refusal.ts";
import { majorityInWords } from "./majority-words.ts";
import { type Quorum, quorumRequired } from "./quorum.ts";

/**
 * What a majority is counted on. `cast`: suffrages exprimés, for and against. `voters`: every ballot, with
 * abstentions, blank and void ones. `present`: members present or represented. `present-only`: members present, where proxies
 * count for nothing. `entitled`: the whole electorate.
 */
export type Base = "cast" | "voters" | "present" | "present-only" | "entitled";

/** A majority as the statutes write it. A share is kept as two integers: two thirds is 2 and 3, never 66.67. */
export type Majority =
  | { readonly kind: "share"; readonly base: Base; readonly at: "more" | "least"; readonly part: number; readonly whole: number }
  | { readonly kind: "unanimity" }
  | { readonly kind: "plurality" };

/** One resolution in numbers. `present` is null where nobody is counted as present: a vote outside an assembly. */
export interface Figures {
  readonly for: number;
  readonly against: number;
  readonly abstain: number;
  readonly blank: number;
  readonly void: number;
  readonly present: number | null;
  readonly represented: number;
  readonly entitled: number;
  /** The quorum in force for this vote; null or left out where the statutes ask for none. */
  readonly quorum?: Quorum | null;
  /** The casting vote that the statutes give to the chair, as the chair voted; null or left out where there is none. */
  readonly casting?: Casting | null;
}

/** A casting vote counts only on an exact tie of an open vote: in a secret one it would reveal the chair's ballot. */
export interface Casting {
  readonly vote: "for" | "against" | "abstain";
  readonly secret: boolean;
}

export type Outcome = "adopted" | "rejected" | "no-quorum" | "tied";

/** Why the outcome is what it is, so that the sentence of the minutes can say it. */
export type Reason = "reached" | "missed" | "no-vote-expressed" | "even" | "quorum-missing" | "casting-vote" | "casting-vote-secret";

export interface Verdict {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly rule: Majority;
  /** The number the majority is counted on, and how many votes for it takes. */
  readonly base: number;
  readonly required: number;
  /** For and against; all ballots; members present or represented (the voters, outside an assembly). */
  readonly cast: number;
  readonly voters: number;
  readonly attending: number;
  readonly quorum: { readonly required: number; readonly counted: number; readonly met: boolean } | null;
}

const bases = new Map<string, Base>([
  ["cast", "cast"],
  ["voters", "voters"],
  ["present", "present"],
  ["represented", "present"],
  ["presentorrepresented", "present"],
  ["present-only", "present-only"],
  ["presentonly", "present-only"],
  ["entitled", "entitled"],
  ["exprimes", "cast"],
  ["votants", "voters"],
  ["presents", "present"],
  ["representes", "present"],
  ["presentsourepresentes", "present"],
  ["presents-seuls", "present-only"],
  ["presentsseuls", "present-only"],
  ["inscrits", "entitled"],
]);

const singleWords = new Map<string, Majority>([
  ["unanimity", { kind: "unanimity" }],
  ["unanimite", { kind: "unanimity" }],
  ["plurality", { kind: "plurality" }],
  ["pluralite", { kind: "plurality" }],
]);

/** A base in words before its share: `votes cast > 1/2`. */
const baseFirst = /^([^<>=≥]+?)\s*(>=|≥|>)\s*(\d{1,6}\s*\/\s*\d{1,6}|\d{1,3}\s*%)\s*$/;

const shares = /^([a-z-]+)(>=|≥|>)(?:(\d{1,6})\/(\d{1,6})|(\d{1,3})%)$/;

/**
 * Reads `cast>1/2`, `cast>=2/3`, `present>1/2`, `present-only>1/2`, `entitled>=2/3`, `unanimity`, `plurality`, and what statutes say in
 * words (`two thirds of the votes cast`, `majorité absolue des inscrits`). A rule that half of the base or
 * less would satisfy is refused: two contrary motions could both be adopted. So is a rounded third: 66 % is not two thirds.
 */
export function readMajority(text: string): Majority {
  const typed = folded(text);
  const word = singleWords.get(typed);
  if (word) return word;
  const found = shares.exec(typed);
  const base = bases.get(found?.[1] ?? "");
  if (!found || !base) return majorityOf(majorityInWords(text.replace(baseFirst, "$2 $3 $1"), text), text);
  if (found[5] && ["33", "34", "66", "67"].includes(found[5])) throw new Misuse("majority", "majority-rounded", { typed: text });
  const at = found[2] === ">" ? "more" : "least";
  return majorityOf({ kind: "share", base, at, part: Number(found[3] ?? found[5]), whole: Number(found[4] ?? 100) }, text);
}

/** A majority that was read, in its lowest terms, where it is one. */
function majorityOf(read: Majority | null, text: string): Majority {
  if (read === null) throw new Misuse("majority", "majority-unread", { typed: text });
  if (read.kind !== "share") return read;
  const { base, at, part, whole } = read;
  if (whole === 0 || part > whole || (at === "more" && part === whole))
    throw new Misuse("majority", "majority-unreachable", { typed: text });
  if (2 * part < whole || (at === "least" && 2 * part === whole)) throw new Misuse("majority", "majority-too-low", { typed: text });
  const unit = greatestCommonDivisor(part, whole);
  return { kind: "share", base, at, part: part / unit, whole: whole / unit };
}

/** Writes a majority the way `readMajority` reads it. */
export function writeMajority(rule: Majority): string {
  if (rule.kind !== "share") return rule.kind;
  return `${rule.base}${rule.at === "more" ? ">" : ">="}${rule.part}/${rule.whole}`;
}

/** How many votes for a motion take it through on a base of `base`: of 9, two thirds are 6 and more than half is 5. */
export function votesRequired(rule: Majority, base: number): number {
  if (rule.kind === "unanimity") return Math.max(1, base);
  if (rule.kind === "plurality") return Math.floor(base / 2) + 1;
  const product = rule.part * base;
  const least = rule.at === "more" ? Math.floor(product / rule.whole) + 1 : Math.ceil(product / rule.whole);
  return Math.max(1, least);
}

/** The verdict on one motion put to a yes-no vote, with the numbers that its sentence needs. */
export function verdict(figures: Figures, rule: Majority): Verdict {
  requireWhole(figures);
  const cast = figures.for + figures.against;
  const voters = cast + figures.abstain + figures.blank + figures.void;
  const attending = figures.present === null ? voters : figures.present + figures.represented;
  const bases = { cast, voters, present: attending, "present-only": figures.present ?? voters, entitled: figures.entitled };
  const base = bases[rule.kind === "share" ? rule.base : "cast"];
  const quorum = quorumOf(figures, voters, attending);
  const numbers = { rule, base, required: votesRequired(rule, base), cast, voters, attending, quorum };
  return { ...decide(figures, numbers), ...numbers };
}

function decide(figures: Figures, numbers: Omit<Verdict, "outcome" | "reason">): Pick<Verdict, "outcome" | "reason"> {
  if (numbers.quorum && !numbers.quorum.met) return { outcome: "no-quorum", reason: "quorum-missing" };
  if (numbers.cast === 0) return { outcome: "rejected", reason: "no-vote-expressed" };
  if (figures.for >= numbers.required) return { outcome: "adopted", reason: "reached" };
  if (!isEven(figures, numbers)) return { outcome: "rejected", reason: "missed" };
  return settleTie(figures.casting ?? null, numbers.rule);
}

/** As many for as against, where one vote more would have been enough: the only case in which a casting vote counts. */
function isEven(figures: Figures, { base, rule }: Pick<Verdict, "base" | "rule">): boolean {
  if (figures.for !== figures.against) return false;
  if (rule.kind === "plurality") return true;
  return rule.kind === "share" && rule.at === "more" && 2 * rule.part === rule.whole && 2 * figures.for === base;
}

function settleTie(casting: Casting | null, rule: Majority): Pick<Verdict, "outcome" | "reason"> {
  const left = rule.kind === "plurality" ? "tied" : "rejected";
  if (casting === null) return { outcome: left, reason: "even" };
  if (casting.secret) return { outcome: left, reason: "casting-vote-secret" };
  if (casting.vote === "abstain") return { outcome: left, reason: "even" };
  return { outcome: casting.vote === "for" ? "adopted" : "rejected", reason: "casting-vote" };
}

function quorumOf(figures: Figures, voters: number, attending: number): Verdict["quorum"] {
  const rule = figures.quorum ?? null;
  if (rule === null) return null;
  const required = quorumRequired(rule, figures.entitled);
  const counted = { voters, present: figures.present ?? voters, represented: attending }[rule.of];
  return { required, counted, met: counted >= required };
}

function requireWhole(figures: Figures): void {
  const names = ["for", "against", "abstain", "blank", "void", "represented", "entitled"] as const;
  for (const name of names) {
    if (!Number.isSafeInteger(figures[name]) || figures[name] < 0) throw new RangeError(`${name} is no number of votes: ${figures[name]}`);
  }
  if (figures.present !== null && (!Number.isSafeInteger(figures.present) || figures.present < 0)) {
    throw new RangeError(`present is no number of members: ${figures.present}`);
  }
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s]/g, "")
    .toLowerCase();
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
