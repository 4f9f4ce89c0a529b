import type { Id } from "#kernel/ids.ts";

/** The tables of the module works. */
export interface WorkTables {
  readonly works: WorkRow;
  readonly work_comments: WorkCommentRow;
  readonly exhibitions: ExhibitionRow;
  readonly exhibition_works: ExhibitionWorkRow;
}

/** A work that somebody shared. Of one that was withdrawn the handle, the person and the days alone are left. */
export interface WorkRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly kind: "picture" | "recording" | "film" | "text" | "link";
  /** Who shared it. */
  readonly person: Id;
  /** Whose work it is, where that is not the person who shared it. */
  readonly author: string | null;
  /** The author's name, folded, for the gallery by author. */
  readonly author_folded: string;
  readonly technique: string | null;
  readonly year: number | null;
  readonly licence: string;
  readonly text: string | null;
  readonly link: string | null;
  /** What it shows, for those who do not see it. */
  readonly alt: string | null;
  /** Nobody is shown, or everybody who is has agreed; null where it is not asked. */
  readonly consent: "nobody" | "yes" | null;
  /** Whether comments are welcome: 0 or 1. */
  readonly comments: number;
  readonly audience: "everyone" | "members";
  readonly file: Id | null;
  readonly state: "shared" | "withdrawn";
  readonly version: number;
  readonly created_at: string;
  readonly withdrawn_at: string | null;
}

/** What somebody said of a work; numbered from 1 for each work. */
export interface WorkCommentRow {
  readonly community: Id;
  readonly id: Id;
  readonly work: Id;
  readonly number: number;
  readonly person: Id;
  readonly text: string;
  readonly created_at: string;
}

/** Works in an order, from one day through another. */
export interface ExhibitionRow {
  readonly community: Id;
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly folded: string;
  readonly text: string;
  readonly curator: Id;
  readonly from_day: string;
  readonly until_day: string;
  /** The local hour of each day's post, such as `10:00`. */
  readonly hour: string;
  /** Where each day's work is posted: the room's place as JSON; null for where announcements go. */
  readonly place: string | null;
  readonly audience: "everyone" | "members";
  readonly state: "open" | "closed";
  readonly version: number;
  readonly created_at: string;
}

export interface ExhibitionWorkRow {
  readonly community: Id;
  readonly id: Id;
  readonly exhibition: Id;
  readonly work: Id;
  /** Its place in the order, from 1 on. */
  readonly place: number;
  /** The day on which it is posted. */
  readonly day: string;
}
