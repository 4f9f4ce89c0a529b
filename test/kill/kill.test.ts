import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Id } from "#kernel/ids.ts";
import { KILL_POINTS, type KillPoint } from "#kernel/kill-point.ts";
import { tell } from "#outbox/notice.ts";
import { LEASE } from "#outbox/queue.ts";
import { change } from "#store/change.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { makeCommunity, makeRoom, newId } from "#test/support/telling.ts";
import { type Life, readLines, type Told } from "./child.ts";

const CHILD = join(import.meta.dirname, "child.ts");
const COMMANDS_PER_LIFE = 2;
/**
 * Where it dies, life after life, and at which passage: each point when it is first passed, and some of them again later,
 * in another kind of work (while a notice, an edit or a job is being written down).
 */
const DEATHS: readonly (readonly [KillPoint, number])[] = [
  ...KILL_POINTS.map((point) => [point, 1] as const),
  ["change begun", 4],
  ["change kept", 7],
  ["change committed", 9],
  ["courier told", 4],
  ["courier edited", 2],
];

/** One life of the process: true when it was killed at the point, false when it never came there and ended well. */
async function live(life: Life, killAt: string | null): Promise<boolean> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(life)], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PARVIS_KILL_AT: killAt ?? "" },
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const [code, signal] = await new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (...ended) => resolve(ended));
  });
  if (signal === "SIGKILL") return true;
  assert.equal(code, 0, complaint);
  return false;
}

async function prepare(store: TestStore, folder: string): Promise<Life> {
  const community = await makeCommunity(store);
  const keen = await makeRoom(store.db, community, "general", "keen");
  const blind = await makeRoom(store.db, community, "quiet", "blind");
  const subject = newId();
  await change(store.db, async (tx) => {
    for (const room of [keen, blind]) {
      const fresh = { kind: "count", id: subject };
      await tell(tx, {
        community,
        to: { room },
        name: "count",
        version: 1,
        facts: null,
        once: `count ${room}`,
        now: store.clock.now(),
        kind: "announcement",
        fresh,
      });
    }
  });
  return { url: store.url, folder, owner: "", now: store.clock.now(), community, keen, blind, person: newId(), subject, commands: 0 };
}

/** In which order the notices of each room were promised, by key. */
async function promised(store: TestStore): Promise<ReadonlyMap<Id, readonly string[]>> {
  const rows = await store.db.selectFrom("notices").select(["id", "room"]).orderBy("turn").orderBy("sequence").execute();
  return Map.groupBy(rows, (row) => row.room) as never as ReadonlyMap<Id, readonly string[]>;
}

eachDatabase("killed at any moment and started again, it loses nothing acknowledged and tells nothing twice", async (open) => {
  const stores = [await open(), await open()] as const;
  const reached = await Promise.all([
    dieAndRise(
      stores[0],
      DEATHS.filter((_, index) => index % 2 === 0),
    ),
    dieAndRise(
      stores[1],
      DEATHS.filter((_, index) => index % 2 === 1),
    ),
  ]);
  const unreached = KILL_POINTS.filter((point) => !reached.flat().includes(point));
  assert.deepEqual(unreached, [], "every point is reached");
});

/** Lives once in peace, once for each death, and once more to the end, then checks what was told. Resolves to the points where it died. */
async function dieAndRise(store: TestStore, deaths: typeof DEATHS): Promise<readonly KillPoint[]> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-kill-"));
  const reached: KillPoint[] = [];
  try {
    const first = await prepare(store, folder);
    let lives = 0;
    const nextLife = (): Life => {
      lives += 1;
      const owner = store.dialect === "sqlite" ? "the only one" : `process ${lives}`;
      return { ...first, owner, now: first.now + lives * 2 * LEASE, commands: lives * COMMANDS_PER_LIFE };
    };
    assert.equal(await live(nextLife(), null), false);
    for (const [point, passage] of deaths) {
      assert.equal(await live(nextLife(), `${point}:${passage}`), true, `${point} is passed ${passage} times`);
      reached.push(point);
    }
    assert.equal(await live(nextLife(), null), false);
    await check(store, folder, first, lives);
    return reached;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function check(store: TestStore, folder: string, life: Life, lives: number): Promise<void> {
  const commands = lives * COMMANDS_PER_LIFE;
  const acknowledged = new Set(readLines<number>(folder, "acknowledged"));
  assert.equal(acknowledged.size, commands);

  const told = readLines<Told>(folder, "told");
  const posts = (platform: string, how: Told["how"]) => told.filter((line) => line.platform === platform && line.how === how);
  const texts = (lines: readonly Told[], word: string) => lines.map((line) => line.text).filter((text) => text.startsWith(word));
  const numbers = (word: string) => Array.from({ length: commands }, (_, index) => `${word} ${index + 1}`).sort();
  const bare = (text: string) => text.replace(/ \(.* late\)$/, "");
  assert.deepEqual(texts(posts("keen", "post"), "command").map(bare).sort(), numbers("command"), "once in the room with a nonce");
  assert.deepEqual(texts(posts("keen", "post"), "job").map(bare).sort(), numbers("job"), "each job once");
  assert.deepEqual(
    posts("keen", "whisper")
      .map((line) => bare(line.text))
      .sort(),
    numbers("command"),
    "once to the person",
  );
  assert.deepEqual(texts(told, "refused"), [], "nothing of what was refused");

  const blind = texts(posts("blind", "post"), "command").map(bare);
  assert.deepEqual([...new Set(blind)].sort(), numbers("command"), "at least once without a nonce");
  assert.ok(blind.length - commands <= lives - 2, "at most one repeated after each death");

  const order = await promised(store);
  for (const [room, lines] of [
    [life.keen, posts("keen", "post")],
    [life.blind, posts("blind", "post")],
  ] as const) {
    const keys = (order.get(room) as never as { readonly id: string }[]).map((row) => row.id);
    assert.deepEqual([...new Set(lines.map((line) => line.key))], keys, "in the order of the changes");
  }
  for (const platform of ["keen", "blind"]) {
    assert.equal(posts(platform, "edit").at(-1)?.text, `${commands} commands`, "the card shows what is true");
  }
  const left = await store.db.selectFrom("notices").select("id").where("state", "!=", "sent").execute();
  assert.deepEqual(left, []);
  assert.deepEqual(await store.db.selectFrom("jobs").select("id").execute(), []);
}
