import type { Weekday } from "#calendar/civil.ts";
import type { FrenchRegion } from "#calendar/french-holidays.ts";
import { type Match, type Terminal, wordsTerminal } from "./grammar.ts";
import { fold, type Token } from "./tokens.ts";

/** What one language contributes to the reading of dates, hours, repetition and durations: nothing but data. Accents do not matter. */
export interface Words {
  readonly language: string;
  /** Full names; their plural is made with `pluralOfWeekday`. */
  readonly weekdays: Readonly<Record<string, Weekday>>;
  readonly weekdayShort: Readonly<Record<string, Weekday>>;
  readonly weekdayPlural: Readonly<Record<string, Weekday>>;
  readonly months: Readonly<Record<string, number>>;
  /** Cardinal numbers in words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words that stand for one before what is counted: `a week`. */
  readonly articles: Readonly<Record<string, number>>;
  /** Ordinal numbers in words; the last is -1, the last but one -2. */
  readonly ordinals: Readonly<Record<string, number>>;
  /** What follows digits to make an ordinal, with the digits it may follow: `er` only 1. */
  readonly ordinalEndings: Readonly<Record<string, RegExp>>;
  /** Feasts with a date of their own: `12-25`, or `easter+39`. */
  readonly feasts: Readonly<Record<string, string>>;
  /** Regions of France with public holidays of their own. */
  readonly regions: Readonly<Record<string, FrenchRegion>>;
  /** Phrases for each meaning, see `grammarOf`. */
  readonly phrases: Readonly<Record<string, readonly string[]>>;
}

/** The terminals that every grammar has: numbers, ordinals, weekdays, months and feasts in one language. */
export function terminalsOf(words: Words): Record<string, Terminal> {
  const numberWords = wordsTerminal(words.numbers);
  const articles = wordsTerminal(words.articles);
  const ordinalWords = wordsTerminal(words.ordinals);
  return {
    n: (tokens, at) => [...digits(tokens, at, /^\d{1,3}$/), ...numberWords(tokens, at)],
    dash: (tokens, at) => dash(words, tokens, at),
    fraction: (tokens, at) => (tokens[at]?.glued ? digits(tokens, at, /^\d{1,2}$/, (text) => Number(`0.${text}`)) : []),
    count: (tokens, at) => [...digits(tokens, at, /^\d{1,5}$/), ...numberWords(tokens, at), ...articles(tokens, at)],
    word: numberWords,
    d: (tokens, at) => digits(tokens, at, /^\d{1,2}$/),
    dd: (tokens, at) => digits(tokens, at, /^\d\d$/),
    gg: (tokens, at) => (tokens[at]?.glued ? digits(tokens, at, /^\d\d$/) : []),
    year: (tokens, at) => digits(tokens, at, /^\d{4,6}$/),
    ordinal: (tokens, at) => [...ordinalWords(tokens, at), ...ordinalDigits(words, tokens, at)],
    weekday: wordsTerminal({ ...words.weekdays, ...words.weekdayShort }),
    weekdays: wordsTerminal(words.weekdayPlural),
    month: wordsTerminal(words.months),
    feast: wordsTerminal(words.feasts),
    region: wordsTerminal(words.regions),
  };
}

/**
 * The dash between a date and its hour. After a day's number without its month, or touching a number, it stands between two hours as often as
 * not ("Monday 12-14h"), and is none.
 */
function dash(words: Words, tokens: readonly Token[], at: number): Match[] {
  const [token, before, month] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (token?.text !== "-") return [];
  const isShort = before?.kind === "digits" && before.text.length < 3;
  const isDay = !isShort || (month !== undefined && fold(month.text) in foldedMonths(words));
  return isDay && !(token.glued && before?.kind === "digits") ? [{ value: true, end: at + 1 }] : [];
}

function foldedMonths({ months }: Words): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(months).map(([name, month]) => [fold(name), month]));
}

function digits(tokens: readonly Token[], at: number, pattern: RegExp, toValue: (text: string) => number = Number): Match[] {
  const token = tokens[at];
  return token?.kind === "digits" && pattern.test(token.text) ? [{ value: toValue(token.text), end: at + 1 }] : [];
}

function ordinalDigits(words: Words, tokens: readonly Token[], at: number): Match[] {
  const [number, ending] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== "digits" || number.text.length > 3 || ending?.kind !== "word" || !ending.glued) return [];
  return words.ordinalEndings[ending.text]?.test(number.text) ? [{ value: Number(number.text), end: at + 2 }] : [];
}
