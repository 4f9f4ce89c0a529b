import type { Ability } from "#chat/ability.ts";
import type { Answer } from "#chat/answer.ts";
import type { Card, Control } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import { commandAbout, commandName } from "#chat/names.ts";
import type { Outcome, Suggestion } from "#chat/platform.ts";
import { plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { type Html, html, proseHtml, renderFields, renderSite, renderSiteCard } from "./page.ts";

/** What every form of these pages carries, and where it goes. */
export interface Seals {
  readonly action: string;
  readonly fields: Html;
}

/** Whose pages they are. */
export interface Frame {
  readonly voice: Voice;
  readonly name: string;
  readonly association: string;
  readonly may: (ability: Ability) => boolean;
  readonly seals: Seals;
  /** The language that was chosen, as it goes with each address. */
  readonly suffix: string;
}

/** A page of its own: a command that is said by opening it, for whoever has the power. */
export interface DeskTab {
  readonly name: "gatherings" | "votes" | "services" | "people" | "aid" | "assemblies" | "posts" | "audit" | "settings" | "commands";
  readonly path: string;
  readonly may: Ability;
}

export const DESK_TABS: readonly DeskTab[] = [
  { name: "gatherings", path: "gathering list", may: "look around" },
  { name: "assemblies", path: "assembly status", may: "look around" },
  { name: "votes", path: "motion list", may: "look around" },
  { name: "services", path: "service list", may: "see members" },
  { name: "people", path: "member list", may: "see members" },
  { name: "aid", path: "aid queue", may: "coordinate help" },
  { name: "posts", path: "parvis posts", may: "change any gathering" },
  { name: "audit", path: "parvis audit", may: "settle the community" },
  { name: "settings", path: "parvis settings", may: "settle the community" },
];

/** A page with its tabs, a line to type, and a way out. */
export function deskPage(frame: Frame, here: DeskTab["name"] | "", body: Html): string {
  const { voice, seals, suffix } = frame;
  const open = DESK_TABS.filter(({ may }) => frame.may(may));
  const tab = (name: string, key: string, path: string) =>
    html`<li><a href="${path}${suffix}"${name === here && html` aria-current="page"`}>${voice.text("desk-tab", { tab: key })}</a></li>`;
  const nav = html`<header class="banner"><p class="whose">${frame.association} · ${frame.name}</p>
<nav aria-label="${voice.text("site-sections")}"><ul class="tabs">${tab("", "home", "/desk")}${open.map(({ name }) => tab(name, name, `/desk/${name}`))}${tab("commands", "commands", "/desk/commands")}</ul></nav></header>`;
  const say = html`<form class="say" method="post" action="${seals.action}">${seals.fields}<p><label for="in-line">${voice.text("desk-say")}</label><input id="in-line" name="line" required maxlength="4000" autocomplete="off" spellcheck="false"></p><button>${voice.text("desk-say-send")}</button></form>
<form class="leave" method="post" action="/desk/leave">${seals.fields}<button class="quiet">${voice.text("desk-leave")}</button></form>`;
  return renderSite(voice, `${voice.text("desk-title")} · ${frame.association}`, html`${body}`, {
    nav,
    languages: "chosen elsewhere",
    foot: html`<footer>${say}</footer>`,
  });
}

/** What concerns whoever looks: their cards under one another. */
export function deskHome(cards: readonly Card[], seals: Seals, voice: Voice): Html {
  return html`<h1>${voice.text("desk-title")}</h1>${cards.map((card) => deskCard(card, seals, voice))}`;
}

/** What was answered: a card, a form, a sentence. */
export function deskAnswer(answer: Answer, outcome: Outcome, seals: Seals, voice: Voice): Html {
  const role = outcome === "refused" || outcome === "misuse" || outcome === "incident" ? "alert" : "status";
  switch (answer.kind) {
    case "show":
      return html`<h1 class="unseen">${answer.card.summary}</h1>${deskCard(answer.card, seals, voice)}`;
    case "ask":
      return html`<h1>${answer.form.title}</h1>${deskForm(answer.form, seals, voice)}`;
    case "tell":
      return html`<h1 class="unseen">${voice.text("desk-title")}</h1><p class="notice" role="${role}">${proseHtml(answer.text)}</p>`;
    case "nothing":
      return html`<h1>${voice.text("desk-title")}</h1><p class="notice" role="status">${voice.text("desk-done")}</p>`;
    default:
      return answer satisfies never;
  }
}

/** Everything that may be said, each with its form. */
export function commandsList(paths: readonly string[], voice: Voice, suffix: string): Html {
  const items = [...paths]
    .sort()
    .map(
      (path) =>
        html`<li><a href="/desk/say/${path.replace(" ", "/")}${suffix}">/${commandName(voice.locale, path)}</a><br>${commandAbout(voice.locale, path)}</li>`,
    );
  return html`<h1>${voice.text("desk-tab", { tab: "commands" })}</h1><ul class="dates">${items}</ul>`;
}

/** The assemblies that there are, each with where it is shown. */
export function thingsList(known: readonly Suggestion[], to: (value: string) => string, voice: Voice): Html {
  const items = known.map(({ value, label }) => html`<li><a href="${to(value)}">${label}</a></li>`);
  const list = items.length === 0 ? html`<p>${voice.text("desk-assemblies-none")}</p>` : html`<ul class="dates">${items}</ul>`;
  return html`<h1>${voice.text("desk-assemblies")}</h1>${list}`;
}

function deskCard(card: Card, seals: Seals, voice: Voice): Html {
  return html`<article class="card" aria-label="${plainText(card.title)}">${renderSiteCard(card, voice, "h2")}${card.controls.map((row) => row.map((control) => controlHtml(control, seals, voice)))}</article>`;
}

function controlHtml(control: Control, seals: Seals, voice: Voice): Html {
  switch (control.kind) {
    case "press":
      return html`<form class="press" method="post" action="${seals.action}">${seals.fields}<input type="hidden" name="kind" value="press"><button name="address" value="${control.address}"${control.weight !== "main" && html` class="quiet"`}>${control.label}</button></form>`;
    case "link":
      return /^https?:\/\//i.test(control.url)
        ? html`<p><a href="${control.url}" rel="noopener noreferrer">${control.label}</a></p>`
        : html`<p>${control.label}</p>`;
    case "pick":
      return pickHtml(control, seals, voice);
    default:
      return control satisfies never;
  }
}

function pickHtml(pick: Extract<Control, { kind: "pick" }>, seals: Seals, voice: Voice): Html {
  const named = (choice: { readonly label: string; readonly about?: string }) =>
    `${choice.label}${choice.about === undefined ? "" : ` – ${choice.about}`}`;
  const chosen = (value: string) => pick.chosen?.includes(value) === true;
  const box = pick.many
    ? html`<fieldset><legend>${pick.label}</legend>${pick.choices.map((choice) => html`<label class="many"><input type="checkbox" name="values" value="${choice.value}"${chosen(choice.value) && html` checked`}> ${named(choice)}</label>`)}</fieldset>`
    : html`<label>${pick.label} <select name="values">${pick.choices.map((choice) => html`<option value="${choice.value}"${chosen(choice.value) && html` selected`}>${named(choice)}</option>`)}</select></label>`;
  return html`<form class="pick" method="post" action="${seals.action}">${seals.fields}<input type="hidden" name="kind" value="pick"><input type="hidden" name="address" value="${pick.address}">${box}<button class="quiet">${voice.text("desk-choose")}</button></form>`;
}

function deskForm(form: Form, seals: Seals, voice: Voice): Html {
  return html`<form method="post" action="${seals.action}" accept-charset="utf-8" novalidate>${seals.fields}<input type="hidden" name="kind" value="form"><input type="hidden" name="address" value="${form.address}">
${form.intro !== "" && html`<p>${form.intro}</p>`}${renderFields(form.inputs, voice, "in-")}
<button>${form.submit}</button></form>`;
}
