/** The bell that open pages listen to: something on the wall, the clock or behind the scenes has changed. */
export interface Live {
  readonly ring: () => void;
  /** Calls `listener` at every ring until what is returned is called. */
  readonly listen: (listener: () => void) => () => void;
  /** Resolves when the pages are to be let go. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** Makes a bell. Rings of one turn are one ring. */
export function liveBell(): Live {
  const listeners = new Set<() => void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  let ringing = false;
  function tell(): void {
    ringing = false;
    for (const listener of listeners) listener();
  }
  return {
    ring() {
      if (ringing) return;
      ringing = true;
      setImmediate(tell);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    over: promise,
    end: resolve,
  };
}
