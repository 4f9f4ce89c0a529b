import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "#config.ts";
import { after, type Instant, MINUTE, machineClock } from "#kernel/clock.ts";
import { tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { openRunning, type Running } from "#running.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import { addCommunity } from "#test/support/communities.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { backlogOf } from "#watch/backlog.ts";
import { watchRoutes } from "#watch/routes.ts";

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

/** The names of what is counted, read as Prometheus reads it (text format 0.0.4): a sample of no family, or with a label that is not quoted, is no text of it. */
function readFamilies(text: string): ReadonlySet<string> {
  const families = new Map<string, string>();
  const label = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*"`;
  const sample = new RegExp(
    String.raw`^([a-zA-Z_:][\w:]*)(?:\{(?:${label},?)*\})? (?:[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[Nn]a[Nn]|[+-]Inf)$`,
    "u",
  );
  for (const line of text.split("\n").filter((each) => each !== "")) {
    const [, said, name = "", type = ""] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/u.exec(line) ?? [];
    if (said === "TYPE") families.set(name, type);
    if (said !== undefined) continue;
    const found = sample.exec(line)?.[1] ?? assert.fail(`no line of the format: ${line}`);
    const family = families.has(found) ? found : found.replace(/_(?:bucket|sum|count)$/u, "");
    assert.match(families.get(family) ?? "", /^(?:counter|gauge|histogram|summary)$/u, line);
  }
  return new Set(families.keys());
}

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
    const families = readFamilies(text);
    const drawn = readFileSync("deploy/grafana.json", "utf8").match(/parvis_\w+/gu) ?? [];
    assert.ok(drawn.length > 10);
    for (const name of drawn) assert.ok(families.has(name.replace(/_bucket$/u, "")), `the dashboard draws ${name}, which nobody counts`);
    assert.equal((await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } })).status, 404);
    await change(store.db, async (tx) => void (await tx.insertInto("memos").values({ name: "seen", value: "x" }).execute()));
    assert.equal((await backlogOf(store.db, machineClock.now())).lateJobs, 0);
  }));

eachDatabase("a platform on which nothing is heard, late jobs and an outbox that stands still are each said by name", async (open) => {
  const store = await open();
  const { db, clock } = store;
  let stands = true;
  const watched = {
    ...{ db, clock, underWay: () => true, platforms: [{ name: "paper", stands: () => stands }] },
    metrics: { heard: () => undefined, logged: () => undefined, text: async () => ({ type: "", body: "" }) },
  };
  const said = async (works: boolean) => {
    const answer = await watchRoutes({ ...watched, works }).request("/readyz");
    const { reasons } = (await answer.json()) as { readonly reasons: readonly string[] };
    assert.equal(answer.status, reasons.length === 0 ? 200 : 503);
    return reasons;
  };
  assert.deepEqual(await said(true), []);
  stands = false;
  assert.deepEqual([await said(true), await said(false)], [["nothing is heard on paper"], ["nothing is heard on paper"]]);
  stands = true;
  const { community, room } = await change(db, async (tx) => {
    const founded = await addCommunity(tx, store, "Les Amis");
    return { community: founded, room: await roomFor(tx, founded, { platform: "paper", team: "T1", room: "general", name: "general" }) };
  });
  const notice = { community, name: "poll-opened", version: 1, kind: null, facts: {}, to: { room } } as const;
  await change(db, async (tx) => void (await tell(tx, { ...notice, now: clock.now(), once: "1" })));
  clock.moveTo(after(clock.now(), 9 * MINUTE));
  assert.deepEqual(await said(true), [], "it has not waited long");
  clock.moveTo(after(clock.now(), 2 * MINUTE));
  assert.deepEqual([await said(true), await said(false)], [["the outbox stands still"], []], "whoever tells nothing is not to blame");
  const set = (values: Readonly<Record<string, string | null>>) =>
    change(db, async (tx) => void (await tx.updateTable("rooms").set(values).where("id", "=", room).execute()));
  await set({ held_until: instantIn(after(clock.now(), MINUTE)) });
  assert.deepEqual(await said(true), [], "the platform asked for patience");
  await set({ held_until: null, trouble: "closed" });
  assert.deepEqual(await said(true), [], "the room is in trouble, which organisers are told");
  await set({ trouble: null });
  await change(db, async (tx) => void (await tell(tx, { ...notice, now: clock.now(), once: "2" })));
  const other = { state: "sent", posted: instantIn(clock.now()) } as const;
  await change(db, async (tx) => void (await tx.updateTable("notices").set(other).where("once", "=", "2").execute()));
  assert.deepEqual(await said(true), [], "it is a long queue, and it moves");
  const late = instantIn((clock.now() - 2 * MINUTE) as Instant);
  const job = { community, kind: "x", facts: "{}", due: late, try_at: late, version: 1, state: "due", attempts: 0, reason: null } as const;
  const jobs = Array.from({ length: 101 }, (_, n) => ({ ...job, id: store.ids.next(), subject: community, key: String(n) }));
  await change(db, async (tx) => void (await tx.insertInto("jobs").values(jobs).execute()));
  assert.deepEqual(await said(true), ["jobs are late"]);
});
