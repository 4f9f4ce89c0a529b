import type { Id } from "#kernel/ids.ts";

/** The tables of the module gatherings. */
export interface GatheringTables {
  readonly gatherings: GatheringRow;
  readonly occurrences: OccurrenceRow;
  readonly registrations: RegistrationRow;
  readonly standing_answers: StandingAnswerRow;
  readonly slots: SlotRow;
  readonly slot_takes: SlotTakeRow;
  readonly slot_swaps: SlotSwapRow;
  readonly gathering_messages: GatheringMessageRow;
  readonly workshops: WorkshopRow;
  readonly gathering_materials: GatheringMaterialRow;
  readonly feedbacks: FeedbackRow;
  readonly feedback_results: FeedbackResultRow;
  readonly presences: PresenceRow;
  readonly reminder_wishes: ReminderWishRow;
  readonly calendar_addresses: CalendarAddressRow;
  readonly calendar_sources: CalendarSourceRow;
  readonly gathering_holds: GatheringHoldRow;
}

/** A gathering, or a change of one, that waits or waited for approval. */
export interface GatheringHoldRow {
  readonly community: Id;
  readonly id: Id;
  /** The handle that the gathering will have, or has. */
  readonly handle: string;
  readonly title: string;
  readonly author: Id;
  readonly account: Id | null;
  /** The gathering that a change is of; null for one that is not there yet. */
  readonly gathering: Id | null;
  /** The language in which it was said. */
  readonly locale: string;
  /** What was asked for, as JSON; `null` once its author was forgotten. */
  readonly asked: string;
  readonly state: "waiting" | "approved" | "refused" | "void";
  readonly decider: Id | null;
  readonly decided_at: string | null;
  readonly created_at: string;
}

/** Something people attend: once, or a series. */
export interface GatheringRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  /** Goes up with each act on it or on any of its dates: the lock of the whole, and the order of arrival. */
  readonly version: number;
  /** Who made it, and the account they acted from. */
  readonly organizer: Id;
  readonly account: Id | null;
  readonly title: string;
  /** The title as it is searched. */
  readonly folded: string;
  readonly kind: "meeting" | "workshop" | "seminar" | "action" | "other";
  readonly audience: "everyone" | "members";
  /** IANA name of the zone in which its hours are meant. */
  readonly zone: string;
  /** Most seats that one registration may take. */
  readonly party: number;
  /** What holds from which date on, as JSON: `term.ts`. */
  readonly terms: string;
  /** How long before each date it is announced, as JSON; null for one standing card. */
  readonly post: string | null;
  /** How long before each date the people registered are reminded, as a JSON array. */
  readonly reminders: string;
  /** The places where it is told, as a JSON array. */
  readonly places: string;
  readonly state: "scheduled" | "cancelled";
  readonly reason: string | null;
  /** The start of the next date that takes place; null when none is left. */
  readonly next_start: string | null;
  /** The end of its last date; null when it never ends. */
  readonly ends: string | null;
  /** Goes up when what a calendar shows has changed. */
  readonly sequence: number;
  readonly created_at: string;
  /** Who else may change it, as a JSON array of ids. */
  readonly organizers: string;
  /** How long before each date registration closes, as JSON; null at its hour. */
  readonly closes: string | null;
  /** Where an online gathering is joined. */
  readonly link: string | null;
  /** Who is shown the link. */
  readonly reveal: "everyone" | "registered";
  /** The address of its cover picture. */
  readonly cover: string | null;
  /** Days that its card marks, as a JSON array: `Pause` of the calendar; null for none. */
  readonly marks: string | null;
  /** 1 where freed seats are offered for a time, 0 where they are given; null for what the community has chosen. */
  readonly offers: 0 | 1 | null;
  /** The role of a platform that its posts notify, by its id in `platform_roles`; null for none. */
  readonly notify: Id | null;
  /** What ties it to the gatherings of partners, as JSON: `Tie` of the gatherings; null for nothing. */
  readonly tie: string | null;
  /** 1 where it stands in no list for everyone: neither on the site nor in the calendars that anybody may follow. */
  readonly unlisted: 0 | 1;
}

/** One date of a gathering, as far as it differs from the rule or something hangs on it. */
export interface OccurrenceRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  /** The original local date; with the gathering, its identity. */
  readonly original: string;
  readonly state: "scheduled" | "cancelled";
  readonly reason: string | null;
  /** The local date and hour it was moved to; null where the rule holds. */
  readonly start: string | null;
  /** What else differs on this date, as JSON. */
  readonly changes: string;
  /** Seats taken by those who are going. */
  readonly taken: number;
  /** Seats asked for by those who wait. */
  readonly waiting: number;
  /** Of those, the seats that are offered to somebody for a time. */
  readonly held: number;
  /** When its announcement is due, once that is promised. */
  readonly announced: string | null;
  /** What is shown in the room for people to check in; null until an organiser asks for it. */
  readonly code: string | null;
}

