import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import type { Users } from "./prose.ts";

/** One date that takes place. `key` is the same for as long as the date exists, whatever is changed in it. */
export interface ComingDate {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly place: string;
  readonly at: Instant;
  readonly end: Instant;
}

/** What the platform asks of the house. The house answers; nothing here knows how. */
export interface Directory {
  /** The users here of these people, as far as they have any in this server. */
  readonly usersOf: (people: readonly string[], team: string) => Promise<Users>;
  /** The server where a user was last heard, for what they say in private; null for a stranger. */
  readonly teamOf: (user: string) => Promise<string | null>;
  /** The language of the association that has this server; null where none has. */
  readonly localeOf: (team: string) => Promise<Locale | null>;
  /** The dates ahead that are open to everybody, in the association that has this server; null where none has. */
  readonly comingIn: (team: string) => Promise<readonly ComingDate[] | null>;
  /** The servers that some association has. */
  readonly teams: () => Promise<readonly string[]>;
  /** Calls `listener` after anything was written in this process. Returns what ends it. */
  readonly onWritten: (listener: () => void) => () => void;
  /** Keeps a text until an instant unless one is kept there by then: null when it was kept, otherwise what is there. */
  readonly claim: (name: string, value: string, until: Instant) => Promise<string | null>;
  /** Roles that a server has, so that they can be named. */
  readonly learnRoles: (team: string, roles: readonly { readonly native: string; readonly name: string }[]) => Promise<void>;
  /** The users of a server who have given their word, hold a power, or are what a role of the server makes them: those whose absence matters. */
  readonly awaited: (team: string) => Promise<readonly string[]>;
  /** Somebody is in the server no longer, or is there again. */
  readonly absent: (team: string, user: string) => Promise<void>;
  readonly present: (team: string, user: string) => Promise<void>;
  /** The roles that somebody has in a server now: what they give is given here, what they gave and do no longer is taken back. */
  readonly holds: (team: string, user: string, roles: readonly string[]) => Promise<void>;
  /** The bot is in the server again: channels that were closed to it are tried at once. */
  readonly back: (team: string) => Promise<void>;
  /** Channels that a server has, so that they can be named and offered. */
  readonly meet: (rooms: readonly Place[]) => Promise<void>;
  /** Channels that a server has no longer. */
  readonly parted: (team: string, rooms: readonly string[]) => Promise<void>;
  /** Keeps a text under a name, over restarts and for every process of the house; for ever, or until an instant. */
  readonly keep: (name: string, value: string, until: Instant | null) => Promise<void>;
  readonly recall: (name: string) => Promise<string | null>;
  readonly drop: (name: string) => Promise<void>;
}
