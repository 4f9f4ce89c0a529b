import type { Form, Input } from "#chat/form.ts";
import { shortened } from "#chat/split.ts";
import { CHOICE_TEXT, CHOICES, discordLimits, INPUT_HELP } from "./limits.ts";

/** A part of a modal, as the Components Reference names its fields. */
export interface ModalPart {
  readonly type: 18;
  readonly label: string;
  readonly description?: string;
  readonly component: ModalInput;
}

type ModalInput =
  | {
      readonly type: 4;
      readonly custom_id: string;
      readonly style: 1 | 2;
      readonly required: boolean;
      readonly max_length: number;
      readonly value?: string;
    }
  | {
      readonly type: 3;
      readonly custom_id: string;
      readonly required: boolean;
      readonly min_values: number;
      readonly max_values: number;
      readonly options: readonly { readonly label: string; readonly value: string; readonly default?: true }[];
    }
  | {
      readonly type: 19;
      readonly custom_id: string;
      readonly required: boolean;
      readonly min_values: number;
      readonly max_values: number;
    };

/** A modal, as it answers an interaction. */
export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly ModalPart[];
}

/**
 * The questions of a form in steps of as many as a modal holds; those that are needed come first, as they do in the form.
 * An answer that was given, is right and is longer than a modal shows is not asked for again: what is cut off would be lost.
 */
export function stepsOf(form: Form): readonly (readonly Input[])[] {
  const steps: (readonly Input[])[] = [];
  const inputs = asksAll(form) ? form.inputs : form.inputs.filter((input) => !isTooLong(input));
  for (let at = 0; at < inputs.length; at += discordLimits.formInputs) steps.push(inputs.slice(at, at + discordLimits.formInputs));
  return steps;
}

/** Whether every question of a form stands in its steps; else it is kept, and what is not asked stays as it is. */
export function asksAll(form: Form): boolean {
  return form.inputs.every(isTooLong) || !form.inputs.some(isTooLong);
}

function isTooLong({ start, wrong }: Input): boolean {
  return wrong === null && start.length > discordLimits.inputLength;
}

/** One step of a form as a modal. `values` are what was filled in so far. */
export function modalOf(form: Form, inputs: readonly Input[], values: Readonly<Record<string, string>>, customId: string): Modal {
  return {
    custom_id: customId,
    title: shortened(form.title, discordLimits.formTitle),
    components: inputs.map((input) => partOf(input, values[input.name] ?? input.start)),
  };
}

function partOf(input: Input, value: string): ModalPart {
  const said = input.wrong ?? input.help;
  return {
    type: 18,
    label: shortened(input.label, discordLimits.inputLabel),
    ...(said === "" ? {} : { description: shortened(said, INPUT_HELP) }),
    component: componentOf(input, value),
  };
}

function componentOf(input: Input, value: string): ModalInput {
  if (input.kind === "file") return uploadOf(input, value);
  return isSelect(input) ? selectOf(input, value) : textOf(input, value);
}

/** A file that was given already is not asked for again: where none is given now, it stays. */
function uploadOf(input: Input, value: string): ModalInput {
  const required = input.required && value === "";
  return { type: 19, custom_id: input.name, required, min_values: required ? 1 : 0, max_values: 1 };
}

function isSelect(input: Input): boolean {
  return input.kind === "choice" && input.choices.length > 0 && input.choices.length <= CHOICES;
}

function selectOf(input: Input, value: string): ModalInput {
  return {
    type: 3,
    custom_id: input.name,
    required: input.required,
    min_values: input.required ? 1 : 0,
    max_values: 1,
    options: input.choices.map((choice) => ({
      label: shortened(choice.label, CHOICE_TEXT),
      value: choice.value,
      ...(choice.value === value ? { default: true as const } : {}),
    })),
  };
}

function textOf(input: Input, value: string): ModalInput {
  const room = Math.min(discordLimits.inputLength, Math.max(input.max, value.length));
  const lines = input.kind === "lines" || value.includes("\n");
  const start = value.slice(0, room);
  return {
    type: 4,
    custom_id: input.name,
    style: lines ? 2 : 1,
    required: input.required,
    max_length: room,
    ...(start === "" ? {} : { value: start }),
  };
}

/** Whether everything that is wrong with a form can be read in its modals. */
export function wrongFits(form: Form): boolean {
  return form.inputs.every((input) => input.wrong === null || input.wrong.length <= INPUT_HELP);
}

/** What a sent modal holds, by the names of its inputs. */
export function readModal(components: unknown): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const part of Array.isArray(components) ? components : []) {
    const inner = (part as { readonly component?: unknown; readonly components?: readonly unknown[] }).component;
    const inputs = inner === undefined ? ((part as { readonly components?: readonly unknown[] }).components ?? []) : [inner];
    for (const input of inputs) {
      const {
        custom_id: name,
        type,
        value,
        values: chosen,
      } = input as { readonly custom_id?: unknown; readonly type?: unknown; readonly value?: unknown; readonly values?: unknown };
      if (typeof name !== "string") continue;
      if (type === 19 && !(Array.isArray(chosen) && chosen.length > 0)) continue;
      if (typeof value === "string") values[name] = value.replace(/\r\n?/g, "\n");
      else if (Array.isArray(chosen)) values[name] = chosen.map(String).join(", ");
    }
  }
  return values;
}
