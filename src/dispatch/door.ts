/** How many may be inside, and who waits outside, in the order of their coming. */
export interface Door {
  /** Null when one may come in at once, which one has then done; otherwise what to wait for. */
  readonly enter: () => Promise<void> | null;
  readonly leave: () => void;
}

/**
 * A door behind which at most `most` calls are at work; the others wait outside, where each costs next to nothing. Ten thousand
 * calls half done at once would push one another out of the processor's reach and be done no sooner.
 */
export function doorFor(most: number): Door {
  let inside = 0;
  let waiting: (() => void)[] = [];
  let next = 0;
  return {
    enter() {
      if (inside < most) {
        inside += 1;
        return null;
      }
      return new Promise((come) => {
        waiting.push(come);
      });
    },
    leave() {
      const come = waiting[next];
      if (come === undefined) {
        inside -= 1;
        return;
      }
      next += 1;
      if (next === waiting.length) {
        waiting = [];
        next = 0;
      }
      come();
    },
  };
}
