import { type Block, type Card, type Control, contentOf, type Tone } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { Limits } from "#chat/platform.ts";
import { type Prose, plainText } from "#chat/prose.ts";
import { beginningOf, shortened } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import { writeCustomId } from "./custom-id.ts";
import {
  BUTTON_URL,
  CHOICE_TEXT,
  discordLimits,
  MESSAGE_BYTES,
  MESSAGE_COMPONENTS,
  MESSAGE_TEXT,
  PICTURE_ALT,
  PLACEHOLDER,
} from "./limits.ts";
import { escapeText, isFollowable, markup, type Users } from "./prose.ts";

/** A component of a message, as the Components Reference names its fields. */
export type Component =
  | { readonly type: 1; readonly components: readonly Component[] }
  | { readonly type: 2; readonly style: 1 | 2 | 3 | 4; readonly label: string; readonly custom_id: string }
  | { readonly type: 2; readonly style: 5; readonly label: string; readonly url: string }
  | {
      readonly type: 3;
      readonly custom_id: string;
      readonly placeholder: string;
      readonly min_values: number;
      readonly max_values: number;
      readonly options: readonly {
        readonly label: string;
        readonly value: string;
        readonly description?: string;
        readonly default?: true;
      }[];
    }
  | { readonly type: 10; readonly content: string }
  | { readonly type: 12; readonly items: readonly { readonly media: { readonly url: string }; readonly description: string }[] }
  | { readonly type: 13; readonly file: { readonly url: string } }
  | { readonly type: 14; readonly divider: true; readonly spacing: 1 }
  | { readonly type: 17; readonly accent_color: number; readonly components: readonly Component[] };

/** A file that goes beside the message. */
export interface MessageFile {
  readonly name: string;
  readonly data: Buffer;
  readonly alt: string;
}

/** A message as it is sent: `flags` say that it is of the second version of components. */
export interface Message {
  readonly components: readonly Component[];
  readonly files: readonly MessageFile[];
  /** Only those are notified who are named in the card. */
  readonly users: readonly string[];
  /** The one role that is notified, where the card asks for it. */
  readonly roles: readonly string[];
}

/** What rendering must know besides the card. */
export interface Showing {
  readonly voice: Voice;
  readonly users: Users;
  /** The server that a message in private is about; null in a channel. */
  readonly team: string | null;
  /** The server in whose channel it hangs by itself, where a role may be notified; an answer notifies none. */
  readonly server?: string | null;
}

const COLOURS: Readonly<Record<Tone, number>> = { calm: 0x5c8374, good: 0x3c8f5a, warning: 0xc98a1b, closed: 0x7d8590 };
const STYLES = { main: 1, plain: 2, danger: 4 } as const;
const CELLS = 10;

/**
 * A card as one message within every limit. It is fitted first; where escaping or a script with long characters makes it
 * too large all the same, it is fitted more tightly. What can never be shown as one, since its controls find no room, is a
 * mistake of ours: a RangeError.
 */
export function messageOf(card: Card, showing: Showing): Message {
  for (const share of [1, 0.7, 0.5, 0.35, 0.2, 0.1]) {
    const made = drawn(fitCard(card, scaled(share), showing.voice), showing);
    if (isWithin(made)) return made;
  }
  throw new RangeError(`The card "${card.summary}" fits no message.`);
}

/** One sentence as a message. */
export function sentenceOf(text: Prose, showing: Showing): Message {
  const content = markup(text, showing.users);
  if (content.length > MESSAGE_TEXT || Buffer.byteLength(content) > MESSAGE_BYTES) {
    return messageOf(
      { summary: plainText(text), tone: "calm", title: beginningOf(text, 100), blocks: [{ kind: "paragraph", text }], controls: [] },
      showing,
    );
  }
  return { components: [{ type: 10, content }], files: [], users: usersIn(text, showing.users), roles: [] };
}

/** The people whom a card names. */
export function peopleIn(card: Card): readonly string[] {
  return [...new Set(prosesIn(card).flatMap((text) => text.flatMap((span) => (span.kind === "member" ? [span.person] : []))))];
}

