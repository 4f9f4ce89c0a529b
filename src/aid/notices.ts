import { z } from "zod";
import { writeAddress } from "#chat/address.ts";
import { type Card, card, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { statisticsCard } from "./board-cards.ts";
import { emergencyBlocks, publicRequestCard, requestCard } from "./cards.ts";
import { activeClaims } from "./claim-store.ts";
import { type Danger, emergencyNumbers } from "./danger.ts";
import { noteOf, notesOfDeclining } from "./event-store.ts";
import { statisticsOf } from "./figures.ts";
import { findOffer } from "./offer-store.ts";
import { cardOut, requestById } from "./request-store.ts";
import { type RequestView, viewOf } from "./view.ts";

const id = z.string().transform((text) => text as Id);
const aboutRequest = z.object({ request: id, event: id.optional() });
const withHelper = z.object({ request: id, helper: id, event: id.optional() });
const unmet = z.object({ request: id, counts: z.string(), relax: z.string().optional() });

/** A community as a teller needs it. */
export async function communityFacts(db: Db, community: Id) {
  const row = await findCommunity.first(db, { community });
  if (row === null) throw new Error("There is no such community.");
  return { id: row.id, name: row.name, zone: row.zone, locale: nearestLocale(row.locale) ?? ("en" as const) };
}

/** A request as whoever is told may see it. What was confided stays out of what is sent to a helper: it is opened, and that is written down. */
async function toldView(db: Db, community: Id, request: Id, person: Id | null): Promise<RequestView | null> {
  const view = await viewOf(db, await communityFacts(db, community), request, { person, helps: true });
  return view === null || view.role !== "helper" ? view : { ...view, contact: null };
}

/** A sentence over the request's own card. */
function news(said: ReturnType<Voice["say"]>, view: RequestView, voice: Voice, note: string | null = null): Card {
  const shown = requestCard(view, voice);
  const word = note === null ? [] : [quote([plain(note)])];
  const open =
    view.role === "helper"
      ? [[pressControl(voice.text("label-details"), writeAddress({ command: "aid show", press: "now", id: view.request.id }))]]
      : [];
  return {
    ...shown,
    summary: plainText(said),
    blocks: [paragraph(said), ...word, ...shown.blocks.slice(1)],
    controls: [...shown.controls, ...open],
  };
}

const NEWS = [
  "aid-nudge",
  "aid-released",
  "aid-finished",
  "aid-thanks",
  "aid-nobody-yet",
  "aid-lapsed",
  "aid-word",
  "aid-word-back",
  "aid-pair-found",
  "aid-handed",
  "aid-not-handed",
  "aid-changed",
  "aid-take-over",
  "aid-counts-as-done",
] as const;

function newsTeller(name: (typeof NEWS)[number]): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request, event }, voice, { community, person }) {
      const view = await toldView(db, community, request, person);
      if (view === null || (name === "aid-take-over" && !view.takeable)) return null;
      return news(voice.say(name, { handle: view.request.handle }), view, voice, await noteOf(db, community, event));
    },
  }) as NoticeTellers[string];
}

const why = z.object({ given: z.number(), continuity: z.number(), language: z.number(), distance: z.number() });

/** Why them: how often they have helped lately, whether they know each other, whether they share a language. */
async function whySentences(db: Db, community: Id, request: Id, person: Id | null, voice: Voice) {
  const offer = person === null ? null : await findOffer(db, community, request, person);
  if (offer === null || offer.why === null) return [];
  const { given, continuity, language } = why.parse(JSON.parse(offer.why));
  return [
    voice.say("aid-why-given", { count: given }),
    ...(continuity < 0 ? [voice.say("aid-why-known")] : []),
    ...(language < 0 ? [voice.say("aid-why-language")] : []),
  ];
}

