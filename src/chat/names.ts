import { fold } from "#kernel/fold.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { canSpeak, speak } from "#locales/speak.ts";
import type { AnyCommand } from "./command.ts";

/** The stem of a command's sentences: `gathering join` → `gathering-join`, `vote` → `vote`. */
export function stemOf(path: string): string {
  return path.replace(" ", "-");
}

/** What a command is called in a language: `gathering join`, `rencontre participer`. */
export function commandName(locale: Locale, path: string): string {
  const [first, second] = path.split(" ") as [string, string?];
  const name = speak(locale, `command-${first}`);
  return second === undefined ? name : `${name} ${speak(locale, stemOf(path))}`;
}

/** One line that says what a command does. */
export function commandAbout(locale: Locale, path: string): string {
  return path.includes(" ") ? speak(locale, `${stemOf(path)}.about`) : speak(locale, `command-${path}.about`);
}

/** What an option is called in a language. */
export function optionName(locale: Locale, path: string, option: string): string {
  return speak(locale, `${stemOf(path)}-${option}`);
}

/** One line that says what an option is. */
export function optionAbout(locale: Locale, path: string, option: string): string {
  return speak(locale, `${stemOf(path)}-${option}.about`);
}

/** How one choice of an option reads in a language. */
export function choiceLabel(locale: Locale, path: string, option: string, choice: string): string {
  const key = `${stemOf(path)}-${option}-${choice.replace(/[^a-z0-9]+/g, "-")}`;
  return canSpeak(locale, key) ? speak(locale, key) : choice;
}

/** Everything that can be said first, second and as an option, in every language, found by folded word. */
export interface Names<House> {
  readonly commands: readonly AnyCommand<House>[];
  readonly byPath: ReadonlyMap<string, AnyCommand<House>>;
  /** Folded first word → English first word. */
  readonly firsts: ReadonlyMap<string, string>;
  /** English first word → folded second word → path. */
  readonly seconds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Path → folded option name → English option name. */
  readonly options: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What an option of any command is called, in any language, folded: such a word before a colon is never part of a text. */
  readonly everyOption: ReadonlySet<string>;
}

type Words = Pick<Names<unknown>, "firsts" | "seconds" | "options" | "everyOption">;

/**
 * The names of all commands. The words are read once, when one is first asked for: saying every name in every language takes
 * a while, which a start need not wait for. Then it throws when two of one level read the same in some language.
 */
export function namesOf<House>(commands: readonly AnyCommand<House>[]): Names<House> {
  let read: Words | null = null;
  const words = () => {
    read ??= wordsOf(commands);
    return read;
  };
  return {
    commands,
    byPath: new Map(commands.map((each) => [each.path, each])),
    get firsts() {
      return words().firsts;
    },
    get seconds() {
      return words().seconds;
    },
    get options() {
      return words().options;
    },
    get everyOption() {
      return words().everyOption;
    },
  };
}

function wordsOf<House>(commands: readonly AnyCommand<House>[]): Words {
  const firsts = new Map<string, string>();
  const seconds = new Map<string, Map<string, string>>();
  const options = new Map<string, Map<string, string>>();
  for (const { path, options: declared } of commands) {
    const [first, second] = path.split(" ") as [string, string?];
    register(firsts, first, first);
    for (const locale of LOCALES) register(firsts, speak(locale, `command-${first}`), first);
    const below = seconds.get(first) ?? new Map<string, string>();
    seconds.set(first, below);
    if (second === undefined) below.set("", path);
    else {
      register(below, second, path);
      for (const locale of LOCALES) register(below, speak(locale, stemOf(path)), path);
    }
    const named = new Map<string, string>();
    for (const name of Object.keys(declared)) {
      register(named, name, name);
      for (const locale of LOCALES) register(named, optionName(locale, path, name), name);
    }
    options.set(path, named);
  }
  return { firsts, seconds, options, everyOption: new Set([...options.values()].flatMap((named) => [...named.keys()])) };
}

function register(names: Map<string, string>, word: string, meaning: string): void {
  const folded = fold(word);
  const known = names.get(folded);
  if (known !== undefined && known !== meaning) throw new Error(`"${word}" would mean both ${known} and ${meaning}.`);
  names.set(folded, meaning);
}
