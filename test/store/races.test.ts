import assert from "node:assert/strict";
import { KILL_POINTS } from "#kernel/kill-point.ts";
import { change } from "#store/change.ts";
import { nextHandle } from "#store/handles.ts";
import { foundCommunity } from "#test/support/communities.ts";
import { eachDatabase } from "#test/support/databases.ts";
import type { KillTask } from "#test/support/kill-worker.ts";
import { secondProcess } from "#test/support/second-process.ts";
import type { StoreTask } from "#test/support/store-worker.ts";

function work(input: StoreTask) {
  return secondProcess("test/support/store-worker.ts", input);
}

eachDatabase("two processes that migrate at once do each migration once", async (open) => {
  const { url } = await open({ migrations: [] });
  const both = await Promise.all([work({ task: "migrate", url }), work({ task: "migrate", url })]);
  for (const { code, trouble } of both) assert.equal(code, 0, trouble);
  const done = both.flatMap(({ lines }) => lines.flat()).sort();
  assert.deepEqual(done, ["0001-race", "0002-race", "0003-race", "0004-race", "0005-race", "0006-race"]);
});

eachDatabase("what two processes hear at once is acted on once, and handles have no gap", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const task = { task: "hear", url: store.url, community, keys: 40 } as const;
  const both = await Promise.all([work({ ...task, name: "one" }), work({ ...task, name: "other" })]);
  for (const { code, trouble } of both) assert.equal(code, 0, trouble);
  const answers = both.flatMap(
    ({ lines }) => lines as readonly { readonly key: number; readonly handle?: string; readonly earlier?: string }[],
  );
  assert.equal(answers.length, 80);
  const handles = answers.flatMap(({ handle }) => handle ?? []);
  assert.deepEqual(new Set(handles), new Set(Array.from({ length: 40 }, (_, n) => `G${n + 1}`)));
  assert.equal(handles.length, 40);
  assert.equal(answers.filter(({ earlier }) => earlier === "one" || earlier === "other").length, 40);
});

const places = KILL_POINTS.filter((name) => name.startsWith("change "));

eachDatabase("a process killed at any step of a change loses nothing that it had answered, and keeps no half", async (open) => {
  const reached = new Set<string>();
  for (const [at, place] of places.entries()) {
    const store = await open();
    const community = await foundCommunity(store);
    const passage = 6 + at;
    const task: KillTask = { url: store.url, community, keys: 60 };
    const killed = await secondProcess("test/support/kill-worker.ts", task, { PARVIS_KILL_AT: `${place}:${passage}` });
    assert.equal(killed.signal, "SIGKILL", `${place}: ${killed.trouble}`);
    reached.add(place);
    const answered = killed.lines as readonly { readonly key: number; readonly handle: string }[];
    const rows = await store.db.selectFrom("heard").select(["id", "subject"]).execute();
    const kept = new Set(rows.map(({ id }) => id));
    for (const { key } of answered) assert.ok(kept.has(`discord/k${key}`), `${place} lost k${key}`);
    assert.ok(rows.length < 60);
    const next = await change(store.db, (tx) => nextHandle(tx, community, "G"));
    assert.equal(next, `G${rows.length + 1}`, `${place}: as many handles as deliveries`);
    const again = await secondProcess("test/support/kill-worker.ts", task);
    assert.equal(again.code, 0, again.trouble);
    const acted = (again.lines as typeof answered).filter(({ handle }) => handle !== null).map(({ key }) => `discord/k${key}`);
    assert.deepEqual([...kept, ...acted].sort(), Array.from({ length: 60 }, (_, n) => `discord/k${n}`).sort(), `${place}: each once`);
  }
  assert.deepEqual([...reached], places);
  assert.ok(places.length >= 5);
});
