/** The place of one call in the order in which calls arrived. */
export interface Turn {
  /**
   * Says which things the call is about, once that is known, and resolves when it may begin: when every call that arrived
   * before has said so too, and none of those about the same thing is still on its way to the database.
   */
  readonly about: (things: readonly string[]) => Promise<void>;
  /** Lets the next one about the same thing begin. Harmless when said again. */
  readonly pass: () => void;
}

interface Waiting {
  things: readonly string[] | null;
  begin: (() => void) | null;
}

/**
 * Keeps calls about the same thing in the order of their arrival in this process, whatever reading they do first: who
 * pressed first has the seat. It is a courtesy; what may not happen twice is guarded by the database, since several
 * processes may share it. Calls about different things do not wait for each other, but for a moment of reading.
 */
export function arrivals(): { readonly enter: () => Turn } {
  const line = new Set<Waiting>();

  function wake(): void {
    const busy = new Set<string>();
    for (const one of line) {
      if (one.things === null) return;
      if (one.begin !== null && !one.things.some((thing) => busy.has(thing))) {
        one.begin();
        one.begin = null;
      }
      for (const thing of one.things) busy.add(thing);
    }
  }

  function enter(): Turn {
    const own: Waiting = { things: null, begin: null };
    line.add(own);
    return {
      about(things) {
        return new Promise((begin) => {
          own.things = things;
          own.begin = begin;
          wake();
        });
      },
      pass() {
        if (line.delete(own)) wake();
      },
    };
  }

  return { enter };
}
