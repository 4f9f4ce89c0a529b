/** How many requests of one kind, or null where so few that somebody could be known by it. */
export interface Cell {
  readonly name: string;
  readonly count: number | null;
}

/** A table whose sum is told. */
export interface Figures {
  readonly cells: readonly Cell[];
  readonly total: number | null;
}

/** A number below this could point at somebody. */
export const SMALL = 5;

/**
 * Hides small numbers, and as many others as it takes that none of them can be had by subtraction from the sum: those that are hidden
 * are at least two, and together at least `SMALL`; where that cannot be, the sum is hidden as well.
 */
export function hideSmall(counts: ReadonlyMap<string, number>): Figures {
  const all = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const rising = [...all].sort(([, a], [, b]) => a - b);
  const hidden = new Set(rising.filter(([, count]) => count < SMALL).map(([name]) => name));
  const hiddenSum = () => all.reduce((sum, [name, count]) => sum + (hidden.has(name) ? count : 0), 0);
  for (const [name] of rising) {
    if (hidden.size === 0 || (hidden.size > 1 && hiddenSum() >= SMALL)) break;
    hidden.add(name);
  }
  const open = hidden.size === 0 || (hidden.size > 1 && hiddenSum() >= SMALL);
  return {
    cells: all.map(([name, count]) => ({ name, count: hidden.has(name) ? null : count })),
    total: open && (total === 0 || total >= SMALL) ? total : null,
  };
}

/** The middle of some lengths of time; null where they are too few to be told. */
export function middle(lengths: readonly number[]): number | null {
  if (lengths.length < SMALL) return null;
  const sorted = [...lengths].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
