import { Misuse } from "#kernel/refusal.ts";
import type { Ballots, Overvote, Unranked } from "./ballots.ts";
import { readBlt } from "./blt.ts";
import type { Count, Method } from "./count.ts";
import { countApproval, countScore } from "./graded.ts";
import { countIrv } from "./irv.ts";
import { countMeekStv } from "./meek-stv.ts";
import { countPlurality, countYesNo } from "./one-choice.ts";
import { countSchulze } from "./schulze.ts";
import { countScottishStv } from "./scottish-stv.ts";

/** The ways of counting by name, the default first. */
export const methods = {
  "yes-no": countYesNo,
  plurality: countPlurality,
  approval: countApproval,
  score: countScore,
  irv: countIrv,
  "scottish-stv": countScottishStv,
  "meek-stv": countMeekStv,
  schulze: countSchulze,
} as const satisfies Record<string, Method>;

export type MethodName = keyof typeof methods;

/** The same method under another name. */
export const aliases: Readonly<Record<string, MethodName>> = { choice: "plurality", stv: "scottish-stv" };

export interface TallyOptions {
  readonly method: string;
  /** In place of the file's own number of seats. */
  readonly seats?: number | undefined;
  readonly unranked?: Unranked | undefined;
  readonly overvote?: Overvote | undefined;
  /** The candidates in the order in which a published draw drew them; settles what no other rule does. */
  readonly lot?: readonly string[] | undefined;
}

/** Counts a ballot file. Throws BltProblem for a file that cannot be read, Misuse for an option that does not fit it. */
export function tally(file: string, options: TallyOptions): Count {
  return countBallots(readBlt(file), options);
}

/** Counts ballots that are at hand. */
export function countBallots(ballots: Ballots, options: TallyOptions): Count {
  const method = methodNamed(options.method);
  const seats = options.seats ?? ballots.seats;
  if (!Number.isSafeInteger(seats) || seats < 1) throw new Misuse("seats", "tally-seats", { typed: String(options.seats) });
  const lot = (options.lot ?? []).map((name) => {
    const candidate = ballots.candidates.indexOf(name);
    if (candidate === -1) throw new Misuse("lot", "tally-lot", { typed: name });
    return candidate;
  });
  return methods[method](ballots, { seats, unranked: options.unranked ?? "last", overvote: options.overvote ?? "skip", lot });
}

/** The method of that name, `stv` and `choice` included. */
export function methodNamed(typed: string): MethodName {
  const name = typed.trim().toLowerCase();
  const found = Object.hasOwn(aliases, name) ? aliases[name] : name;
  if (found === undefined || !Object.hasOwn(methods, found)) {
    throw new Misuse("method", "tally-method", { typed, known: Object.keys(methods).join(", ") });
  }
  return found as MethodName;
}
