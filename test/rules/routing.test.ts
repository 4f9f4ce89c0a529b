import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { filterFor, REASONS, type Reason } from "#aid/routing/filters.ts";
import { nextOf, rank, relaxing } from "#aid/routing/rank.ts";
import type { Helper, Need } from "#aid/routing/sides.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import { date, helperOf, MONDAY, needOf, terms } from "#test/support/routing.ts";

const NIGHT = (MONDAY + 13 * HOUR) as Instant;

/** For every reason, what makes it the one: what is needed and what somebody offers. */
const KEPT_OUT: Readonly<Record<Reason, readonly [Partial<Need>, Partial<Helper>]>> = {
  scope: [{ section: "lyon" }, { sections: ["nice"] }],
  own: [{ requester: "v" }, {}],
  blocked: [{ blocked: ["v"] }, {}],
  conflict: [{ helped: "marie" }, { conflicts: ["marie"] }],
  paused: [{}, { paused: true }],
  suspended: [{}, { suspended: true }],
  charter: [{}, { charter: false }],
  vetting: [{ vetting: "minors" }, { vetting: [{ name: "home", until: null }] }],
  category: [{ category: "moving" }, {}],
  skill: [{ skills: ["first aid"] }, { skills: [{ name: "first aid", until: date("2027-03-21") }] }],
  language: [{ languages: ["pt"] }, { languages: ["fr", "en"] }],
  zone: [{ zone: "north" }, { zones: ["south"] }],
  distance: [{ at: { x: 0, y: 0 } }, { at: { x: 0, y: 9 } }],
  leave: [{}, { leave: [{ from: date("2027-03-20"), to: date("2027-03-22") }] }],
  time: [{}, { hours: [{ weekday: 2, from: 0, to: 1440 }] }],
  quiet: [{}, { timeZone: "Pacific/Auckland" }],
  busy: [{}, { open: 2, most: 2 }],
  week: [{}, { week: 3, perWeek: 3 }],
  recent: [{}, { askedAt: (MONDAY - HOUR) as Instant, every: 2 * HOUR }],
  asked: [{}, { asked: ["R1"] }],
  unreachable: [{}, { reachable: false }],
};

test("every reason keeps somebody out by itself, and an earlier one is the one that is said", () => {
  const limited = { ...terms, limitKm: 8 };
  for (const [at, reason] of REASONS.entries()) {
    const [need, helper] = KEPT_OUT[reason];
    assert.equal(filterFor(needOf(need), limited)(helperOf("v", helper)), reason);
    for (const earlier of REASONS.slice(0, at)) {
      const [otherNeed, otherHelper] = KEPT_OUT[earlier];
      const both = filterFor(needOf({ ...need, ...otherNeed }), limited)(helperOf("v", { ...helper, ...otherHelper }));
      assert.equal(both, earlier, `${earlier} before ${reason}`);
    }
  }
});

test("Portuguese is not spoken by who has said nothing, nor by who speaks French alone: nobody is asked", () => {
  const { ranked, counts } = rank(needOf({ languages: ["pt"] }), [helperOf("v1"), helperOf("v2", { languages: ["fr"] })], terms);
  assert.deepEqual(ranked, []);
  assert.deepEqual(counts, { language: 2 });
});

test("whoever has stated no language speaks that of the association", () => {
  assert.equal(rank(needOf({ languages: ["fr"] }), [helperOf("v")], terms).ranked.length, 1);
});

test("a check that ends the day before the visit is no check", () => {
  const visit = needOf({ vetting: "home", starts: Date.parse("2027-05-15T08:00:00Z") as Instant });
  const checked = (until: string) => helperOf("v", { vetting: [{ name: "home", until: date(until) }] });
  const before = { ...terms, now: Date.parse("2027-05-01T08:00:00Z") as Instant };
  assert.equal(filterFor(visit, before)(checked("2027-05-14")), "vetting");
  assert.equal(filterFor(visit, before)(checked("2027-05-15")), null);
});

test("in the night of their own zone nobody is asked, but for whoever helps at night, or when it is needed now", () => {
  const at = (now: Instant, some: Partial<Helper>, need: Partial<Need> = {}) =>
    filterFor(needOf(need), { ...terms, now })(helperOf("v", some));
  assert.equal(at(NIGHT, {}), "quiet");
  assert.equal(at(NIGHT, {}, { urgency: "now" }), null);
  assert.equal(at(NIGHT, { hours: [{ weekday: 1, from: 1200, to: 1440 }] }), null);
  assert.equal(at(NIGHT, { timeZone: "America/Cayenne" }), null);
  assert.equal(at(MONDAY, { quiet: { quietFrom: "09:00", quietTo: "11:00" } }), "quiet");
});

