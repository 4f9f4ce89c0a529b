import { before, type Lead, type LocalDate } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { lookAtFederated } from "#membership/federated.ts";
import { freshen } from "#outbox/fresh.ts";
import { type Notice, retime, tell, untell, untellAll } from "#outbox/notice.ts";
import { roomFor, roomOfPerson } from "#outbox/room.ts";
import type { Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { comingDates, type KeptDate, keptSince, lastEnd, nextClosing, type Occurrence } from "./occurrence.ts";
import { planTasks } from "./rota-plan.ts";
import { keepDate, keptDates, writeGathering, writeKept } from "./store.ts";
import { termIndex } from "./term.ts";
import { leadsFor, type QuietHours, quietOf, reminderDay, reminderDue, type Wish, wishesOf } from "./wishes.ts";

/** The job that turns to the next date when one has ended. */
export const TURN = "gathering-turn";

/** The job that brings what a partner shows in step with the gathering it shows. */
export const FOLLOW = "gathering-follow";

/** The job that takes its buttons from the card of a date when registration closes, and when it begins. */
export const CLOSING = "gathering-closing";

/** How many dates are looked at for the next closing: one that was moved may begin while another is under way. */
const DATES_AT_ONCE = 3;

/** How many dates are looked at for announcements that fall due before the next turn. */
const ANNOUNCED_AHEAD = 120;

/** A lead in few letters, for keys: `1d`, `24h`, `90m`. */
export function leadText(lead: Lead): string {
  if ("days" in lead) return `${lead.days}d`;
  const minutes = Math.round(lead.milliseconds / 60_000);
  return minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}m`;
}

function announcementKey(gathering: Gathering, original: LocalDate, place: Place): string {
  return `announcement/${gathering.handle}/${original}/${place.platform}/${place.team}/${place.room}`;
}

/** One reminder for each date, lead and person; a date moved to another day is another time to be reminded of. */
function reminderKey(gathering: Gathering, occurrence: Occurrence, lead: string, person: Id): string {
  return `reminder/${gathering.handle}/${occurrence.original}${reminderDay(occurrence)}/${lead}/${person}`;
}

/** When each of somebody's leads reminds them; of several that come to the same moment, the first alone. */
function momentsOf(gathering: Gathering, occurrence: Occurrence, wish: Wish | undefined, common: QuietHours | null): Map<string, Instant> {
  const quiet = wish?.quiet ?? common;
  const moments = new Map<string, Instant>();
  for (const lead of leadsFor(gathering, wish)) {
    const due = reminderDue(occurrence, lead, gathering.zone, quiet === "none" ? null : quiet);
    if (![...moments.values()].includes(due)) moments.set(leadText(lead), due);
  }
  return moments;
}

/** The rooms of a gathering's places, in the order in which changes take them. */
async function roomsOf(tx: Tx, gathering: Gathering): Promise<readonly { readonly room: Id; readonly place: Place }[]> {
  const rooms: { readonly room: Id; readonly place: Place }[] = [];
  for (const place of gathering.places) rooms.push({ room: await roomFor(tx, gathering.community, place), place });
  return rooms.sort((one, other) => (one.room < other.room ? -1 : 1));
}

/** Puts the one standing card of a gathering into its rooms, where it then stays fresh. */
export async function postStandingCard(tx: Tx, gathering: Gathering, now: Instant): Promise<void> {
  for (const { room, place } of await roomsOf(tx, gathering)) {
    await tell(tx, {
      community: gathering.community,
      to: { room },
      name: "gathering",
      version: 1,
      facts: { gathering: gathering.id },
      once: `card/${gathering.handle}/${place.platform}/${place.team}/${place.room}`,
      now,
      kind: null,
      fresh: { kind: "gathering", id: gathering.id },
    });
  }
}

/** Puts a gathering into more rooms: its standing card, or the announcements of those dates that were announced already. */
export async function postElsewhere(tx: Tx, ids: Ids, gathering: Gathering, places: readonly Place[], now: Instant): Promise<void> {
  const there = { ...gathering, places };
  if (gathering.post === null) return postStandingCard(tx, there, now);
  const rooms = await roomsOf(tx, there);
  for (const date of comingDates(gathering, await keptDates(tx, gathering, keptSince(now, gathering.zone)), now, ANNOUNCED_AHEAD)) {
    const announced = date.kept?.announced ?? null;
    if (announced !== null && date.at > now)
      await promiseAnnouncement(tx, ids, there, date, rooms, Math.max(announced, now) as Instant, now);
  }
}

/** Says that the cards which show this date are out of date. */
export async function freshenDate(tx: Tx, gathering: Gathering, kept: Pick<KeptDate, "id"> | null): Promise<void> {
  if (gathering.post === null) await freshen(tx, gathering.community, { kind: "gathering", id: gathering.id });
  else if (kept !== null) await freshen(tx, gathering.community, { kind: "occurrence", id: kept.id });
}

/** Says in this change that what partners show is to follow it. */
async function followSoon(tx: Tx, { tie }: Gathering, now: Instant): Promise<void> {
  for (const { community, gathering: subject } of tie?.kind === "shown" ? tie.copies : [])
    await plan(tx, { community, kind: FOLLOW, subject, due: now });
}

/** Tells each of several people in private, their rooms in the order in which changes take them. */
export async function tellEach(
  tx: Tx,
  community: Id,
  people: readonly Id[],
  notice: (person: Id) => Omit<Notice, "to" | "community">,
): Promise<void> {
  const rooms: { readonly room: Id; readonly person: Id }[] = [];
  for (const person of people) rooms.push({ room: await roomOfPerson(tx, community, person), person });
  rooms.sort((one, other) => (one.room < other.room ? -1 : 1));
  for (const { room, person } of rooms) await tell(tx, { ...notice(person), community, to: { room } });
}

/** Promises people the reminders of a date whose moments are still ahead, as each of them wants; one that is promised already is moved. */
export async function promiseReminders(
  tx: Tx,
  gathering: Gathering,
  occurrence: Occurrence,
  people: readonly Id[],
  now: Instant,
): Promise<void> {
  if (occurrence.kept === null || people.length === 0) return;
  const { kept } = occurrence;
  const { community } = gathering;
  const wishes = await wishesOf(tx, community, people);
  if (gathering.reminders.length === 0 && wishes.size === 0) return;
  const common = await quietOf(tx, community);
  const leadsOf = new Map(people.map((person) => [person, leadsFor(gathering, wishes.get(person)).map(leadText)]));
  const moments = new Map(people.map((person) => [person, momentsOf(gathering, occurrence, wishes.get(person), common)]));
  for (const lead of new Set([...leadsOf.values()].flat())) {
    const key = (person: Id) => reminderKey(gathering, occurrence, lead, person);
    const missing = new Map<Id, Instant>();
    for (const person of people) {
      if (leadsOf.get(person)?.includes(lead) !== true) continue;
      const due = moments.get(person)?.get(lead);
      if (due === undefined || due <= now) await untell(tx, community, key(person));
      else if (!(await retime(tx, community, key(person), due))) missing.set(person, due);
    }
    await tellEach(tx, community, [...missing.keys()], (person) => ({
      name: "gathering-reminder",
      version: 1,
      facts: { gathering: gathering.id, occurrence: kept.id },
      once: key(person),
      now,
      kind: "reminder",
      due: missing.get(person) as Instant,
    }));
  }
}

/** Withdraws somebody's reminders of a date. */
export async function withdrawReminders(tx: Tx, gathering: Gathering, occurrence: Occurrence, person: Id): Promise<void> {
  const wish = (await wishesOf(tx, gathering.community, [person])).get(person);
  for (const lead of leadsFor(gathering, wish))
    await untell(tx, gathering.community, reminderKey(gathering, occurrence, leadText(lead), person));
}

/** Withdraws everybody's reminders of a date, those of a day it was moved from among them. */
export async function withdrawAllReminders(tx: Tx, gathering: Gathering, original: LocalDate): Promise<void> {
  await untellAll(tx, gathering.community, `reminder/${gathering.handle}/${original}`);
}

/** Withdraws a date's announcement where it has not been posted yet. Resolves to whether it had been promised and is withdrawn now. */
export async function withdrawAnnouncement(tx: Tx, gathering: Gathering, original: LocalDate): Promise<boolean> {
  return (await untellAll(tx, gathering.community, `announcement/${gathering.handle}/${original}/`)) > 0;
}

/** Whether an announcement whose moment is past is late (nobody was there to tell it) or was asked for only now. */
export type Overdue = "late" | "asked now";

/** Promises the announcements that fall due until the next turn, and the first one after; moves those whose moment has changed. */
async function promiseAnnouncements(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  kept: readonly KeptDate[],
  now: Instant,
  overdue: Overdue,
): Promise<void> {
  const { post } = gathering;
  if (post === null || gathering.places.length === 0) return;
  const dates = comingDates(gathering, kept, now, ANNOUNCED_AHEAD);
  const turn = dates[0]?.end ?? now;
  let rooms: Awaited<ReturnType<typeof roomsOf>> | null = null;
  for (const occurrence of dates) {
    if (occurrence.at <= now) continue;
    const moment = before(occurrence.start, post, gathering.zone);
    const due = moment <= now && overdue === "asked now" ? now : moment;
    rooms ??= await roomsOf(tx, gathering);
    if (occurrence.kept?.announced == null) await promiseAnnouncement(tx, ids, gathering, occurrence, rooms, due, now);
    else if (occurrence.kept.announced !== due) await moveAnnouncement(tx, gathering, occurrence.kept, due);
    if (due > turn) break;
  }
}

async function promiseAnnouncement(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  occurrence: Occurrence,
  rooms: Awaited<ReturnType<typeof roomsOf>>,
  due: Instant,
  now: Instant,
): Promise<void> {
  const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
  await writeKept(tx, gathering.community, { ...kept, announced: due });
  for (const { room, place } of rooms) {
    await tell(tx, {
      community: gathering.community,
      to: { room },
      name: "gathering",
      version: 1,
      facts: { gathering: gathering.id, occurrence: kept.id },
      once: announcementKey(gathering, occurrence.original, place),
      now,
      kind: "announcement",
      due,
      fresh: { kind: "occurrence", id: kept.id },
    });
  }
}

async function moveAnnouncement(tx: Tx, gathering: Gathering, kept: KeptDate, due: Instant): Promise<void> {
  let moved = false;
  for (const place of gathering.places) {
    moved = (await retime(tx, gathering.community, announcementKey(gathering, kept.original, place), due)) || moved;
  }
  if (moved) await writeKept(tx, gathering.community, { ...kept, announced: due });
}

/**
 * Puts in order what follows from a gathering as it is now: its next date and its end, the announcements, and the job that
 * turns to the next date. Called in every change of its dates, and at each turn.
 */
export async function arrange(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  now: Instant,
  how: { readonly calendar: "changed" | "same"; readonly overdue: Overdue },
): Promise<Gathering> {
  const kept = await keptDates(tx, gathering, how.calendar === "changed" ? "" : keptSince(now, gathering.zone));
  const next = comingDates(gathering, kept, now, 1)[0] ?? null;
  const ends = how.calendar === "changed" ? lastEnd(gathering, kept) : gathering.ends;
  const term = gathering.terms[next === null ? gathering.terms.length - 1 : termIndex(gathering.terms, next.original)];
  const arranged = { ...gathering, title: term?.title ?? gathering.title, ends };
  await writeGathering(tx, arranged, next?.at ?? null, how.calendar);
  await promiseAnnouncements(tx, ids, arranged, kept, now, how.overdue);
  const job = { community: gathering.community, kind: TURN, subject: gathering.id };
  if (next === null) await unplan(tx, job);
  else await plan(tx, { ...job, due: next.end });
  await planClosing(tx, arranged, kept, now);
  await lookAtFederated(tx, gathering.community, gathering.id, now);
  if (how.calendar === "changed") {
    await followSoon(tx, gathering, now);
    await planTasks(tx, arranged, now);
  }
  return arranged;
}

/** Plans the next instant at which a card loses buttons, or takes the plan back where there is none. */
export async function planClosing(tx: Tx, gathering: Gathering, kept: readonly KeptDate[], now: Instant): Promise<void> {
  const job = { community: gathering.community, kind: CLOSING, subject: gathering.id };
  const due = nextClosing(gathering, comingDates(gathering, kept, now, DATES_AT_ONCE), now);
  if (due === null) await unplan(tx, job);
  else await plan(tx, { ...job, due });
}
