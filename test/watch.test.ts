import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "#config.ts";
import { machineClock } from "#kernel/clock.ts";
import { openRunning, type Running } from "#running.ts";
import { change } from "#store/change.ts";
import { backlogOf } from "#watch/backlog.ts";

async function whileRunning(body: (running: Running, url: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "parvis-watch-"));
  const read = readConfig({ PARVIS_DATA: data, PARVIS_PORT: "0", PARVIS_LOG: "warn" });
  assert.ok("config" in read);
  const running = await openRunning(read.config, async () => [], assert.fail, machineClock);
  try {
    await body(running, `http://127.0.0.1:${running.port}`);
  } finally {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

test("a process that runs says that it is well and ready, and no longer once it has stopped", async () => {
  let address = "";
  await whileRunning(async (_, url) => {
    address = url;
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await fetch(url + path);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get("cache-control"), "no-store");
    }
  });
  await assert.rejects(fetch(`${address}/healthz`));
});

test("a process whose database has gone says that it is ill", () =>
  whileRunning(async ({ store }, url) => {
    await store.close();
    for (const path of ["/healthz", "/readyz"]) assert.equal((await fetch(url + path)).status, 503, path);
  }));

test("calls, failures and what is behind are counted, and nobody is named", () =>
  whileRunning(async ({ parvis, store, log }, url) => {
    const speaker = { platform: "web", team: "T9", user: "U-secret", name: "Inès", locale: "fr", zone: null, roles: [] };
    await parvis.ears.hear({
      key: "k1",
      speaker,
      place: null,
      said: { kind: "line", text: "/gathering list" },
    } as unknown as Parameters<typeof parvis.ears.hear>[0]);
    log.warn({ name: "Inès" }, "a notice was given up");
    const text = await (await fetch(`${url}/metrics`)).text();
    assert.match(text, /^parvis_calls_total\{platform="web",command="none",outcome="refused"\} 1$/mu);
    assert.match(text, /^parvis_call_seconds_count\{platform="web"\} 1$/mu);
    assert.match(text, /^parvis_log_lines_total\{level="warn",text="a notice was given up"\} 1$/mu);
    assert.match(text, /^parvis_outbox_waiting 0$/mu);
    assert.match(text, /^parvis_process_resident_memory_bytes \d/mu);
    assert.doesNotMatch(text, /Inès|U-secret/u);
    assert.equal((await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } })).status, 404);
    await change(store.db, async (tx) => void (await tx.insertInto("memos").values({ name: "seen", value: "x" }).execute()));
    assert.equal((await backlogOf(store.db, machineClock.now())).lateJobs, 0);
  }));
