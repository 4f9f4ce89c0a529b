import { type Block, type Card, file, pressControl, type TallyRow } from "./card.ts";
import { fitControls } from "./fit-controls.ts";
import { plainLines } from "./plain.ts";
import type { Limits } from "./platform.ts";
import { type Prose, plainText, prose, strong } from "./prose.ts";
import { beginningOf, splitProse } from "./split.ts";
import type { Voice } from "./voice.ts";

/**
 * The card as a platform with these limits can show it, before it is rendered. Long lists end in *and 12 more* with a
 * press that shows all (where the block says which, `more`; otherwise they are divided), long paragraphs are divided,
 * buttons beyond the last row become a pick. Of a card that is too long for all that the beginnings are shown, and the whole
 * goes beside it as a file of text. Nothing is dropped. Controls that find no room are a mistake of ours: a RangeError.
 */
export function fitCard(card: Card, limits: Limits, voice: Voice): Card {
  const { title, before } = fitTitle(card.title, limits);
  const whole = [...before, ...card.blocks];
  for (let share = 1; share > 0.01; share /= 2) {
    const room = roomFor(limits, share);
    const blocks = whole.flatMap((block) => fitBlock(block, limits, room, voice));
    const presses = whole.filter((block) => isShortened(block, room)).map((block) => moreOf(block) as string);
    const asked = [...card.controls, [...new Set(presses)].map((address) => pressControl(voice.text("fit-show-all"), address))];
    const { controls, written } = fitControls(asked, limits, voice);
    const fitted: Card = { ...card, locale: voice.locale, title, blocks: [...blocks, ...written], controls };
    if (sizeOf(fitted) <= limits.total) return fitted;
    if (!whole.some((block) => moreOf(block) !== undefined)) break;
  }
  return withWholeBeside(card, limits, voice);
}

/** So many blocks are begun where there is no room for all of them. */
const BEGUN = 8;

const WHOLE = "parvis.txt";

/** The beginnings of what the card says, as far as there is room, its files and pictures wherever they stood, and the whole of it as a file. */
function withWholeBeside(card: Card, limits: Limits, voice: Voice): Card {
  const { locale } = voice;
  const text = () => `${plainLines({ ...card, locale, controls: [] }, voice.number).join("\n")}\n`;
  const isWhole = (block: Block) => block.kind === "file" && block.name === WHOLE;
  const whole = card.blocks.find(isWhole) ?? file(WHOLE, "text/plain; charset=utf-8", text(), voice.text("fit-whole"));
  const { controls, written } = fitControls(card.controls, limits, voice);
  const said = card.blocks.filter((block) => !isWhole(block));
  const isBrought = (block: Block) => block.kind === "file" || block.kind === "picture";
  const short = [...said.slice(0, BEGUN), ...written, ...said.slice(BEGUN).filter(isBrought)];
  for (let share = 1; share > 0.01; share /= 2) {
    const room = roomFor(limits, share);
    const footer = card.footer === undefined ? {} : { footer: beginningOf(card.footer, room.length) };
    const title = beginningOf(card.title, Math.min(limits.titleLength, room.length));
    const blocks = [...short.map((block) => begun(block, room, voice)), whole];
    const fitted: Card = { ...card, ...footer, locale, title, blocks, controls };
    if (sizeOf(fitted) <= limits.total) return fitted;
  }
  throw new RangeError(`A card of ${sizeOf(card)} characters does not fit ${limits.total}, not even its beginnings.`);
}

/** The beginning of a block. */
function begun(block: Block, room: Room, voice: Voice): Block {
  switch (block.kind) {
    case "paragraph":
    case "quote":
      return { ...block, text: beginningOf(block.text, room.length) };
    case "list":
      return { ...block, items: firstItems(block.items, room, voice) };
    case "facts":
      return {
        ...block,
        facts: block.facts.slice(0, room.items).map(([label, value]) => [label, beginningOf(value, room.length)] as const),
      };
    case "tally":
      return { ...block, rows: block.rows.slice(0, room.items) };
    case "progress":
    case "picture":
    case "file":
    case "divider":
      return block;
    default:
      return block satisfies never;
  }
}

/** What one block may take where the rest can be shown by a press. */
interface Room {
  readonly items: number;
  readonly length: number;
}

function roomFor(limits: Limits, share: number): Room {
  return { items: Math.max(2, Math.floor(limits.listItems * share)), length: Math.max(40, Math.floor(limits.paragraphLength * share)) };
}

