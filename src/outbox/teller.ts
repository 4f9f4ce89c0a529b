import type { Card } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";

/** When and to whom something is told. */
export interface Telling {
  readonly community: Id;
  readonly now: Instant;
  /** The instant it was meant for. */
  readonly due: Instant;
  /** How long after that it is told, in milliseconds; 0 when it is in time (see `LATE`). */
  readonly late: number;
  /** The person who is told, or null when it is a room. */
  readonly person: Id | null;
}

/** What is told less than this long after its due time, in milliseconds, counts as told in time. */
export const LATE = 60_000;

/**
 * Why something goes to a mailbox where nothing else reaches a person: a notice that the law owes each of them and that nobody
 * can refuse, or what they asked for, until they no longer want it.
 */
export type LetterKind = "convocation" | "asked";

/**
 * How a notice of one name is said. It is asked when the notice is delivered, so it shows what is true then; null means
 * that it is no longer worth saying, and the notice is dropped.
 */
export interface NoticeTeller<F = unknown> {
  /** The version of the facts that are written today. */
  readonly version: number;
  /** Reads the facts of that version: a zod schema. */
  readonly facts: { parse(value: unknown): F };
  /** For each earlier version, what turns its facts into those of the next. */
  readonly older?: Readonly<Record<number, (facts: never) => unknown>>;
  /** Whether it is sent as a letter to whom nothing else reaches, and why; it is not when not given. */
  readonly letter?: LetterKind;
  card(db: Db, facts: F, voice: Voice, telling: Telling): Promise<Card | null>;
}

/** Declares a teller; the type of its facts comes from their schema. */
export function noticeTeller<F>(teller: NoticeTeller<F>): NoticeTeller<F> {
  return teller;
}

/** Every notice that can be told, by name. */
export type NoticeTellers = Readonly<Record<string, NoticeTeller>>;

/** Whether a card that stays fresh is about to be posted, or hangs already and is drawn anew. */
export type Hanging = "not yet" | "already";

/**
 * How a card that stays fresh is shown now. Null means that there is nothing to show: it is not posted, or left as it is.
 * `late` is how late it was posted, in milliseconds, and stays the same for as long as it hangs.
 */
export type FreshTeller = (db: Db, community: Id, id: Id, voice: Voice, late: number, hanging: Hanging) => Promise<Card | null>;

/** Every kind of card that stays fresh. */
export type FreshTellers = Readonly<Record<string, FreshTeller>>;

/**
 * Reads stored facts, of whatever version they were written in. Throws a RangeError for a version that the teller does not
 * know, and whatever its schema throws for facts that do not fit.
 */
export function readFacts<F>(name: string, teller: NoticeTeller<F>, version: number, stored: unknown): F {
  let facts = stored;
  for (let at = version; at < teller.version; at += 1) {
    const next = teller.older?.[at] as ((facts: unknown) => unknown) | undefined;
    if (next === undefined) throw new RangeError(`Nothing reads version ${at} of the notice ${name}.`);
    facts = next(facts);
  }
  if (version > teller.version) throw new RangeError(`The notice ${name} was written by a newer program (version ${version}).`);
  return teller.facts.parse(facts);
}
