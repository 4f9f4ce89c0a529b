import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Hono } from "hono";
import { readConfig } from "#config.ts";
import { exportCommunity } from "#export/community.ts";
import { carryDue } from "#federation/carrier.ts";
import { federationLater } from "#federation/later.ts";
import { keepNoLonger } from "#house/keeping.ts";
import { plan } from "#jobs/plan.ts";
import { runDue } from "#jobs/run.ts";
import { after, DAY, HOUR, type Instant, MINUTE, machineClock } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { LOOK_FEDERATED } from "#membership/federated.ts";
import { openRunning } from "#running.ts";
import { mountFederation, mountPublic } from "#site/mount.ts";
import { change, onCommit } from "#store/change.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { type FarServer, farServer, type Spoilt } from "#test/support/far-server.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const URL_OF_CLUB = "https://club.test";
const ACTIVITY = "application/activity+json";

interface Stage {
  readonly house: WholeHouse;
  readonly store: TestStore;
  readonly far: FarServer;
  readonly actor: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is answered is looked into
  readonly read: (path: string, accept?: string) => Promise<{ status: number; type: string; body: string; json: any; to: string | null }>;
  readonly send: (request: Request) => Promise<number>;
  readonly follow: (who: string, spoilt?: Spoilt) => Promise<number>;
  readonly say: (line: string) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly troubles: () => readonly string[];
}

async function stage(store: TestStore): Promise<Stage> {
  const app = new Hono();
  const far = await farServer(async (id) => (await read(new URL(id).pathname)).json.publicKey?.publicKeyPem ?? null);
  const house = await openWholeHouse(store, "T1", store, null, { url: URL_OF_CLUB, reaching: far.reaching });
  const troubles: string[] = [];
  const { parvis } = house;
  const parts = { house: () => parvis.house, url: URL_OF_CLUB, now: store.clock.now, log: logTo("warn", (line) => troubles.push(line)) };
  mountFederation(app, parts);
  mountPublic(app, { ...parts, ears: () => parvis.ears, formOf: () => null, onWritten: (listener) => onCommit(store.db, listener) });
  await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  const actor = `${URL_OF_CLUB}/federation/${house.community}`;

  async function read(path: string, accept: string = ACTIVITY) {
    // Behind a proxy that calls it by a name of its own.
    const found = await app.request(`http://127.0.0.1:4400${path}`, { headers: { accept } });
    assert.notEqual(found.status, 500, troubles.join("\n"));
    const body = await found.text();
    const type = found.headers.get("content-type") ?? "";
    return { status: found.status, type, body, json: type.includes("json") ? JSON.parse(body) : {}, to: found.headers.get("location") };
  }

  async function send(request: Request): Promise<number> {
    const { pathname } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("host", "127.0.0.1:4400");
    const init = { method: "POST", headers, body: await request.arrayBuffer() };
    return (await app.request(`http://127.0.0.1:4400${pathname}`, init)).status;
  }

  return {
    ...{ house, store, far, actor, read, send },
    async follow(who, spoilt) {
      const wish = { id: `${who}#follow`, type: "Follow", actor: who, object: actor };
      const status = await send(far.signed(`${actor}/inbox`, who, wish, spoilt));
      await parvis.settle();
      return status;
    },
    async say(line) {
      const reply = await house.type("ada", line);
      assert.equal(reply.outcome, "done", `${line}: ${JSON.stringify(reply.answer).slice(0, 300)} ${house.troubles.join("\n")}`);
      await parvis.settle();
    },
    close: far.close,
    troubles: () => [...troubles, ...house.troubles],
  };
}

/** What one server was told since the last look, each as `Type title`, in order. */
function looker({ far }: Stage) {
  let seen = 0;
  return (host = "far.test") => {
    const news = far.told.slice(seen).filter((told) => told.host === host);
    seen = far.told.length;
    return news.map(({ activity, signer }) => {
      assert.ok(signer !== null, `unsigned: ${JSON.stringify(activity)}`);
      return `${activity.type} ${activity.object?.name ?? activity.object?.type ?? activity.object}`;
    });
  };
}

