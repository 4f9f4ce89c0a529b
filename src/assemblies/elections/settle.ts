import type { RankedBallot } from "#assemblies/count/ballots.ts";
import type { Count } from "#assemblies/count/count.ts";
import { ballotsOf } from "#assemblies/count/gather.ts";
import { countBallots } from "#assemblies/count/tally.ts";
import type { Rules } from "#assemblies/rules.ts";
import { type Draw, drawFrom } from "./draw.ts";

/** What an election needs besides its ballots. */
export interface ElectionTerms {
  readonly method: string;
  readonly candidates: readonly string[];
  readonly seats: number;
  /** The rule for ties, and what it needs: local days of birth by name, or the seed and the ballot file of a draw. */
  readonly tie: Rules["tie"];
  readonly born: ReadonlyMap<string, string>;
  readonly draw: { readonly seed: string; readonly file: string } | null;
  /** The employer or section of each candidate, and how many of one may be elected; null for no limit. */
  readonly section: ReadonlyMap<string, string>;
  readonly mostPerSection: number | null;
}

/** How a tie for a seat was settled, and between whom. */
export interface SettledTie {
  readonly rule: "eldest" | "lot";
  readonly among: readonly string[];
  readonly elected: readonly string[];
}

/** Somebody who has the votes and no seat, since the limit for their section is reached. */
export interface Passed {
  readonly name: string;
  readonly section: string;
}

export interface Settled {
  readonly count: Count;
  readonly ties: readonly SettledTie[];
  readonly draw: Draw | null;
  readonly passed: readonly Passed[];
}

/**
 * Counts an election as it was cast; a tie for a seat is settled by the rule that the statutes name, where it can be applied.
 * Then the limit for each section is applied openly: whoever was elected beyond it, the last first, is set aside by name, and
 * the same ballots are counted again without them.
 */
export function settleElection(ballots: readonly RankedBallot[], terms: ElectionTerms): Settled {
  const passed: Passed[] = [];
  for (;;) {
    const round = countOnce(ballots, terms, passed);
    const over = beyondLimit(round.count.elected, terms);
    if (over === null) return { ...round, passed };
    passed.push(over);
  }
}

function countOnce(ballots: readonly RankedBallot[], terms: ElectionTerms, passed: readonly Passed[]): Omit<Settled, "passed"> {
  const withdrawn = passed.map(({ name }) => terms.candidates.indexOf(name));
  const gathered = withoutThose(ballots, terms, withdrawn);
  const options = { method: terms.method, seats: terms.seats };
  const first = countBallots(gathered, options);
  if (first.tied.length === 0 || terms.tie === "none") return { count: first, ties: [], draw: null };
  const draw = terms.tie === "lot" && terms.draw !== null ? drawFrom(terms.draw.seed, terms.draw.file, terms.candidates) : null;
  const order = terms.tie === "eldest" ? eldestFirst(terms.born) : (draw?.order ?? []);
  const count = countBallots(gathered, { ...options, lot: order });
  if (count.tied.length > 0) return { count: first, ties: [], draw: null };
  const elected = count.elected.filter((name) => first.tied.includes(name));
  return { count, ties: [{ rule: terms.tie, among: first.tied, elected }], draw };
}

function withoutThose(ballots: readonly RankedBallot[], { candidates, seats }: ElectionTerms, withdrawn: readonly number[]) {
  const gone = new Set(withdrawn);
  const kept =
    gone.size === 0
      ? ballots
      : ballots.map(({ ranks, ...rest }) => ({ ...rest, ranks: ranks.map((rank) => rank.filter((candidate) => !gone.has(candidate))) }));
  return { ...ballotsOf({ candidates, seats }, kept), withdrawn: [...withdrawn].sort((a, b) => a - b) };
}

/** By age, the eldest first. Two of one day are in no order, so neither is named: their tie stays open. */
function eldestFirst(born: ReadonlyMap<string, string>): readonly string[] {
  const days = [...born.values()];
  return [...born.entries()]
    .filter(([, day]) => days.indexOf(day) === days.lastIndexOf(day))
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([name]) => name);
}

function beyondLimit(elected: readonly string[], { section, mostPerSection }: ElectionTerms): Passed | null {
  if (mostPerSection === null) return null;
  const held = new Map<string, number>();
  for (const name of elected) {
    const of = section.get(name);
    if (of === undefined) continue;
    const seats = (held.get(of) ?? 0) + 1;
    if (seats > mostPerSection) return { name, section: of };
    held.set(of, seats);
  }
  return null;
}
