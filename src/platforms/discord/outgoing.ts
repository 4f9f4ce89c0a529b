import { createHash } from "node:crypto";
import type { REST } from "discord.js";
import type { Card } from "#chat/card.ts";
import type { Place } from "#chat/place.ts";
import { plainLines } from "#chat/plain.ts";
import type { AccountRef, Edited, Sent } from "#chat/platform.ts";
import { plain } from "#chat/prose.ts";
import { shortened, splitProse } from "#chat/split.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Directory } from "./directory.ts";
import { doorToDirects } from "./directs.ts";
import { MESSAGE_TEXT, NONCE } from "./limits.ts";
import { bodyOf, filesOf } from "./payload.ts";
import { failedSending, NO_SHARED_SERVER, problemOf } from "./problem.ts";
import { escapeText } from "./prose.ts";
import { type Message, messageOf, peopleIn, rowsOf } from "./render.ts";

/** What sending needs of the platform. */
export interface Sending {
  readonly rest: REST;
  readonly directory: Directory;
  readonly clock: Clock;
}

/** What is said without having been asked: posts, edits, whispers. */
export interface Outgoing {
  readonly post: (place: Place, card: Card, key: string) => Promise<Sent>;
  readonly edit: (where: string, card: Card) => Promise<Edited>;
  readonly whisper: (account: AccountRef, card: Card, key: string) => Promise<Sent>;
}

/** Bodies that made the API answer 500 are remembered, the last of them, so that they are not sent again. */
const REMEMBERED = 200;

/** The name of a thread (Channel, Start Thread from Message), and after how many minutes of silence it is put away. */
const THREAD_NAME = 100;
const WEEK = 10_080;

/**
 * No thread here, and no fault of ours (Opcodes and Status Codes): no access, no permission, not in this kind of channel, too
 * many active ones, one is there already.
 */
const NO_THREAD: ReadonlySet<number> = new Set([50_001, 50_013, 50_024, 160_002, 160_004, 160_005, 160_006]);

/** Sends by the API. Rate limits are the library's, by the headers of each answer; what it would wait long for comes back as *later*. */
export function outgoing({ rest, directory, clock }: Sending): Outgoing {
  const hurt = new Set<string>();
  const directs = doorToDirects(rest, directory, clock);

  async function drawn(card: Card, team: string, inPrivate: boolean): Promise<Message> {
    const people = peopleIn(card);
    const users = people.length === 0 ? new Map<string, string>() : await directory.usersOf(people, team);
    const voice = voiceOf((await directory.localeOf(team)) ?? "en", "UTC", clock.now());
    const home = inPrivate ? team : null;
    const made = messageOf(card, { voice, users, team: home, server: inPrivate ? null : team });
    return hurt.has(digestOf(made)) ? plainest(card, home, voice) : made;
  }

  function remember(message: Message): void {
    hurt.add(digestOf(message));
    if (hurt.size > REMEMBERED) hurt.delete(hurt.values().next().value as string);
  }

  /** A body that the API could not digest, twice since the library repeats once, is not sent again: next time a plainer one is. */
  async function sending<T>(message: Message, send: () => Promise<T>): Promise<T | ReturnType<typeof failedSending>> {
    if (hurt.has(digestOf(message))) return { kind: "broken", reason: "the API answers 500 to this message, even in plain text" };
    try {
      return await send();
    } catch (error) {
      if (problemOf(error).status === 500) remember(message);
      return failedSending(error);
    }
  }

  /** Below a message at most one thread hangs; where the bot may open none, the message stands without. */
  async function openThread(channel: string, id: string, name: string): Promise<void> {
    try {
      await rest.post(`/channels/${channel}/messages/${id}/threads`, {
        body: { name: shortened(name, THREAD_NAME), auto_archive_duration: WEEK },
      });
    } catch (error) {
      const { code } = problemOf(error);
      if (code === null || !NO_THREAD.has(code)) throw error;
    }
  }

  async function send(hang: Hang, message: Message, key: string, thread?: string): Promise<Sent> {
    return sending(message, async (): Promise<Sent> => {
      const body = { ...bodyOf(message), nonce: nonceOf(key), enforce_nonce: true };
      const sent = (await rest.post(`/channels/${hang.channel}/messages`, { body, files: filesOf(message) })) as { readonly id: string };
      if (thread !== undefined && !hang.inPrivate) await openThread(hang.channel, sent.id, thread);
      return { kind: "done", where: writeWhere(hang, sent.id) };
    });
  }

  /** Says it in the thread below a message, which has the message's id; where there is none, or no way into it, in the channel. */
  async function sendBelow(hang: Hang, below: string, message: Message, key: string): Promise<Sent> {
    const { id } = readWhere(below);
    const sent = await send({ ...hang, channel: id }, message, key);
    return sent.kind === "never" ? send(hang, message, key) : sent;
  }

  async function post(place: Place, card: Card, key: string): Promise<Sent> {
    const hang = { team: place.team, channel: place.room, inPrivate: false };
    const message = await drawn(card, place.team, false);
    return card.below === undefined ? send(hang, message, key, card.thread) : sendBelow(hang, card.below, message, key);
  }

  async function whisper(account: AccountRef, card: Card, key: string): Promise<Sent> {
    const opened = await directs.open(account.user);
    if ("kind" in opened) return opened;
    const sent = await send({ team: account.team, channel: opened.channel, inPrivate: true }, await drawn(card, account.team, true), key);
    if (sent.kind === "never" && sent.reason === NO_SHARED_SERVER) await directory.absent(account.team, account.user);
    return sent;
  }

  async function edit(where: string, card: Card): Promise<Edited> {
    const { hang, id } = readWhere(where);
    const message = await drawn(card, hang.team, hang.inPrivate);
    return sending(message, async (): Promise<Edited> => {
      try {
        await rest.patch(`/channels/${hang.channel}/messages/${id}`, { body: bodyOf(message), files: filesOf(message) });
      } catch (error) {
        const { code } = problemOf(error);
        if (code === 10003 || code === 10008) return { kind: "gone" };
        throw error;
      }
      return { kind: "done" };
    });
  }

  return { post, edit, whisper };
}

