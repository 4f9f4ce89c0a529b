import type { Id } from "#kernel/ids.ts";

/** The tables of the module charters. */
export interface CharterTables {
  readonly charters: CharterRow;
  readonly charter_versions: CharterVersionRow;
  readonly signatures: SignatureRow;
}

/** A text that people bind themselves to. */
export interface CharterRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  /** The number of the newest version, and of the newest one that changed the substance: signatures from that one on hold. */
  readonly current: number;
  readonly binding: number;
  readonly version: number;
  readonly created_at: string;
}

/** A charter as it was published once. */
export interface CharterVersionRow {
  readonly community: Id;
  readonly id: Id;
  readonly charter: Id;
  readonly number: number;
  readonly body: string;
  /** What changed, in the words of whoever published it; empty for the first. */
  readonly changes: string;
  readonly kind: "substance" | "correction";
  readonly adopted_by: string | null;
  /** Local day. */
  readonly adopted_on: string | null;
  readonly author: Id;
  readonly published_at: string;
}

/** That somebody has signed a version. `person` is null for whoever is no member; once erased, the name is empty. */
export interface SignatureRow {
  readonly community: Id;
  readonly id: Id;
  readonly charter: Id;
  readonly number: number;
  readonly person: Id | null;
  readonly name: string;
  readonly capacity: string;
  readonly organisation: string;
  /** What was signed: the SHA-256 of title, number and text. */
  readonly digest: string;
  /** The one-time link by which it was signed. */
  readonly link: Id | null;
  readonly signed_at: string;
  /** 1 where whoever signed chose that everybody may see it. */
  readonly shown: number;
}
