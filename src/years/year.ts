import type { Prose } from "#chat/prose.ts";

/** What an association did in a year, as it reports it to its assembly. Confided things are counted, and stand in it nowhere else. */
export interface Year {
  readonly year: number;
  readonly community: string;
  /** Members in force at the end, and how many joined in the year. */
  readonly membership: { readonly members: number; readonly joined: number };
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
