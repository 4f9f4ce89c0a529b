import type { Form, Input } from "#chat/form.ts";
import { fold } from "#kernel/fold.ts";
import type { Page } from "./render.ts";

/** What is wrong with what was filled in: a question that the form does not ask, and those that it does. */
export interface UnknownInput {
  readonly unknown: string;
  readonly known: readonly string[];
}

/** A form on paper: its questions, what stands in them already, and what is the matter with it. */
export function formPage(form: Form): Page {
  const lines = [form.title, form.intro, ...form.inputs.flatMap(inputLines), `[${form.submit}]`];
  return { text: lines.filter((line) => line !== "").join("\n"), controls: [] };
}

function inputLines(input: Input): readonly string[] {
  const mark = input.required ? " *" : "";
  const choices = input.choices.map((choice) => choice.label).join(" | ");
  const question = `${input.label}${mark}: ${input.start}`.trimEnd();
  return [question, choices, input.help, input.wrong ?? ""];
}

/**
 * What is sent when somebody fills in `given` over what stands in the form. A question goes by its name or its label, a
 * choice by its value or its label, as one would tick it.
 */
export function filledIn(form: Form, given: Readonly<Record<string, string>>): Readonly<Record<string, string>> | UnknownInput {
  const values: Record<string, string> = {};
  for (const input of form.inputs) if (input.start !== "") values[input.name] = input.start;
  for (const [key, text] of Object.entries(given)) {
    const input = form.inputs.find((one) => one.name === key) ?? form.inputs.find((one) => fold(one.label) === fold(key));
    if (input === undefined) return { unknown: key, known: form.inputs.map((one) => one.name) };
    const ticked =
      input.choices.find((choice) => choice.value === text) ?? input.choices.find((choice) => fold(choice.label) === fold(text));
    values[input.name] = ticked?.value ?? text;
  }
  return values;
}
