import assert from "node:assert/strict";
import type { Answer } from "#chat/answer.ts";
import type { Control } from "#chat/card.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { openWholeHouse, wordsOf } from "#test/support/whole-house.ts";

function buttons(answer: Answer): readonly Extract<Control, { kind: "press" }>[] {
  return answer.kind === "show" ? answer.card.controls.flat().filter((control) => control.kind === "press") : [];
}

eachDatabase("what was given up is shown to those who organise, tried again by a button, and then told once", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  const other = await openWholeHouse(store, "T2");
  await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  await other.person("eve", { roles: ["admin"] });
  const attic = { platform: "paper", team: "T1", room: "attic", name: "attic" };
  await house.parvis.house.rooms.learn(house.community, attic);
  assert.equal((await house.type("ada", '/gathering new title:"Soup" start:"2027-04-01 19:00" channel:#attic')).outcome, "done");
  await house.parvis.settle();
  const listed = await house.type("ada", "/parvis posts");
  assert.match(wordsOf(listed.answer), /#attic.*given up/u);
  const [again] = buttons(listed.answer);
  assert.ok(again !== undefined);
  assert.equal((await house.press("bo", again.address)).outcome, "refused", "only for those who organise");
  assert.equal((await other.press("eve", again.address)).outcome, "refused", "nothing of another association");
  house.paper.openRoom(attic);
  assert.equal((await house.press("ada", again.address, "again-1")).outcome, "done");
  assert.equal((await house.press("ada", again.address, "again-1")).outcome, "done", "delivered twice");
  await house.parvis.settle();
  const left = await store.db.selectFrom("notices").select("state").where("name", "=", "gathering").execute();
  assert.deepEqual([...new Set(left.map(({ state }) => state))], ["sent"]);
  assert.equal((await house.press("ada", again.address)).outcome, "refused", "it was told meanwhile");
  assert.match(wordsOf((await house.type("ada", "/parvis posts")).answer), /Nothing waits|given up/u);
  assert.deepEqual(
    house.troubles.filter((line) => /incident/.test(line)),
    [],
  );
});
