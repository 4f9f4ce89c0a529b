import { z } from "zod";
import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";
import { readMajority, writeMajority } from "./majority.ts";
import { type Quorum, readQuorum, writeQuorum } from "./quorum.ts";

/** The kinds of assembly, each with rules of its own. */
export const KINDS = ["ordinary", "extraordinary"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What the statutes say of one kind of assembly. Shares are pairs of whole numbers, as `majority.ts` and `quorum.ts` write
 * them. The usual values are what holds where statutes are silent (law of 1901): no quorum, more than half of the votes
 * cast, proxies without limit, no casting vote, an open vote, every member in good standing.
 */
export const rulesSchema = z.object({
  majority: z.string().default("cast>1/2"),
  quorum: z.string().default("none"),
  /** Who counts for the quorum: members present or represented, or those present alone. */
  basis: z.enum(["represented", "present"]).default("represented"),
  /** Whole days from the notice to the assembly, and what becomes of a later notice. */
  notice: z.number().int().min(0).max(365).default(0),
  late: z.enum(["refuse", "record"]).default("refuse"),
  /** The quorum of a second call, or null where there is none, and the least time between the two: whole days, or minutes. */
  second: z.string().nullable().default(null),
  interval: z.number().int().min(0).max(365).default(0),
  intervalMinutes: z.number().int().min(0).max(10_080).default(0),
  /** Most proxies one person holds; null for no limit, 0 where proxies are not allowed. */
  proxies: z.number().int().min(0).max(1_000).nullable().default(null),
  /** Proxies that name nobody: refused, or held by the chair. */
  blank: z.enum(["refused", "chair"]).default("refused"),
  /** Whether the chair's vote decides an exact tie of an open vote. */
  casting: z.boolean().default(false),
  /** What settles a tie for a seat. */
  tie: z.enum(["none", "eldest", "lot"]).default("none"),
  /** Votes are open unless asked otherwise, secret, or secret as soon as one member asks. */
  secret: z.enum(["open", "secret", "request"]).default("open"),
  /** Days of membership at the record date, and whether dues must be paid then. */
  membership: z.number().int().min(0).max(3_650).default(0),
  dues: z.enum(["required", "free"]).default("required"),
  /** How many members must second a motion before it is put to the vote. */
  seconds: z.number().int().min(0).max(100).default(0),
});

export type Rules = z.infer<typeof rulesSchema>;

/** The rules where the statutes are silent. */
export const SILENT: Rules = rulesSchema.parse({});

/** Rules with the day from which they are in force; null for what holds where none were set. */
export interface DatedRules {
  readonly rules: Rules;
  readonly since: string | null;
}

/** The rules in force on a local day: the latest that began on that day or before. */
export function rulesOn(versions: readonly { readonly since: string; readonly rules: Rules }[], day: string): DatedRules {
  let found: DatedRules = { rules: SILENT, since: null };
  for (const version of versions) if (version.since <= day && version.since >= (found.since ?? "")) found = version;
  return found;
}

/** What may be typed to change rules; what is left out stays. */
export interface TypedRules {
  readonly majority?: string | undefined;
  readonly quorum?: string | undefined;
  readonly basis?: Rules["basis"] | undefined;
  readonly notice?: number | undefined;
  readonly late?: Rules["late"] | undefined;
  readonly second?: string | undefined;
  readonly interval?: string | undefined;
  readonly proxies?: string | undefined;
  readonly blank?: Rules["blank"] | undefined;
  readonly casting?: "yes" | "no" | undefined;
  readonly tie?: Rules["tie"] | undefined;
  readonly secret?: Rules["secret"] | undefined;
  readonly membership?: number | undefined;
  readonly dues?: Rules["dues"] | undefined;
  readonly seconds?: number | undefined;
}

/** The rules with what was typed changed. Throws a Misuse that names the option. */
export function changedRules(before: Rules, typed: TypedRules): Rules {
  const { majority, quorum, second, interval, proxies, casting, ...rest } = typed;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...given,
    ...(majority === undefined ? {} : { majority: writeMajority(readMajority(majority)) }),
    ...(quorum === undefined ? {} : { quorum: writeQuorum(readQuorum(quorum)) }),
    ...(second === undefined ? {} : { second: readSecond(second) }),
    ...(interval === undefined ? {} : readInterval(interval)),
    ...(proxies === undefined ? {} : { proxies: readCap(proxies) }),
    ...(casting === undefined ? {} : { casting: casting === "yes" }),
  };
}

/** `never` is no second call; anything else is the quorum that it needs, `none` among them. */
function readSecond(typed: string): string | null {
  if (["never", "jamais"].includes(fold(typed))) return null;
  return writeQuorum(readQuorum(typed));
}

/** `15` or `15 days` are whole days, whatever the hour; `1h`, `90 min` and `1h30` run from the hour of the first call. */
function readInterval(typed: string): Pick<Rules, "interval" | "intervalMinutes"> {
  const words = fold(typed);
  const days = /^(\d{1,3})(?: ?(?:d|days?|j|jours?))?$/.exec(words);
  if (days !== null && Number(days[1]) <= 365) return { interval: Number(days[1]), intervalMinutes: 0 };
  const hours = /^(\d{1,3}) ?(?:h|hours?|heures?)(?: ?(\d{1,2}))?(?: ?(?:m|min|minutes?))?$/.exec(words);
  const short = /^(\d{1,5}) ?(?:m|min|minutes?)$/.exec(words);
  const minutes = hours !== null ? Number(hours[1]) * 60 + Number(hours[2] ?? 0) : Number(short?.[1] ?? Number.NaN);
  if (minutes > 0 && minutes <= 10_080) return { interval: 0, intervalMinutes: minutes };
  throw new Misuse("interval", "rules-interval-unclear", { typed: typed.slice(0, 40) });
}

/** A number, or `any` for no limit. */
function readCap(typed: string): number | null {
  const word = fold(typed);
  if (["any", "unlimited", "libre", "illimite", "sans limite"].includes(word)) return null;
  if (["none", "no", "aucun", "non"].includes(word)) return 0;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  throw new Misuse("proxies", "rules-proxies-unclear", { typed: typed.slice(0, 40) });
}

/** The quorum as these rules count it. */
export function quorumUnder(rules: Pick<Rules, "basis">, quorum: Quorum | null): Quorum | null {
  return quorum === null || rules.basis === "represented" ? quorum : { ...quorum, of: "present" };
}

/** Whole days between two local days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The local day `days` before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
