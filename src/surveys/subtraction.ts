/** Who is in a cell: 1 or 0 for each sort of people, a sort being those who answered every question with choices alike. */
export type Members = readonly number[];

/** Sums are worked out within a prime field, where they are exact: the largest prime whose products are whole numbers below 2^53. */
const PRIME = 94_906_249;

/** 1 over a number, by Fermat's little theorem. */
function inverseOf(number: number): number {
  let [result, base] = [1, number];
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}

interface Pivot {
  readonly at: number;
  readonly row: readonly number[];
}

/** What is left of a cell once everything that the pivots reach is taken away from it. */
function leftOver(cell: Members, pivots: readonly Pivot[]): readonly number[] {
  const left = [...cell];
  for (const { at, row } of pivots) {
    const factor = PRIME - (left[at] as number);
    if (factor === PRIME) continue;
    for (let place = at; place < left.length; place += 1) left[place] = ((left[place] as number) + factor * (row[place] as number)) % PRIME;
  }
  return left;
}

/** The cells from which another follows by adding and taking away: the place of the last that it takes, in their order; -1 where it does not follow. */
function lastNeeded(cell: Members, from: readonly Members[]): number {
  const pivots: Pivot[] = [];
  for (const [place, each] of from.entries()) {
    const left = leftOver(each, pivots);
    const at = left.findIndex((number) => number !== 0);
    if (at < 0) continue;
    const inverse = inverseOf(left[at] as number);
    pivots.push({ at, row: left.map((number) => (number * inverse) % PRIME) });
    if (leftOver(cell, pivots).every((number) => number === 0)) return place;
  }
  return -1;
}

/**
 * Holds back more cells until none that is below the floor follows from those of other questions: the same people answer
 * all of them, so where the choices of one question lie within those of another (below 30, below 50) a shown cell less
 * another can be one that is not. Whoever reads is taken to know which answers go together. As within one question, what is
 * held back is chosen by its place.
 */
export function withoutSums(
  tables: readonly (readonly Members[])[],
  shown: readonly (readonly boolean[])[],
  small: (table: number, place: number) => boolean,
): readonly (readonly boolean[])[] {
  const kept = shown.map((each) => [...each]);
  const cells = tables.flatMap((each, table) => each.map((members, place) => ({ table, place, members })));
  const hidden = cells.filter(({ table, place, members }) => small(table, place) && members.includes(1));
  const everybody = (tables[0]?.[0] ?? []).map(() => 1);
  for (const { members } of hidden) {
    for (;;) {
      const told = cells.filter(({ table, place }) => kept[table]?.[place]);
      const last = lastNeeded(members, [everybody, ...told.map((each) => each.members)]);
      if (last < 1) break;
      const { table, place } = told[last - 1] as (typeof told)[number];
      (kept[table] as boolean[])[place] = false;
    }
  }
  return kept;
}
