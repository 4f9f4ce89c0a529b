import type { Id } from "#kernel/ids.ts";

/** The tables of the module assemblies. */
export interface AssemblyTables {
  readonly assemblies: AssemblyRow;
  readonly assembly_electors: AssemblyElectorRow;
  readonly attendances: AttendanceRow;
  readonly proxies: ProxyRow;
  readonly proxy_instructions: ProxyInstructionRow;
  readonly motions: MotionRow;
  readonly electors: ElectorRow;
  readonly ballots: BallotRow;
  readonly box: BoxRow;
  readonly published_ballots: PublishedBallotRow;
  readonly rules: RulesRow;
  readonly speakers: SpeakerRow;
  readonly motion_seconds: MotionSecondRow;
  readonly polls: PollRow;
  readonly poll_answers: PollAnswerRow;
  readonly minutes: MinutesRow;
  readonly calls: CallRow;
  readonly candidates: CandidateRow;
  readonly offices: OfficeRow;
  readonly mandates: MandateRow;
  readonly assembly_letters: AssemblyLetterRow;
}

/** A text put to the vote. */
export interface MotionRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly text: string;
  readonly assembly: Id | null;
  readonly method: string;
  /** As `majority.ts` writes it. */
  readonly majority: string;
  /** JSON array of names; empty for a yes-no motion. */
  readonly choices: string;
  readonly seats: number;
  readonly secret: number;
  readonly state: "draft" | "tabled" | "open" | "closed" | "withdrawn";
  readonly proposer: Id;
  readonly closes_at: string | null;
  readonly opened_at: string | null;
  readonly closed_at: string | null;
  /** How many were entitled when the electorate was frozen, and the hash of its list. */
  readonly entitled: number | null;
  readonly electorate: string | null;
  /** The key of a secret vote, sealed by the vault; gone at the close. */
  readonly sealed_key: string | null;
  /** JSON, at the close. */
  readonly result: string | null;
  readonly version: number;
  readonly created_at: string;
  /** In an assembly: members present and represented when the vote was opened, and the quorum then in force. */
  readonly present: number | null;
  readonly represented: number | null;
  readonly quorum: string | null;
  /** The motion whose text this one amends, and the passage it replaces; null for the whole text. */
  readonly amends: Id | null;
  readonly passage: string | null;
  /** What stood in that text before this amendment was adopted. */
  readonly replaced: string | null;
  /** The closed motion that this one takes up again. */
  readonly reopens: Id | null;
  /** JSON: the draw that was committed to at the opening, its seed sealed until the close; null where no lot may be drawn. */
  readonly draw: string | null;
  /** Most names on a ballot; null for what the method takes. */
  readonly names: number | null;
}

/** One member of a frozen electorate, and whether a ballot was cast: the roll. It keeps no hour. */
export interface ElectorRow {
  readonly community: Id;
  readonly id: string;
  readonly motion: Id;
  readonly person: Id;
  readonly voted: number;
}

/** A ballot of an open vote. */
export interface BallotRow {
  readonly community: Id;
  readonly id: string;
  readonly motion: Id;
  readonly person: Id;
  readonly mark: string;
  readonly cast_at: string;
}

/** A ballot of a secret vote, before the close: a ciphertext under the motion's key, found by its receipt alone. */
export interface BoxRow {
  readonly community: Id;
  readonly id: string;
  readonly motion: Id;
  readonly sealed: string;
}

/** A ballot of a secret vote, after the close: in the open, under its receipt. */
export interface PublishedBallotRow {
  readonly community: Id;
  readonly id: string;
  readonly motion: Id;
  readonly receipt: string;
  readonly mark: string;
}

/** A meeting of the members that decides. */
export interface AssemblyRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly kind: "ordinary" | "extraordinary";
  readonly start: string;
  readonly place: string | null;
  /** As `quorum.ts` writes it; `none` for none. */
  readonly quorum: string;
  /** The quorum of a second notice, or null where there is none. */
  readonly second_quorum: string | null;
  /** Most proxies that one person may hold; null where the statutes set no limit. */
  readonly proxies: number | null;
  /** Who is a member in good standing at this instant may vote. */
  readonly record: string;
  /** JSON array of titles, beside the motions. */
  readonly agenda: string;
  readonly state: "convened" | "open" | "closed";
  readonly convener: Id;
  readonly entitled: number | null;
  readonly electorate: string | null;
  readonly opened_at: string | null;
  readonly closed_at: string | null;
  readonly version: number;
  readonly created_at: string;
  /** The rules it keeps, as `rules.ts` writes them, and the day since which they were in force; null where none were set. */
  readonly rules: string | null;
  readonly rules_since: string | null;
  /** Who chairs it; the convener unless somebody else was named at the opening. */
  readonly chair: Id | null;
  /** JSON array of what the rules do not allow and record all the same. */
  readonly irregularities: string;
  /** JSON: who was there at the opening, and whether they were enough. */
  readonly opening: string | null;
  /** When an adjourned assembly goes on. */
  readonly resumes_at: string | null;
  /** The assembly that lacked its quorum, where this is the second call. */
  readonly second_of: Id | null;
}

/** The rules for one kind of assembly from a day on. */
export interface RulesRow {
  readonly community: Id;
  readonly id: Id;
  readonly kind: "ordinary" | "extraordinary";
  /** A local day. */
  readonly in_force: string;
  /** JSON, as `rules.ts` writes it. */
  readonly rules: string;
  readonly author: Id;
  readonly created_at: string;
}

