import type { Instant } from "#kernel/clock.ts";

/** A page as it was sent. */
export interface KeptPage {
  readonly type: string;
  readonly caching: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** How long a page is sent again as it was, in milliseconds: what another process writes is seen after that at the latest. */
const FRESH = 3_000;

/** Pages that are kept, and the longest of them in characters or octets. */
const MOST = 300;
const LONGEST = 200_000;

/** Pages that everybody sees alike, kept for a moment. Whatever this process writes makes them all stale at once. */
export function keptPages(now: () => Instant) {
  const kept = new Map<string, { readonly page: KeptPage; readonly at: Instant }>();

  function find(key: string): KeptPage | null {
    const found = kept.get(key);
    if (found === undefined) return null;
    const age = now() - found.at;
    if (age >= 0 && age < FRESH) return found.page;
    kept.delete(key);
    return null;
  }

  function keep(key: string, page: KeptPage): void {
    if (page.body.length > LONGEST) return;
    if (kept.size >= MOST) kept.delete(kept.keys().next().value as string);
    kept.set(key, { page, at: now() });
  }

  return { find, keep, clear: () => kept.clear() };
}
