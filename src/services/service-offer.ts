import { createHmac } from "node:crypto";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** Something negotiated or given for members: who may use it, by which code, how often, until when. */
export interface Offered {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly about: string;
  readonly agreement: Id | null;
  readonly author: Id;
  readonly sort: "none" | "shared" | "each";
  /** Only for those whose dues are paid on the day. */
  readonly dues: boolean;
  /** The handle of a charter to be signed first. */
  readonly charter: string | null;
  /** The category of the register, such as a section, whose members alone it is for. */
  readonly section: string | null;
  readonly every: "once" | "month" | "year";
  /** How many there are; null without an end. */
  readonly most: number | null;
  readonly given: number;
  readonly from: string | null;
  readonly until: string | null;
  readonly state: "open" | "ended";
  readonly createdAt: Instant;
}

/** Who asks, on a local day, as far as entitlement needs it. */
export interface Asking {
  readonly standing: string;
  readonly duesThrough: string | null;
  readonly today: string;
  /** The category of the register that they are in; empty for the usual one. */
  readonly section: string;
  /** Whether the charter that is asked for is signed. */
  readonly signed: boolean;
}

/** Refuses what cannot be used by anybody now. */
export function requireInTime(service: Offered, today: string): void {
  const { handle, from, until, state } = service;
  if (state === "ended" || (until !== null && today > until)) throw new Refusal("service-is-over", { handle });
  if (from !== null && today < from) throw new Refusal("service-not-yet", { handle, day: { date: from } });
}

/** Refuses whoever is not entitled, and says what would do. Open to members; the statutes say to those paid up. */
export function requireEntitled(service: Offered, asking: Asking): void {
  const { handle, charter } = service;
  const { duesThrough, today } = asking;
  if (asking.standing !== "member" && asking.standing !== "lapsed") throw new Refusal("service-members-only", { handle });
  if (service.dues && duesThrough !== null && duesThrough < today)
    throw new Refusal("service-dues", { handle, day: { date: duesThrough } });
  if (asking.standing === "lapsed" && service.dues) throw new Refusal("service-dues", { handle, day: { date: duesThrough ?? today } });
  if (service.section !== null && fold(service.section) !== fold(asking.section))
    throw new Refusal("service-section", { handle, section: service.section });
  if (charter !== null && !asking.signed) throw new Refusal("service-charter", { handle, charter });
}

/** The period that a use belongs to: within it the same person has the same code, and counts once. */
export function periodOf({ every }: Pick<Offered, "every">, today: string): string {
  if (every === "once") return "once";
  return every === "month" ? today.slice(0, 7) : today.slice(0, 4);
}

/** How many are left; null without an end. */
export function leftOf({ most, given }: Pick<Offered, "most" | "given">): number | null {
  return most === null ? null : Math.max(0, most - given);
}

/** Whether few enough are left to be told: a tenth, and one at least. */
export function runsLow(service: Pick<Offered, "most" | "given">): boolean {
  const left = leftOf(service);
  return left !== null && service.most !== null && left <= Math.max(1, Math.floor(service.most / 10));
}

/** The name under which a person is counted: nobody without the key can tell whose it is. */
export function countedAs(key: Buffer, person: Id): string {
  return createHmac("sha256", key).update(person).digest("base64url");
}

const MOST_CODES = 5_000;
const LONGEST_CODE = 200;

/** Reads codes, one a line or separated by commas. Refuses one that stands there twice: it would be given to two people. */
export function readCodes(typed: string): readonly string[] {
  const codes = typed
    .split(/[\s,;]+/)
    .map((code) => code.trim())
    .filter((code) => code !== "");
  if (codes.length === 0) throw new Misuse("codes", "service-codes-none");
  if (codes.length > MOST_CODES) throw new Misuse("codes", "service-codes-many", { most: MOST_CODES });
  if (codes.some((code) => code.length > LONGEST_CODE)) throw new Misuse("codes", "service-code-long", { most: LONGEST_CODE });
  const seen = new Set<string>();
  for (const [at, code] of codes.entries()) {
    if (seen.has(code)) throw new Misuse("codes", "service-code-twice", { place: at + 1 });
    seen.add(code);
  }
  return codes;
}
