import type { Answer, Audience } from "./answer.ts";
import type { Card } from "./card.ts";
import type { InputKind } from "./form.ts";
import type { SuggestSource } from "./option.ts";
import type { Place } from "./place.ts";
import type { Voice } from "./voice.ts";

/** An account as its platform names it. `team` is the server or workspace; `owner` is who may set Parvis up there. */
export interface AccountRef {
  readonly platform: string;
  readonly team: string;
  readonly user: string;
}

/** What a platform knows of an account when it speaks. `locale` and `zone` are null where the platform does not say. */
export interface Speaker extends AccountRef {
  readonly name: string;
  readonly locale: string | null;
  readonly zone: string | null;
  readonly owner: boolean;
  /** The groups that the platform has put them in, by its own ids; not given where it does not say now, null where it never does. */
  readonly roles?: readonly string[] | null;
}

/** What was said: a typed line, a command with its options as text, a press, a pick, or a form sent. */
export type Said =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "command"; readonly path: string; readonly given: Readonly<Record<string, string>> }
  | { readonly kind: "press"; readonly address: string }
  | { readonly kind: "pick"; readonly address: string; readonly values: readonly string[] }
  | { readonly kind: "form"; readonly address: string; readonly values: Readonly<Record<string, string>> };

/** A file that somebody sent along, before it is fetched. `size` in bytes, null where the platform does not say. */
export interface SentFile {
  readonly name: string;
  readonly size: number | null;
  /** The whole of it, at most `most` bytes; `gone` where the platform does not give it. Never rejects for what happens on the way. */
  readonly bytes: (most: number) => Promise<Uint8Array | "too large" | "gone">;
}

/** One thing said by somebody on a platform. `key` is unique on the platform for each delivery; null where it has none. */
export interface Utterance {
  readonly speaker: Speaker;
  readonly key: string | null;
  /** Null in private. */
  readonly place: Place | null;
  readonly said: Said;
  /** The file that the text of an option names (an attachment, an upload); null where this speaker has sent no such file. Not given: none can be sent. */
  readonly open?: (reference: string) => Promise<SentFile | null>;
  /** What its people call the space; asked for when an association is set up there, and left out by a platform that has only rooms. */
  readonly spaceName?: () => Promise<string | null>;
}

/** How a call ended: done, a form or a question before it is done, refused by a rule, not understood, or a fault of ours. */
export type Outcome = "done" | "asked" | "refused" | "misuse" | "incident";

/** What is answered, to whom, in whose voice. */
export interface Reply {
  readonly outcome: Outcome;
  readonly audience: Audience;
  readonly answer: Answer;
  readonly voice: Voice;
}

/** One suggestion while an option is typed. */
export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

/** What somebody finds at their own page: their cards, in their voice. */
export interface Home {
  readonly cards: readonly Card[];
  readonly voice: Voice;
}

/** Dispatch, as the platforms see it. Never rejects. */
export interface Ears {
  readonly hear: (utterance: Utterance) => Promise<Reply>;
  /** What concerns one person now, for platforms that have a page for each: gatherings, votes to cast, help, what a role asks. */
  readonly home: (speaker: Speaker) => Promise<Home>;
  /** At most 25 suggestions for an option of a command, from one indexed query. */
  readonly suggest: (speaker: Speaker, what: SuggestSource, typed: string) => Promise<readonly Suggestion[]>;
}

/**
 * What became of something sent: where it hangs, or why not. `later` in milliseconds, null when the platform does not say.
 * `unsure`: it may have been taken or not, and there is no way to find out; sending again could tell it twice.
 */
export type Sent =
  | { readonly kind: "done"; readonly where: string }
  | { readonly kind: "later"; readonly wait: number | null }
  | { readonly kind: "never"; readonly reason: string }
  | { readonly kind: "unsure"; readonly reason: string }
  | { readonly kind: "broken"; readonly reason: string };

/** What became of an edit: shown, or the message is gone, or as for sending. */
export type Edited = Exclude<Sent, { kind: "done" | "unsure" }> | { readonly kind: "done" } | { readonly kind: "gone" };

/** What a platform can do, as data. `nonce`: it drops a second post with the same key. */
export interface Can {
  readonly forms: readonly InputKind[];
  readonly whisper: boolean;
  readonly edit: boolean;
  readonly thread: boolean;
  readonly nonce: boolean;
}

/** The numbers that cards are fitted to before they are rendered. */
export interface Limits {
  readonly titleLength: number;
  readonly paragraphLength: number;
  readonly listItems: number;
  readonly factCount: number;
  readonly buttonsPerRow: number;
  readonly rows: number;
  readonly buttonLabel: number;
  readonly pickChoices: number;
  readonly formTitle: number;
  readonly formInputs: number;
  readonly inputLabel: number;
  readonly inputLength: number;
  /** Characters of everything together. */
  readonly total: number;
}

/** A way of hearing and showing the same things. Nothing here is optional: what differs is data. */
export interface Platform {
  readonly name: string;
  readonly can: Can;
  readonly limits: Limits;
  /** Connects, and calls `ears` for what arrives. */
  readonly start: (ears: Ears) => Promise<void>;
  /** Stops listening and lets what is in flight finish. */
  readonly stop: () => Promise<void>;
  /** Whether something can be heard over it now; true where nothing has to be held open for that. */
  readonly stands: () => boolean;
  /** Posts in a room. `key` is the same for every attempt at the same post. */
  readonly post: (place: Place, card: Card, key: string) => Promise<Sent>;
  /** Shows the card in the place of what hangs at `where`. */
  readonly edit: (where: string, card: Card) => Promise<Edited>;
  /** Tells one account in private. */
  readonly whisper: (account: AccountRef, card: Card, key: string) => Promise<Sent>;
}
