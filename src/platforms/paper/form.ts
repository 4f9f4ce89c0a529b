import type { Form, Input } from "#chat/form.ts";
import { fold } from "#kernel/fold.ts";
import type { Page } from "./render.ts";

/** What is sent, or a question that the form does not ask, and those that it does. */
export type Filled =
  | { readonly kind: "values"; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: "unknown"; readonly name: string; readonly known: readonly string[] };

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
 * choice by its value or its label, as one would tick it; `same` says whether a label is the one that is meant.
 */
export function filledIn(
  form: Form,
  given: Readonly<Record<string, string>>,
  same: (label: string, meant: string) => boolean = (label, meant) => fold(label) === fold(meant),
): Filled {
  const values: Record<string, string> = {};
  for (const input of form.inputs) if (input.start !== "") values[input.name] = input.start;
  for (const [name, text] of Object.entries(given)) {
    const input = form.inputs.find((one) => one.name === name) ?? form.inputs.find((one) => same(one.label, name));
    if (input === undefined) return { kind: "unknown", name, known: form.inputs.map((one) => one.name) };
    const ticked = input.choices.find((choice) => choice.value === text) ?? input.choices.find((choice) => same(choice.label, text));
    values[input.name] = ticked?.value ?? text;
  }
  return { kind: "values", values };
}
