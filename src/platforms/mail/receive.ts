import type { Utterance } from "#chat/platform.ts";

/** What is heard by mail: nothing. A mail proves too little about who wrote it to vote or to register by. */
export function receive(): readonly Utterance[] {
  return [];
}
