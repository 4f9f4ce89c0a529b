import { after, type Clock, HOUR } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { Directory } from "./directory.ts";
import type { Members } from "./members.ts";
import { problemOf } from "./problem.ts";

/** How often somebody asks whether the night's look is due, and how long one look is enough. */
const ASKED_EVERY = HOUR;
const ENOUGH = 23 * HOUR;

/** What looking needs of the platform. */
export interface Looking {
  readonly members: Members;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly log: Log;
  readonly own: (team: string) => boolean;
  /** Which part of a divided connection this process is. */
  readonly part: string;
}

/**
 * Once a day, whether those who have promised something, or hold a power, are in their server still. Their leaving is not told
 * without a privileged intent; asking for these few is enough.
 */
export async function lookForAbsences({ members, directory, clock, log, own, part }: Looking): Promise<void> {
  const due = await directory.claim(`discord-absences ${part}`, "looked at", after(clock.now(), ENOUGH));
  if (due !== null) return;
  for (const team of (await directory.teams()).filter(own)) {
    try {
      for (const user of await directory.awaited(team)) await lookFor(members, directory, team, user);
    } catch (error) {
      log.info({ team, err: problemOf(error).message }, "this server's people cannot be asked for now");
    }
  }
}

/** What their server gives them is theirs as long as they hold it there, also when they say nothing. */
async function lookFor(members: Members, directory: Directory, team: string, user: string): Promise<void> {
  const roles = await members.look(team, user);
  if (roles !== null) await directory.holds(team, user, roles);
}

/** Asks at once and then every hour whether the look is due. Returns what ends it. */
export function absenceWatch(parts: Looking, fly: (work: Promise<void>) => void): () => void {
  const look = () => fly(lookForAbsences(parts));
  look();
  const timer = setInterval(look, ASKED_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
