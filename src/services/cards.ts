import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Given, ServiceView } from "./service.ts";
import type { Offered } from "./service-offer.ts";

/** A rating is shown from so many on: below it would tell who thinks what. */
const RATINGS_SHOWN = 3;

function conditions({ dues, charter, section }: Offered, voice: Voice): Prose {
  const paid = dues ? "yes" : "no";
  const who =
    section === null
      ? voice.say(dues ? "service-for-paid-up" : "service-for-members")
      : voice.say("service-for-section", { section, dues: paid });
  return charter === null ? who : prose`${who}${voice.say("service-for-signatories", { charter })}`;
}

function controls({ id, state }: Offered, voice: Voice): readonly (readonly Control[])[] {
  if (state === "ended") return [];
  return [[pressControl(voice.text("label-use"), writeAddress({ command: "service use", press: "now", id }), "main")]];
}

/** A service: what it is, for whom, until when; for organisers how often it is used. */
export function serviceCard(view: ServiceView, voice: Voice): Card {
  const { service, agreement, left, ratings, stars, uses } = view;
  const { handle, title, state, from, until } = service;
  return card({
    summary: voice.text("service-summary", { handle, title, state }),
    tone: state === "ended" ? "closed" : left === 0 ? "warning" : "calm",
    title: prose`${handle} · ${title}`,
    blocks: [
      ...(service.about === "" ? [] : [quote([plain(service.about)])]),
      facts(
        [voice.text("service-state-label"), voice.say("service-state", { state })],
        [voice.text("service-who-label"), conditions(service, voice)],
        [voice.text("service-code-label"), voice.say("service-sort", { sort: service.sort })],
        [voice.text("service-every-label"), voice.say("service-every", { every: service.every })],
        from === null ? null : [voice.text("service-from-label"), [plain(voice.date(from))]],
        until === null ? null : [voice.text("service-until-label"), [plain(voice.date(until))]],
        left === null ? null : [voice.text("service-left-label"), [plain(voice.number(left))]],
        agreement === null ? null : [voice.text("service-agreement-label"), [code(agreement)]],
        ratings < RATINGS_SHOWN
          ? null
          : [
              voice.text("service-rating-label"),
              voice.say("service-rating", { stars: voice.number(Math.round((stars * 10) / ratings) / 10), ratings }),
            ],
        uses === null ? null : [voice.text("service-uses-label"), voice.say("service-uses", { month: uses.month, all: uses.all })],
      ),
    ],
    controls: controls(service, voice),
    footer: state === "open" ? voice.say("service-footer", { line: code(voice.text("service-use-line", { handle })) }) : [],
  });
}

/** What one person alone is shown: how to use it, with their code. */
export function givenCard({ service, code: own, again }: Given, voice: Voice): Card {
  const { handle, title } = service;
  const said = voice.say(own === null ? "service-given" : again ? "service-given-again" : "service-given-code", { handle, title });
  const shown: readonly Block[] = own === null ? [] : [facts([voice.text("service-your-code-label"), [code(own)]])];
  const stars = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: voice.text("service-stars", { count }) }));
  const address = writeAddress({ command: "service rate", press: "now", id: service.id });
  return card({
    summary: plainText(said),
    tone: "good",
    title: prose`${handle} · ${title}`,
    blocks: [paragraph(said), ...shown, ...(service.about === "" ? [] : [quote([plain(service.about)])])],
    controls: [[{ kind: "pick", label: voice.text("label-rate"), address, choices: stars, many: false }]],
    footer: own === null ? [] : voice.say(service.sort === "each" ? "service-code-yours" : "service-code-kept"),
  });
}

/** A sentence over a service's own card. */
export function serviceNews(said: Prose, view: ServiceView, voice: Voice): Card {
  const shown = serviceCard(view, voice);
  return { ...shown, summary: plainText(said), blocks: [paragraph(said), ...shown.blocks] };
}

export function addedCard(view: ServiceView, voice: Voice): Card {
  return { ...serviceNews(voice.say("service-added", { handle: view.service.handle }), view, voice), tone: "good" };
}

/** The catalogue. */
export function servicesCard(services: readonly Offered[], voice: Voice): Card {
  const items = services.map(({ handle, title, state }) => prose`${code(handle)} ${title} – ${voice.text("service-state", { state })}`);
  const choices = services.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const address = writeAddress({ command: "service list", press: "show", id: "" });
  return card({
    summary: voice.text("services-summary", { count: services.length }),
    title: voice.say("services-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("services-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}