function fitTitle(title: Prose, limits: Limits): { readonly title: Prose; readonly before: readonly Block[] } {
  const shown = beginningOf(title, limits.titleLength);
  return { title: shown, before: shown === title ? [] : [{ kind: "paragraph", text: title }] };
}

function moreOf(block: Block): string | undefined {
  return "more" in block ? block.more : undefined;
}

function lengthOf(items: readonly Prose[]): number {
  return items.reduce((sum, item) => sum + plainText(item).length + 1, 0);
}

function isShortened(block: Block, room: Room): boolean {
  if (moreOf(block) === undefined) return false;
  if (block.kind === "list") return block.items.length > room.items || lengthOf(block.items) > room.length;
  return "text" in block && plainText(block.text).length > room.length;
}

function fitBlock(block: Block, limits: Limits, room: Room, voice: Voice): readonly Block[] {
  switch (block.kind) {
    case "paragraph":
    case "quote":
      if (isShortened(block, room)) return [{ ...block, text: beginningOf(block.text, room.length) }];
      return splitProse(block.text, limits.paragraphLength).map((text) => ({ ...block, text }));
    case "list":
      if (isShortened(block, room)) return [{ ...block, items: firstItems(block.items, room, voice) }];
      return groups(longItemsSplit(block.items, limits), limits).map((items) => ({ ...block, items }));
    case "facts":
      return fitFacts(block.facts, limits);
    case "tally":
      return chunks<TallyRow>(block.rows, limits.listItems).map((rows) => ({ ...block, rows }));
    case "progress":
    case "picture":
    case "file":
    case "divider":
      return [block];
    default:
      return block satisfies never;
  }
}

function firstItems(items: readonly Prose[], room: Room, voice: Voice): readonly Prose[] {
  if (items.length <= room.items && lengthOf(items) <= room.length) return items;
  const kept: Prose[] = [];
  let left = room.length;
  for (const item of items.slice(0, room.items - 1)) {
    const shown = kept.length === 0 ? beginningOf(item, room.length) : item;
    left -= plainText(shown).length + 1;
    if (left < 0 && kept.length > 0) break;
    kept.push(shown);
  }
  const count = items.length - kept.length;
  return count === 0 ? kept : [...kept, voice.say("fit-more", { count })];
}

function longItemsSplit(items: readonly Prose[], limits: Limits): readonly Prose[] {
  return items.flatMap((item) => splitProse(item, limits.paragraphLength));
}

/** Items in groups that fit by number and by length. */
function groups(items: readonly Prose[], limits: Limits): readonly (readonly Prose[])[] {
  const made: Prose[][] = [];
  for (const item of items) {
    const last = made.at(-1);
    if (last !== undefined && last.length < limits.listItems && lengthOf([...last, item]) <= limits.paragraphLength) last.push(item);
    else made.push([item]);
  }
  return made.length === 0 ? [[]] : made;
}

function fitFacts(facts: Extract<Block, { kind: "facts" }>["facts"], limits: Limits): readonly Block[] {
  const long = facts.filter(([, value]) => plainText(value).length > limits.paragraphLength);
  const short = facts.filter((fact) => !long.includes(fact));
  return [
    ...chunks(short, limits.factCount).map((part): Block => ({ kind: "facts", facts: part })),
    ...long.flatMap(([label, value]) =>
      splitProse(prose`${strong(label)}\n${value}`, limits.paragraphLength).map((text): Block => ({ kind: "paragraph", text })),
    ),
  ];
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const made: (readonly T[])[] = [];
  for (let at = 0; at < items.length; at += size) made.push(items.slice(at, at + size));
  return made;
}

/** Characters of everything that is read in the card, controls aside. */
function sizeOf(card: Card): number {
  const blocks = card.blocks.reduce((sum, block) => sum + blockSize(block), 0);
  return plainText(card.title).length + blocks + (card.footer === undefined ? 0 : plainText(card.footer).length);
}

function blockSize(block: Block): number {
  switch (block.kind) {
    case "paragraph":
    case "quote":
      return plainText(block.text).length;
    case "list":
      return lengthOf(block.items);
    case "facts":
      return block.facts.reduce((sum, [label, value]) => sum + label.length + plainText(value).length, 0);
    case "tally":
      return block.rows.reduce((sum, row) => sum + row.label.length + String(row.count).length, 0);
    case "progress":
      return block.label.length + String(block.have).length + String(block.need).length;
    case "picture":
      return block.alt.length;
    case "file":
      return block.alt.length + block.name.length;
    case "divider":
      return 0;
    default:
      return block satisfies never;
  }
}
