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
 * are at least two, and together so many that each of them might be large; where that cannot be, the sum is hidden as well. `small`
 * names what is hidden whatever its number.
 */
export function hideSmall(counts: ReadonlyMap<string, number>, small: ReadonlySet<string> = new Set()): Figures {
  const all = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const rising = [...all].sort(([, a], [, b]) => a - b);
  const hidden = new Map(all.filter(([name, count]) => count < SMALL || small.has(name)));
  for (const [name, count] of rising) {
    if (staysHidden([...hidden.values()])) break;
    hidden.set(name, count);
  }
  const open = staysHidden([...hidden.values()]);
  return {
    cells: all.map(([name, count]) => ({ name, count: hidden.has(name) ? null : count })),
    total: open && (total === 0 || total >= SMALL) ? total : null,
  };
}

/** Whether numbers stay hidden though their sum is told: there are none, or several of which each might be large. */
function staysHidden(hidden: readonly number[]): boolean {
  return hidden.length === 0 || (hidden.length > 1 && mayBeLarge(hidden));
}

/** Whether of numbers whose sum is known, and none of which is nought, each might be large. */
function mayBeLarge(hidden: readonly number[]): boolean {
  return hidden.reduce((sum, count) => sum + count, 0) - (hidden.length - 1) >= SMALL;
}

/**
 * Several tables of the same things, whose sums are one number: where one of them cannot tell it, none does, and none that is whole
 * would add up to it.
 */
export function hideTogether(tables: readonly ReadonlyMap<string, number>[]): readonly Figures[] {
  return withOneSum(tables.map((table) => hideSmall(table)));
}

function withOneSum(tables: readonly Figures[], told = true): readonly Figures[] {
  if (told && tables.every(({ total }) => total !== null)) return tables;
  return tables.map(({ cells }) => ({ cells: withGap(cells), total: null }));
}

/** The same with its least number hidden, where none is yet. */
function withGap(cells: readonly Cell[]): readonly Cell[] {
  if (cells.some(({ count }) => count === null)) return cells;
  const least = Math.min(...cells.map(({ count }) => count ?? 0));
  const at = cells.findIndex(({ count }) => count === least);
  return cells.map((cell, n) => (n === at ? { ...cell, count: null } : cell));
}

/**
 * The figures of all time, by which nobody learns through subtraction what those of the months hide. `months` holds the tables of each
 * month, told as `hideTogether` tells them; what would give a hidden number of theirs away is hidden here.
 */
export function hideBeside(months: readonly (readonly ReadonlyMap<string, number>[])[]): readonly Figures[] {
  const shown = months.map(hideTogether);
  const untold = months.filter((_, at) => shown[at]?.some(({ total }) => total === null)).map(([table]) => sumOf(table ?? new Map()));
  const sumTold = staysHidden(untold);
  const tables = (months[0] ?? []).map((_, table) => {
    const own = months.map((month) => month[table] ?? new Map<string, number>());
    return besideMonths(
      own,
      shown.map((month) => month[table] ?? { cells: [], total: 0 }),
      sumTold,
    );
  });
  return withOneSum(tables, sumTold);
}

function sumOf(table: ReadonlyMap<string, number>): number {
  return [...table.values()].reduce((sum, count) => sum + count, 0);
}

function besideMonths(months: readonly ReadonlyMap<string, number>[], shown: readonly Figures[], sumTold: boolean): Figures {
  const counts = new Map<string, number>();
  for (const month of months) for (const [name, count] of month) counts.set(name, (counts.get(name) ?? 0) + count);
  const hidden = shown.flatMap(({ cells, total }, month) =>
    cells.filter(({ count }) => count === null).map(({ name }): HiddenCell => ({ name, month, sum: total !== null })),
  );
  const told = new Set<string>();
  for (const [name, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const inMonths = hidden.filter((each) => each.name === name).map(({ month }) => months[month]?.get(name) ?? 0);
    if (count < SMALL || (inMonths.length > 0 && !mayBeLarge(inMonths))) continue;
    told.add(name);
    if (givesAway(hidden, told, sumTold)) told.delete(name);
  }
  return hideSmall(counts, new Set([...counts.keys()].filter((name) => !told.has(name))));
}

interface HiddenCell {
  readonly name: string;
  readonly month: number;
  /** Whether the sum of its month is told. */
  readonly sum: boolean;
}

/**
 * Whether a hidden number follows from the sums that are told: of its month, of its kind over all time where that is `told`, and of
 * everything. Each hidden number joins its month to its kind; it follows exactly where nothing else joins the two, those whose sum
 * is not told being one.
 */
function givesAway(hidden: readonly HiddenCell[], told: ReadonlySet<string>, sumTold: boolean): boolean {
  const ends = hidden.map(({ name, month, sum }): readonly [string, string] => [
    told.has(name) ? `kind ${name}` : sumTold ? "other kinds" : "untold",
    sum ? `month ${month}` : sumTold ? "other months" : "untold",
  ]);
  return ends.some(
    ([from, to], skipped) =>
      from !== to &&
      !joined(
        from,
        to,
        ends.filter((_, at) => at !== skipped),
      ),
  );
}

function joined(from: string, to: string, ends: readonly (readonly [string, string])[]): boolean {
  const reached = new Set([from]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [a, b] of ends) if (reached.has(a) !== reached.has(b)) reached.add(a).add(b);
  }
  return reached.has(to);
}

/** The middle of some lengths of time; null where they are too few to be told. */
export function middle(lengths: readonly number[]): number | null {
  if (lengths.length < SMALL) return null;
  const sorted = [...lengths].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
