import assert from "node:assert/strict";
import { test } from "node:test";
import { openEars } from "#dispatch/dispatch.ts";
import { type Paces, pacing } from "#dispatch/pace.ts";
import type { Id } from "#kernel/ids.ts";
import { silentLog } from "#kernel/log.ts";
import { Refusal } from "#kernel/refusal.ts";
import { openTestStore } from "#test/support/databases.ts";
import { openWholeHouse, wordsOf } from "#test/support/whole-house.ts";

const PACES: Paces = {
  person: { burst: 3, perSecond: 1 },
  community: { burst: 5, perSecond: 2 },
  generous: { person: { burst: 20, perSecond: 5 }, community: { burst: 40, perSecond: 10 } },
};

/** How many of `times` calls are taken; the seconds that the first refusal names. */
function said(keep: ReturnType<typeof pacing>, who: string, path: string, times: number, at = 0): readonly [number, number] {
  let taken = 0;
  let seconds = 0;
  for (let n = 0; n < times; n += 1) {
    try {
      keep("c" as Id, who as Id, path, at);
      taken += 1;
    } catch (error) {
      assert.ok(error instanceof Refusal);
      if (seconds === 0) seconds = Number(error.values["seconds"]);
    }
  }
  return [taken, seconds];
}

test("one person may say so much at once and so much more each second, and an association so much in all", () => {
  const keep = pacing(PACES);
  assert.deepEqual(said(keep, "ada", "gathering list", 5), [3, 1]);
  assert.deepEqual(said(keep, "bo", "gathering list", 5), [2, 1], "the association has had its five");
  assert.deepEqual(said(keep, "ada", "gathering list", 5, 2_000), [2, 1], "two seconds later");
});

test("votes, help and the doors of an assembly are counted apart, and far more generously", () => {
  const keep = pacing(PACES);
  said(keep, "ada", "gathering list", 9);
  for (const path of ["vote", "aid ask"]) assert.deepEqual(said(keep, "ada", path, 10)[0], 10, path);
  assert.deepEqual(said(keep, "bo", "assembly attend", 20)[0], 20);
  assert.deepEqual(said(keep, "bo", "parvis forget", 1)[0], 0, "the generous count ends as well");
});

test("whoever says too much is told so in a sentence, and nothing is done", async () => {
  const store = await openTestStore("sqlite");
  try {
    const whole = await openWholeHouse(store);
    await whole.person("ada", { roles: ["admin"] });
    const ears = openEars({ house: whole.parvis.house, now: store.clock.now, log: silentLog, paces: PACES });
    const speaker = { platform: "paper", team: "T1", user: "ada", name: "ada", locale: null, zone: null, owner: false };
    const line = (text: string) => ears.hear({ speaker, key: null, place: null, said: { kind: "line", text } });
    const outcomes: string[] = [];
    for (let n = 0; n < 5; n += 1) outcomes.push((await line(`/gathering new title:"G" start:"2027-04-0${n + 1} 18:00"`)).outcome);
    assert.deepEqual(outcomes.slice(0, 3), ["done", "done", "done"]);
    const last = await line('/gathering new title:"G" start:"2027-04-08 18:00"');
    if (last.outcome === "refused") assert.match(wordsOf(last.answer), /more than Parvis can follow.*try again in/u);
    assert.ok(outcomes.includes("refused") || last.outcome === "refused");
    assert.equal((await line('/aid ask category:transport about:"x"')).outcome, "done", "help is still asked for");
    for (const generous of ["/entraide demander catégorie:transport objet:x", "/parvis forget", "/report nothing"])
      assert.doesNotMatch(wordsOf((await line(generous)).answer), /more than Parvis can follow/u, generous);
    const made = await store.db.selectFrom("gatherings").select("id").execute();
    assert.equal(made.length, [...outcomes, last.outcome].filter((outcome) => outcome === "done").length);
  } finally {
    await store.remove();
  }
});
