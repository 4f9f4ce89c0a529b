import type { Assembly } from "#assemblies/assembly.ts";
import type { Motion } from "#assemblies/motion.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import type { Paper, PaperPart } from "#papers/paper.ts";

/** One member of the electorate on the roll: when they were there, or who represented them. */
export interface OnRoll {
  readonly name: string;
  readonly stays: readonly { readonly arrived: Instant; readonly left: Instant | null }[];
  /** Who represented them; null for nobody. */
  readonly holder: string | null;
}

/** A proxy as it is annexed. */
export interface AnnexedProxy {
  readonly from: string;
  readonly to: string;
  readonly given: Instant;
  readonly ended: Instant | null;
  readonly state: "active" | "revoked" | "declined";
}

/** A motion with what the minutes say beside its text. */
export interface MinutedMotion {
  readonly motion: Motion;
  readonly proposer: string;
  readonly seconds: number;
  readonly amendments: readonly MinutedMotion[];
}

/** A vote that could not be held for want of a quorum, and when that was seen. */
export interface Unheld {
  readonly handle: string;
  readonly at: Instant;
}

/** The motions that an assembly left undecided to its second call. */
export interface CarriedOver {
  readonly to: string;
  readonly motions: readonly { readonly id: Id; readonly handle: string; readonly title: string }[];
}

/** Everything that the minutes of an assembly say, as the record has it. */
export interface MinutesFacts {
  readonly association: string;
  /** Its registered office; empty where nobody has said. */
  readonly seat: string;
  readonly assembly: Assembly;
  readonly chair: string;
  readonly convener: string;
  readonly secretary: string;
  readonly entitled: number;
  readonly notice: { readonly from: Instant | null; readonly ways: readonly string[]; readonly reached: number; readonly missing: number };
  readonly roll: readonly OnRoll[];
  readonly proxies: readonly AnnexedProxy[];
  readonly motions: readonly MinutedMotion[];
  /** The hours at which the session was broken off. */
  readonly adjourned: readonly Instant[];
  readonly unheld: readonly Unheld[];
  /** Null where there is no second call. */
  readonly carried: CarriedOver | null;
  /** The handle of the assembly whose second call this is. */
  readonly first: string | null;
}

/** One section as the minutes show it. */
export interface MinutesSection {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly PaperPart[];
}

/** The minutes of an assembly: whoever keeps them corrects the draft; approved, they are kept as they were. */
export interface Minutes {
  readonly assembly: Id;
  readonly state: "draft" | "approved";
  readonly locale: Locale;
  /** What the secretary wrote, by the key of its section. */
  readonly corrections: Readonly<Record<string, string>>;
  readonly secretary: Id;
  readonly draftedAt: Instant;
  readonly approvedAt: Instant | null;
  readonly hash: string | null;
  readonly version: number;
}

/** What is kept of approved minutes. */
export interface Frozen {
  readonly paper: Paper;
  readonly sections: readonly MinutesSection[];
}

/** The sections whose words the secretary may write anew; of the others the figures stay, and the words are added to them. */
const REWRITTEN = ["session", "agenda", "debates", "documents", "incidents", "closing"];

/** Whether the secretary's words stand in place of a section: figures, texts and verdicts are the record's. */
export function isRewritten(key: string): boolean {
  return REWRITTEN.includes(key);
}

/** The section that is named by its number, its key, its title, or the handle of a motion. Throws a Misuse. */
export function sectionNamed(sections: readonly Pick<MinutesSection, "key" | "title">[], typed: string): string {
  const wanted = fold(typed);
  const byNumber = /^\d{1,3}$/.test(wanted) ? sections[Number(wanted) - 1] : undefined;
  const found = byNumber ?? sections.find(({ key, title }) => fold(key) === wanted || fold(title) === wanted);
  if (found === undefined) throw new Misuse("section", "minutes-section-unknown", { typed: typed.slice(0, 60), known: sections.length });
  return found.key;
}

/** Refuses minutes of what has not begun. */
export function requireBegun(assembly: Pick<Assembly, "state" | "handle">): void {
  if (assembly.state === "convened") throw new Refusal("minutes-too-early", { handle: assembly.handle });
}

/** Refuses to change what was approved: whoever holds a copy holds the same words. */
export function requireDraft(minutes: Pick<Minutes, "state" | "approvedAt">, handle: string): void {
  if (minutes.state === "approved") throw new Refusal("minutes-frozen", { handle, when: { moment: minutes.approvedAt ?? (0 as Instant) } });
}

/** Refuses to approve minutes while the assembly goes on. */
export function requireOver(assembly: Pick<Assembly, "state" | "handle">): void {
  if (assembly.state !== "closed") throw new Refusal("minutes-not-over", { handle: assembly.handle });
}
