import { plain, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { column, factsOf, type Paper, type PaperPart, says, signatures, table } from "#papers/paper.ts";
import type { Occurrence } from "./occurrence.ts";
import type { OnRoll } from "./roll.ts";

/** Lines left empty on a sign-in sheet, for those who come without having registered. */
const SPARE_LINES = 8;

/** How many dates of a series stand side by side on one sheet. */
const DATES_ABREAST = 6;

/** Who was marked present need not sign. */
const PRESENT = "✓";
/** Not registered for that date. */
const NOT_ASKED = "–";

/** What every paper of a gathering carries. */
interface Drawn {
  readonly association: string;
  readonly title: string;
}

function paper(voice: Voice, { association }: Pick<Drawn, "association">, title: string, parts: readonly PaperPart[]): Paper {
  return { locale: voice.locale, title, issuer: association, at: voice.now, turned: "upright", parts };
}

function numbered(names: readonly string[]): readonly (readonly [number: string, name: string])[] {
  const all = [...names, ...Array.from({ length: SPARE_LINES }, () => "")];
  return all.map((name, index) => [`${index + 1}`, name] as const);
}

/** The sign-in sheet of one date: a line with room to sign for everybody registered, and some spare ones. */
export function sheetPaper(
  sheet: { readonly association: string; readonly date: Occurrence; readonly people: readonly OnRoll[] },
  voice: Voice,
): Paper {
  const { date, people } = sheet;
  const there = people.map(({ state }) => (state === "present" ? PRESENT : ""));
  const rows = numbered(people.map(({ name }) => name)).map(([number, name], index) => [number, name, there[index] ?? ""]);
  const columns = [
    column(voice.text("paper-number"), "narrow", "end"),
    column(voice.text("paper-name")),
    column(voice.text("paper-signature"), "sign"),
  ];
  return paper(voice, sheet, voice.text("paper-sheet-title", { title: date.title }), [
    factsOf(
      [voice.text("paper-date"), [voice.moment(date.at)]],
      [voice.text("paper-length"), voice.length(date.duration)],
      date.place === null ? null : [voice.text("paper-place"), date.place],
    ),
    says(voice.say("paper-registered", { count: people.filter(({ registered }) => registered).length })),
    table(columns, rows),
    signatures({ as: voice.text("paper-organizer"), name: "" }),
  ]);
}

/** One date of a series with its roll. */
export interface RollOfDate {
  readonly date: Occurrence;
  readonly people: readonly OnRoll[];
}

/** The sign-in sheet of a series: everybody once, a place to sign for each date. Where somebody is not registered, a dash. */
export function seriesSheetPaper(sheet: Drawn & { readonly rolls: readonly RollOfDate[] }, voice: Voice): Paper {
  const names = new Map(sheet.rolls.flatMap(({ people }) => people.map(({ person, name }) => [person, name] as const)));
  const parts: PaperPart[] = [];
  for (let from = 0; from < sheet.rolls.length; from += DATES_ABREAST) {
    const abreast = sheet.rolls.slice(from, from + DATES_ABREAST);
    const columns = [
      column(voice.text("paper-number"), "narrow", "end"),
      column(voice.text("paper-name")),
      ...abreast.map(({ date }) => column(voice.moment(date.at, "short").text, "sign")),
    ];
    const people = [...names.keys()];
    const rows = numbered([...names.values()]).map(([number, name], index) => [
      number,
      name,
      ...abreast.map((roll) => (name === "" ? "" : markOn(roll, people[index] as string))),
    ]);
    if (from > 0) parts.push({ kind: "new page" });
    parts.push(table(columns, rows));
  }
  const told =
    sheet.rolls.length === 0 ? [says(voice.say("paper-no-dates"))] : [says(voice.say("paper-marks", { there: PRESENT, not: NOT_ASKED }))];
  return { ...paper(voice, sheet, voice.text("paper-sheet-title", { title: sheet.title }), [...told, ...parts]), turned: "sideways" };
}

function markOn({ people }: RollOfDate, person: string): string {
  const found = people.find((one) => one.person === person);
  if (found === undefined) return NOT_ASKED;
  return found.state === "present" ? PRESENT : "";
}

/** The certificate of what somebody has attended: one date, or those of a series. */
export function certificatePaper(
  certificate: Drawn & { readonly name: string; readonly dates: readonly Occurrence[] },
  voice: Voice,
): Paper {
  const { association, title, name, dates } = certificate;
  const heading = voice.text("paper-certificate-title");
  if (dates.length === 0)
    return paper(voice, certificate, heading, [says(voice.say("paper-attended-nothing", { name: strong(name), title }))]);
  const length = dates.reduce((sum, date) => sum + date.duration, 0);
  const rows = dates.map((date) => [[voice.moment(date.at)], [plain(date.title)], voice.length(date.duration)]);
  const columns = [
    column(voice.text("paper-date")),
    column(voice.text("paper-session")),
    column(voice.text("paper-length"), "narrow", "end"),
  ];
  return paper(voice, certificate, heading, [
    says(voice.say("paper-attended", { name: strong(name), title, association, count: dates.length })),
    table(columns, rows),
    says(voice.say("paper-total", { count: dates.length, length: voice.length(length) })),
    signatures({ as: voice.text("paper-signed"), name: "" }),
  ]);
}
