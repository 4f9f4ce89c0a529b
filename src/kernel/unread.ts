import type { Value } from "./refusal.ts";

/**
 * What a reader answers when it has not understood, or will not guess. `refused` is the part of the text that stood in the way, as typed;
 * `key` is the message that says why and what would do, `values` fill its holes.
 */
export interface Unread {
  readonly refused: string;
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** Makes an {@link Unread}; the part that stood in the way is always the hole `text` of its message. */
export function unread(key: string, refused: string, values: Readonly<Record<string, Value>> = {}): Unread {
  return { refused, key, values: { text: refused, ...values } };
}

/** Whether a reader has refused. */
export function isUnread(answer: object): answer is Unread {
  return "refused" in answer;
}
