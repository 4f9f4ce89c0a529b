import type { LocalDate } from "#calendar/calendar.ts";
import { writeAddress } from "#chat/address.ts";
import type { Act } from "#chat/call.ts";
import { type Card, card, list, paragraph, pressControl } from "#chat/card.ts";
import { code, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import { type Occurrence, occurrenceAt } from "./occurrence.ts";
import type { SeatState } from "./seat.ts";
import { findGathering, findKept } from "./store.ts";

/** One date ahead for which somebody has answered. */
export interface OwnDate {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly state: SeatState;
}

/** How many dates a person's own page shows. */
const SHOWN = 10;

/** The dates ahead that the asker has said yes or maybe to, or waits for; the soonest first. */
export async function ownDates(db: Db, act: Act): Promise<readonly OwnDate[]> {
  const rows = await db
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .innerJoin("gatherings as g", (join) => join.onRef("g.community", "=", "o.community").onRef("g.id", "=", "o.gathering"))
    .select(["g.id as gathering", "o.original as original", "r.state as state"])
    .where("r.community", "=", act.community.id)
    .where("r.person", "=", act.person)
    .where("r.state", "in", ["going", "maybe", "waitlisted"])
    .where("o.state", "=", "scheduled")
    .where("g.state", "=", "scheduled")
    .where((row) => row.or([row("g.ends", "is", null), row("g.ends", ">", instantIn(act.now))]))
    .orderBy("o.original", "desc")
    .limit(100)
    .execute();
  const found: OwnDate[] = [];
  for (const { gathering: id, original, state } of rows) {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) continue;
    const occurrence = occurrenceAt(gathering, original as LocalDate, await findKept(db, gathering, original as LocalDate));
    if (occurrence !== null && occurrence.end > act.now && occurrence.cancelled === null) found.push({ gathering, occurrence, state });
  }
  return found.sort((a, b) => a.occurrence.at - b.occurrence.at);
}

/** A person's own dates. */
export function ownDatesCard(dates: readonly OwnDate[], voice: Voice): Card {
  const shown = dates.slice(0, SHOWN);
  const items = shown.map(({ gathering, occurrence, state }) =>
    voice.say("home-gathering", {
      handle: code(gathering.handle),
      title: strong(occurrence.title),
      moment: voice.moment(occurrence.at, "short"),
      state,
    }),
  );
  const controls = shown
    .slice(0, 5)
    .map(({ gathering }) =>
      pressControl(
        voice.text("gathering-details-of", { handle: gathering.handle }),
        writeAddress({ command: "gathering show", press: "details", id: gathering.id }),
      ),
    );
  return card({
    summary: voice.text("home-gatherings-summary", { count: dates.length }),
    title: voice.say("home-gatherings"),
    blocks: [
      items.length === 0 ? paragraph(voice.say("home-gatherings-none")) : list(items),
      ...(dates.length > SHOWN ? [paragraph(voice.say("fit-more", { count: dates.length - SHOWN }))] : []),
    ],
    controls: controls.length === 0 ? [] : [controls],
  });
}
