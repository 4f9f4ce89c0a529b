import { after, DAY, type Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { SurveyResult } from "./cells.ts";

/** A question: one of a few choices, or a number (a rate, hours), kept in hundredths. */
export type Question =
  | { readonly kind: "choice"; readonly label: string; readonly choices: readonly string[] }
  | { readonly kind: "number"; readonly label: string };

/** Working conditions as members answer them, each alone, for all to compare. */
export interface Survey {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** How many answers a cell needs to be shown. */
  readonly floor: number;
  readonly state: "open" | "closed";
  readonly asker: Id;
  readonly closesAt: Instant | null;
  readonly closedAt: Instant | null;
  readonly result: SurveyResult | null;
}

/** One answer: for each question the place of a choice, or a number in hundredths. */
export type Answers = readonly number[];

const MOST_QUESTIONS = 10;
const MOST_CHOICES = 12;
const LONGEST = 60;
const LARGEST = 1_000_000_000;
const NUMBER = new Set(["number", "nombre", "#"]);

/**
 * Reads questions as they are typed: `Trade: camera, sound, edit; Day rate: number`. Throws a Misuse that says which one is
 * not understood.
 */
export function readQuestions(typed: string): readonly Question[] {
  const lines = typed
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0 || lines.length > MOST_QUESTIONS)
    throw new Misuse("questions", "survey-questions-count", { most: MOST_QUESTIONS });
  const questions = lines.map(readQuestion);
  const labels = new Set(questions.map(({ label }) => fold(label)));
  if (labels.size !== questions.length) throw new Misuse("questions", "survey-question-twice");
  return questions;
}

function readQuestion(line: string): Question {
  const colon = line.indexOf(":");
  const label = line.slice(0, Math.max(0, colon)).trim();
  const rest = line.slice(colon + 1).trim();
  if (colon < 0 || label === "" || rest === "" || label.length > LONGEST)
    throw new Misuse("questions", "survey-question-unclear", { typed: line.slice(0, 100) });
  if (NUMBER.has(fold(rest))) return { kind: "number", label };
  const choices = rest.split(",").map((choice) => choice.trim());
  const unclear = choices.length < 2 || choices.length > MOST_CHOICES || choices.some((choice) => choice === "" || choice.length > LONGEST);
  if (unclear || new Set(choices.map(fold)).size !== choices.length)
    throw new Misuse("questions", "survey-choices-unclear", { typed: label, most: MOST_CHOICES });
  return { kind: "choice", label, choices };
}

/** Whether two questions ask the same: by their name, or by their choices, in whatever order. */
function sameQuestion(one: Question, other: Question): boolean {
  if (one.kind !== other.kind) return false;
  if (fold(one.label) === fold(other.label)) return true;
  if (one.kind !== "choice" || other.kind !== "choice") return false;
  const choices = ({ choices }: { readonly choices: readonly string[] }) => choices.map(fold).sort().join("\n");
  return choices(one) === choices(other);
}

/** For so long a question whose result was published is not asked again, in milliseconds. */
const SAME_PEOPLE = 90 * DAY;

/**
 * Refuses a question that is being asked, or was lately: of two surveys among nearly the same people the one result less the
 * other is the answer of whoever took part in one of them alone. What was published with nothing in it does not count.
 */
export function requireNotAskedLately(questions: readonly Question[], earlier: readonly Survey[], now: Instant): void {
  for (const { handle, state, closedAt, result, questions: asked } of earlier) {
    const again = closedAt === null ? null : after(closedAt, SAME_PEOPLE);
    if (state === "closed" && (result?.answers == null || again === null || again <= now)) continue;
    const same = questions.find((question) => asked.some((each) => sameQuestion(question, each)));
    if (same !== undefined)
      throw new Misuse("questions", "survey-asked-lately", { label: same.label, handle, state, when: { moment: again ?? now } });
  }
}

/**
 * Reads the answers to all questions, in their order and separated by semicolons or lines; each may be named (`Trade: sound`).
 * Every question is answered: a gap would be a cell of its own, and a small one.
 */
export function readAnswers(survey: Pick<Survey, "questions">, typed: string): Answers {
  const lines = typed
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const { questions } = survey;
  if (lines.length !== questions.length)
    throw new Misuse("answers", "survey-answers-count", { given: lines.length, asked: questions.length });
  return questions.map((question, at) => readAnswer(question, unnamed(question, lines[at] as string)));
}

/** The answer without its question's name before it. */
function unnamed({ label }: Question, line: string): string {
  const colon = line.indexOf(":");
  return colon >= 0 && fold(line.slice(0, colon)) === fold(label) ? line.slice(colon + 1).trim() : line;
}

function readAnswer(question: Question, typed: string): number {
  if (question.kind === "choice") {
    const place = question.choices.findIndex((choice) => fold(choice) === fold(typed));
    if (place < 0)
      throw new Misuse("answers", "survey-answer-unknown", {
        label: question.label,
        typed: typed.slice(0, 60),
        known: question.choices.join(", "),
      });
    return place;
  }
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f]/g, ""));
  const value = match === null ? Number.NaN : Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  if (Number.isNaN(value) || value > LARGEST)
    throw new Misuse("answers", "survey-answer-no-number", { label: question.label, typed: typed.slice(0, 60) });
  return value;
}

/** Refuses an answer after the close. */
export function requireSurveyOpen(survey: Pick<Survey, "handle" | "state" | "closesAt" | "closedAt">, now: Instant): void {
  if (survey.state === "closed") throw new Refusal("survey-is-closed", { handle: survey.handle, when: { moment: survey.closedAt ?? now } });
  if (survey.closesAt !== null && now >= survey.closesAt)
    throw new Refusal("survey-is-closed", { handle: survey.handle, when: { moment: survey.closesAt } });
}
