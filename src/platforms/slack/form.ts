import type { types } from "@slack/bolt";
import type { Card } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import { plain } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import { INPUT_LENGTH, METADATA_LENGTH, OPTION_LENGTH, VIEW_LABEL } from "./limits.ts";
import { markup } from "./prose.ts";
import { context, renderAll, type Scenery, type SlackBlock } from "./render.ts";

/** A modal as Slack takes it. */
export type Modal = types.ModalView;

/** What a modal carries for us: where its answers go, where it was asked for, and how deep it stands in the stack, from 1. */
export interface Carried {
  /** Null where the modal asks for nothing. */
  readonly address: string | null;
  readonly hook: string | null;
  readonly channel: { readonly id: string; readonly name: string } | null;
  readonly depth: number;
}

const NOTHING: Carried = { address: null, hook: null, channel: null, depth: 1 };

/** What a modal carries, as text of at most 3,000 characters. */
export function writeCarried(carried: Carried): string {
  const text = JSON.stringify(carried);
  return text.length <= METADATA_LENGTH ? text : JSON.stringify({ ...carried, hook: null });
}

/** Reads what `writeCarried` wrote; of anything else, nothing. */
export function readCarried(text: unknown): Carried {
  try {
    const read = JSON.parse(String(text)) as Partial<Carried> | null;
    if (typeof read !== "object" || read === null) return NOTHING;
    const { address, hook, channel, depth } = read;
    return {
      address: typeof address === "string" ? address : null,
      hook: typeof hook === "string" ? hook : null,
      channel: typeof channel?.id === "string" && typeof channel.name === "string" ? { id: channel.id, name: channel.name } : null,
      depth: typeof depth === "number" ? depth : 1,
    };
  } catch (error) {
    if (error instanceof SyntaxError) return NOTHING;
    throw error;
  }
}

/** A form as a modal: what was given stands in it, what is wrong stands above its input. */
export function formModal(form: Form, carried: Carried, voice: Voice): Modal {
  const whole = form.title.length > VIEW_LABEL ? [context(markup([plain(form.title)]))] : [];
  const intro = form.intro === "" ? [] : [context(markup([plain(form.intro)]))];
  return {
    type: "modal",
    callback_id: "form",
    title: label(form.title),
    submit: label(form.submit),
    close: label(voice.text("label-cancel")),
    private_metadata: writeCarried({ ...carried, address: form.address }),
    blocks: [...whole, ...intro, ...form.inputs.flatMap((input) => inputBlocks(input, voice))],
  };
}

/** What stands open while the work takes longer than a trigger lives. */
export function loadingModal(carried: Carried, voice: Voice): Modal {
  return {
    type: "modal",
    callback_id: "loading",
    title: label("Parvis"),
    close: label(voice.text("label-cancel")),
    private_metadata: writeCarried(carried),
    blocks: [context(markup(voice.say("slack-loading")))],
  };
}

/** A card in a modal, for those who pressed where no message can answer. */
export function cardModal(card: Card, carried: Carried, voice: Voice, scenery: Scenery): Modal {
  return {
    type: "modal",
    callback_id: "card",
    title: label("Parvis"),
    close: label(voice.text("slack-close")),
    private_metadata: writeCarried({ ...carried, address: null }),
    blocks: renderAll([card], scenery),
  };
}

function label(text: string): { type: "plain_text"; text: string; emoji: boolean } {
  return { type: "plain_text", text: shortened(text, VIEW_LABEL), emoji: false };
}

function inputBlocks(input: Input, voice: Voice): SlackBlock[] {
  const wrong = input.wrong === null ? [] : [context(markup([plain(input.wrong)]))];
  const parts = partsOf(input);
  return [
    ...wrong,
    ...parts.map(
      (start, at): SlackBlock => ({
        type: "input",
        block_id: at === 0 ? `${input.name}${keptMark(input)}` : `${input.name}~${at + 1}`,
        label: { type: "plain_text", text: at === 0 ? input.label : voice.text("slack-continued", { label: input.label }), emoji: false },
        optional: !input.required || at > 0 || keptMark(input) !== "",
        element: element({ ...input, start }),
        ...(at > 0 || input.help === "" ? {} : { hint: { type: "plain_text", text: shortened(input.help, 2_000), emoji: false } }),
      }),
    ),
  ];
}

/** Of a file that was given already: a modal cannot show it, so the name of its input says which it is. */
function keptMark({ kind, start }: Input): string {
  return kind === "file" && start !== "" ? `${KEPT}${start}` : "";
}

const KEPT = "~kept~";

/**
 * What stands in an input, in the parts that it is asked in: what may be longer than an input takes is asked in two, or in as
 * many as what stands there needs. Parts end where a line does, where one ends late enough.
 */
