import assert from "node:assert/strict";
import { failedJobs, nextDue, tryAgain } from "#jobs/due.ts";
import { again, done, gone, inAWhile, type Job, type JobAnswer, type JobKinds, type JobRun } from "#jobs/job.ts";
import { plan, planned, unplan, unplanAll } from "#jobs/plan.ts";
import { JOB_ATTEMPTS, type JobTrouble, runDue, runJob } from "#jobs/run.ts";
import { DAY, HOUR, type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { makeCommunity, makeRoom, minutesAfter, newId, recorder, say, testCourier } from "#test/support/telling.ts";

/** Handlers that write down what they were given. */
function diary() {
  const lines: { readonly key: string; readonly job: Job; readonly run: JobRun }[] = [];
  const note = (job: Job, run: JobRun) => lines.push({ key: job.key, job, run });
  function writes(answer: (run: JobRun) => JobAnswer) {
    return async (_: Tx, job: Job, run: JobRun) => {
      note(job, run);
      return answer(run);
    };
  }
  return { lines, note, writes, keys: () => lines.map((line) => line.key) };
}

eachDatabase("what is due is done in the order of its due time, also what is planned meanwhile", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const subject = newId();
  const noon = store.clock.now();
  const { keys, note } = diary();
  const kinds: JobKinds = {
    remind: {
      catchUp: "once",
      async handle(tx, job, run) {
        note(job, run);
        if (job.key === "b") await plan(tx, { community, kind: "remind", subject, key: "b2", due: minutesAfter(noon, 25) });
        return done;
      },
    },
  };
  await change(store.db, async (tx) => {
    for (const [key, minutes] of [
      ["c", 30],
      ["a", 10],
      ["b", 20],
      ["d", 41],
    ] as const) {
      await plan(tx, { community, kind: "remind", subject, key, due: minutesAfter(noon, minutes), facts: { minutes } });
    }
  });
  assert.equal(await nextDue(store.db), minutesAfter(noon, 10));
  assert.equal(await runDue(store.db, kinds, minutesAfter(noon, 9)), 0);
  assert.equal(await runDue(store.db, kinds, minutesAfter(noon, 40)), 4);
  assert.deepEqual(keys(), ["a", "b", "b2", "c"]);
  assert.equal(await nextDue(store.db), minutesAfter(noon, 41));
});

eachDatabase("a handler is given what was planned, and how late it is", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const subject = newId();
  const noon = store.clock.now();
  const { lines, writes } = diary();
  const kinds: JobKinds = { close: { catchUp: "once", handle: writes(() => done) } };
  await change(store.db, (tx) => plan(tx, { community, kind: "close", subject, due: noon, facts: { motion: "M1", at: [1, null] } }));
  await runDue(store.db, kinds, minutesAfter(noon, 3));
  const { job, run } = lines[0] as (typeof lines)[number];
  assert.deepEqual(
    { ...job, id: "" },
    { community, id: "", kind: "close", subject, key: "", due: noon, facts: { motion: "M1", at: [1, null] }, attempts: 0 },
  );
  assert.deepEqual(run, { now: minutesAfter(noon, 3), late: 3 * MINUTE, from: minutesAfter(noon, 3) });
});

eachDatabase("a plan is moved by planning again, and removed with its subject", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const [one, two] = [newId(), newId()];
  const noon = store.clock.now();
  const { keys, writes } = diary();
  const kinds: JobKinds = { remind: { catchUp: "once", handle: writes(() => done) } };
  await change(store.db, async (tx) => {
    for (const key of ["a", "b", "c"]) await plan(tx, { community, kind: "remind", subject: one, key, due: minutesAfter(noon, 10) });
    await plan(tx, { community, kind: "remind", subject: two, key: "d", due: minutesAfter(noon, 10) });
    await plan(tx, { community, kind: "close", subject: two, due: minutesAfter(noon, 10) });
  });
  await change(store.db, async (tx) => {
    await plan(tx, { community, kind: "remind", subject: one, key: "a", due: minutesAfter(noon, 5) });
    await plan(tx, { community, kind: "remind", subject: one, key: "b", due: minutesAfter(noon, 60) });
    assert.equal(await unplan(tx, { community, kind: "remind", subject: one, key: "c" }), true);
    assert.equal(await unplan(tx, { community, kind: "remind", subject: one, key: "c" }), false);
    assert.equal(await unplanAll(tx, community, two), 2);
  });
  assert.equal(await planned(store.db, { community, kind: "remind", subject: one, key: "b" }), minutesAfter(noon, 60));
  assert.equal(await planned(store.db, { community, kind: "remind", subject: one, key: "c" }), null);
  await runDue(store.db, kinds, minutesAfter(noon, 30));
  assert.deepEqual(keys(), ["a"]);
});

