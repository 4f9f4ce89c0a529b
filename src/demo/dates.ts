import { addDays, type LocalDate, weekdayOf } from "#calendar/civil.ts";

const WEEKDAYS: Readonly<Record<string, number>> = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 };

/**
 * Fills the dates of a sample's line: `{+3d 19:30}`, `{next wed 19:30}` (the coming one, never today), `{+3d}`. Throws for
 * anything else in braces, since a sample with a wrong date would mislead.
 */
export function filledLine(line: string, today: LocalDate): string {
  return line.replace(/\{([^{}]*)\}/g, (_, hole: string) => {
    const match = /^(?:\+(\d+)d|next ([a-z]{3}))(?: (\d\d:\d\d))?$/.exec(hole);
    if (match === null) throw new Error(`A sample has a date that cannot be read: {${hole}}`);
    const [, days, weekday, hour] = match;
    const date = days === undefined ? coming(today, weekday as string) : addDays(today, Number(days));
    return hour === undefined ? date : `${date} ${hour}`;
  });
}

function coming(today: LocalDate, weekday: string): LocalDate {
  const wanted = WEEKDAYS[weekday];
  if (wanted === undefined) throw new Error(`A sample names a weekday that is none: ${weekday}`);
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}
