import type { REST } from "discord.js";
import { type Clock, MINUTE, SECOND } from "#kernel/clock.ts";
import type { Directory } from "./directory.ts";
import { failedSending, problemOf } from "./problem.ts";

/** So many private channels are opened at once, then one after each pause: bots that open many are locked (reported after 25 to 40). */
const BURST = 10;
const PAUSE = 6 * SECOND;

/** How long no new one is opened after Discord said that they are opened too fast (40003). */
const CALM = 10 * MINUTE;

/** The door to private channels: those that were opened before are known, new ones are opened slowly. */
export function doorToDirects(rest: REST, directory: Directory, clock: Clock) {
  const known = new Map<string, string>();
  let left = BURST;
  let filledAt: number = clock.now();
  let closedUntil = 0;

  /** How long to wait before the next is opened; null when it may be now, and one is taken. */
  function wait(): number | null {
    const now = clock.now();
    if (now < closedUntil) return closedUntil - now;
    const gained = Math.floor((now - filledAt) / PAUSE);
    if (gained > 0) {
      left = Math.min(BURST, left + gained);
      filledAt += gained * PAUSE;
    }
    if (left === 0) return PAUSE - (now - filledAt);
    left -= 1;
    return null;
  }

  async function open(user: string): Promise<{ readonly channel: string } | ReturnType<typeof failedSending>> {
    const channel = known.get(user) ?? (await directory.recall(`discord-direct ${user}`));
    if (channel !== null && channel !== undefined) return { channel };
    const pause = wait();
    if (pause !== null) return { kind: "later", wait: pause };
    try {
      const opened = (await rest.post("/users/@me/channels", { body: { recipient_id: user } })) as { readonly id: string };
      known.set(user, opened.id);
      await directory.keep(`discord-direct ${user}`, opened.id, null);
      return { channel: opened.id };
    } catch (error) {
      if (problemOf(error).code === 40003) closedUntil = clock.now() + CALM;
      return failedSending(error);
    }
  }

  return { open };
}
