import type { LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import type { FileAddress } from "#files/file.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { shortWords } from "#locales/time.ts";
import { instantOut } from "#store/column.ts";
import type { Parts } from "#store/parts.ts";
import { approving } from "./approve.ts";
import { attendance } from "./attend.ts";
import { followingCalendars, type SourceParts } from "./calendar-sources.ts";
import { cancelling } from "./cancel.ts";
import { type PartnerPeople, partnerPeople, withLink } from "./copies.ts";
import { givingFeedback } from "./feedback.ts";
import { feeding } from "./feeds.ts";
import { comingGatherings, countOfComing, findByWords, findOffered } from "./finding.ts";
import { type Gathering, isOrganizer, isPartners, isSeries } from "./gathering.ts";
import { isRegistered, materialsOf, type Readable, readable, sharingMaterials } from "./materials.ts";
import { noSuchDate } from "./meant.ts";
import { messaging } from "./messages.ts";
import { comingDates, keptSince, namedDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { presence } from "./presences.ts";
import { programming } from "./programme.ts";
import { promoting } from "./promoting.ts";
import { proposing } from "./propose.ts";
import { answersOf, findRegistration } from "./registrations.ts";
import { reminding } from "./remind.ts";
import { revising } from "./revise.ts";
import { rotas } from "./rota.ts";
import type { Registration } from "./seat.ts";
import { NAMES_ASKED, type Sight, sightOf } from "./sight.ts";
import { slotting } from "./slots.ts";
import { hasStanding } from "./standing.ts";
import { findGathering, keptDates } from "./store.ts";
import { swapping } from "./swaps.ts";
import { workshops } from "./workshop.ts";
import { followingZones } from "./zone-data.ts";

/** How many gatherings one page of the list shows. */
export const PAGE = 10;

/** One line of the list. */
export interface Listed {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
}

/** One page of the gatherings ahead, the soonest first. */
export interface Page {
  readonly lines: readonly Listed[];
  readonly from: number;
  readonly total: number;
}

/** A gathering as one person sees it. */
export interface OwnSight extends Sight {
  readonly mine: Registration | null;
  /** The other dates ahead for which the person has answered, but for those declined. */
  readonly also: readonly Occurrence[];
  /** Whether the person has answered for the whole series. */
  readonly standing: boolean;
  /** What there is to read and to follow; empty for who is not registered. */
  readonly materials: readonly Readable[];
  /** Whether the person may change it. */
  readonly mayChange: boolean;
  /** Who comes from partners; empty for who may not change it. */
  readonly partners: readonly PartnerPeople[];
}

export type GatheringsService = ReturnType<typeof gatheringsService>;

/** Gatherings: proposing them, answering, changing and calling them off. */
export function gatheringsService(parts: SourceParts & Pick<Parts, "clock">, address: FileAddress) {
  const { db, clock } = parts;

  /** The gathering that a handle or a title names; null when there is none. */
  async function find(community: Id, text: string): Promise<GivenThing | null> {
    return findByWords(db, community, text, clock.now());
  }

  /** At most 25 gatherings ahead whose title holds what was typed, or whose handle begins with it. */
  async function offer(
    asker: { readonly community: Id; readonly locale: Locale; readonly now: Instant; readonly zone?: string },
    typed: string,
  ): Promise<readonly Suggestion[]> {
    const rows = await findOffered(db, asker.community, typed, asker.now, 25);
    return rows.map((row) => {
      const when = row.next_start === null ? "" : ` · ${shortWords(asker.locale, row.zone, instantOut(row.next_start))}`;
      return { value: row.handle, label: `${row.handle} · ${row.title}${when}` };
    });
  }

  /** The gatherings ahead, `PAGE` at a time, from a place in the list on. */
  async function list(act: Act, from: number): Promise<Page> {
    const found = await comingGatherings(db, act.community.id, from, PAGE);
    const lines: Listed[] = [];
    for (const gathering of found) {
      const kept = await keptDates(db, gathering, keptSince(act.now, gathering.zone));
      const occurrence = comingDates(gathering, kept, act.now, 1)[0];
      if (occurrence !== undefined) lines.push({ gathering, occurrence });
    }
    return { lines, from, total: await countOfComing(db, act.community.id) };
  }

  /** A gathering with everything that concerns the asker: at the date named, else at the next. */
  async function see(act: Act, id: Id, date: string | undefined): Promise<OwnSight> {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    const named = date === undefined ? null : await datePointed(act, gathering, date as LocalDate);
    const sight = await sightOf(db, gathering, act.now, NAMES_ASKED, named);
    const kept = sight.occurrence?.kept ?? null;
    const mine = kept === null ? null : await findRegistration(db, act.community.id, kept.id, act.person);
    const mayChange = !isPartners(gathering) && (isOrganizer(gathering, act.person) || act.may("change any gathering"));
    const partners = mayChange && sight.occurrence !== null ? await partnerPeople(db, gathering, sight.occurrence.original) : [];
    const also = await alsoAnswered(act, gathering, sight.occurrence);
    const materials = await materialsFor(act, gathering, mayChange);
    return {
      ...sight,
      gathering: await withLink(db, gathering, mine),
      partners,
      mine,
      also,
      materials,
      standing: isSeries(gathering) && (await hasStanding(db, gathering, act.person)),
      mayChange,
    };
  }

  async function materialsFor(act: Act, gathering: Gathering, mayChange: boolean): Promise<readonly Readable[]> {
    const materials = readable(await materialsOf(db, gathering), address);
    return materials.length === 0 || mayChange || (await isRegistered(db, gathering, act.person)) ? materials : [];
  }

  async function alsoAnswered(act: Act, gathering: Gathering, shown: Occurrence | null): Promise<readonly Occurrence[]> {
    const answers = (await answersOf(db, act.community.id, gathering.id, act.person)).filter(({ state }) => state !== "declined");
    if (answers.length === 0) return [];
    const answered = new Set(answers.map(({ original }) => original));
    const kept = await keptDates(db, gathering, keptSince(act.now, gathering.zone));
    return kept
      .filter(({ original }) => answered.has(original) && original !== shown?.original)
      .flatMap((date) => occurrenceAt(gathering, date.original, date) ?? [])
      .filter((date) => date.cancelled === null && date.at > act.now)
      .sort((one, other) => one.at - other.at);
  }

  async function datePointed(act: Act, gathering: Gathering, date: LocalDate): Promise<Occurrence> {
    const kept = await keptDates(db, gathering, "");
    const found = namedDate(gathering, kept, date);
    if (found !== null) return found;
    throw await noSuchDate(db, act, gathering, date);
  }

  return {
    find,
    offer,
    list,
    see,
    ...proposing(parts),
    ...attendance(parts),
    ...revising(parts),
    ...approving(parts),
    ...cancelling(parts),
    ...slotting(parts),
    ...rotas(parts),
    ...swapping(parts),
    ...messaging(parts),
    ...workshops(parts),
    ...sharingMaterials(parts, address),
    ...promoting(parts),
    ...givingFeedback(parts),
    ...presence(parts),
    ...feeding(parts),
    ...reminding(parts),
    ...programming(parts),
    ...followingZones(parts),
    ...followingCalendars(parts),
  };
}
