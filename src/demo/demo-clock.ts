import { type Clock, type Instant, machineClock } from "#kernel/clock.ts";

/** The playground's clock: it goes on by itself, as far from the machine's as it was turned. */
export interface DemoClock extends Clock {
  /** Turns it to `to`. Throws a RangeError when that is earlier than now. */
  readonly turnTo: (to: Instant) => void;
  /** Holds it still at `at` while a sample is made; null lets it go on with no difference from the machine's. */
  readonly hold: (at: Instant | null) => void;
  /** How far ahead of the machine's clock it is, in milliseconds. */
  readonly ahead: () => number;
}

/** A clock that is `ahead` milliseconds ahead of the machine's. */
export function demoClock(ahead: number): DemoClock {
  let offset = ahead;
  let held: Instant | null = null;
  const now = () => held ?? ((machineClock.now() + offset) as Instant);
  return {
    now,
    turnTo(to) {
      const from = now();
      if (to < from) throw new RangeError("A clock is never turned back.");
      if (held === null) offset += to - from;
      else held = to;
    },
    hold(at) {
      held = at;
    },
    ahead: () => offset,
  };
}
