import type { Id } from "#kernel/ids.ts";

/** The tables of the module announcements. */
export interface AnnouncementTables {
  readonly announcements: AnnouncementRow;
  readonly topics: TopicRow;
  readonly follows: FollowRow;
}

/** Something that is said to many. */
export interface AnnouncementRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly author: Id;
  /** The title in its first language, and as it is searched. */
  readonly title: string;
  readonly folded: string;
  /** Title and text by language, as JSON. */
  readonly texts: string;
  /** What a change of it would say, while that waits for approval; null for none. */
  readonly pending: string | null;
  readonly topic: Id | null;
  /** The channels, as JSON. */
  readonly places: string;
  readonly post_at: string;
  readonly state: "waiting" | "scheduled" | "posted" | "refused" | "withdrawn";
  /** How many people it was counted to reach. */
  readonly reach: number;
  readonly approver: Id | null;
  readonly decided_at: string | null;
  readonly version: number;
  readonly created_at: string;
  /** The role of a platform that its posts notify, by its id in `platform_roles`; null for none. */
  readonly notify: Id | null;
}

/** What announcements may be about, to be followed. */
export interface TopicRow {
  readonly community: Id;
  readonly id: Id;
  readonly name: string;
  readonly folded: string;
  readonly created_at: string;
}

/** How somebody follows a topic: each announcement, a digest of the week, or not at all. */
export interface FollowRow {
  readonly community: Id;
  readonly id: Id;
  readonly person: Id;
  readonly topic: Id;
  readonly how: "each" | "digest" | "off";
  readonly since: string;
}
