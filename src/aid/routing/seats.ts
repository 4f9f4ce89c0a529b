/** Requests and helpers to be matched all together; numbers are places in the two lists. */
export interface Puzzle {
  /** How many helpers each request takes. */
  readonly wanted: readonly number[];
  /** How many requests each helper may still take on. */
  readonly room: readonly number[];
  /** What it costs that a helper takes on a request, their load left out; null where that may not be. Whole numbers. */
  readonly pairs: readonly (readonly (number | null)[])[];
  /** What the next help costs somebody who takes on `more` of these already; it may only grow with `more`. */
  readonly load: (helper: number, more: number) => number;
  /** Of plans that cost the same the one with less of this is taken: whole numbers from 0 to 1000. */
  readonly travel: (request: number, helper: number) => number;
  /** Requests whose first helper has to be one of these; no entry for those that take anybody. */
  readonly first: ReadonlyMap<number, ReadonlySet<number>>;
  /** Two who may not take on the same request. */
  readonly apart: (request: number, one: number, other: number) => boolean;
}

/** That a helper takes on a request, as their `more`-th of these. */
export interface Taken {
  readonly request: number;
  readonly helper: number;
  readonly more: number;
}

/** A pair, by its places in the two lists. */
export interface Pair {
  readonly request: number;
  readonly helper: number;
}

/** What is added to a puzzle while it is solved. */
export interface Additions {
  /** Pairs that were taken twice by one person, and may be taken once only. */
  readonly once: readonly Pair[];
  readonly forbidden: readonly Pair[];
}

/** A matrix for the solver, and what its rows and columns stand for. */
export interface Seats {
  readonly costs: readonly Float64Array[];
  readonly read: (row: number, column: number) => Taken | null;
}

interface Weights {
  readonly scale: number;
  readonly unserved: number;
  readonly forbidden: number;
}

/**
 * Lays a puzzle out as a plain assignment: a row for every helper that is looked for, a column for every further request that
 * a helper may take on, and for each row a column that leaves it unserved. All costs are finite: leaving a request unserved
 * costs more than all the rest together, and what is forbidden more than that.
 *
 * That nobody fills two seats of one request has no place in a plain assignment. Where it happens, the pair gets a row and a
 * column of its own: the request's rows reach the helper through that column only, and its row then takes the helper's seat.
 * The costs hold until the next puzzle is laid out.
 */
export function layOut(puzzle: Puzzle, additions: Additions): Seats {
  const rows = puzzle.wanted.flatMap((wanted, request) => Array.from({ length: wanted }, (_, seat) => ({ request, seat })));
  const columns = columnsOf(puzzle, rows.length);
  const weights = weightsOf(puzzle, rows.length, columns);
  const { once } = additions;
  const spare = columns.owners.length;
  const own = spare + rows.length;
  const width = own + once.length;
  const barred = barredPairs(additions);
  const cells = cellsFor(width * (rows.length + once.length)).fill(weights.forbidden);
  const rowAt = (place: number) => cells.subarray(place * width, (place + 1) * width);
  const costs: Float64Array[] = [];
  for (const { request, seat } of rows) {
    const allowed = allowedIn(puzzle, request, seat);
    const row = rowAt(costs.length).fill(weights.unserved, spare, own);
    fillRow(row, puzzle, request, columns, weights.scale, onlyIn(puzzle, request, seat), barred.get(request));
    for (const [at, pair] of once.entries()) {
      const cost = pair.request === request && allowed(pair.helper) ? puzzle.pairs[request]?.[pair.helper] : null;
      if (cost !== null && cost !== undefined) row[own + at] = cost * weights.scale + puzzle.travel(request, pair.helper);
    }
    costs.push(row);
  }
  for (const [at, { helper }] of once.entries()) {
    const row = rowAt(costs.length);
    for (const [seat, owner] of columns.owners.entries()) if (owner === helper) row[seat] = (columns.loads[seat] as number) * weights.scale;
    row[own + at] = 0;
    costs.push(row);
  }
  return {
    costs,
    read(row, column) {
      const helper = columns.owners[column];
      const request = rows[row]?.request ?? once[row - rows.length]?.request;
      if (helper === undefined || request === undefined) return null;
      return { request, helper, more: column - (columns.begins[helper] as number) };
    },
  };
}