test("on the night of the clock change somebody in Cayenne may be asked, where it is ten to nine", () => {
  const now = Date.parse("2026-10-24T23:50:00Z") as Instant;
  const ask = (timeZone: string) => filterFor(needOf(), { ...terms, now })(helperOf("v", { timeZone }));
  assert.equal(ask("America/Cayenne"), null);
  assert.equal(ask("Europe/Paris"), "quiet");
});

test("a zone that touches is one ring away; without a map only the zone itself counts", () => {
  const neighbours = new Map([
    ["north", ["centre"]],
    ["centre", ["north", "south"]],
    ["south", ["centre"]],
  ]);
  const need = needOf({ zone: "north" });
  const costs = (some: Partial<typeof terms>) =>
    ["north", "centre", "south"].map(
      (zone) => rank(need, [helperOf("v", { zones: [zone] })], { ...terms, ...some }).ranked[0]?.cost.distance,
    );
  assert.deepEqual(costs({ neighbours, rings: 2 }), [0, 1, 2]);
  assert.deepEqual(costs({ neighbours, rings: 1 }), [0, 1, undefined]);
  assert.deepEqual(costs({}), [0, undefined, undefined]);
});

test("the cost is what it is made of", () => {
  const need = needOf({ at: { x: 0, y: 0 }, languages: ["fr"], speaks: ["fr", "pt"], helped: "marie" });
  const one = helperOf("v", {
    ...{ at: { x: 6, y: 8 }, given: 2, unanswered: 9, helpedBefore: ["marie"], languages: ["fr", "pt"] },
    skills: [{ name: "signs", until: null }],
  });
  const { cost } = rank(need, [one], { ...terms, scarceBelow: 4 }, new Set(["signs"])).ranked[0] ?? assert.fail();
  assert.deepEqual(cost, { distance: 2, load: 5, unanswered: 3, reserve: 3, continuity: -2, language: -1, total: 10 });
});

test("of two who cost the same the one not asked for longest comes first; what is left is settled by a number, the same each time", () => {
  const people = ["ada", "bob", "cyd", "dan"].map((id) => helperOf(id));
  const first = { ...helperOf("zoe"), askedAt: null };
  const asked = people.map((each) => ({ ...each, askedAt: MONDAY }));
  assert.equal(rank(needOf(), [...asked, first], terms).ranked[0]?.helper.id, "zoe");
  const orders = new Set(
    Array.from({ length: 12 }, (_, n) =>
      rank(needOf({ id: `R${n}` }), people, terms)
        .ranked.map(({ helper }) => helper.id)
        .join(),
    ),
  );
  assert.ok(orders.size > 3, "the alphabet decides nothing");
});

test("the order in which volunteers are named changes nothing, and nobody is asked whom a filter keeps out", () => {
  const someone = fc.record({
    categories: fc.constantFrom(["transport"], ["forms"], ["transport", "forms"]),
    languages: fc.constantFrom([], ["fr"], ["pt", "fr"]),
    zones: fc.constantFrom([], ["north"], ["south"]),
    given: fc.integer({ min: 0, max: 4 }),
    open: fc.integer({ min: 0, max: 3 }),
    paused: fc.boolean(),
  });
  const law = fc.property(
    fc.array(someone, { maxLength: 12 }),
    fc.constantFrom([], ["pt"]),
    fc.constantFrom(null, "north"),
    (all, languages, zone) => {
      const people = all.map((some, n) => helperOf(`v${n}`, some));
      const need = needOf({ languages, zone });
      const there = rank(need, people, terms);
      const back = rank(need, people.toReversed(), terms);
      assert.deepEqual(there.ranked, back.ranked);
      assert.deepEqual(there.counts, back.counts);
      const removed = Object.values(there.counts).reduce((sum, count) => sum + count, 0);
      assert.equal(there.ranked.length + removed, people.length);
      const filterOf = filterFor(need, terms);
      for (const { helper } of there.ranked) assert.equal(filterOf(helper), null);
    },
  );
  fc.assert(law);
});

test("what a coordinator may give up is zone, language or time; never a check nor a blocked pair", () => {
  const need = needOf({ zone: "north", vetting: "home" });
  const checked = { vetting: [{ name: "home" as const, until: null }] };
  const people = [helperOf("far", { zones: ["south"], ...checked }), helperOf("unchecked", { zones: ["north"] })];
  assert.deepEqual(relaxing(need, people, terms), [{ give: "zone", found: 1 }]);
  assert.deepEqual(relaxing(needOf({ blocked: ["v"] }), [helperOf("v")], terms), []);
});

test("where two go together somebody experienced is among those who are asked first", () => {
  const people = [...Array.from({ length: 5 }, (_, n) => helperOf(`v${n}`)), helperOf("guide", { experienced: true, given: 5 })];
  const need = needOf({ pair: true, helpers: 2 });
  assert.ok(nextOf(need, rank(need, people, terms).ranked, 3).some(({ id }) => id === "guide"));
});
