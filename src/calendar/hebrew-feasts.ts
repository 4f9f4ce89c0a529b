import { addDays, type LocalDate } from "./civil.ts";

/** One feast of the Hebrew calendar. Its days begin in the evening: `from` is the eve, `first` the first whole day, `to` the last. */
export interface Feast {
  readonly from: LocalDate;
  readonly first: LocalDate;
  readonly to: LocalDate;
  /** The id of the message that names it. */
  readonly key: string;
}

/** Month codes count from Tishri; Adar is M06, in a leap year the second one, so feasts keep their code. Lengths are those outside Israel. */
const FEASTS: readonly { readonly key: string; readonly monthCode: string; readonly day: number; readonly days: number }[] = [
  { key: "feast-rosh-hashanah", monthCode: "M01", day: 1, days: 2 },
  { key: "feast-yom-kippur", monthCode: "M01", day: 10, days: 1 },
  { key: "feast-sukkot", monthCode: "M01", day: 15, days: 7 },
  { key: "feast-shemini-atzeret", monthCode: "M01", day: 22, days: 2 },
  { key: "feast-pesach", monthCode: "M07", day: 15, days: 8 },
  { key: "feast-shavuot", monthCode: "M09", day: 6, days: 2 },
];

const known = new Map<number, readonly Feast[]>();

/** The feasts on which work rests, of one year of the Hebrew calendar (5788 begins in autumn 2027), in order, as they are kept outside Israel. */
export function hebrewFeasts(year: number): readonly Feast[] {
  const before = known.get(year);
  if (before !== undefined) return before;
  const found = FEASTS.map(({ key, monthCode, day, days }): Feast => {
    const date = Temporal.PlainDate.from({ calendar: "hebrew", year, monthCode, day });
    const first = date.withCalendar("iso8601").toString() as LocalDate;
    return { from: addDays(first, -1), first, to: addDays(first, days - 1), key };
  });
  known.set(year, found);
  return found;
}
