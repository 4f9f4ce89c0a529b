import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Said } from "#chat/platform.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { KillPoint } from "#kernel/kill-point.ts";
import { LEASE } from "#outbox/queue.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { secondProcess } from "#test/support/second-process.ts";
import { readLines, type Told } from "./child.ts";
import { type Acknowledged, type Deed, type DeedsLife, openDeeds, type Scene, sayAndSettle } from "./deeds-child.ts";

const CHILD = "test/kill/deeds-child.ts";
const HELPERS = ["vera", "vito", "wim", "wanda", "yann", "zoe"] as const;

/** Where it dies: before the change, in it, around its commit; and around telling somebody of it. */
const POINTS = [
  "change asked",
  "change begun",
  "change worked",
  "change kept",
  "change committed",
  "courier took",
  "courier told",
  "courier marked",
] as const satisfies readonly KillPoint[];

const PHASES = ["ask", "claim", "wave", "release", "done"] as const;
type Phase = (typeof PHASES)[number];

const SAID: Readonly<Record<Phase, string>> = {
  ask: "asked for",
  claim: "claimed",
  wave: "offered to the next",
  release: "given back",
  done: "reported done",
};

interface Round {
  readonly n: number;
  readonly store: TestStore;
  readonly folder: string;
}

for (const phase of PHASES) {
  eachDatabase(
    `killed while help is ${SAID[phase]}, it loses nothing, tells nothing twice and gives one claim of two`,
    async (open, dialect) => {
      const store = await open();
      const folder = mkdtempSync(join(tmpdir(), "parvis-kill-aid-"));
      try {
        await prepare(store, folder);
        const points = POINTS.filter((_, at) => dialect === "sqlite" || at % 2 === PHASES.indexOf(phase) % 2);
        for (const [at, point] of points.entries()) await round({ n: at + 1, store, folder }, phase, point);
        assert.deepEqual(readLines(folder, "troubles"), []);
        const unsent = await store.db.selectFrom("notices").select(["name", "state"]).where("state", "!=", "sent").execute();
        assert.deepEqual(unsent, [], "everything that was promised is told");
        await toldOnce(store, folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
}

function sceneIn(folder: string): Scene {
  return { platform: "keen", folder };
}

async function prepare(store: TestStore, folder: string): Promise<void> {
  const { house, ears } = await openDeeds(store, sceneIn(folder), "the first");
  const space = { platform: "keen", team: "T1", name: "T1", announcements: null };
  const community = await house.members.found({ name: "Les Amis", zone: "Europe/Paris", locale: "en", spaces: [space] });
  for (const name of ["rita", ...HELPERS]) {
    const account = { platform: "keen", team: "T1", user: name, name, locale: null, zone: null };
    await house.members.welcome(community, {
      ...{ name, standing: "member", roles: [], locale: "en", joined: "2020-01-01", duesThrough: null, accounts: [account] },
    });
    const said = { kind: "line", text: "/aid volunteer categories:courses most:20" } as const;
    const speaker = { platform: "keen", team: "T1", user: name, name, locale: null, zone: null, owner: false };
    if (name !== "rita") assert.equal((await ears.hear({ speaker, key: `volunteer ${name}`, place: null, said })).outcome, "done");
  }
}

/** One request, brought to the phase in peace; killed in it at the point; risen; and brought to its end. */
async function round(at: Round, phase: Phase, point: KillPoint): Promise<void> {
  const { n, store, folder } = at;
  const where = `${phase}, ${point}`;
  for (const before of whatComesBefore(phase)) await rise(at, `peace ${n}`, await deedsOf(at, before));
  const deeds = await deedsOf(at, phase);
  if (phase === "wave") store.clock.moveTo((store.clock.now() + 30 * MINUTE) as Instant);
  const life: DeedsLife = { scene: sceneIn(folder), url: store.url, owner: `doomed ${n}`, now: store.clock.now(), together: deeds };
  const { signal, trouble } = await secondProcess(CHILD, life, dying(point));
  assert.equal(signal, "SIGKILL", `${where} ${trouble}`);
  store.clock.moveTo((store.clock.now() + 2 * LEASE) as Instant);
  const kept = acknowledged(folder);
  await rise(at, `risen ${n}`, deeds);
  for (const { key } of deeds) assert.ok(kept.get(key) === undefined || kept.get(key) === acknowledged(folder).get(key), where);
  await check(at, phase, where);
  await rise(at, `peace ${n}`, [press("rita", `over ${n}`, "aid.mine/withdraw", await requestOf(at))]);
}

function whatComesBefore(phase: Phase): readonly Phase[] {
  if (phase === "ask") return [];
  return phase === "claim" || phase === "wave" ? ["ask"] : ["ask", "claim"];
}

async function rise({ store, folder }: Round, owner: string, deeds: readonly Deed[]): Promise<void> {
  const scene = sceneIn(folder);
  await sayAndSettle(await openDeeds(store, scene, store.dialect === "sqlite" ? "the first" : owner), scene, deeds);
}

function acknowledged(folder: string): ReadonlyMap<string, string> {
  return new Map(readLines<Acknowledged>(folder, "acknowledged").map(({ key, outcome }) => [key, outcome]));
}

function dying(point: KillPoint): Readonly<Record<string, string>> {
  return { PARVIS_KILL_AT: `${point}:1` };
}

function press(who: string, key: string, what: string, id: Id): Deed {
  return { who, key, said: { kind: "press", address: `${what}/${id}` } satisfies Said };
}

async function requestOf({ store, n }: Round): Promise<Id> {
  return (await store.db.selectFrom("requests").select("id").where("handle", "=", `R${n}`).executeTakeFirstOrThrow()).id;
}

async function claimsOf({ store }: Round, request: Id) {
  return store.db
    .selectFrom("claims as c")
    .innerJoin("people as p", (join) => join.onRef("p.id", "=", "c.person"))
    .select(["p.name", "c.state"])
    .where("c.request", "=", request)
    .orderBy("c.id")
    .execute();
}

/** What is said in a phase; two people ask for the claim in the same turn. */
async function deedsOf(at: Round, phase: Phase): Promise<readonly Deed[]> {
  const { n } = at;
  if (phase === "ask") {
    return [{ who: "rita", key: `ask ${n}`, said: { kind: "line", text: `/aid ask category:courses about:"Number ${n}"` } }];
  }
  const request = await requestOf(at);
  if (phase === "claim") return ["vera", "vito"].map((who) => press(who, `claim ${n} ${who}`, "aid.claim/now", request));
  if (phase === "wave") return [];
  const holder = (await claimsOf(at, request)).find(({ state }) => state === "active")?.name ?? "";
  return [press(holder, `${phase} ${n}`, phase === "release" ? "aid.release/now" : "aid.done/now", request)];
}

async function check(at: Round, phase: Phase, where: string): Promise<void> {
  const { store, folder, n } = at;
  const said = acknowledged(folder);
  const requests = await store.db.selectFrom("requests").select("id").execute();
  assert.equal(requests.length, n, `${where}: asked once`);
  const request = await requestOf(at);
  const claims = await claimsOf(at, request);
  const { state } = await store.db.selectFrom("requests").select("state").where("id", "=", request).executeTakeFirstOrThrow();
  const offers = await store.db.selectFrom("offers").select("person").where("request", "=", request).execute();
  const outcomes = ["vera", "vito"].map((who) => said.get(`claim ${n} ${who}`));
  const expected = {
    ask: ["offered", [], 3],
    claim: ["claimed", ["active"], 3],
    wave: ["offered", [], 6],
    release: ["offered", ["released"], 6],
    done: ["done", ["done"], 3],
  } as const satisfies Readonly<Record<Phase, unknown>>;
  const held = claims.map((claim) => claim.state);
  const asked = phase === "claim" || phase === "done" ? 3 : offers.length;
  assert.deepEqual([state, held, asked], expected[phase], where);
  if (phase !== "ask" && phase !== "wave") assert.deepEqual([...outcomes].sort(), ["done", "refused"], `${where}: one claim of two`);
  assert.equal(said.get(`${phase} ${n}`) ?? "done", "done", where);
  const steps = await store.db.selectFrom("request_events").select("event").where("request", "=", request).orderBy("id").execute();
  const names = steps.map(({ event }) => event);
  for (const once of ["asked", "claimed", "released", "done"])
    assert.ok(names.filter((name) => name === once).length <= 1, `${where}: ${names}`);
}

/** Nobody is promised the same thing twice, and what was shown is what was promised. What is given back may be offered anew to whom it was taken from. */
async function toldOnce(store: TestStore, folder: string): Promise<void> {
  const rows = await store.db.selectFrom("notices").select(["name", "room", "facts"]).execute();
  const promised = rows.map(({ name, room, facts }) => `${name} ${room} ${facts}`);
  const twice = promised.filter((each, at) => promised.indexOf(each) !== at);
  const anew = rows.some(({ name }) => name === "aid-released") ? /^aid-offer / : /^$/;
  assert.deepEqual(
    twice.filter((each) => !anew.test(each)),
    [],
  );
  assert.equal(new Set(twice).size, twice.length);
  const shown = readLines<Told>(folder, "told").filter(({ how }) => how !== "edit");
  assert.ok(shown.length > 0 && shown.length <= promised.length, `${shown.length} of ${promised.length}`);
  assert.equal(new Set(shown.map(({ key }) => key)).size, shown.length);
}
