import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";
import { test } from "node:test";
import { sql } from "kysely";
import { arrivals } from "#dispatch/turns.ts";
import { Refusal } from "#kernel/refusal.ts";
import { inTurn } from "#kernel/turn.ts";
import { afterCommit, change, onCommit } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { StoreProblem } from "#store/problem.ts";
import { addCommunity, communityNames, foundCommunity } from "#test/support/communities.ts";
import { eachDatabase, openTestStore } from "#test/support/databases.ts";

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

eachDatabase("what a change has written is read back, and its answer is what the work returned", async (open) => {
  const store = await open();
  const answer = await change(store.db, async (tx) => {
    await addCommunity(tx, store, "Les Amis");
    return "done";
  });
  assert.equal(answer, "done");
  assert.deepEqual(await communityNames(store), ["Les Amis"]);
});

eachDatabase("a change that is refused keeps nothing and gives its own refusal back", async (open) => {
  const store = await open();
  const refusal = new Refusal("gathering-full");
  const refused = change(store.db, async (tx) => {
    await addCommunity(tx, store, "Nobody");
    throw refusal;
  });
  await assert.rejects(refused, (error) => error === refusal);
  assert.deepEqual(await communityNames(store), []);
});

eachDatabase("among many who ask at once, those refused lose their own writing alone", async (open) => {
  const store = await open();
  const asked = Array.from({ length: 12 }, (_, n) =>
    change(store.db, async (tx) => {
      await addCommunity(tx, store, `C${String(n).padStart(2, "0")}`);
      if (n % 3 === 1) throw new Refusal("no");
      return n;
    }),
  );
  const answers = await Promise.allSettled(asked);
  assert.deepEqual(
    answers.map(({ status }) => status === "fulfilled"),
    asked.map((_, n) => n % 3 !== 1),
  );
  assert.deepEqual(await communityNames(store), ["C00", "C02", "C03", "C05", "C06", "C08", "C09", "C11"]);
});

eachDatabase("a change inside a change is refused at once, and the outer one can go on", async (open) => {
  const store = await open();
  await change(store.db, async (tx) => {
    await assert.rejects(
      change(store.db, async () => undefined),
      /inside a change/,
    );
    await addCommunity(tx, store, "Outer");
  });
  assert.deepEqual(await communityNames(store), ["Outer"]);
  await change(store.db, async () => undefined);
});

eachDatabase("a tx reads what its change has written, and others do not until it is committed", async (open) => {
  const store = await open();
  await change(store.db, async (tx) => {
    await addCommunity(tx, store, "Unseen");
    assert.equal((await tx.selectFrom("communities").select("name").execute()).length, 1);
    assert.equal((await store.db.selectFrom("communities").select("name").execute()).length, 0);
  });
  assert.deepEqual(await communityNames(store), ["Unseen"]);
});

eachDatabase("a tx is of no use once its change has ended", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const kept: Tx[] = [];
  await change(store.db, async (tx) => void kept.push(tx));
  for (const tx of kept) {
    await assert.rejects(nextHandle(tx, community, "G"), /after its change had ended/);
    await assert.rejects(addCommunity(tx, store, "Late"), /after its change had ended/);
  }
  assert.equal(kept.length, 1);
  assert.deepEqual(await communityNames(store), ["Les Amis"]);
});

eachDatabase("a reader cannot write, even with a statement of its own", async (open) => {
  const store = await open();
  await foundCommunity(store);
  await assert.rejects(sql`delete from communities`.execute(store.db), /read-?only/i);
  assert.deepEqual(await communityNames(store), ["Les Amis"]);
});

eachDatabase("after each commit that kept something the bell rings, and never for a refusal", async (open) => {
  const store = await open();
  let rings = 0;
  const forget = onCommit(store.db, () => {
    rings += 1;
  });
  await assert.rejects(
    change(store.db, async () => {
      throw new Refusal("no");
    }),
  );
  await turn();
  assert.equal(rings, 0);
  await foundCommunity(store);
  await turn();
  assert.equal(rings, 1);
  forget();
  await foundCommunity(store);
  await turn();
  assert.equal(rings, 1);
});

eachDatabase("what a change leaves for afterwards is done once it is committed, and not when it is refused", async (open) => {
  const store = await open();
  const seen: (readonly string[])[] = [];
  const told = Promise.withResolvers<unknown>();
  await change(store.db, async (tx) => {
    await addCommunity(tx, store, "Kept");
    afterCommit(
      tx,
      () =>
        void communityNames(store)
          .then((names) => seen.push(names), told.reject)
          .then(told.resolve),
    );
    assert.deepEqual(seen, []);
  });
  await told.promise;
  assert.deepEqual(seen, [["Kept"]]);
  await assert.rejects(
    change(store.db, async (tx) => {
      afterCommit(tx, () => seen.push(["never"]));
      throw new Refusal("no");
    }),
  );
  await turn();
  assert.equal(seen.length, 1);
});

