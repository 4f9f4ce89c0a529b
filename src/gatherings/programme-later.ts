import { z } from "zod";
import { addDays, atTime, dateAt, minutesOf, startOfDate, toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import { writeAddress } from "#chat/address.ts";
import { type Control, card, list, paragraph } from "#chat/card.ts";
import { code, plainText, strong } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import { again, gone, type JobKind } from "#jobs/job.ts";
import { DAY, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findCommunity } from "#membership/store.ts";
import { noticeTeller } from "#outbox/teller.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { type Gathering, writeDateAddress } from "./gathering.ts";
import { comingDates, keptSince, type Occurrence } from "./occurrence.ts";
import { nextProgramme, programmeOf, promiseProgramme } from "./programme.ts";
import { gatheringOut, keptDates } from "./store.ts";

export { PROGRAMME } from "./programme.ts";

/** How many dates a programme names. */
const SHOWN = 40;

/** How many dates of one gathering are looked at. */
const OF_ONE = 20;

/** How long the name of a date may be where it is picked. */
const DETAILS_LABEL = 75;

interface Line {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
}

/** The dates of all gatherings that begin within a span and have not begun yet, the soonest first. */
async function datesBetween(db: Db, community: Id, now: Instant, until: Instant): Promise<readonly Line[]> {
  const rows = await db
    .selectFrom("gatherings")
    .selectAll()
    .where("community", "=", community)
    .where("state", "=", "scheduled")
    .where("next_start", "<", instantIn(until))
    .orderBy("next_start")
    .execute();
  const found: Line[] = [];
  for (const row of rows) {
    const gathering = gatheringOut(row);
    const kept = await keptDates(db, gathering, keptSince(now, gathering.zone));
    for (const occurrence of comingDates(gathering, kept, now, OF_ONE)) {
      if (occurrence.at > now && occurrence.at < until) found.push({ gathering, occurrence });
    }
  }
  return found.sort((one, other) => one.occurrence.at - other.occurrence.at);
}

/** Each date by itself: what it is, and to answer. */
function detailsPick(lines: readonly Line[], voice: Voice): Control {
  const choices = lines.map(({ gathering, occurrence }) => ({
    value: writeDateAddress(gathering.id, occurrence.original),
    label: shortened(`${gathering.handle} · ${occurrence.title}`, DETAILS_LABEL),
    about: plainText([voice.moment(occurrence.at, "short")]),
  }));
  const address = writeAddress({ command: "gathering show", press: "one", id: "" });
  return { kind: "pick", label: voice.text("label-details"), address, choices, many: false };
}

/** The gatherings of the week that begins with it. Nothing is said of a week without any, nor when the next one is due already. */
export const programmeTold = noticeTeller({
  version: 1,
  facts: z.object({ from: z.number().transform((value) => value as Instant) }),
  async card(db, facts, voice, telling) {
    if (telling.now >= facts.from + 7 * DAY - HOUR) return null;
    const row = await findCommunity.first(db, { community: telling.community });
    if (row === null) return null;
    const zone = row.zone as Zone;
    const first = dateAt(facts.from, zone);
    const until = toInstant(atTime(addDays(first, 7), minutesOf(toLocal(facts.from, zone))), zone);
    const lines = await datesBetween(db, telling.community, telling.now, until);
    if (lines.length === 0) return null;
    const items = lines.slice(0, SHOWN).map(({ gathering, occurrence }) =>
      voice.say(occurrence.place === null ? "gathering-list-line" : "gathering-programme-line", {
        handle: code(gathering.handle),
        title: strong(occurrence.title),
        moment: voice.moment(occurrence.at),
        place: occurrence.place ?? "",
      }),
    );
    const rest = lines.length - items.length;
    const span = { from: voice.moment(startOfDate(first, zone), "day"), to: voice.moment(startOfDate(addDays(first, 6), zone), "day") };
    return card({
      summary: voice.text("gathering-programme-summary", { count: lines.length }),
      title: voice.say("gathering-programme-title"),
      blocks: [
        ...(telling.late > 0 ? [paragraph(voice.say("gathering-card-late"))] : []),
        paragraph(voice.say("gathering-programme-span", span)),
        list(items),
        ...(rest > 0 ? [paragraph(voice.say("gathering-list-more", { rest }))] : []),
      ],
      controls: [[detailsPick(lines, voice)]],
    });
  },
});

/** Promises the next programme. Of those missed while nothing ran, only the newest is posted still, and said to be late. */
export const programmeJob: JobKind = {
  catchUp: "once",
  async handle(tx, job, run) {
    const chosen = await programmeOf(tx, job.community);
    if (chosen === null) return gone;
    const { programme, zone } = chosen;
    let newest = job.due;
    for (let at = nextProgramme(programme, zone, newest); at <= run.now; at = nextProgramme(programme, zone, newest)) newest = at;
    await promiseProgramme(tx, job.community, programme, zone, newest, run.now);
    const next = nextProgramme(programme, zone, run.now);
    await promiseProgramme(tx, job.community, programme, zone, next, run.now);
    return again(next);
  },
};
