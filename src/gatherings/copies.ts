import type { LocalDate } from "#calendar/calendar.ts";
import { dayOf } from "#calendar/civil.ts";
import type { Place } from "#chat/place.ts";
import { done, gone, type JobKind } from "#jobs/job.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { communitySettings, findCommunity, personNames } from "#membership/store.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { tellCalledOff } from "./cancel.ts";
import type { Copy, Gathering, Tie } from "./gathering.ts";
import { type KeptDate, keptSince, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { arrange, freshenDate, postStandingCard, withdrawAllReminders, withdrawAnnouncement } from "./promises.ts";
import { readReminders } from "./proposal.ts";
import { fillIn, promoteWaiting } from "./register.ts";
import { firstOf } from "./registrations.ts";
import { settleDates } from "./revise.ts";
import type { Registration } from "./seat.ts";
import { shiftStandings } from "./standing.ts";
import { findGathering, findKept, insertGathering, keepDate, keptDates, takeGathering, writeFill, writeKept, writeTie } from "./store.ts";
import type { Changes, Term } from "./term.ts";

/** Where a gathering is to be shown: in which community, for whom there it stands, in which channels, and with which seats. */
interface Showing {
  readonly community: Id;
  readonly by: Id;
  readonly places: readonly Place[];
  readonly seats: "common" | number;
}

/**
 * Shows a gathering in another community: there it is a gathering of its own, with its own handle, cards, reminders and registrations, so
 * that nobody's name leaves either. The gathering must be taken, and be open to everyone. Resolves to the one that shows it.
 */
export async function showElsewhere(tx: Tx, ids: Ids, origin: Gathering, showing: Showing, now: Instant): Promise<Gathering> {
  const { community, seats } = showing;
  const settings = await communitySettings(tx, community);
  const tie: Tie = { kind: "shows", community: origin.community, gathering: origin.id, seats, over: false };
  const made = {
    ...origin,
    ...shownOf(origin, seats),
    community,
    id: ids.next(),
    handle: await nextHandle(tx, community, "G"),
    organizer: showing.by,
    organizers: [],
    account: null,
    reminders: settings.reminders.length === 0 ? [] : readReminders(settings.reminders.join(",")),
    places: showing.places,
    offers: null,
    notify: null,
    sequence: 0,
    tie,
  };
  await insertGathering(tx, { ...made, nextStart: null, now });
  const gathering: Gathering = { ...made, version: 1 };
  for (const kept of await keptDates(tx, origin, "")) if (differs(kept)) await showDate(tx, gathering, kept);
  if (gathering.post === null) await postStandingCard(tx, gathering, now);
  const arranged = await arrange(tx, ids, gathering, now, { calendar: "changed", overdue: "asked now" });
  const copies = [...copiesOf(origin), { community, gathering: gathering.id, seats }];
  await writeTie(tx, origin, { kind: "shown", copies });
  return arranged;
}

/** Where it is shown now. */
export function copiesOf(gathering: Pick<Gathering, "tie">): readonly Copy[] {
  return gathering.tie?.kind === "shown" ? gathering.tie.copies : [];
}

/** What of a gathering is seen elsewhere: an address that is for those registered alone is not among it. */
function shownOf(origin: Gathering, seats: "common" | number) {
  const terms = seats === "common" ? origin.terms : origin.terms.map((term): Term => ({ ...term, capacity: seats }));
  return {
    terms,
    title: origin.title,
    party: origin.party,
    closes: origin.closes,
    cover: origin.cover,
    marks: origin.marks,
    ...linkOf(origin),
  };
}

function linkOf({ link, reveal }: Gathering) {
  return { link: reveal === "everyone" ? link : null, reveal };
}

function differs(kept: KeptDate): boolean {
  return kept.start !== null || kept.cancelled !== null || Object.keys(kept.changes).length > 0;
}

async function showDate(tx: Tx, gathering: Gathering, kept: KeptDate): Promise<void> {
  const made = await keepDate(tx, gathering, kept.id, kept.original);
  await writeKept(tx, gathering.community, { ...made, ...dateOfOrigin(gathering, kept) });
}

function dateOfOrigin(
  { tie }: Gathering,
  { original, start, cancelled, changes }: KeptDate,
): Pick<KeptDate, "original" | "start" | "cancelled" | "changes"> {
  const own = tie?.kind === "shows" && tie.seats !== "common";
  const { capacity: _theirs, ...rest } = changes;
  return { original, start, cancelled, changes: (own ? rest : changes) satisfies Changes };
}

/** Brings what shows a partner's gathering in step with it; those registered are told what has changed for them, once. */
export function followOrigin(ids: Ids): JobKind {
  return {
    catchUp: "once",
    async handle(tx, job, { now }) {
      const copy = await takeGathering(tx, job.community, job.subject);
      if (copy === null || copy.tie?.kind !== "shows" || copy.tie.over) return gone;
      const origin = await findGathering(tx, copy.tie.community, copy.tie.gathering);
      if (origin === null) return gone;
      const before = await datesAhead(tx, copy, now);
      await moveDates(tx, copy, await keptDates(tx, origin, ""));
      const changed = { ...copy, ...shownOf(origin, copy.tie.seats), state: origin.state, reason: origin.reason };
      const isOff = (date: Occurrence) => laterOf(changed, date, now);
      const after = new Map((await keptDates(tx, copy, "")).map((kept) => [kept.id, kept]));
      const off = before.filter((date) => isOff(withKept(date, after)));
      for (const { original } of off) {
        await withdrawAnnouncement(tx, copy, original);
        await withdrawAllReminders(tx, copy, original);
      }
      const arranged = await arrange(tx, ids, changed, now, { calendar: "changed", overdue: "asked now" });
      const nobody = { now, person: null };
      await settleDates(
        tx,
        nobody,
        arranged,
        before.filter((date) => !off.includes(date)),
      );
      if (off.length > 0) await tellCalledOff(tx, nobody, arranged, off, off.length > 1 ? "all" : "this");
      for (const date of before) await freshenDate(tx, arranged, date.kept);
      await freshenDate(tx, arranged, null);
      return done;
    },
  };
}

/** Gives seats that became free at a partner's to those who wait here. */
export const seatsFreed: JobKind = {
  catchUp: "once",
  async handle(tx, job, { now }) {
    const gathering = await takeGathering(tx, job.community, job.subject);
    if (gathering === null) return gone;
    for (const kept of await keptDates(tx, gathering, keptSince(now, gathering.zone))) {
      const date = kept.waiting > kept.held ? occurrenceAt(gathering, kept.original, kept) : null;
      if (date === null) continue;
      const fill = await fillIn(tx, gathering, { ...date, kept });
      const filled = await promoteWaiting(tx, now, gathering, { ...date, kept }, fill);
      if (filled === fill) continue;
      await writeFill(tx, gathering.community, kept.id, filled);
      await freshenDate(tx, gathering, kept);
    }
    return done;
  },
};

function withKept(date: Occurrence, kept: ReadonlyMap<Id, KeptDate>): Occurrence {
  return { ...date, kept: date.kept === null ? null : (kept.get(date.kept.id) ?? date.kept) };
}

/** Whether a date that people have answered for does not take place any more. */
function laterOf(gathering: Gathering, { kept, original }: Occurrence, now: Instant): boolean {
  const date = occurrenceAt(gathering, kept?.original ?? original, kept);
  return date === null || date.cancelled !== null || (gathering.state === "cancelled" && date.end > now);
}

/** The dates of which something is kept, that have not ended and were not called off. */
export async function datesAhead(db: Db, gathering: Gathering, now: Instant): Promise<readonly Occurrence[]> {
  const kept = await keptDates(db, gathering, "");
  const dates = kept.flatMap((one) => occurrenceAt(gathering, one.original, one) ?? []);
  return dates.filter((date) => date.end > now && date.cancelled === null);
}

/** What is kept of the dates goes where those of the origin went, in an order in which none stands in the way of another. */
async function moveDates(tx: Tx, copy: Gathering, theirs: readonly KeptDate[]): Promise<void> {
  const own = new Map((await keptDates(tx, copy, "")).map((kept) => [kept.id, kept]));
  const days = (kept: KeptDate) => dayOf(kept.original) - dayOf(own.get(kept.id)?.original ?? kept.original);
  const shift = theirs.map(days).find((moved) => moved !== 0) ?? 0;
  const ordered = shift > 0 ? theirs.toReversed() : theirs;
  const first = theirs.filter((kept) => days(kept) !== 0).map((kept) => own.get(kept.id)?.original ?? kept.original);
  for (const kept of ordered) {
    const had = own.get(kept.id);
    if (had === undefined) {
      if (differs(kept)) await showDate(tx, copy, kept);
      continue;
    }
    let { announced } = had;
    if (had.original !== kept.original) {
      if (await withdrawAnnouncement(tx, copy, had.original)) announced = null;
      await withdrawAllReminders(tx, copy, had.original);
    }
    await writeKept(tx, copy.community, { ...had, announced, ...dateOfOrigin(copy, kept) });
  }
  if (shift !== 0) await shiftStandings(tx, copy, first.sort()[0] as LocalDate, shift);
}

/** People of one partner who come to a date, by name, for those who organise it. */
export interface PartnerPeople {
  readonly partner: string;
  readonly people: readonly { readonly person: Id; readonly name: string; readonly seats: number }[];
}

/** At most so many names of one partner's people are listed. */
const NAMES = 200;

/** Who comes from partners, for those who organise it and for nobody else. */
export async function partnerPeople(db: Db, gathering: Gathering, original: LocalDate): Promise<readonly PartnerPeople[]> {
  const all: PartnerPeople[] = [];
  for (const { community, gathering: id } of copiesOf(gathering)) {
    const kept = await findKept(db, { community, id }, original);
    const going = kept === null ? [] : await firstOf(db, community, kept.id, "going", NAMES);
    if (going.length === 0) continue;
    const names = await personNames(
      db,
      community,
      going.map(({ person }) => person),
    );
    const partner = (await findCommunity.first(db, { community }))?.name ?? "";
    all.push({ partner, people: going.map(({ person, seats }) => ({ person, name: names.get(person) ?? "", seats })) });
  }
  return all;
}

/** The gathering with the address where a partner's is joined online, for somebody of here who is going and for nobody else. */
export async function withLink(db: Db, gathering: Gathering, mine: Pick<Registration, "state"> | null): Promise<Gathering> {
  const { tie } = gathering;
  if (tie?.kind !== "shows" || tie.over || mine?.state !== "going") return gathering;
  return { ...gathering, link: (await findGathering(db, tie.community, tie.gathering))?.link ?? null };
}
