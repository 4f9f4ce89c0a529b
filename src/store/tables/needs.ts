import type { Id } from "#kernel/ids.ts";

/** The tables of the module needs. */
export interface NeedTables {
  readonly needs: NeedRow;
  readonly need_supports: NeedSupportRow;
  readonly need_remarks: NeedRemarkRow;
}

/** What a member asks the association to obtain. */
export interface NeedRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly about: string;
  /** For whoever runs the votes and its author alone: 0 or 1; 2 when it was, and has been tabled since. */
  readonly confided: number;
  readonly state: "open" | "merged" | "tabled" | "adopted" | "rejected" | "withdrawn";
  readonly submitter: Id;
  /** The need that it was joined into. */
  readonly merged_into: Id | null;
  /** The motion that decides it. */
  readonly motion: Id | null;
  readonly version: number;
  readonly created_at: string;
}

/** Somebody who supports a need. */
export interface NeedSupportRow {
  readonly community: Id;
  readonly id: string;
  readonly need: Id;
  readonly person: Id;
  readonly at: string;
}

/** Something that was said about a need. */
export interface NeedRemarkRow {
  readonly community: Id;
  readonly id: Id;
  readonly need: Id;
  readonly person: Id;
  readonly words: string;
  readonly at: string;
}
