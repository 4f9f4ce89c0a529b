import { type Card, card, list, paragraph, pressControl } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { plain, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { stepsOf } from "./form.ts";
import type { KeptForm } from "./shelf.ts";

/** Addresses of our own: a kept form and one of its steps. No command's address begins with `~`. */
export type FormAddress =
  | { readonly kind: "open" | "step" | "again"; readonly name: string; readonly step: number }
  | { readonly kind: "send"; readonly name: string };

/** `open` and `send` stand in buttons; `step` and `again` in modals, the second where it was opened from one of our cards. */
export function writeFormAddress(address: FormAddress): string {
  return address.kind === "send" ? `~send/${address.name}` : `~${address.kind}/${address.name}/${address.step}`;
}

export function readFormAddress(text: string): FormAddress | null {
  const match = /^~(open|step|again|send)\/([\w-]+)(?:\/(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, kind, name = "", step = "0"] = match;
  return kind === "send" ? { kind, name } : { kind: kind as "open" | "step" | "again", name, step: Number(step) };
}

/** What comes after a step: the form can be sent, or something is still needed, or more can be added. */
export type After =
  | { readonly kind: "send" }
  | { readonly kind: "needed" | "more"; readonly step: number; readonly inputs: readonly Input[] };

/** Everything that stands in a form by now, by the names of its inputs. */
export function filled({ form, values }: KeptForm): Readonly<Record<string, string>> {
  const starts = form.inputs.map((input) => [input.name, input.start] as const);
  return { ...Object.fromEntries(starts), ...values };
}

/** What to do when a step was sent. A form that is being corrected is sent as soon as nothing is missing in it. */
export function afterStep(kept: KeptForm, step: number): After {
  const steps = stepsOf(kept.form);
  const now = filled(kept);
  const isOpen = (input: Input) =>
    (input.required && (now[input.name] ?? "").trim() === "") || (input.wrong !== null && !(input.name in kept.values));
  const needed = steps.findIndex((inputs, at) => at !== step && inputs.some(isOpen));
  if (needed !== -1) return { kind: "needed", step: needed, inputs: (steps[needed] as readonly Input[]).filter(isOpen) };
  const correcting = kept.form.inputs.some((input) => input.wrong !== null);
  const next = steps[step + 1];
  if (correcting || next === undefined) return { kind: "send" };
  return { kind: "more", step: step + 1, inputs: steps.slice(step + 1).flat() };
}

/** The card between two steps. */
export function betweenCard(name: string, form: Form, after: Exclude<After, { kind: "send" }>, voice: Voice): Card {
  const inputs = voice.list(after.inputs.map((input) => input.label));
  const text = voice.say(after.kind === "needed" ? "discord-form-needed" : "discord-form-more", { inputs });
  const open = pressControl(
    voice.text("discord-form-continue"),
    writeFormAddress({ kind: "open", name, step: after.step }),
    after.kind === "needed" ? "main" : "plain",
  );
  const send = pressControl(voice.text("discord-form-send"), writeFormAddress({ kind: "send", name }), "main");
  return card({
    summary: form.title,
    title: [plain(form.title)],
    blocks: [paragraph(text)],
    controls: [after.kind === "needed" ? [open] : [send, open]],
    footer: voice.say("discord-form-step", { step: after.step, steps: stepsOf(form).length }),
  });
}

/** The card that opens a form by a button, where it can no longer open by itself; with all that is wrong in it. */
export function openingCard(name: string, form: Form, voice: Voice): Card {
  const wrong = form.inputs.filter((input) => input.wrong !== null);
  const first = wrong[0] === undefined ? 0 : stepsOf(form).findIndex((inputs) => inputs.includes(wrong[0] as Input));
  const address = writeFormAddress({ kind: "open", name, step: first });
  if (wrong.length === 0) {
    return card({
      summary: voice.text("discord-form-waiting", { title: form.title }),
      title: voice.say("discord-form-waiting-title"),
      blocks: [paragraph(voice.say("discord-form-waiting", { title: form.title }))],
      controls: [[pressControl(voice.text("discord-form-open"), address, "main")]],
    });
  }
  return card({
    summary: voice.text("discord-form-wrong-title"),
    tone: "warning",
    title: voice.say("discord-form-wrong-title"),
    blocks: [list(wrong.map((input) => prose`${strong(input.label)} ${input.wrong ?? ""}`)), paragraph(voice.say("discord-form-wrong"))],
    controls: [[pressControl(voice.text("discord-form-correct"), address, "main")]],
  });
}
