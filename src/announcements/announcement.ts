import { z } from "zod";
import type { Act } from "#chat/call.ts";
import { type Place, samePlace } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import type { Locale } from "#locales/locale.ts";

/** What an announcement says in one language. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

/** What it says in each language it was written in; one at least. */
export type Texts = Readonly<Partial<Record<Locale, Said>>>;

const said = z.object({ title: z.string(), text: z.string() });

export const textsSchema = z.object({ en: said.optional(), fr: said.optional() });

/** Something that is said to many: in which words, about what, where, when. */
export interface Announcement {
  readonly id: Id;
  readonly handle: string;
  readonly author: Id;
  readonly texts: Texts;
  /** What a change would say, while it waits for approval. */
  readonly pending: Texts | null;
  readonly topic: { readonly id: Id; readonly name: string } | null;
  readonly places: readonly Place[];
  readonly at: Instant;
  /** Waiting for approval; scheduled for later; posted; refused; withdrawn. */
  readonly state: "waiting" | "scheduled" | "posted" | "refused" | "withdrawn";
  readonly reach: number;
  readonly approver: Id | null;
  /** The role of a platform that its posts notify. */
  readonly notify: Id | null;
}

/** Whom an announcement would reach, counted before it is posted. */
export interface Reach {
  /** Members who are in one of its channels' spaces. */
  readonly reachable: number;
  /** Members who are in none of them, or whom nothing reaches. */
  readonly closed: number;
  /** Members who do not want to hear of its topic. */
  readonly optedOut: number;
  /** Those of the topic's followers who are told in private: they asked for it. */
  readonly followers: number;
}

/** Channels as they may be typed, without the sign before them: where they are of several platforms each with its own. */
export function channelNames(places: readonly Pick<Place, "platform" | "name">[]): readonly string[] {
  const several = new Set(places.map(({ platform }) => platform)).size > 1;
  return places.map(({ platform, name }) => (several ? `${name}@${platform}` : name));
}

/** The words for a reader of a language: their own where there are some, else the first that there are. */
export function wordsFor(texts: Texts, locale: Locale): Said {
  const found = texts[locale] ?? texts.fr ?? texts.en;
  if (found === undefined) throw new Error("An announcement says nothing in any language.");
  return found;
}

/** Why an announcement waits for a second person: it reaches many, lies outside of what its author was given, or its author's are to be read first. */
export type Doubt = "size" | "scope" | "representative";

/** What makes an announcement wait; null for what is posted at once. */
export function doubtOf(
  act: Act,
  what: { readonly reach: number; readonly topic: string | null; readonly places: readonly Place[]; readonly representative: boolean },
  rules: { readonly above: number },
): Doubt | null {
  const bounded = (act.bounded ?? []).filter((power) => power.ability === "announce");
  const within = bounded.some(({ topic, place }) => {
    const ofTopic = topic === null || (what.topic !== null && fold(topic) === fold(what.topic));
    const inPlace = place === null || what.places.every((one) => samePlace(one, place));
    return ofTopic && inPlace;
  });
  if (bounded.length > 0 && !within) return "scope";
  if (what.representative) return "representative";
  return what.reach > rules.above ? "size" : null;
}
