import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { nameInFile } from "./count/blt.ts";
import { aliases, type MethodName, methods } from "./count/tally.ts";
import { type Majority, readMajority } from "./majority.ts";
import type { Quorum } from "./quorum.ts";
import type { Result } from "./result.ts";

/** The ways of putting a motion to the vote, as they are typed. */
export const METHODS = ["yes-no", "choice", "approval", "score", "irv", "stv", "meek-stv", "schulze"] as const;

/** A text put to the vote. */
export interface Motion {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly text: string;
  readonly assembly: Id | null;
  readonly method: MethodName;
  readonly majority: Majority;
  /** What may be chosen; empty for a yes-no motion. */
  readonly choices: readonly string[];
  readonly seats: number;
  readonly secret: boolean;
  readonly state: "draft" | "tabled" | "open" | "closed" | "withdrawn";
  readonly proposer: Id;
  readonly closesAt: Instant | null;
  readonly openedAt: Instant | null;
  readonly closedAt: Instant | null;
  /** How many were entitled when the electorate was frozen; null before. */
  readonly entitled: number | null;
  /** The hash of that electorate's list. */
  readonly electorate: string | null;
  /** In an assembly: members present and represented when the vote was opened, and the quorum then in force. */
  readonly present: number | null;
  readonly represented: number;
  readonly quorum: Quorum | null;
  readonly result: Result | null;
  /** An amendment: the motion whose text it changes, the passage it replaces (null for the whole), what stood there before. */
  readonly amends: Id | null;
  readonly passage: string | null;
  readonly replaced: string | null;
  /** The motion, voted on before, that this one takes up again. */
  readonly reopens: Id | null;
  /** The draw that a tie may need: its seed is bound by a published hash, and sealed until the close. */
  readonly draw: { readonly commitment: string; readonly sealed: string } | null;
  /** Most names on a ballot; null for what the method takes. */
  readonly names: number | null;
}

/** How many names a ballot may bear where they are in no order: of a plurality vote as many as there are seats. */
export function mostNames(motion: Pick<Motion, "method" | "names" | "seats" | "choices">): number {
  if (motion.method === "plurality") return Math.min(motion.names ?? motion.seats, motion.seats);
  return motion.names ?? motion.choices.length;
}

/** What is proposed. */
export interface Proposal {
  readonly method: MethodName;
  readonly majority: Majority;
  readonly choices: readonly string[];
  readonly seats: number;
}

/**
 * Reads how a proposal is to be put to the vote. Statutes that are silent mean a simple majority of votes cast, by yes or no
 * (law of 1901). Throws a Misuse that names the option.
 */
export function readProposal(typed: {
  readonly method?: string | undefined;
  readonly majority?: string | undefined;
  readonly choices?: string | undefined;
  readonly seats?: number | undefined;
  /** The majority where none is named, as the assembly's rules have it. */
  readonly usual?: string | undefined;
}): Proposal {
  const method = methodOf(typed.method ?? (typed.choices === undefined ? "yes-no" : "choice"));
  const majority = readMajority(typed.majority ?? (method === "yes-no" ? (typed.usual ?? "cast>1/2") : "plurality"));
  const choices = method === "yes-no" ? [] : readChoices(typed.choices);
  const seats = typed.seats ?? 1;
  if (method === "yes-no" && typed.choices !== undefined) throw new Misuse("choices", "motion-choices-unneeded");
  if (method !== "yes-no" && seats > choices.length) throw new Misuse("seats", "motion-too-many-seats", { seats, choices: choices.length });
  return { method, majority, choices, seats };
}

/** The method that was typed, under the name of its count. Throws a Misuse. */
export function methodOf(typed: string): MethodName {
  const name = Object.hasOwn(aliases, typed) ? (aliases[typed] as MethodName) : typed;
  if (!Object.hasOwn(methods, name)) throw new Misuse("method", "motion-method-unknown", { typed, known: METHODS.join(", ") });
  return name as MethodName;
}

/** The names to choose from. None may read like an abstention, or hold the signs that separate choices. */
function readChoices(typed: string | undefined): readonly string[] {
  const names = (typed ?? "")
    .split(/[,;\n]/)
    .map(nameInFile)
    .filter((name) => name !== "");
  if (names.length < 2) throw new Misuse("choices", "motion-choices-needed");
  if (names.length > 50) throw new Misuse("choices", "motion-choices-many");
  if (new Set(names.map(fold)).size !== names.length) throw new Misuse("choices", "motion-choice-twice");
  const bad = names.find(
    (name) => /[>=]/.test(name) || name.length > 75 || ["blank", "blanc", "abstain", "abstention"].includes(fold(name)),
  );
  if (bad !== undefined) throw new Misuse("choices", "motion-choice-unfit", { typed: bad.slice(0, 75) });
  return names;
}

/** Refuses what may only be done before the vote, its opening too. */
export function requireComing(motion: Motion): void {
  if (motion.state === "open") throw new Refusal("motion-already-open", { handle: motion.handle });
  if (motion.state === "closed") throw new Refusal("motion-already-closed", { handle: motion.handle });
  if (motion.state === "withdrawn") throw new Refusal("motion-is-withdrawn", { handle: motion.handle });
}

/** Refuses to close what is not open. */
export function requireClosable(motion: Motion): void {
  if (motion.state === "closed") throw new Refusal("motion-already-closed", { handle: motion.handle });
  if (motion.state === "withdrawn") throw new Refusal("motion-is-withdrawn", { handle: motion.handle });
  if (motion.state !== "open") throw new Refusal("motion-not-open", { handle: motion.handle });
}

/** Refuses to withdraw what was voted on: a result stands. */
export function requireWithdrawable(motion: Motion): void {
  if (motion.state === "closed") throw new Refusal("motion-already-closed", { handle: motion.handle });
  if (motion.state === "withdrawn") throw new Refusal("motion-is-withdrawn", { handle: motion.handle });
}

/** Whether a ballot received at this instant counts: strictly before the close, by the server's clock. */
export function takesBallots(motion: Pick<Motion, "state" | "closesAt">, at: Instant): boolean {
  return motion.state === "open" && (motion.closesAt === null || at < motion.closesAt);
}
