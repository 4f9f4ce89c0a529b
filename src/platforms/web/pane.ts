import { randomUUID } from "node:crypto";
import type { DemoPerson } from "./demo.ts";
import type { Offers } from "./form.ts";
import type { ComposerCommand } from "./manifest.ts";
import { renderMessage } from "./message.ts";
import { type Html, html } from "./prose.ts";
import { addressOf, paneHash, type View } from "./view.ts";
import type { Message } from "./wall.ts";

/** What one pane shows: who looks, and what that person sees. `second` is the pane beside. */
export interface PaneParts {
  readonly view: View;
  readonly person: DemoPerson;
  readonly second: boolean;
  readonly messages: readonly Message[];
  /** What is offered in the forms among the messages, by message. */
  readonly offers: ReadonlyMap<string, Offers>;
  readonly commands: readonly ComposerCommand[];
  /** There are older messages than these. */
  readonly more: boolean;
}

/** A person's own view of the channel, with the composer below. */
export function renderPane(parts: PaneParts): Html {
  const { view, person, messages } = parts;
  const { voice } = view;
  const id = person.handle;
  return html`<section class="pane${parts.second && " pane-second"}" id="pane-${id}" aria-label="${voice.text("web-pane", { name: person.name })}">
  <h2 class="visually-hidden">${voice.text("web-pane", { name: person.name })}</h2>
  <div class="pane-head">${personMenu(parts)}<p class="where">${roomName(view)}</p></div>
  <div class="log" role="log" tabindex="0" aria-label="${voice.text("web-log", { room: roomName(view), name: person.name })}"><ol class="messages" id="log-${id}" data-live="list">
    ${parts.more && html`<li class="empty" id="${id}-older">${voice.text("web-older", { count: messages.length })}</li>`}
    ${messages.map((message) => renderMessage(message, id, parts.offers.get(message.id) ?? {}, voice, fieldsOf(view, person)))}
    ${messages.length === 0 && html`<li class="empty" id="${id}-empty">${voice.text("web-empty")}</li>`}
  </ol></div>
  ${renderComposer(parts)}
</section>`;
}

/** A channel as it is called. */
export function roomName(view: View): string {
  return view.room.room === "" ? view.room.name : `#${view.room.name}`;
}

/** The hidden fields of everything sent from a pane. The key tells one sending from another. */
function fieldsOf(view: View, person: DemoPerson): Html {
  return html`<input type="hidden" name="as" value="${person.handle}"><input type="hidden" name="room" value="${view.room.room}"><input type="hidden" name="back" value="${addressOf(view)}"><input type="hidden" name="key" value="${randomUUID()}">`;
}

/** The circle with somebody's initials. */
export function avatar(person: DemoPerson, people: readonly DemoPerson[]): Html {
  const initials = person.name.split(/[\s-]+/).map((word) => [...word][0] ?? "");
  const shown = initials.length > 1 ? `${initials[0]}${initials.at(-1)}` : (initials[0] ?? "");
  return html`<span class="avatar avatar-${people.indexOf(person) % 6}" aria-hidden="true">${shown.toUpperCase()}</span>`;
}

function personMenu({ view, person, second }: PaneParts): Html {
  const change = (handle: string) => addressOf(view, second ? { beside: handle } : { as: handle }) + paneHash(handle);
  const others = view.people.filter((other) => other !== person && (!second || other !== view.as));
  return html`<details class="menu">
    <summary>${avatar(person, view.people)}<span class="who"><b>${person.name}</b><small>${person.about}</small></span><span class="visually-hidden">${view.voice.text("web-be-someone-else")}</span></summary>
    <ul class="menu-list">${others.map(
      (other) =>
        html`<li><a href="${change(other.handle)}">${avatar(other, view.people)}<span class="who"><b>${other.name}</b><small>${other.about}</small></span></a></li>`,
    )}</ul>
  </details>`;
}

function renderComposer(parts: PaneParts): Html {
  const { view, person, second } = parts;
  const { voice } = view;
  const id = `say-${person.handle}`;
  return html`<div class="composer">
  <details class="menu menu-up commands">
    <summary title="${voice.text("web-commands")}"><span aria-hidden="true">/</span><span class="visually-hidden">${voice.text("web-commands-of", { name: person.name })}</span></summary>
    <form class="menu-list" method="post" action="/run">${fieldsOf(view, person)}${parts.commands.map(
      (command) => html`<button name="path" value="${command.path}"><b>/${command.name}</b><small>${command.about}</small></button>`,
    )}</form>
  </details>
  <form class="say" method="post" action="/say" data-composer data-as="${person.handle}">${fieldsOf(view, person)}
    <label class="visually-hidden" for="${id}">${voice.text("web-say", { name: person.name, room: roomName(view) })}</label>
    <div class="say-box"><input id="${id}" name="line" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="send" placeholder="${voice.text("web-placeholder")}" aria-describedby="${id}-hint" value="${!second && view.line}"><button class="button button-main">${voice.text("web-send")}</button></div>
    <p class="hint" id="${id}-hint">${voice.text("web-hint")}</p>
  </form>
</div>`;
}
