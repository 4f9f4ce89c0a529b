import { writeAddress } from "#chat/address.ts";
import { type Card, paragraph, pressControl, quote } from "#chat/card.ts";
import { plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { requestCard } from "./cards.ts";
import { type RequestView, viewOf } from "./view.ts";

/** A community as a teller needs it. */
export async function communityFacts(db: Db, community: Id) {
  const row = await findCommunity.first(db, { community });
  if (row === null) throw new Error("There is no such community.");
  return { id: row.id, name: row.name, zone: row.zone, locale: nearestLocale(row.locale) ?? ("en" as const) };
}

/**
 * A request as whoever is told may see it. What was confided stays out of every message, that of whoever asked as well: the platform
 * would keep a copy of each. It is opened, and that is written down.
 */
export async function toldView(db: Db, community: Id, request: Id, person: Id | null, now?: Instant): Promise<RequestView | null> {
  const reader = { person, helps: true, ...(now === undefined ? {} : { now }) };
  const view = await viewOf(db, await communityFacts(db, community), request, reader);
  if (view === null || view.contact === null) return view;
  if (view.role === "helper") return { ...view, contact: null };
  return { ...view, looks: [], contact: { ...view.contact, about: "", behalf: null, contact: null, address: null } };
}

/** A sentence over the request's own card. */
export function news(said: ReturnType<Voice["say"]>, view: RequestView, voice: Voice, note: string | null = null): Card {
  const shown = requestCard(view, voice);
  const word = note === null ? [] : [quote([plain(note)])];
  const open =
    view.role === "helper" || view.role === "asker"
      ? [[pressControl(voice.text("label-details"), writeAddress({ command: "aid show", press: "now", id: view.request.id }))]]
      : [];
  return {
    ...shown,
    summary: plainText(said),
    blocks: [paragraph(said), ...word, ...shown.blocks.slice(1)],
    controls: [...shown.controls, ...open],
    footer: view.role === "asker" ? [] : (shown.footer ?? []),
  };
}
