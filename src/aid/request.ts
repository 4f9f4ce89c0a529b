import { DAY, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Vetting } from "./vetting.ts";

export const URGENCIES = ["now", "today", "week", "whenever"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** `offered` until all helpers are found; `unmet` is with the coordinators. */
export type RequestState = "open" | "offered" | "claimed" | "done" | "withdrawn" | "unmet";

/** What anybody may know of a request: no name, no free text. The public card shows this and nothing else. */
export interface RequestCard {
  readonly id: Id;
  readonly handle: string;
  readonly category: string;
  readonly zone: string | null;
  readonly urgency: Urgency;
  readonly languages: readonly string[];
  readonly helpers: number;
  readonly state: RequestState;
  readonly createdAt: Instant;
  readonly skills: readonly string[];
  readonly vetting: Vetting | null;
  /** Two people go together. */
  readonly pair: boolean;
  readonly starts: Instant | null;
  /** Not for the public card: it may say something of whoever asks. */
  readonly section: string | null;
}

/** What only whoever asked and whoever has taken it on may know. */
export interface RequestContact {
  readonly about: string;
  /** Null when whoever asked is forgotten. */
  readonly requester: Id | null;
  readonly anonymous: boolean;
  /** Who is helped, where somebody else asks, with their consent. */
  readonly behalf: string | null;
  readonly contact: string | null;
  readonly address: string | null;
  /** By which rule it comes again, as it was typed; null where it does not. */
  readonly repeat: string | null;
}

/** Somebody's claim on a request. */
export interface Claim {
  readonly id: Id;
  readonly person: Id;
  readonly state: "active" | "released" | "lapsed" | "done";
  readonly until: Instant;
}

/** Whether help is still looked for. */
export function isOpen(state: RequestState): boolean {
  return state === "open" || state === "offered" || state === "unmet";
}

/** Whether it is not over. */
export function isLive(state: RequestState): boolean {
  return state !== "done" && state !== "withdrawn";
}

/** How long a request may wait before a person looks at it, by its urgency. */
const PATIENCE: Readonly<Record<Urgency, number>> = { now: HOUR / 2, today: HOUR, week: DAY, whenever: 7 * DAY };

/** Whether nobody is being asked, or it has waited longer than its urgency allows; `age` in milliseconds. */
export function isStuck(request: Pick<RequestCard, "state" | "urgency">, age: number): boolean {
  return request.state === "unmet" || age > PATIENCE[request.urgency];
}

/**
 * Whether a helper still reads what was confided: while they hold the request, and after they have reported it done until
 * whoever asked confirms it. Given back, lapsed or settled, it is closed to them. Where two go together, neither reads it before
 * both are found.
 */
export function readsContact(
  claim: Pick<Claim, "state">,
  request: Pick<RequestCard, "state" | "pair" | "helpers"> & { readonly confirmed: boolean },
  active: number,
): boolean {
  if (claim.state === "active" && request.pair && active < request.helpers) return false;
  return claim.state === "active" || (claim.state === "done" && request.state === "done" && !request.confirmed);
}

/** Refuses to act on what is over. */
export function requireLive(request: Pick<RequestCard, "state" | "handle">): void {
  if (request.state === "done") throw new Refusal("aid-is-done", { handle: request.handle });
  if (request.state === "withdrawn") throw new Refusal("aid-is-withdrawn", { handle: request.handle });
}

/**
 * Refuses a claim that the rules do not allow: one's own request, all helpers found, too many at once. `handed` seats are free
 * for whoever was asked to take them over.
 */
export function requireClaimable(
  request: Pick<RequestCard, "state" | "handle" | "helpers">,
  own: boolean,
  active: readonly Pick<Claim, "person">[],
  load: { readonly open: number; readonly most: number },
  handed = 0,
): void {
  requireLive(request);
  if (own) throw new Refusal("aid-own-request");
  if (active.length - handed >= request.helpers) throw new Refusal("aid-taken", { handle: request.handle });
  if (load.open >= load.most) throw new Refusal("aid-claims-full", { most: load.most });
}

/**
 * Whether what was reported done may be opened again: by whoever asked for as long as they could have objected, by a coordinator for as
 * long as what was confided is kept.
 */
export function mayReopen(
  request: { readonly state: RequestState; readonly closedAt: Instant | null },
  who: { readonly asker: boolean; readonly coordinator: boolean },
  days: { readonly confirmDays: number; readonly retainDays: number },
  now: Instant,
): boolean {
  if (request.state !== "done" || request.closedAt === null) return false;
  const age = now - request.closedAt;
  return (who.asker && age <= days.confirmDays * DAY) || (who.coordinator && age <= days.retainDays * DAY);
}

/** The state after the number of active claims has changed. */
export function stateWith(request: Pick<RequestCard, "helpers">, active: number, asked: boolean): RequestState {
  if (active >= request.helpers) return "claimed";
  return asked || active > 0 ? "offered" : "open";
}
