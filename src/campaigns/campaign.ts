import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** A demand, and what members do for it together. */
export interface Campaign {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly demand: string;
  readonly reasons: string | null;
  /** What is pledged, in words. */
  readonly pledge: string | null;
  /** How many signatures are aimed at. */
  readonly goal: number | null;
  /** How many must pledge before a pledge binds. */
  readonly threshold: number | null;
  readonly state: "open" | "closed";
  readonly starter: Id;
  readonly closesAt: Instant | null;
  readonly closedAt: Instant | null;
  readonly obtained: string | null;
  readonly reachedAt: Instant | null;
  /** How many had pledged when it closed below its threshold. */
  readonly lapsed: number;
  readonly createdAt: Instant;
}

/**
 * Whether the names of those who have pledged may be read. Below its threshold a pledge binds nobody, and nobody shall be
 * seen alone at the front: it is as if it had not been said.
 */
export function namesPledges(campaign: Pick<Campaign, "threshold" | "reachedAt">): boolean {
  return campaign.threshold === null || campaign.reachedAt !== null;
}

/** Whether a count of pledges reaches the threshold now, for the first time. */
export function reachesNow(campaign: Pick<Campaign, "threshold" | "reachedAt">, pledged: number): boolean {
  return campaign.threshold !== null && campaign.reachedAt === null && pledged >= campaign.threshold;
}

/** Refuses what comes after the close, and says when that was. */
export function requireRunning(campaign: Pick<Campaign, "handle" | "state" | "closedAt" | "closesAt">, now: Instant): void {
  if (campaign.state === "closed")
    throw new Refusal("campaign-is-closed", { handle: campaign.handle, when: { moment: campaign.closedAt ?? now } });
  if (campaign.closesAt !== null && now >= campaign.closesAt)
    throw new Refusal("campaign-is-closed", { handle: campaign.handle, when: { moment: campaign.closesAt } });
}

/** Reads the address of something to hand out. Throws a Misuse for what is no web page. */
export function readAddressOf(typed: string): string {
  const url = URL.parse(typed.trim());
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw new Misuse("address", "campaign-address-unclear", { typed: typed.slice(0, 100) });
  return url.href;
}
