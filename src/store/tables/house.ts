import type { Id } from "#kernel/ids.ts";

/** The tables that every module stands on. */
export interface HouseTables {
  readonly communities: CommunityRow;
  readonly spaces: SpaceRow;
  readonly handles: HandleRow;
  readonly heard: HeardRow;
  readonly audit: AuditRow;
  readonly one_time_links: OneTimeLinkRow;
  readonly web_sessions: WebSessionRow;
  readonly memos: MemoRow;
  readonly migrations: MigrationRow;
}

/** An association. `community` and `id` are the same, so that this table too has both. */
export interface CommunityRow {
  readonly community: Id;
  readonly id: Id;
  readonly name: string;
  /** IANA name of its time zone. */
  readonly zone: string;
  /** BCP 47 language tag, `en` or `fr`. */
  readonly locale: string;
  /** What it has chosen, as JSON. */
  readonly settings: string;
  /** Goes up by one with each change of the settings. */
  readonly version: number;
  readonly created_at: string;
}

/** A Discord server, a Slack workspace or the playground, attached to a community. */
export interface SpaceRow {
  readonly community: Id;
  readonly id: Id;
  readonly platform: string;
  /** The platform's own name for it: a server, a workspace or an enterprise. One belongs to one community. */
  readonly team: string;
  readonly name: string;
  /** The platform's own id of the channel where announcements go, when one was chosen. */
  readonly announcements: string | null;
  readonly created_at: string;
}

/** The last number given for a letter of handles; `id` is the letter. */
export interface HandleRow {
  readonly community: Id;
  readonly id: string;
  readonly last: number;
}

/** What a platform has delivered, so that the same delivery is not acted on twice. `id` is `platform/key`. */
export interface HeardRow {
  readonly community: Id;
  readonly id: string;
  /** The address of what came of it, never the text. */
  readonly subject: string;
  readonly at: string;
}

/** Who did what, when. It never holds what somebody wrote. */
export interface AuditRow {
  readonly community: Id;
  readonly id: Id;
  readonly at: string;
  /** The person, or null when the house acted by itself. */
  readonly actor: Id | null;
  /** The account that the person acted from. */
  readonly account: Id | null;
  readonly action: string;
  readonly subject: string;
  /** Facts as JSON. */
  readonly facts: string;
}

/** A link that opens one page once. `id` is of its own; who has the token whose hash this is has the link. */
export interface OneTimeLinkRow {
  readonly community: Id;
  readonly id: Id;
  readonly hash: string;
  readonly purpose: string;
  readonly subject: Id;
  /** Facts as JSON. */
  readonly facts: string;
  readonly expires_at: string;
  readonly used_at: string | null;
  readonly created_at: string;
}

/** Somebody who uses the pages in the browser, as one account. Who has the token whose hash this is has the session. */
export interface WebSessionRow {
  readonly community: Id;
  readonly id: Id;
  readonly hash: string;
  readonly account: Id;
  readonly created_at: string;
  readonly seen_at: string;
  readonly expires_at: string;
}

/** What the house remembers about itself, of no community: the version of the zone data, for one. */
export interface MemoRow {
  readonly name: string;
  readonly value: string;
}

/** A migration that has been done. */
export interface MigrationRow {
  readonly name: string;
  readonly at: string;
}
