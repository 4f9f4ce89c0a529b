import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** Whom the association has to do with: the sorts that unions know. */
export const PARTY_KINDS = ["public-body", "branch", "commissioning-party", "company", "other"] as const;

export type PartyKind = (typeof PARTY_KINDS)[number];

/** Somebody outside: it negotiates, signs charters and agreements, and is said to keep them or not. */
export interface Party {
  readonly id: Id;
  readonly handle: string;
  readonly name: string;
  readonly folded: string;
  readonly kind: PartyKind;
  /** How to reach it; null for whoever does not run the votes. */
  readonly contact: string | null;
}

/** What a breach is one of: an agreement, or what a party has promised without one. */
export interface Subject {
  readonly kind: "agreement" | "party";
  readonly id: Id;
  readonly handle: string;
  /** The agreement's title, or the party's name. */
  readonly title: string;
}

/** A breach that was reported, as the register keeps it. */
export interface Breach {
  readonly id: Id;
  readonly number: number;
  readonly charter: Id | null;
  readonly reporter: Id;
  readonly words: string;
  readonly state: "open" | "answered" | "closed";
  /** What the other side says to it. */
  readonly reply: string | null;
  /** What the association answers to whoever reported. */
  readonly answer: string | null;
}

/** How many breaches were reported, and of how many of them it was said what came. */
export interface Counted {
  readonly reported: number;
  readonly answered: number;
}

/** What the other side says to a report, and to which. */
export interface Reply {
  readonly handle: string;
  readonly number: number;
  readonly words: string;
}

export function counted(breaches: readonly Pick<Breach, "state">[]): Counted {
  return { reported: breaches.length, answered: breaches.filter(({ state }) => state !== "open").length };
}

/** What the other side has said, in the order of the reports. */
export function repliesIn(handle: string, breaches: readonly Pick<Breach, "number" | "reply">[]): readonly Reply[] {
  return breaches.flatMap(({ number, reply }) => (reply === null ? [] : [{ handle, number, words: reply }]));
}

/** The breach of that number, which is not settled. */
export function requireBreach(subject: Pick<Subject, "handle">, breaches: readonly Breach[], number: number): Breach {
  const { handle } = subject;
  const breach = breaches.find((each) => each.number === number);
  if (breach === undefined) throw new Misuse("number", "breach-none-such", { handle, number });
  if (breach.state === "closed") throw new Refusal("breach-settled", { handle, number });
  return breach;
}
