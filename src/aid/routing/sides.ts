import type { Urgency } from "#aid/request.ts";
import type { Vetting } from "#aid/vetting.ts";
import type { LocalDate } from "#calendar/calendar.ts";
import type { Quiet } from "#calendar/waking.ts";
import type { Instant } from "#kernel/clock.ts";
import type { WeeklyHours } from "#phrases/hours.ts";

/** Where somebody is, in kilometres on a flat map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is asked for, as far as the choice of helpers goes. Words are folded. */
export interface Need {
  readonly id: string;
  readonly category: string;
  readonly skills: readonly string[];
  readonly zone: string | null;
  readonly at: Point | null;
  /** Given from anywhere: neither zone nor distance counts. */
  readonly remote: boolean;
  readonly urgency: Urgency;
  readonly languages: readonly string[];
  /** Other languages that whoever asks is at ease in: not required, but welcome. */
  readonly speaks: readonly string[];
  readonly starts: Instant | null;
  /** How many helpers are still looked for. */
  readonly helpers: number;
  readonly vetting: Vetting | null;
  /** Two people go together: one of them experienced, not both of one household. */
  readonly pair: boolean;
  readonly section: string | null;
  readonly requester: string | null;
  /** Whoever asks wishes not to be named: that somebody has helped them before would say who they are. */
  readonly anonymous: boolean;
  /** Who is helped, where somebody else asks. */
  readonly helped: string | null;
  /** Who may not be asked, whatever they offer. */
  readonly blocked: readonly string[];
}

/** A skill, or a check by the coordinators, with the last day on which it holds; null where it does not end. */
export interface Held<Name extends string> {
  readonly name: Name;
  readonly until: LocalDate | null;
}

/** Somebody who helps, as far as the choice goes. Words are folded; an empty list of zones means everywhere. */
export interface Helper {
  readonly id: string;
  readonly categories: readonly string[];
  readonly skills: readonly Held<string>[];
  readonly vetting: readonly Held<Vetting>[];
  readonly zones: readonly string[];
  readonly at: Point | null;
  readonly languages: readonly string[];
  readonly hours: WeeklyHours | null;
  /** IANA name: nobody is asked in the night of their own zone. */
  readonly timeZone: string;
  /** Their own quiet hours; null for the community's. */
  readonly quiet: Quiet | null;
  readonly leave: readonly { readonly from: LocalDate; readonly to: LocalDate }[];
  readonly paused: boolean;
  readonly suspended: boolean;
  /** Whether the charter in force has been agreed to. */
  readonly charter: boolean;
  /** Sections in which they help; empty for all. */
  readonly sections: readonly string[];
  readonly open: number;
  readonly most: number;
  /** Taken on in the last seven days, and how many at most; null for no such limit. */
  readonly week: number;
  readonly perWeek: number | null;
  readonly askedAt: Instant | null;
  /** At least so long between two questions, in milliseconds; null for no such wish. */
  readonly every: number | null;
  /** Help given in the last 30 days, and held now. */
  readonly given: number;
  /** Questions of the last 30 days without an answer. */
  readonly unanswered: number;
  /** Whom they have helped before, where both agreed. */
  readonly helpedBefore: readonly string[];
  readonly blocked: readonly string[];
  readonly conflicts: readonly string[];
  /** Requests for which they have been asked, or which they have given back. */
  readonly asked: readonly string[];
  readonly reachable: boolean;
  readonly experienced: boolean;
  readonly household: string | null;
}

/** What holds for every request of an association. */
export interface Terms {
  readonly now: Instant;
  /** What somebody speaks who has stated no language. */
  readonly language: string;
  /** The association's own zone: the day of help is a day there. */
  readonly zone: string;
  readonly quiet: Quiet;
  /** Nobody goes further than this, in kilometres; null for no limit. */
  readonly limitKm: number | null;
  /** Which zones touch; null where zones are only the same or not. */
  readonly neighbours: ReadonlyMap<string, readonly string[]> | null;
  /** How many zones away help may come from, where it is known which touch. */
  readonly rings: number;
  /** How many kilometres lie between two zones, both ways and over others; null where nobody has said. */
  readonly ways: Pick<ReadonlyMap<string, ReadonlyMap<string, number>>, "get"> | null;
  /** A skill is scarce with fewer active holders than this. */
  readonly scarceBelow: number;
  /** How much a load weighs against a ring of distance. */
  readonly loadWeight: number;
}

/** The usual terms, for what an association has not said. */
export const USUAL_TERMS = { limitKm: null, neighbours: null, rings: 1, ways: null, scarceBelow: 4, loadWeight: 1 } as const;
