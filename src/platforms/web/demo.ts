import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";

/** Somebody one can be on the playground. `user` is the account's own name for it on this platform. */
export interface DemoPerson {
  readonly handle: string;
  readonly name: string;
  /** Who this is, in a few words in the reader's language. */
  readonly about: string;
  readonly team: string;
  readonly user: string;
  /** Whether this account may set Parvis up here. */
  readonly owner: boolean;
}

/** A channel of the playground. */
export interface DemoRoom {
  readonly team: string;
  readonly room: string;
  readonly name: string;
}

/** The association one looks at. */
export interface DemoCommunity {
  readonly name: string;
  readonly zone: string;
  readonly locale: Locale;
}

/** Something that waits: to be told, or to be done. `what` and `to` are in the reader's language. */
export interface DemoWaiting {
  readonly id: string;
  readonly what: string;
  readonly to: string;
  readonly due: Instant;
  readonly state: string;
  /** Whether it still waits; what was told or given up does not. */
  readonly waits: boolean;
  /** Whether it has gone wrong, and is shown so. */
  readonly trouble: boolean;
}

/** The parts of the main job that the steps lead through. */
export type TryPart = "gathering" | "motion" | "aid";

/** One step to try, one press away: a line said by somebody, or the clock turned to what is due next. */
export type Try =
  | {
      readonly part: TryPart;
      readonly title: string;
      readonly as: string;
      readonly line: string;
      /** The channel where it is said; the one looked at when it is not given. */
      readonly room?: string;
    }
  | { readonly part: TryPart; readonly title: string; readonly turn: "next due" | number };

/** What only a demo has: made-up people, a clock one can turn, and a look behind the scenes. `main.ts` gives it. */
export interface DemoControls {
  readonly community: () => Promise<DemoCommunity>;
  readonly people: (locale: Locale) => Promise<readonly DemoPerson[]>;
  readonly rooms: () => Promise<readonly DemoRoom[]>;
  readonly now: () => Instant;
  /** Moves the clock to `to` and does everything that falls due before, in order. */
  readonly advance: (to: Instant) => Promise<void>;
  /** When the next thing is due; null when nothing is. */
  readonly nextDue: () => Promise<Instant | null>;
  readonly outbox: (locale: Locale) => Promise<readonly DemoWaiting[]>;
  readonly jobs: (locale: Locale) => Promise<readonly DemoWaiting[]>;
  readonly tries: (locale: Locale) => Promise<readonly Try[]>;
}
