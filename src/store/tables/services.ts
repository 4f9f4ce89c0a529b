import type { Id } from "#kernel/ids.ts";

/** The tables of the module services. */
export interface ServiceTables {
  readonly services: ServiceRow;
  readonly service_codes: ServiceCodeRow;
  readonly service_uses: ServiceUseRow;
  readonly service_ratings: ServiceRatingRow;
}

/** Something that members may use. */
export interface ServiceRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly about: string;
  readonly agreement: Id | null;
  readonly author: Id;
  /** None: what is said suffices. Shared: one code for all. Each: one code for each person. */
  readonly sort: "none" | "shared" | "each";
  /** The shared code, sealed. */
  readonly sealed: string | null;
  /** The key under which people are counted, sealed: nobody's id stands beside a use. */
  readonly sealed_key: string;
  /** Open to those whose dues are paid on the day: 0 or 1. */
  readonly dues: number;
  /** The handle of a charter that is to be signed. */
  readonly charter: string | null;
  /** The category of the register, such as a section, whose members alone it is for; null for all. */
  readonly section: string | null;
  /** How often a person may have it anew. */
  readonly every: "once" | "month" | "year";
  /** How many there are in all; null without an end. */
  readonly most: number | null;
  readonly given: number;
  readonly from_day: string | null;
  readonly until_day: string | null;
  readonly state: "open" | "ended";
  readonly version: number;
  readonly created_at: string;
}

/** One code, sealed; the first one given is at place 1. */
export interface ServiceCodeRow {
  readonly community: Id;
  readonly id: Id;
  readonly service: Id;
  readonly place: number;
  readonly sealed: string;
}

/** That somebody has used a service in a period. `who` is a keyed hash, and `id` is drawn at random. */
export interface ServiceUseRow {
  readonly community: Id;
  readonly id: Id;
  readonly service: Id;
  readonly period: string;
  readonly who: string;
  /** The place of the code that was given. */
  readonly place: number | null;
  /** Local month, `2027-03`. */
  readonly month: string;
}

export interface ServiceRatingRow {
  readonly community: Id;
  readonly id: Id;
  readonly service: Id;
  readonly who: string;
  readonly stars: number;
}
