import { withoutSums } from "./subtraction.ts";
import type { Answers, Question } from "./survey.ts";

/** What a number came to among some people, in hundredths, rounded so that it is nobody's own figure. */
export interface Spread {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** One cell: a choice, how many took it, and what each number came to among them. Null where it is not shown. */
export interface Cell {
  readonly label: string;
  readonly count: number | null;
  /** One for each question that asks a number, in their order; null where the cell is not shown. */
  readonly spreads: readonly (Spread | null)[];
}

/** A survey as it is published: nothing in it, and nothing that follows from it, is about fewer people than the floor. */
export interface SurveyResult {
  /** Null where fewer answered than the floor. */
  readonly answers: number | null;
  readonly floor: number;
  /** One for each question that asks a number, over everybody. */
  readonly overall: readonly (Spread | null)[];
  /** One for each question with choices, in their order. */
  readonly tables: readonly { readonly label: string; readonly cells: readonly Cell[] }[];
}

/**
 * Which cells of one question may be shown. Those below the floor are not; and where the total less what is shown would tell
 * of fewer people than the floor, others are held back with them, until what is held back is a group that is large enough,
 * and more than one cell. (Complementary suppression, as statistics offices do it.) They are held back by their place, those
 * beside a cell below the floor, and not by their size: whoever knows this rule would otherwise know that what is
 * held back is smaller than all that is shown, and could work the small cell out from that (a minimality attack, Wong et
 * al., VLDB 2007).
 */
export function shownCells(counts: readonly number[], floor: number): readonly boolean[] {
  const shown = counts.map((count) => count >= floor);
  for (;;) {
    const hidden = counts.filter((_, at) => !shown[at]);
    if (hidden.length === 0) return shown;
    const together = hidden.reduce((sum, count) => sum + count, 0);
    // As many as cells below the floor can hold together are known one by one.
    const full = hidden.every((count) => count === floor - 1);
    if (hidden.length > 1 && together >= floor && !full) return shown;
    const beside = shownBeside(
      shown,
      counts.findIndex((count) => count < floor),
    );
    if (beside < 0) return shown;
    shown[beside] = false;
  }
}

/** The place of the first cell that is shown after another, or else the last before it; -1 where none is. */
function shownBeside(shown: readonly boolean[], place: number): number {
  const after = shown.indexOf(true, place + 1);
  return after >= 0 ? after : shown.lastIndexOf(true, place);
}

/** Which cells of all questions with choices may be shown, each question by itself and all of them together. */
function shownTogether(
  asked: readonly number[],
  groups: readonly (readonly (readonly Answers[])[])[],
  floor: number,
  answers: readonly Answers[],
): readonly (readonly boolean[])[] {
  const alone = groups.map((cells) =>
    shownCells(
      cells.map(({ length }) => length),
      floor,
    ),
  );
  const sorts = [...new Map(answers.map((answer) => [asked.map((at) => answer[at]).join(), answer])).values()];
  const members = groups.map((cells, table) =>
    cells.map((_, place) => sorts.map((answer) => (answer[asked[table] as number] === place ? 1 : 0))),
  );
  return withoutSums(members, alone, (table, place) => (groups[table]?.[place]?.length ?? 0) < floor);
}

/** Counts a survey. The order of the answers never matters. */
export function countSurvey(questions: readonly Question[], floor: number, answers: readonly Answers[]): SurveyResult {
  const numbers = questions.flatMap(({ kind }, at) => (kind === "number" ? [at] : []));
  const enough = answers.length >= floor;
  const spreadsOf = (some: readonly Answers[]) => numbers.map((at) => spreadOf(some.map((answer) => answer[at] as number)));
  const asked = questions.flatMap((question, at) => (question.kind === "choice" ? [{ question, at }] : []));
  const groups = asked.map(({ question, at }) => question.choices.map((_, place) => answers.filter((answer) => answer[at] === place)));
  const shown = enough
    ? shownTogether(
        asked.map(({ at }) => at),
        groups,
        floor,
        answers,
      )
    : groups.map((cells) => cells.map(() => false));
  const tables = asked.map(({ question }, table) => {
    const cells = question.choices.map((label, place): Cell => {
      const group = groups[table]?.[place] ?? [];
      return shown[table]?.[place]
        ? { label, count: group.length, spreads: spreadsOf(group) }
        : { label, count: null, spreads: numbers.map(() => null) };
    });
    return { label: question.label, cells };
  });
  return { answers: enough ? answers.length : null, floor, overall: enough ? spreadsOf(answers) : numbers.map(() => null), tables };
}

/** The middle half of some numbers. Rounded to two digits that matter: what is published is a place to compare with, and no one's pay. */
function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { lower: rounded(quantile(sorted, 1)), median: rounded(quantile(sorted, 2)), upper: rounded(quantile(sorted, 3)) };
}

/** The quarter `part` of sorted numbers, between two where it falls between them. */
function quantile(sorted: readonly number[], part: 1 | 2 | 3): number {
  const at = ((sorted.length - 1) * part) / 4;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

function rounded(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