/** Up to 32 MiB are kept from one puzzle to the next: where memory is scarce, asking for them anew costs as much as laying them out. */
const KEPT = 4_194_304;
let kept = new Float64Array(0);

function cellsFor(count: number): Float64Array {
  if (count > KEPT) return new Float64Array(count);
  if (kept.length < count) kept = new Float64Array(count);
  return kept.subarray(0, count);
}

/** Those who alone may have that seat of a request; undefined where anybody may. */
function onlyIn({ first }: Puzzle, request: number, seat: number): ReadonlySet<number> | undefined {
  return seat === 0 ? first.get(request) : undefined;
}

/** Whether a helper may have that seat of a request. */
function allowedIn(puzzle: Puzzle, request: number, seat: number): (helper: number) => boolean {
  const only = onlyIn(puzzle, request, seat);
  return only === undefined ? () => true : (helper) => only.has(helper);
}

/** The innermost loop: it runs for every request and helper, so it is plain. */
function fillRow(
  row: Float64Array,
  { pairs, travel }: Puzzle,
  request: number,
  { begins, loads }: Columns,
  scale: number,
  only: ReadonlySet<number> | undefined,
  bars: ReadonlySet<number> | undefined,
): void {
  const costs = pairs[request] as readonly (number | null)[];
  for (let helper = 0; helper < costs.length; helper += 1) {
    const pair = costs[helper] as number | null;
    if (pair === null || (only !== undefined && !only.has(helper)) || bars?.has(helper) === true) continue;
    const base = pair * scale + travel(request, helper);
    const end = begins[helper + 1] as number;
    for (let at = begins[helper] as number; at < end; at += 1) row[at] = base + (loads[at] as number) * scale;
  }
}

/** The seats that helpers have, those of one helper side by side, each with what it adds to their load. */
interface Columns {
  readonly owners: readonly number[];
  readonly loads: Float64Array;
  /** Where the seats of each helper begin, and after the last helper where they end. */
  readonly begins: Int32Array;
}

function columnsOf({ room, load, pairs }: Puzzle, rows: number): Columns {
  const useful = new Uint32Array(room.length);
  for (const costs of pairs) {
    for (let helper = 0; helper < costs.length; helper += 1) if (costs[helper] !== null) useful[helper] = (useful[helper] as number) + 1;
  }
  const owners: number[] = [];
  const loads: number[] = [];
  const begins = [0];
  for (const [helper, most] of room.entries()) {
    const seats = Math.min(most, useful[helper] as number, rows);
    for (let more = 0; more < seats; more += 1) {
      owners.push(helper);
      loads.push(load(helper, more));
    }
    begins.push(owners.length);
  }
  return { owners, loads: Float64Array.from(loads), begins: Int32Array.from(begins) };
}

/** Costs are weighed so that serving one more request always wins, then the cost, then the way to go. */
function weightsOf({ pairs }: Puzzle, rows: number, { loads }: Columns): Weights {
  let [least, most] = [0, 1];
  for (const costs of pairs) {
    for (let helper = 0; helper < costs.length; helper += 1) {
      const cost = costs[helper] as number | null;
      if (cost === null) continue;
      if (cost < least) least = cost;
      if (cost > most) most = cost;
    }
  }
  const heaviest = loads.reduce((sofar, load) => Math.max(sofar, load), 0);
  const scale = 1 + 1000 * rows;
  const unserved = (rows + 1) * (most - least + heaviest + 1) * scale;
  return { scale, unserved, forbidden: 2 * unserved };
}

function barredPairs({ once, forbidden }: Additions): ReadonlyMap<number, ReadonlySet<number>> {
  const barred = new Map<number, Set<number>>();
  for (const { request, helper } of [...once, ...forbidden]) barred.set(request, (barred.get(request) ?? new Set()).add(helper));
  return barred;
}
