import type { Zone } from "#calendar/calendar.ts";
import type { Local, LocalDate } from "#calendar/civil.ts";
import type { Locale } from "#locales/locale.ts";
import type { Elapse } from "./elapse.ts";
import type { Step } from "./export-path.ts";
import type { Expected } from "./export-value.ts";
import type { Wanted } from "./wanted.ts";

/** The roles a scenario may give. Guest takes the membership away, member adds nothing to it. */
export const CAST_ROLES = ["guest", "member", "volunteer", "organizer", "secretary", "representative", "admin"] as const;

export type CastRole = (typeof CAST_ROLES)[number];

/** Somebody, from a given space (`alice@slack`) or from wherever they usually speak (null). */
export interface Mark {
  readonly name: string;
  readonly space: string | null;
}

/** Where the clock goes: by a step, or to a local time of the community. */
export type Turn = { readonly by: Elapse } | { readonly to: Local };

/** What somebody does. */
export type Deed =
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "press"; readonly label: string; readonly on: string | null }
  | { readonly kind: "choose"; readonly label: string; readonly values: readonly string[] }
  | { readonly kind: "submit"; readonly values: Readonly<Record<string, string>> };

/** Somebody doing something, in a channel where one is named. */
export interface Act {
  readonly kind: "act";
  readonly line: number;
  readonly who: Mark;
  readonly room: string | null;
  readonly deed: Deed;
}

/** What must be seen. */
export type Expectation =
  | { readonly kind: "sees"; readonly who: Mark; readonly wanted: Wanted | null }
  | { readonly kind: "room"; readonly room: Mark; readonly has: boolean; readonly wanted: Wanted }
  | { readonly kind: "refused"; readonly wanted: Wanted | null }
  | { readonly kind: "export is"; readonly path: readonly Step[]; readonly pathText: string; readonly value: Expected }
  | { readonly kind: "export lacks"; readonly path: readonly Step[]; readonly pathText: string; readonly wanted: Wanted };

type Said =
  | { readonly kind: "community"; readonly name: string; readonly zone: Zone; readonly locale: Locale }
  | { readonly kind: "clock"; readonly to: Local }
  | { readonly kind: "advance"; readonly turn: Turn }
  | { readonly kind: "sleep"; readonly turn: Turn }
  | { readonly kind: "space"; readonly name: string }
  | {
      readonly kind: "person";
      readonly name: string;
      readonly roles: readonly CastRole[];
      readonly space: string | null;
      readonly locale: Locale | null;
      readonly dues: LocalDate | null;
      readonly joined: LocalDate | null;
    }
  | { readonly kind: "link"; readonly from: Mark; readonly to: Mark }
  | { readonly kind: "channel"; readonly name: string; readonly space: string | null }
  | { readonly kind: "together"; readonly acts: readonly Act[] }
  | { readonly kind: "restart" }
  | { readonly kind: "as"; readonly space: string }
  | { readonly kind: "expect"; readonly expectation: Expectation };

/** One statement of a scenario, with the line where it begins. */
export type Statement = Act | (Said & { readonly line: number });

/** A whole scenario that can be played. Its first statement is the community. */
export interface Scenario {
  readonly community: Extract<Statement, { kind: "community" }>;
  readonly statements: readonly Statement[];
}
