/**
 * Lets so many works run at a time; the others wait for their turn, in the order in which they came and however long it takes.
 * A rush of people is no failure of the database: only one that does not answer is (`PATIENCE` in `open.ts`).
 */
export function lanes(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
