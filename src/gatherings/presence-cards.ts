import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, facts, list, paragraph } from "#chat/card.ts";
import { pickPage } from "#chat/pick-page.ts";
import { code, joined, type Prose, plain } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { writeDateAddress } from "./gathering.ts";
import type { Attended, Roll } from "./presences.ts";
import type { OnRoll, Visitor } from "./roll.ts";

/** How many of those who did not come are named. */
const NO_SHOWS_NAMED = 10;

function linkControl(label: string, url: string): Control {
  return { kind: "link", label, url };
}

function names(people: readonly OnRoll[]): Prose {
  return [plain(people.map(({ name }) => name).join(", "))];
}

/** Everybody on a roll: those of the association, then those who come from partners, each with whence. */
export function withVisitors(people: readonly OnRoll[], visitors: readonly Visitor[], voice: Voice): readonly OnRoll[] {
  const named = visitors.map((one): OnRoll => {
    const { name, partner, seats } = one;
    return { ...one, name: voice.text("paper-from-partner", { name, partner, seats: Math.max(1, seats) }) };
  });
  return [...people, ...named];
}

/** Where sign-in sheets are read: of the date, and of the series where it is one. */
export interface Sheets {
  readonly date: string;
  readonly series: string | null;
}

function sheetControls({ date, series }: Sheets, voice: Voice): readonly Control[] {
  return [
    linkControl(voice.text("gathering-presence-sheet"), date),
    linkControl(voice.text("gathering-presence-sheet-pdf"), `${date}.pdf`),
    ...(series === null ? [] : [linkControl(voice.text("gathering-presence-sheet-series"), `${series}.pdf`)]),
  ];
}

/** Before the doors open there is no roll to call, but the sheet may be printed. */
function earlyCard({ occurrence, ...roll }: Roll, sheets: Sheets, voice: Voice): Card {
  const people = withVisitors(roll.people, roll.visitors, voice);
  const said = voice.say("gathering-presence-not-yet", { title: occurrence.title, date: voice.moment(occurrence.at) });
  return card({
    summary: voice.text("gathering-presence-not-yet", { title: occurrence.title, date: voice.moment(occurrence.at) }),
    title: voice.say("gathering-presence-title", { title: occurrence.title }),
    blocks: [paragraph(said), facts([voice.text("gathering-presence-registered-label"), counted(people, voice)])],
    controls: [sheetControls(sheets, voice)],
  });
}

/**
 * The roll of a date, for those who organise it: who was there, who not, the code for the room, and how often people did not come. Those who
 * are not marked yet can be picked from a place on the roll on.
 */
export function rollCard(roll: Roll, sheets: Sheets, voice: Voice, from = 0): Card {
  const { gathering, occurrence, noShows } = roll;
  if (roll.code === null) return earlyCard(roll, sheets, voice);
  const people = withVisitors(roll.people, roll.visitors, voice);
  const present = people.filter(({ state }) => state === "present");
  const absent = people.filter(({ state }) => state === "absent");
  const unmarked = people.filter(({ state }) => state === "unmarked");
  const values = { title: occurrence.title, moment: voice.moment(occurrence.at), present: present.length };
  const rows = people.map(({ person, name, state }) => ({ value: person, label: name === "" ? "–" : name, open: state === "unmarked" }));
  const date = writeDateAddress(gathering.id, occurrence.original);
  const address = (press: string, at: number) => writeAddress({ command: "gathering attendance", press, id: `${date}~${at}` });
  return card({
    summary: voice.text("gathering-presence-summary", values),
    title: voice.say("gathering-presence-title", { title: occurrence.title }),
    blocks: [
      paragraph([voice.moment(occurrence.at)]),
      facts(
        [voice.text("gathering-presence-code-label"), [code(roll.code)]],
        [voice.text("gathering-presence-present-label"), counted(present, voice)],
        [voice.text("gathering-presence-absent-label"), counted(absent, voice)],
        [voice.text("gathering-presence-unmarked-label"), counted(unmarked, voice)],
      ),
      paragraph(voice.say("gathering-presence-code-about", { code: code(roll.code), handle: code(gathering.handle) })),
      ...(noShows.length === 0
        ? []
        : [
            paragraph(voice.say("gathering-no-shows")),
            list(
              noShows
                .slice(0, NO_SHOWS_NAMED)
                .map(({ name, missed, registered }) => voice.say("gathering-no-show", { name, missed, registered })),
            ),
            ...(noShows.length > NO_SHOWS_NAMED ? [paragraph(voice.say("fit-more", { count: noShows.length - NO_SHOWS_NAMED }))] : []),
          ]),
    ],
    controls: [...pickPage({ label: voice.text("gathering-presence-pick"), rows, from, address }, voice), sheetControls(sheets, voice)],
  });
}

function counted(people: readonly OnRoll[], voice: Voice): Prose {
  if (people.length === 0) return [plain(voice.number(0))];
  return joined([[plain(`${voice.number(people.length)} – `)], names(people)], "");
}

/** What somebody has attended, with the address of the certificate. */
export function attendedCard({ gathering, dates }: Attended, certificate: string, voice: Voice): Card {
  const title = dates.at(-1)?.title ?? gathering.title;
  return card({
    summary: voice.text("gathering-attended-summary", { title, count: dates.length }),
    tone: dates.length > 0 ? "good" : "calm",
    title: [plain(title)],
    blocks: [
      paragraph(voice.say("gathering-attended-summary", { title, count: dates.length })),
      ...(dates.length === 0 ? [] : [list(dates.map((date) => [voice.moment(date.at)]))]),
      paragraph(voice.say("gathering-attended-about", { handle: code(gathering.handle) })),
    ],
    controls:
      dates.length === 0
        ? []
        : [
            [
              linkControl(voice.text("gathering-attended-certificate"), certificate),
              linkControl(voice.text("gathering-attended-certificate-pdf"), `${certificate}.pdf`),
            ],
          ],
  });
}