eachDatabase("changes of one aggregate run in the order in which they were asked for", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const order: number[] = [];
  const door = arrivals();
  const asked = Array.from({ length: 8 }, async (_, n) => {
    const mine = door.enter();
    await mine.about(["gathering-1"]);
    const work = async (tx: Tx) => {
      order.push(n);
      if (n === 3) throw new Refusal("full");
      return nextHandle(tx, community, "G");
    };
    return inTurn(mine.pass, () => change(store.db, work)).finally(mine.pass);
  });
  const answers = (await Promise.allSettled(asked)).map((answer) => (answer.status === "fulfilled" ? answer.value : "refused"));
  assert.deepEqual(order, [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(answers, ["G1", "G2", "G3", "refused", "G4", "G5", "G6", "G7"]);
});

eachDatabase("a work keeps the context of whoever asked for the change", async (open) => {
  const store = await open();
  const context = new AsyncLocalStorage<string>();
  const names = await Promise.all(
    ["alice", "bo"].map((name) =>
      context.run(name, () =>
        change(store.db, async (tx) => {
          await tx.selectFrom("communities").select("id").execute();
          return context.getStore();
        }),
      ),
    ),
  );
  assert.deepEqual(names, ["alice", "bo"]);
});

eachDatabase("a closed store answers what it was asked before, and takes nothing more", async (open) => {
  const store = await open();
  const last = foundCommunity(store);
  await store.close();
  await last;
  await assert.rejects(foundCommunity(store));
});

test("on SQLite those who wait in the same turn share one commit, in the order in which they asked", async () => {
  const store = await openTestStore("sqlite");
  try {
    let commits = 0;
    const order: number[] = [];
    onCommit(store.db, () => {
      commits += 1;
    });
    await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        change(store.db, async (tx) => {
          await addCommunity(tx, store, `C${n}`);
          await tx.selectFrom("communities").select("id").execute();
          order.push(n);
        }),
      ),
    );
    await turn();
    assert.equal(commits, 1);
    assert.deepEqual(
      order,
      Array.from({ length: 64 }, (_, n) => n),
    );
    assert.equal((await communityNames(store)).length, 64);
  } finally {
    await store.remove();
  }
});

test("on SQLite nobody is answered before the commit, not even who is refused", async () => {
  const store = await openTestStore("sqlite");
  try {
    const answered: string[] = [];
    const seen: number[] = [];
    const first = change(store.db, (tx) => addCommunity(tx, store, "First")).then(() => answered.push("first"));
    const second = change(store.db, async () => {
      throw new Refusal("no");
    }).catch(() => answered.push("second"));
    const third = change(store.db, async (tx) => {
      for (let n = 0; n < 20; n += 1) await tx.selectFrom("communities").select("id").execute();
      seen.push(answered.length, (await store.db.selectFrom("communities").select("id").execute()).length);
    });
    await Promise.all([first, second, third]);
    assert.deepEqual(seen, [0, 0]);
    assert.deepEqual(answered, ["first", "second"]);
  } finally {
    await store.remove();
  }
});

test("when SQLite rolls back the whole, everyone in the group gets the incident and nothing is kept", async () => {
  const store = await openTestStore("sqlite");
  try {
    await foundCommunity(store, "Before");
    const twice = store.ids.next();
    const asked = [
      change(store.db, (tx) => addCommunity(tx, store, "First")),
      change(store.db, async () => {
        throw new Refusal("no");
      }),
      change(store.db, async (tx) => {
        await sql`insert into memos (name, value) values (${twice}, 'a')`.execute(tx);
        await sql`insert or rollback into memos (name, value) values (${twice}, 'b')`.execute(tx);
      }),
    ];
    const answers = await Promise.allSettled(asked);
    for (const answer of answers) {
      assert.ok(answer.status === "rejected" && answer.reason instanceof StoreProblem);
      assert.equal(answer.reason.key, "store-change-lost");
    }
    assert.deepEqual(await communityNames(store), ["Before"]);
    await foundCommunity(store, "Later");
    assert.deepEqual(await communityNames(store), ["Before", "Later"]);
  } finally {
    await store.remove();
  }
});

test("a whole rollback that the work itself has swallowed is still an incident for everyone", async () => {
  const store = await openTestStore("sqlite");
  try {
    const first = change(store.db, (tx) => addCommunity(tx, store, "First"));
    const second = change(store.db, async (tx) => {
      await sql`insert into memos (name, value) values ('x', 'a')`.execute(tx);
      await sql`insert or rollback into memos (name, value) values ('x', 'b')`.execute(tx).catch(() => "swallowed");
    });
    const answers = await Promise.allSettled([first, second]);
    assert.deepEqual(
      answers.map((answer) => answer.status === "rejected" && answer.reason instanceof StoreProblem),
      [true, true],
    );
    assert.deepEqual(await communityNames(store), []);
  } finally {
    await store.remove();
  }
});

test("on SQLite a work that waits for anything but its tx is undone, and the others are not held up", async () => {
  const store = await openTestStore("sqlite");
  try {
    const late = Promise.withResolvers<string>();
    const waiting = change(store.db, async (tx) => {
      await addCommunity(tx, store, "Waiter");
      for (let turns = 0; turns < 5; turns += 1) await turn();
      await addCommunity(tx, store, "Waiter again").catch((error: Error) => late.resolve(error.message));
    });
    const other = change(store.db, (tx) => addCommunity(tx, store, "Other"));
    await assert.rejects(waiting, (error) => error instanceof StoreProblem && error.key === "store-change-waited");
    await other;
    assert.match(await late.promise, /after its change had ended/);
    assert.deepEqual(await communityNames(store), ["Other"]);
  } finally {
    await store.remove();
  }
});

test("on SQLite a full disk is said in words, and loses nothing that was acknowledged", async () => {
  const store = await openTestStore("sqlite");
  try {
    await foundCommunity(store, "Before");
    await store.migrating(async ({ db }) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
    });
    const asked = Array.from({ length: 5 }, (_, n) => change(store.db, (tx) => addCommunity(tx, store, `${n}`.repeat(5000))));
    for (const answer of await Promise.allSettled(asked)) {
      assert.ok(answer.status === "rejected" && answer.reason instanceof StoreProblem, String(answer.status));
      assert.equal(answer.reason.key, "store-disk-full");
    }
    assert.deepEqual(await communityNames(store), ["Before"]);
  } finally {
    await store.remove();
  }
});
