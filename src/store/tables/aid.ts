import type { Id } from "#kernel/ids.ts";

/** The tables of the module aid. */
export interface AidTables {
  readonly requests: RequestRow;
  readonly claims: ClaimRow;
  readonly offers: OfferRow;
  readonly volunteers: VolunteerRow;
  readonly request_events: RequestEventRow;
  readonly vettings: VettingRow;
  readonly leaves: LeaveRow;
  readonly kept_apart: KeptApartRow;
  readonly contact_looks: ContactLookRow;
}

/**
 * A request for help. `about`, `behalf`, `contact`, `address` are confidential: whoever asks and whoever has taken it on, nobody
 * else; they are emptied some time after it is over, and whoever asked is forgotten.
 */
export interface RequestRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly requester: Id | null;
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
  /** JSON array of folded words. */
  readonly skills: string;
  readonly vetting: "home" | "money" | "minors" | null;
  /** Two people go together. */
  readonly pair: number;
  readonly starts_at: string | null;
  /** Who is helped, where somebody else asks, with their consent. */
  readonly behalf: string | null;
  readonly contact: string | null;
  readonly address: string | null;
  /** Of what kinds the dangers are that its words speak of, with a space between them; null for none. */
  readonly danger: string | null;
  /** Who is asked before anybody else: the helper of the last time, or their substitute. */
  readonly preferred: Id | null;
  /** The rule of a regular need, as typed. */
  readonly repeat: string | null;
  /** When the first time of a regular need was for: its rule is counted from there. */
  readonly repeats_from: string | null;
  readonly claimed_at: string | null;
  readonly closed_at: string | null;
  /** Why it was closed: fulfilled, partly, not-possible, withdrawn, no-answer, duplicate, referred, expired. */
  readonly reason: string | null;
  /** How many people helped; kept when their names are not. */
  readonly helped: number;
  readonly purged_at: string | null;
  /** The section of the community that it is asked of; null for all. */
  readonly section: string | null;
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
  readonly state: "open" | "accepted" | "declined" | "closed" | "unreachable";
  readonly at: string;
  /** Why them: what the cost was made of, as JSON. */
  readonly why: string | null;
  /** The helper who asks this person to take over. */
  readonly handed_by: Id | null;
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
  /** JSON array of `{ name, until }`. */
  readonly skills: string;
  readonly per_week: number | null;
  /** At least so many hours between two questions. */
  readonly every: number | null;
  /** Quiet hours of their own: `21:00-08:00`. */
  readonly quiet: string | null;
  readonly experienced: number;
  readonly household: string | null;
  /** JSON array of folded words: the sections in which they help; empty for all. */
  readonly sections: string;
}

/** What a coordinator has checked of somebody. */
export interface VettingRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly level: "home" | "money" | "minors";
  /** The last local day on which it holds. */
  readonly until: string | null;
  readonly recorded_by: Id;
  readonly at: string;
}

/** Days on which a volunteer does not help, and who does in their place. */
export interface LeaveRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly from_day: string;
  readonly to_day: string;
  readonly substitute: Id | null;
}

/** Two who are never brought together: to be kept apart, or because one has an interest in the other's affairs. It holds both ways. */
export interface KeptApartRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly other: Id;
  readonly kind: "apart" | "interest";
  readonly recorded_by: Id;
  readonly at: string;
}

/** That somebody read what was confided. */
export interface ContactLookRow {
  readonly community: Id;
  readonly id: Id;
  readonly request: Id;
  readonly person: Id;
  readonly at: string;
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
