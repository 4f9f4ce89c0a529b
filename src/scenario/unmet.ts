/** A sentence of the locale files, to be said in whatever language is asked for; or a text as it was seen. */
export type Sentence = { readonly key: string; readonly values: Readonly<Record<string, string | number>> } | { readonly text: string };

/** An expectation that was not met: what was expected, and what was seen. */
export class Unmet extends Error {
  readonly expected: Sentence;
  readonly seen: Sentence;

  constructor(expected: Sentence, seen: Sentence) {
    super("An expectation was not met.");
    this.name = "Unmet";
    this.expected = expected;
    this.seen = seen;
  }
}
