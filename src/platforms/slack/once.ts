import type { Clock, Instant } from "#kernel/clock.ts";
import { REMEMBERED } from "./limits.ts";

/** What several processes remember together: each may be given the same delivery, or its repetition. */
export interface SharedMemory {
  /** Keeps a text under a name until an instant unless something is kept there: null when it was kept, otherwise what is there. */
  readonly claim: (name: string, value: string, until: Instant) => Promise<string | null>;
  readonly keep: (name: string, value: string, until: Instant) => Promise<void>;
}

/** Whether it falls to this process to say what came of a delivery. Known by the time that the work is done. */
export type Ours = () => Promise<boolean>;

/** Remembers deliveries, so that a repeated one is not done twice. */
export interface Once {
  /**
   * Does the work unless one of these names was done before, or is being done: then it waits for that and does nothing. A
   * work that failed is forgotten, so that the next delivery of the same does it. Nothing is dropped for being a retry. In
   * several processes each may work, since what changes anything is guarded by the database; one of them speaks.
   */
  readonly run: (names: readonly string[], work: (ours: Ours) => Promise<void>) => Promise<void>;
}

/** How long another process may be at work on a delivery before it counts as dead, in milliseconds. */
const UNDER_WAY = 10_000;

const DONE = "done";

/**
 * A memory of this process, for longer than the last retry, and of all the processes of a house. What changes anything is
 * guarded by the database besides, under the key that each utterance carries, over restarts and between processes.
 */
export function onceOnly(clock: Clock, shared: SharedMemory | null): Once {
  const known = new Map<string, { readonly until: number; readonly work: Promise<unknown> }>();

  function forgetOld(): void {
    const now = clock.now();
    for (const [name, { until }] of known) {
      if (until > now) return;
      known.delete(name);
    }
  }

  const until = () => (clock.now() + REMEMBERED) as Instant;

  /** Whether it is ours to speak: nobody else was given it, or whoever was is found dead. */
  async function claimed(name: string, memory: SharedMemory): Promise<boolean> {
    const before = await memory.claim(name, String(clock.now()), until());
    return before === null || (before !== DONE && clock.now() - Number(before) >= UNDER_WAY);
  }

  /** Resolves to whether it was ours to speak; where it was not, a later repetition is looked at anew. */
  async function together(name: string, memory: SharedMemory, work: (ours: Ours) => Promise<void>): Promise<boolean> {
    const mine = claimed(name, memory);
    mine.catch(() => undefined);
    await work(() => mine);
    const spoken = await mine;
    if (spoken) await memory.keep(name, DONE, until());
    return spoken;
  }

  async function alone(work: (ours: Ours) => Promise<void>): Promise<boolean> {
    await work(async () => true);
    return true;
  }

  return {
    async run(names, work) {
      forgetOld();
      const before = names.map((name) => known.get(name)).find((each) => each !== undefined);
      if (before !== undefined) {
        await before.work;
        return;
      }
      const doing = shared === null ? alone(work) : together(`slack-heard ${names.at(-1)}`, shared, work);
      const entry = { until: clock.now() + REMEMBERED, work: doing };
      for (const name of names) known.set(name, entry);
      let spoken = false;
      try {
        spoken = await doing;
      } finally {
        if (!spoken) for (const name of names) known.delete(name);
      }
    },
  };
}
