import type { Form } from "#chat/form.ts";

/** A form as it could stand in a letter: its questions, to be read. Nothing is sent by answering. */
export function formText(form: Form): string {
  return [form.title, form.intro, ...form.inputs.map(({ label }) => `- ${label}`)].filter((line) => line !== "").join("\n");
}
