import { writeAddress } from "#chat/address.ts";
import type { AnyCommand } from "#chat/command.ts";
import type { Form, Input, InputKind, InputSource } from "#chat/form.ts";
import { choiceLabel, commandAbout, optionAbout, optionName } from "#chat/names.ts";
import type { OptionSpec } from "#chat/option.ts";
import type { Voice } from "#chat/voice.ts";
import type { House } from "#house.ts";
import { ID_LENGTH } from "#kernel/ids.ts";

const KINDS: Readonly<Record<OptionSpec["kind"], InputKind>> = {
  text: "line",
  whole: "whole",
  choice: "choice",
  moment: "moment",
  day: "day",
  length: "line",
  person: "person",
  people: "line",
  room: "line",
  file: "file",
  existing: "line",
};

/**
 * The form of a command, written from its declaration: what was given already stands in it, what was wrong is said at its
 * field, and the required questions come first.
 */
export function declaredForm(
  command: AnyCommand<House>,
  given: Readonly<Record<string, string>>,
  wrong: Readonly<Record<string, string>>,
  voice: Voice,
): Form {
  const names = Object.keys(command.options);
  const needed = names.filter((name) => command.options[name]?.required === true);
  const rest = names.filter((name) => !needed.includes(name));
  return {
    title: commandAbout(voice.locale, command.path),
    intro: voice.text("form-intro"),
    inputs: [...needed, ...rest].map((name) => inputOf(command, name, given[name] ?? "", wrong[name] ?? null, voice)),
    submit: voice.text("form-submit"),
    address: writeAddress({ command: command.path, press: "form", id: "" }),
  };
}

/** The form of a command with nothing in it yet; null where there is no such command. */
export function emptyForm(house: Pick<House, "declared">, path: string, voice: Voice): Form | null {
  const command = house.declared.byPath.get(path);
  return command === undefined ? null : declaredForm(command, {}, {}, voice);
}

function inputOf(command: AnyCommand<House>, name: string, start: string, wrong: string | null, voice: Voice): Input {
  const option = command.options[name] as { readonly spec: OptionSpec; readonly required: boolean };
  const { spec } = option;
  const choices = spec.kind === "choice" ? spec.choices : [];
  return {
    kind: spec.kind === "text" && spec.lines ? "lines" : KINDS[spec.kind],
    name,
    label: capitalised(optionName(voice.locale, command.path, name)),
    help: optionAbout(voice.locale, command.path, name),
    required: option.required,
    start,
    wrong,
    max: longest(spec),
    choices: choices.map((value) => ({ value, label: choiceLabel(voice.locale, command.path, name, value) })),
    source: sourceOf(spec),
  };
}

/** How many characters what stands in its input may have; of a file that was given only its id stands there. */
function longest(spec: OptionSpec): number {
  if (spec.kind === "file") return ID_LENGTH;
  return spec.kind === "text" ? spec.max : 400;
}

function sourceOf(spec: OptionSpec): InputSource {
  if (spec.kind === "existing") return spec.what;
  return spec.kind === "person" || spec.kind === "room" ? spec.kind : null;
}

function capitalised(word: string): string {
  const first = [...word][0] ?? "";
  return first.toLocaleUpperCase() + word.slice(first.length);
}
