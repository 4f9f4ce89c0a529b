import { addDays, dateAt, type Local, type LocalDate, startOfDate, toInstant, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { tellEach } from "#membership/acting.ts";
import { announcementPlaces } from "#membership/store.ts";
import { freshen, freshenAll } from "#outbox/fresh.ts";
import { tell, untellAll } from "#outbox/notice.ts";
import { roomsFor } from "#outbox/room.ts";
import { jsonOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { ExhibitionRow } from "#store/tables/works.ts";
import { spread } from "./exhibition.ts";
import { hang, hungIn, takeOut } from "./exhibition-store.ts";
import type { Work } from "./work.ts";

/** The day that it is where the association is. */
export function todayOf(act: Act): LocalDate {
  return dateAt(act.now, act.community.zone as Zone);
}

/** Hangs works on the days that are not past, tells whose they are, and promises a post for each day. */
export async function hangAll(
  tx: Tx,
  ids: Ids,
  act: Act,
  row: ExhibitionRow,
  works: readonly Work[],
  days: readonly string[],
): Promise<void> {
  const { community, id } = row;
  const before = new Map((await hungIn(tx, community, id)).map((one) => [one.work, one]));
  const posted = new Set([...before.values()].map(({ day }) => day).filter((day) => postAt(row, day, act) <= act.now));
  const isOver = (day: string) => day < todayOf(act) || posted.has(day);
  const fixed = (work: Work) => (before.get(work.id)?.place ?? 0) > 0 && isOver(before.get(work.id)?.day ?? "");
  const open = days.filter((day) => !isOver(day));
  const turns = spread(works.filter((work) => !fixed(work)).length, open.length === 0 ? days.slice(-1) : open);
  let turn = 0;
  for (const [at, work] of works.entries()) {
    const day = fixed(work) ? (before.get(work.id)?.day as string) : (turns[turn++] as string);
    await hang(tx, { community, id: ids.next(), exhibition: id, work: work.id, place: at + 1, day });
  }
  const named = new Set(works.map((work) => work.id));
  for (const gone of [...before.keys()].filter((work) => !named.has(work))) await takeOut(tx, community, id, gone);
  const news = works.filter((work) => (before.get(work.id)?.place ?? 0) === 0);
  await tellWhose(tx, act, row, news);
  await promisePosts(tx, act, row);
}

async function tellWhose(tx: Tx, act: Act, row: ExhibitionRow, works: readonly Work[]): Promise<void> {
  for (const work of works) {
    if (work.person === act.person) continue;
    const notice = { name: "work-exhibited", facts: { work: work.id, exhibition: row.id }, once: `${row.handle}:${work.handle}` };
    await tellEach(tx, act, [work.person], notice);
  }
  for (const work of works) await freshen(tx, row.community, { kind: "work", id: work.id });
}

/** One post for each day on which something is to be shown, in each room; those promised before and not told yet are promised anew. */
export async function promisePosts(tx: Tx, act: Act, row: ExhibitionRow): Promise<void> {
  const { community, id, handle } = row;
  await untellAll(tx, community, `exhibition-day:${handle}:`);
  const first = new Map<string, Id>();
  for (const { work, place, day } of await hungIn(tx, community, id)) if (place > 0 && !first.has(day)) first.set(day, work);
  const places = row.place === null ? await announcementPlaces(tx, community) : [jsonOut(row.place, (value) => value as Place)];
  const rooms = await roomsFor(tx, community, places);
  for (const [day, work] of [...first].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const due = postAt(row, day, act);
    if (day < todayOf(act)) continue;
    for (const room of rooms) {
      await tell(tx, {
        ...{ community, to: { room }, name: "exhibition-day", version: 1, facts: { exhibition: id, work } },
        ...{
          once: `exhibition-day:${handle}:${day}:${room}`,
          now: act.now,
          kind: "announcement" as const,
          due: Math.max(due, act.now) as Instant,
        },
        fresh: { kind: "exhibition-day", id: `${id}:${work}` as Id },
      });
    }
  }
}

/** The local hour of a day's post, in the zone of the association. */
function postAt(row: Pick<ExhibitionRow, "hour">, day: string, act: Act) {
  return toInstant(`${day}T${row.hour}` as Local, act.community.zone as Zone);
}

/** When its card is to say that it is open, and that it is over. */
export async function planStages(tx: Tx, act: Act, row: ExhibitionRow): Promise<void> {
  const zone = act.community.zone as Zone;
  const job = { community: row.community, kind: "exhibition-stage", subject: row.id };
  const opens = startOfDate(row.from_day as LocalDate, zone);
  if (opens > act.now) await plan(tx, { ...job, key: "opens", due: opens });
  await plan(tx, { ...job, key: "ends", due: startOfDate(addDays(row.until_day as LocalDate, 1), zone) });
}

/** What was posted of an exhibition is drawn anew. */
export async function drawAnew(tx: Tx, community: Id, id: Id): Promise<void> {
  await freshen(tx, community, { kind: "exhibition", id });
  await freshenAll(tx, community, "exhibition-day", id);
}
