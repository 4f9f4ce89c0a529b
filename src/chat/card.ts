import type { Locale } from "#locales/locale.ts";
import type { Prose } from "./prose.ts";

/** How the news is: nothing special, good, to be looked at, or over. Never a colour; platforms choose how to show it. */
export type Tone = "calm" | "good" | "warning" | "closed";

/** One line of a count: what was chosen, how often. */
export interface TallyRow {
  readonly label: string;
  readonly count: number;
}

/**
 * What a card is made of. A block says what a thing is, not how it looks. `more` is the address of the press that shows
 * the whole: a platform with less room shows the beginning and a button; without it what is too long is divided.
 */
export type Block =
  | { readonly kind: "paragraph"; readonly text: Prose; readonly more?: string }
  | { readonly kind: "facts"; readonly facts: readonly (readonly [label: string, value: Prose])[] }
  | { readonly kind: "list"; readonly items: readonly Prose[]; readonly more?: string }
  | { readonly kind: "tally"; readonly rows: readonly TallyRow[] }
  | { readonly kind: "progress"; readonly label: string; readonly have: number; readonly need: number }
  | { readonly kind: "quote"; readonly text: Prose; readonly more?: string }
  | { readonly kind: "picture"; readonly url: string; readonly alt: string }
  | { readonly kind: "file"; readonly name: string; readonly url: string; readonly alt: string }
  | { readonly kind: "divider" };

/** How much a button weighs: the one thing to do, an ordinary one, or one that takes something away. */
export type Weight = "main" | "plain" | "danger";

/** One choice of a pick: `value` comes back, `label` is shown. */
export interface PickChoice {
  readonly value: string;
  readonly label: string;
  readonly about?: string;
}

/** What can be pressed or picked. Addresses are written by `writeAddress`. */
export type Control =
  | { readonly kind: "press"; readonly label: string; readonly address: string; readonly weight: Weight }
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  | {
      readonly kind: "pick";
      readonly label: string;
      readonly address: string;
      readonly choices: readonly PickChoice[];
      readonly many: boolean;
      readonly chosen?: readonly string[];
    };

/** A group of a platform's own that may be notified as a whole: a role of a server. */
export interface Group {
  readonly platform: string;
  readonly team: string;
  /** The platform's own id. */
  readonly group: string;
  readonly name: string;
}

/**
 * What is shown, as data. `summary` is the whole in one plain sentence: the notification, the screen reader's sentence,
 * the fallback where nothing else can be shown.
 */
export interface Card {
  readonly summary: string;
  readonly tone: Tone;
  readonly title: Prose;
  readonly blocks: readonly Block[];
  readonly controls: readonly (readonly Control[])[];
  readonly footer?: Prose;
  /** The language that it is written in, once it has been fitted: marks between its words follow that language. */
  readonly locale?: Locale;
  /** The one group that is notified where this is posted, on its own platform and in its own space alone. */
  readonly notify?: Group;
  /** Where it goes to a mailbox: whose letter it is, to whom, and the page where its reader refuses more of its kind (null where nobody can). */
  readonly letter?: { readonly from: string; readonly to: string; readonly refuse: string | null };
  /** What it showed before and shows no more was withdrawn: a platform that keeps pictures beside the message deletes them there too. */
  readonly forgets?: true;
  /** It shows what is to be read, not kept: where messages with one person stay for ever, a platform that can shows it so that it does not. */
  readonly passing?: true;
  /** The name of a thread to open below it where it is posted, on platforms that have threads of their own. */
  readonly thread?: string;
  /** Where the card hangs below which this is said, on platforms that have threads; elsewhere it is posted like any other. */
  readonly below?: string;
}

/** The values of one card row that may be left out when it is built. */
export type CardParts = Pick<Card, "summary" | "title"> & Partial<Omit<Card, "summary" | "title">>;

/** A card with the usual values for what is not said: calm, no blocks, no controls. */
export function card(parts: CardParts): Card {
  return { tone: "calm", blocks: [], controls: [], ...parts };
}

export function paragraph(text: Prose): Block {
  return { kind: "paragraph", text };
}

export function facts(...pairs: readonly (readonly [label: string, value: Prose] | null)[]): Block {
  return { kind: "facts", facts: pairs.filter((pair) => pair !== null) };
}

export function list(items: readonly Prose[]): Block {
  return { kind: "list", items };
}

export function quote(text: Prose): Block {
  return { kind: "quote", text };
}

/**
 * A file to take away: `name` with its ending (letters, digits, dots and dashes), `media` its type, such as `text/csv`,
 * `alt` what it is, in a few words. The whole of it travels in the card, as a data URL.
 */
export function file(name: string, media: string, content: string | Uint8Array, alt: string): Block {
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(name)) throw new RangeError(`"${name}" is no name for a file.`);
  return { kind: "file", name, alt, url: `data:${media};base64,${Buffer.from(content).toString("base64")}` };
}

/** What a file block carries. */
export function contentOf(block: Extract<Block, { kind: "file" }>): { readonly media: string; readonly bytes: Buffer } {
  const [, media = "", text = ""] = /^data:([^;,]*)(?:;[^,]*)?,(.*)$/s.exec(block.url) ?? [];
  return { media, bytes: Buffer.from(text, "base64") };
}

/** A button. `weight` is plain unless said. */
export function pressControl(label: string, address: string, weight: Weight = "plain"): Control {
  return { kind: "press", label, address, weight };
}
