import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import type { Again } from "./again.ts";
import type { Proposal } from "./proposal.ts";
import type { Revision } from "./revise.ts";

/** What was asked for, as it was understood when it was said: a gathering, one as last time, or a change. */
export type AskedFor =
  | { readonly kind: "new"; readonly proposal: Proposal; readonly said: Place | null }
  | { readonly kind: "again"; readonly from: Id; readonly again: Again }
  | { readonly kind: "change"; readonly gathering: Id; readonly revision: Revision };

/** What waits until a second person has read it. Nothing of it is there until then: no card, no date, nobody who answers. */
export interface Held {
  readonly id: Id;
  /** The number that the gathering will have, or has. */
  readonly handle: string;
  readonly title: string;
  readonly author: Id;
  readonly account: Id | null;
  /** The language in which it was said. */
  readonly locale: Locale;
  readonly asked: AskedFor;
  /** Void: its author has asked for something else instead, or taken it back. */
  readonly state: "waiting" | "approved" | "refused" | "void";
  readonly at: Instant;
}

export const DECISIONS = ["approve", "refuse", "withdraw"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Nobody approves what they wrote themselves, and nobody else takes it back. */
export function requireDecider(held: Held, person: Id, how: Decision, mayApprove: boolean): void {
  const own = held.author === person;
  if (how === "withdraw" && !own) throw new Refusal("gathering-hold-not-yours");
  if (how !== "withdraw" && own) throw new Refusal("gathering-hold-own");
  if (how !== "withdraw" && !mayApprove) throw new Refusal("not-allowed", { ability: "approve-announcements" });
}
