import { type Local, type LocalDate, readLocal, readLocalDate } from "./civil.ts";
import type { Instant } from "./clock.ts";
import { type Unread, unread } from "./unread.ts";
import type { Zone } from "./zones.ts";

/** Against what a date in words is read. */
export interface Setting {
  readonly now: Instant;
  /** The community's zone. */
  readonly zone: Zone;
  /** Decides the order of day and month in `05/06/2028`, and which language is tried first: `fr`, `en`. */
  readonly locale: string;
  /** Whether what is past is refused. A moment must lie ahead unless this is false; a day may be past unless this is true. */
  readonly ahead?: boolean;
}

/**
 * Reads a date and an hour in words or figures, in English or French. More than one reading: the words are ambiguous, and the person must be asked
 * which; never pick one. Readings are hours on the wall: `resolve` says whether one falls into a gap or an overlap, which people are told.
 */
export function readMoment(text: string, setting: Setting): { readonly readings: readonly Local[] } | Unread {
  const local = readLocal(text.trim());
  return local === null ? unread("when-unclear", text, { now: setting.now }) : { readings: [local] };
}

/** Reads a date without an hour, as `until:` and `date:` take it. More than one reading: ask. */
export function readDay(text: string, setting: Setting): { readonly readings: readonly LocalDate[] } | Unread {
  const date = readLocalDate(text.trim());
  return date === null ? unread("when-unclear", text, { now: setting.now }) : { readings: [date] };
}
