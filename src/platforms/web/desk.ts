import { readAddress } from "#chat/address.ts";
import type { AnyCommand } from "#chat/command.ts";
import { fitCard } from "#chat/fit.ts";
import { type Example, galleryOf } from "#chat/gallery.ts";
import type { Option } from "#chat/option.ts";
import type { Ears, Suggestion } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import type { Locale } from "#locales/locale.ts";
import { renderBehind } from "./behind.ts";
import type { DemoControls, DemoPerson } from "./demo.ts";
import { type Offers, renderForm } from "./form.ts";
import { webLimits } from "./limits.ts";
import type { Live } from "./live.ts";
import { type Look, plainVoice } from "./look.ts";
import { type ComposerCommand, sourceOf } from "./manifest.ts";
import { renderClock, renderPage } from "./page.ts";
import { renderPane } from "./pane.ts";
import { type Html, html } from "./prose.ts";
import { renderRail } from "./rail.ts";
import { speakerOf } from "./receive.ts";
import { renderCard } from "./render.ts";
import { addressOf, type View } from "./view.ts";
import type { Message, Wall } from "./wall.ts";

/** Everything a page of the playground is made from. */
export interface Desk {
  readonly demo: DemoControls;
  readonly commands: readonly AnyCommand<never>[];
  /** The commands as they are called in a language. */
  readonly called: (locale: Locale) => readonly ComposerCommand[];
  readonly ears: () => Ears;
  readonly wall: Wall;
  readonly live: Live;
  /** The steps that were taken since the start, by their place. */
  readonly taken: Set<number>;
}

/** A pane shows at most so many messages; older ones stay on the wall. */
const MOST = 60;

/** The playground as somebody looks at it. */
export async function playgroundPage(desk: Desk, view: View): Promise<string> {
  const { demo } = desk;
  const [outbox, jobs, tries, next] = await Promise.all([
    demo.outbox(view.look.locale),
    demo.jobs(view.look.locale),
    demo.tries(view.look.locale),
    demo.nextDue(),
  ]);
  const here = addressOf(view);
  const waiting = { outbox, jobs };
  const second =
    view.behind === null
      ? view.beside && (await pane(desk, view, view.beside, true))
      : renderBehind(view, view.behind, waiting[view.behind]);
  return renderPage({
    title: view.voice.text("web-title", { community: view.community.name }),
    look: view.look,
    voice: view.voice,
    community: view.community.name,
    here,
    clock: renderClock(view, next === null ? null : view.voice.moment(next, "short").text, here),
    menu: true,
    skipTo: `say-${view.as.handle}`,
    body: html`<main class="columns${view.behind !== null && " columns-behind"}">
${renderRail({ view, tries, taken: desk.taken, waiting: { outbox: outbox.filter((one) => one.waits).length, jobs: jobs.filter((one) => one.waits).length } })}
${await pane(desk, view, view.as, false)}
${second}
</main><p class="offline" id="offline" role="status" hidden>${view.voice.text("web-offline")}</p>`,
  });
}

async function pane(desk: Desk, view: View, person: DemoPerson, second: boolean): Promise<Html> {
  const seen = await desk.wall.seen(person.team, view.room.room, person.user, MOST + 1);
  const more = seen.length > MOST;
  const messages = seen.slice(-MOST);
  const offers = new Map<string, Offers>();
  for (const message of messages) {
    if (message.content.kind === "form") offers.set(message.id, await offersFor(desk, view, person, message));
  }
  return renderPane({ view, person, second, messages, more, offers, commands: desk.called(view.look.locale) });
}

/** What is offered for the fields of a form: the things, people and channels that its command's options take. */
async function offersFor(desk: Desk, view: View, person: DemoPerson, message: Message): Promise<Offers> {
  if (message.content.kind !== "form") return {};
  const path = readAddress(message.content.form.address)?.command;
  const command = desk.commands.find((one) => one.path === path);
  const offers: Record<string, readonly Suggestion[]> = {};
  for (const [name, option] of Object.entries((command?.options ?? {}) as Readonly<Record<string, Option<unknown>>>)) {
    const source = sourceOf(option.spec);
    if (source !== null) offers[name] = await desk.ears().suggest(speakerOf(person, view.look, view.community.zone), source, "");
  }
  return offers;
}

/** Every kind of card, as this page shows it. */
export function galleryPage(community: string, look: Look, voice: Voice): string {
  return renderPage({
    title: voice.text("web-gallery-title"),
    look,
    voice,
    community,
    here: "/gallery",
    clock: false,
    menu: false,
    skipTo: "content",
    body: html`<main class="gallery" id="content" tabindex="-1">
<a class="button button-plain" href="/">${voice.text("web-back")}</a>
<h2>${voice.text("web-gallery")}</h2><p class="help">${voice.text("web-gallery-about")}</p>
<ul class="gallery-list">${galleryOf(voice).map((example) => html`<li><p class="gallery-name">${example.about}</p>${exampleHtml(example, voice)}</li>`)}</ul>
</main>`,
  });
}

/** One example of the gallery, its buttons without effect. */
export function exampleHtml(example: Example, voice: Voice): Html {
  switch (example.kind) {
    case "card":
      return renderCard(fitCard(example.card, webLimits, voice), voice, null);
    case "form":
      return renderForm(example.form, `gallery-${example.name}`, {}, voice, null);
    default:
      return example satisfies never;
  }
}

type Sorry = "web-nobody" | "web-closed" | "web-not-found" | "web-failed";

/** A page that says why there is nothing to see. */
export function sorryPage(look: Look, key: Sorry): string {
  const voice = plainVoice(look);
  return renderPage({
    title: "Parvis",
    look,
    voice,
    community: "",
    here: "/",
    clock: false,
    menu: false,
    skipTo: "content",
    body: html`<main class="gallery" id="content" tabindex="-1"><h2>${voice.text(`${key}-title`)}</h2><p>${voice.text(key)}</p></main>`,
  });
}
