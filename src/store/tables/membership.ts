import type { Id } from "#kernel/ids.ts";

/** The tables of the module membership. */
export interface MembershipTables {
  readonly people: PersonRow;
  readonly accounts: AccountRow;
  readonly drafts: DraftRow;
  readonly member_events: MemberEventRow;
  readonly dues: DuesRow;
  readonly exclusions: ExclusionRow;
  readonly imports: ImportRow;
  readonly delegations: DelegationRow;
  readonly letter_boxes: LetterBoxRow;
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
  /** One of the community's categories; empty for the usual one. */
  readonly category: string;
  /** Whether that category has a vote: 0 or 1. */
  readonly votes: number;
  /** How many delegations they hold that were not taken back. */
  readonly holds: number;
  /** What they say of themselves and whom it is for, as JSON. */
  readonly profile: string;
  /** Where mail reaches them, folded; null where nobody said. */
  readonly mail: string | null;
  /** When they were erased at their wish; null for everybody else. */
  readonly erased_at: string | null;
  /** Until when they may only look and ask for help. */
  readonly suspended_until: string | null;
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

/** Something that happened to a membership. */
export interface MemberEventRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly event:
    | "applied"
    | "admitted"
    | "refused"
    | "paid"
    | "lapsed"
    | "resigned"
    | "returned"
    | "exclusion proposed"
    | "heard"
    | "excluded"
    | "exclusion dropped"
    | "registered"
    | "changed"
    | "forgotten";
  readonly at: string;
  /** Null when the house acted by itself. */
  readonly actor: Id | null;
  readonly reason: string | null;
}

/** Dues that were paid. */
export interface DuesRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  /** `2027-12`: the year in which it was written, and its number in that year. */
  readonly receipt: string;
  /** Local days. */
  readonly paid_on: string;
  readonly from_day: string;
  readonly through_day: string;
  /** Hundredths of the community's currency; null where nobody said how much. */
  readonly cents: number | null;
  readonly way: string | null;
  readonly actor: Id;
  readonly created_at: string;
}

/** An exclusion that was proposed: whoever is meant is heard before another person decides. */
export interface ExclusionRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly reason: string;
  readonly proposer: Id;
  readonly answer_until: string;
  readonly answer: string | null;
  readonly state: "proposed" | "decided" | "dropped";
  readonly decider: Id | null;
  readonly decided_at: string | null;
  readonly created_at: string;
}

/** A table of members that somebody wants to import and is asked about; a day at most. */
export interface ImportRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly csv: string;
  readonly created_at: string;
}

/** A power given by one person to another. */
export interface DelegationRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly giver: Id;
  readonly holder: Id;
  readonly ability: string;
  readonly topic: string | null;
  /** The channel, as JSON. */
  readonly place: string | null;
  readonly starts_at: string;
  readonly ends_at: string | null;
  readonly parent: Id | null;
  readonly state: "waiting" | "active" | "revoked" | "ended" | "fallen";
  readonly closed_at: string | null;
  readonly created_at: string;
}

/** The mailbox of somebody to whom letters were sent. Its id is secret: it opens the page where they refuse more. */
export interface LetterBoxRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  /** The address that refused a letter for good; null for none. */
  readonly bounced: string | null;
  readonly bounced_at: string | null;
  /** What the server answered, as numbers. */
  readonly reason: string | null;
  /** Since when they want nothing that may be refused; null where they do. */
  readonly refused_at: string | null;
  readonly created_at: string;
}
