import { addDays, atTime, before, dateAt, dateOf, type Lead, toInstant, type Zone } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import { jsonIn, maybeJsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { Gathering } from "./gathering.ts";
import type { Occurrence } from "./occurrence.ts";

/** Local hours in which nobody is reminded; over midnight where `from` is later than `to`. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** How one person wants to be reminded. */
export interface Wish {
  /** Null for what each gathering says. */
  readonly leads: readonly Lead[] | null;
  /** Null for those of the community; `none` where the person wants none. */
  readonly quiet: QuietHours | "none" | null;
}

const usual: Wish = { leads: null, quiet: null };

function quietOut(text: string | null): Wish["quiet"] {
  if (text === null || text === "none") return text;
  const [from, to] = text.split("-");
  return { from: from as string, to: to as string };
}

const findWish = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q.selectFrom("reminder_wishes").select(["person", "leads", "quiet"]).where("community", "=", p.community).where("person", "=", p.person),
);

/** The wishes of those among some people who have any. One person is asked for on the way of every answer. */
export async function wishesOf(db: Db, community: Id, people: readonly Id[]): Promise<ReadonlyMap<Id, Wish>> {
  const [person, ...others] = people;
  if (person === undefined) return new Map();
  const rows = others.length === 0 ? await findWish.all(db, { community, person }) : await findWishes(db, community, people);
  return new Map(
    rows.map((row) => [row.person, { leads: maybeJsonOut(row.leads, (value) => value as readonly Lead[]), quiet: quietOut(row.quiet) }]),
  );
}

function findWishes(db: Db, community: Id, people: readonly Id[]) {
  return db
    .selectFrom("reminder_wishes")
    .select(["person", "leads", "quiet"])
    .where("community", "=", community)
    .where("person", "in", people)
    .execute();
}

export async function wishOf(db: Db, community: Id, person: Id): Promise<Wish> {
  return (await wishesOf(db, community, [person])).get(person) ?? usual;
}

export async function writeWish(tx: Tx, ids: Ids, community: Id, person: Id, wish: Wish): Promise<void> {
  const { quiet } = wish;
  const values = {
    leads: wish.leads === null ? null : jsonIn(wish.leads),
    quiet: quiet === null || quiet === "none" ? quiet : `${quiet.from}-${quiet.to}`,
  };
  await tx
    .insertInto("reminder_wishes")
    .values({ community, id: ids.next(), person, ...values })
    .onConflict((conflict) => conflict.columns(["community", "person"]).doUpdateSet(values))
    .execute();
}

/** How long before a date somebody is reminded. */
export function leadsFor(gathering: Gathering, wish: Wish | undefined): readonly Lead[] {
  return wish?.leads ?? gathering.reminders;
}

/**
 * The quiet hours that a community has chosen. One that has not chosen has none for reminders: their hour was asked for, and a
 * service at six in the morning may want them at two.
 */
export async function quietOf(db: Db, community: Id): Promise<QuietHours | null> {
  const settings = await communitySettings(db, community);
  return settings.quietChosen ? { from: settings.quietFrom, to: settings.quietTo } : null;
}

/** When somebody is reminded of a date, kept out of quiet hours: at their end where that is before it begins, else just before them. */
export function reminderDue(occurrence: Occurrence, lead: Lead, zone: Zone, quiet: QuietHours | null): Instant {
  const due = before(occurrence.start, lead, zone);
  if (quiet === null || quiet.from === quiet.to) return due;
  const today = dateAt(due, zone);
  for (const first of [addDays(today, -1), today]) {
    const begins = toInstant(atTime(first, minutesOf(quiet.from)), zone);
    const ends = toInstant(atTime(quiet.from < quiet.to ? first : addDays(first, 1), minutesOf(quiet.to)), zone);
    if (due < begins || due >= ends) continue;
    return ends < occurrence.at ? ends : begins;
  }
  return due;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The day of a date's reminders: one moved to another day is another time to be reminded of. */
export function reminderDay(occurrence: Occurrence): string {
  const day = dateOf(occurrence.start);
  return day === occurrence.original ? "" : `@${day}`;
}
