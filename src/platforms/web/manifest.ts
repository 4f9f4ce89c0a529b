import type { AnyCommand } from "#chat/command.ts";
import { choiceLabel, commandAbout, commandName, optionAbout, optionName } from "#chat/names.ts";
import type { ExistingKind, Option, OptionSpec } from "#chat/option.ts";
import type { Voice } from "#chat/voice.ts";
import type { Locale } from "#locales/locale.ts";

/** One option as the composer knows it. `source` is what to ask for suggestions, null where there is nothing to ask. */
export interface ComposerOption {
  readonly name: string;
  /** Its name in English, which is accepted too. */
  readonly own: string;
  readonly about: string;
  readonly required: boolean;
  readonly kind: OptionSpec["kind"];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly source: string | null;
}

/** One command as the composer knows it. */
export interface ComposerCommand {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  readonly options: readonly ComposerOption[];
}

/** The commands as they are called in a language. Declarations do not change while the program runs, so it is worked out once. */
export function commandsIn(commands: readonly AnyCommand<never>[]): (locale: Locale) => readonly ComposerCommand[] {
  const known = new Map<Locale, readonly ComposerCommand[]>();
  return function inLanguage(locale) {
    const made = known.get(locale) ?? composerCommands(commands, locale);
    known.set(locale, made);
    return made;
  };
}

function composerCommands(commands: readonly AnyCommand<never>[], locale: Locale): readonly ComposerCommand[] {
  return commands.map((command) => ({
    path: command.path,
    name: commandName(locale, command.path),
    about: commandAbout(locale, command.path),
    get options() {
      const declared = Object.entries(command.options as Readonly<Record<string, Option<unknown>>>);
      return declared.map(([own, option]) => composerOption(command.path, own, option, locale));
    },
  }));
}

/** What the composer needs to know in the language of a voice: the commands, and its own few words. `counts` says how many suggestions there are. */
export function vocabulary(commands: readonly ComposerCommand[], voice: Voice) {
  return {
    commands,
    needed: voice.text("web-option-required"),
    optional: voice.text("web-option-optional"),
    stillNeeded: voice.text("web-still-needed"),
    ready: voice.text("web-ready"),
    counts: Array.from({ length: commands.length + 26 }, (_, count) => voice.text("web-suggestions", { count })),
  };
}

function composerOption(path: string, own: string, option: Option<unknown>, locale: Locale): ComposerOption {
  const { spec } = option;
  const choices = spec.kind === "choice" ? spec.choices : [];
  return {
    name: optionName(locale, path, own),
    own,
    about: optionAbout(locale, path, own),
    required: option.required,
    kind: spec.kind,
    choices: choices.map((value) => ({ value, label: choiceLabel(locale, path, own, value) })),
    source: sourceOf(spec),
  };
}

/** What `Ears.suggest` is asked for an option of this kind. */
export function sourceOf(spec: OptionSpec): ExistingKind | "person" | "room" | null {
  if (spec.kind === "existing") return spec.what;
  if (spec.kind === "person" || spec.kind === "people") return "person";
  return spec.kind === "room" ? "room" : null;
}
