import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** How a need may stand. Adopted or rejected is what the assembly said of the motion that carried it. */
export const STATES = ["open", "merged", "tabled", "adopted", "rejected", "withdrawn"] as const;

export type NeedState = (typeof STATES)[number];

/** What a member asks the association to obtain for its members. */
export interface Need {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly about: string;
  /** Confided to whoever runs the votes: nobody else reads it before it is tabled. */
  readonly confided: boolean;
  /** It was confided, and everybody reads it since it was tabled: who asked for it, and what was said of it before, stay confided. */
  readonly unnamed: boolean;
  readonly state: NeedState;
  readonly submitter: Id;
  readonly mergedInto: Id | null;
  readonly motion: Id | null;
  readonly supports: number;
  readonly createdAt: Instant;
}

/** Refuses to change what is no longer open. */
export function requireOpen(need: Pick<Need, "handle" | "state">): void {
  if (need.state === "open") return;
  throw new Refusal("need-not-open", { handle: need.handle, state: need.state });
}

/** Refuses support for what was decided or taken back: it would change nothing. */
export function requireSupportable(need: Pick<Need, "handle" | "state">): void {
  if (need.state === "open" || need.state === "tabled") return;
  throw new Refusal("need-not-open", { handle: need.handle, state: need.state });
}
