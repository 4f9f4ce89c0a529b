import { type Card, card, list, paragraph } from "#chat/card.ts";
import type { Prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";

/** What waits for whoever has a role, in numbers; null for what is none of theirs. */
export interface Duties {
  /** Requests for help that nobody has taken on. */
  readonly requests: number | null;
  /** Motions proposed and not opened. */
  readonly motions: number | null;
  /** Channels where nothing can be posted. */
  readonly channels: number | null;
  /** Posts and jobs that were given up. */
  readonly givenUp: number | null;
}

/** What somebody's role asks of them now; null for whoever has none. */
export function dutiesCard(duties: Duties, voice: Voice): Card | null {
  const all = [duties.requests, duties.motions, duties.channels, duties.givenUp];
  if (all.every((count) => count === null)) return null;
  const { requests, motions, channels, givenUp } = duties;
  const items: Prose[] = [];
  if (requests !== null && requests > 0) items.push(voice.say("home-duty-requests", { count: requests }));
  if (motions !== null && motions > 0) items.push(voice.say("home-duty-motions", { count: motions }));
  if (channels !== null && channels > 0) items.push(voice.say("home-duty-channels", { count: channels }));
  if (givenUp !== null && givenUp > 0) items.push(voice.say("home-duty-given-up", { count: givenUp }));
  return card({
    summary: voice.text("home-duties-summary", { count: items.length }),
    tone: items.length === 0 ? "good" : "warning",
    title: voice.say("home-duties"),
    blocks: [items.length === 0 ? paragraph(voice.say("home-duties-none")) : list(items)],
  });
}