eachDatabase("a change that is refused plans nothing, and a job that was moved since it was found is not run", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const subject = newId();
  const noon = store.clock.now();
  const { keys, writes } = diary();
  const kinds: JobKinds = { remind: { catchUp: "once", handle: writes(() => done) } };
  await assert.rejects(
    change(store.db, async (tx) => {
      await plan(tx, { community, kind: "remind", subject, due: noon });
      throw new Error("no");
    }),
  );
  assert.equal(await nextDue(store.db), null);
  await change(store.db, (tx) => plan(tx, { community, kind: "remind", subject, due: noon }));
  const row = await store.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
  const found = { community, id: row.id, version: row.version, due: noon };
  await change(store.db, (tx) => plan(tx, { community, kind: "remind", subject, due: minutesAfter(noon, 10) }));
  assert.equal(await runJob(store.db, kinds, found, noon), "not ours");
  assert.equal(await runJob(store.db, kinds, found, minutesAfter(noon, 20)), "not ours");
  assert.deepEqual(keys(), []);
});

eachDatabase("what was missed is left out, done once, or done each time, as its kind says", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const subject = newId();
  const noon = store.clock.now();
  const { lines, writes } = diary();
  const next = (from: Instant) => again((from + (DAY - ((from - noon) % DAY))) as Instant);
  const kinds: JobKinds = {
    reminder: { catchUp: "skip", grace: HOUR, handle: writes(() => done) },
    digest: {
      catchUp: "skip",
      grace: HOUR,
      handle: writes((run) => next(run.from)),
      skipped: async (_, __, run) => next(run.from),
    },
    programme: { catchUp: "once", handle: writes((run) => next(run.from)) },
    accounts: { catchUp: "each", handle: writes((run) => next(run.from)) },
  };
  await change(store.db, async (tx) => {
    for (const kind of Object.keys(kinds)) await plan(tx, { community, kind, subject, key: kind, due: noon });
  });
  const threeDaysLater = (noon + 3 * DAY + 2 * HOUR) as Instant;
  await runDue(store.db, kinds, threeDaysLater);
  assert.deepEqual(lines.map((line) => [line.key, (line.job.due - noon) / DAY, line.run.late / HOUR]).sort(), [
    ["accounts", 0, 74],
    ["accounts", 1, 50],
    ["accounts", 2, 26],
    ["accounts", 3, 2],
    ["programme", 0, 74],
  ]);
  for (const kind of ["digest", "programme", "accounts"]) {
    assert.equal(await planned(store.db, { community, kind, subject, key: kind }), noon + 4 * DAY, kind);
  }
  assert.equal(await planned(store.db, { community, kind: "reminder", subject, key: "reminder" }), null);
  lines.length = 0;
  await runDue(store.db, kinds, (noon + 4 * DAY + HOUR / 2) as Instant);
  assert.deepEqual(lines.map((line) => line.key).sort(), ["accounts", "digest", "programme"]);
});

eachDatabase("a job may ask to be tried in a while, and then still knows what it was meant for", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const noon = store.clock.now();
  const { lines, writes } = diary();
  const answers = [inAWhile(10 * MINUTE), gone];
  const kinds: JobKinds = { check: { catchUp: "once", handle: writes(() => answers.shift() ?? done) } };
  await change(store.db, (tx) => plan(tx, { community, kind: "check", subject: newId(), due: noon }));
  await runDue(store.db, kinds, noon);
  assert.equal(await nextDue(store.db), minutesAfter(noon, 10));
  await runDue(store.db, kinds, minutesAfter(noon, 10));
  assert.deepEqual(
    lines.map((line) => [line.job.due, line.run.late]),
    [
      [noon, 0],
      [noon, 10 * MINUTE],
    ],
  );
  assert.equal(await nextDue(store.db), null);
});

eachDatabase("a handler that fails leaves nothing behind, is tried again, and does not keep others from their turn", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const [bad, good] = [newId(), newId()];
  const noon = store.clock.now();
  const troubles: JobTrouble[] = [];
  let mended = false;
  const kinds: JobKinds = {
    announce: {
      catchUp: "once",
      async handle(tx, job, run) {
        await say(tx, store.clock, community, room, `${job.key} at ${run.now}`);
        if (job.key === "bad" && !mended) throw new TypeError("a name is missing");
        return done;
      },
    },
  };
  await change(store.db, async (tx) => {
    await plan(tx, { community, kind: "announce", subject: bad, key: "bad", due: noon });
    await plan(tx, { community, kind: "announce", subject: good, key: "good", due: minutesAfter(noon, 0.01) });
    await plan(tx, { community, kind: "unheard of", subject: good, due: noon });
  });
  const options = { trouble: (trouble: JobTrouble) => troubles.push(trouble) };
  assert.equal(await runDue(store.db, kinds, minutesAfter(noon, 0.02), options), 1);
  const platform = recorder();
  await testCourier(store, [platform]).flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text.split(" ")[0]),
    ["good"],
  );
  for (let next = await nextDue(store.db); next !== null; next = await nextDue(store.db)) await runDue(store.db, kinds, next, options);
  assert.equal(troubles.length, 2 * JOB_ATTEMPTS);
  assert.deepEqual(
    troubles
      .filter((trouble) => trouble.failed)
      .map((trouble) => [trouble.kind, trouble.attempts])
      .sort(),
    [
      ["announce", JOB_ATTEMPTS],
      ["unheard of", JOB_ATTEMPTS],
    ],
  );
  const failed = await failedJobs(store.db, community);
  assert.deepEqual(failed.map((job) => [job.kind, job.reason]).sort(), [
    ["announce", "TypeError"],
    ["unheard of", "Error"],
  ]);
  mended = true;
  const id = failed.find((job) => job.kind === "announce")?.id as Id;
  assert.equal(await change(store.db, (tx) => tryAgain(tx, community, id, noon)), true);
  assert.equal(await runDue(store.db, kinds, noon, options), 1);
  assert.equal(await change(store.db, (tx) => tryAgain(tx, community, id, noon)), false);
});

