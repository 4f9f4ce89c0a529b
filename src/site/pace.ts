import type { Instant } from "#kernel/clock.ts";

/** How often something may be done from one address of the network: so many times in so many milliseconds. */
export interface Pace {
  readonly most: number;
  readonly within: number;
}

/** More addresses are not remembered; then the oldest are forgotten. */
const REMEMBERED = 10_000;

/** Counts what comes from each address. True as long as it keeps to the pace. */
export function pacer({ most, within }: Pace, now: () => Instant): (address: string) => boolean {
  const seen = new Map<string, { began: Instant; times: number }>();
  return function keeps(address) {
    const at = now();
    const known = seen.get(address);
    if (known === undefined || at - known.began >= within) {
      seen.delete(address);
      if (seen.size >= REMEMBERED) seen.delete(seen.keys().next().value as string);
      seen.set(address, { began: at, times: 1 });
      return true;
    }
    known.times += 1;
    return known.times <= most;
  };
}
