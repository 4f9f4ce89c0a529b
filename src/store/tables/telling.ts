import type { Id } from "#kernel/ids.ts";

/** The tables of what is still to be told and still to be done. */
export interface TellingTables {
  readonly rooms: RoomRow;
  readonly notices: NoticeRow;
  readonly cards: CardRow;
  readonly jobs: JobRow;
}

/**
 * Where something is told: a channel of a platform, or one person in private. It gives the numbers that keep what is told
 * there in the order of the changes, and is lent to one process at a time.
 */
export interface RoomRow {
  readonly community: Id;
  readonly id: Id;
  /** The space it belongs to, when the community has attached one; null for a person. */
  readonly space: Id | null;
  /** The person it is, or null for a channel. */
  readonly person: Id | null;
  /** Platform, team and native name a channel; a person has two empty texts and the person's id. */
  readonly platform: string;
  readonly team: string;
  readonly native: string;
  readonly name: string;
  /** The number of the next notice. */
  readonly next_seq: number;
  /** The latest due time among the notices that were to be told at once. */
  readonly last_turn: string;
  readonly lease_owner: string | null;
  readonly lease_until: string | null;
  /** Nothing is sent before this instant: the platform asked for patience, or the channel is closed to us. */
  readonly held_until: string | null;
  /** Persons only: until this instant they count as unreachable, and what falls due is given up unsaid. */
  readonly closed_until: string | null;
  /** Why nothing can be told here, until something can again. */
  readonly trouble: string | null;
}

/** Something that was promised to be told: a name and facts, never a rendered text. */
export interface NoticeRow {
  readonly community: Id;
  readonly id: Id;
  readonly room: Id;
  readonly sequence: number;
  /** Its place in the order of its room: the due time, never before that of an earlier immediate one. */
  readonly turn: string;
  readonly name: string;
  readonly version: number;
  /** JSON. */
  readonly facts: string;
  /** What makes repetition harmless: unique in the community. */
  readonly once: string;
  /** Null for what is told at once and is no scheduled post. */
  readonly kind: "announcement" | "reminder" | "programme" | "result" | "notice" | null;
  readonly due: string;
  readonly state: "due" | "sent" | "given-up" | "dropped";
  readonly attempts: number;
  /** Why the last attempt failed, or why it was given up. */
  readonly reason: string | null;
  /** Where it hangs, in the platform's own words. */
  readonly place: string | null;
  /** When it was told. */
  readonly posted: string | null;
}

/** A card that stays fresh: the version wanted beside the version shown. Its id is that of the notice that puts it up. */
export interface CardRow {
  readonly community: Id;
  readonly id: Id;
  readonly room: Id;
  readonly kind: string;
  readonly subject: Id;
  readonly wanted: number;
  readonly shown: number;
  /** `waiting` until it is posted, `up` while it hangs, `down` when it is gone or no longer wanted. */
  readonly state: "waiting" | "up" | "down";
  /** Where it hangs, in the platform's own words. */
  readonly place: string | null;
  /** What is shown, as a hash, so that an edit that would show the same is skipped. */
  readonly digest: string | null;
  /** It is not edited again before this instant. */
  readonly edit_after: string;
  readonly attempts: number;
}

/** Something to be done later. A row is there until it is done. */
export interface JobRow {
  readonly community: Id;
  readonly id: Id;
  readonly kind: string;
  readonly subject: Id;
  /** Tells several jobs of one kind and subject apart; empty when there is one. */
  readonly key: string;
  /** The instant it is meant for. */
  readonly due: string;
  /** The instant of the next attempt: `due`, or later after a failure. */
  readonly try_at: string;
  /** JSON. */
  readonly facts: string;
  /** Goes up with each plan, move and run: who holds an older one does nothing. */
  readonly version: number;
  readonly state: "due" | "failed";
  readonly attempts: number;
  /** Why the last attempt failed: the kind of error, never its text. */
  readonly reason: string | null;
}
