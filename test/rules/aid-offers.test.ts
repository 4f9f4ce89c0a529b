import assert from "node:assert/strict";
import { test } from "node:test";
import { standingOf } from "#aid/offer.ts";
import { isLive, mayReopen } from "#aid/request.ts";
import { kilometres, outOfZone, touchingZones, waysOver } from "#aid/routing/distance.ts";
import { filterFor } from "#aid/routing/filters.ts";
import { readListed } from "#aid/volunteer.ts";
import { readNear } from "#aid/zones.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";
import { helperOf, needOf, terms } from "#test/support/routing.ts";

test("an offer says how it stands: a no is a no, what was given back is thanked for, what lapsed is open while help is looked for", () => {
  const stand = (
    offer: Parameters<typeof standingOf>[0],
    state: "offered" | "claimed" | "unmet" | "done" | "withdrawn",
    takeable: boolean,
  ) => standingOf(offer, { state }, null, takeable);
  assert.equal(stand({ state: "open" }, "offered", true), "open");
  assert.equal(stand({ state: "closed" }, "unmet", true), "open");
  assert.equal(stand({ state: "closed" }, "claimed", false), "taken");
  assert.equal(stand({ state: "declined" }, "offered", true), "declined");
  assert.equal(stand({ state: "accepted" }, "offered", true), "given back");
  for (const state of ["done", "withdrawn"] as const)
    for (const offer of [{ state: "open" }, { state: "declined" }, null] as const) assert.equal(stand(offer, state, false), "over");
  assert.equal(standingOf({ state: "accepted" }, { state: "claimed" }, { state: "active" }, false), "yours");
  assert.deepEqual([isLive("unmet"), isLive("done"), isLive("withdrawn")], [true, false, false]);
});

test("what is done may be opened again by whoever asked while they could object, and by a coordinator while it is kept", () => {
  const closedAt = 1_000_000_000_000 as Instant;
  const days = { confirmDays: 7, retainDays: 30 };
  const may = (who: "asker" | "coordinator" | "other", after: number, state: "done" | "withdrawn" | "offered" = "done") =>
    mayReopen(
      { state, closedAt },
      { asker: who === "asker", coordinator: who === "coordinator" },
      days,
      (closedAt + after * DAY) as Instant,
    );
  assert.deepEqual([may("asker", 7), may("asker", 7.01), may("coordinator", 30), may("coordinator", 30.01)], [true, false, true, false]);
  assert.deepEqual([may("other", 0), may("asker", 0, "withdrawn"), may("coordinator", 0, "offered")], [false, false, false]);
});

test("the way between two zones is the shortest over all that are named, the same in both directions", () => {
  const ways = waysOver([
    { from: "north", to: "centre", km: 3 },
    { from: "centre", to: "harbour", km: 4 },
    { from: "north", to: "harbour", km: 20 },
    { from: "hill", to: "valley", km: 1 },
  ]);
  const km = (zone: string, zones: readonly string[]) => kilometres(needOf({ zone }), { at: null, zones }, { ways });
  assert.deepEqual([km("north", ["harbour"]), km("harbour", ["north"]), km("north", ["north"]), km("north", ["hill"])], [7, 7, 0, null]);
  assert.equal(km("north", ["harbour", "centre"]), 3);
  assert.equal(kilometres(needOf({ zone: "north", remote: true }), { at: null, zones: ["harbour"] }, { ways }), null);
  assert.equal(waysOver([]), null);
  const limited = { ...terms, ways, limitKm: 5 };
  const reason = (zones: readonly string[]) => filterFor(needOf({ zone: "north" }), limited)(helperOf("v", { zones }));
  assert.deepEqual([reason(["centre"]), reason(["harbour"]), reason(["hill"])], [null, "distance", "zone"]);
});

test("thousands of zones in a row are no trouble", () => {
  const chain = Array.from({ length: 2_000 }, (_, at) => ({ from: `z${at}`, to: `z${at + 1}`, km: 1 }));
  assert.equal(kilometres(needOf({ zone: "z0" }), { at: null, zones: ["z2000"] }, { ways: waysOver(chain) }), 2_000);
});

test("zones that touch hold both ways; without a limit the rings decide, whatever the kilometres", () => {
  const neighbours = touchingZones([["north", "centre"]]);
  const ways = waysOver([{ from: "north", to: "centre", km: 40 }]);
  const out = (zone: string, rings: number) =>
    outOfZone(needOf({ zone }), { ...terms, neighbours, ways, rings })(helperOf("v", { zones: ["centre"] }));
  assert.deepEqual([out("north", 1), out("north", 0), out("hill", 1)], [false, true, true]);
});

test("zones are read in pairs, with or without kilometres; what is no pair is quoted", () => {
  assert.deepEqual(readNear("Nord / Centre 3 km, centre / Saint-Jean 2.5km; saint-jean - sud, zone 2 / zone 3", []), [
    { from: "nord", to: "centre", km: 3 },
    { from: "centre", to: "saint-jean", km: 2.5 },
    { from: "saint-jean", to: "sud", km: null },
    { from: "zone 2", to: "zone 3", km: null },
  ]);
  assert.deepEqual(readNear("aucune", []), []);
  for (const wrong of ["north", "north / north", "a / b / c", "/", "north / centre -3 km", "x".repeat(900)])
    assert.throws(
      () => readNear(wrong, []),
      (error) => error instanceof Misuse && error.option === "near",
      wrong,
    );
  assert.throws(
    () => readNear("north / moon", ["North", "South"]),
    (error) => error instanceof Misuse && error.key === "aid-not-listed",
  );
});

test("a zone that is not on the list is answered by those that were meant, the likest first; where none is like it, by the list", () => {
  const zones = ["North", "Harbour", "Old Town", "Saint-Jean", "Saint-Jacques", "Île Verte"];
  const said: readonly (readonly [typed: string, meant: string | undefined])[] = [
    ["harbor", "Harbour"],
    ["saint jan", "Saint-Jean, Saint-Jacques"],
    ["nrth", "North"],
    ["ile-verte", "Île Verte"],
    ["old twon", "Old Town"],
    ["12 rue du Lavoir", undefined],
    ["🙂", undefined],
  ];
  for (const [typed, meant] of said)
    assert.throws(
      () => readListed("zone", typed, zones),
      (error) => {
        assert.ok(error instanceof Misuse);
        assert.deepEqual([error.option, error.values["meant"], error.values["known"]], ["zone", meant, zones.join(", ")], typed);
        return true;
      },
    );
  assert.equal(readListed("zone", "ILE VERTE", zones), "Île Verte");
  assert.equal(readListed("zone", " anywhere ", []), "anywhere");
});
