import { shortened } from "#chat/split.ts";
import type { ConfigProblem } from "#config.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";

/** Something that whoever runs Parvis can mend: a sentence on standard error and exit code 1, never a stack. */
export class RunProblem extends Error {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(key: string, values: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.name = "RunProblem";
    this.key = key;
    this.values = values;
  }
}

/** The configuration is wrong: all that is, at once. */
export class ConfigMistakes extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super("config-title");
    this.name = "ConfigMistakes";
    this.problems = problems;
  }
}

/** The sentences for a problem that can be mended; null for anything else, which is a fault of ours. */
export function problemText(error: unknown, locale: Locale): string | null {
  if (error instanceof ConfigMistakes) {
    const lines = error.problems.map(
      ({ variable, key, values }) => `  ${speak(locale, "config-line", { variable, text: speak(locale, key, values) })}`,
    );
    return [speak(locale, "config-title"), ...lines].join("\n");
  }
  if (!(error instanceof Error) || !("key" in error) || !("values" in error)) return null;
  return speak(locale, error.key as string, inShort(error.values as ConfigProblem["values"]));
}

/** The most of one value that a sentence at the terminal says, in code units: somebody may have given a whole file. */
const MOST = 2_000;

/** The values of a sentence, each short enough to be shown. */
export function inShort<T>(values: Readonly<Record<string, T>>): Readonly<Record<string, T | string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? shortened(value, MOST) : value]),
  );
}

/** The language of whoever sits at the terminal. */
export function terminalLocale(env: Readonly<Record<string, string | undefined>>): Locale {
  const said = env.PARVIS_LOCALE || env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return said.toLowerCase().startsWith("fr") ? "fr" : "en";
}
