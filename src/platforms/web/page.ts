import type { Voice } from "#chat/voice.ts";
import { MINUTE } from "#kernel/clock.ts";
import type { Look } from "./look.ts";
import { mark } from "./message.ts";
import { type Html, html } from "./prose.ts";
import type { View } from "./view.ts";

/** What every page has around it. */
export interface PageParts {
  readonly title: string;
  readonly look: Look;
  readonly voice: Voice;
  readonly community: string;
  /** Where the page comes back to when language or theme are switched. */
  readonly here: string;
  readonly clock: Html | false;
  readonly menu: boolean;
  /** The id of what a keyboard may skip to, past the bar and the rail. */
  readonly skipTo: string;
  readonly body: Html;
}

/** The style sheets, in the order in which they hold. */
export const STYLES = ["base", "top", "frame", "rail", "pane", "message", "composer"] as const;

const LANGUAGES = [
  ["fr", "Français"],
  ["en", "English"],
] as const;
const THEMES = [
  ["auto", "web-theme-auto", "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18"],
  [
    "light",
    "web-theme-light",
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5",
  ],
  ["dark", "web-theme-dark", "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"],
] as const;

/** A whole page: head, top bar, body. */
export function renderPage(parts: PageParts): string {
  const { look, voice } = parts;
  return String(html`<!doctype html>
<html lang="${look.locale}" data-theme="${look.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${look.theme === "auto" ? "light dark" : look.theme}">
<title>${parts.title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${STYLES.map((name) => html`<link rel="stylesheet" href="/assets/${name}.css">`)}
<script src="/assets/client.js" type="module"></script>
</head>
<body id="top" data-here="${parts.here}">
<a class="skip" href="#${parts.skipTo}">${voice.text("web-skip")}</a>
<header class="top">
  <a class="brand" href="/">${mark}<span>Parvis</span></a>
  <h1>${parts.community}</h1>
  ${parts.clock}
  <div class="tools${parts.menu && " tools-wide"}">
    ${parts.menu && html`<a class="button button-plain menu-link" href="#menu">${voice.text("web-menu")}</a>`}
    ${renderSwitches(look, voice, parts.here)}
  </div>
</header>
${parts.body}
</body>
</html>
`);
}

/** What switches the language and the theme. */
export function renderSwitches(look: Look, voice: Voice, here: string): Html {
  return html`<form class="switch" method="post" action="/look" data-whole aria-label="${voice.text("web-language")}"><input type="hidden" name="back" value="${here}">${LANGUAGES.map(
    ([locale, name]) =>
      html`<button name="locale" value="${locale}" lang="${locale}" aria-pressed="${look.locale === locale ? "true" : "false"}">${locale.toUpperCase()}<span class="visually-hidden"> ${name}</span></button>`,
  )}</form>
  <form class="switch" method="post" action="/look" data-whole aria-label="${voice.text("web-theme")}"><input type="hidden" name="back" value="${here}">${THEMES.map(
    ([theme, key, path]) =>
      html`<button name="theme" value="${theme}" aria-pressed="${look.theme === theme ? "true" : "false"}" aria-label="${voice.text(key)}" title="${voice.text(key)}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"/></svg></button>`,
  )}</form>`;
}

const TURNS = [
  ["hour", "web-turn-hour"],
  ["day", "web-turn-day"],
  ["week", "web-turn-week"],
] as const;

/** The clock of the demo, with what turns it. */
export function renderClock(view: View, next: string | null, here: string): Html {
  const { voice } = view;
  const at = new Date(voice.now - (voice.now % MINUTE)).toISOString();
  return html`<section class="clock" aria-label="${voice.text("web-clock")}">
    <p id="clock" data-live="whole"><time class="wide" datetime="${at}">${voice.moment(voice.now, "full").text}</time><time class="narrow" datetime="${at}">${voice.moment(voice.now, "short").text}</time></p>
    <form method="post" action="/clock" id="turns" data-live="whole"><input type="hidden" name="back" value="${here}">
      ${TURNS.map(([by, key]) => html`<button class="chip" name="by" value="${by}" aria-label="${voice.text(`${key}.about`)}">${voice.text(key)}</button>`)}
      <button class="chip chip-next" name="by" value="next"${next === null && html` disabled`} aria-label="${next === null ? voice.text("web-turn-nothing") : voice.text("web-turn-next.about", { when: next })}">${voice.text("web-turn-next")}</button>
    </form>
  </section>`;
}