eachDatabase("nobody finds an association on other servers until it chooses so, and then under its own name", async (open) => {
  const on = await stage(await open());
  try {
    const { read, say, house } = on;
    await say('/gathering new title:"Soup night" start:"2027-03-28 19:00"');
    const finger = `/.well-known/webfinger?resource=acct:club-t1@club.test`;
    assert.equal((await read(finger)).status, 404);
    await say("/parvis settings fediverse:yes");
    assert.match(wordsOf((await house.type("ada", "/parvis settings")).answer), /not yet: the public site does not show the calendar/);
    assert.equal((await read(finger)).status, 404);
    await say('/parvis réglages site:"calendrier" fédivers:oui');
    const card = wordsOf((await house.type("ada", "/parvis settings")).answer);
    assert.match(card, /yes, as @club-t1@club\.test; nobody follows yet/);
    const found = await read(finger);
    assert.equal(found.status, 200);
    // biome-ignore lint/suspicious/noExplicitAny: what is answered is looked into
    assert.equal(found.json.links.find((link: any) => link.rel === "self").href, on.actor);
    const actor = await read(new URL(on.actor).pathname);
    assert.equal(actor.json.type, "Group");
    assert.equal(actor.json.name, "Club T1");
    assert.match(actor.json.publicKey.publicKeyPem, /BEGIN PUBLIC KEY/);
    const page = await read(new URL(on.actor).pathname, "text/html");
    assert.deepEqual([page.status, page.to], [303, `${URL_OF_CLUB}/a/club-t1`]);
    assert.equal((await read("/a/club-t1")).json.id, on.actor);
    assert.match((await read("/a/club-t1", "text/html,application/xhtml+xml,*/*;q=0.8")).body, /<h1>/);
    const outbox = await read(`${new URL(on.actor).pathname}/outbox`);
    assert.equal(outbox.json.totalItems, 1);
    const item = [outbox.json.orderedItems].flat()[0];
    assert.equal(item.object.name, "Soup night");
    const event = await read("/a/club-t1/g/G1");
    assert.equal(event.json.id, item.object.id);
    assert.equal(event.json.type, "Event");
    assert.equal(event.json.startTime, "2027-03-28T17:00:00Z");
    assert.match((await read("/a/club-t1/g/G1", "text/html")).body, /Soup night/);
    for (const path of ["/federation/nobody", "/federation/nobody/outbox", `${new URL(on.actor).pathname}/events/nothing`])
      assert.equal((await read(path)).status, 404, path);
  } finally {
    await on.close();
  }
  assert.deepEqual(on.troubles(), []);
});

