import { findGathering } from "#gatherings/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Locale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { contentOf } from "./content.ts";
import type { FarEvent, Partner, Share, Shown } from "./partner.ts";
import { findPartner, findShown, partnersOf, sharesOf, shownOf } from "./store.ts";

/** One thing shared, by its handle and title. `here` is the handle under which a partner's gathering is joined here. */
export interface Line {
  readonly handle: string;
  readonly title: string;
  readonly seats: number | null;
  readonly here: string | null;
}

/** A partner with what goes either way. */
export interface PartnerView {
  readonly partner: Partner;
  readonly shares: readonly Line[];
  readonly shown: readonly Line[];
  /** What it announces in its calendar, from now on. */
  readonly elsewhere: readonly FarEvent[];
  /** Our own calendar for a partner elsewhere, below the public address; null for whoever may not see it. */
  readonly feed: string | null;
}

type Reader = { readonly locale: Locale; readonly now: Instant };

/** A partner's name as it is now, where it is on the same installation. */
export async function nameOf(db: Db, { far, name, state }: Partner): Promise<string> {
  if (far === null || state === "ended") return name;
  return (await findCommunity.first(db, { community: far.community }))?.name ?? name;
}

async function shareLine(db: Db, share: Share, reader: Reader): Promise<Line | null> {
  const content = await contentOf(db, share, reader);
  return content === null ? null : { handle: content.handle, title: content.title, seats: share.seats, here: null };
}

async function shownLine(db: Db, partner: Partner, shown: Shown, reader: Reader): Promise<Line | null> {
  if (partner.far === null) return null;
  const content = await contentOf(db, { ...shown, community: partner.far.community }, reader);
  if (content === null || !content.open) return null;
  const gathering = shown.gathering === null ? null : await findGathering(db, shown.community, shown.gathering);
  return { handle: content.handle, title: content.title, seats: null, here: gathering?.handle ?? null };
}

function isLine(line: Line | null): line is Line {
  return line !== null;
}

/** A partner, with what is shared with it and what it shows. Of one that has ended nothing is seen but that. */
export async function partnerView(db: Db, partner: Partner, reader: Reader, feed: string | null): Promise<PartnerView> {
  const named = { ...partner, name: await nameOf(db, partner) };
  if (partner.state === "ended") return { partner: named, shares: [], shown: [], elsewhere: [], feed: null };
  const shares = await sharesOf(db, partner.community, partner.id, ["open"]);
  const shown = await shownOf(db, partner.community, partner.id, ["open"]);
  return {
    partner: named,
    shares: (await Promise.all(shares.map((share) => shareLine(db, share, reader)))).filter(isLine),
    shown: (await Promise.all(shown.map((one) => shownLine(db, partner, one, reader)))).filter(isLine),
    elsewhere: partner.events.filter(({ at }) => at > reader.now),
    feed,
  };
}

/** Something of a partner's as its card shows it here: its words, or that it is shown no more. */
export interface ShownThing {
  readonly shown: Shown;
  readonly partner: string;
  readonly title: string;
  readonly said: readonly { readonly title: string; readonly text: string }[];
  readonly state: "open" | "ended";
}

/** What a card shows now; null where there is no such thing. Nothing of what is shared no more is read. */
export async function shownThing(db: Db, community: Id, id: Id, reader: Reader): Promise<ShownThing | null> {
  const shown = await findShown(db, community, id);
  const partner = shown === null ? null : await findPartner(db, community, shown.partner);
  if (shown === null || partner === null) return null;
  const gone = { shown, partner: partner.name, title: "", said: [], state: "ended" } as const;
  if (shown.state === "ended" || partner.state !== "linked" || partner.far === null) return gone;
  const content = await contentOf(db, { ...shown, community: partner.far.community }, reader);
  if (content === null || !content.open) return gone;
  return { shown, partner: await nameOf(db, partner), title: content.title, said: content.said, state: "open" };
}

/** The partners of a community as everybody may see them: those on the same installation, and those elsewhere with what they announce. */
export function showingPartners({ db, clock }: Pick<Parts, "db" | "clock">) {
  async function list(community: Id, locale: Locale): Promise<readonly PartnerView[]> {
    const reader = { locale, now: clock.now() };
    const linked = (await partnersOf(db, community, "without")).filter(({ state }) => state === "linked");
    return Promise.all(linked.map((partner) => partnerView(db, partner, reader, null)));
  }

  return { list };
}
