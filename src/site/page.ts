import { html as template } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Block, Card } from "#chat/card.ts";
import type { Form, Input } from "#chat/form.ts";
import type { Prose, Span } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";

/** Markup that is safe to send: what was filled in is escaped. */
export type Html = HtmlEscapedString;

type HtmlValue = string | number | false | null | undefined | Html | readonly HtmlValue[];

/** Builds markup; everything filled in is escaped. All markup of the site is built with it. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return template(strings, ...values) as Html;
}

/** What a page has beside what it says. */
export interface Around {
  readonly head?: Html;
  readonly nav?: Html;
  readonly foot?: Html;
  /** Whether those who search the web may find it. */
  readonly indexed?: boolean;
  /** Whether the reader may choose another language here; they may when it is not given. */
  readonly languages?: "to choose" | "chosen elsewhere";
}

/** A page of the site: its language, its name, what stands in it and around it. */
export function renderSite(voice: Voice, title: string, body: Html, around: Around = {}): string {
  return String(html`<!doctype html>
<html lang="${voice.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${around.indexed !== true && html`<meta name="robots" content="noindex">`}
${around.head}
<title>${title}</title>
<link rel="stylesheet" href="/p/site.css">
</head>
<body>
${around.languages !== "chosen elsewhere" && html`<nav class="languages" aria-label="${voice.text("site-language")}"><a href="?lang=fr" lang="fr">Français</a> <a href="?lang=en" lang="en">English</a></nav>`}
${around.nav}
<main>${body}</main>
${around.foot}
</body>
</html>
`);
}

/** A card on the site: what it says, without what is pressed in chat. */
export function renderSiteCard(card: Card, voice: Voice, heading: "h1" | "h2" = "h1"): Html {
  const title = proseHtml(card.title);
  return html`${heading === "h1" ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
${card.blocks.map((block) => renderBlock(block, voice))}
${card.footer !== undefined && html`<p class="footer">${proseHtml(card.footer)}</p>`}`;
}

/** A form that is sent to the page's own address. `seal` proves that it was the page that asked. */
export function renderSiteForm(form: Form, seal: string, wrong: string | null, voice: Voice, uploads: string | null): Html {
  return html`<form method="post" accept-charset="utf-8"${uploads !== null && html` enctype="multipart/form-data"`}>
${wrong !== null && html`<p class="wrong" role="alert">${wrong}</p>`}
<input type="hidden" name="seal" value="${seal}">
${form.intro !== "" && html`<p>${form.intro}</p>`}
${form.inputs.map((input) => (input.name === uploads ? renderUpload(input) : renderInput(input, voice)))}
<button>${form.submit}</button>
</form>`;
}

/** The questions of a form; `prefix` stands before the name of each field. */
export function renderFields(inputs: readonly Input[], voice: Voice, prefix: string): Html {
  return html`${inputs.map((input) => renderInput({ ...input, name: `${prefix}${input.name}` }, voice))}`;
}

/** A file of text, or the text itself where somebody would rather paste it. */
function renderUpload(input: Input): Html {
  const id = `in-${input.name}`;
  return html`<p><label for="${id}">${input.label}</label><input type="file" id="${id}" name="${input.name}" accept=".csv,text/csv,text/plain">${input.wrong !== null && html`<small class="wrong">${input.wrong}</small>`}</p>`;
}

function renderInput(input: Input, voice: Voice): Html {
  const id = `in-${input.name}`;
  const about = input.wrong ?? input.help;
  const said = html`${about !== "" && html`<small id="${id}-about"${input.wrong !== null && html` class="wrong"`}>${about}</small>`}`;
  const marks = html`id="${id}" name="${input.name}" aria-describedby="${id}-about"${input.required && html` required`}${input.wrong !== null && html` aria-invalid="true"`}`;
  const [only, ...more] = input.choices;
  if (input.kind === "choice" && only !== undefined && more.length === 0) {
    const checked = input.start === only.value && html` checked`;
    return html`<p class="check"><label><input type="checkbox" value="${only.value}" ${marks}${checked}> ${only.label}</label>${said}</p>`;
  }
  const label = html`<label for="${id}">${input.label}${!input.required && html` <span class="optional">${voice.text("site-optional")}</span>`}</label>`;
  if (input.kind === "choice") {
    const choices = input.choices.map(
      ({ value, label: name }) => html`<option value="${value}"${value === input.start && html` selected`}>${name}</option>`,
    );
    return html`<p>${label}<select ${marks}>${!input.required && html`<option value=""></option>`}${choices}</select>${said}</p>`;
  }
  if (input.kind === "lines") {
    return html`<p>${label}<textarea rows="5" maxlength="${input.max}" ${marks}>${input.start}</textarea>${said}</p>`;
  }
  return html`<p>${label}<input maxlength="${input.max}" value="${input.start}" ${marks}>${said}</p>`;
}

function renderBlock(block: Block, voice: Voice): Html {
  switch (block.kind) {
    case "paragraph":
      return html`<p class="text">${proseHtml(block.text)}</p>`;
    case "facts":
      return html`<dl>${block.facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${proseHtml(value)}</dd></div>`)}</dl>`;
    case "list":
      return html`<ul>${block.items.map((item) => html`<li>${proseHtml(item)}</li>`)}</ul>`;
    case "tally":
      return html`<table>${block.rows.map((row) => html`<tr><th scope="row">${row.label}</th><td>${voice.number(row.count)}</td></tr>`)}</table>`;
    case "progress":
      return html`<p>${block.label} ${voice.number(block.have)}/${voice.number(block.need)}</p>`;
    case "quote":
      return html`<blockquote class="text">${proseHtml(block.text)}</blockquote>`;
    case "picture":
      return renderPicture(block);
    case "file":
      return html`<p><a download="${block.name}" href="${block.url}">${block.name}</a> ${block.alt}</p>`;
    case "divider":
      return html`<hr>`;
    default:
      return block satisfies never;
  }
}

/** A picture of our own is shown; one from elsewhere would tell its server who looks, so only what it shows is said. */
function renderPicture(block: Extract<Block, { kind: "picture" }>): Html {
  if (!/^data:image\/(?:png|svg\+xml)[;,]/.test(block.url)) return html`<p>${block.alt}</p>`;
  return html`<p><img class="chart" src="${block.url}" alt="${block.alt}"></p>`;
}

/** Prose as markup, escaped. */
export function proseHtml(text: Prose): Html {
  return html`${text.map(spanHtml)}`;
}

function spanHtml(span: Span): Html {
  switch (span.kind) {
    case "plain":
      return html`${span.text}`;
    case "strong":
      return html`<strong>${span.text}</strong>`;
    case "code":
      return html`<code>${span.text}</code>`;
    case "link":
      return /^https?:\/\//i.test(span.url)
        ? html`<a href="${span.url}" rel="noopener noreferrer nofollow">${span.text}</a>`
        : html`${span.text}`;
    case "member":
      return html`${span.name}`;
    case "room":
      return html`#${span.name}`;
    case "moment":
      return html`<time datetime="${new Date(span.at).toISOString()}">${span.text}</time>`;
    default:
      return span satisfies never;
  }
}
