import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Instant } from "#kernel/clock.ts";
import type { KillPoint } from "#kernel/kill-point.ts";
import { LEASE } from "#outbox/queue.ts";
import type { Dialect } from "#store/db.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse } from "#test/support/whole-house.ts";
import type { Typed, VotingLife } from "./voting-child.ts";

const CHILD = join(import.meta.dirname, "voting-child.ts");

/** Where it dies on each database: while ballots are cast, while a vote is closed and counted, while the result is told. */
const DEATHS: Readonly<Record<Dialect, readonly (readonly [KillPoint, number])[]>> = {
  sqlite: [
    ["change worked", 3],
    ["change kept", 10],
    ["change committed", 2],
    ["courier told", 1],
  ],
  postgres: [
    ["change begun", 2],
    ["change worked", 9],
    ["change committed", 5],
    ["courier took", 1],
  ],
};

const BALLOTS = { ana: "for", bo: "for", chen: "against", dora: "for" } as const;

/** One life of the process: true when it was killed at the point, false when it ended well. */
async function live(life: VotingLife, killAt: string): Promise<boolean> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(life)], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PARVIS_KILL_AT: killAt, NODE_COMPILE_CACHE: join(tmpdir(), "parvis-kill-cache") },
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

function linesIn(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
}

eachDatabase(
  "killed while ballots are cast, while a vote is closed and while its result is told, every ballot counts once",
  async (open, dialect) => {
    const store = await open();
    const folder = mkdtempSync(join(tmpdir(), "parvis-voting-"));
    try {
      const house = await openWholeHouse(store);
      await house.person("sec", { roles: ["secretary"] });
      for (const name of Object.keys(BALLOTS)) await house.person(name);
      for (const [place, [point, passage]] of DEATHS[dialect].entries()) {
        const [open, secret] = [`M${2 * place + 1}`, `M${2 * place + 2}`];
        await house.type("sec", "/motion propose title:Open text:Words");
        await house.type("sec", "/motion propose title:Secret text:Words secret:yes");
        for (const handle of [open, secret]) await house.type("sec", `/motion open ${handle}`);
        await house.parvis.settle();
        const ballots = [open, secret].flatMap((handle) =>
          Object.entries(BALLOTS).map(([who, mark]): Typed => ({ who, key: `${who} ${handle}`, text: `/vote ${handle} ${mark}` })),
        );
        const closes = [open, secret].map(
          (handle): Typed => ({ who: "sec", key: `close ${handle}`, text: `/motion close ${handle} confirm:yes` }),
        );
        const answered = join(folder, String(place));
        const life: VotingLife = { url: store.url, team: "T1", now: store.clock.now(), ballots, closes, answered };
        assert.equal(await live(life, `${point}:${passage}`), true, `${point} is passed ${passage} times`);
        const kept = linesIn(answered);
        store.clock.moveTo((store.clock.now() + 2 * LEASE) as Instant);
        assert.equal(await live({ ...life, now: store.clock.now() }, ""), false);
        assert.ok(
          kept.every((key) => linesIn(answered).includes(key)),
          "what was answered is answered again",
        );
        for (const handle of [open, secret]) await checkVote(store, handle);
      }
      assert.deepEqual(await store.db.selectFrom("notices").select("id").where("state", "=", "due").execute(), []);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Four signatures, four ballots, counted once; of a secret one neither key nor box is left. */
async function checkVote(store: TestStore, handle: string): Promise<void> {
  const motion = await store.db.selectFrom("motions").selectAll().where("handle", "=", handle).executeTakeFirstOrThrow();
  const result = JSON.parse(motion.result ?? "{}") as Readonly<Record<string, unknown>>;
  assert.deepEqual([motion.state, result["for"], result["against"], result["outcome"]], ["closed", 3, 1, "adopted"], handle);
  const signed = await store.db.selectFrom("electors").select("id").where("motion", "=", motion.id).where("voted", "=", 1).execute();
  const published = await store.db.selectFrom("published_ballots").select("receipt").where("motion", "=", motion.id).execute();
  const cast = await store.db.selectFrom("ballots").select("id").where("motion", "=", motion.id).execute();
  assert.deepEqual([signed.length, published.length + (motion.secret === 1 ? 0 : cast.length)], [4, 4], handle);
  assert.deepEqual(await store.db.selectFrom("box").select("id").execute(), []);
  assert.equal(motion.sealed_key, null);
}
