import { z } from "zod";
import type { Card } from "#chat/card.ts";
import { card, list, paragraph, quote } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { askNext, tellPerson } from "./asking.ts";
import { publicRequestCard, requestCard } from "./cards.ts";
import { isOpen, stateWith } from "./request.ts";
import type { RequestView } from "./service.ts";
import { cardOut, contactOut, endClaim, loadClaims, noteOf, notesOfDeclining, recordEvent, requestById, setRequestState } from "./store.ts";

const id = z.string().transform((text) => text as Id);
const aboutRequest = z.object({ request: id, event: id.optional() });
const claimed = z.object({ request: id, helper: id, event: id.optional() });
const unmet = z.object({ request: id, counts: z.string() });

/** A request as somebody who is told of it sees it: a helper its contact, anybody else the card alone. */
async function viewOf(db: Db, community: Id, request: Id, reader: Id | null): Promise<RequestView | null> {
  const row = await requestById.first(db, { community, id: request });
  if (row === null) return null;
  const claims = await loadClaims(db, community, request);
  const active = claims.filter((claim) => claim.state === "active");
  const mine = active.find((claim) => claim.person === reader) ?? null;
  const role = reader === row.requester ? "asker" : mine === null ? "other" : "helper";
  const contact = contactOut(row);
  const names = await personNames(db, community, [row.requester, ...active.map((claim) => claim.person)]);
  return {
    request: cardOut(row),
    role,
    contact: role === "other" ? null : { ...contact, name: contact.anonymous ? "" : (names.get(row.requester) ?? "") },
    helpers: role === "asker" ? active.map((claim) => names.get(claim.person) ?? "") : [],
    active: active.length,
    mine,
    takeable: role === "other" && active.length < row.helpers && row.state !== "done" && row.state !== "withdrawn",
  };
}

/** A sentence over the request's own card. */
function news(said: ReturnType<Voice["say"]>, view: RequestView, voice: Voice, note: string | null = null): Card {
  const shown = requestCard(view, voice);
  const word = note === null ? [] : [quote([plain(note)])];
  return { ...shown, summary: plainText(said), blocks: [paragraph(said), ...word, ...shown.blocks.slice(1)] };
}

const NEWS = ["aid-nudge", "aid-released", "aid-finished", "aid-thanks", "aid-nobody-yet", "aid-lapsed", "aid-word"] as const;

function newsTeller(name: (typeof NEWS)[number]): NoticeTellers[string] {
  return noticeTeller({
    version: 1,
    facts: aboutRequest,
    async card(db, { request, event }, voice, { community, person }) {
      const view = await viewOf(db, community, request, person);
      return view === null ? null : news(voice.say(name, { handle: view.request.handle }), view, voice, await noteOf(db, community, event));
    },
  }) as NoticeTellers[string];
}

