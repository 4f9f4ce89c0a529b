import type { Instant } from "#kernel/clock.ts";
import type { Tx } from "./db.ts";

/** One kind of data that is kept for a time: what it is called in the page on privacy, for how many days, and how it goes. */
export interface Keeping {
  /** The first words of its line in `docs/privacy.md`. */
  readonly what: string;
  readonly days: number;
  /** Removes what is older than `before`. Resolves to how many rows it changed. */
  readonly remove: (tx: Tx, before: Instant) => Promise<number>;
}
