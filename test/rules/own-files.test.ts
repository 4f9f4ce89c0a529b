import assert from "node:assert/strict";
import { test } from "node:test";
import { madeWhenAsked, ownFile, readTheRest } from "#kernel/own-files.ts";

const NOWHERE = "there-is-no-such-file";

test("a file is read when it is first asked for, at once, and is the one that others import", async () => {
  const fold = ownFile<typeof import("#kernel/fold.ts")>("#kernel/fold.ts");
  assert.equal(fold().fold("Été"), "ete");
  assert.equal(fold(), fold());
  assert.equal(fold().fold, (await import("#kernel/fold.ts")).fold);
});

test("what nobody has asked for is read in the end, and what cannot be read is told, whoever has asked for it before", async () => {
  const vault = ownFile<typeof import("#kernel/vault.ts")>("#kernel/vault.ts");
  await readTheRest();
  const missing = ownFile<never>(`#kernel/${NOWHERE}.ts`);
  await assert.rejects(readTheRest(), /there-is-no-such-file/);
  assert.throws(missing, /there-is-no-such-file/);
  await assert.rejects(readTheRest(), /there-is-no-such-file/);
  assert.equal(typeof vault().openVault, "function");
});

test("a file that is not there is a fault of ours, said each time it is asked for", () => {
  const missing = ownFile<never>(`#kernel/${NOWHERE}.ts`);
  assert.throws(missing, /there-is-no-such-file/);
  assert.throws(missing, /there-is-no-such-file/);
});

test("what an object is made of is made when it is asked for, once", () => {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return name.length;
  };
  const house = madeWhenAsked<{ readonly hall: number; readonly attic: number }>({ hall: make("hall"), attic: make("attic") });
  assert.deepEqual(Object.keys(house), ["hall", "attic"]);
  assert.ok(Object.hasOwn(house, "attic"));
  assert.deepEqual(made, []);
  assert.equal(house.hall + house.hall, 8);
  assert.deepEqual(made, ["hall"]);
  assert.deepEqual({ ...house }, { hall: 4, attic: 5 });
  assert.deepEqual(made, ["hall", "attic"]);
});
