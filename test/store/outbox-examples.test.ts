import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { type Local, toInstant, type Zone } from "#calendar/calendar.ts";
import { commands } from "#commands/all.ts";
import { openHouse } from "#house.ts";
import { handClock } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { type Fact, type Notice, tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { openParvis } from "#parvis.ts";
import { paperPlatform } from "#platforms/paper/platform.ts";
import { playScenario } from "#scenario/player.ts";
import { readScenario } from "#scenario/read-scenario.ts";
import { accountRef, placeOf } from "#scenario/stage.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import { openStore, type Store } from "#store/open.ts";

const FOLDER = join(import.meta.dirname, "..", "outbox-examples");
const ZONE = "Europe/Paris" as Zone;
/** When the stage ends. */
const MORNING = toInstant("2027-09-07T09:00" as Local, ZONE);
const SPACE = "playground";

/** A notice, or a card that stays fresh, as a row holds it; what is in the database is named by its handle. */
type Example = { readonly file: string; readonly to: string } & (
  | { readonly notice: string; readonly version: number; readonly facts: Fact }
  | { readonly fresh: string; readonly subject: string }
);

const examples = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({ ...JSON.parse(readFileSync(join(FOLDER, file), "utf8")), file }) as Example);

/** The house on a database where the stage has been played. */
async function withStage(body: (store: Store, community: Id) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-examples-"));
  const url = `sqlite:${join(folder, "stage.db")}`;
  try {
    const read = readScenario(readFileSync(join(FOLDER, "stage.play"), "utf8"));
    assert.ok(read.kind === "scenario", JSON.stringify(read));
    const ending = await playScenario(read.scenario, { url, remove: (store) => store.close() }, (line) => assert.fail(line));
    assert.equal(ending.kind, "met", JSON.stringify({ ...ending, exported: null }));
    const store = await openStore({ url, clock: handClock(MORNING), synchronous: "OFF" });
    try {
      const { id } = await store.db.selectFrom("communities").select("id").executeTakeFirstOrThrow();
      await havePartners(store, id);
      await body(store, id);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Partners of every state: a scenario has one association alone, and the code of an invitation is drawn. */
async function havePartners(store: Store, community: Id): Promise<void> {
  const at = "2027-09-01T08:00:00.000Z";
  const person = await idOf(store.db, community, "@olga");
  const far = { far_community: null, far_partner: null, address: null, tag: null, events: null, read_at: null, feed_key: null };
  const rest = { ...far, name: "Le Lac", folded: "le lac", person, version: 1, created_at: at, linked_at: at, ended_at: null };
  const trouble = JSON.stringify({ key: "calendar-file-empty", values: { text: "VEVENT" } });
  const states = [
    { handle: "L1", kind: "here", state: "asked", trouble: null },
    { handle: "L2", kind: "here", state: "linked", trouble: null },
    { handle: "L3", kind: "here", state: "ended", trouble: null },
    { handle: "L4", kind: "elsewhere", state: "linked", trouble },
  ] as const;
  await change(store.db, async (tx) => {
    for (const each of states)
      await tx
        .insertInto("partners")
        .values({ ...rest, ...each, community, id: each.handle as Id })
        .execute();
    const shown = {
      partner: "L3" as Id,
      kind: "service",
      subject: "S1" as Id,
      gathering: null,
      state: "ended",
      created_at: at,
      ended_at: at,
    } as const;
    await tx
      .insertInto("partner_shown")
      .values({ ...shown, community, id: "shown" as Id })
      .execute();
  });
}

/** Rows that have no handle: `@slot/1` is the first of them. */
const TABLES = ["exclusion", "measure", "gathering_hold", "exchange_group", "slot", "slot_swap", "gathering_message"] as const;

function isTable(name: string): name is (typeof TABLES)[number] {
  return TABLES.some((table) => table === name);
}

/** The id of a person, by name, or of what has a handle: a gathering, a kept date of it, a motion, a request. */
async function idOf(db: Db, community: Id, name: string): Promise<Id> {
  const [handle, date] = name.slice(1).split("/") as [string, string?];
  if (handle === "mandate") {
    const mandates = await db.selectFrom("mandates").select("id").where("community", "=", community).orderBy("from_day").execute();
    return mandates[Number(date) - 1]?.id ?? assert.fail(`There is no mandate ${date} on the stage.`);
  }
  if (isTable(handle)) {
    const rows = await db.selectFrom(`${handle}s`).select("id").where("community", "=", community).orderBy("id").execute();
    return rows[Number(date) - 1]?.id ?? assert.fail(`There is no ${handle} ${date} on the stage.`);
  }
  if (handle === "shown") {
    const { id } = await db.selectFrom("partner_shown").select("id").where("community", "=", community).executeTakeFirstOrThrow();
    return id;
  }
  if (handle === "lesson") {
    const lessons = await db.selectFrom("lessons").select("id").where("community", "=", community).orderBy("number").execute();
    return lessons[Number(date) - 1]?.id ?? assert.fail(`There is no lesson ${date} on the stage.`);
  }
  const table = /^[A-Z]\d+$/.test(handle)
    ? (
        {
          A: "assemblies",
          G: "gatherings",
          M: "motions",
          P: "polls",
          R: "requests",
          N: "needs",
          K: "campaigns",
          F: "courses",
          E: "agreements",
          S: "services",
          Q: "surveys",
          C: "charters",
          D: "delegations",
          B: "announcements",
          T: "reports",
          Y: "exchanges",
          L: "partners",
          W: "works",
          X: "exhibitions",
          O: "counterparts",
        } as const
      )[handle[0] as "A" | "G" | "M" | "P" | "R" | "N" | "K" | "F" | "E" | "S" | "Q" | "C" | "D" | "B" | "T" | "Y" | "L" | "W" | "X" | "O"]
    : null;
  const things =
    table === null ? db.selectFrom("people").where("name", "=", handle) : db.selectFrom(table as "motions").where("handle", "=", handle);
  const query = (things as ReturnType<typeof db.selectFrom<"motions">>).select("id").where("community", "=", community);
  const { id } = await query.executeTakeFirstOrThrow(() => new Error(`Nothing on the stage is called ${name}.`));
  if (date === undefined) return id;
  const dates = await db.selectFrom("occurrences").select("id").where("gathering", "=", id).orderBy("original").execute();
  return dates[Number(date) - 1]?.id ?? assert.fail(`${handle} has no date ${date} on the stage.`);
}

/** What a card that stays fresh is about: one thing, or several that are joined, as an offer is: `@R1:@alice`. */
async function subjectOf(db: Db, community: Id, subject: string): Promise<Id> {
  const parts = await Promise.all(subject.split(":").map((name) => idOf(db, community, name)));
  return parts.join(":") as Id;
}

async function withIds(db: Db, community: Id, fact: Fact | undefined): Promise<Fact> {
  if (typeof fact === "string" && fact.startsWith("@")) return idOf(db, community, fact);
  if (fact === undefined || fact === null || typeof fact !== "object") return fact ?? null;
  if (Array.isArray(fact)) return Promise.all((fact as readonly Fact[]).map((one) => withIds(db, community, one)));
  const pairs = Object.entries(fact).map(async ([name, value]) => [name, await withIds(db, community, value)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

async function keep(store: Store, community: Id, example: Example): Promise<void> {
  const { db } = store;
  const person = example.to.startsWith("@") ? await idOf(db, community, example.to) : null;
  const facts = "notice" in example ? await withIds(db, community, example.facts) : null;
  const fresh = "fresh" in example ? { fresh: { kind: example.fresh, id: await subjectOf(db, community, example.subject) } } : {};
  await change(db, async (tx) => {
    const to = person === null ? { room: await roomFor(tx, community, placeOf(SPACE, example.to.slice(1))) } : { person };
    const name = "notice" in example ? example.notice : example.fresh;
    const version = "notice" in example ? example.version : 1;
    const notice: Notice = { community, to, name, version, facts, once: example.file, now: store.clock.now(), kind: null, ...fresh };
    assert.equal(await tell(tx, notice), true);
  });
}

test("every notice ever shipped is still told, from the row that was stored then", async () => {
  await withStage(async (store, community) => {
    for (const example of examples) await keep(store, community, example);
    const paper = paperPlatform(SPACE);
    paper.openRoom(placeOf(SPACE, "general"));
    for (const name of ["olga", "sara", "alice", "rita"]) paper.openAccount(accountRef({ name, space: SPACE }));
    const complaints: string[] = [];
    const parvis = openParvis({
      store,
      defaults: { zone: ZONE, locale: "fr" },
      vault: openVault(`sqlite:${store.path}`),
      commands,
      platforms: [paper],
      log: logTo("warn", (line) => complaints.push(line)),
      owner: "examples",
      wakeUrl: null,
    });
    await parvis.settle();
    assert.deepEqual(complaints, []);
    const rows = await store.db.selectFrom("notices").select(["once", "state"]).where("once", "like", "%.json").orderBy("once").execute();
    assert.deepEqual(
      rows,
      examples.map((example) => ({ once: example.file, state: "sent" })).sort((one, other) => (one.once < other.once ? -1 : 1)),
    );
    assert.equal(paper.sheets.length, examples.length);
  });
});

test("there is an example of every notice, in every version up to today's, and of every card that stays fresh", async () => {
  await withStage(async (store) => {
    const parts = { db: store.db, ids: store.ids, clock: store.clock, vault: openVault("examples") };
    const { notices, fresh } = openHouse(parts, { zone: ZONE, locale: "fr" }, commands).later();
    const wanted = Object.entries(notices).flatMap(([name, teller]) =>
      Array.from({ length: teller.version }, (_, index) => `${name} v${index + 1}`),
    );
    const given = examples.map((example) => ("notice" in example ? `${example.notice} v${example.version}` : `fresh ${example.fresh}`));
    const missing = [...wanted, ...Object.keys(fresh).map((kind) => `fresh ${kind}`)].filter((name) => !given.includes(name));
    assert.deepEqual(missing, [], "test/outbox-examples/README.md says how to add them");
    assert.ok(wanted.length > 0);
  });
});
