import type { Id } from "#kernel/ids.ts";

/** The tables of the module aid. */
export interface AidTables {
  readonly requests: RequestRow;
  readonly claims: ClaimRow;
  readonly offers: OfferRow;
  readonly volunteers: VolunteerRow;
  readonly request_events: RequestEventRow;
}

/** A request for help. `about` is confidential: whoever asks and whoever has taken it on, nobody else. */
export interface RequestRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly requester: Id;
  readonly category: string;
  readonly zone: string | null;
  readonly about: string;
  readonly urgency: "now" | "today" | "week" | "whenever";
  /** JSON array of ISO 639 codes. */
  readonly languages: string;
  readonly anonymous: number;
  readonly helpers: number;
  readonly state: "open" | "offered" | "claimed" | "done" | "withdrawn" | "unmet";
  /** Whoever asked has said that it is done. */
  readonly confirmed: number;
  readonly version: number;
  readonly created_at: string;
}

/** Somebody who has taken a request on. */
export interface ClaimRow {
  readonly community: Id;
  readonly id: Id;
  readonly request: Id;
  readonly person: Id;
  readonly state: "active" | "released" | "lapsed" | "done";
  readonly at: string;
  /** Until when a sign is promised. */
  readonly until: string;
}

/** Somebody who was asked. One row for each request and person, so nobody is asked twice. */
export interface OfferRow {
  readonly community: Id;
  readonly id: string;
  readonly request: Id;
  readonly person: Id;
  readonly state: "open" | "accepted" | "declined" | "closed";
  readonly at: string;
}

/** With what somebody helps. `id` is the person. */
export interface VolunteerRow {
  readonly community: Id;
  readonly id: Id;
  /** JSON arrays of folded words, and of codes. */
  readonly categories: string;
  readonly zones: string;
  readonly languages: string;
  /** Weekly hours as typed, or null. */
  readonly hours: string | null;
  readonly most: number;
  readonly paused: number;
  /** When they were last asked. */
  readonly asked_at: string | null;
  readonly created_at: string;
}

/** One step in the life of a request. */
export interface RequestEventRow {
  readonly community: Id;
  readonly id: Id;
  readonly request: Id;
  readonly at: string;
  readonly event: string;
  readonly person: Id | null;
  /** A word to whom the step is told; confidential. */
  readonly note: string | null;
}