/** What is told about requests for help. */
export const aidNotices: NoticeTellers = {
  ...Object.fromEntries(NEWS.map((name) => [name, newsTeller(name)])),
  "aid-asked": noticeTeller({
    version: 1,
    facts: aboutRequest,
    card: (db, { request }, voice, { community }) => publicCard(db, community, request, voice),
  }) as NoticeTellers[string],
  "aid-offer": noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request }, voice, { community, person }) {
      const view = await toldView(db, community, request, person);
      if (view === null || !view.takeable) return null;
      const shown = news(voice.say("aid-offer", { handle: view.request.handle }), view, voice);
      const reasons = await whySentences(db, community, request, person, voice);
      return reasons.length === 0 ? shown : { ...shown, blocks: [...shown.blocks, list(reasons)] };
    },
  }) as NoticeTellers[string],
  "aid-claimed": noticeTeller({
    version: 1,
    facts: withHelper,
    async card(db, { request, helper, event }, voice, { community, person }) {
      const view = await toldView(db, community, request, person);
      if (view === null) return null;
      const names = await personNames(db, community, [helper]);
      const said = voice.say("aid-claimed", { handle: view.request.handle, name: names.get(helper) ?? "" });
      return news(said, view, voice, await noteOf(db, community, event));
    },
  }) as NoticeTellers[string],
  "aid-withdrawn": noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request }, voice, { community }) {
      const row = await requestById.first(db, { community, id: request });
      if (row === null) return null;
      const said = voice.say("aid-withdrawn", { handle: row.handle });
      const title = voice.say("aid-title", { handle: row.handle });
      return card({ summary: plainText(said), tone: "closed", title, blocks: [paragraph(said)] });
    },
  }) as NoticeTellers[string],
  "aid-unmet": noticeTeller({
    version: 1,
    facts: unmet,
    async card(db, { request, counts, relax }, voice, { community }) {
      const row = await requestById.first(db, { community, id: request });
      if (row === null || row.state !== "unmet") return null;
      return unmetCard(db, cardOut(row), { counts, relax: relax ?? "[]" }, community, voice);
    },
  }) as NoticeTellers[string],
  "aid-danger": noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request }, voice, { community }) {
      const row = await requestById.first(db, { community, id: request });
      if (row === null || row.state === "withdrawn" || row.state === "done") return null;
      const { zone } = await communityFacts(db, community);
      const said = voice.say("aid-danger", { handle: row.handle });
      const shown = publicRequestCard(cardOut(row), 0, voice);
      const open = writeAddress({ command: "aid show", press: "open", id: row.id });
      return {
        ...shown,
        summary: plainText(said),
        tone: "warning",
        blocks: [paragraph(said), ...emergencyBlocks(emergencyNumbers(zone, row.danger as Danger | null), voice), ...shown.blocks.slice(1)],
        controls: [[pressControl(voice.text("label-open"), open, "main")]],
      };
    },
  }) as NoticeTellers[string],
  "aid-unvetted": noticeTeller({
    version: 1,
    facts: withHelper,
    async card(db, { request, helper }, voice, { community }) {
      const row = await requestById.first(db, { community, id: request });
      if (row === null || row.state === "done" || row.state === "withdrawn") return null;
      const names = await personNames(db, community, [helper]);
      const said = voice.say("aid-unvetted", { handle: row.handle, name: names.get(helper) ?? "" });
      return card({
        summary: plainText(said),
        tone: "warning",
        title: voice.say("aid-title", { handle: row.handle }),
        blocks: [paragraph(said)],
      });
    },
  }) as NoticeTellers[string],
  "aid-undelivered": noticeTeller({
    version: 1,
    facts: z.object({ person: id }),
    async card(db, { person }, voice, { community }) {
      const names = await personNames(db, community, [person]);
      const said = voice.say("aid-undelivered", { name: names.get(person) ?? "" });
      return card({ summary: plainText(said), title: voice.say("aid-undelivered-title"), blocks: [paragraph(said)] });
    },
  }) as NoticeTellers[string],
  "aid-month": noticeTeller({
    version: 1,
    facts: z.object({ month: z.string() }),
    async card(db, { month }, voice, { community }) {
      const found = await statisticsOf(db, await communityFacts(db, community), month);
      return found.categories.cells.length === 0 ? null : statisticsCard(found, voice);
    },
  }) as NoticeTellers[string],
};

async function unmetCard(
  db: Db,
  request: ReturnType<typeof cardOut>,
  facts: { readonly counts: string; readonly relax: string },
  community: Id,
  voice: Voice,
): Promise<Card> {
  const shown = publicRequestCard(request, 0, voice);
  const said = voice.say("aid-unmet", { handle: request.handle });
  const filters = Object.entries(JSON.parse(facts.counts) as Record<string, number>);
  const gives = JSON.parse(facts.relax) as readonly { readonly give: string; readonly found: number }[];
  const reasons = [
    ...filters.map(([filter, count]) => voice.say("aid-filter", { filter, count })),
    ...gives.map(({ give, found }) => voice.say("aid-relax", { give, count: found })),
  ];
  const words = (await notesOfDeclining(db, community, request.id)).map((note) => quote([plain(note)]));
  const open = pressControl(voice.text("label-open"), writeAddress({ command: "aid show", press: "open", id: request.id }));
  return {
    ...shown,
    summary: plainText(said),
    tone: "warning",
    blocks: [paragraph(said), ...(reasons.length === 0 ? [] : [list(reasons)]), ...words, ...shown.blocks.slice(1)],
    controls: [...shown.controls, [open]],
  };
}

/** The public card, as it stands now. */
export const aidFresh: FreshTellers = { request: publicCard };

async function publicCard(db: Db, community: Id, request: Id, voice: Voice): Promise<Card | null> {
  const row = await requestById.first(db, { community, id: request });
  if (row === null) return null;
  return publicRequestCard(cardOut(row), (await activeClaims(db, community, request)).length, voice);
}
