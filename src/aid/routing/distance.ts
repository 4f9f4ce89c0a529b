import type { Helper, Need, Terms } from "./sides.ts";

/** One step of distance is this many kilometres, or one ring of zones. */
const BUCKET_KM = 5;

/** Kilometres between a need and a helper; null where either stands nowhere on the map, or help comes from anywhere. */
export function kilometres(need: Need, helper: Pick<Helper, "at">): number | null {
  if (need.remote || need.at === null || helper.at === null) return null;
  return Math.hypot(need.at.x - helper.at.x, need.at.y - helper.at.y);
}

/** How many steps of distance: 0, 1, 2 … for every 5 km or ring of zones; 0 where help comes from anywhere. */
export function distanceFor(need: Need, terms: Terms): (helper: Helper) => number {
  const rings = ringsAround(need, terms);
  return (helper) => {
    const km = kilometres(need, helper);
    if (km !== null) return Math.floor(km / BUCKET_KM);
    return need.remote ? 0 : (nearest(rings, helper.zones) ?? 0);
  };
}

/** Whether a zone keeps somebody out: not one of theirs, nor near enough to one where it is known which zones touch. */
export function outOfZone(need: Need, terms: Terms): (helper: Helper) => boolean {
  const { zone } = need;
  const rings = ringsAround(need, terms);
  return ({ zones }) => {
    if (need.remote || zone === null || zones.length === 0 || zones.includes(zone)) return false;
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
