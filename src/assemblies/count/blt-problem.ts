import { Refusal, type Value } from "#kernel/refusal.ts";
import type { Keys } from "#locales/keys.ts";

/** The reasons for which a ballot file is refused: the sentences that begin with `blt-`. */
export type BltKey = Extract<keyof Keys<Value>, `blt-${string}`>;

/** A ballot file that cannot be read: the line, counted from 1, and the reason. Nothing of such a file is counted. */
export class BltProblem extends Refusal {
  readonly line: number;

  constructor(line: number, key: BltKey, values: Readonly<Record<string, Value>> = {}) {
    super(key, { ...values, line });
    this.name = "BltProblem";
    this.line = line;
    this.message = `${key} in line ${line}`;
  }
}
