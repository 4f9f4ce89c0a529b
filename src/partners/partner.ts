import type { Instant } from "#kernel/clock.ts";
import { DAY } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** What may be shared with a partner. */
export const SHAREABLE = ["gathering", "announcement", "service", "campaign"] as const;
export type Shareable = (typeof SHAREABLE)[number];

/** How long an invitation holds, in milliseconds: two boards rarely sit at the same table. */
export const INVITATION_HOLDS = DAY;

/** The most seats that a partner may be given for itself. */
export const MOST_SEATS = 100_000;

/** Another community that shares events and announcements with this one, as this one has it. */
export interface Partner {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly kind: "here" | "elsewhere";
  readonly name: string;
  readonly state: "asked" | "waiting" | "linked" | "ended";
  readonly person: Id;
  /** The same partnership as the other side has it; null for a partner elsewhere. */
  readonly far: { readonly community: Id; readonly partner: Id } | null;
  readonly address: string | null;
  readonly tag: string | null;
  readonly events: readonly FarEvent[];
  readonly readAt: Instant | null;
  readonly trouble: Trouble | null;
  readonly version: number;
  readonly createdAt: Instant;
  readonly linkedAt: Instant | null;
  readonly endedAt: Instant | null;
}

/** Something that a partner elsewhere announces in its calendar. */
export interface FarEvent {
  readonly title: string;
  readonly at: Instant;
  readonly place: string | null;
  readonly url: string | null;
}

/** Why a calendar could not be read: the key of a sentence and its holes. */
export interface Trouble {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Something of one's own that a partner is shown. */
export interface Share {
  readonly community: Id;
  readonly id: Id;
  readonly partner: Id;
  readonly kind: Shareable;
  readonly subject: Id;
  readonly handle: string;
  readonly seats: number | null;
  readonly state: "open" | "ended";
  readonly shown: Id;
  readonly since: Instant;
}

/** Something of a partner's that is shown here. */
export interface Shown {
  readonly community: Id;
  readonly id: Id;
  readonly partner: Id;
  readonly kind: Shareable;
  readonly subject: Id;
  readonly gathering: Id | null;
  readonly state: "open" | "ended";
  readonly since: Instant;
}

/** Nothing goes to, or comes from, a partnership that both sides have not confirmed, or that has ended. */
export function requireLinked({ state, name, handle }: Pick<Partner, "state" | "name" | "handle">): void {
  if (state === "linked") return;
  throw new Refusal(state === "ended" ? "partner-is-over" : "partner-not-confirmed", { name, handle });
}