/** Somebody who asked to speak, in the order of asking. */
export interface SpeakerRow {
  readonly community: Id;
  readonly id: Id;
  readonly assembly: Id;
  readonly person: Id;
  readonly asked_at: string;
  readonly done_at: string | null;
}

/** A member who supports that a motion be put to the vote. */
export interface MotionSecondRow {
  readonly community: Id;
  readonly id: string;
  readonly motion: Id;
  readonly person: Id;
  readonly seconded_at: string;
}

/** A quick consultation. */
export interface PollRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  /** JSON array of names. */
  readonly choices: string;
  /** Whether several may be chosen, whether answers stay anonymous, whether the result shows before the close. */
  readonly many: number;
  readonly anonymous: number;
  readonly live: number;
  readonly state: "open" | "closed";
  readonly asker: Id;
  readonly closes_at: string | null;
  readonly closed_at: string | null;
  /** The key of an anonymous poll, sealed by the vault; gone at the close. */
  readonly sealed_key: string | null;
  /** JSON, at the close. */
  readonly result: string | null;
  readonly version: number;
  readonly created_at: string;
}

/** What one person answered to a poll; sealed while an anonymous one is open, gone after it. */
export interface PollAnswerRow {
  readonly community: Id;
  readonly id: string;
  readonly poll: Id;
  readonly person: Id;
  readonly answer: string;
}

/** A member entitled to vote in an assembly. */
export interface AssemblyElectorRow {
  readonly community: Id;
  readonly id: string;
  readonly assembly: Id;
  readonly person: Id;
}

/** One stay of a person at an assembly: the attendance sheet has the hour of arrival and of departure. */
export interface AttendanceRow {
  readonly community: Id;
  readonly id: Id;
  readonly assembly: Id;
  readonly person: Id;
  readonly arrived_at: string;
  readonly left_at: string | null;
}

/** A member who has another one vote for them. */
export interface ProxyRow {
  readonly community: Id;
  readonly id: Id;
  readonly assembly: Id;
  readonly giver: Id;
  readonly holder: Id;
  readonly state: "active" | "revoked" | "declined";
  readonly given_at: string;
  readonly ended_at: string | null;
  /** Given without naming anybody: the rules say who holds it. */
  readonly blank: number;
}

/** The minutes of an assembly. */
export interface MinutesRow {
  readonly community: Id;
  readonly id: Id;
  readonly assembly: Id;
  readonly state: "draft" | "approved";
  readonly locale: string;
  /** JSON: what the secretary wrote in place of a section, by its key. */
  readonly corrections: string;
  readonly secretary: Id;
  readonly drafted_at: string;
  readonly approved_at: string | null;
  readonly approver: Id | null;
  /** Once approved: the document as data, its text, and the hash of that text. */
  readonly document: string | null;
  readonly text: string | null;
  readonly hash: string | null;
  readonly version: number;
}

/** A call for candidates: the election is the motion it belongs to. */
export interface CallRow {
  readonly community: Id;
  readonly id: Id;
  readonly motion: Id;
  readonly office: string;
  readonly closes_at: string | null;
  /** Most elected of one employer or section; null for no limit. */
  readonly most_per_section: number | null;
  /** Which round this is, and in which one most votes are enough. */
  readonly round: number;
  readonly rounds: number;
  /** Months for which whoever is elected holds the office; null where no mandate is entered. */
  readonly term: number | null;
  readonly thirds: number;
}

/** Somebody who stands for election, or was named for it. */
export interface CandidateRow {
  readonly community: Id;
  readonly id: Id;
  readonly motion: Id;
  readonly person: Id;
  /** As it stands on the ballot. */
  readonly name: string;
  readonly state: "named" | "accepted" | "declined" | "withdrawn";
  readonly section: string | null;
  /** A local day; only where the eldest is to win a tie. */
  readonly born: string | null;
  readonly nominated_by: Id;
  readonly since: string;
}

/** An office that people are elected to. */
export interface OfficeRow {
  readonly community: Id;
  readonly id: Id;
  readonly name: string;
  readonly folded: string;
  readonly seats: number;
  /** Months of one mandate; null where they are not fixed. */
  readonly term: number | null;
  /** Most mandates of one person in a row; null for no limit. */
  readonly most: number | null;
  readonly created_at: string;
}

/** One mandate: local days, the last one included. */
export interface MandateRow {
  readonly community: Id;
  readonly id: Id;
  readonly office: Id;
  readonly person: Id;
  /** The election, where it was held here. */
  readonly motion: Id | null;
  /** What else it was given by. */
  readonly elected_by: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly ended_day: string | null;
  readonly reason: string | null;
  readonly created_at: string;
}

/** How whoever gave a proxy wants it to vote on one motion. */
export interface ProxyInstructionRow {
  readonly community: Id;
  readonly id: string;
  readonly assembly: Id;
  readonly giver: Id;
  readonly motion: Id;
  readonly mark: string;
}

/** A notice of an assembly that was given to a member on paper, by hand or by post. */
export interface AssemblyLetterRow {
  readonly community: Id;
  readonly id: Id;
  readonly assembly: Id;
  readonly person: Id;
  readonly handed_by: Id;
  readonly handed_at: string;
}
