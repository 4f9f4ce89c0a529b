import type { Id } from "#kernel/ids.ts";

/** The tables of the module surveys. */
export interface SurveyTables {
  readonly surveys: SurveyRow;
  readonly survey_answers: SurveyAnswerRow;
}

/** A survey of working conditions. */
export interface SurveyRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  /** JSON array of questions. */
  readonly questions: string;
  /** How many answers a cell of the result needs to be shown. */
  readonly least: number;
  readonly state: "open" | "closed";
  readonly asker: Id;
  readonly closes_at: string | null;
  readonly closed_at: string | null;
  /** The key that seals the answers, sealed; null after the close. */
  readonly sealed_key: string | null;
  readonly result: string | null;
  readonly version: number;
  readonly created_at: string;
}

/** Somebody's answer until the close, sealed and of one length. */
export interface SurveyAnswerRow {
  readonly community: Id;
  readonly id: string;
  readonly survey: Id;
  readonly person: Id;
  readonly answer: string;
}
