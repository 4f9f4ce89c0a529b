import type { Place } from "#chat/place.ts";
import type { Said, Speaker, Utterance } from "#chat/platform.ts";

/** Somebody doing something on paper, at a place or in private (null). */
export interface PaperAct {
  readonly speaker: Omit<Speaker, "platform">;
  readonly place: Place | null;
  /** The room that is before their eyes, though it was said to nobody there: an answer for the room is shown in it. */
  readonly before?: Place;
  readonly said: Said;
  /** Given where the same act arrives again, as platforms repeat what they believe lost; otherwise each act has its own. */
  readonly key?: string;
}

/** An act on paper as something said. Nothing needs acknowledging: paper does not time out. */
export function receive(platform: string, act: PaperAct, number: number, open: Utterance["open"]): Utterance {
  return {
    speaker: { ...act.speaker, platform },
    key: act.key ?? `act-${number}`,
    place: act.place,
    said: act.said,
    ...(open === undefined ? {} : { open }),
  };
}