/** What is told and done later about requests for help. */
export function aidLater({ ids }: Parts): { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } {
  return {
    notices: {
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
          const view = await viewOf(db, community, request, person);
          if (view === null || !view.takeable) return null;
          return news(voice.say("aid-offer", { handle: view.request.handle }), view, voice);
        },
      }) as NoticeTellers[string],
      "aid-claimed": noticeTeller({
        version: 1,
        facts: claimed,
        async card(db, { request, helper, event }, voice, { community, person }) {
          const view = await viewOf(db, community, request, person);
          if (view === null) return null;
          const names = await personNames(db, community, [helper]);
          return news(
            voice.say("aid-claimed", { handle: view.request.handle, name: names.get(helper) ?? "" }),
            view,
            voice,
            await noteOf(db, community, event),
          );
        },
      }) as NoticeTellers[string],
      "aid-withdrawn": noticeTeller({
        version: 1,
        facts: aboutRequest,
        async card(db, { request }, voice, { community }) {
          const row = await requestById.first(db, { community, id: request });
          if (row === null) return null;
          const said = voice.say("aid-withdrawn", { handle: row.handle });
          return card({
            summary: plainText(said),
            tone: "closed",
            title: voice.say("aid-title", { handle: row.handle }),
            blocks: [paragraph(said)],
          });
        },
      }) as NoticeTellers[string],
      "aid-unmet": noticeTeller({
        version: 1,
        facts: unmet,
        async card(db, { request, counts }, voice, { community }) {
          const row = await requestById.first(db, { community, id: request });
          if (row === null || row.state !== "unmet") return null;
          const shown = publicRequestCard(cardOut(row), 0, voice);
          const said = voice.say("aid-unmet", { handle: row.handle });
          const why = Object.entries(JSON.parse(counts) as Record<string, number>).map(([filter, count]) =>
            voice.say("aid-filter", { filter, count }),
          );
          const words = (await notesOfDeclining(db, community, request)).map((note) => quote([plain(note)]));
          return {
            ...shown,
            summary: plainText(said),
            tone: "warning",
            blocks: [paragraph(said), ...(why.length === 0 ? [] : [list(why)]), ...words, ...shown.blocks.slice(1)],
          };
        },
      }) as NoticeTellers[string],
    },
    fresh: { request: publicCard },
    jobs: {
      "aid-next-wave": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const row = await requestById.first(tx, { community: job.community, id: job.subject });
          if (row === null || !isOpen(row.state)) return gone;
          await askNext(tx, { ids }, await communityFacts(tx, job.community), row, now, "waited");
          await freshen(tx, job.community, { kind: "request", id: job.subject });
          return done;
        },
      },
      "aid-nudge": {
        catchUp: "skip",
        grace: HOUR,
        async handle(tx, job, { now }) {
          const { person } = z.object({ person: id }).parse(job.facts);
          const row = await requestById.first(tx, { community: job.community, id: job.subject });
          const claims = row === null ? [] : await loadClaims(tx, job.community, row.id);
          if (row === null || !claims.some((claim) => claim.person === person && claim.state === "active")) return gone;
          await tell(tx, {
            community: job.community,
            to: { person },
            name: "aid-nudge",
            version: 1,
            facts: { request: row.id },
            once: `aid-nudge:${row.handle}:${person}:${job.due}`,
            now,
            kind: "reminder",
            due: job.due,
          });
          return done;
        },
      },
      "aid-promise": {
        catchUp: "once",
        async handle(tx, job, { now }) {
          const { person } = z.object({ person: id }).parse(job.facts);
          return (await lapse(tx, ids.next(), job.community, job.subject, person, now)) ? done : gone;
        },
      },
    },
  };

  /** The promised time is over without a sign: the claim is given back, kindly, and others are asked. */
  async function lapse(tx: Tx, event: Id, community: Id, request: Id, person: Id, now: Instant): Promise<boolean> {
    if ((await endClaim.first(tx, { community, request, person, state: "lapsed" })) === null) return false;
    const row = await requestById.first(tx, { community, id: request });
    if (row === null) return false;
    const active = (await loadClaims(tx, community, request)).filter((claim) => claim.state === "active").length;
    await setRequestState.run(tx, { community, id: request, state: stateWith(cardOut(row), active, true) });
    await recordEvent(tx, event, { community, request, at: now, event: "lapsed", person });
    const facts = await communityFacts(tx, community);
    await tellPerson(tx, { community: facts, now }, person, "aid-lapsed", { request }, `aid-lapsed:${row.handle}:${person}:${now}`);
    await askNext(tx, { ids }, facts, { ...row, state: "offered" }, now);
    await freshen(tx, community, { kind: "request", id: request });
    return true;
  }
}

async function publicCard(db: Db, community: Id, request: Id, voice: Voice): Promise<Card | null> {
  const row = await requestById.first(db, { community, id: request });
  if (row === null) return null;
  const active = (await loadClaims(db, community, request)).filter((claim) => claim.state === "active").length;
  return publicRequestCard(cardOut(row), active, voice);
}

async function communityFacts(db: Db, community: Id) {
  const row = await findCommunity.first(db, { community });
  if (row === null) throw new Error("There is no such community.");
  return { id: row.id, name: row.name, zone: row.zone, locale: nearestLocale(row.locale) ?? ("en" as const) };
}
