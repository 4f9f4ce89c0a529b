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
  things: ReadonlySet<string> | null;
  begin: (() => void) | null;
  /** About how many of its things somebody before it is still on the way; counted once all before it have said theirs. */
  behind: number;
}

/**
 * Keeps calls about the same thing in the order of their arrival in this process, whatever reading they do first: who
 * pressed first has the seat. It is a courtesy; what may not happen twice is guarded by the database, since several
 * processes may share it. Calls about different things do not wait for each other, but for a moment of reading. Each call costs
 * the same, however many wait.
 */
export function arrivals(): { readonly enter: () => Turn } {
  /** In the order of arrival: those of which it is not known yet whether all before them have said their things. */
  const unsettled = new Set<Waiting>();
  /** For each thing those who are about it, in the order of arrival; the first may go. */
  const lines = new Map<string, Set<Waiting>>();

  function go(one: Waiting): void {
    if (one.behind > 0) return;
    one.begin?.();
    one.begin = null;
  }

  function settle(): void {
    for (const one of unsettled) {
      if (one.things === null) return;
      unsettled.delete(one);
      for (const thing of one.things) {
        const line = lines.get(thing) ?? new Set();
        lines.set(thing, line);
        if (line.size > 0) one.behind += 1;
        line.add(one);
      }
      go(one);
    }
  }

  function leave(one: Waiting): void {
    if (unsettled.delete(one)) {
      settle();
      return;
    }
    for (const thing of one.things ?? []) {
      const line = lines.get(thing);
      if (line === undefined) continue;
      const [first] = line;
      if (!line.delete(one)) continue;
      if (line.size === 0) lines.delete(thing);
      const [next] = line;
      if (first !== one || next === undefined) continue;
      next.behind -= 1;
      go(next);
    }
  }

  function enter(): Turn {
    const own: Waiting = { things: null, begin: null, behind: 0 };
    unsettled.add(own);
    return {
      about(things) {
        return new Promise((begin) => {
          own.things = new Set(things);
          own.begin = begin;
          settle();
        });
      },
      pass: () => leave(own),
    };
  }

  return { enter };
}
