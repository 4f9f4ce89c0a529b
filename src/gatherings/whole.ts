import type { Lead } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { type Notified, roleToNotify } from "#membership/platform-roles.ts";
import { readLead } from "#phrases/durations.ts";
import type { RuleSetting } from "#phrases/rules.ts";
import type { Db } from "#store/db.ts";
import { type Gathering, MOST_ORGANIZERS, type Reveal } from "./gathering.ts";
import { asMarks, type FromWeb, type NamedDays, readNamedDays } from "./named-days.ts";
import { NONE, readWebAddress } from "./web-address.ts";

/** What is said of a gathering as a whole, whatever the date; texts as typed. */
export interface WholeWish {
  /** How long before each date registration closes, or `none`. */
  readonly closes?: string | undefined;
  /** Where an online gathering is joined, or `none`. */
  readonly link?: string | undefined;
  readonly reveal?: Reveal | undefined;
  /** Who organises it beside whoever proposed it. */
  readonly organizers?: readonly GivenPerson[] | undefined;
  /** The address of a cover picture, or `none`. */
  readonly cover?: string | undefined;
  /** Days that are marked on the card: in words, as a calendar file, or `none`. */
  readonly mark?: string | undefined;
  /** Whether freed seats are offered for a time; `usual` for what the community has chosen. */
  readonly offers?: "yes" | "no" | "usual" | undefined;
  /** The role of a platform that its posts notify, or `none`. */
  readonly notify?: string | undefined;
}

/** What holds for a gathering as a whole. */
export type Whole = Pick<Gathering, "closes" | "link" | "reveal" | "organizers" | "cover" | "marks" | "notify" | "offers">;

/** A gathering of which nothing was said. */
export const usualWhole: Whole = {
  closes: null,
  link: null,
  reveal: "registered",
  organizers: [],
  cover: null,
  marks: [],
  notify: null,
  offers: null,
};

/** What takes reading of its own before anything is changed; undefined where nothing was said. */
export interface ReadBefore {
  readonly marks: NamedDays | undefined;
  readonly notified: Notified | null | undefined;
}

/** Whether anything of it was said. */
export function saysWhole(wish: WholeWish): boolean {
  const { closes, link, reveal, organizers, cover, mark, notify, offers } = wish;
  return [closes, link, reveal, organizers, cover, mark, notify, offers].some((value) => value !== undefined);
}

/** Reads it; what was not said stays as it was. Throws a Misuse that names the option. */
export function readWhole(wish: WholeWish, was: Whole, proposer: Id, { marks, notified }: ReadBefore): Whole {
  return {
    closes: wish.closes === undefined ? was.closes : readCloses(wish.closes),
    link: wish.link === undefined ? was.link : readWebAddress("link", wish.link),
    reveal: wish.reveal ?? was.reveal,
    organizers: wish.organizers === undefined ? was.organizers : readOrganizers(wish.organizers, proposer),
    cover: wish.cover === undefined ? was.cover : readCover(wish.cover),
    marks: marks ?? was.marks,
    offers: wish.offers === undefined ? was.offers : wish.offers === "usual" ? null : wish.offers === "yes",
    notify: notified === undefined ? was.notify : (notified?.id ?? null),
  };
}

function readCloses(typed: string): Lead | null {
  if (NONE.test(typed.trim())) return null;
  const read = readLead(typed);
  if (isUnread(read)) throw new Misuse("closes", "gathering-lead-unclear", { typed });
  return read.lead;
}

/** A picture is shown from its address, so everybody's device asks for it: only over a line that nobody changes on the way. */
function readCover(typed: string): string | null {
  if (NONE.test(typed.trim())) return null;
  const url = URL.parse(typed.trim());
  if (url === null || url.protocol !== "https:") throw new Misuse("cover", "gathering-cover-unclear", { typed });
  return url.href;
}

/** Reads what of it is looked up elsewhere: the role to be notified, and the days to be marked. */
export async function readBefore(db: Db, act: Act, wish: WholeWish, setting: RuleSetting, fromWeb: FromWeb): Promise<ReadBefore> {
  return {
    marks: await readMarks(wish.mark, setting, fromWeb),
    notified: wish.notify === undefined ? undefined : await roleToNotify(db, act, wish.notify),
  };
}

async function readMarks(typed: string | undefined, setting: RuleSetting, fromWeb: FromWeb): Promise<NamedDays | undefined> {
  if (typed === undefined) return undefined;
  return NONE.test(typed.trim()) ? [] : asMarks(await readNamedDays("mark", typed, setting, fromWeb));
}

function readOrganizers(people: readonly GivenPerson[], proposer: Id): readonly Id[] {
  const ids = [...new Set(people.map(({ id }) => id))].filter((id) => id !== proposer);
  if (ids.length > MOST_ORGANIZERS) throw new Misuse("organizers", "gathering-organizers-many", { max: MOST_ORGANIZERS });
  return ids;
}
