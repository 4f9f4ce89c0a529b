import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readMajority, verdict } from "#assemblies/majority.ts";
import { quorumRequired, readQuorum, writeQuorum } from "#assemblies/quorum.ts";
import { changedRules, dayBefore, daysBetween, quorumUnder, rulesOn, SILENT } from "#assemblies/rules.ts";
import { Misuse } from "#kernel/refusal.ts";

const third = changedRules(SILENT, { quorum: "1/3" });
const quarter = changedRules(SILENT, { quorum: "1/4" });

test("an assembly has the rules in force on its day: those of 29 February 2020 from that day on, and not before", () => {
  const versions = [
    { since: "2011-01-01", rules: third },
    { since: "2020-02-29", rules: quarter },
  ];
  const required = (day: string, entitled: number) => quorumRequired(readQuorum(rulesOn(versions, day).rules.quorum), entitled);
  assert.equal(required("2020-02-28", 120), 40);
  assert.equal(required("2020-02-29", 120), 30);
  assert.equal(required("2024-06-01", 120), 30);
  assert.deepEqual(rulesOn(versions, "2010-12-31"), { rules: SILENT, since: null });
});

test("the order in which versions are written down never matters, and later ones never touch earlier days", () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((n) => new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));
  const versions = fc.uniqueArray(fc.record({ since: day, rules: fc.constantFrom(SILENT, third, quarter) }), {
    selector: ({ since }) => since,
  });
  fc.assert(
    fc.property(versions, day, day, (written, asked, added) => {
      const found = rulesOn(written, asked);
      assert.deepEqual(rulesOn(written.toReversed(), asked), found);
      assert.ok(found.since === null || found.since <= asked);
      if (added > asked) assert.deepEqual(rulesOn([...written, { since: added, rules: quarter }], asked), found);
    }),
  );
});

test("what is typed changes that alone; what cannot be read is refused with its option", () => {
  const changed = changedRules(third, { second: "none", proxies: "2", casting: "yes", notice: 15 });
  assert.deepEqual(changed, { ...third, second: "none", proxies: 2, casting: true, notice: 15 });
  assert.equal(changedRules(changed, { second: "jamais" }).second, null);
  assert.equal(changedRules(changed, { proxies: "sans limite" }).proxies, null);
  assert.equal(changedRules(changed, { proxies: "aucun" }).proxies, 0);
  for (const [typed, option] of [
    [{ proxies: "many" }, "proxies"],
    [{ quorum: "50" }, "quorum"],
    [{ majority: "cast>=66%" }, "majority"],
    [{ majority: "cast>=1/2" }, "majority"],
  ] as const) {
    assert.throws(
      () => changedRules(SILENT, typed),
      (error) => error instanceof Misuse && error.option === option,
    );
  }
});

test("days of notice are counted by the calendar, whatever the clock change", () => {
  assert.equal(daysBetween("2027-03-20", "2027-04-04"), 15);
  assert.equal(daysBetween("2027-10-20", "2027-11-04"), 15);
  assert.equal(dayBefore("2028-03-01", 1), "2028-02-29");
});

test("a quorum of those present counts nobody who is represented", () => {
  const quorum = quorumUnder({ basis: "present" }, readQuorum("1/3"));
  assert.equal(writeQuorum(quorum), "1/3 present");
  assert.deepEqual(readQuorum("1/3 present"), quorum);
  assert.deepEqual(readQuorum("un tiers présents seulement"), quorum);
  assert.equal(writeQuorum(quorumUnder({ basis: "represented" }, readQuorum("1/3"))), "1/3");
  const figures = { for: 5, against: 0, abstain: 0, blank: 0, void: 0, present: 7, represented: 4, entitled: 30 };
  assert.equal(verdict({ ...figures, quorum }, readMajority("cast>1/2")).outcome, "no-quorum");
  assert.equal(verdict({ ...figures, quorum: readQuorum("1/3") }, readMajority("cast>1/2")).outcome, "adopted");
});
