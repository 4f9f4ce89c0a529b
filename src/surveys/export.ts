import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import type { Spread } from "./cells.ts";
import { listSurveys } from "./store.ts";

/** The community's surveys as the export shows them: what was asked, and of the answers only what is published. */
export async function exportSurveys(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const spread = (each: Spread | null) =>
    each === null ? null : { lower: each.lower / 100, median: each.median / 100, upper: each.upper / 100 };
  const entries = (await listSurveys(db, community, ["open", "closed"], 100_000)).toReversed().map((survey) => {
    const { result } = survey;
    const numbers = survey.questions.flatMap(({ kind, label }) => (kind === "number" ? [label] : []));
    const named = (spreads: readonly (Spread | null)[]) =>
      Object.fromEntries(numbers.map((label, at) => [label, spread(spreads[at] ?? null)]));
    const tables = result?.tables.map(({ label, cells }) => [
      label,
      Object.fromEntries(
        cells.map((cell) => [cell.label, { count: cell.count, ...(numbers.length === 0 ? {} : { numbers: named(cell.spreads) }) }]),
      ),
    ]);
    return [
      survey.handle,
      {
        title: survey.title,
        questions: survey.questions,
        floor: survey.floor,
        state: survey.state,
        asker: within.name(survey.asker),
        closes: survey.closesAt === null ? null : zonedText(survey.closesAt, within.zone),
        closed: survey.closedAt === null ? null : zonedText(survey.closedAt, within.zone),
        result:
          result === null ? null : { answers: result.answers, numbers: named(result.overall), choices: Object.fromEntries(tables ?? []) },
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}
