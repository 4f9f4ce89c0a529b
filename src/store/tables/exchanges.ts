import type { Id } from "#kernel/ids.ts";

/** The tables of the module exchanges. */
export interface ExchangeTables {
  readonly exchanges: ExchangeRow;
  readonly exchange_members: ExchangeMemberRow;
  readonly exchange_groups: ExchangeGroupRow;
  readonly exchange_seats: ExchangeSeatRow;
}

/** Something that is asked or invited to every week, and over which two people meet. */
export interface ExchangeRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly kind: "work" | "questions";
  readonly about: string | null;
  /** JSON array of texts: the questions of whoever began it; empty for the usual ones. */
  readonly questions: string;
  /** Whether people are put together for it. */
  readonly pairs: number;
  readonly audience: "everyone" | "members";
  /** 1 for Monday. */
  readonly weekday: number;
  /** Local, `18:30`. */
  readonly time: string;
  /** IANA name. */
  readonly zone: string;
  /** JSON array of places. */
  readonly places: string;
  readonly author: Id;
  readonly state: "open" | "ended";
  /** JSON array of people and null, as they sit in the circle; null before the first round. */
  readonly seats: string | null;
  readonly turn: number;
  /** From 1: how often it has begun anew because everybody had met. */
  readonly cycle: number;
  /** How many rounds there were. */
  readonly round: number;
  readonly version: number;
  readonly created_at: string;
}

/** Somebody who takes part. */
export interface ExchangeMemberRow {
  readonly community: Id;
  readonly id: string;
  readonly exchange: Id;
  readonly person: Id;
  /** For how many rounds still they are left out, at their wish. */
  readonly pause: number;
  readonly joined_at: string;
}

/** People who were put together in one round; one alone sat out. */
export interface ExchangeGroupRow {
  readonly community: Id;
  readonly id: Id;
  readonly exchange: Id;
  readonly round: number;
  readonly cycle: number;
  readonly at: string;
}

/** One of them. */
export interface ExchangeSeatRow {
  readonly community: Id;
  readonly id: string;
  readonly party: Id;
  readonly person: Id;
  readonly state: "drawn" | "declined";
}
