import cron from "node-cron";

/** What is looked after regularly, and may be stopped. */
export interface Clockwork {
  readonly start: () => Promise<void>;
  /** Resolves when what was under way has ended. */
  readonly stop: () => Promise<void>;
}

/** How often: every second for what is due, every hour or night for house-keeping. */
export type Beat = "second" | "minute" | "hour" | "night";

const patterns: Readonly<Record<Beat, string>> = {
  second: "* * * * * *",
  minute: "0 * * * * *",
  hour: "0 7 * * * *",
  night: "0 40 3 * * *",
};

/**
 * Does `work` at every beat of the machine's clock, and never twice at a time: a beat that comes while the last work is
 * still going is left out. It only wakes; what is due when is kept in the database. `trouble` hears what `work` rejects
 * with; the next beat tries again.
 */
export function tick(beat: Beat, work: () => Promise<unknown>, trouble: (error: unknown) => void): Clockwork {
  let going: Promise<void> | null = null;

  async function once(): Promise<void> {
    try {
      await work();
    } catch (error) {
      trouble(error);
    }
  }

  function onBeat(): void {
    going ??= once().finally(() => {
      going = null;
    });
  }

  const task = cron.createTask(patterns[beat], onBeat, {
    noOverlap: true,
    suppressMissedWarning: true,
    logger: { info: quiet, warn: quiet, debug: quiet, error: trouble },
  });
  return {
    async start() {
      await task.start();
    },
    async stop() {
      await task.stop();
      await task.destroy();
      await going;
    },
  };
}

function quiet(): void {
  // What the library has to say when all is well is of no use to anybody.
}
