import { MINUTE, SECOND } from "#kernel/clock.ts";
import type { Directory } from "./directory.ts";
import type { eventMirror } from "./events.ts";

/** How long after something was written the dates ahead are looked at, so that several writings make one look. */
const SOON = SECOND / 2;

/** How often they are looked at anyway: what another platform or another process has changed. */
const EVERY = MINUTE;

/** What watching needs. */
export interface Watching {
  readonly mirror: ReturnType<typeof eventMirror>;
  readonly directory: Directory;
  /** Whether this process answers for a server. */
  readonly own: (team: string) => boolean;
  /** Takes what is begun and has nobody who waits for it. */
  readonly fly: (work: Promise<void>) => void;
}

/** Looks at the dates ahead soon after something was said in a server and written, and every minute at all of them. */
export function eventWatch({ mirror, directory, own, fly }: Watching) {
  const touched = new Set<string>();
  let soon: NodeJS.Timeout | null = null;

  function lookSoon(): void {
    if (soon !== null || touched.size === 0) return;
    soon = setTimeout(() => {
      soon = null;
      const teams = [...touched];
      touched.clear();
      fly(mirror.look(teams, "changes"));
    }, SOON);
    soon.unref();
  }

  async function lookAll(anew: "anew" | "changes"): Promise<void> {
    await mirror.look((await directory.teams()).filter(own), anew);
  }

  const quiet = directory.onWritten(lookSoon);
  const always = setInterval(() => fly(lookAll("changes")), EVERY);
  always.unref();

  return {
    /** Something was said in this server. */
    touch: (team: string) => void touched.add(team),
    lookAll,
    stop() {
      quiet();
      clearInterval(always);
      if (soon !== null) clearTimeout(soon);
    },
  };
}
