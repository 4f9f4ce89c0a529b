import type { Form, Input } from "#chat/form.ts";
import type { SentFile, Suggestion } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import { type Html, html } from "./prose.ts";
import type { Fields } from "./render.ts";

const PREFIX = "field-";

/** So many questions that may be left out are shown at once; more of them are folded away. */
const FEW = 3;

/** What is offered for an input while it is filled, by the input's name. */
export type Offers = Readonly<Record<string, readonly Suggestion[]>>;

/** A form as HTML: what is wrong stands at its field, what was typed stays. `id` keeps the fields of several forms apart. */
export function renderForm(form: Form, id: string, offers: Offers, voice: Voice, fields: Fields): Html {
  const needed = form.inputs.filter((input) => input.required);
  const rest = form.inputs.filter((input) => !input.required);
  const field = (input: Input) => renderInput(input, `${id}-${input.name}`, offers[input.name] ?? [], voice);
  return html`<form class="card form" method="post" action="/form" novalidate${form.inputs.some(({ kind }) => kind === "file") && html` enctype="multipart/form-data"`}>
  <h3 class="card-title">${form.title}</h3>
  ${form.intro !== "" && html`<p class="text">${form.intro}</p>`}
  ${fields}<input type="hidden" name="address" value="${form.address}">
  ${needed.map(field)}
  ${rest.length > FEW ? html`<details class="more"${rest.some((input) => input.start !== "" || input.wrong !== null) && html` open`}><summary>${voice.text("web-more-fields", { count: rest.length })}</summary>${rest.map(field)}</details>` : rest.map(field)}
  <div class="controls"><button class="button button-main"${fields === null && html` type="button"`}>${form.submit}</button></div>
</form>`;
}

/** What was filled in, by the inputs' names. Fields that are not of the form are left aside. */
export function readForm(body: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!name.startsWith(PREFIX)) continue;
    const said = fileOf(value) === null ? earlier(value) : `${UPLOAD}${name.slice(PREFIX.length)}`;
    if (typeof said === "string") values[name.slice(PREFIX.length)] = said.replace(/\r\n?/g, "\n");
  }
  return values;
}

/** What names a file that was uploaded with a form: the word, and the field. */
const UPLOAD = "upload:";

/** Opens the files that were uploaded with a form. */
export function filesIn(body: Readonly<Record<string, unknown>>): (reference: string) => Promise<SentFile | null> {
  return async function open(reference) {
    if (!reference.startsWith(UPLOAD)) return null;
    const file = fileOf(body[`${PREFIX}${reference.slice(UPLOAD.length)}`]);
    if (file === null) return null;
    return {
      name: file.name,
      size: file.size,
      bytes: async (most) => (file.size > most ? "too large" : new Uint8Array(await file.arrayBuffer())),
    };
  };
}

/** The file of a field; null where none was chosen: a browser then sends one without a name. */
function fileOf(value: unknown): File | null {
  const files = (Array.isArray(value) ? value : [value]).filter((each) => each instanceof File && each.name !== "");
  return (files[0] as File | undefined) ?? null;
}

/** What stands in a field whose file was given before: its name here. */
function earlier(value: unknown): unknown {
  return Array.isArray(value) ? value.find((each) => typeof each === "string" && each !== "") : value;
}

function renderInput(input: Input, id: string, offers: readonly Suggestion[], voice: Voice): Html {
  const described = [input.help !== "" && `${id}-help`, input.wrong !== null && `${id}-wrong`].filter((part) => part !== false).join(" ");
  const attributes = html` id="${id}" name="${PREFIX}${input.name}"${described !== "" && html` aria-describedby="${described}"`}${
    input.wrong !== null && html` aria-invalid="true"`
  }${input.required && html` aria-required="true"`}`;
  return html`<div class="field">
    <label for="${id}">${input.label}${!input.required && html` <small>${voice.text("web-optional")}</small>`}</label>
    ${input.help !== "" && html`<p class="help" id="${id}-help">${input.help}</p>`}
    ${input.wrong !== null && html`<p class="wrong" id="${id}-wrong">${input.wrong}</p>`}
    ${renderBox(input, attributes, offers, id)}
  </div>`;
}

function renderBox(input: Input, attributes: Html, offers: readonly Suggestion[], id: string): Html {
  switch (input.kind) {
    case "lines":
      return html`<textarea${attributes} rows="4">
${input.start}</textarea>`;
    case "choice":
      return html`<select${attributes}>${(!input.required || input.start === "") && html`<option value=""></option>`}${input.choices.map(
        (choice) => html`<option value="${choice.value}"${choice.value === input.start && html` selected`}>${choice.label}</option>`,
      )}</select>`;
    case "file":
      return html`<input${attributes} type="file">${input.start !== "" && html`<input type="hidden" name="${PREFIX}${input.name}" value="${input.start}">`}`;
    case "whole":
      return html`<input${attributes} type="text" inputmode="numeric" autocomplete="off" value="${input.start}">`;
    case "line":
    case "day":
    case "moment":
    case "person":
      return html`<input${attributes} type="text" autocomplete="off" value="${input.start}"${offers.length > 0 && html` list="${id}-offers"`}>${offersHtml(offers, id)}`;
    default:
      return input.kind satisfies never;
  }
}

function offersHtml(offers: readonly Suggestion[], id: string): Html | false {
  if (offers.length === 0) return false;
  return html`<datalist id="${id}-offers">${offers.map((offer) => html`<option value="${offer.value}">${offer.label}</option>`)}</datalist>`;
}
