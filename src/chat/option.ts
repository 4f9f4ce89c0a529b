import type { Local } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Place } from "./place.ts";

/** The things that modules can list by handle and title. The letters are those of the handles: `G12`. */
export const EXISTING = {
  gathering: "G",
  assembly: "A",
  motion: "M",
  poll: "P",
  request: "R",
  delegation: "D",
  report: "T",
  announcement: "B",
  charter: "C",
  need: "N",
  campaign: "K",
  course: "F",
  agreement: "E",
  party: "O",
  service: "S",
  survey: "Q",
  partner: "L",
  exchange: "Y",
  work: "W",
  exhibition: "X",
} as const;

export type ExistingKind = keyof typeof EXISTING;

/** What can be suggested while somebody types. */
export type SuggestSource = ExistingKind | "person" | "room";

/** A moment that somebody named: as they said it (local), and as the world's clock has it. */
export interface GivenMoment {
  readonly local: Local;
  readonly at: Instant;
  /** The clock change makes this local time not exist; `at` is the time shifted forward by the gap. */
  readonly shifted: boolean;
}

/** A person who was named. */
export interface GivenPerson {
  readonly id: Id;
  readonly name: string;
}

/** A thing that was named by its handle or title. */
export interface GivenThing {
  readonly id: Id;
  readonly handle: string;
}

/** A file that was given: it is kept already, and waits a day for something to be made of it. `size` in bytes. */
export interface GivenFile {
  readonly id: Id;
  /** As it was called where it came from. */
  readonly name: string;
  /** By what is in it, whatever its name says. */
  readonly sort: "picture" | "recording" | "film" | "paper" | "text";
  readonly media: string;
  readonly size: number;
}

/** What an option takes, with its bounds: the platforms' schemas, the forms, the typed line and the misuse sentence all come from it. */
export type OptionSpec =
  | { readonly kind: "text"; readonly min: number; readonly max: number; readonly lines: boolean }
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "moment"; readonly ahead: boolean }
  | { readonly kind: "day" }
  | { readonly kind: "length"; readonly max: number }
  | { readonly kind: "person" }
  | { readonly kind: "people"; readonly max: number }
  | { readonly kind: "room" }
  | { readonly kind: "file" }
  | { readonly kind: "existing"; readonly what: ExistingKind };

/** One option of a command; `T` is the type of what `run` is given for it. */
export interface Option<T> {
  readonly spec: OptionSpec;
  readonly required: boolean;
  /** Never set: carries `T` for the compiler. */
  readonly given?: T;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where options of every type meet
export type Options = Readonly<Record<string, Option<any>>>;

/** The types of what `run` is given, worked out from the options. */
export type Given<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** Free text of `min` to `max` characters; `lines` where several lines are usual. */
export function text(bounds: { readonly max: number; readonly min?: number; readonly lines?: true }): Option<string> {
  return { spec: { kind: "text", min: bounds.min ?? 1, max: bounds.max, lines: bounds.lines ?? false }, required: true };
}

/** A whole number within bounds, both included. */
export function whole(bounds: { readonly min: number; readonly max: number }): Option<number> {
  return { spec: { kind: "whole", ...bounds }, required: true };
}

/** One of a few words; each has its label in the locale files. */
export function choice<const C extends string>(choices: readonly C[]): Option<C> {
  return { spec: { kind: "choice", choices }, required: true };
}

/** A day with its hour, in the community's zone; `ahead` refuses what is past. */
export function moment(bounds: { readonly ahead: boolean }): Option<GivenMoment> {
  return { spec: { kind: "moment", ahead: bounds.ahead }, required: true };
}

/** A day without an hour, as `2027-03-28`. */
export function day(): Option<string> {
  return { spec: { kind: "day" }, required: true };
}

/** A length of time, at most `max` milliseconds; given in milliseconds. */
export function length(bounds: { readonly max: number }): Option<number> {
  return { spec: { kind: "length", max: bounds.max }, required: true };
}

/** Somebody of the community. */
export function person(): Option<GivenPerson> {
  return { spec: { kind: "person" }, required: true };
}

/** Several people of the community, separated by commas. */
export function people(bounds: { readonly max: number }): Option<readonly GivenPerson[]> {
  return { spec: { kind: "people", max: bounds.max }, required: true };
}

/** A channel of one of the community's spaces. */
export function room(): Option<Place> {
  return { spec: { kind: "room" }, required: true };
}

/**
 * A file: attached, uploaded, or the name of one that lies beside a scenario. It is looked into, and kept, before the command runs; one that is
 * too large, or not what its name says, is refused there.
 */
export function file(): Option<GivenFile> {
  return { spec: { kind: "file" }, required: true };
}

/** One of the things a module lists, by handle (`G12`) or title. */
export function existing(what: ExistingKind): Option<GivenThing> {
  return { spec: { kind: "existing", what }, required: true };
}

/** The same option, which may be left out. */
export function optional<T>(option: Option<T>): Option<T | undefined> {
  return { spec: option.spec, required: false };
}