/** What one person has answered for one date. */
export interface RegistrationRow {
  readonly community: Id;
  readonly id: Id;
  readonly occurrence: Id;
  readonly person: Id;
  /** The account that answered. */
  readonly account: Id | null;
  readonly state: "going" | "maybe" | "declined" | "waitlisted";
  readonly seats: number;
  /** How many guests of which kind, as JSON; null when none were named. */
  readonly guests: string | null;
  /** Its place in the order of arrival. */
  readonly place: number;
  readonly answered_at: string;
  /** When a seat was found for somebody who waited. */
  readonly promoted_at: string | null;
  /** Until when a seat is kept for somebody who waits; null while none is offered. */
  readonly offered_until: string | null;
}

/** One person's answer for every date of a series, those to come among them. */
export interface StandingAnswerRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  readonly person: Id;
  readonly account: Id | null;
  readonly answer: "yes" | "maybe";
  readonly seats: number;
  readonly guests: string | null;
  /** The first original date it is for. */
  readonly since: string;
  /** The last original date for which a registration was made of it: what somebody changed since stays changed. */
  readonly applied: string;
  readonly place: number;
  readonly answered_at: string;
}

/** A task to fill or a ride with seats. */
export interface SlotRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  /** The original date it is for; null for every date. */
  readonly original: string | null;
  readonly kind: "task" | "ride";
  readonly name: string;
  readonly folded: string;
  readonly places: number;
  /** Who drives; null for a task. */
  readonly driver: Id | null;
  /** JSON of how long before each date whoever has the task is reminded; null for one that does not go round. */
  readonly rota: string | null;
  readonly created_at: string;
}

/** Who has taken a slot, for which date. */
export interface SlotTakeRow {
  readonly community: Id;
  readonly id: Id;
  readonly slot: Id;
  readonly occurrence: Id;
  readonly person: Id;
  readonly taken_at: string;
}

/** Somebody asks to be relieved of a task on one date, perhaps for another date of theirs. */
export interface SlotSwapRow {
  readonly community: Id;
  readonly id: Id;
  readonly slot: Id;
  readonly occurrence: Id;
  readonly giver: Id;
  /** Who is asked, then who took it; null for whoever goes round with them. */
  readonly receiver: Id | null;
  /** The date that the giver takes in turn. */
  readonly back: Id | null;
  readonly state: "open" | "taken" | "declined" | "withdrawn";
  readonly at: string;
}

/** What stays of one date: words, and where its recording is. */
export interface GatheringMessageRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  readonly occurrence: Id;
  readonly author: Id;
  readonly words: string | null;
  readonly link: string | null;
  readonly at: string;
}

/** What a workshop asks of those who come and offers them. Its id is the gathering's. */
export interface WorkshopRow {
  readonly community: Id;
  readonly id: Id;
  readonly programme: string | null;
  readonly bring: string | null;
  readonly level: string | null;
  readonly age: string | null;
  readonly access: string | null;
  readonly fee: string | null;
  readonly pay: string | null;
  /** Whether those who came are asked what they thought of it. */
  readonly feedback: number;
}

/** Something to read or to follow, for those who are registered. */
export interface GatheringMaterialRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  readonly author: Id;
  readonly title: string;
  readonly folded: string;
  readonly words: string | null;
  readonly link: string | null;
  readonly at: string;
}

/** What somebody thought of one date, until it is counted; then it is gone. */
export interface FeedbackRow {
  readonly community: Id;
  /** Drawn, so that it says nothing of who or when. */
  readonly id: Id;
  readonly occurrence: Id;
  readonly person: Id;
  readonly stars: number;
  readonly words: string | null;
}

/** What all thought of one date, of nobody in particular. Its id is the date's. */
export interface FeedbackResultRow {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  /** JSON: how many gave each number of stars, and what was written, in no order of giving. */
  readonly result: string;
  readonly at: string;
}

/** Whether somebody was there on a date. */
export interface PresenceRow {
  readonly community: Id;
  readonly id: Id;
  readonly occurrence: Id;
  readonly person: Id;
  readonly state: "present" | "absent";
  /** By the code in the room, or by an organiser. */
  readonly way: "code" | "organizer";
  readonly marked_by: Id;
  readonly marked_at: string;
}

/** When somebody wants to be reminded, whatever the gathering says. */
export interface ReminderWishRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  /** As a JSON array of leads; null for what each gathering says. */
  readonly leads: string | null;
  /** Local hours without reminders, `22:00-07:00`; null for those of the community. */
  readonly quiet: string | null;
}

/** A calendar on the web whose days series leave out or mark, as it was read last. */
export interface CalendarSourceRow {
  readonly community: Id;
  readonly id: Id;
  readonly address: string;
  /** What names the state that was read (RFC 9110, entity tag); null where the server gave none. */
  readonly tag: string | null;
  /** Its days, as JSON: `CalendarDays` of the calendar. */
  readonly days: string;
  readonly checked_at: string;
}

/** An address that opens something for whoever knows it. */
export interface CalendarAddressRow {
  readonly community: Id;
  readonly id: Id;
  readonly kind: "feed" | "sheet" | "certificate";
  readonly secret: string;
  readonly person: Id | null;
  readonly gathering: Id | null;
  readonly original: string | null;
  readonly made_at: string;
}
