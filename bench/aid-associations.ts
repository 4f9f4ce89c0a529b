import { filterFor } from "#aid/routing/filters.ts";
import { rank } from "#aid/routing/rank.ts";
import type { Helper, Need, Point, Terms } from "#aid/routing/sides.ts";
import { USUAL_TERMS } from "#aid/routing/sides.ts";
import { matchTogether } from "#aid/routing/together.ts";
import type { Instant } from "#kernel/clock.ts";

/** A made-up association: nothing in it is anybody, and it predicts nothing; it lets policies be compared. */
export interface Made {
  readonly needs: readonly Need[];
  readonly helpers: readonly Helper[];
  readonly terms: Terms;
}

const COMMON = ["transport", "shopping", "forms", "visits", "moving"];
const RARE = ["signs", "nursing", "law"];
const SIDE = 12;
const LIMIT = 8;
const NOON = Date.parse("2027-03-22T11:00:00Z") as Instant;

/** Chance that gives the same each time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Volunteers with one to three common skills, 15 % of them with a rare one, room for one to three more, and none to three already; on
 * 12 × 12 km; one request in ten in a second language that few speak, one in five for a rare skill; nobody goes further than 8 km.
 */
export function association(volunteers: number, requests: number, seed: number): Made {
  const chance = dice(seed);
  const whole = (below: number) => Math.floor(chance() * below);
  const place = (): Point => ({ x: chance() * SIDE, y: chance() * SIDE });
  const some = (list: readonly string[], count: number) => {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(whole(left.length), 1)[0] as string);
  };
  const helpers = Array.from({ length: volunteers }, (_, n): Helper => {
    const given = whole(4);
    return {
      ...{ id: `v${n}`, at: place(), open: 0, most: 1 + whole(3), given, unanswered: 0 },
      categories: [...some(COMMON, 1 + whole(3)), ...(chance() < 0.15 ? some(RARE, 1) : [])],
      languages: chance() < 0.15 ? ["fr", "pt"] : ["fr"],
      ...{
        skills: [],
        vetting: [],
        zones: [],
        hours: null,
        timeZone: "Europe/Paris",
        quiet: null,
        leave: [],
        paused: false,
        suspended: false,
      },
      ...{ charter: true, sections: [], week: 0, perWeek: null, askedAt: null, every: null, helpedBefore: [], blocked: [], conflicts: [] },
      ...{ asked: [], reachable: true, experienced: false, household: null },
    };
  });
  const needs = Array.from({ length: requests }, (_, n): Need => {
    const category = chance() < 0.2 ? (RARE[whole(RARE.length)] as string) : (COMMON[whole(COMMON.length)] as string);
    return {
      ...{
        id: `r${n}`,
        category,
        at: place(),
        languages: chance() < 0.1 ? ["pt"] : [],
        helpers: 1,
        urgency: "week",
        skills: [],
        zone: null,
      },
      ...{
        remote: false,
        speaks: [],
        starts: null,
        vetting: null,
        pair: false,
        section: null,
        requester: null,
        anonymous: false,
        helped: null,
        blocked: [],
      },
    };
  });
  const quiet = { quietFrom: "21:00", quietTo: "08:00" };
  const terms = { ...USUAL_TERMS, now: NOON, language: "fr", zone: "Europe/Paris", quiet, limitKm: LIMIT };
  return { needs, helpers, terms };
}

/** Who took on what. */
export type Taken = readonly { readonly need: Need; readonly helper: Helper }[];

type Choose = (need: Need, able: readonly Helper[], made: Made) => Helper | undefined;

/** Requests in the order of their arrival; whoever takes one has one less to take, and one more on their shoulders. */
function inOrder(made: Made, choose: Choose): Taken {
  let helpers = made.helpers;
  const taken: { need: Need; helper: Helper }[] = [];
  for (const need of made.needs) {
    const filterOf = filterFor(need, made.terms);
    const able = helpers.filter((helper) => filterOf(helper) === null);
    const helper = choose(need, able, { ...made, helpers });
    if (helper === undefined) continue;
    taken.push({ need, helper });
    helpers = helpers.map((each) => (each.id === helper.id ? { ...each, open: each.open + 1, given: each.given + 1 } : each));
  }
  return taken;
}

export function kmBetween(need: Need, helper: Helper): number {
  return Math.hypot((need.at?.x ?? 0) - (helper.at?.x ?? 0), (need.at?.y ?? 0) - (helper.at?.y ?? 0));
}

/** The policies that are compared: two that others use, and ours, live and for a whole queue. */
export const POLICIES: Readonly<Record<"first eligible" | "nearest" | "ours, live" | "ours, together", (made: Made) => Taken>> = {
  "first eligible": (made) => inOrder(made, (_need, able) => able[0]),
  nearest: (made) => inOrder(made, (need, able) => [...able].sort((a, b) => kmBetween(need, a) - kmBetween(need, b))[0]),
  "ours, live": (made) => inOrder(made, (need, _able, { helpers, terms }) => rank(need, helpers, terms).ranked[0]?.helper),
  "ours, together": ({ needs, helpers, terms }) => matchTogether(needs, helpers, terms).proposals,
};

/** How a policy did: unmet requests, mean way, highest load, and how unevenly the load lies (Gini, 0 is even). */
export interface Measures {
  readonly unmet: number;
  readonly km: number;
  readonly highest: number;
  readonly gini: number;
}

export function measured({ needs, helpers }: Made, taken: Taken): Measures {
  const loads = new Map(helpers.map(({ id, given }) => [id, given]));
  for (const { helper } of taken) loads.set(helper.id, (loads.get(helper.id) ?? 0) + 1);
  const all = [...loads.values()].sort((a, b) => a - b);
  const sum = all.reduce((sofar, load) => sofar + load, 0);
  const weighed = all.reduce((sofar, load, at) => sofar + load * (2 * (at + 1) - all.length - 1), 0);
  const ways = taken.reduce((sofar, { need, helper }) => sofar + kmBetween(need, helper), 0);
  return {
    unmet: needs.length - taken.length,
    km: taken.length === 0 ? 0 : ways / taken.length,
    highest: all.at(-1) ?? 0,
    gini: sum === 0 ? 0 : weighed / (all.length * sum),
  };
}

/** The mean of each measure over many associations. */
export function meanOf(all: readonly Measures[]): Measures {
  const mean = (of: (one: Measures) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return { unmet: mean((one) => one.unmet), km: mean((one) => one.km), highest: mean((one) => one.highest), gini: mean((one) => one.gini) };
}
