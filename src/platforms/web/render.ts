import type { Block, Card, Control } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import { type Html, html, linkHtml, proseHtml } from "./prose.ts";

/** The hidden fields that say who presses, where, and on which message. Null where nothing can be pressed (the gallery). */
export type Fields = Html | null;

/** A card as HTML. Pure and total; `fields` stand in each of its forms. */
export function renderCard(card: Card, voice: Voice, fields: Fields): Html {
  return html`<article class="card card-${card.tone}" aria-label="${card.summary}">
  <h3 class="card-title">${proseHtml(card.title)}</h3>
  ${card.blocks.map((block) => renderBlock(block, voice))}
  ${card.footer !== undefined && html`<p class="card-footer">${proseHtml(card.footer)}</p>`}
  ${card.controls.map((row) => renderRow(row, voice, fields))}
</article>`;
}

function renderBlock(block: Block, voice: Voice): Html {
  switch (block.kind) {
    case "paragraph":
      return html`<p class="text">${proseHtml(block.text)}</p>`;
    case "facts":
      return html`<dl class="facts">${block.facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${proseHtml(value)}</dd></div>`)}</dl>`;
    case "list":
      return html`<ul class="list">${block.items.map((item) => html`<li>${proseHtml(item)}</li>`)}</ul>`;
    case "tally":
      return renderTally(block, voice);
    case "progress":
      return renderProgress(block, voice);
    case "quote":
      return html`<blockquote class="text">${proseHtml(block.text)}</blockquote>`;
    case "picture":
      return renderPicture(block);
    case "file":
      return html`<p class="text"><a class="file" download="${block.name}" href="${block.url}">${block.name}</a> ${block.alt}</p>`;
    case "divider":
      return html`<hr>`;
    default:
      return block satisfies never;
  }
}

function bar(share: number): Html {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return html`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="bar-all" width="100" height="6"/><rect class="bar-have" width="${width}" height="6"/></svg>`;
}

function renderTally(block: Extract<Block, { kind: "tally" }>, voice: Voice): Html {
  const most = Math.max(1, ...block.rows.map((row) => row.count));
  return html`<table class="tally"><tbody>${block.rows.map(
    (row) =>
      html`<tr><th scope="row">${row.label}</th><td>${bar(row.count / most)}</td><td class="count">${voice.number(row.count)}</td></tr>`,
  )}</tbody></table>`;
}

function renderProgress(block: Extract<Block, { kind: "progress" }>, voice: Voice): Html {
  const words = voice.text("web-progress", { have: voice.number(block.have), need: voice.number(block.need) });
  return html`<div class="progress"><span>${block.label}</span>${bar(block.need === 0 ? 1 : block.have / block.need)}<span class="count">${words}</span></div>`;
}

/** Pictures of our own are shown; one from elsewhere would tell its server who looks, so it is a link. */
function renderPicture(block: Extract<Block, { kind: "picture" }>): Html {
  if (!/^(\/(?!\/)|data:image\/(png|jpeg|webp|svg\+xml)[;,])/.test(block.url)) return html`<p>${linkHtml(block.alt, block.url, "")}</p>`;
  return html`<img class="picture" src="${block.url}" alt="${block.alt}" loading="lazy">`;
}

function renderRow(row: readonly Control[], voice: Voice, fields: Fields): Html {
  const picks = row.filter((control) => control.kind === "pick");
  const buttons = row.filter((control) => control.kind !== "pick");
  return html`${buttons.length > 0 && html`<form class="controls" method="post" action="/press">${fields}${buttons.map((control) => renderButton(control, fields))}</form>`}${picks.map((pick) => renderPick(pick, voice, fields))}`;
}

function renderButton(control: Exclude<Control, { kind: "pick" }>, fields: Fields): Html {
  switch (control.kind) {
    case "press":
      return html`<button class="button button-${control.weight}" name="address" value="${control.address}"${fields === null && html` type="button"`}>${control.label}</button>`;
    case "link":
      return linkHtml(control.label, control.url, "button button-link");
    default:
      return control satisfies never;
  }
}

function renderPick(pick: Extract<Control, { kind: "pick" }>, voice: Voice, fields: Fields): Html {
  const choose = html`<button class="button button-plain"${fields === null && html` type="button"`}>${voice.text("web-choose")}</button>`;
  return html`<form class="pick" method="post" action="/pick">${fields}<input type="hidden" name="address" value="${pick.address}">${
    pick.many ? renderMany(pick) : renderOne(pick)
  }${choose}</form>`;
}

function renderOne(pick: Extract<Control, { kind: "pick" }>): Html {
  return html`<label class="field"><span>${pick.label}</span><select name="values">${pick.choices.map(
    (choice) =>
      html`<option value="${choice.value}"${pick.chosen?.includes(choice.value) && html` selected`}>${choice.label}${choice.about !== undefined && ` – ${choice.about}`}</option>`,
  )}</select></label>`;
}

function renderMany(pick: Extract<Control, { kind: "pick" }>): Html {
  return html`<fieldset class="field"><legend>${pick.label}</legend>${pick.choices.map(
    (choice) =>
      html`<label class="check"><input type="checkbox" name="values" value="${choice.value}"${pick.chosen?.includes(choice.value) && html` checked`}> <span>${choice.label}${choice.about !== undefined && html` <small>${choice.about}</small>`}</span></label>`,
  )}</fieldset>`;
}