function prosesIn(card: Card): readonly Prose[] {
  const inside = card.blocks.flatMap((block): readonly Prose[] => {
    if (block.kind === "list") return block.items;
    if (block.kind === "facts") return block.facts.map(([, value]) => value);
    return "text" in block ? [block.text] : [];
  });
  return [card.title, ...inside, ...(card.footer === undefined ? [] : [card.footer])];
}

function usersIn(text: Prose, users: Users): readonly string[] {
  return [...new Set(text.flatMap((span) => (span.kind === "member" ? [users.get(span.person)] : [])))].filter(
    (user) => user !== undefined,
  );
}

function scaled(share: number): Limits {
  const { total, paragraphLength } = discordLimits;
  return { ...discordLimits, total: Math.floor(total * share), paragraphLength: Math.floor(paragraphLength * share) };
}

function isWithin({ components }: Message): boolean {
  const all = flat(components);
  const text = all.map((each) => (each.type === 10 ? each.content : "")).join("");
  return all.length <= MESSAGE_COMPONENTS && text.length <= MESSAGE_TEXT && Buffer.byteLength(text) <= MESSAGE_BYTES;
}

function flat(components: readonly Component[]): readonly Component[] {
  return components.flatMap((each) => ("components" in each ? [each, ...flat(each.components)] : [each]));
}

function drawn(card: Card, showing: Showing): Message {
  const { users, voice, team } = showing;
  const files: MessageFile[] = [];
  const parts: Component[] = [{ type: 10, content: `### ${oneLine(markup(card.title, users))}` }];
  for (const block of card.blocks) addBlock(parts, files, block, users, voice);
  if (card.footer !== undefined && plainText(card.footer).trim() !== "")
    parts.push({ type: 10, content: smallPrint(markup(card.footer, users)) });
  parts.push(...rowsOf(card.controls, team));
  const container: Component = { type: 17, accent_color: COLOURS[card.tone], components: neighboursJoined(parts) };
  const named = [...new Set(prosesIn(card).flatMap((text) => usersIn(text, users)))];
  const role = roleToNotify(card, showing);
  const called: readonly Component[] = role === null ? [] : [{ type: 10, content: `<@&${role}>` }];
  return { components: [...called, container], files, users: named, roles: role === null ? [] : [role] };
}

/** The role that the card asks to notify, in its own server alone. */
function roleToNotify({ notify }: Card, { server }: Showing): string | null {
  return notify !== undefined && notify.platform === "discord" && notify.team === server && /^\d+$/.test(notify.group)
    ? notify.group
    : null;
}

/** Texts that follow one another become one where there would be too many components. */
function neighboursJoined(parts: readonly Component[]): readonly Component[] {
  if (flat(parts).length + 1 <= MESSAGE_COMPONENTS) return parts;
  const joined: Component[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === 10 && last?.type === 10) joined[joined.length - 1] = { type: 10, content: `${last.content}\n\n${part.content}` };
    else joined.push(part);
  }
  return joined;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}

function smallPrint(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.trim() === "" ? line : `-# ${line}`))
    .join("\n");
}

function addBlock(parts: Component[], files: MessageFile[], block: Block, users: Users, voice: Voice): void {
  if (block.kind === "picture") {
    parts.push(...pictureOf(block, files));
    return;
  }
  if (block.kind === "file") {
    parts.push({ type: 10, content: escapeText(block.alt) }, { type: 13, file: { url: `attachment://${block.name}` } });
    files.push({ name: block.name, data: contentOf(block).bytes, alt: shortened(block.alt, PICTURE_ALT) });
    return;
  }
  if (block.kind === "divider") {
    parts.push({ type: 14, divider: true, spacing: 1 });
    return;
  }
  const content = textOf(block, users, voice);
  if (content.trim() !== "") parts.push({ type: 10, content });
}

