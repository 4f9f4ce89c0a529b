import { z } from "zod";
import { writeAddress } from "#chat/address.ts";
import { type Card, card, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings, personNames } from "#membership/store.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import { emergencyBlocks, publicRequestCard } from "./cards.ts";
import { activeClaims } from "./claim-store.ts";
import { numbersOf } from "./danger.ts";
import { noteOf, notesOfDeclining } from "./event-store.ts";
import { statisticsOf } from "./figures.ts";
import { offerCard } from "./offer-cards.ts";
import { offerName } from "./offer-store.ts";
import { cardOut, requestById } from "./request-store.ts";
import { monthCard } from "./statistics-picture.ts";
import { communityFacts, news, toldView } from "./told.ts";

const id = z.string().transform((text) => text as Id);
const aboutRequest = z.object({ request: id, event: id.optional() });
const withHelper = z.object({ request: id, helper: id, event: id.optional() });
const unmet = z.object({ request: id, counts: z.string(), relax: z.string().optional() });

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
  "aid-counts-as-done",
  "aid-reopened",
] as const;

function newsTeller(name: (typeof NEWS)[number]): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request, event }, voice, { community, person, now }) {
      const view = await toldView(db, community, request, person, now);
      if (view === null) return null;
      return news(voice.say(name, { handle: view.request.handle }), view, voice, await noteOf(db, community, event));
    },
  }) as NoticeTellers[string];
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
      return person === null ? null : offerCard(db, community, offerName(request, person), voice, 0, "not yet");
    },
  }) as NoticeTellers[string],
  "aid-take-over": noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request, event }, voice, { community, person }) {
      return person === null ? null : offerCard(db, community, offerName(request, person, event ?? null), voice, 0, "not yet");
    },
  }) as NoticeTellers[string],
  "aid-closed": noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request, event }, voice, { community, person, now }) {
      const view = await toldView(db, community, request, person, now);
      const row = await requestById.first(db, { community, id: request });
      if (view === null || row === null || row.state !== "done") return null;
      const said = voice.say("aid-closed", { handle: row.handle, reason: row.reason ?? "" });
      return news(said, view, voice, await noteOf(db, community, event));
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
      const { aid } = await communitySettings(db, community);
      const said = voice.say("aid-danger", { handle: row.handle });
      const shown = publicRequestCard(cardOut(row), 0, voice);
      const open = writeAddress({ command: "aid show", press: "open", id: row.id });
      return {
        ...shown,
        summary: plainText(said),
        tone: "warning",
        blocks: [paragraph(said), ...emergencyBlocks(numbersOf({ zone, aid }, row.danger), voice), ...shown.blocks.slice(1)],
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
      return found.categories.cells.length === 0 ? null : monthCard(found, voice);
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

/** The cards that stay fresh: the public one, and that of an offer in private. */
export const aidFresh: FreshTellers = { request: publicCard, offer: offerCard };

async function publicCard(db: Db, community: Id, request: Id, voice: Voice): Promise<Card | null> {
  const row = await requestById.first(db, { community, id: request });
  if (row === null) return null;
  return publicRequestCard(cardOut(row), (await activeClaims(db, community, request)).length, voice);
}
