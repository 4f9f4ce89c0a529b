import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Instant } from "#kernel/clock.ts";
import type { KillPoint } from "#kernel/kill-point.ts";
import { LEASE } from "#outbox/queue.ts";
import type { Dialect } from "#store/db.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { secondProcess } from "#test/support/second-process.ts";
import { openWholeHouse } from "#test/support/whole-house.ts";
import { readLines } from "./child.ts";
import type { Acknowledged, Deed, DeedsLife } from "./deeds-child.ts";

const CHILD = "test/kill/deeds-child.ts";

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
async function live(life: DeedsLife, killAt: string): Promise<boolean> {
  const { code, signal, trouble } = await secondProcess(CHILD, life, { PARVIS_KILL_AT: killAt });
  if (signal === "SIGKILL") return true;
  assert.equal(code, 0, trouble);
  return false;
}

function said(who: string, key: string, text: string): Deed {
  return { who, key, said: { kind: "line", text } };
}

/** What was done is said to be done again; of a ballot whose vote has been closed since, that it counts. */
function assertSame(before: string, { key, outcome, words }: Acknowledged): void {
  const counts = outcome === "refused" && words.includes("Your ballot came before the close and was counted.");
  assert.ok(outcome === before || (before === "done" && counts), `${key} was ${before}, and is ${outcome} now: ${words}`);
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
        const together = [open, secret].flatMap((handle) =>
          Object.entries(BALLOTS).map(([who, mark]) => said(who, `${who} ${handle}`, `/vote ${handle} ${mark}`)),
        );
        const then = [open, secret].map((handle) => said("sec", `close ${handle}`, `/motion close ${handle} confirm:yes`));
        const scene = { platform: "paper", folder };
        const life: DeedsLife = { scene, url: store.url, owner: "the only one", now: store.clock.now(), together, then };
        const before = readLines<Acknowledged>(folder, "acknowledged").length;
        assert.equal(await live(life, `${point}:${passage}`), true, `${point} is passed ${passage} times`);
        const answered = readLines<Acknowledged>(folder, "acknowledged").slice(before);
        store.clock.moveTo((store.clock.now() + 2 * LEASE) as Instant);
        assert.equal(await live({ ...life, now: store.clock.now() }, ""), false);
        const again = readLines<Acknowledged>(folder, "acknowledged").slice(before + answered.length);
        for (const { key, outcome } of answered) assertSame(outcome, again.find((each) => each.key === key) ?? assert.fail(key));
        for (const handle of [open, secret]) await checkVote(store, handle);
      }
      assert.deepEqual(await store.db.selectFrom("notices").select("id").where("state", "=", "due").execute(), []);
      assert.deepEqual(readLines(folder, "troubles"), []);
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
