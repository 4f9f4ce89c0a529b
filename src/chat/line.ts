import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import type { AnyCommand } from "./command.ts";
import { commandName, type Names, optionName } from "./names.ts";

/** A typed line understood: which command, and each option's text as typed. `confirm` is true for `confirm:yes`. */
export interface Line<House> {
  readonly command: AnyCommand<House>;
  readonly given: Readonly<Record<string, string>>;
  readonly confirm: boolean;
}

interface Token {
  readonly key: string | null;
  /** White space stood before the colon. */
  readonly loose: boolean;
  readonly value: string;
  readonly quoted: boolean;
}

const UNSEEN_AT_THE_ENDS = /^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]+$/g;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "\u201c": "\u201d", "\u00ab": "\u00bb" };

/**
 * Reads `/gathering join gathering:G1`, in any language, with or without `/parvis` before it: options as `name:value` in any
 * order, bare words in the declared order, values with spaces in quotes ("…", “…”, « … »). Bare words that follow the text of
 * an option belong to it. Throws a Misuse that names what was not understood, and what would be, in the words of `locale`.
 */
export function readLine<House>(names: Names<House>, text: string, locale: Locale = "en"): Line<House> {
  const typed = text.replace(UNSEEN_AT_THE_ENDS, "").replace(/^\//, "");
  if (typed === "") throw new Misuse(null, "line-nothing");
  const words = tokens(typed);
  const { path, rest } = route(names, words, locale);
  const command = names.byPath.get(path) as AnyCommand<House>;
  const keyed = rest.flatMap((token) => attach(names, path, token, locale));
  const confirming = (token: Token) => token.key === "confirm" && !("confirm" in command.options);
  const confirms = keyed.filter(confirming);
  if (confirms.length > 1) throw new Misuse(null, "line-option-twice", { option: "confirm" });
  const given = assign(
    command,
    keyed.filter((token) => !confirming(token)),
  );
  return { command, given, confirm: confirms.some(({ value }) => ["yes", "oui"].includes(fold(value))) };
}

function route<House>(names: Names<House>, words: readonly Token[], locale: Locale): { path: string; rest: readonly Token[] } {
  const bare = words.slice(0, 4).map((word) => (word.quoted ? "" : fold(word.key === null ? word.value : `${word.key}:${word.value}`)));
  const { start, first, path, end } = meant(names, bare);
  if (first === undefined) throw new Misuse(null, "line-unknown-command", { typed: words[start]?.value.slice(0, 40) ?? "" });
  if (path !== undefined) return { path, rest: words.slice(end) };
  const below = names.seconds.get(first) as ReadonlyMap<string, string>;
  const known = [...new Set(below.values())].map((each) => commandName(locale, each).split(" ")[1] as string).join(", ");
  const typed = words[start + 1]?.value.slice(0, 40);
  const command = commandName(locale, first);
  if (typed === undefined) throw new Misuse(null, "line-second-missing", { command, known });
  throw new Misuse(null, "line-second-unknown", { command, typed, known });
}

/** What the first words of a line mean: where they begin behind `/parvis`, the first word, the whole path, and where its options begin. */
function meant<House>(names: Names<House>, bare: readonly string[]) {
  let start = 0;
  if (bare[0] !== undefined && names.firsts.get(bare[0]) === "parvis" && bare[1] !== undefined) {
    const own = names.seconds.get("parvis")?.has(bare[1]) ?? false;
    if (!own && names.firsts.has(bare[1])) start = 1;
  }
  const first = names.firsts.get(bare[start] ?? "");
  const below = first === undefined ? undefined : names.seconds.get(first);
  const alone = below?.get("");
  return { start, first, path: alone ?? below?.get(bare[start + 1] ?? "\n"), end: start + (alone === undefined ? 2 : 1) };
}

/** The path of the command that a line names with its first words, in any language; empty where they name none. Nothing else is read. */
export function pathOfLine<House>(names: Names<House>, text: string): string {
  const words = text.replace(UNSEEN_AT_THE_ENDS, "").replace(/^\//, "").split(/\s+/u, 4);
  return meant(names, words.map(fold)).path ?? "";
}

const KEY = /([\p{L}][\p{L}\d_-]*)([ \u00a0\u202f]?):(?!\/\/)/uy;

/**
 * Splits a line at white space, keeping quoted text whole. White space after the colon of an option is no value, so
 * `title: "Étude"` is read as it is meant; before the colon, as French has it, the word may also be just a word.
 */
function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  let at = pastSpace(text, 0);
  while (at < text.length) {
    const key = keyAt(text, at);
    const begin = key === null ? at : pastSpace(text, key.end);
    const name = key === null ? {} : { key: key.name, loose: key.loose };
    const closing = CLOSING[text[begin] ?? ""];
    if (key !== null && (begin >= text.length || (begin > key.end && keyAt(text, begin) !== null))) {
      found.push({ key: null, loose: false, ...name, value: "", quoted: false });
      at = begin;
    } else if (closing !== undefined) {
      const { value, end } = quoted(text, begin + 1, closing);
      found.push({ key: null, loose: false, ...name, value, quoted: true });
      at = pastSpace(text, end);
    } else {
      const end = bareEnd(text, begin);
      found.push({ key: null, loose: false, ...name, value: text.slice(begin, end), quoted: false });
      at = pastSpace(text, end);
    }
  }
  return found;
}

function keyAt(text: string, at: number): { readonly name: string; readonly loose: boolean; readonly end: number } | null {
  KEY.lastIndex = at;
  const match = KEY.exec(text);
  return match === null ? null : { name: match[1] as string, loose: match[2] !== "", end: KEY.lastIndex };
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] as string)) at += 1;
  return at;
}

