import type { Try, TryPart } from "./demo.ts";
import { renderSwitches } from "./page.ts";
import { type Html, html } from "./prose.ts";
import { addressOf, type Behind, type View } from "./view.ts";

/** What the rail beside the panes shows. */
export interface RailParts {
  readonly view: View;
  readonly tries: readonly Try[];
  /** The steps that were taken, by their place in `tries`. */
  readonly taken: ReadonlySet<number>;
  readonly waiting: Readonly<Record<Behind, number>>;
}

const PARTS: readonly TryPart[] = ["gathering", "motion", "aid"];
const PART_WORDS = { gathering: "web-part-gathering", motion: "web-part-motion", aid: "web-part-aid" } as const;
const done: Html = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg>`;

/** Channels, things to try, and the way behind the scenes. */
export function renderRail(parts: RailParts): Html {
  const { view } = parts;
  const { voice } = view;
  return html`<aside class="rail" id="menu" tabindex="-1" aria-label="${voice.text("web-rail")}">
  <div class="rail-tools"><a class="button button-plain" href="#top">${voice.text("web-close")}</a>${renderSwitches(view.look, voice, addressOf(view))}</div>
  <div id="rail" data-live="whole">
  <nav aria-labelledby="rooms"><h2 id="rooms">${voice.text("web-rooms")}</h2><ul class="rooms">${view.rooms.map((room) => {
    const here = room === view.room;
    return html`<li><a href="${addressOf(view, { room: room.room })}"${here && html` aria-current="page"`}><span aria-hidden="true">${room.room === "" ? "@" : "#"}</span> ${room.name}</a></li>`;
  })}</ul></nav>
  ${parts.tries.length > 0 && html`<section aria-labelledby="tries"><h2 id="tries">${voice.text("web-tries")}</h2>${PARTS.map((part) => renderPart(parts, part))}</section>`}
  <nav aria-labelledby="behind-title"><h2 id="behind-title">${voice.text("web-behind")}</h2><ul class="rooms">
    ${behindLink(parts, "outbox", voice.text("web-outbox"))}
    ${behindLink(parts, "jobs", voice.text("web-jobs"))}
    <li><a href="/gallery"><span aria-hidden="true">▦</span> ${voice.text("web-gallery")}</a></li>
  </ul></nav>
  </div>
</aside>`;
}

function behindLink({ view, waiting }: RailParts, behind: Behind, words: string): Html {
  const here = view.behind === behind;
  return html`<li><a href="${addressOf(view, { behind: here ? null : behind })}"${here && html` aria-current="true"`}><span aria-hidden="true">${behind === "outbox" ? "➤" : "◷"}</span> ${words} <span class="badge">${view.voice.number(waiting[behind])}</span></a></li>`;
}

function renderPart({ view, tries, taken }: RailParts, part: TryPart): Html | false {
  const steps = tries.map((step, place) => ({ step, place })).filter(({ step }) => step.part === part);
  if (steps.length === 0) return false;
  return html`<h3>${view.voice.text(PART_WORDS[part])}</h3><ol class="tries">${steps.map(
    ({ step, place }) => html`<li>${renderStep(view, step, place, taken.has(place))}</li>`,
  )}</ol>`;
}

function renderStep(view: View, step: Try, place: number, taken: boolean): Html {
  const { voice } = view;
  const who = "line" in step ? view.people.find((person) => person.handle === step.as)?.name : undefined;
  const small = who === undefined ? voice.text("web-try-clock") : voice.text("web-try-as", { name: who });
  return html`<form method="post" action="/try" data-whole><input type="hidden" name="back" value="${addressOf(view)}"><button class="try${taken && " try-taken"}" name="step" value="${String(place)}"${"line" in step && html` title="${step.line}"`}><span class="try-mark">${taken && done}</span><span>${step.title}<small>${small}</small></span>${taken && html`<span class="visually-hidden">${voice.text("web-try-taken")}</span>`}</button></form>`;
}
