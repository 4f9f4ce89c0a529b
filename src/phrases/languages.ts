import { type Grammar, grammarOf, type Meaning, parse, type Span } from "./grammar.ts";
import { hoursMeanings } from "./hours-meanings.ts";
import { leftOutMeanings } from "./left-out.ts";
import { lengthMeanings } from "./length-meanings.ts";
import { momentMeanings } from "./moment-meanings.ts";
import { ruleMeanings } from "./rule-meanings.ts";
import type { Token } from "./tokens.ts";
import { terminalsOf, type Words } from "./words.ts";
import { english } from "./words-en.ts";
import { figures } from "./words-figures.ts";
import { french } from "./words-fr.ts";

const languages: readonly Words[] = [english, french];

/** The languages that are read, as in a locale's first part. */
export const spokenLanguages: readonly string[] = languages.map(({ language }) => language);

const grammars = new Map<Words, Grammar>();

/** What was read, in which language; no values, and where the reading stopped, when no language can read it all. */
export interface Heard {
  readonly values: readonly unknown[];
  readonly language: string;
  readonly stuck: number;
}

/** Reads tokens as one symbol, in the language of `locale` first and in the others after it; the first that can read them all counts. */
export function hear(tokens: readonly Token[], symbol: string, locale: string): Heard {
  let best: Heard = { values: [], language: locale, stuck: -1 };
  for (const words of inOrder(locale)) {
    const { values, stuck } = parse(grammarFor(words), symbol, tokens);
    if (values.length > 0) return { values, language: words.language, stuck };
    if (stuck > best.stuck) best = { values, language: words.language, stuck };
  }
  return best;
}

/** The part of a text that some tokens take up, as it was typed. */
export function quote(text: string, tokens: readonly Token[], span: Span | null): string {
  if (span === null) return text.trim();
  const first = tokens[Math.min(span.from, tokens.length - 1)];
  const last = tokens[Math.max(span.from, Math.min(span.end, tokens.length) - 1)] ?? tokens.at(-1);
  return first === undefined || last === undefined ? text.trim() : text.slice(first.from, last.to).replace(/[.,]$/, "");
}

/** The part of a text that could not be read: from where the reading stopped to the end, or all of it when it stopped at the end or at once. */
export function notRead(text: string, tokens: readonly Token[], stuck: number): string {
  return stuck <= 0 || stuck >= tokens.length ? text.trim() : quote(text, tokens, { from: stuck, end: tokens.length });
}

function inOrder(locale: string): readonly Words[] {
  const own = languages.filter((words) => locale.toLowerCase().startsWith(words.language));
  return [...own, ...languages.filter((words) => !own.includes(words))];
}

function grammarFor(words: Words): Grammar {
  const known = grammars.get(words);
  if (known !== undefined) return known;
  const meanings: Readonly<Record<string, Meaning>> = {
    ...momentMeanings,
    ...ruleMeanings,
    ...leftOutMeanings,
    ...lengthMeanings,
    ...hoursMeanings,
  };
  const made = grammarOf({ ...words.phrases, ...figures }, meanings, terminalsOf(words));
  grammars.set(words, made);
  return made;
}
