import type { Outcome } from "#chat/platform.ts";
import type { Sheet } from "#platforms/paper/platform.ts";
import type { Page } from "#platforms/paper/render.ts";
import type { Cast } from "./cast.ts";
import { follow, type Step } from "./export-path.ts";
import { expectedText, isExpected, type Json, whereHas } from "./export-value.ts";
import { Unreadable } from "./mistake.ts";
import type { Stage } from "./stage.ts";
import type { Expectation, Mark } from "./statement.ts";
import { type Sentence, Unmet } from "./unmet.ts";
import { has, inTime, type Wanted, wantedText } from "./wanted.ts";

/** What somebody was answered last: the page, and the number of the newest message that was there then. */
export interface LastAnswer {
  readonly outcome: Outcome;
  readonly page: Page | null;
  readonly newest: number;
}

/** What an expectation looks at. */
export interface Scene {
  readonly stage: Stage;
  readonly cast: Cast;
  /** By person. */
  readonly answers: ReadonlyMap<string, LastAnswer>;
  /** The answer to the last act of anybody. */
  readonly last: LastAnswer | null;
  readonly exported: () => Promise<Json>;
}

/** Throws an `Unmet` when the expectation is not met, an `Unreadable` when a regular expression of it comes to no end. */
export async function expect(scene: Scene, expectation: Expectation): Promise<void> {
  const exported = expectation.kind === "export is" || expectation.kind === "export lacks" ? await scene.exported() : null;
  const seeks = () => look(scene, exported, expectation);
  const sought = expectation.kind === "export is" ? expectation.value : expectation.wanted;
  if (sought?.kind !== "pattern") return seeks();
  if (inTime(seeks) === null) throw new Unreadable("scenario-pattern-endless");
}

function look(scene: Scene, exported: Json, expectation: Expectation): void {
  const { kind } = expectation;
  if (kind === "sees") expectSees(scene, expectation.who, expectation.wanted);
  else if (kind === "room") expectRoom(scene, expectation.room, expectation.has, expectation.wanted);
  else if (kind === "refused") expectRefused(scene.last, expectation.wanted);
  else expectExport(exported, expectation);
}

function said(key: string, values: Readonly<Record<string, string>> = {}): Sentence {
  return { key, values };
}

function texts(pages: readonly (Page | null | undefined)[]): Sentence {
  const seen = pages.flatMap((page) => (page === null || page === undefined ? [] : [page.text]));
  return seen.length === 0 ? said("scenario-seen-nothing") : { text: seen.join("\n---\n") };
}

/** What was sent to somebody alone, on any of their accounts, after the message with this number. */
function sentAlone(scene: Scene, who: Mark, after: number): readonly Sheet[] {
  return scene.cast.accountsOf(who).flatMap(({ name, space }) => {
    const sheets = scene.stage.papers.get(space)?.sheets ?? [];
    return sheets.filter((sheet) => sheet.reader?.user === name && !sheet.answers && sheet.number > after);
  });
}

function expectSees(scene: Scene, who: Mark, wanted: Wanted | null): void {
  const answer = scene.answers.get(scene.cast.account(who).person) ?? null;
  const sent = sentAlone(scene, who, answer?.newest ?? 0).map((sheet) => sheet.pages.at(-1));
  if (wanted === null) {
    if (sent.length > 0) throw new Unmet(said("scenario-expected-sees-nothing", { who: who.name }), texts(sent));
    return;
  }
  const pages = [answer?.page, ...sent];
  if (pages.some((page) => page !== null && page !== undefined && has(page.text, wanted))) return;
  throw new Unmet(said("scenario-expected-sees", { who: who.name, wanted: wantedText(wanted) }), texts(pages));
}

function expectRoom(scene: Scene, mark: Mark, wants: boolean, wanted: Wanted): void {
  const { name, space } = scene.cast.channel(mark);
  const sheets = (scene.stage.papers.get(space)?.sheets ?? []).filter((sheet) => sheet.reader === null && sheet.place?.room === name);
  const values = { room: name, wanted: wantedText(wanted) };
  if (wants) {
    const pages = sheets.map((sheet) => sheet.pages.at(-1));
    if (!pages.some((page) => page !== undefined && has(page.text, wanted)))
      throw new Unmet(said("scenario-expected-has", values), texts(pages));
    return;
  }
  const found = sheets.flatMap((sheet) => sheet.pages).find((page) => has(page.text, wanted));
  if (found !== undefined) throw new Unmet(said("scenario-expected-lacks", values), texts([found]));
}

function expectRefused(last: LastAnswer | null, wanted: Wanted | null): void {
  const expected =
    wanted === null ? said("scenario-expected-refused") : said("scenario-expected-refused-with", { wanted: wantedText(wanted) });
  if (last === null) throw new Unmet(expected, said("scenario-seen-no-act"));
  if (last.outcome !== "refused" && last.outcome !== "misuse") {
    throw new Unmet(expected, said("scenario-seen-outcome", { outcome: last.outcome, text: last.page?.text ?? "" }));
  }
  if (wanted !== null && !has(last.page?.text ?? "", wanted)) throw new Unmet(expected, texts([last.page]));
}

function expectExport(exported: Json, expectation: Extract<Expectation, { kind: "export is" | "export lacks" }>): void {
  const { path, pathText } = expectation;
  const arrived = follow(exported, path);
  if (expectation.kind === "export lacks") {
    const where = arrived.kind === "there" ? whereHas(arrived.value, expectation.wanted) : null;
    if (where === null) return;
    throw new Unmet(said("scenario-expected-export-lacks", { path: pathText, wanted: wantedText(expectation.wanted) }), { text: where });
  }
  const expected = said("scenario-expected-export", { path: pathText, value: expectedText(expectation.value) });
  if (arrived.kind === "there") {
    if (isExpected(arrived.value, expectation.value)) return;
    throw new Unmet(expected, { text: JSON.stringify(arrived.value, null, 1) });
  }
  if (isAbsent(path, arrived.walked, arrived.last) && isExpected(null, expectation.value)) return;
  const walked = path.slice(0, arrived.walked).map(stepText).join("").replace(/^\./, "");
  const last = briefly(arrived.last);
  throw new Unmet(expected, said("scenario-seen-missing", { path: pathText, walked: walked === "" ? "export" : walked, last }));
}

/** A key that an object does not have is as good as null. */
function isAbsent(path: readonly Step[], walked: number, last: Json): boolean {
  return walked === path.length - 1 && path[walked]?.kind === "key" && typeof last === "object" && last !== null && !Array.isArray(last);
}

function stepText(step: Step): string {
  if (step.kind === "key") return `.${step.key}`;
  return step.kind === "index" ? `[${step.index}]` : `[${step.key}=${expectedText(step.value)}]`;
}

function briefly(value: Json): string {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return `{ ${Object.keys(value).join(", ")} }`;
  return Array.isArray(value) ? `[${value.length}]` : JSON.stringify(value);
}
