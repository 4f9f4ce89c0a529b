import assert from "node:assert/strict";
import { test } from "node:test";
import { graphileJobs } from "#jobs/graphile.ts";
import { done, type JobKinds } from "#jobs/job.ts";
import { plan } from "#jobs/plan.ts";
import { runDue } from "#jobs/run.ts";
import { type Clockwork, tick } from "#jobs/tick.ts";
import { after, type Instant, MINUTE, machineClock, SECOND } from "#kernel/clock.ts";
import { change } from "#store/change.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { makeCommunity, newId } from "#test/support/telling.ts";

/** Waits for several things to happen, each named, and remembers the order. */
function witness(wanted: number) {
  const seen: string[] = [];
  let enough: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    enough = resolve;
  });
  function see(what: string): void {
    seen.push(what);
    if (seen.length === wanted) enough();
  }
  return { seen, see, all };
}

/** What keeps the time on each database, by the real clock. */
function clockworkOf(store: TestStore, kinds: JobKinds, troubles: unknown[]): Clockwork {
  const options = { trouble: (trouble: { readonly error: unknown }) => troubles.push(trouble.error) };
  const trouble = (error: unknown) => troubles.push(error);
  if (store.dialect === "sqlite") return tick("second", () => runDue(store.db, kinds, machineClock.now(), options), trouble);
  return graphileJobs({ db: store.db, url: store.url, kinds: () => kinds, clock: machineClock, options, trouble });
}

eachDatabase("the clock wakes what is due, whether it was planned before it ran or meanwhile, and nothing else", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const { seen, see, all } = witness(5);
  const troubles: unknown[] = [];
  const kinds: JobKinds = {
    ring: {
      catchUp: "once",
      async handle(tx, job) {
        see(job.key);
        if (job.key === "missed") await plan(tx, { community, kind: "ring", subject: newId(), key: "planned by a job", due: job.due });
        return done;
      },
    },
    fail: {
      catchUp: "once",
      async handle() {
        see("failed");
        throw new TypeError("this one fails");
      },
    },
  };
  const now = machineClock.now();
  const later = (key: string, due: Instant, kind = "ring") =>
    change(store.db, (tx) => plan(tx, { community, kind, subject: newId(), key, due }));
  await later("missed", after(now, -MINUTE));
  const clockwork = clockworkOf(store, kinds, troubles);
  await clockwork.start();
  try {
    await later("at once", now);
    await later("soon", after(machineClock.now(), SECOND));
    await later("", now, "fail");
    const moved = { community, kind: "ring", subject: newId(), key: "moved away" };
    await change(store.db, async (tx) => {
      await plan(tx, { ...moved, due: now });
      await plan(tx, { ...moved, due: after(now, 60 * MINUTE) });
    });
    await all;
  } finally {
    await clockwork.stop();
  }
  assert.deepEqual([...seen].sort(), ["at once", "failed", "missed", "planned by a job", "soon"]);
  const left = await store.db.selectFrom("jobs").select(["key", "attempts"]).orderBy("key").execute();
  assert.deepEqual(left, [
    { key: "", attempts: 1 },
    { key: "moved away", attempts: 0 },
  ]);
  assert.deepEqual(
    troubles.map((error) => (error as Error).message),
    ["this one fails"],
  );
});

eachDatabase("several clocks on one database do each job once", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const { seen, see, all } = witness(20);
  const troubles: unknown[] = [];
  const kinds: JobKinds = {
    ring: {
      catchUp: "once",
      async handle(_, job) {
        see(job.key);
        return done;
      },
    },
  };
  const clocks = [clockworkOf(store, kinds, troubles), clockworkOf(store, kinds, troubles)];
  await Promise.all(clocks.map((clock) => clock.start()));
  try {
    await change(store.db, async (tx) => {
      for (let number = 0; number < 20; number += 1) {
        await plan(tx, { community, kind: "ring", subject: newId(), key: `job ${number}`, due: machineClock.now() });
      }
    });
    await all;
  } finally {
    await Promise.all(clocks.map((clock) => clock.stop()));
  }
  assert.equal(new Set(seen).size, 20);
  assert.equal(seen.length, 20);
  assert.deepEqual(troubles, []);
  assert.equal((await store.db.selectFrom("jobs").select("id").execute()).length, 0);
});

test("a beat that fails is told, and the next one comes all the same; two never run together", async () => {
  const troubles: unknown[] = [];
  let beats = 0;
  let under = 0;
  let most = 0;
  let twice: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => {
    twice = resolve;
  });
  const clockwork = tick(
    "second",
    async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      beats += 1;
      if (beats === 2) twice();
      throw new Error(`beat ${beats}`);
    },
    (error) => troubles.push((error as Error).message),
  );
  await clockwork.start();
  await enough;
  await clockwork.stop();
  assert.deepEqual(troubles.slice(0, 2), ["beat 1", "beat 2"]);
  assert.equal(most, 1);
});
