import { readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { paperPlatform } from "#platforms/paper/platform.ts";
import { RunProblem, terminalLocale } from "#problem.ts";
import { filesBeside } from "./beside.ts";
import type { Json } from "./export-value.ts";
import { type Mistake, mistakeText, Unreadable } from "./mistake.ts";
import { playPlace } from "./place.ts";
import { type Ending, playScenario } from "./player.ts";
import { readScenario } from "./read-scenario.ts";
import type { Sentence } from "./unmet.ts";

/** What `parvis play` was asked for. */
export interface PlayOptions {
  /** A file for the community's export as it is at the end; null for none. */
  readonly exportTo: string | null;
  /** Another database than a temporary SQLite file: a PostgreSQL, or a SQLite file that is not there yet. */
  readonly database: string | null;
}

/**
 * Plays the scenario of a file and says how it went: on standard output when every expectation was met, otherwise on standard
 * error with file and line, what was expected and what was seen. Resolves to the exit code.
 */
export async function playFile(file: string, options: PlayOptions): Promise<number> {
  const locale = terminalLocale(process.env);
  const read = readScenario(await contentOf(file));
  if (read.kind === "mistakes") {
    for (const mistake of read.mistakes) complain(mistakeLine(locale, file, mistake));
    return 1;
  }
  const open = filesBeside(dirname(file));
  const trouble = (line: string) => complain(troubleText(locale, line));
  const ending = await playScenario(read.scenario, placeFor(options.database), trouble, (space) => paperPlatform(space, open));
  if (options.exportTo !== null) await writeExport(options.exportTo, ending.exported);
  if (ending.kind === "met") {
    process.stdout.write(`${speak(locale, "scenario-passed", { file, count: ending.expectations })}\n`);
    return 0;
  }
  complain(endingText(locale, file, ending));
  return 1;
}

function placeFor(database: string | null) {
  try {
    return playPlace(database);
  } catch (error) {
    if (error instanceof Unreadable) throw new RunProblem(error.key, error.values);
    throw error;
  }
}

async function contentOf(file: string): Promise<string> {
  const bytes = await bytesOf(file);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new RunProblem("scenario-file-no-text", { file });
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new RunProblem("scenario-file-missing", { file, reason: error instanceof Error ? error.message : String(error) });
  }
}

async function writeExport(file: string, exported: Json): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`);
  } catch (error) {
    throw new RunProblem("scenario-export-unwritable", { file, reason: error instanceof Error ? error.message : String(error) });
  }
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

function mistakeLine(locale: Locale, file: string, { line, key, values }: Mistake): string {
  return `${file}:${line}: ${mistakeText(locale, key, values)}`;
}

/** How a play ended that did not go to its end: file and line, what was expected, what was seen. */
export function endingText(locale: Locale, file: string, ending: Exclude<Ending, { kind: "met" }>): string {
  if (ending.kind === "mistake") return mistakeLine(locale, file, ending.mistake);
  const expected = speak(locale, "scenario-expected", { what: sentence(locale, ending.expected) });
  const seen = speak(locale, "scenario-seen", { what: sentence(locale, ending.seen).replaceAll("\n", "\n    ") });
  return `${file}:${ending.line}: ${expected}\n  ${seen}`;
}

function sentence(locale: Locale, said: Sentence): string {
  if ("text" in said) return said.text.includes("\n") ? `\n${said.text}` : said.text;
  const text = said.values["text"];
  const { text: _, ...values } = said.values;
  const spoken = speak(locale, said.key, values);
  return text === undefined || text === "" ? spoken : `${spoken}\n${text}`;
}

/** What the house said when something went wrong, with its stack, from a line of its log. */
export function troubleText(locale: Locale, line: string): string {
  const { msg, reference, err } = JSON.parse(line) as { msg?: string; reference?: string; err?: { stack?: string; message?: string } };
  const what = reference === undefined ? (msg ?? "") : speak(locale, "scenario-incident", { reference });
  return `${what}\n${err?.stack ?? err?.message ?? line}`;
}
