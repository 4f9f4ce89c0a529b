import type { DemoWaiting } from "./demo.ts";
import { type Html, html } from "./prose.ts";
import { addressOf, type Behind, type View } from "./view.ts";

const WORDS = {
  outbox: { title: "web-outbox", about: "web-outbox-about", none: "web-outbox-none" },
  jobs: { title: "web-jobs", about: "web-jobs-about", none: "web-jobs-none" },
} as const;

/** What waits to be told or to be done, in the second column. */
export function renderBehind(view: View, behind: Behind, waiting: readonly DemoWaiting[]): Html {
  const { voice } = view;
  const words = WORDS[behind];
  const sooner = waiting.filter((one) => one.waits).sort((a, b) => a.due - b.due);
  const over = waiting.filter((one) => !one.waits).sort((a, b) => b.due - a.due);
  return html`<section class="pane pane-behind" aria-labelledby="behind-head">
  <div class="pane-head"><h2 id="behind-head">${voice.text(words.title)}</h2><a class="button button-plain" href="${addressOf(view, { behind: null })}">${voice.text("web-close")}</a></div>
  <div class="behind" id="behind" data-live="whole" tabindex="0" role="group" aria-label="${voice.text(words.title)}">
    <p class="help">${voice.text(words.about)}</p>
    ${
      waiting.length === 0
        ? html`<p class="empty">${voice.text(words.none)}</p>`
        : html`<ol class="waiting">${[...sooner, ...over].map(
            (one) =>
              html`<li class="${one.trouble && "trouble"}${!one.waits && " over"}"><b>${one.what}</b> <span>${one.to}</span><time datetime="${new Date(one.due).toISOString()}">${voice.moment(one.due, "short").text}</time><span class="badge">${one.state}</span></li>`,
          )}</ol>`
    }
  </div>
</section>`;
}
