import type { Locale } from "#locales/locale.ts";
import type { Role, Standing } from "#membership/role.ts";
import type { TryPart } from "#platforms/web/demo.ts";

/** A text in every language. */
export type Words = Readonly<Record<Locale, string>>;

/** A made-up member of a sample association. `user` is the account's name on the page and never changes. */
export interface SamplePerson {
  readonly user: string;
  readonly name: string;
  /** Who this is, in a few words. */
  readonly about: Words;
  readonly standing: Standing;
  readonly roles: readonly Role[];
  readonly locale: Locale;
}

/**
 * Something that was said or happened before one comes in. `line` is a command as typed, in which `{+3d 19:30}` is the local
 * date three days after today at that hour, `{next wed 19:30}` the coming Wednesday, `{+3d}` the day alone. `ago` moves the
 * clock to that many days before now first; the lines stand in the order of time.
 */
export interface SampleStep {
  readonly as: string;
  readonly room?: string;
  readonly ago?: number;
  readonly line: Words;
}

/** One thing to try, one press away. `turn` moves the clock instead: to the next thing due, or by milliseconds. */
export type SampleTry =
  | { readonly part: TryPart; readonly title: Words; readonly as: string; readonly room?: string; readonly line: Words }
  | { readonly part: TryPart; readonly title: Words; readonly turn: "next due" | number };

/** An association to try Parvis with: nobody in it exists, and its dates are always near today. */
export interface Sample {
  readonly key: string;
  readonly name: Words;
  readonly zone: string;
  readonly rooms: readonly { readonly room: string; readonly name: Words }[];
  /** The `room` where announcements go. */
  readonly announcements: string;
  readonly people: readonly SamplePerson[];
  readonly steps: readonly SampleStep[];
  readonly tries: readonly SampleTry[];
}