eachDatabase("an answer that would make a job run for ever is a fault, not a loop", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const noon = store.clock.now();
  const troubles: JobTrouble[] = [];
  const kinds: JobKinds = {
    same: { catchUp: "each", handle: async (_, job) => again(job.due) },
    past: { catchUp: "once", handle: async (_, __, run) => again(run.now) },
    zero: { catchUp: "once", handle: async () => inAWhile(0) },
  };
  await change(store.db, async (tx) => {
    for (const kind of Object.keys(kinds)) await plan(tx, { community, kind, subject: newId(), due: noon });
  });
  await runDue(store.db, kinds, minutesAfter(noon, 1), { trouble: (trouble) => troubles.push(trouble) });
  assert.equal(troubles.length, 3);
  assert.ok(troubles.every((trouble) => trouble.error instanceof RangeError));
});

eachDatabase("a handler may plan its own job anew, or remove it, and then its answer does not matter", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const [moved, removed] = [newId(), newId()];
  const noon = store.clock.now();
  const kinds: JobKinds = {
    move: {
      catchUp: "once",
      async handle(tx, job) {
        await plan(tx, { community, kind: "move", subject: job.subject, due: minutesAfter(noon, 90) });
        return done;
      },
    },
    remove: {
      catchUp: "once",
      async handle(tx, job) {
        await unplan(tx, { community, kind: "remove", subject: job.subject });
        return again(minutesAfter(noon, 30));
      },
    },
  };
  await change(store.db, async (tx) => {
    await plan(tx, { community, kind: "move", subject: moved, due: noon });
    await plan(tx, { community, kind: "remove", subject: removed, due: noon });
  });
  assert.equal(await runDue(store.db, kinds, noon), 2);
  assert.equal(await planned(store.db, { community, kind: "move", subject: moved }), minutesAfter(noon, 90));
  assert.equal(await planned(store.db, { community, kind: "remove", subject: removed }), null);
});

eachDatabase("processes that run what is due together do each job once", async (open) => {
  const store = await open();
  const other = store.dialect === "postgres" ? await openStore({ url: store.url, clock: store.clock }) : null;
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const noon = store.clock.now();
  const kinds: JobKinds = {
    announce: {
      catchUp: "once",
      async handle(tx, job) {
        await say(tx, store.clock, community, room, "ran", { once: `${job.key}:${newId()}` });
        return done;
      },
    },
  };
  await change(store.db, async (tx) => {
    for (let number = 0; number < 60; number += 1) {
      await plan(tx, { community, kind: "announce", subject: newId(), key: `job ${number}`, due: minutesAfter(noon, number / 60) });
    }
  });
  const counts = await Promise.all(
    [store, other ?? store, store].map((one) => runDue(one.db, kinds, minutesAfter(noon, 2), { atOnce: 8 })),
  );
  await other?.close();
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    60,
  );
  const told = await store.db.selectFrom("notices").select("once").execute();
  assert.equal(new Set(told.map((row) => row.once.split(":")[0])).size, 60);
  assert.equal(told.length, 60);
});

eachDatabase("the next due time is the earliest of what is to be done and what is to be told", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const noon = store.clock.now();
  assert.equal(await nextDue(store.db), null);
  await change(store.db, (tx) => say(tx, store.clock, community, room, "later", { due: minutesAfter(noon, 20) }));
  assert.equal(await nextDue(store.db), minutesAfter(noon, 20));
  await change(store.db, (tx) => plan(tx, { community, kind: "close", subject: newId(), due: minutesAfter(noon, 10) }));
  assert.equal(await nextDue(store.db), minutesAfter(noon, 10));
  await change(store.db, (tx) => say(tx, store.clock, community, room, "now"));
  assert.equal(await nextDue(store.db), noon);
});
