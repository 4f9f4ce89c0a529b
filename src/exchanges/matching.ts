/** Whom each of some people is with, by their places in a list; -1 for nobody. */
export type Mates = Int32Array;

/** Who may be with whom, by places: for each the places of the others, in the order in which they are tried. */
export type Ties = readonly (readonly number[])[];

interface Search {
  readonly mates: Mates;
  readonly ties: Ties;
  /** Over whom each was reached; -1 for nobody yet. */
  readonly before: Int32Array;
  /** The head of the odd ring that each belongs to, else themselves. */
  readonly head: Int32Array;
  readonly reached: Uint8Array;
  readonly queue: number[];
}

/**
 * Finds somebody for `root`, who is with nobody yet, if anybody can be found: others may be put together anew, but nobody who was with
 * somebody is left alone, except one whom `maySitOut` names, where nothing else would do. Resolves to whether `root` is with somebody now.
 *
 * Edmonds' search for an alternating path (J. Edmonds, Paths, trees, and flowers, 1965): rings of odd length are drawn together.
 */
export function placed(root: number, mates: Mates, ties: Ties, maySitOut: (place: number) => boolean): boolean {
  const size = ties.length;
  const search: Search = {
    mates,
    ties,
    before: new Int32Array(size).fill(-1),
    head: Int32Array.from({ length: size }, (_, place) => place),
    reached: new Uint8Array(size),
    queue: [root],
  };
  search.reached[root] = 1;
  for (let at = 0; at < search.queue.length; at += 1) {
    const alone = step(search, search.queue[at] as number, root);
    if (alone === null) continue;
    turn(search, alone);
    return true;
  }
  const out = search.queue.find((place) => place !== root && maySitOut(place));
  if (out === undefined) return false;
  const left = mates[out] as number;
  mates[out] = -1;
  turn(search, left);
  return true;
}

/** Looks at everybody whom one of those reached may be with; whoever of them is alone ends the search. */
function step(search: Search, from: number, root: number): number | null {
  const { mates, ties, before, head, reached, queue } = search;
  for (const to of ties[from] as readonly number[]) {
    if (head[from] === head[to] || mates[from] === to) continue;
    const mate = mates[to] as number;
    if (to === root || (mate !== -1 && before[mate] !== -1)) {
      drawTogether(search, from, to);
      continue;
    }
    if (before[to] !== -1) continue;
    before[to] = from;
    if (mate === -1) return to;
    reached[mate] = 1;
    queue.push(mate);
  }
  return null;
}

/** Puts everybody on the way back from `last` with the one they were reached from. */
function turn({ mates, before }: Search, last: number): void {
  let to = last;
  while (to !== -1) {
    const from = before[to] as number;
    const next = mates[from] as number;
    mates[to] = from;
    mates[from] = to;
    to = next;
  }
}

/** An odd ring was found: all of it counts as one, and each in it has been reached. */
function drawTogether(search: Search, one: number, other: number): void {
  const { head, reached, queue } = search;
  const top = meeting(search, one, other);
  const inRing = new Uint8Array(head.length);
  markWay(search, inRing, one, top, other);
  markWay(search, inRing, other, top, one);
  for (let place = 0; place < head.length; place += 1) {
    if (inRing[head[place] as number] !== 1) continue;
    head[place] = top;
    if (reached[place] === 1) continue;
    reached[place] = 1;
    queue.push(place);
  }
}

function meeting({ mates, before, head }: Search, one: number, other: number): number {
  const seen = new Uint8Array(head.length);
  let place = head[one] as number;
  for (;;) {
    seen[place] = 1;
    const mate = mates[place] as number;
    if (mate === -1) break;
    place = head[before[mate] as number] as number;
  }
  place = head[other] as number;
  while (seen[place] !== 1) place = head[before[mates[place] as number] as number] as number;
  return place;
}

function markWay({ mates, before, head }: Search, inRing: Uint8Array, from: number, top: number, child: number): void {
  let place = from;
  let over = child;
  while (head[place] !== top) {
    const mate = mates[place] as number;
    inRing[head[place] as number] = 1;
    inRing[head[mate] as number] = 1;
    before[place] = over;
    over = mate;
    place = before[mate] as number;
  }
}
