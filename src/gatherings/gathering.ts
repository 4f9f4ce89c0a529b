import type { Lead, LocalDate, Zone } from "#calendar/calendar.ts";
import { ONCE } from "#calendar/repetition.ts";
import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { NamedDays } from "./named-days.ts";
import type { Term } from "./term.ts";

/** What kind of meeting people come to. */
export const KINDS = ["meeting", "workshop", "seminar", "action", "other"] as const;
export type Kind = (typeof KINDS)[number];

/** Who may register. */
export const AUDIENCES = ["everyone", "members"] as const;
export type GatheringAudience = (typeof AUDIENCES)[number];

/** Who is shown the link of an online gathering. */
export const REVEALS = ["registered", "everyone"] as const;
export type Reveal = (typeof REVEALS)[number];

/** The most people who may organise one together, beside whoever proposed it. */
export const MOST_ORGANIZERS = 20;

/** How much of a series is meant: one date, that date and those after it, or every date still ahead. */
export const SCOPES = ["this", "following", "all"] as const;
export type Scope = (typeof SCOPES)[number];

/** The usual length, where none is said: two hours. */
export const USUAL_DURATION = 7_200_000;

/** The longest one, in milliseconds: what lasts longer is several dates. */
export const LONGEST_DURATION = 31 * 86_400_000;

/** One place where a gathering is shown by a partner: the gathering there, from the common seats or with so many of its own. */
export interface Copy {
  readonly community: Id;
  readonly gathering: Id;
  readonly seats: "common" | number;
}

/** What ties a gathering to those of partners: it shows one of theirs (`over` once it does no longer), or they show it. */
export type Tie =
  | { readonly kind: "shows"; readonly community: Id; readonly gathering: Id; readonly seats: "common" | number; readonly over: boolean }
  | { readonly kind: "shown"; readonly copies: readonly Copy[] };

/** Something people attend, once or again and again. */
export interface Gathering {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly version: number;
  /** Who proposed it. */
  readonly organizer: Id;
  /** Who else may change it. */
  readonly organizers: readonly Id[];
  readonly title: string;
  readonly kind: Kind;
  readonly audience: GatheringAudience;
  readonly zone: Zone;
  readonly party: number;
  readonly terms: readonly Term[];
  readonly post: Lead | null;
  readonly reminders: readonly Lead[];
  readonly places: readonly Place[];
  readonly state: "scheduled" | "cancelled";
  readonly reason: string | null;
  /** The end of its last date; null when it never ends. */
  readonly ends: Instant | null;
  readonly sequence: number;
  /** How long before each date registration closes; null when it stays open until the hour itself. */
  readonly closes: Lead | null;
  /** Where an online gathering is joined. */
  readonly link: string | null;
  readonly reveal: Reveal;
  /** The address of its cover picture. */
  readonly cover: string | null;
  /** Days that the card marks where one of its dates falls on them. */
  readonly marks: NamedDays;
  /** Whether freed seats are offered for a time to those who wait, rather than given; null for what the community has chosen. */
  readonly offers: boolean | null;
  /** The role of a platform that its posts notify. */
  readonly notify: Id | null;
  /** Null for a gathering that has nothing to do with partners. */
  readonly tie: Tie | null;
  /** Whether it stands in the lists for everyone, where it is for everyone: on the site, and in the calendars that anybody may follow. */
  readonly listed: boolean;
}

/** Whether it stands where anybody looks: for everyone, and not kept out of the lists. */
export function isPublic({ audience, listed }: Pick<Gathering, "audience" | "listed">): boolean {
  return audience === "everyone" && listed;
}

/** Whether it repeats. */
export function isSeries(gathering: Pick<Gathering, "terms">): boolean {
  const [first, second] = gathering.terms;
  return second !== undefined || (first !== undefined && !(first.rule.freq === ONCE.freq && first.rule.count === 1));
}

/** Whether it is still to come, called off, or over. */
export function gatheringState(gathering: Pick<Gathering, "state" | "ends">, now: Instant): "scheduled" | "cancelled" | "past" {
  if (gathering.state === "cancelled") return "cancelled";
  return gathering.ends !== null && gathering.ends <= now ? "past" : "scheduled";
}

/** Whether it is a partner's, shown here: nobody here organises it. */
export function isPartners(gathering: Pick<Gathering, "tie">): boolean {
  return gathering.tie?.kind === "shows";
}

/** Whether somebody organises it, alone or with others. */
export function isOrganizer(gathering: Pick<Gathering, "organizer" | "organizers" | "tie">, person: Id): boolean {
  if (isPartners(gathering)) return false;
  return gathering.organizer === person || gathering.organizers.includes(person);
}

/** Those who organise it may change it, and who may change any. */
export function refuseStrangers(gathering: Gathering, person: Id, mayChangeAny: boolean): void {
  if (isPartners(gathering)) throw new Refusal("gathering-of-partner", { title: gathering.title, handle: gathering.handle });
  if (isOrganizer(gathering, person) || mayChangeAny) return;
  throw new Refusal("gathering-not-yours", { title: gathering.title });
}

/** What is over or called off is not changed any more. */
export function refuseClosed(gathering: Gathering, now: Instant): void {
  const state = gatheringState(gathering, now);
  if (state === "cancelled") throw new Refusal("gathering-is-cancelled", { title: gathering.title, ...reasonHoles(gathering.reason) });
  if (state === "past") throw new Refusal("gathering-is-past", { title: gathering.title });
}

/** The holes of a sentence that gives a reason where there is one; the sentence has a full stop of its own. */
export function reasonHoles(reason: string | null): { readonly reason: string; readonly why: "yes" | "no" } {
  const told = reason?.trim().replace(/(?<!\.)\.$/u, "") ?? "";
  return { reason: told, why: told === "" ? "no" : "yes" };
}

/** What a button says of a date: the gathering and, where one is meant, the original date. */
export function writeDateAddress(id: Id, date: LocalDate | null): string {
  return date === null ? id : `${id}~${date}`;
}

/** Reads what `writeDateAddress` wrote. */
export function readDateAddress(text: string): { readonly id: Id; readonly date: string | undefined } {
  const [id, date] = text.split("~");
  return { id: (id ?? "") as Id, date };
}
