import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Locale } from "#locales/locale.ts";
import type { Ability } from "./ability.ts";
import type { Place } from "./place.ts";
import type { Voice } from "./voice.ts";

/** The community in which something is said, as far as any call needs it. */
export interface CommunityFacts {
  readonly id: Id;
  readonly name: string;
  readonly locale: Locale;
  /** IANA name. */
  readonly zone: string;
}

/** The delivery that caused an act: unique on its platform, so that a second delivery of the same is recognised. */
export interface Delivery {
  readonly platform: string;
  readonly key: string;
}

/** Somebody doing something now: who, in which community, with which powers. Every service method takes one. */
export interface Act {
  readonly community: CommunityFacts;
  readonly person: Id;
  /** The account that acted; null when the house itself acts. */
  readonly account: Id | null;
  readonly name: string;
  readonly locale: Locale;
  readonly now: Instant;
  /** Null when nothing was delivered from outside. */
  readonly delivery: Delivery | null;
  readonly may: (ability: Ability) => boolean;
  /** Said where the platform never tells which of its groups somebody is in. */
  readonly ungrouped?: true;
  /** Powers that were given for one topic or one channel only; `may` says yes to them too. Not given: none. */
  readonly bounded?: readonly BoundedPower[];
}

/** The same act as one of several that are done for one thing said: each is remembered by its own name, so that none is taken for another. */
export function partOf(act: Act, name: string): Act {
  return act.delivery === null ? act : { ...act, delivery: { ...act.delivery, key: `${act.delivery.key}/${name}` } };
}

/** A power that somebody was given for one topic or for one channel. */
export interface BoundedPower {
  readonly ability: Ability;
  /** The topic, as it was typed. */
  readonly topic: string | null;
  readonly place: Place | null;
}

/** One call of a command, options read and permission checked. */
export interface Call<Given> {
  readonly by: Act;
  /** Where it was said; null in private. */
  readonly at: Place | null;
  readonly given: Given;
  readonly voice: Voice;
  /** Whether whoever says it was asked and has confirmed it, or typed `confirm:yes` at once. */
  readonly confirmed: boolean;
}
