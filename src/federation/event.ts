import type { LocalDate, Zone } from "#calendar/calendar.ts";
import { type Gathering, isPartners, isPublic } from "#gatherings/gathering.ts";
import { comingDates, type KeptDate, namedDate, type Occurrence } from "#gatherings/occurrence.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import type { ShownCommunity } from "#membership/shown.ts";

/** A gathering as other servers are told of it: no more than anybody reads on the public site, and nobody's name. */
export interface EventFacts {
  readonly title: string;
  readonly about: string | null;
  readonly place: string | null;
  /** Where it is joined online, where the organisers show that to everyone. */
  readonly link: string | null;
  readonly kind: Gathering["kind"];
  /** Which of its dates it is shown at: the next, as on its card. */
  readonly original: LocalDate;
  readonly start: Instant;
  readonly end: Instant;
  readonly zone: Zone;
  readonly locale: Locale;
  /** Its page on the public site, from the root of the public address. */
  readonly page: string;
  readonly cancelled: { readonly reason: string | null } | null;
}

/** An association as other servers see it. */
export interface ActorFacts {
  readonly name: string;
  readonly locale: Locale;
  /** Its first page on the public site, from the root of the public address. */
  readonly page: string;
}

/** What an association says of itself. */
export function actorFacts({ name, locale, slug }: Pick<ShownCommunity, "name" | "locale" | "slug">): ActorFacts {
  return { name, locale, page: `/a/${slug}` };
}

/**
 * What other servers are to be told of a gathering now, when they were told `before`; null where they are to be told nothing, or not any
 * more. A series is one event, at its next date, as it has one standing card. What is over stays as it was told. A partner's is told by the partner.
 */
export function eventFacts(
  gathering: Gathering,
  kept: readonly KeptDate[],
  { locale, slug }: Pick<ShownCommunity, "locale" | "slug">,
  before: EventFacts | null,
  now: Instant,
): EventFacts | null {
  if (!isPublic(gathering) || isPartners(gathering)) return null;
  const page = `/a/${slug}/g/${gathering.handle}`;
  const next = gathering.state === "cancelled" ? null : (comingDates(gathering, kept, now, 1)[0] ?? null);
  if (next !== null) return { ...factsAt(gathering, next), locale, page, cancelled: null };
  if (before === null) return null;
  const told = { ...before, locale, page };
  if (before.end <= now) return told;
  const date = namedDate(gathering, kept, before.original);
  const reason = date?.cancelled?.reason ?? (gathering.state === "cancelled" ? gathering.reason : null);
  return { ...told, cancelled: { reason } };
}

function factsAt(gathering: Gathering, date: Occurrence): Omit<EventFacts, "locale" | "page" | "cancelled"> {
  const { title, description: about, place, original, at: start, end } = date;
  const link = gathering.reveal === "everyone" ? gathering.link : null;
  return { title, about, place, link, kind: gathering.kind, original, start, end, zone: gathering.zone };
}
