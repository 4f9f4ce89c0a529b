import type { types } from "@slack/bolt";
import type { Block, Card, Control } from "#chat/card.ts";
import { beforeColon } from "#chat/plain.ts";
import { type Prose, plain, plainText } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import { numberIn } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { FALLBACK_LENGTH, MESSAGE_BLOCKS, VIEW_BLOCKS } from "./limits.ts";
import { escaped, type Mentions, markup, type RichPiece, richPieces } from "./prose.ts";

/** A block as Slack takes it. */
export type SlackBlock = types.KnownBlock;

/** What a message is made of: blocks, and the sentence for notifications and screen readers. */
export interface Payload {
  readonly text: string;
  readonly blocks: SlackBlock[];
}

/** How a picture reaches Slack: by its address, as a file that was uploaded, or not at all, and then its description is shown. */
export type Picture = { readonly kind: "address" } | { readonly kind: "file"; readonly id: string } | { readonly kind: "words" };

/** What rendering must know of the workspace. */
export interface Scenery {
  readonly mentions: Mentions;
  readonly picture: (url: string) => Picture;
  /** The workspace in whose channel it is posted by itself, where a user group may be notified; nowhere else is one. */
  readonly posted?: string;
}

/** Nobody is notified, and pictures with an address of their own are shown from there. */
export const plainScenery: Scenery = {
  mentions: new Map(),
  picture: (url) => ({ kind: /^https:\/\//.test(url) ? "address" : "words" }),
};

/** A card as a message. Pure and total; a card that was not fitted and does not fit throws a RangeError. */
export function render(card: Card, scenery: Scenery = plainScenery): Payload {
  return { text: fallback(card.summary), blocks: within(cardBlocks(card, scenery), MESSAGE_BLOCKS) };
}

/** A told sentence as a message. */
export function renderText(text: Prose, scenery: Scenery = plainScenery): Payload {
  return { text: fallback(plainText(text)), blocks: [richText([section(richPieces(text, scenery.mentions))])] };
}

/** Several cards below one another, as a home tab or a modal shows them. */
export function renderAll(cards: readonly Card[], scenery: Scenery = plainScenery): SlackBlock[] {
  const blocks = cards.flatMap((card, at): SlackBlock[] => {
    const own = cardBlocks(card, scenery).map((block) => renumbered(block, at));
    return at === 0 ? own : [{ type: "divider" }, ...own];
  });
  return within(blocks, VIEW_BLOCKS);
}

/** The sentence beside the blocks: escaped, since Slack reads markup there. */
export function fallback(summary: string): string {
  return escaped(shortened(summary.trim() === "" ? "–" : summary, Math.floor(FALLBACK_LENGTH / 5)));
}

function cardBlocks(card: Card, scenery: Scenery): SlackBlock[] {
  return [
    ...called(card, scenery),
    ...header(card.title),
    ...card.blocks.flatMap((block) => blockBlocks(block, scenery, card)),
    ...(card.footer === undefined || card.footer.length === 0 ? [] : [context(markup(card.footer))]),
    ...card.controls.flatMap((row, at) => rowBlocks(row, at)),
  ];
}

/** The user group that the card asks to notify, in its own workspace alone. */
function called({ notify }: Card, { posted }: Scenery): SlackBlock[] {
  const meant = notify !== undefined && notify.platform === "slack" && notify.team === posted && /^S[A-Z0-9]+$/.test(notify.group);
  return meant ? [richText([section([{ type: "usergroup", usergroup_id: notify.group }])])] : [];
}

function header(title: Prose): SlackBlock[] {
  const text = plainText(title);
  return text.trim() === "" ? [] : [{ type: "header", text: { type: "plain_text", text, emoji: false } }];
}

/** A line in small letters. */
export function context(text: string): SlackBlock {
  return { type: "context", elements: [{ type: "mrkdwn", text, verbatim: true }] };
}

function section(elements: RichPiece[]): types.RichTextSection {
  return { type: "rich_text_section", elements: elements.length === 0 ? [{ type: "text", text: "–" }] : elements };
}

function richText(elements: types.RichTextBlock["elements"]): types.RichTextBlock {
  return { type: "rich_text", elements };
}

function bullets(items: readonly RichPiece[][]): types.RichTextBlock {
  return richText([{ type: "rich_text_list", style: "bullet", elements: items.map((item) => section(item)) }]);
}

function blockBlocks(block: Block, scenery: Scenery, card: Pick<Card, "locale">): SlackBlock[] {
  const before = (label: string) => beforeColon(card, label);
  const number = (value: number) => numberIn(card.locale, value);
  const pieces = (text: Prose) => richPieces(text, scenery.mentions);
  switch (block.kind) {
    case "paragraph":
      return [richText([section(pieces(block.text))])];
    case "facts":
      return block.facts.length === 0
        ? []
        : [
            richText([
              section(
                factPieces(
                  block.facts.map(([label, value]) => [before(label), value]),
                  pieces,
                ),
              ),
            ]),
          ];
    case "list":
      return block.items.length === 0 ? [] : [bullets(block.items.map(pieces))];
    case "tally":
      return [bullets(block.rows.map((row) => [...pieces([plain(`${before(row.label)} `)]), bold(number(row.count))]))];
    case "progress":
      return [richText([section([...pieces([plain(`${before(block.label)} `)]), bold(`${number(block.have)}/${number(block.need)}`)])])];
    case "quote":
      return [richText([{ type: "rich_text_quote", elements: section(pieces(block.text)).elements }])];
    case "picture":
      return [pictureBlock(block, scenery)];
    case "file":
      return [richText([section(pieces([plain(`${before(block.alt)} ${block.name}`)]))])];
    case "divider":
      return [{ type: "divider" }];
    default:
      return block satisfies never;
  }
}

function bold(text: string): RichPiece {
  return { type: "text", text, style: { bold: true } };
}

function factPieces(facts: Extract<Block, { kind: "facts" }>["facts"], pieces: (text: Prose) => RichPiece[]): RichPiece[] {
  return facts.flatMap(([label, value], at): RichPiece[] => [
    ...(at === 0 ? [] : [{ type: "text", text: "\n" } as const]),
    bold(`${label} `),
    ...pieces(value),
  ]);
}

function pictureBlock(block: Extract<Block, { kind: "picture" }>, scenery: Scenery): SlackBlock {
  const picture = scenery.picture(block.url);
  const alt = shortened(block.alt === "" ? "–" : block.alt, 2_000);
  if (picture.kind === "address") return { type: "image", image_url: block.url, alt_text: alt };
  if (picture.kind === "file") return { type: "image", slack_file: { id: picture.id }, alt_text: alt };
  const link = /^https?:\/\//.test(block.url);
  return richText([section(link ? [{ type: "link", url: block.url, text: alt }] : [{ type: "text", text: alt }])]);
}

function rowBlocks(row: readonly Control[], at: number): SlackBlock[] {
  const buttons = row.flatMap((control, place) => (control.kind === "pick" ? [] : [button(control, `${at}-${place}`)]));
  const picks = row.flatMap((control, place) => (control.kind === "pick" ? [pickBlock(control, `${at}-${place}`)] : []));
  return [...(buttons.length === 0 ? [] : [{ type: "actions", elements: buttons } as const]), ...picks];
}

/** A button: its address is its value. What stands before the slash of an action's id says how it is heard (`receive.ts`). */
function button(control: Exclude<Control, { kind: "pick" }>, place: string): types.Button {
  const text = { type: "plain_text", text: control.label, emoji: false } as const;
  switch (control.kind) {
    case "press": {
      const style = control.weight === "plain" ? {} : { style: control.weight === "main" ? ("primary" as const) : ("danger" as const) };
      return { type: "button", action_id: `press/${place}`, text, value: control.address, ...style };
    }
    case "link":
      return { type: "button", action_id: `link/${place}`, text, url: control.url };
    default:
      return control satisfies never;
  }
}

function pickBlock(pick: Extract<Control, { kind: "pick" }>, place: string): SlackBlock {
  const options = pick.choices.map(
    (choice): types.PlainTextOption => ({
      text: { type: "plain_text", text: choice.label, emoji: false },
      value: choice.value,
      ...(choice.about === undefined || choice.about === ""
        ? {}
        : { description: { type: "plain_text", text: choice.about, emoji: false } }),
    }),
  );
  const chosen = options.filter((option) => pick.chosen?.includes(option.value ?? "") === true);
  const placeholder = { type: "plain_text", text: shortened(pick.label, 150), emoji: false } as const;
  const action_id = `pick/${place}/${pick.address}`;
  const accessory: types.SectionBlock["accessory"] = pick.many
    ? { type: "multi_static_select", action_id, placeholder, options, ...(chosen.length === 0 ? {} : { initial_options: chosen }) }
    : { type: "static_select", action_id, placeholder, options, ...(chosen[0] === undefined ? {} : { initial_option: chosen[0] }) };
  return { type: "section", text: { type: "plain_text", text: pick.label, emoji: false }, accessory };
}

/** Action ids of several cards in one view, kept apart. */
function renumbered(block: SlackBlock, card: number): SlackBlock {
  if (block.type === "actions") {
    return {
      ...block,
      elements: block.elements.map((each) => ({ ...each, action_id: apart(each.action_id, card) })) as typeof block.elements,
    };
  }
  if (block.type !== "section" || block.accessory === undefined) return block;
  const accessory = block.accessory as { readonly action_id?: string };
  return {
    ...block,
    accessory: { ...block.accessory, action_id: apart(accessory.action_id, card) } as NonNullable<types.SectionBlock["accessory"]>,
  };
}

function apart(id: string | undefined, card: number): string {
  return (id ?? "").replace("/", `/${card}-`);
}

/** So many blocks at most: texts that follow one another are set into one, which loses nothing but a little space. */
function within(blocks: readonly SlackBlock[], most: number): SlackBlock[] {
  const kept = [...blocks];
  for (let at = kept.length - 1; at > 0 && kept.length > most; at -= 1) {
    const [above, below] = [kept[at - 1], kept[at]];
    if (above?.type !== "rich_text" || below?.type !== "rich_text") continue;
    kept.splice(at - 1, 2, richText([...above.elements, ...below.elements]));
  }
  if (kept.length > most) throw new RangeError(`A card of ${blocks.length} blocks does not fit ${most}.`);
  return kept;
}

/** Everybody whom a card mentions. */
export function mentioned(card: Card): readonly Id[] {
  const texts = [card.title, card.footer ?? [], ...card.blocks.flatMap(textsOf)];
  return [...new Set(texts.flat().flatMap((span) => (span.kind === "member" ? [span.person] : [])))];
}

function textsOf(block: Block): readonly Prose[] {
  if ("text" in block) return [block.text];
  if (block.kind === "list") return block.items;
  return block.kind === "facts" ? block.facts.map(([, value]) => value) : [];
}

/** The addresses of the pictures in a card. */
export function picturesIn(card: Card): readonly { readonly url: string; readonly alt: string }[] {
  return card.blocks.flatMap((block) => (block.kind === "picture" ? [block] : []));
}
