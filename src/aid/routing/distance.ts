import type { Helper, Need, Terms } from "./sides.ts";

/** One step of distance is this many kilometres, or one ring of zones. */
const BUCKET_KM = 5;

/**
 * Kilometres between a need and a helper: between their places, else from zone to zone as far as that is known; null where it is
 * not, or where help comes from anywhere.
 */
export function kilometres(need: Need, helper: Pick<Helper, "at" | "zones">, terms: Pick<Terms, "ways">): number | null {
  if (need.remote) return null;
  if (need.at !== null && helper.at !== null) return Math.hypot(need.at.x - helper.at.x, need.at.y - helper.at.y);
  return wayBetween(need, helper.zones, terms);
}

/** The shortest way from the need's zone to one of these. */
function wayBetween({ zone }: Pick<Need, "zone">, zones: readonly string[], { ways }: Pick<Terms, "ways">): number | null {
  if (ways === null || zone === null || zones.length === 0) return null;
  if (zones.includes(zone)) return 0;
  const from = ways.get(zone);
  const known = zones.map((each) => from?.get(each)).filter((km) => km !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}

/** How many steps of distance: 0, 1, 2 … for every 5 km or ring of zones; 0 where help comes from anywhere. */
export function distanceFor(need: Need, terms: Terms): (helper: Helper) => number {
  const rings = ringsAround(need, terms);
  return (helper) => {
    const km = kilometres(need, helper, terms);
    if (km !== null) return Math.floor(km / BUCKET_KM);
    return need.remote ? 0 : (nearest(rings, helper.zones) ?? 0);
  };
}

/**
 * Whether a zone keeps somebody out: not one of theirs, nor near enough to one where it is known which zones touch. Where a limit in
 * kilometres is set and the way between the zones is known, the distance decides instead.
 */
export function outOfZone(need: Need, terms: Terms): (helper: Helper) => boolean {
  const { zone } = need;
  const rings = ringsAround(need, terms);
  return ({ zones }) => {
    if (need.remote || zone === null || zones.length === 0 || zones.includes(zone)) return false;
    if (terms.limitKm !== null && wayBetween(need, zones, terms) !== null) return false;
    return rings === null || (nearest(rings, zones) ?? Number.POSITIVE_INFINITY) > terms.rings;
  };
}

function nearest(rings: ReadonlyMap<string, number> | null, zones: readonly string[]): number | null {
  if (rings === null) return null;
  const found = zones.map((zone) => rings.get(zone)).filter((ring) => ring !== undefined);
  return found.length === 0 ? null : Math.min(...found);
}

/** How many zones away each zone is from the need's own; null where nobody has said which touch. */
function ringsAround({ zone }: Need, { neighbours }: Terms): ReadonlyMap<string, number> | null {
  if (zone === null || neighbours === null) return null;
  const rings = new Map([[zone, 0]]);
  for (const [reached, ring] of rings) {
    for (const next of neighbours.get(reached) ?? []) if (!rings.has(next)) rings.set(next, ring + 1);
  }
  return rings;
}

/** How far two zones lie from one another, in kilometres. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly km: number;
}

/** The shortest ways between zones, over others where that is known, looked for from a zone when it is first asked; null where nothing is known. */
export function waysOver(known: readonly Way[]): Terms["ways"] {
  if (known.length === 0) return null;
  const steps = new Map<string, Map<string, number>>();
  const shorten = (from: string, to: string, km: number) => {
    const out = steps.get(from) ?? new Map<string, number>();
    steps.set(from, out);
    if (km < (out.get(to) ?? Number.POSITIVE_INFINITY)) out.set(to, km);
  };
  for (const { from, to, km } of known) {
    shorten(from, to, km);
    shorten(to, from, km);
  }
  const found = new Map<string, ReadonlyMap<string, number>>();
  return {
    get(zone) {
      const ways = found.get(zone) ?? waysFrom(zone, steps);
      found.set(zone, ways);
      return ways;
    },
  };
}

/** The shortest way from one zone to each other: of those reached, the nearest is gone on from, as Dijkstra has it. */
function waysFrom(zone: string, steps: ReadonlyMap<string, ReadonlyMap<string, number>>): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  const reached = new Map([[zone, 0]]);
  while (reached.size > 0) {
    let [at, way] = ["", Number.POSITIVE_INFINITY];
    for (const [each, km] of reached) if (km < way) [at, way] = [each, km];
    reached.delete(at);
    ways.set(at, way);
    for (const [next, km] of steps.get(at) ?? [])
      if (!ways.has(next) && way + km < (reached.get(next) ?? Number.POSITIVE_INFINITY)) reached.set(next, way + km);
  }
  ways.delete(zone);
  return ways;
}

/** Which zones touch: said once, it holds both ways. */
export function touchingZones(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const touching = new Map<string, string[]>();
  const add = (from: string, to: string) => touching.set(from, [...(touching.get(from) ?? []), to]);
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return touching;
}
