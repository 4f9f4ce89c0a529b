/** One measured figure, with the goal that it is held to; null where it is only reported beside others. */
export interface Figure {
  readonly figure: string;
  readonly measured: number;
  /** What the number counts: `×` for a ratio within one run, else `µs`, `a second`, `MB`… */
  readonly unit: string;
  readonly goal: Goal | null;
}

/** At least, or at most, this much. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** A figure as it is told: whether its goal is reached, null without one. */
export interface Judged extends Figure {
  readonly reached: boolean | null;
}

/** Rounds for reading: three digits that matter. */
export function rounded(value: number): number {
  return value === 0 || !Number.isFinite(value) ? value : Number(value.toPrecision(Math.abs(value) >= 1000 ? 4 : 3));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) throw new Error("There is no median of nothing.");
  if (Number.isInteger(half)) return ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
  return sorted[Math.floor(half)] as number;
}

export function judged(figure: Figure): Judged {
  const { goal, measured } = figure;
  if (goal === null) return { ...figure, measured: rounded(measured), reached: null };
  const reached = "atLeast" in goal ? measured >= goal.atLeast : measured <= goal.atMost;
  return { ...figure, measured: rounded(measured), reached };
}

export function goalWords(goal: Goal | null): string {
  if (goal === null) return "";
  return "atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

export function line(figure: Judged): string {
  const { goal, measured, unit, reached } = figure;
  const verdict = reached === null ? "" : `  (${goalWords(goal)}: ${reached ? "reached" : "MISSED"})`;
  return `${figure.figure}: ${measured} ${unit}${verdict}`;
}

/** What a run of several benches ends with: those that failed, whose figures nobody knows, and the goals that were missed. */
export function ending(figures: readonly Judged[], failed: readonly string[]): string {
  const missed = figures.filter(({ reached }) => reached === false);
  const said = [
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}`] : []),
    ...(missed.length > 0 ? [`Missed: ${missed.map(({ figure }) => figure).join("; ")}`] : []),
  ];
  return said.length === 0 ? "Every goal is reached." : said.join("\n");
}

/** Prints the figures of a bench: one JSON object with `--json`, a line each otherwise. `notes` are said beside them. */
export function report(bench: string, figures: readonly Figure[], notes: readonly string[] = []): void {
  const told = figures.map(judged);
  if (process.argv.includes("--json")) console.log(JSON.stringify({ bench, figures: told, notes }));
  else for (const text of [...told.map(line), ...notes]) console.log(text);
}
