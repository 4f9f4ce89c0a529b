import type { Id } from "#kernel/ids.ts";

/** The tables of the module membership. */
export interface MembershipTables {
  readonly people: PersonRow;
  readonly accounts: AccountRow;
  readonly drafts: DraftRow;
}

/** A human being, whatever accounts they use. */
export interface PersonRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly name: string;
  /** The name as it is searched: without case and accents. */
  readonly folded: string;
  readonly standing: "guest" | "applicant" | "member" | "lapsed" | "resigned" | "excluded";
  /** JSON array of roles. */
  readonly roles: string;
  /** The language they chose, or null for what their platform says. */
  readonly locale: string | null;
  /** Local day `2027-03-28`, or null for who never joined. */
  readonly joined: string | null;
  /** Dues are paid through this local day; null where no dues are asked. */
  readonly dues_through: string | null;
  /** The person that this one was joined into. */
  readonly merged_into: Id | null;
  readonly version: number;
  readonly created_at: string;
}

/** The identity of a person on one platform. */
export interface AccountRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly platform: string;
  readonly team: string;
  readonly user: string;
  readonly name: string;
  /** What the platform says of its language and zone. */
  readonly locale: string | null;
  readonly zone: string | null;
  /** Private messages arrive, as far as is known: 0 or 1. */
  readonly reachable: number;
  readonly created_at: string;
}

/** What somebody began to say and was asked about: a confirmation, or which of several dates. */
export interface DraftRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly path: string;
  /** Option texts as typed, as JSON. */
  readonly given: string;
  readonly created_at: string;
}
