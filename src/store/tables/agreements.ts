import type { Id } from "#kernel/ids.ts";

/** The tables of the module agreements. */
export interface AgreementTables {
  readonly agreements: AgreementRow;
  readonly negotiators: NegotiatorRow;
  readonly agreement_log: AgreementLogRow;
  readonly agreement_texts: AgreementTextRow;
  readonly agreement_motions: AgreementMotionRow;
  readonly agreement_signatures: AgreementSignatureRow;
}

/** A mandate and what becomes of it. Days are local, `2027-03-28`. */
export interface AgreementRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly counterpart: Id | null;
  /** The motion that gave the mandate. */
  readonly motion: Id;
  readonly object: string;
  readonly limits: string | null;
  readonly report_on: string;
  readonly expires_on: string;
  /** Who reads the log and the drafts. */
  readonly seen_by: "members" | "negotiators";
  readonly state: "mandated" | "negotiating" | "ratified" | "signed" | "in-force" | "ended" | "lapsed" | "withdrawn";
  readonly from_day: string | null;
  readonly until_day: string | null;
  readonly renewal: "none" | "tacit";
  readonly notice_days: number;
  readonly ratified_by: Id | null;
  readonly withdrawn_by: Id | null;
  /** Why notice of termination was given. */
  readonly ending: string | null;
  readonly version: number;
  readonly created_at: string;
}

export interface NegotiatorRow {
  readonly community: Id;
  readonly id: Id;
  readonly agreement: Id;
  readonly person: Id;
}

export interface AgreementLogRow {
  readonly community: Id;
  readonly id: Id;
  readonly agreement: Id;
  readonly kind: "meeting" | "position" | "document" | "note";
  readonly words: string;
  /** When the next step is. */
  readonly next_at: string | null;
  readonly author: Id;
  readonly at: string;
}

/** One version of the text. */
export interface AgreementTextRow {
  readonly community: Id;
  readonly id: Id;
  readonly agreement: Id;
  readonly number: number;
  readonly words: string;
  readonly author: Id;
  readonly at: string;
}

/** A motion that ratifies a version of the text, or takes the mandate back. */
export interface AgreementMotionRow {
  readonly community: Id;
  readonly id: Id;
  readonly agreement: Id;
  readonly motion: Id;
  readonly purpose: "ratify" | "withdraw";
  readonly number: number | null;
}

export interface AgreementSignatureRow {
  readonly community: Id;
  readonly id: Id;
  readonly agreement: Id;
  readonly side: "us" | "them";
  readonly name: string;
  readonly person: Id | null;
  readonly number: number;
  readonly at: string;
}
