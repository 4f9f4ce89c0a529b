declare const instantBrand: unique symbol;

/** A moment on the world's clock: whole milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly [instantBrand]: true };

/** Where the time comes from. Nothing else in the house asks the machine for it. */
export interface Clock {
  readonly now: () => Instant;
}

/** The name of the zone that this machine is set to: of the IANA database, `UTC` where it is set to none that is known. */
export function machineZone(): string {
  return Temporal.Now.timeZoneId();
}

/** The machine's own clock. */
export const machineClock: Clock = { now: () => Date.now() as Instant };

/** A clock that is moved by hand: scenarios, tests and the playground use it. It never goes backwards. */
export interface HandClock extends Clock {
  /** Moves the clock to `to`. Throws a RangeError when `to` is earlier than now. */
  readonly moveTo: (to: Instant) => void;
}

/** Makes a clock that stands at `start` until it is moved. */
export function handClock(start: Instant): HandClock {
  let current = start;
  return {
    now: () => current,
    moveTo(to) {
      if (to < current) throw new RangeError("A clock is never turned back.");
      current = to;
    },
  };
}

/** Milliseconds in a second, a minute, an hour and a day of exactly 24 hours. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `milliseconds` after `at` (before it, when negative). Elapsed time, never calendar time. */
export function after(at: Instant, milliseconds: number): Instant {
  return (at + milliseconds) as Instant;
}
