import { createHash } from "node:crypto";
import type { Card } from "#chat/card.ts";
import { fitCard } from "#chat/fit.ts";
import type { AccountRef, Platform, Sent } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { killPoint } from "#kernel/kill-point.ts";
import { instantOut, jsonOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { RoomRow } from "#store/tables/telling.ts";
import type { Subject } from "./fresh.ts";
import type { Audience } from "./notice.ts";
import type { StaleCard, WaitingNotice } from "./queue.ts";
import { type FreshTellers, type Hanging, LATE, type LetterKind, type NoticeTellers, readFacts } from "./teller.ts";

/** A card on its way to a mailbox. */
export interface Letter {
  readonly account: AccountRef;
  readonly card: Card;
}

/** Makes a letter to somebody of what they would be told; null where there is no mailbox, it takes nothing, or they want none. */
export type LetterWriter = (
  db: Db,
  to: { readonly community: Id; readonly person: Id; readonly kind: LetterKind },
  card: Card,
  voice: Voice,
) => Promise<Letter | null>;

/** What rendering and delivering need of the house. */
export interface Delivering {
  readonly db: Db;
  readonly platforms: readonly Platform[];
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  /** The language and zone of a room or a person, as they are now. */
  readonly voiceFor: (db: Db, community: Id, to: Audience) => Promise<Voice>;
  /**
   * The accounts where a person may be told something in private, the best first. The first that takes it is enough: each
   * person is told once.
   */
  readonly reach: (db: Db, community: Id, person: Id) => Promise<readonly AccountRef[]>;
  /** For notices that are letters too, where no account takes them; not given where this house sends none. */
  readonly letters?: LetterWriter | undefined;
}

/** What became of a notice. `letter`: it was a mailbox that took it, or refused it for good; `owed`: the law asks for it. */
export type Delivered =
  | { readonly kind: "sent"; readonly where: string; readonly digest: string; readonly edits: boolean; readonly letter?: true }
  | { readonly kind: "dropped" }
  | { readonly kind: "unreachable"; readonly owed?: true }
  | { readonly kind: "later"; readonly wait: number | null; readonly reason: string }
  | { readonly kind: "never"; readonly reason: string; readonly letter?: true }
  | { readonly kind: "unsure"; readonly reason: string }
  | { readonly kind: "broken"; readonly reason: string; readonly error: unknown };

/** What became of an edit. `same`: nothing to show, or the platform will not have it; the next version is tried again. */
export type Redrawn =
  | { readonly kind: "shown"; readonly digest: string }
  | { readonly kind: "same" }
  | { readonly kind: "gone" }
  | Extract<Delivered, { readonly kind: "later" | "broken" }>;

/** The platform is not configured in this process; it may be again. */
const ABSENT = "the platform is not there";

/** Renders a notice as things are now and hands it to its platform. Never rejects. */
export async function deliver(parts: Delivering, room: RoomRow, notice: WaitingNotice, now: Instant): Promise<Delivered> {
  const closed = room.closed_until !== null && instantOut(room.closed_until) > now;
  const letter = letterKindOf(parts, room, notice);
  const unreachable: Delivered = { kind: "unreachable", ...(letter === "convocation" ? { owed: true } : {}) };
  if (closed && (letter === null || parts.letters === undefined)) return unreachable;
  try {
    const voice = await voiceOf(parts, room);
    const card = await render(parts, room, notice, voice, now);
    killPoint("courier rendered");
    if (card === null) return { kind: "dropped" };
    const saying = { card, voice, key: notice.id };
    if (closed) return (await sendLetter(parts, room, letter, saying)) ?? unreachable;
    const told = room.person === null ? await post(parts, room, saying) : await whisper(parts, room.person, room, saying, letter);
    killPoint("courier told");
    return told;
  } catch (error) {
    return broken(error);
  }
}

/** Renders a card as its subject is now and shows it, unless that is what is shown already. Never rejects. */
export async function redraw(parts: Delivering, room: RoomRow, stale: StaleCard): Promise<Redrawn> {
  try {
    const late = stale.posted === null ? 0 : lateness(instantOut(stale.due), instantOut(stale.posted));
    const voice = await voiceOf(parts, room);
    const card = await freshCard(parts, room, { kind: stale.kind, id: stale.subject }, voice, late, "already");
    killPoint("courier drew");
    if (card === null || digestOf(card) === stale.digest) return { kind: "same" };
    const platform = platformOf(parts, stale.place);
    if (platform === undefined) return { kind: "later", wait: null, reason: ABSENT };
    const edited = await platform.edit(stale.place.slice(platform.name.length + 1), fitCard(card, platform.limits, voice));
    killPoint("courier edited");
    if (edited.kind === "done") return { kind: "shown", digest: digestOf(card) };
    if (edited.kind === "gone") return { kind: "gone" };
    if (edited.kind === "never") return { kind: "same" };
    if (edited.kind === "later") return { ...edited, reason: "later" };
    return { ...edited, error: null };
  } catch (error) {
    return broken(error);
  }
}

/** How late something is told; what is almost in time is in time. */
export function lateness(due: Instant, now: Instant): number {
  return now - due < LATE ? 0 : now - due;
}

/** A card on its way: unfitted, since its platform is not known yet. */
interface Saying {
  readonly card: Card;
  readonly voice: Voice;
  readonly key: string;
}

async function render(parts: Delivering, room: RoomRow, notice: WaitingNotice, voice: Voice, now: Instant): Promise<Card | null> {
  const due = instantOut(notice.due);
  const late = lateness(due, now);
  if (notice.fresh !== null) return await freshCard(parts, room, { kind: notice.fresh, id: notice.subject as Id }, voice, late, "not yet");
  const teller = Object.hasOwn(parts.notices, notice.name) ? parts.notices[notice.name] : undefined;
  if (teller === undefined) throw new Error(`Nothing tells the notice ${notice.name}.`);
  const facts = readFacts(
    notice.name,
    teller,
    notice.version,
    jsonOut(notice.facts, (value) => value),
  );
  return await teller.card(parts.db, facts, voice, { community: notice.community, now, due, late, person: room.person });
}

async function freshCard(
  parts: Delivering,
  room: RoomRow,
  { kind, id }: Subject,
  voice: Voice,
  late: number,
  hanging: Hanging,
): Promise<Card | null> {
  const teller = Object.hasOwn(parts.fresh, kind) ? parts.fresh[kind] : undefined;
  if (teller === undefined) throw new Error(`Nothing keeps cards of the kind ${kind} fresh.`);
  return await teller(parts.db, room.community, id, voice, late, hanging);
}

async function voiceOf(parts: Delivering, room: RoomRow): Promise<Voice> {
  const to = room.person === null ? { room: room.id } : { person: room.person };
  const voice = await parts.voiceFor(parts.db, room.community, to);
  killPoint("courier voiced");
  return voice;
}

async function post(parts: Delivering, room: RoomRow, { card, voice, key }: Saying): Promise<Delivered> {
  const platform = parts.platforms.find((one) => one.name === room.platform);
  if (platform === undefined) return { kind: "later", wait: null, reason: ABSENT };
  const place = { platform: room.platform, team: room.team, room: room.native, name: room.name };
  return outcome(platform, card, await platform.post(place, fitCard(card, platform.limits, voice), key));
}

async function whisper(parts: Delivering, person: Id, room: RoomRow, saying: Saying, letter: LetterKind | null): Promise<Delivered> {
  const { card, voice, key } = saying;
  const accounts = await parts.reach(parts.db, room.community, person);
  killPoint("courier reached");
  let closed = "there is no way to reach this person";
  let absent = false;
  for (const account of accounts) {
    const platform = parts.platforms.find((one) => one.name === account.platform);
    if (platform === undefined) {
      absent = true;
      continue;
    }
    const told = outcome(platform, card, await platform.whisper(account, fitCard(card, platform.limits, voice), key));
    if (told.kind !== "never") return told;
    closed = told.reason;
  }
  const written = await sendLetter(parts, room, letter, saying);
  if (written !== null) return written;
  return absent ? { kind: "later", wait: null, reason: ABSENT } : { kind: "never", reason: closed };
}

function letterKindOf(parts: Delivering, room: RoomRow, { name, fresh }: WaitingNotice): LetterKind | null {
  const teller = Object.hasOwn(parts.notices, name) ? parts.notices[name] : undefined;
  return room.person === null || fresh !== null ? null : (teller?.letter ?? null);
}

/** Null where no letter can be sent. */
async function sendLetter(
  parts: Delivering,
  room: RoomRow,
  kind: LetterKind | null,
  { card, voice, key }: Saying,
): Promise<Delivered | null> {
  if (parts.letters === undefined || kind === null || room.person === null) return null;
  const { community, person } = room;
  const letter = await parts.letters(parts.db, { community, person, kind }, card, voice);
  const platform = parts.platforms.find((one) => one.name === letter?.account.platform);
  if (letter === null || platform === undefined) return null;
  const told = outcome(platform, letter.card, await platform.whisper(letter.account, fitCard(letter.card, platform.limits, voice), key));
  return told.kind === "sent" || told.kind === "never" ? { ...told, letter: true } : told;
}

function outcome(platform: Platform, card: Card, sent: Sent): Delivered {
  if (sent.kind === "later") return { ...sent, reason: "later" };
  if (sent.kind === "broken") return { ...sent, error: null };
  if (sent.kind === "never" || sent.kind === "unsure") return sent;
  return { kind: "sent", where: `${platform.name} ${sent.where}`, digest: digestOf(card), edits: platform.can.edit };
}

function platformOf(parts: Delivering, place: string): Platform | undefined {
  return parts.platforms.find((one) => place.startsWith(`${one.name} `));
}

function broken(error: unknown): Delivered & { readonly kind: "broken" } {
  return { kind: "broken", reason: error instanceof Error ? error.name : "unknown", error };
}

function digestOf(card: Card): string {
  return createHash("sha256").update(JSON.stringify(card)).digest("base64url");
}
