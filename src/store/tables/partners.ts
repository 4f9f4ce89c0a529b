import type { Id } from "#kernel/ids.ts";

/** The tables of the module partners. */
export interface PartnerTables {
  readonly partners: PartnerRow;
  readonly partner_shares: PartnerShareRow;
  readonly partner_shown: PartnerShownRow;
}

/** A partner as one side has it. What names the other community is no foreign key: no row points abroad. */
export interface PartnerRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  /** Here: on the same installation. Elsewhere: on another one, known by its calendar. */
  readonly kind: "here" | "elsewhere";
  readonly name: string;
  readonly folded: string;
  /** Asked: they have accepted, and we are to confirm. Waiting: we have accepted, and they are to confirm. */
  readonly state: "asked" | "waiting" | "linked" | "ended";
  /** Who brought it about on this side. */
  readonly person: Id;
  readonly far_community: Id | null;
  readonly far_partner: Id | null;
  /** Where the calendar of a partner elsewhere is read. */
  readonly address: string | null;
  /** What names the state that was read (RFC 9110, entity tag). */
  readonly tag: string | null;
  /** What it announces, as JSON: `FarEvent` of the partners. */
  readonly events: string | null;
  readonly read_at: string | null;
  /** Why it could not be read the last time, as JSON; null where it could. */
  readonly trouble: string | null;
  /** The key by which the address of our own calendar for them is signed, sealed. */
  readonly feed_key: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly linked_at: string | null;
  readonly ended_at: string | null;
}

/** Something of one's own that a partner is shown. */
export interface PartnerShareRow {
  readonly community: Id;
  readonly id: Id;
  readonly partner: Id;
  readonly kind: "gathering" | "announcement" | "service" | "campaign";
  readonly subject: Id;
  readonly handle: string;
  /** So many seats of their own; null for the common ones. */
  readonly seats: number | null;
  readonly state: "open" | "ended";
  readonly person: Id;
  /** The row by which it is shown, at the partner's. */
  readonly shown: Id;
  readonly created_at: string;
  readonly ended_at: string | null;
}

/** Something of a partner's that is shown here. */
export interface PartnerShownRow {
  readonly community: Id;
  readonly id: Id;
  readonly partner: Id;
  readonly kind: "gathering" | "announcement" | "service" | "campaign";
  /** Its id at the partner's. */
  readonly subject: Id;
  /** The gathering that shows it here; null for what is no gathering. */
  readonly gathering: Id | null;
  readonly state: "open" | "ended";
  readonly created_at: string;
  readonly ended_at: string | null;
}
