import type { Card } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import type { Outcome } from "#chat/platform.ts";
import type { Prose } from "#chat/prose.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";

/** What a message holds. */
export type Content =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "prose"; readonly text: Prose }
  | { readonly kind: "form"; readonly form: Form };

/** One message as it hangs on the wall, in its newest state. `id` is its address for edits. */
export interface Message {
  readonly id: string;
  readonly team: string;
  /** The channel; empty for what is told in private, which is seen wherever that account looks. */
  readonly room: string;
  /** The only account that sees it; null when everybody does. */
  readonly user: string | null;
  /** Who said what this answers; null for what Parvis says by itself. */
  readonly by: string | null;
  /** What was said, as far as whoever sees the message may know. */
  readonly said: string | null;
  readonly outcome: Outcome;
  readonly locale: Locale | null;
  readonly content: Content;
  readonly at: Instant;
  readonly edited: Instant | null;
}

/** Where the messages hang. */
export interface Wall {
  /** Hangs the message up, or puts it in the place of the one with its id. */
  readonly hang: (message: Message) => Promise<void>;
  readonly find: (id: string) => Promise<Message | null>;
  readonly takeDown: (id: string) => Promise<void>;
  /** The last `most` messages that an account sees in a channel, oldest first. */
  readonly seen: (team: string, room: string, user: string, most: number) => Promise<readonly Message[]>;
}

/** A wall that lasts as long as the process. */
export function memoryWall(): Wall {
  const messages = new Map<string, Message>();
  return {
    hang: async (message) => {
      messages.set(message.id, message);
    },
    find: async (id) => messages.get(id) ?? null,
    takeDown: async (id) => {
      messages.delete(id);
    },
    seen: async (team, room, user, most) => [...messages.values()].filter((message) => isSeen(message, team, room, user)).slice(-most),
  };
}

function isSeen(message: Message, team: string, room: string, user: string): boolean {
  if (message.team !== team) return false;
  if (message.user === null) return message.room === room;
  return message.user === user && (message.room === room || message.room === "");
}
