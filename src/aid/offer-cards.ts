import { z } from "zod";
import { type Card, card, list, paragraph } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Hanging } from "#outbox/teller.ts";
import type { Db } from "#store/db.ts";
import type { OfferRow } from "#store/tables/aid.ts";
import { noteOf } from "./event-store.ts";
import { type Standing, standingOf } from "./offer.ts";
import { offerShown } from "./offer-store.ts";
import { news, toldView } from "./told.ts";
import type { RequestView } from "./view.ts";

const why = z.object({ given: z.number(), continuity: z.number(), language: z.number(), distance: z.number() });

/** Why them: how often they have helped lately, whether they know each other, whether they share a language. */
function whySentences(offer: OfferRow, voice: Voice) {
  if (offer.why === null) return [];
  const { given, continuity, language } = why.parse(JSON.parse(offer.why));
  return [
    voice.say("aid-why-given", { count: given }),
    ...(continuity < 0 ? [voice.say("aid-why-known")] : []),
    ...(language < 0 ? [voice.say("aid-why-language")] : []),
  ];
}

/**
 * An offer in private, as it stands now: taken on by somebody else it says so, kindly, and cannot be pressed any more. What is over
 * before it was told is not told.
 */
export async function offerCard(db: Db, community: Id, name: Id, voice: Voice, _late: number, hanging: Hanging): Promise<Card | null> {
  const { request, person, step, offer } = await offerShown(db, community, name);
  const view = await toldView(db, community, request, offer?.person ?? person);
  if (view === null) return null;
  const standing = standingOf(offer, view.request, view.mine, view.takeable);
  if (standing !== "open" || offer === null) return hanging === "already" ? endedCard(standing, view, voice) : null;
  const { handle } = view.request;
  if (offer.handed_by !== null && step !== undefined)
    return news(voice.say("aid-take-over", { handle }), view, voice, await noteOf(db, community, step));
  const shown = news(voice.say("aid-offer", { handle }), view, voice);
  const reasons = whySentences(offer, voice);
  return reasons.length === 0 ? shown : { ...shown, blocks: [...shown.blocks, list(reasons)] };
}

/** What is left of an offer that asks nothing any more: no detail, and no button but those of whoever has taken it on. */
function endedCard(standing: Standing, view: RequestView, voice: Voice): Card {
  const { handle, helpers } = view.request;
  if (standing === "yours") return news(voice.say("aid-offer-yours", { handle }), view, voice);
  const said = endedSentence(standing, handle, helpers, voice);
  return card({ summary: plainText(said), tone: "closed", title: voice.say("aid-title", { handle }), blocks: [paragraph(said)] });
}

function endedSentence(standing: Standing, handle: string, helpers: number, voice: Voice) {
  if (standing === "declined") return voice.say("aid-offer-declined", { handle });
  if (standing === "given back") return voice.say("aid-offer-given-back", { handle });
  if (standing === "taken") return voice.say("aid-offer-taken", { handle, helpers });
  return voice.say("aid-offer-over", { handle });
}
