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

/** Where it dies on each database: while codes are given and pledges kept, while the reached threshold is worked, while it is told. */
const DEATHS: Readonly<Record<Dialect, readonly (readonly [KillPoint, number])[]>> = {
  sqlite: [
    ["change worked", 4],
    ["change kept", 7],
    ["change committed", 1],
    ["courier told", 2],
  ],
  postgres: [
    ["change worked", 5],
    ["change committed", 6],
    ["courier told", 1],
  ],
};

const PEOPLE = ["ana", "bo", "chen", "dora"] as const;
const CODES = PEOPLE.length - 1;

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

function codeIn(words: string): string | null {
  return /CODE-\d+-\d/.exec(words)?.[0] ?? null;
}

eachDatabase(
  "killed while codes are given and a threshold is reached, each code is one person's and everybody is told once",
  async (open, dialect) => {
    const store = await open();
    const folder = mkdtempSync(join(tmpdir(), "parvis-union-"));
    try {
      const house = await openWholeHouse(store);
      await house.person("olga", { roles: ["organizer"] });
      for (const name of PEOPLE) await house.person(name);
      for (const [place, [point, passage]] of DEATHS[dialect].entries()) {
        const [service, campaign] = [`S${place + 1}`, `K${place + 1}`];
        const codes = Array.from({ length: CODES }, (_, at) => `CODE-${place}-${at}`).join(" ");
        await house.type("olga", `/service add title:Plugs codes:"${codes}"`);
        await house.type("olga", `/campaign start title:Quiet pledge:"I do" threshold:${PEOPLE.length}`);
        await house.parvis.settle();
        const together = PEOPLE.flatMap((who) => [
          said(who, `${who} ${service}`, `/service use ${service}`),
          said(who, `${who} ${campaign}`, `/campaign pledge ${campaign}`),
        ]);
        const life: DeedsLife = {
          scene: { platform: "paper", folder },
          url: store.url,
          owner: "the only one",
          now: store.clock.now(),
          together,
        };
        const before = readLines<Acknowledged>(folder, "acknowledged").length;
        assert.equal(await live(life, `${point}:${passage}`), true, `${point} is passed ${passage} times`);
        const answered = readLines<Acknowledged>(folder, "acknowledged").slice(before);
        store.clock.moveTo((store.clock.now() + 2 * LEASE) as Instant);
        assert.equal(await live({ ...life, now: store.clock.now() }, ""), false);
        const again = readLines<Acknowledged>(folder, "acknowledged").slice(before + answered.length);
        for (const { key, outcome, words } of answered) {
          const now = again.find((each) => each.key === key) ?? assert.fail(key);
          assert.deepEqual([now.outcome, codeIn(now.words)], [outcome, codeIn(words)], `${point}: ${key}`);
        }
        await checkCodes(store, service, again);
        await checkTold(store, campaign);
      }
      assert.deepEqual(await store.db.selectFrom("notices").select("id").where("state", "=", "due").execute(), []);
      assert.deepEqual(readLines(folder, "troubles"), []);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Every code is given, each to one person; the last who asks is told that it has run out. */
async function checkCodes(store: TestStore, handle: string, answers: readonly Acknowledged[]): Promise<void> {
  const asked = answers.filter(({ key }) => key.endsWith(` ${handle}`));
  const codes = asked.flatMap(({ words }) => codeIn(words) ?? []);
  assert.deepEqual([asked.length, codes.length, new Set(codes).size], [PEOPLE.length, CODES, CODES], handle);
  assert.deepEqual(asked.map(({ outcome }) => outcome).sort(), ["done", "done", "done", "refused"], handle);
  const { id, given } = await store.db
    .selectFrom("services")
    .select(["id", "given"])
    .where("handle", "=", handle)
    .executeTakeFirstOrThrow();
  const uses = await store.db.selectFrom("service_uses").select("place").where("service", "=", id).orderBy("place").execute();
  assert.deepEqual([given, uses.map(({ place }) => place)], [CODES, [1, 2, 3]], handle);
}

/** Each who pledged, and whoever began it, is told once that the threshold is reached. */
async function checkTold(store: TestStore, handle: string): Promise<void> {
  const { id, reached_at: reached } = await store.db
    .selectFrom("campaigns")
    .select(["id", "reached_at"])
    .where("handle", "=", handle)
    .executeTakeFirstOrThrow();
  assert.notEqual(reached, null, handle);
  const rows = await store.db
    .selectFrom("notices")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select(["rooms.person", "notices.state", "notices.facts"])
    .where("notices.name", "=", "campaign-reached")
    .where("rooms.person", "is not", null)
    .execute();
  const told = rows.filter(({ facts }) => facts.includes(id));
  assert.deepEqual([told.length, new Set(told.map(({ person }) => person)).size], [PEOPLE.length + 1, PEOPLE.length + 1], handle);
  assert.ok(
    told.every(({ state }) => state === "sent"),
    handle,
  );
}
