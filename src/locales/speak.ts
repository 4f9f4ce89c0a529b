import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "./locale.ts";

/** The regional form whose numbers a language uses. */
const FORMS: Readonly<Record<Locale, string>> = { en: "en-GB", fr: "fr-FR" };

const languages = new Map<Locale, Sentences>();
const constants = new Map<string, string>();

/** `NUMBER($rank, type: "ordinal")` chooses between 1st and 2nd; the library's own function would count one and two instead. */
function number([value]: readonly FluentValue[], options: Readonly<Record<string, FluentValue>>): FluentValue {
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER takes a number.");
  const chosen = Object.entries(options).map(([name, option]) => [name, (option as FluentNumber).valueOf()]);
  return new FluentNumber(value.value, { ...value.opts, ...Object.fromEntries(chosen) } as Intl.NumberFormatOptions);
}

/** The sentences of a language: those asked for before, and the text of those that stand in the same files. */
interface Sentences {
  readonly read: FluentBundle;
  readonly unread: Map<string, string>;
  readonly files: Set<string>;
}

const BEGINS = /^(?=[a-zA-Z][\w-]* *=)/m;

let places: ReadonlyMap<string, string> | null = null;

/** In which file of every language each sentence stands. */
function placesOf(): ReadonlyMap<string, string> {
  if (places !== null) return places;
  const written = JSON.parse(readFileSync(join(import.meta.dirname, "files.json"), "utf8")) as Readonly<Record<string, string>>;
  const found = new Map<string, string>();
  for (const [file, ids] of Object.entries(written)) for (const id of ids.split(" ")) found.set(id, file);
  places = found;
  return found;
}

function sentencesOf(locale: Locale): Sentences {
  const known = languages.get(locale);
  if (known !== undefined) return known;
  const read = new FluentBundle(FORMS[locale], { useIsolating: false, functions: { NUMBER: number } });
  const made = { read, unread: new Map<string, string>(), files: new Set<string>() };
  languages.set(locale, made);
  return made;
}

/** Reading every sentence takes longer than all else at the start, so each is read when it is first said. None refers to another. */
function messageOf(locale: Locale, id: string) {
  const { read, unread, files } = sentencesOf(locale);
  const file = placesOf().get(id);
  if (file === undefined) return undefined;
  if (!files.has(file)) {
    files.add(file);
    for (const text of readFileSync(join(import.meta.dirname, locale, file), "utf8").split(BEGINS)) {
      const found = /^[a-zA-Z][\w-]*/.exec(text)?.[0];
      if (found !== undefined) unread.set(found, text);
    }
  }
  const text = unread.get(id);
  if (text !== undefined) {
    read.addResource(new FluentResource(text));
    unread.delete(id);
  }
  return read.getMessage(id);
}

/**
 * The sentence `key` (or one of its attributes, `key.about`) in a language, its holes filled. Throws for a missing key or
 * hole: that is a mistake of ours, found by the tests in every language.
 */
export function speak(locale: Locale, key: string, args: Readonly<Record<string, FluentVariable>> | null = null): string {
  const constantKey = args === null ? `${locale}\n${key}` : "";
  if (args === null) {
    const known = constants.get(constantKey);
    if (known !== undefined) return known;
  }
  const [id, attribute] = key.split(".") as [string, string?];
  const message = messageOf(locale, id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`There is no sentence ${key} in ${locale}.`);
  const problems: Error[] = [];
  const text = sentencesOf(locale).read.formatPattern(pattern, args, problems);
  if (problems.length > 0) throw new Error(`The sentence ${key} in ${locale} has a hole that was not filled: ${problems.join("; ")}`);
  if (args === null) constants.set(constantKey, text);
  return text;
}

/** Whether a language has the sentence or the attribute. */
export function canSpeak(locale: Locale, key: string): boolean {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = messageOf(locale, id);
  if (message === undefined) return false;
  return attribute === undefined ? message.value !== null : message.attributes[attribute] !== undefined;
}
