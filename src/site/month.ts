import { addDays, addMonths, type LocalDate, readLocalDate, toLocal, weekdayOf } from "#calendar/calendar.ts";
import type { Voice } from "#chat/voice.ts";
import type { ShownDate } from "#gatherings/shown.ts";
import { hourWords, monthWords, weekdayWords } from "#locales/time.ts";
import { type Html, html } from "./page.ts";

/** A month of the calendar: its first day, and the days of whole weeks around it. */
export interface Month {
  readonly first: LocalDate;
  readonly from: LocalDate;
  /** The first day that is not shown any more. */
  readonly to: LocalDate;
  /** `2027-03`, and those around it; null beyond the years that are shown. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Years that the calendar shows: whoever follows the links for ever comes to an end. */
const EARLIEST = 1970;
const LATEST = 2199;

/** Reads a month of an address; null for anything else. */
export function readMonth(text: string): Month | null {
  const first = /^\d{4}-\d{2}$/.test(text) ? readLocalDate(`${text}-01`) : null;
  if (first === null || !shown(first)) return null;
  const next = addMonths(first, 1);
  const from = addDays(first, 1 - weekdayOf(first));
  const last = addDays(next, -1);
  const to = addDays(last, 8 - weekdayOf(last));
  const earlier = addDays(first, -1);
  const nameOf = (date: LocalDate) => (shown(date) ? date.slice(0, 7) : null);
  return { first, from, to, name: text, before: nameOf(earlier), after: nameOf(next) };
}

function shown(date: LocalDate): boolean {
  const year = Number(date.slice(0, 4));
  return year >= EARLIEST && year <= LATEST;
}

/** The name of a month in words: `March 2027`. */
export function monthTitle(month: Pick<Month, "first">, voice: Voice): string {
  return `${monthWords(voice.locale, Number(month.first.slice(5, 7)))} ${month.first.slice(0, 4)}`;
}

/** A month as a table of its weeks, Monday first; each day with what takes place on it. */
export function monthTable(
  month: Month,
  dates: readonly ShownDate[],
  today: LocalDate,
  link: (date: ShownDate) => string,
  voice: Voice,
): Html {
  const byDay = new Map<string, ShownDate[]>();
  for (const date of dates) {
    const day = toLocal(date.at, date.zone).slice(0, 10);
    const list = byDay.get(day);
    if (list === undefined) byDay.set(day, [date]);
    else list.push(date);
  }
  const weeks: LocalDate[][] = [];
  for (let day = month.from; day < month.to; day = addDays(day, 1)) {
    if (weekdayOf(day) === 1) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  const days = [1, 2, 3, 4, 5, 6, 7] as const;
  return html`<table class="month">
<caption>${monthTitle(month, voice)}</caption>
<thead><tr>${days.map((day) => html`<th scope="col"><abbr title="${weekdayWords(voice.locale, day, "long")}">${weekdayWords(voice.locale, day, "short")}</abbr></th>`)}</tr></thead>
<tbody>${weeks.map((week) => html`<tr>${week.map((day) => cell(day, month, byDay.get(day) ?? [], today, link, voice))}</tr>`)}</tbody>
</table>`;
}

function cell(
  day: LocalDate,
  month: Month,
  dates: readonly ShownDate[],
  today: LocalDate,
  link: (date: ShownDate) => string,
  voice: Voice,
): Html {
  const outside = day.slice(0, 7) !== month.name;
  const classes = [outside ? "outside" : "", dates.length === 0 ? "free" : "", day === today ? "today" : ""].filter((each) => each !== "");
  const whole = voice.date(day);
  const items = dates.map(
    (date) =>
      html`<li${date.cancelled !== null && html` class="off"`}><a href="${link(date)}"><span class="hour">${hourWords(voice.locale, date.zone, date.at)}</span> ${date.title}</a>${date.cancelled !== null && html` <span class="mark">${voice.text("site-called-off")}</span>`}</li>`,
  );
  return html`<td${classes.length > 0 && html` class="${classes.join(" ")}"`}${day === today && html` aria-current="date"`}><time datetime="${day}"><span aria-hidden="true">${Number(day.slice(8))}</span><span class="unseen">${whole}</span></time>${items.length > 0 && html`<ul>${items}</ul>`}</td>`;
}