eachDatabase("who follows is told of what is made, altered, called off and taken back, each time signed", async (open) => {
  const on = await stage(await open());
  try {
    const { say, far, read } = on;
    const news = looker(on);
    await say("/parvis settings site:calendar fediverse:yes");
    await say('/gathering new title:"Soup <b>night</b>" start:"2027-03-28 19:00" place:"The yard" description:"Bring a bowl."');
    await say('/gathering new title:"Members alone" start:"2027-03-29 19:00" audience:members link:"https://meet.example.org/x"');
    assert.equal(await on.follow(far.who("far.test", "ana")), 202);
    assert.deepEqual(news(), ["Accept Follow", "Create Soup <b>night</b>"]);
    assert.equal(await on.follow(far.who("far.test", "ben")), 202);
    assert.deepEqual(news(), ["Accept Follow"]);
    const { activity, path } = far.told[1] ?? assert.fail();
    assert.equal(path, "/inbox");
    assert.equal(activity.to, "https://www.w3.org/ns/activitystreams#Public");
    assert.match(activity.object.content, /The yard[\s\S]*Bring a bowl\./);
    await say('/gathering new title:"Choir" start:"2027-04-01 19:00" repeat:weekly link:"https://meet.example.org/x"');
    await say('/gathering edit gathering:G1 title:"Soup evening"');
    await say("/gathering join gathering:G1");
    assert.deepEqual(news(), ["Create Choir", "Update Soup evening"]);
    await say("/gathering cancel gathering:G1 reason:Snow confirm:yes");
    assert.deepEqual(news(), ["Update Called off: Soup evening"]);
    assert.match(far.told.at(-1)?.activity.object.content, /Snow/);
    await on.house.moveTo(Date.UTC(2027, 3, 1, 20) as Instant);
    assert.deepEqual(news(), ["Update Choir"]);
    assert.equal(far.told.at(-1)?.activity.object.startTime, "2027-04-08T17:00:00Z");
    await say('/parvis settings name:"Choir and soup"');
    const renamed = news();
    assert.ok(renamed.includes("Update Choir and soup"), renamed.join());
    assert.equal((await read("/.well-known/webfinger?resource=acct:club-t1@club.test")).status, 200);
    await say("/parvis settings language:fr");
    assert.ok(news().includes("Update Annulée\u00a0: Soup evening"));
    const followers = await read(`${new URL(on.actor).pathname}/followers`);
    assert.equal(followers.json.totalItems, 2);
    assert.doesNotMatch(followers.body, /far\.test/u);
    const { id } = (await read("/a/choir-and-soup/g/G3")).json;
    await say("/parvis settings site:none");
    assert.deepEqual(news(), ["Delete Tombstone", "Delete Tombstone", "Reject Follow", "Reject Follow"]);
    assert.equal((await read(new URL(id).pathname)).status, 410);
    assert.equal((await read(new URL(on.actor).pathname)).status, 410);
    const kept = await on.store.db.selectFrom("federation_followers").selectAll().execute();
    assert.deepEqual(kept, []);
    const everything = JSON.stringify(far.told);
    assert.doesNotMatch(everything, /Members alone|meet\.example|\bada\b|\bbo\b/);
  } finally {
    await on.close();
  }
  assert.deepEqual(on.troubles(), []);
});

