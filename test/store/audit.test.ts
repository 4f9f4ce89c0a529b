import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { actionWords } from "#audit/words.ts";
import { LOCALES } from "#locales/locale.ts";
import { change } from "#store/change.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { openWholeHouse, wordsOf } from "#test/support/whole-house.ts";

eachDatabase("a line of the record is never changed and never removed", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  await house.type("ada", "/parvis settings waiting:fill");
  const lines = () => store.db.selectFrom("audit").select(["action", "facts"]).execute();
  const before = await lines();
  assert.equal(before.length, 1);
  await assert.rejects(
    change(store.db, (tx) => tx.updateTable("audit").set({ action: "nothing" }).execute()),
    /audit is never changed/,
  );
  await assert.rejects(
    change(store.db, (tx) => tx.deleteFrom("audit").execute()),
    /audit is never changed/,
  );
  assert.deepEqual(await lines(), before);
});

eachDatabase("the record of one association is never read in another", async (open) => {
  const store = await open();
  const ours = await openWholeHouse(store);
  const theirs = await openWholeHouse(store, "T2");
  await ours.person("ada", { roles: ["admin"] });
  await theirs.person("eve", { roles: ["admin"] });
  await ours.type("ada", "/parvis settings waiting:fill");
  assert.match(wordsOf((await theirs.type("eve", "/parvis audit")).answer), /Nothing of the kind/);
  assert.equal((await theirs.type("eve", "/parvis audit person:ada")).outcome, "misuse");
  const handle = (await store.db.selectFrom("people").select("handle").where("name", "=", "ada").executeTakeFirstOrThrow()).handle;
  const forged = await theirs.press("eve", `parvis.audit/page/1~${handle}~~~`);
  assert.doesNotMatch(wordsOf(forged.answer), /Settings changed/);
  const { id } = await store.db.selectFrom("people").select("id").where("name", "=", "ada").executeTakeFirstOrThrow();
  assert.equal((await theirs.press("eve", `parvis.audit/page/1~${id}~~~`)).outcome, "misuse");
});

const TAMPERED = [
  "",
  "x",
  "0",
  "-1~~~~",
  "999999~~~~",
  "1~~2027-99-99~~",
  "1~~~~..",
  "1~U999~~~",
  "~~~~~~~~",
  "1~~2030-01-01~~",
  "1~~2020-02-31~~",
  "1~~~2020-13-01~",
];

eachDatabase("a button that was tampered with shows a page or says why not, and never fails", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  await house.type("ada", "/parvis settings waiting:fill");
  for (const id of TAMPERED) {
    const { outcome } = await house.press("ada", `parvis.audit/page/${id}`);
    assert.ok(outcome === "done" || outcome === "misuse", `${id}: ${outcome}`);
  }
  assert.deepEqual(house.troubles, []);
});

/** The names of actions in the sources: what stands where something is written down. */
function actionsWritten(): ReadonlySet<string> {
  const folder = join(import.meta.dirname, "..", "..", "src");
  const written = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".ts"))) {
    const text = readFileSync(join(folder, path), "utf8");
    if (!/audit|noteAct|\bstep\(/.test(text)) continue;
    for (const [, action] of text.matchAll(/\b(?:noteAct|note|record|audited)\(\s*tx,[^;]*?"([a-z]+(?: [a-z]+)+)"/g))
      written.add(action as string);
    for (const [, action] of text.matchAll(/\baction: "([a-z]+ [a-z ]+)"/g)) written.add(action as string);
    for (const [, event] of text.matchAll(/\bstep\(\s*tx, \w+, \w+, "([a-z ]+)"/g)) written.add(`aid ${event}`);
    for (const [, event] of text.matchAll(/\bhappened\(\s*tx, \w+, [\w.]+, "([a-z ]+)"/g)) written.add(`member ${event}`);
  }
  return written;
}

test("everything that is written down has a name in every language", () => {
  const written = actionsWritten();
  assert.ok(written.size > 90, `${written.size} actions were found in the sources`);
  for (const action of [...written, "power given", "power fallen", "measure active", "report pass", "candidate named"]) {
    for (const locale of LOCALES) {
      const words = actionWords(action, locale);
      assert.ok(words !== action && words !== action.replaceAll(" ", "-"), `${locale}: what is ${action} called?`);
    }
  }
});
