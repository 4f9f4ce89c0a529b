import { createHash } from "node:crypto";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** A text that people bind themselves to, as its newest version reads. */
export interface Charter {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  /** The newest version. */
  readonly current: Version;
  /** The newest version that changed the substance: whoever has signed it, or a later one, is bound. */
  readonly binding: number;
}

/** What a charter said at one time, and who adopted that. */
export interface Version {
  readonly number: number;
  readonly body: string;
  readonly changes: string;
  /** A change of substance asks everybody again; a correction does not. */
  readonly kind: ChangeKind;
  /** The body that adopted it and the local day, where it was said. */
  readonly adoptedBy: string | null;
  readonly adoptedOn: string | null;
  readonly published: Instant;
}

export const CHANGE_KINDS = ["substance", "correction"] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Somebody who has signed. */
export interface Signatory {
  readonly person: Id | null;
  readonly name: string;
  readonly capacity: string;
  readonly organisation: string;
  readonly number: number;
  readonly digest: string;
  readonly at: Instant;
  /** Whether the signature still holds: no change of substance has come since. */
  readonly holds: boolean;
  /** Whether everybody may see it. */
  readonly shown: boolean;
}

/** What stands for the text that was signed, so that nobody can say later that it was another. */
export function digestOf(charter: { readonly title: string }, version: Pick<Version, "number" | "body">): string {
  return createHash("sha256").update(`${charter.title}\n${version.number}\n${version.body}`).digest("hex");
}

/** Whether a signature of a version holds under the version that binds. */
export function holds(number: number, binding: number): boolean {
  return number >= binding;
}

/** The first version is one of substance: there is nothing yet that could be corrected. */
export function kindOf(wanted: ChangeKind | undefined, first: boolean): ChangeKind {
  if (first && wanted === "correction") throw new Refusal("charter-first-is-no-correction");
  return wanted ?? "substance";
}

/** A text is published once it was adopted: refuses a day that is still to come. */
export function requireAdopted(adopted: string | undefined, today: string): void {
  if (adopted !== undefined && adopted > today) throw new Misuse("date", "charter-adopted-ahead", { day: { date: adopted } });
}

/** Refuses a new version that says what the last one says. */
export function requireChanged(before: Version | null, body: string, changes: string | undefined): void {
  if (before === null) return;
  if (before.body === body) throw new Refusal("charter-unchanged");
  if (changes === undefined) throw new Refusal("charter-say-changes");
}