function partsOf(input: Input): readonly string[] {
  const long = (input.kind === "line" || input.kind === "lines") && input.max > INPUT_LENGTH;
  if (!long) return [input.start];
  const parts: string[] = [];
  let rest = input.start;
  while (rest.length > INPUT_LENGTH) {
    const line = rest.lastIndexOf("\n", INPUT_LENGTH - 1);
    const late = line >= INPUT_LENGTH / 2;
    parts.push(rest.slice(0, late ? line : INPUT_LENGTH));
    rest = rest.slice(late ? line + 1 : INPUT_LENGTH);
  }
  parts.push(rest);
  return parts.length === 1 ? [rest, ""] : parts;
}

function element(input: Input): types.InputBlock["element"] {
  const { kind, start } = input;
  if (input.source !== undefined && input.source !== null) return lookedUp(input, input.source);
  switch (kind) {
    case "choice":
      return chosenFrom(input);
    case "whole":
      if (start !== "" && !/^\d+$/.test(start)) return typed(input, false);
      return { type: "number_input", action_id: "value", is_decimal_allowed: false, ...(start === "" ? {} : { initial_value: start }) };
    case "day":
      if (start !== "" && !isDay(start)) return typed(input, false);
      return { type: "datepicker", action_id: "value", ...(start === "" ? {} : { initial_date: start }) };
    case "file":
      return { type: "file_input", action_id: "value", max_files: 1 };
    case "lines":
      return typed(input, true);
    case "line":
    case "moment":
    case "person":
      return typed(input, false);
    default:
      return kind satisfies never;
  }
}

function typed(input: Input, multiline: boolean): types.PlainTextInput {
  const max_length = Math.min(INPUT_LENGTH, Math.max(1, input.max));
  const initial_value = input.start.slice(0, max_length);
  return { type: "plain_text_input", action_id: "value", multiline, max_length, ...(initial_value === "" ? {} : { initial_value }) };
}

function option(text: string, value: string): types.PlainTextOption {
  return { text: { type: "plain_text", text: shortened(text, OPTION_LENGTH), emoji: false }, value };
}

function chosenFrom(input: Input): types.InputBlock["element"] {
  if (input.choices.length === 0 || input.choices.length > 100) return typed(input, false);
  const options = input.choices.map((choice) => option(choice.label, choice.value));
  const initial = options.find((each) => each.value === input.start);
  return { type: "static_select", action_id: "value", options, ...(initial === undefined ? {} : { initial_option: initial }) };
}

/** An input whose choices are asked for while one types; what was typed stands among them. */
function lookedUp(input: Input, source: string): types.InputBlock["element"] {
  if (input.start.length > OPTION_LENGTH) return typed(input, false);
  const initial = input.start === "" ? {} : { initial_option: option(input.start, input.start) };
  return { type: "external_select", action_id: `find/${source}`, min_query_length: 0, ...initial };
}

/** What was filled in, by the inputs' names. */
export function readSubmission(state: unknown): Readonly<Record<string, string>> {
  const blocks = (state as { readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>>>> } | null)?.values ?? {};
  const parts = new Map<string, string[]>();
  for (const [block, elements] of Object.entries(blocks)) {
    const [name = "", part = "1", kept = ""] = block.split("~");
    const texts = parts.get(name) ?? [];
    const said = Object.values(elements).map(answerIn)[0] ?? "";
    if (part === "kept") texts[0] = said === "" ? kept : said;
    else texts[Number(part) - 1] = said;
    parts.set(name, texts);
  }
  return Object.fromEntries([...parts].map(([name, texts]) => [name, joined(texts)]));
}

/** Parts as one text: one that is full goes on in the next, any other ended a line. */
function joined(parts: readonly (string | undefined)[]): string {
  let text = "";
  let full = true;
  for (const part of parts) {
    if (part === undefined || part === "") continue;
    text = full ? text + part : `${text}\n${part}`;
    full = part.length === INPUT_LENGTH;
  }
  return text;
}

interface ElementState {
  readonly value?: string | null;
  readonly selected_date?: string | null;
  readonly selected_option?: { readonly value?: string } | null;
  readonly files?: readonly { readonly id?: string }[] | null;
}

function answerIn(state: unknown): string {
  const read = (state ?? {}) as ElementState;
  return read.value ?? read.selected_date ?? read.selected_option?.value ?? read.files?.[0]?.id ?? "";
}

/** What is wrong, by the input that it is said at; null when something is asked that the modal does not ask. */
export function fieldErrors(form: Form, shown: readonly string[]): Readonly<Record<string, string>> | null {
  if (form.inputs.some((input) => !shown.includes(input.name))) return null;
  const wrong = form.inputs.flatMap((input) => (input.wrong === null ? [] : [[input.name, input.wrong] as const]));
  return wrong.length === 0 ? null : Object.fromEntries(wrong);
}

/** Whether Slack takes it as the date of a date picker: it refuses a whole form for one that does not exist. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
