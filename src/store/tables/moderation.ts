import type { Id } from "#kernel/ids.ts";

/** The tables of the module moderation. */
export interface ModerationTables {
  readonly reports: ReportRow;
  readonly measures: MeasureRow;
}

/** Something that somebody reported in confidence. */
export interface ReportRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly reporter: Id;
  /** Empty once it was forgotten. */
  readonly about: string;
  /** The message that it is about, where there is one. */
  readonly message: string | null;
  /** Whom it is about, where somebody was named. */
  readonly meant: Id | null;
  readonly handler: Id | null;
  /** Ids of those who passed it on, as JSON. */
  readonly passed: string;
  readonly state: "received" | "handled" | "resolved" | "dismissed";
  readonly version: number;
  readonly created_at: string;
  readonly closed_at: string | null;
}

/** What was done to somebody, or is proposed. */
export interface MeasureRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly kind: "hint" | "warning" | "suspension";
  readonly reason: string;
  readonly report: Id | null;
  readonly proposer: Id;
  readonly seconder: Id | null;
  readonly state: "proposed" | "active" | "appealed" | "ended" | "lifted" | "dropped";
  readonly ends_at: string | null;
  readonly appeal_until: string | null;
  readonly appeal: string | null;
  readonly version: number;
  readonly created_at: string;
}
