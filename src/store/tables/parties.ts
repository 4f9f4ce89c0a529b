import type { Id } from "#kernel/ids.ts";

/** The tables of the module parties. */
export interface PartyTables {
  readonly counterparts: CounterpartRow;
  readonly breaches: BreachRow;
}

/** Somebody outside with whom the association has to do: whom it negotiates with, who signs its charters. */
export interface CounterpartRow {
  readonly community: Id;
  readonly id: Id;
  /** `O` and a number. */
  readonly handle: string;
  readonly name: string;
  readonly folded: string;
  readonly kind: "public-body" | "branch" | "commissioning-party" | "company" | "other";
  /** How to reach it; for whoever negotiates. */
  readonly contact: string | null;
  readonly version: number;
  readonly created_at: string;
}

/** What was reported of a breach, in confidence: of an agreement, or by a party that none binds. */
export interface BreachRow {
  readonly community: Id;
  readonly id: Id;
  readonly agreement: Id | null;
  /** Who is said not to keep its word: the agreement's other side, or the party itself. */
  readonly party: Id | null;
  /** The charter that it is said not to keep. */
  readonly charter: Id | null;
  /** Counts from 1 for each agreement, and for each party apart from its agreements. */
  readonly number: number;
  readonly reporter: Id;
  readonly words: string;
  readonly state: "open" | "answered" | "closed";
  /** What the other side says to it. */
  readonly reply: string | null;
  /** What the association answers to whoever reported. */
  readonly answer: string | null;
  readonly at: string;
}
