import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, facts, file, list, paragraph, pressControl, type TallyRow } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { csvTable } from "#kernel/csv.ts";
import { carriedBars } from "#pictures/carried.ts";
import type { Cell, Spread, SurveyResult } from "./cells.ts";
import type { SurveyView } from "./service.ts";
import type { Survey } from "./survey.ts";

function amount(hundredths: number, voice: Voice): string {
  return voice.number(hundredths / 100);
}

function spreadWords(spread: Spread, voice: Voice): string {
  const { lower, median, upper } = spread;
  return voice.text("survey-spread", { lower: amount(lower, voice), median: amount(median, voice), upper: amount(upper, voice) });
}

function numbersOf({ questions }: Survey): readonly string[] {
  return questions.flatMap(({ kind, label }) => (kind === "number" ? [label] : []));
}

function cellLine(cell: Cell, numbers: readonly string[], voice: Voice): Prose {
  if (cell.count === null) return prose`${cell.label} – ${voice.text("survey-cell-kept")}`;
  const spreads = cell.spreads.flatMap((spread, at) => (spread === null ? [] : [`${numbers[at] ?? ""} ${spreadWords(spread, voice)}`]));
  return prose`${strong(cell.label)} – ${voice.text("survey-cell-count", { count: cell.count })}${spreads.length === 0 ? "" : ` – ${voice.list(spreads)}`}`;
}

function resultBlocks(survey: Survey, result: SurveyResult, voice: Voice): readonly Block[] {
  if (result.answers === null) return [paragraph(voice.say("survey-too-few", { floor: result.floor }))];
  const numbers = numbersOf(survey);
  const overall = result.overall.flatMap((spread, at) =>
    spread === null ? [] : [[numbers[at] ?? "", [plain(spreadWords(spread, voice))]] as const],
  );
  const tables = result.tables.flatMap(({ label, cells }): readonly Block[] => {
    const rows = cells.flatMap(({ label: name, count }): readonly TallyRow[] => (count === null ? [] : [{ label: name, count }]));
    const counted: readonly Block[] = rows.length === 0 ? [] : [{ kind: "tally", rows }];
    return [paragraph([strong(label)]), ...counted, list(cells.map((cell) => cellLine(cell, numbers, voice)))];
  });
  return [...(overall.length === 0 ? [] : [facts(...overall)]), ...tables];
}

/** A survey: what it asks and how many have answered, or after the close what may be shown. */
export function surveyCard({ survey, answers }: SurveyView, voice: Voice): Card {
  const { id, handle, title, state, questions, result, floor } = survey;
  const asked = questions.map((question) =>
    question.kind === "number"
      ? prose`${question.label} – ${voice.text("survey-number")}`
      : prose`${question.label} – ${question.choices.join(", ")}`,
  );
  return card({
    summary: voice.text("survey-summary", { handle, title, state: result?.answers === null ? "unshown" : state, answers }),
    tone: state === "closed" ? "good" : "calm",
    title: prose`${handle} · ${title}`,
    blocks: [
      ...(result === null ? [list(asked)] : resultBlocks(survey, result, voice)),
      facts(
        [voice.text("survey-state-label"), voice.say("survey-state", { state })],
        result?.answers === null ? null : [voice.text("survey-answers-label"), [plain(voice.number(answers))]],
        [voice.text("survey-floor-label"), [plain(voice.number(floor))]],
        state === "open" && survey.closesAt !== null ? [voice.text("survey-closes-label"), [voice.moment(survey.closesAt)]] : null,
      ),
    ],
    controls:
      state === "open"
        ? [[pressControl(voice.text("label-answer"), writeAddress({ command: "campaign answer", press: "ask", id }), "main")]]
        : [],
    footer: voice.say("survey-footer", { floor }),
  });
}

/** The form in which a survey is answered: every question stands in it already. */
export function answerForm(survey: Survey, voice: Voice): Form {
  const start = survey.questions.map(({ label }) => `${label}: `).join("\n");
  const known = survey.questions.flatMap((question) =>
    question.kind === "choice" ? [`${question.label}: ${question.choices.join(", ")}`] : [],
  );
  const answers = {
    kind: "lines",
    name: "answers",
    label: voice.text("survey-answers-input"),
    help: voice.text("survey-answers-help"),
    required: true,
    start,
    wrong: null,
    max: 2_000,
    choices: [],
  } as const;
  const which = {
    ...answers,
    kind: "line",
    name: "survey",
    label: voice.text("survey-which-input"),
    help: "",
    start: survey.handle,
    max: 100,
  } as const;
  return {
    title: voice.text("label-answer"),
    intro: known.join(" · "),
    inputs: [which, answers],
    submit: voice.text("label-answer"),
    address: writeAddress({ command: "campaign answer", press: "form", id: "" }),
  };
}

/** What whoever answered is told. */
export function answeredSurveyCard(view: SurveyView, voice: Voice): Card {
  const said = voice.say("survey-answered", { handle: view.survey.handle });
  return card({
    summary: plainText(said),
    tone: "good",
    title: prose`${view.survey.handle} · ${view.survey.title}`,
    blocks: [paragraph(said)],
  });
}

/** The result with a picture of it and a table to take away. */
export async function surveyResultCard(view: SurveyView, voice: Voice): Promise<Card> {
  const shown = surveyCard(view, voice);
  const { survey } = view;
  if (survey.result === null || survey.result.answers === null) return shown;
  const pictures: Block[] = [];
  for (const { label, cells } of survey.result.tables) {
    const bars = cells.flatMap(({ label: name, count }) =>
      count === null ? [] : [{ label: name, value: count, shown: voice.number(count), won: false }],
    );
    if (bars.length === 0) continue;
    const alt = bars.map(({ label: name, shown: many }) => `${name} ${many}`).join(", ");
    const url = await carriedBars({ title: label, bars, mark: null });
    pictures.push({ kind: "picture", url, alt: voice.text("said-of", { what: label, said: alt }) });
  }
  const table = file(`${survey.handle}.csv`, "text/csv", tableOf(survey, survey.result), voice.text("survey-table"));
  return { ...shown, blocks: [...shown.blocks, ...pictures, table] };
}

/** The cells as a table; a cell that is kept back is empty. */
function tableOf(survey: Survey, result: SurveyResult): string {
  const numbers = numbersOf(survey);
  const head = ["question", "choice", "answers", ...numbers.flatMap((name) => [`${name} 25%`, `${name} 50%`, `${name} 75%`])];
  const spread = (each: Spread | null) =>
    each === null ? ["", "", ""] : [each.lower, each.median, each.upper].map((value) => String(value / 100));
  const all = ["", "", String(result.answers ?? ""), ...result.overall.flatMap(spread)];
  const rows = result.tables.flatMap(({ label, cells }) =>
    cells.map((cell) => [label, cell.label, cell.count === null ? "" : String(cell.count), ...cell.spreads.flatMap(spread)]),
  );
  return csvTable([head, all, ...rows]);
}

/** The surveys. */
export function surveysCard(surveys: readonly Survey[], voice: Voice): Card {
  const items = surveys.map(({ handle, title, state }) => prose`${code(handle)} ${title} – ${voice.text("survey-state", { state })}`);
  const choices = surveys.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const address = writeAddress({ command: "campaign results", press: "show", id: "" });
  return card({
    summary: voice.text("surveys-summary", { count: surveys.length }),
    title: voice.say("surveys-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("surveys-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}
