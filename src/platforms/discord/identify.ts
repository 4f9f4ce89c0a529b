import { type Clock, HOUR } from "#kernel/clock.ts";
import type { Directory } from "./directory.ts";
import { DiscordProblem } from "./discord-problem.ts";
import { IDENTIFY_RESERVE } from "./limits.ts";

/** What `/gateway/bot` says (Gateway, Get Gateway Bot). */
export interface GatewayInfo {
  readonly url: string;
  readonly shards: number;
  readonly session_start_limit: { readonly total: number; readonly remaining: number; readonly reset_after: number };
}

/** More starts than this within an hour are a loop: each costs one of the day's 1,000 IDENTIFYs, and passing them resets the token. */
const STARTS_AN_HOUR = 30;

/** Each part of a divided connection has a count of its own. */
const nameOf = (part: string) => (part === "" ? "discord-starts" : `discord-starts ${part}`);

/**
 * Counts this start among those of the last hour, over restarts, and refuses it where the day's budget would be spent by a
 * loop. Throws a `DiscordProblem` before anything is sent.
 */
export async function spendStart(directory: Directory, clock: Clock, info: GatewayInfo, part: string): Promise<void> {
  const { remaining, reset_after: resetAfter } = info.session_start_limit;
  if (remaining <= IDENTIFY_RESERVE) {
    throw new DiscordProblem("discord-identify-budget", { remaining, hours: Math.ceil(resetAfter / HOUR) });
  }
  const now = clock.now();
  const before = readStarts(await directory.recall(nameOf(part))).filter((at) => at > now - HOUR && at <= now);
  if (before.length >= STARTS_AN_HOUR) throw new DiscordProblem("discord-restarts", { count: before.length });
  await directory.keep(nameOf(part), JSON.stringify([...before, now]), null);
}

function readStarts(text: string | null): readonly number[] {
  return text === null ? [] : (JSON.parse(text) as readonly number[]);
}