function bareEnd(text: string, from: number): number {
  if (text[from] === "<") {
    const close = text.indexOf(">", from);
    if (close !== -1 && /^<[@#!][^<>\n]*>$/.test(text.slice(from, close + 1))) {
      const next = text.slice(close + 1).search(/\s/);
      return next === -1 ? text.length : close + 1 + next;
    }
  }
  const next = text.slice(from).search(/\s/);
  return next === -1 ? text.length : from + next;
}

function quoted(text: string, from: number, closing: string): { value: string; end: number } {
  let value = "";
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (letter === "\\" && (text[at + 1] === closing || text[at + 1] === "\\")) {
      value += text[at + 1];
      at += 1;
    } else if (letter === closing) return { value: closing === "\u00bb" ? value.trim() : value, end: at + 1 };
    else value += letter;
  }
  throw new Misuse(null, "line-quote-open", { typed: text.slice(from, from + 30) });
}

/** Turns the key of a token into the declared name, or the whole token into bare words when no option is called so. */
function attach<House>(names: Names<House>, path: string, token: Token, locale: Locale): readonly Token[] {
  if (token.key === null) return [token];
  const name = names.options.get(path)?.get(fold(token.key));
  if (name !== undefined) return [{ ...token, key: name }];
  if (["confirm", "confirmer"].includes(fold(token.key))) return [{ ...token, key: "confirm" }];
  if (token.loose) return [word(token.key), word(":"), ...(token.value === "" && !token.quoted ? [] : [{ ...token, key: null }])];
  if (token.quoted || !/^[\d/]/.test(token.value) || names.everyOption.has(fold(token.key))) {
    const known = [...new Set(names.options.get(path)?.values() ?? [])].map((each) => optionName(locale, path, each)).join(", ");
    throw new Misuse(null, "line-unknown-option", { typed: token.key.slice(0, 40), known: known === "" ? "–" : known });
  }
  return [word(`${token.key}:${token.value}`)];
}

function word(value: string): Token {
  return { key: null, loose: false, value, quoted: false };
}

function takesWords(command: AnyCommand<never>, name: string): boolean {
  const kind = command.options[name]?.spec.kind;
  return kind !== "existing" && kind !== "whole" && kind !== "choice" && kind !== "room" && kind !== "length";
}

function assign(command: AnyCommand<never>, words: readonly Token[]): Readonly<Record<string, string>> {
  const given: Record<string, string> = {};
  const keyed = new Set(words.flatMap((word) => (word.key === null ? [] : [word.key])));
  const open = Object.keys(command.options).filter((name) => !keyed.has(name));
  let current: string | null = null;
  for (const word of words) {
    if (word.key !== null) {
      if (word.key in given) throw new Misuse(word.key, "line-option-twice", { option: word.key });
      given[word.key] = word.value;
      current = !word.quoted && takesWords(command, word.key) ? word.key : null;
      continue;
    }
    if (current !== null && !word.quoted) {
      given[current] = given[current] === "" ? word.value : `${given[current]} ${word.value}`;
      continue;
    }
    const next = open.shift();
    if (next === undefined) throw new Misuse(null, "line-too-much", { typed: word.value.slice(0, 40) });
    given[next] = word.value;
    current = !word.quoted && absorbs(command, next, open) ? next : null;
  }
  return given;
}

/** A bare text takes the bare words after it, unless another required text is still open. */
function absorbs(command: AnyCommand<never>, name: string, open: readonly string[]): boolean {
  if (!takesWords(command, name)) return false;
  return !open.some((other) => command.options[other]?.required === true && takesWords(command, other));
}