eachDatabase("nobody follows in another's name, nor with anything but a wish", async (open) => {
  const on = await stage(await open());
  try {
    const { say, far, send, actor } = on;
    await say("/parvis settings site:calendar fediverse:yes");
    const ana = far.who("far.test", "ana");
    for (const spoilt of ["unsigned", "another body", "another key", "yesterday", "another inbox"] as const)
      assert.equal(await on.follow(ana, spoilt), 401, spoilt);
    const wish = { id: `${ana}#follow`, type: "Follow", actor: ana, object: actor };
    assert.equal(await send(far.signed(`${actor}/inbox`, far.who("far.test", "ben"), wish)), 401);
    for (const body of [
      "",
      "{]",
      "[]",
      "null",
      '"x"',
      '{"type":"Follow"}',
      `{"object":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      `{"@context":"https://www.w3.org/ns/activitystreams","type":${"[".repeat(2_000)}`,
    ]) {
      const status = await send(new Request(`${actor}/inbox`, { method: "POST", headers: { "content-type": ACTIVITY }, body }));
      assert.ok(status >= 400 && status < 500, `${body.slice(0, 20)}: ${status}`);
    }
    const odd = new Request(`${actor}/inbox`, {
      method: "POST",
      headers: { date: "soon", signature: 'keyId="x"', digest: "x" },
      body: "{}",
    });
    assert.equal(await send(odd), 400);
    const huge = new Request(`${actor}/inbox`, { method: "POST", headers: { "content-type": ACTIVITY }, body: "x".repeat(1_000_000) });
    assert.equal(await send(huge), 413);
    for (const name of ["garbage", "moved"]) assert.equal(await on.follow(far.who("far.test", name)), 401, name);
    for (const who of [
      "https://127.0.0.1/users/ana",
      "https://inside.test/users/ana",
      "http://far.test/users/ana",
      "https://far.test:22/users/ana",
    ])
      assert.equal(await on.follow(who), 401, who);
    // Signed as it should be, but to be told somewhere else.
    for (const name of ["elsewhere", "inside"]) await on.follow(far.who("lone.test", name));
    assert.deepEqual(await on.store.db.selectFrom("federation_followers").select("actor").execute(), []);
    assert.deepEqual(far.told, []);
    assert.ok(far.asked.every((asked) => !asked.startsWith("inside.test") && !asked.startsWith("127.")));
    await heardOnce(on, ana);
  } finally {
    await on.close();
  }
  assert.deepEqual(on.troubles(), []);
});

/** A wish that somebody caught on its way, and says again word for word once it was taken back, is not followed a second time. */
async function heardOnce({ send, far, actor, store }: Stage, who: string): Promise<void> {
  const wish = { id: `${who}#once`, type: "Follow", actor: who, object: actor };
  const caught = far.signed(`${actor}/inbox`, who, wish);
  const followers = async () => (await store.db.selectFrom("federation_followers").select("actor").execute()).map((row) => row.actor);
  assert.equal(await send(caught.clone()), 202);
  assert.equal(await send(caught.clone()), 202);
  assert.deepEqual(await followers(), [who]);
  assert.equal(await send(far.signed(`${actor}/inbox`, who, { id: `${who}#undo`, type: "Undo", actor: who, object: wish })), 202);
  assert.deepEqual(await followers(), []);
  await send(caught.clone());
  assert.deepEqual(await followers(), []);
}

eachDatabase("who follows no more is forgotten, and so is a server that is gone; another is asked again for days", async (open) => {
  const on = await stage(await open());
  try {
    const { say, far, send, actor, store } = on;
    await say("/parvis settings site:calendar fediverse:yes");
    for (const host of ["far.test", "broken.test", "gone.test"]) assert.equal(await on.follow(far.who(host, "ana")), 202, host);
    const news = looker(on);
    news();
    far.answer("broken.test", 500);
    far.answer("gone.test", 410);
    await say('/gathering new title:"Soup night" start:"2027-06-28 19:00"');
    const followers = async () => (await store.db.selectFrom("federation_followers").select("actor").orderBy("actor").execute()).length;
    assert.equal(await followers(), 2);
    await say('/gathering edit gathering:G1 title:"Soup evening"');
    assert.deepEqual(
      far.told
        .slice(-5)
        .map(({ host, activity }) => `${host} ${activity.type}`)
        .filter((line) => line.startsWith("gone")),
      ["gone.test Create"],
    );
    news();
    far.answer("broken.test", 202);
    await on.house.moveTo((store.clock.now() + 2 * HOUR) as Instant);
    assert.deepEqual(news("broken.test"), ["Create Soup evening"]);
    far.answer("broken.test", 503);
    await say('/gathering edit gathering:G1 title:"Soup at night"');
    for (let day = 0; day < 12; day += 1) await on.house.moveTo((store.clock.now() + DAY / 2) as Instant);
    const tries = far.told.filter(({ host, activity }) => host === "broken.test" && activity.object?.name === "Soup at night").length;
    assert.equal(tries, 10);
    news();
    const ana = far.who("far.test", "ana");
    const undo = {
      id: `${ana}#undo`,
      type: "Undo",
      actor: ana,
      object: { id: `${ana}#follow`, type: "Follow", actor: ana, object: actor },
    };
    const ben = far.who("far.test", "ben");
    assert.equal(await send(far.signed(`${actor}/inbox`, ben, { ...undo, actor: ben, id: `${ben}#undo` })), 202);
    assert.equal(await followers(), 2);
    assert.equal(await send(far.signed(`${actor}/inbox`, ana, undo, "another key")), 401);
    assert.equal(await send(far.signed("https://club.test/federation/inbox", ana, undo)), 202);
    assert.equal(await followers(), 1);
    await say('/gathering new title:"Choir" start:"2027-06-29 19:00"');
    assert.deepEqual(news(), []);
    for (const host of ["silent.test", "endless.test"]) assert.equal(await on.follow(far.who(host, "ana")), 202, host);
    const rows = await store.db
      .selectFrom("federation_tellings")
      .select(["inbox", "state", "reason"])
      .orderBy("inbox")
      .orderBy("id")
      .execute();
    const of = (host: string) => rows.filter(({ inbox }) => inbox.includes(host)).map(({ state, reason }) => `${state} ${reason}`);
    assert.deepEqual(new Set(of("endless.test")), new Set(["told null"]));
    assert.ok(
      of("silent.test").every((row) => row === "due late"),
      of("silent.test").join(),
    );
    const hushed = far.who("silent.test", "ana");
    const byName = { id: `${hushed}#undo`, type: "Undo", actor: hushed, object: `${hushed}#follow` };
    assert.equal(await send(far.signed(`${actor}/inbox`, hushed, byName)), 202);
    assert.equal(await followers(), 2);
    const endless = far.who("endless.test", "ana");
    assert.equal(
      await send(far.signed(`${actor}/inbox`, endless, { id: `${endless}#gone`, type: "Delete", actor: endless, object: endless })),
      202,
    );
    const left = far.who("broken.test", "ana");
    assert.equal(
      await send(far.signed("https://club.test/federation/inbox", left, { id: `${left}#gone`, type: "Delete", actor: left, object: left })),
      202,
    );
    assert.equal(await followers(), 0);
  } finally {
    await on.close();
  }
  assert.deepEqual(on.troubles(), []);
});

eachDatabase("two processes tell each thing once, with one key; what one of them died over is told by the other", async (open) => {
  const store = await open();
  const on = await stage(store);
  const over = await openStore({ url: store.url, clock: store.clock, synchronous: "OFF", connections: 5 });
  try {
    const { say, far, house } = on;
    const second = await openWholeHouse(store, "T1", over, house.community, { url: URL_OF_CLUB, reaching: far.reaching });
    await say("/parvis settings site:calendar fediverse:yes");
    const both = [house.parvis.house.federation, second.parvis.house.federation];
    const asked = () => both.map((each) => each.answer(new Request(on.actor, { headers: { accept: ACTIVITY } })));
    const keys = await Promise.all(
      asked().map(async (answer) => ((await (await answer).json()) as { publicKey: { publicKeyPem: string } }).publicKey.publicKeyPem),
    );
    assert.equal(keys[0], keys[1]);
    for (const host of ["far.test", "near.test", "dear.test"]) assert.equal(await on.follow(far.who(host, "ana")), 202);
    const before = far.told.length;
    for (const title of ["One", "Two"])
      assert.equal((await house.type("ada", `/gathering new title:${title} start:"2027-03-28 19:00"`)).outcome, "done");
    await runDue(store.db, federationLater({ ids: store.ids }).jobs, store.clock.now());
    const counts = await Promise.all(both.map((each) => each.carry()));
    assert.equal(
      counts.reduce((one, other) => one + other),
      6,
    );
    assert.equal(new Set(far.told.slice(before).map(({ host, activity }) => `${host} ${activity.id}`)).size, 6);
    assert.equal(far.told.length, before + 6);
    assert.equal((await house.type("ada", "/gathering edit gathering:G1 title:Three")).outcome, "done");
    await runDue(store.db, federationLater({ ids: store.ids }).jobs, store.clock.now());
    const dying = { db: store.db, clock: store.clock, post: () => Promise.reject(new Error("killed")) };
    await assert.rejects(carryDue(dying), /killed/u);
    await second.parvis.house.federation.carry();
    store.clock.moveTo(after(store.clock.now(), 6 * MINUTE));
    await second.parvis.house.federation.carry();
    assert.equal(far.told.filter(({ activity }) => activity.object?.name === "Three").length, 3);
    assert.deepEqual(second.troubles, []);
  } finally {
    await over.close();
    await on.close();
  }
  assert.deepEqual(on.troubles(), []);
});

eachDatabase("a gathering that is for members from now on, or is gone, is taken back; the keys are in no export", async (open) => {
  const on = await stage(await open());
  try {
    const { say, far, store, house } = on;
    const { db } = store;
    const news = looker(on);
    await say("/parvis settings site:calendar fediverse:yes");
    for (const title of ["Soup", "Choir"]) await say(`/gathering new title:${title} start:"2027-03-28 19:00"`);
    await on.follow(far.who("far.test", "ana"));
    news();
    await change(db, async (tx) => {
      await tx.updateTable("gatherings").set({ audience: "members" }).where("handle", "=", "G1").execute();
    });
    await say("/gathering edit gathering:G1 title:Secret");
    assert.deepEqual(news(), ["Delete Tombstone"]);
    await change(db, async (tx) => {
      const gone = store.ids.next();
      await tx.updateTable("federation_events").set({ gathering: gone }).where("state", "=", "up").execute();
      await plan(tx, { community: house.community, kind: LOOK_FEDERATED, subject: gone, due: store.clock.now() });
    });
    await house.parvis.settle();
    assert.deepEqual(news(), ["Delete Tombstone"]);
    const events = await db.selectFrom("federation_events").select(["state", "facts"]).execute();
    assert.deepEqual(events, [
      { state: "down", facts: "{}" },
      { state: "down", facts: "{}" },
    ]);
    assert.ok(!JSON.stringify(far.told).includes("Secret"));
    await say('/gathering new title:Quiet start:"2027-03-29 19:00"');
    assert.deepEqual(news(), ["Create Quiet"]);
    await say("/gathering promote gathering:G3 feeds:no");
    assert.deepEqual(news(), ["Delete Tombstone"], "what is kept out of the lists is taken back");
    const [row] = await db.selectFrom("federation_actors").selectAll().execute();
    assert.doesNotMatch(row?.private_key ?? "BEGIN", /BEGIN/u);
    const exported = JSON.stringify(await exportCommunity(db, house.community, { name: (id) => id, now: store.clock.now() }));
    assert.ok(exported.includes('"fediverse":true'));
    for (const secret of [row?.private_key, row?.public_key, "far.test"]) assert.ok(!exported.includes(secret ?? "\u0000"));
    await house.moveTo(after(store.clock.now(), 40 * DAY));
    await keepNoLonger(db, store.clock.now());
    assert.deepEqual(await db.selectFrom("federation_events").select("id").execute(), []);
  } finally {
    await on.close();
  }
  assert.deepEqual(on.troubles(), []);
});

/** What a process answers to one who looks for an association under its name, with or without a public address. */
async function foundAt(environment: Readonly<Record<string, string>>): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), "parvis-federation-"));
  const configured = readConfig({ PARVIS_DATA: data, PARVIS_HOST: "127.0.0.1", PARVIS_PORT: "0", PARVIS_LOG: "error", ...environment });
  assert.ok("config" in configured);
  const running = await openRunning(configured.config, async () => [], assert.fail, machineClock);
  try {
    const { members } = running.parvis.house;
    const space = { platform: "web", team: "T9", name: "T9", announcements: "general" };
    const community = await members.found({ name: "Les Amis", zone: "Europe/Paris", locale: "fr", spaces: [space] });
    const account = { platform: "web", team: "T9", user: "ada", name: "ada", locale: null, zone: null };
    const person = { name: "ada", standing: "member", roles: ["admin"], locale: "fr", joined: "2020-01-01", duesThrough: null } as const;
    await members.welcome(community, { ...person, accounts: [account] });
    const said = { kind: "line", text: "/parvis réglages site:calendrier fédivers:oui" } as const;
    await running.parvis.ears.hear({ speaker: { ...account, owner: false }, key: "k1", place: null, said });
    await running.parvis.settle();
    const asked = await fetch(`http://127.0.0.1:${running.port}/.well-known/webfinger?resource=acct:les-amis@club.test`);
    if (asked.ok) assert.match(await asked.text(), /https:\/\/club\.test\/federation\//u);
    return asked.status;
  } finally {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

test("a process answers other servers at its public address, and where it has none, or one below a host, it does not", async () => {
  assert.equal(await foundAt({ PARVIS_URL: URL_OF_CLUB }), 200);
  assert.equal(await foundAt({}), 404);
  assert.equal(await foundAt({ PARVIS_URL: `${URL_OF_CLUB}/parvis` }), 404);
});
