import { nameInFile } from "#assemblies/count/blt.ts";
import type { MethodName } from "#assemblies/count/tally.ts";
import { type Majority, readMajority } from "#assemblies/majority.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** Where a candidate stands: named by somebody and not yet asked, accepted, or no candidate (any more). */
export type Standing = "named" | "accepted" | "declined" | "withdrawn";

/** Somebody who stands for election. */
export interface Candidate {
  readonly person: Id;
  /** As it stands on the ballot. */
  readonly name: string;
  readonly state: Standing;
  /** The employer or section they come from. */
  readonly section: string | null;
  /** A local day; known to the count alone, for the rule that the eldest wins a tie. */
  readonly born: string | null;
}

/** The call for candidates: which office, until when, and under which limits. */
export interface ElectionCall {
  readonly motion: Id;
  readonly office: string;
  readonly closesAt: Instant | null;
  readonly mostPerSection: number | null;
  readonly round: number;
  /** The round in which most votes are enough. */
  readonly rounds: number;
  /** Months of the mandate; null where none is entered. */
  readonly term: number | null;
  readonly thirds: boolean;
}

/** What a call is opened with, as it was typed. */
export interface TypedCall {
  readonly office?: string | undefined;
  readonly seats?: number | undefined;
  readonly closes?: { readonly at: Instant } | undefined;
  readonly method?: string | undefined;
  readonly names?: number | undefined;
  readonly limit?: number | undefined;
  readonly rounds?: number | undefined;
  readonly secret?: "yes" | "no" | undefined;
  readonly months?: number | undefined;
  readonly thirds?: "yes" | "no" | undefined;
}

/** Refuses a call that could not be held. */
export function requireCall(typed: TypedCall, method: MethodName): void {
  const seats = typed.seats ?? 1;
  if (typed.names !== undefined && method !== "plurality" && method !== "approval") throw new Misuse("names", "call-names-unneeded");
  if (typed.names !== undefined && method === "plurality" && typed.names > seats) throw new Misuse("names", "call-names-many", { seats });
  if ((typed.rounds ?? 1) > 1 && method !== "plurality" && method !== "approval") throw new Misuse("rounds", "call-rounds-unneeded");
  if (typed.thirds === "yes" && (typed.months === undefined || typed.months % 3 !== 0)) throw new Misuse("thirds", "call-thirds-unclear");
}

/** The majority of one round: more than half of the votes cast, but in the last one most votes are enough. */
export function majorityOfRound(round: number, rounds: number): Majority {
  return readMajority(round < rounds ? "cast>1/2" : "plurality");
}

/** Refuses to stand, or to be named, once the call is over or the vote began. */
export function requireCalling(call: ElectionCall, motion: { readonly state: string; readonly handle: string }, now: Instant): void {
  requireBefore(motion);
  if (call.closesAt !== null && now >= call.closesAt)
    throw new Refusal("call-over", { office: call.office, when: { moment: call.closesAt } });
}

/** Refuses what is possible only before the vote: a ballot does not change under those who have cast it. */
export function requireBefore(motion: { readonly state: string; readonly handle: string }): void {
  if (motion.state !== "tabled" && motion.state !== "draft") throw new Refusal("call-vote-began", { handle: motion.handle });
}

/** Refuses to open the vote while the call runs, or when nobody stands. */
export function requireElectable(call: ElectionCall, candidates: readonly Pick<Candidate, "state">[], now: Instant): void {
  if (call.round > 1) return;
  if (call.closesAt !== null && now < call.closesAt)
    throw new Refusal("call-runs", { office: call.office, when: { moment: call.closesAt } });
  if (!candidates.some(({ state }) => state === "accepted")) throw new Refusal("call-nobody", { office: call.office });
}

/** The names on the ballot: those who accepted, in the order of the alphabet. */
export function ballotNames(candidates: readonly Candidate[]): readonly string[] {
  const order = new Intl.Collator("fr").compare;
  return candidates
    .filter(({ state }) => state === "accepted")
    .map(({ name }) => name)
    .sort((a, b) => order(a, b) || (a < b ? -1 : 1));
}

const RESERVED = ["blank", "blanc", "abstain", "abstention", "for", "against", "pour", "contre"];

/**
 * A person's name as it can stand on a ballot: without the signs that part names there, and told from the same name of somebody
 * else, or from a word that means an abstention, by the person's handle.
 */
export function ballotName(person: { readonly name: string; readonly handle: string }, others: readonly string[]): string {
  const plain = nameInFile(person.name.replace(/[>=,;:\n]+/g, " "))
    .slice(0, 60)
    .trim();
  const taken = others.some((other) => fold(other) === fold(plain));
  return plain === "" || taken || RESERVED.includes(fold(plain)) ? `${plain} (${person.handle})`.trim() : plain;
}

/**
 * Who goes on to the next round: for each seat left two of those who are not out, those with the most votes; all who equal the
 * last of them go on too. Null where no seat is left, or nobody.
 */
export function nextRound(
  votes: Readonly<Record<string, number>>,
  out: ReadonlySet<string>,
  seats: number,
): { readonly candidates: readonly string[]; readonly seats: number } | null {
  const others = Object.entries(votes).filter(([name]) => !out.has(name));
  if (seats <= 0 || others.length === 0) return null;
  const sorted = others.map(([, count]) => count).sort((a, b) => b - a);
  const least = sorted[Math.min(2 * seats, sorted.length) - 1] ?? 0;
  return { candidates: others.filter(([, count]) => count >= least).map(([name]) => name), seats };
}
