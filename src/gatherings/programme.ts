import { addDays, atTime, dateAt, type LocalDate, readTime, toInstant, type Weekday, weekdayOf, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { readSettings, type Settings, settingsSchema } from "#membership/settings.ts";
import { announcementPlaces, findCommunity } from "#membership/store.ts";
import { tell, untellAll } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { readWallHour } from "#phrases/wall-hour.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";

/** The job that promises the next programme when one is due. */
export const PROGRAMME = "gathering-programme";

/** The days on which a programme may be posted, Monday first, and never. */
export const PROGRAMME_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "never"] as const;
export type ProgrammeDay = (typeof PROGRAMME_DAYS)[number];

/** When and where the gatherings of the week are posted. */
export interface Programme {
  readonly weekday: Weekday;
  /** Local, `18:30`. */
  readonly time: string;
  readonly places: readonly Place[];
}

/** What is said of it. */
export interface ProgrammeWish {
  readonly day?: ProgrammeDay | undefined;
  /** As typed. */
  readonly hour?: string | undefined;
  readonly channel?: Place | undefined;
}

/** The programme as it stands, and when the next one is posted. */
export interface ProgrammeState {
  readonly programme: Programme | null;
  readonly next: Instant | null;
}

const USUAL_TIME = "09:00";

function programmeOut(settings: Settings): Programme | null {
  const { programme } = settings;
  if (programme === null) return null;
  return { weekday: programme.weekday as Weekday, time: programme.time, places: programme.places as unknown as readonly Place[] };
}

/** What the community has chosen, with its zone; null where it posts none. */
export async function programmeOf(db: Db, community: Id): Promise<{ readonly programme: Programme; readonly zone: Zone } | null> {
  const row = await findCommunity.first(db, { community });
  const programme = row === null ? null : programmeOut(readSettings(row.settings));
  return row === null || programme === null ? null : { programme, zone: row.zone as Zone };
}

/** The next moment of a programme after an instant: its hour on the wall, whatever the clocks do that week. */
export function nextProgramme({ weekday, time }: Pick<Programme, "weekday" | "time">, zone: Zone, now: Instant): Instant {
  const today = dateAt(now, zone);
  for (let days = 0; ; days += 1) {
    const date = addDays(today, days);
    if (weekdayOf(date) !== weekday) continue;
    const at = toInstant(atTime(date, readTime(time) ?? 0), zone);
    if (at > now) return at;
  }
}

/** The week of a local date as ISO 8601 counts it, `2027-W12`: one programme belongs to each. */
export function weekOf(date: LocalDate): string {
  const thursday = addDays(date, 4 - weekdayOf(date));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, "0")}`;
}

/** Promises the programme of one moment to each of its rooms: one a week and space, however often it is promised. */
export async function promiseProgramme(
  tx: Tx,
  community: Id,
  { places }: Programme,
  zone: Zone,
  due: Instant,
  now: Instant,
): Promise<void> {
  const week = weekOf(dateAt(due, zone));
  const rooms: { readonly room: Id; readonly place: Place }[] = [];
  for (const place of places) rooms.push({ room: await roomFor(tx, community, place), place });
  rooms.sort((one, other) => (one.room < other.room ? -1 : 1));
  for (const { room, place } of rooms) {
    await tell(tx, {
      community,
      to: { room },
      name: "gathering-programme",
      version: 1,
      facts: { from: due },
      once: `programme/${week}/${place.platform}/${place.team}`,
      now,
      kind: "programme",
      due,
    });
  }
}

/** How the weekly programme is chosen. */
export function programming({ db }: Pick<Parts, "db">) {
  /** Chooses when and where the programme of the week is posted; says how it is. `said` is where it was typed. */
  function programme(act: Act, wish: ProgrammeWish, said: Place | null): Promise<ProgrammeState> {
    const community = act.community.id;
    const zone = act.community.zone as Zone;
    return change(db, async (tx) => {
      const repeated = act.delivery !== null && (await heard(tx, { community, ...act.delivery }, community)) !== null;
      const row = await findCommunity.first(tx, { community });
      if (row === null) throw new Error("There is no such community.");
      const settings = readSettings(row.settings);
      const was = programmeOut(settings);
      const asked = wish.day !== undefined || wish.hour !== undefined || wish.channel !== undefined;
      const next = asked && !repeated ? await wanted(tx, community, was, wish, said) : was;
      if (asked && !repeated) await settle(tx, act, settings, next, zone);
      return { programme: next, next: next === null ? null : nextProgramme(next, zone, act.now) };
    });
  }

  async function settle(tx: Tx, act: Act, settings: Settings, next: Programme | null, zone: Zone): Promise<void> {
    const community = act.community.id;
    const written = JSON.stringify(settingsSchema.parse({ ...settings, programme: next }));
    await tx
      .updateTable("communities")
      .set((row) => ({ settings: written, version: row("version", "+", 1) }))
      .where("id", "=", community)
      .execute();
    await untellAll(tx, community, "programme/");
    const job = { community, kind: PROGRAMME, subject: community };
    if (next === null) await unplan(tx, job);
    else {
      const due = nextProgramme(next, zone, act.now);
      await promiseProgramme(tx, community, next, zone, due, act.now);
      await plan(tx, { ...job, due });
    }
    const entry = { community, at: act.now, actor: act.person, account: act.account, action: "programme chosen", subject: community };
    await audit(tx, { ...entry, facts: next === null ? { day: "never" } : { day: next.weekday, hour: next.time } });
  }

  return { programme };
}

async function wanted(db: Db, community: Id, was: Programme | null, wish: ProgrammeWish, said: Place | null): Promise<Programme | null> {
  if (wish.day === "never") return null;
  if (wish.day === undefined && was === null) throw new Misuse("day", "gathering-programme-missing");
  const weekday = wish.day === undefined ? (was as Programme).weekday : ((PROGRAMME_DAYS.indexOf(wish.day) + 1) as Weekday);
  const time = wish.hour === undefined ? (was?.time ?? USUAL_TIME) : readWallHour("hour", wish.hour);
  const places = wish.channel === undefined ? (was?.places ?? (await usualPlaces(db, community, said))) : [wish.channel];
  if (places.length === 0) throw new Refusal("gathering-programme-nowhere");
  return { weekday, time, places };
}

async function usualPlaces(db: Db, community: Id, said: Place | null): Promise<readonly Place[]> {
  const places = await announcementPlaces(db, community);
  return places.length > 0 || said === null ? places : [said];
}
