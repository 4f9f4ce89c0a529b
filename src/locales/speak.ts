import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "./locale.ts";

/** The regional form whose numbers a language uses. */
const FORMS: Readonly<Record<Locale, string>> = { en: "en-GB", fr: "fr-FR" };

const bundles = new Map<Locale, FluentBundle>();
const constants = new Map<string, string>();

/** `NUMBER($rank, type: "ordinal")` chooses between 1st and 2nd; the library's own function would count one and two instead. */
function number([value]: readonly FluentValue[], options: Readonly<Record<string, FluentValue>>): FluentValue {
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER takes a number.");
  const chosen = Object.entries(options).map(([name, option]) => [name, (option as FluentNumber).valueOf()]);
  return new FluentNumber(value.value, { ...value.opts, ...Object.fromEntries(chosen) } as Intl.NumberFormatOptions);
}

function bundleOf(locale: Locale): FluentBundle {
  const known = bundles.get(locale);
  if (known !== undefined) return known;
  const bundle = new FluentBundle(FORMS[locale], { useIsolating: false, functions: { NUMBER: number } });
  const folder = join(import.meta.dirname, locale);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()) {
    const problems = bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
    if (problems.length > 0) throw new Error(`The words of ${locale}/${file} contradict others: ${problems.join("; ")}`);
  }
  bundles.set(locale, bundle);
  return bundle;
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
  const bundle = bundleOf(locale);
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`There is no sentence ${key} in ${locale}.`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  if (problems.length > 0) throw new Error(`The sentence ${key} in ${locale} has a hole that was not filled: ${problems.join("; ")}`);
  if (args === null) constants.set(constantKey, text);
  return text;
}

/** Whether a language has the sentence or the attribute. */
export function canSpeak(locale: Locale, key: string): boolean {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundleOf(locale).getMessage(id);
  if (message === undefined) return false;
  return attribute === undefined ? message.value !== null : message.attributes[attribute] !== undefined;
}
