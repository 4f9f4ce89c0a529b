import type { Voice } from "#chat/voice.ts";
import { type Offers, renderForm } from "./form.ts";
import { type Html, html, proseHtml } from "./prose.ts";
import { type Fields, renderCard } from "./render.ts";
import type { Message } from "./wall.ts";

/** The mark of Parvis: a forecourt seen from the door. */
export const mark: Html = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M3 21h18M5 21V10l7-6 7 6v11M9.5 21v-5.5a2.5 2.5 0 0 1 5 0V21"/></svg>`;

const eye: Html = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 4l16 16M10 5.2A9.6 9.6 0 0 1 12 5c5 0 8.5 4.2 9.5 7-.4 1-1.2 2.3-2.4 3.5M6.3 6.9C4.2 8.3 3 10.4 2.5 12c1 2.8 4.5 7 9.5 7 1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2"/></svg>`;

/** One message as somebody sees it. `fields` are the hidden fields of its pane; `pane` keeps ids of two panes apart. */
export function renderMessage(message: Message, pane: string, offers: Offers, voice: Voice, fields: Html): Html {
  const own = html`${fields}<input type="hidden" name="message" value="${message.id}">`;
  const id = `${pane}-${message.id}`;
  const language = message.locale === null || message.locale === voice.locale ? false : html` lang="${message.locale}"`;
  return html`<li class="message${message.user !== null && " message-private"} message-${message.outcome}" id="${id}">
  <div class="message-head">${mark}<b>Parvis</b> ${time(message, voice)}${message.user !== null && privately(message, voice, own)}</div>
  ${message.said !== null && html`<p class="said">${voice.text("web-said", { name: message.by ?? "" })} <code>${message.said}</code></p>`}
  <div class="message-body"${language}>${renderContent(message, id, offers, voice, own)}</div>
</li>`;
}

function time(message: Message, voice: Voice): Html {
  const posted = html`<time datetime="${new Date(message.at).toISOString()}">${voice.moment(message.at, "short").text}</time>`;
  if (message.edited === null) return posted;
  const edited = voice.text("web-edited", { when: voice.moment(message.edited, "short").text });
  return html`${posted} <span class="edited">${edited}</span>`;
}

function privately(message: Message, voice: Voice, own: Fields): Html {
  const words = voice.text(message.room === "" ? "web-whisper" : "web-only-you");
  return html`<span class="private-head"><span class="only-you">${eye}${words}</span><form class="dismiss" method="post" action="/dismiss">${own}<button class="quiet" aria-label="${voice.text("web-dismiss")}" title="${voice.text("web-dismiss")}">×</button></form></span>`;
}

function renderContent(message: Message, id: string, offers: Offers, voice: Voice, own: Fields): Html {
  const { content } = message;
  switch (content.kind) {
    case "card":
      return renderCard(content.card, voice, own);
    case "prose":
      return html`<div class="card card-calm"><p class="text">${proseHtml(content.text)}</p></div>`;
    case "form":
      return renderForm(content.form, id, offers, voice, own);
    default:
      return content satisfies never;
  }
}