/** Where a message hangs: `team/channel/message`, with `@` before a private channel, so that an edit knows for whom it is. */
interface Hang {
  readonly team: string;
  readonly channel: string;
  readonly inPrivate: boolean;
}

function writeWhere({ team, channel, inPrivate }: Hang, id: string): string {
  return `${team}/${inPrivate ? "@" : ""}${channel}/${id}`;
}

function readWhere(where: string): { readonly hang: Hang; readonly id: string } {
  const [team = "", channel = "", id = ""] = where.split("/");
  return { hang: { team, channel: channel.replace("@", ""), inPrivate: channel.startsWith("@") }, id };
}

/** The address at which a message is seen in a browser and in the client. */
export function addressOf(where: string): string {
  const { hang, id } = readWhere(where);
  return `https://discord.com/channels/${hang.inPrivate ? "@me" : hang.team}/${hang.channel}/${id}`;
}

/** The same key gives the same nonce, so that Discord drops the second of two posts (Create Message, enforce_nonce). */
export function nonceOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, NONCE);
}

function digestOf(message: Message): string {
  return createHash("sha256").update(JSON.stringify(message.components)).digest("base64url");
}

/** The last step of the ladder: plain lines, and the controls. */
function plainest(card: Card, team: string | null, voice: Voice): Message {
  const lines = plainLines({ ...card, controls: [] }, voice.number).join("\n");
  const [first = []] = splitProse([plain(lines)], MESSAGE_TEXT / 4);
  const shown = first.map((span) => ("text" in span ? escapeText(span.text) : "")).join("");
  const whole = Buffer.from(`${lines}\n`, "utf8");
  const isWhole = shown.length >= escapeText(lines).length;
  return {
    components: [
      { type: 10, content: shown },
      ...(isWhole ? [] : [{ type: 13 as const, file: { url: "attachment://parvis.txt" } }]),
      ...rowsOf(card.controls, team),
    ],
    files: isWhole ? [] : [{ name: "parvis.txt", data: whole, alt: "" }],
    users: [],
    roles: [],
  };
}
