import type { Clock } from "#kernel/clock.ts";
import { REMEMBERED } from "./limits.ts";

/** Remembers deliveries, so that a repeated one is not done twice. */
export interface Once {
  /**
   * Does the work unless one of these names was done before, or is being done: then it waits for that and does nothing. A
   * work that failed is forgotten, so that the next delivery of the same does it. Nothing is dropped for being a retry.
   */
  readonly run: (names: readonly string[], work: () => Promise<void>) => Promise<void>;
}

/**
 * A memory of this process, for longer than the last retry. What changes anything is guarded by the database besides, under
 * the key that each utterance carries, over restarts and between processes.
 */
export function onceOnly(clock: Clock): Once {
  const known = new Map<string, { readonly until: number; readonly work: Promise<void> }>();

  function forgetOld(): void {
    const now = clock.now();
    for (const [name, { until }] of known) {
      if (until > now) return;
      known.delete(name);
    }
  }

  return {
    async run(names, work) {
      forgetOld();
      const before = names.map((name) => known.get(name)).find((each) => each !== undefined);
      if (before !== undefined) {
        await before.work;
        return;
      }
      const doing = work();
      const entry = { until: clock.now() + REMEMBERED, work: doing };
      for (const name of names) known.set(name, entry);
      try {
        await doing;
      } catch (error) {
        for (const name of names) known.delete(name);
        throw error;
      }
    },
  };
}