function textOf(block: Exclude<Block, { kind: "picture" | "file" | "divider" }>, users: Users, voice: Voice): string {
  switch (block.kind) {
    case "paragraph":
      return markup(block.text, users);
    case "facts":
      return block.facts.map(([label, value]) => `**${escapeText(label)}** ${markup(value, users)}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${markup(item, users).replaceAll("\n", "\n  ")}`).join("\n");
    case "tally": {
      const most = Math.max(1, ...block.rows.map((row) => row.count));
      return block.rows
        .map((row) => `${bar(row.count / most)} **${escapeText(row.label)}** ${escapeText(voice.number(row.count))}`)
        .join("\n");
    }
    case "progress": {
      const share = block.need === 0 ? 1 : block.have / block.need;
      return `${bar(share)} **${escapeText(block.label)}** ${voice.number(block.have)}/${voice.number(block.need)}`;
    }
    case "quote":
      return markup(block.text, users)
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    default:
      return block satisfies never;
  }
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * CELLS);
  return `${"▰".repeat(full)}${"▱".repeat(CELLS - full)}`;
}

/** Pictures that Discord draws; any other goes beside the message as a file, under its own words. */
const DRAWN: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp", "image/gif": "gif" };

function pictureOf(block: Extract<Block, { kind: "picture" }>, files: MessageFile[]): readonly Component[] {
  const description = shortened(block.alt, PICTURE_ALT);
  if (isFollowable(block.url)) return [{ type: 12, items: [{ media: { url: block.url }, description }] }];
  const words: Component = { type: 10, content: escapeText(block.alt) };
  const match = /^data:([\w/+.-]+)(;[^,]*)?,(.*)$/s.exec(block.url);
  if (match === null) return [words];
  const [, kind = "", parameters = "", text = ""] = match;
  const ending = DRAWN[kind];
  const data = parameters.endsWith(";base64") ? Buffer.from(text, "base64") : Buffer.from(decodeURIComponent(text), "utf8");
  const name = `picture-${files.length + 1}.${ending ?? (kind === "image/svg+xml" ? "svg" : "bin")}`;
  files.push({ name, data, alt: description });
  if (ending === undefined) return [words, { type: 13, file: { url: `attachment://${name}` } }];
  return [{ type: 12, items: [{ media: { url: `attachment://${name}` }, description }] }];
}

/** The words of a message alone, as far as one text holds them. */
export function wordsOf(message: Message): Message {
  const words = flat(message.components).flatMap((each) => (each.type === 10 ? [each.content] : []));
  return { components: [{ type: 10, content: shortened(words.join("\n"), MESSAGE_TEXT) }], files: [], users: [], roles: [] };
}

/** Rows of controls; a custom_id stands once on a message. */
export function rowsOf(controls: readonly (readonly Control[])[], team: string | null): readonly Component[] {
  const seen = new Map<string, number>();
  const idOf = (address: string) => {
    const nth = seen.get(address) ?? 0;
    seen.set(address, nth + 1);
    return writeCustomId(address, nth, team);
  };
  return controls.map((row): Component => ({ type: 1, components: row.map((control) => controlOf(control, idOf)) }));
}

function controlOf(control: Control, idOf: (address: string) => string): Component {
  switch (control.kind) {
    case "press":
      return { type: 2, style: STYLES[control.weight], label: control.label, custom_id: idOf(control.address) };
    case "link":
      if (!isFollowable(control.url) || control.url.length > BUTTON_URL)
        throw new RangeError(`Discord takes no button with this address: ${control.url}`);
      return { type: 2, style: 5, label: control.label, url: control.url };
    case "pick":
      return pickOf(control, idOf);
    default:
      return control satisfies never;
  }
}

function pickOf(pick: Extract<Control, { kind: "pick" }>, idOf: (address: string) => string): Component {
  const options = pick.choices.map((choice) => ({
    label: shortened(choice.label, CHOICE_TEXT),
    value: choice.value,
    ...(choice.about === undefined ? {} : { description: shortened(choice.about, CHOICE_TEXT) }),
    ...(pick.chosen?.includes(choice.value) === true ? { default: true as const } : {}),
  }));
  return {
    type: 3,
    custom_id: idOf(pick.address),
    placeholder: shortened(pick.label, PLACEHOLDER),
    min_values: 1,
    max_values: pick.many ? options.length : 1,
    options,
  };
}
