import type { Prose } from "#chat/prose.ts";
import type { Instant } from "#kernel/clock.ts";

/** What an association did in a year, as it reports it to its assembly. Confided things are counted, and stand in it nowhere else. */
export interface Year {
  readonly year: number;
  readonly community: string;
  /** Members in force at the end, or today in the year that runs; how many joined in the year, and how many left. */
  readonly membership: { readonly members: number; readonly joined: number; readonly left: number };
  readonly assemblies: readonly {
    readonly handle: string;
    readonly title: string;
    readonly entitled: number | null;
    readonly adopted: number;
    readonly motions: number;
  }[];
  /** Needs that the assembly adopted in the year, with the sentence that it decided by. */
  readonly adopted: readonly { readonly handle: string; readonly title: string; readonly supports: number; readonly numbers: Prose }[];
  readonly needs: { readonly submitted: number; readonly supported: number };
  readonly negotiations: readonly {
    readonly handle: string;
    readonly title: string;
    readonly counterpart: string | null;
    readonly steps: number;
    readonly state: string;
  }[];
  readonly agreements: readonly {
    readonly handle: string;
    readonly title: string;
    readonly counterpart: string | null;
    readonly state: string;
    readonly from: string | null;
    readonly until: string | null;
    readonly breaches: number;
    readonly answered: number;
  }[];
  readonly services: readonly { readonly handle: string; readonly title: string; readonly uses: number; readonly left: number | null }[];
  readonly campaigns: readonly {
    readonly handle: string;
    readonly title: string;
    readonly signed: number;
    readonly pledged: number;
    readonly obtained: string | null;
  }[];
}

/** What begins a membership or ends it; dues that are paid begin anew what had lapsed. */
export interface Turn {
  readonly event: string;
  readonly at: Instant;
}

const ENDING: readonly string[] = ["lapsed", "resigned", "excluded", "forgotten"];

/** Whether somebody was a member at an instant, from what happened to their membership; who is one now where nothing did. */
export function wasMember(isNow: boolean, turns: readonly Turn[], at: Instant): boolean {
  const last = turns.findLast((turn) => turn.at < at);
  if (last !== undefined) return !ENDING.includes(last.event);
  const [first] = turns;
  return first === undefined ? isNow : ENDING.includes(first.event) || first.event === "paid";
}

/** Whether a membership ended between two instants, the second not included. */
export function leftWithin(turns: readonly Turn[], from: Instant, to: Instant): boolean {
  return (
    wasMember(false, turns, from) &&
    turns.some(({ event, at }) => at >= from && at < to && ENDING.includes(event)) &&
    !wasMember(false, turns, to)
  );
}
