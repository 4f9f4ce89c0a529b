import type { GivenFile } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** What a work can be, in the order in which the gallery offers them. */
export const KINDS = ["picture", "recording", "film", "text", "link"] as const;

export type WorkKind = (typeof KINDS)[number];

/** What others may do with it: the law's usual terms, those of Creative Commons 4.0, or what belongs to all. */
export const LICENCES = [
  "all-rights",
  "cc-by",
  "cc-by-sa",
  "cc-by-nc",
  "cc-by-nc-sa",
  "cc-by-nd",
  "cc-by-nc-nd",
  "cc0",
  "public-domain",
] as const;

export type Licence = (typeof LICENCES)[number];

export type Audience = "everyone" | "members";

/** A work that somebody shared. Of one that was withdrawn only its handle is left. */
export interface Work {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly kind: WorkKind;
  /** Who shared it. */
  readonly person: Id;
  /** Whose work it is, where somebody else shared it. */
  readonly author: string | null;
  readonly technique: string | null;
  readonly year: number | null;
  readonly licence: Licence;
  readonly text: string | null;
  readonly link: string | null;
  readonly alt: string | null;
  readonly consent: "nobody" | "yes" | null;
  readonly comments: boolean;
  readonly audience: Audience;
  readonly file: Id | null;
  readonly state: "shared" | "withdrawn";
  readonly at: Instant;
}

/** What somebody said of a work. */
export interface Comment {
  readonly number: number;
  readonly person: Id;
  readonly text: string;
  readonly at: Instant;
}

/** What is shared, as it was given. */
export interface Sharing {
  readonly title: string;
  readonly kind?: WorkKind | undefined;
  readonly file?: GivenFile | undefined;
  readonly text?: string | undefined;
  readonly link?: string | undefined;
  readonly author?: string | undefined;
  readonly technique?: string | undefined;
  readonly year?: number | undefined;
  readonly licence?: Licence | undefined;
  readonly consent?: "nobody" | "yes" | "no" | undefined;
  readonly alt?: string | undefined;
  readonly comments?: "yes" | "no" | undefined;
  readonly audience?: Audience | undefined;
}

/** Works whose people can be recognised: their consent is asked for. */
const SHOWING: readonly WorkKind[] = ["picture", "film"];

/** What a file can be shared as. */
const AS: Readonly<Record<GivenFile["sort"], readonly WorkKind[]>> = {
  picture: ["picture"],
  recording: ["recording"],
  film: ["film", "recording"],
  paper: ["text", "picture"],
  text: ["text"],
};

/** What is shared, from what was given: a file by what is in it, else a link, else a text. Refuses what has nothing in it, or a kind that it is not. */
export function kindOf({ kind, file, link, text }: Sharing): WorkKind {
  if (file !== undefined && link !== undefined) throw new Misuse("link", "work-file-or-link");
  if (file !== undefined) {
    const known = AS[file.sort];
    if (kind !== undefined && !known.includes(kind)) throw new Misuse("kind", "work-other-kind", { name: file.name, sort: file.sort });
    return kind ?? (known[0] as WorkKind);
  }
  if (link !== undefined) {
    if (kind === "text") throw new Misuse("kind", "work-link-is-no-text");
    return kind ?? "link";
  }
  if (text === undefined) throw new Misuse("file", "work-nothing");
  if (kind !== undefined && kind !== "text") throw new Misuse("file", "work-needs-file", { kind });
  return "text";
}

/** Refuses what shows people who have not agreed, and asks where it was not said: a picture without it harms somebody. */
export function requireConsent(kind: WorkKind, consent: Sharing["consent"]): Work["consent"] {
  if (consent === "no") throw new Refusal("work-without-consent");
  if (consent === undefined && SHOWING.includes(kind)) throw new Misuse("consent", "work-consent-missing", { kind });
  return consent ?? null;
}

/** The earliest year that can be given; of what is older, the technique may speak. */
export const FIRST_YEAR = 1;

/** Refuses a year that has not begun where the association is. */
export function requireYear(year: number | undefined, thisYear: number): void {
  if (year !== undefined && year > thisYear) throw new Misuse("year", "work-year-ahead", { year: String(year) });
}

/** An address that a browser can follow, as it is kept. Refuses anything else, and one that carries a password. */
export function readLink(typed: string): string {
  const url = URL.parse(typed.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) throw new Misuse("link", "work-link-unreadable");
  if (url.username !== "" || url.password !== "") throw new Misuse("link", "work-link-password");
  return url.href;
}

/** Refuses what is no longer there. */
export function requireShared({ state, handle }: Pick<Work, "state" | "handle">): void {
  if (state === "withdrawn") throw new Refusal("work-withdrawn", { handle });
}

/** Refuses whoever did not share it. */
export function requireSharer(work: Pick<Work, "person" | "handle">, person: Id): void {
  if (work.person !== person) throw new Refusal("work-not-yours", { handle: work.handle });
}
