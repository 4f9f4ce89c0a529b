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
import { type FreshTellers, type Hanging, LATE, type NoticeTellers, readFacts } from "./teller.ts";

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
}

/** What became of a notice. */
export type Delivered =
  | { readonly kind: "sent"; readonly where: string; readonly digest: string; readonly edits: boolean }
  | { readonly kind: "dropped" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "later"; readonly wait: number | null; readonly reason: string }
  | { readonly kind: "never"; readonly reason: string }
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
  if (room.closed_until !== null && instantOut(room.closed_until) > now) return { kind: "unreachable" };
  try {
    const voice = await voiceOf(parts, room);
    const card = await render(parts, room, notice, voice, now);
    killPoint("courier rendered");
    if (card === null) return { kind: "dropped" };
    const telling = { card, voice, key: notice.id };
    const told = room.person === null ? await post(parts, room, telling) : await whisper(parts, room.person, room, telling);
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

async function whisper(parts: Delivering, person: Id, room: RoomRow, { card, voice, key }: Saying): Promise<Delivered> {
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
  return absent ? { kind: "later", wait: null, reason: ABSENT } : { kind: "never", reason: closed };
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
