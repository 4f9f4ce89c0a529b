import assert from "node:assert/strict";
import { HOUR, after as later, MINUTE } from "#kernel/clock.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { hidden, openSite, type Page, type Site } from "#test/support/site.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const START = Date.UTC(2027, 2, 1, 9);

interface Stage {
  readonly house: WholeHouse;
  readonly site: Site;
  readonly store: TestStore;
}

/** A club that shows all it can, with a gathering for everyone and one for members. */
async function stage(store: TestStore, parts = "all"): Promise<Stage> {
  store.clock.moveTo(Math.max(store.clock.now(), START) as ReturnType<typeof store.clock.now>);
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  if (parts !== "") await done(house, "ada", `/parvis settings site:"${parts}"`);
  await done(
    house,
    "ada",
    '/gathering new title:"Soup <b>night</b>" start:"2027-03-28 19:00" place:"The yard" capacity:3 party:2 description:"Bring a bowl."',
  );
  await done(house, "ada", '/gathering new title:"Members alone" start:"2027-03-29 19:00" audience:members');
  return { house, site: openSite(house, store), store };
}

async function done(house: WholeHouse, who: string, line: string): Promise<void> {
  const reply = await house.type(who, line);
  assert.equal(reply.outcome, "done", `${line}: ${JSON.stringify(reply.answer).slice(0, 300)} ${house.troubles.join("\n")}`);
}

function strict(page: Page): void {
  const policy = page.headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'/u);
  assert.doesNotMatch(policy, /script-src|unsafe|\*/u);
  assert.doesNotMatch(page.body, /<script|\son\w+=|\sstyle=/iu);
}

eachDatabase("an association shows nothing until it chooses to, and then exactly what it chose", async (open) => {
  const { house, site } = await stage(await open(), "");
  assert.equal((await site.get("/")).status, 404);
  assert.equal((await site.get("/a/club-t1")).status, 404);
  await done(house, "ada", "/parvis settings site:results");
  assert.equal((await site.get("/a/club-t1")).status, 200);
  assert.doesNotMatch((await site.get("/a/club-t1")).body, /Soup/u);
  for (const path of ["/g/G1", "/month", "/feed.xml", "/charters"]) assert.equal((await site.get(`/a/club-t1${path}`)).status, 404, path);
  await done(house, "ada", '/parvis réglages site:"calendrier, chartes"');
  assert.equal((await site.get("/a/club-t1/g/G1")).status, 200);
  assert.equal((await site.get("/a/club-t1/results")).status, 404);
  const refused = await house.type("ada", "/parvis settings site:everything");
  assert.equal(refused.outcome, "misuse");
  await done(house, "ada", "/parvis settings site:none");
  assert.equal((await site.get("/a/club-t1")).status, 404);
});

eachDatabase("the calendar has what is for everyone, escaped, and nothing of what is for members or of who comes", async (open) => {
  const { house, site } = await stage(await open());
  await done(house, "bo", "/gathering join gathering:G1");
  const root = await site.get("/");
  assert.equal(root.status, 302);
  assert.equal(root.headers.get("location"), "/a/club-t1");
  const pages = ["", "/month/2027-03", "/g/G1", "/g/G1/2027-03-28", "/feed.xml", "?lang=fr", "/month/2027-03?lang=fr", "/g/G1?lang=fr"];
  for (const path of pages) {
    const page = await site.get(`/a/club-t1${path}`);
    assert.equal(page.status, 200, path);
    assert.match(page.body, /Soup &lt;b&gt;night&lt;\/b&gt;/u, path);
    assert.doesNotMatch(page.body, /Members alone|\bbo\b|\bada\b/u, path);
    strict(page);
  }
  assert.match((await site.get("/a/club-t1/g/G1?lang=fr")).body, /lang="fr"[\s\S]*2 libres sur 3/u);
  for (const path of [
    "/g/G2",
    "/g/G2/2027-03-29",
    "/g/G9",
    "/g/G1/2027-03-30",
    "/g/G1/x",
    "/month/2027-13",
    "/month/9999-01",
    "/nowhere",
  ]) {
    assert.equal((await site.get(`/a/club-t1${path}`)).status, 404, path);
  }
  assert.equal((await site.get("/a/club-t1/card.png")).headers.get("content-type"), "image/png");
  assert.equal((await site.get("/a/club-t1/g/G1/card.png")).headers.get("content-type"), "image/png");
  assert.deepEqual(site.troubles, []);
});

eachDatabase("a guest registers by a link of their own, sees the seat, and takes it all back", async (open) => {
  const { house, site, store } = await stage(await open());
  const before = await site.get("/a/club-t1/g/G1/2027-03-28");
  assert.match(before.body, /Register as a guest/u);
  const foreign = await site.post("/a/club-t1/g/G1/2027-03-28", {}, { origin: "https://elsewhere.example" });
  assert.equal(foreign.status, 403);
  const begun = await site.post("/a/club-t1/g/G1/2027-03-28", {});
  assert.equal(begun.status, 303);
  const address = begun.headers.get("location") ?? "";
  const form = await site.get(address);
  const seal = hidden(form, "seal");
  assert.equal((await site.post(address, { seal, name: " ", seats: "1" })).status, 422);
  assert.equal((await site.post(address, { seal, name: "Zoé", seats: "7" })).status, 422);
  const registered = await site.post(address, { seal, name: "Zoé\u202e  Dupont", seats: "2" });
  assert.equal(registered.status, 200);
  assert.match(registered.body, /with 2 seats/u);
  assert.match((await site.get("/a/club-t1/g/G1")).body, /1 free of 3/u);
  const again = await site.post(address, { seal, name: "Zoé", seats: "2" });
  assert.equal(again.status, 422);
  const second = (await site.post("/a/club-t1/g/G1/2027-03-28", {})).headers.get("location") ?? "";
  const waiting = await site.post(second, { seal: hidden(await site.get(second), "seal"), name: "Max", seats: "2" });
  assert.match(waiting.body, /number 1 on the waiting list/u);
  const left = await site.post(address, { seal, withdraw: "yes" });
  assert.match(left.body, /not registered any more/u);
  const people = await store.db.selectFrom("people").select("name").orderBy("name").execute();
  assert.ok(
    people.every(({ name }) => !name.includes("Zo")),
    "the name is gone",
  );
  assert.match((await site.get(second)).body, /with 2 seats/u, "who waited has the seats");
  assert.deepEqual(house.troubles, []);
});

eachDatabase("no guest registers for what is for members, is over, called off, or where guests are not asked", async (open) => {
  const { house, site, store } = await stage(await open(), "calendar");
  assert.equal((await site.post("/a/club-t1/g/G1/2027-03-28", {})).status, 404);
  await done(house, "ada", "/parvis settings site:all");
  assert.equal((await site.post("/a/club-t1/g/G2/2027-03-29", {})).status, 404);
  const early = (await site.post("/a/club-t1/g/G1/2027-03-28", {})).headers.get("location") ?? "";
  const seal = hidden(await site.get(early), "seal");
  const reply = await house.type("ada", "/gathering cancel gathering:G1 confirm:yes");
  assert.equal(reply.outcome, "done");
  assert.equal((await site.post("/a/club-t1/g/G1/2027-03-28", {})).status, 409);
  assert.equal((await site.post(early, { seal, name: "Zoé" })).status, 200);
  assert.equal((await store.db.selectFrom("registrations").selectAll().execute()).length, 0);
});

eachDatabase("results come with their ballots and a receipt that can be checked; an open vote shows nothing", async (open) => {
  const { house, site } = await stage(await open());
  await done(house, "bo", '/motion propose title:"A shared office" text:"We rent one." secret:yes');
  await done(house, "ada", "/motion open M1");
  const voted = await house.type("bo", "/vote M1 for");
  const receipt = /[0-9A-Z]{4}(?:-[0-9A-Z]{4})+/u.exec(JSON.stringify(voted.answer))?.[0] ?? "";
  assert.notEqual(receipt, "");
  for (const path of ["/results/M1", "/results/M1/ballots.csv", "/results/M1/picture.png"]) {
    assert.equal((await site.get(`/a/club-t1${path}`)).status, 404, path);
  }
  assert.equal((await site.post("/a/club-t1/results/M1", { receipt })).status, 404);
  await done(house, "ada", "/motion close M1 confirm:yes");
  const page = await site.get("/a/club-t1/results/M1");
  assert.equal(page.status, 200);
  strict(page);
  assert.doesNotMatch(page.body, /\bbo\b|\bada\b/u);
  for (const kind of ["blt", "csv", "json"]) {
    const file = await site.get(`/a/club-t1/results/M1/ballots.${kind}`);
    assert.equal(file.status, 200, kind);
    assert.doesNotMatch(file.body, /\bbo\b/u);
  }
  assert.match((await site.get("/a/club-t1/results/M1/ballots.csv")).body, new RegExp(receipt, "u"));
  const found = await site.post("/a/club-t1/results/M1", { receipt: receipt.toLowerCase() });
  assert.match(found.body, /is among the ballots that were counted, and says: for/u);
  const other = receipt.replace(/^./u, (letter) => (letter === "A" ? "B" : "A"));
  assert.match((await site.post("/a/club-t1/results/M1", { receipt: other })).body, /is not among the ballots/u);
  assert.equal((await site.post("/a/club-t1/results/M1", { receipt: "<i>" })).status, 422);
  assert.equal((await site.get("/a/club-t1/results/M1/picture.png")).headers.get("content-type"), "image/png");
  assert.match((await site.get("/a/club-t1/results")).body, /A shared office/u);
});

eachDatabase("a charter is read by everybody, with the names of those alone who chose it", async (open) => {
  const { house, site } = await stage(await open());
  await done(house, "ada", '/charter publish title:"Kindness" text:"We are kind."');
  await done(house, "ada", "/charter sign C1");
  await done(house, "bo", "/charter sign C1 show:yes");
  const page = await site.get("/a/club-t1/charters/C1");
  assert.match(page.body, /We are kind\.[\s\S]*2 signatures hold[\s\S]*<li>bo/u);
  assert.doesNotMatch(page.body, /\bada\b/u);
  await done(house, "bo", "/charte signer C1 montrer:non");
  assert.doesNotMatch((await site.get("/a/club-t1/charters/C1")).body, /\bbo\b/u);
  await done(house, "bo", "/charter sign C1 show:yes");
  await done(house, "bo", "/parvis forget confirm:yes");
  assert.doesNotMatch((await site.get("/a/club-t1/charters/C1")).body, /\bbo\b|<li>U/u);
  for (const path of ["/charters/C2", "/charters/C1/2", "/charters/C1/x"]) assert.equal((await site.get(`/a/club-t1${path}`)).status, 404);
});

async function enter({ house, site }: Pick<Stage, "house" | "site">, who: string): Promise<{ readonly cookie: string }> {
  const reply = await house.type(who, "/parvis web");
  const address = /\/desk\/enter\/[\w-]{43}/u.exec(JSON.stringify(reply.answer))?.[0] ?? "";
  const looked = await site.get(address);
  assert.equal(looked.status, 200);
  assert.equal((await site.get(address)).status, 200, "looking uses nothing up");
  const seal = hidden(looked, "seal");
  assert.equal((await site.post(address, { seal: "x" })).status, 403);
  assert.equal((await site.post(address, { seal }, { origin: "https://elsewhere.example" })).status, 403);
  const entered = await site.post(address, { seal });
  assert.equal(entered.status, 303);
  const set = entered.headers.get("set-cookie") ?? "";
  assert.match(set, /HttpOnly/u);
  assert.match(set, /SameSite=Strict/u);
  assert.equal((await site.post(address, { seal })).status, 404, "the link opens once");
  return { cookie: set.split(";")[0] as string };
}

eachDatabase("one's pages open once by a link, say what one may say, and close by themselves", async (open) => {
  const { house, site, store } = await stage(await open());
  assert.equal((await site.get("/desk")).status, 401);
  const ada = await enter({ house, site }, "ada");
  for (const path of [
    "",
    "/gatherings",
    "/assemblies",
    "/votes",
    "/services",
    "/people",
    "/aid",
    "/posts",
    "/audit",
    "/settings",
    "/commands",
  ]) {
    const page = await site.get(`/desk${path}`, ada);
    assert.equal(page.status, 200, `${path} ${page.body.slice(-600)}`);
    strict(page);
    assert.equal(page.headers.get("cache-control"), "no-store");
  }
  const bo = await enter({ house, site }, "bo");
  for (const path of ["/aid", "/posts", "/audit", "/settings"]) assert.equal((await site.get(`/desk${path}`, bo)).status, 404, path);
  await done(house, "ada", "/parvis language fr");
  const home = await site.get("/desk", ada);
  assert.match(home.body, /lang="fr"[\s\S]*Rencontres/u);
  await done(house, "ada", "/parvis language en");
  const fields = { seal: hidden(home, "seal"), once: hidden(home, "once") };
  assert.equal(
    (await site.post("/desk", { ...fields, line: "/gathering list" }, { ...ada, origin: "https://elsewhere.example" })).status,
    403,
  );
  assert.equal((await site.post("/desk", { ...fields, line: "/gathering list" }, bo)).status, 403, "another's seal");
  const said = { ...fields, line: '/gathering new title:"From the desk" start:"2027-04-01 18:00"' };
  assert.equal((await site.post("/desk", said, ada)).status, 200);
  assert.equal((await site.post("/desk", said, ada)).status, 200);
  const made = await store.db.selectFrom("gatherings").select("handle").where("title", "=", "From the desk").execute();
  assert.equal(made.length, 1, "sent twice is done once");
  const refused = await site.post("/desk", { seal: hidden(await site.get("/desk", bo), "seal"), line: "/parvis settings name:Mine" }, bo);
  assert.equal(refused.status, 422);
  const blank = await site.get("/desk/say/gathering/join", bo);
  const sent = {
    seal: hidden(blank, "seal"),
    once: hidden(blank, "once"),
    kind: "form",
    address: hidden(blank, "address"),
    "in-gathering": "G1",
  };
  assert.equal((await site.post("/desk", sent, bo)).status, 200);
  const left = await site.post("/desk/leave", { seal: hidden(blank, "seal") }, bo);
  assert.equal(left.status, 200);
  assert.equal((await site.get("/desk", bo)).status, 401);
  store.clock.moveTo(later(store.clock.now(), HOUR));
  assert.equal((await site.get("/desk", ada)).status, 401, "an hour without use");
  assert.deepEqual(site.troubles, []);
});

eachDatabase("a link for one's pages ends after ten minutes, and when another is asked for", async (open) => {
  const { house, site, store } = await stage(await open());
  const addressIn = async () =>
    /\/desk\/enter\/[\w-]{43}/u.exec(JSON.stringify((await house.type("ada", "/parvis web")).answer))?.[0] ?? "";
  const first = await addressIn();
  const second = await addressIn();
  assert.equal((await site.get(first)).status, 404);
  assert.equal((await site.get(second)).status, 200);
  store.clock.moveTo(later(store.clock.now(), 10 * MINUTE + 1));
  assert.equal((await site.get(second)).status, 404);
  assert.equal((await site.get("/desk/enter/nothing")).status, 404);
});

eachDatabase("whoever is at their pages reaches nothing of another association, by handle or by a forged button", async (open) => {
  const store = await open();
  const here = await stage(store);
  const other = await openWholeHouse(store, "T2");
  await other.person("eve", { roles: ["admin"] });
  await done(other, "eve", '/gathering new title:"Foreign feast" start:"2027-05-01 18:00"');
  const foreign = await other.idOf("G1");
  const ada = await enter(here, "ada");
  const home = await here.site.get("/desk", ada);
  const fields = { seal: hidden(home, "seal") };
  for (const command of [
    "gathering.show/details",
    "gathering.join/going",
    "gathering.cancel/ask",
    "parvis.posts/again",
    "assembly.open/now",
    "nothing.such/x",
  ]) {
    const page = await here.site.post("/desk", { ...fields, kind: "press", address: `${command}/${foreign}` }, ada);
    assert.doesNotMatch(page.body, /Foreign/u, command);
    assert.notEqual(page.status, 500, command);
  }
  for (const path of ["", "/gatherings", "/people", "/audit", "/posts"])
    assert.doesNotMatch((await here.site.get(`/desk${path}`, ada)).body, /Foreign|\beve\b/u);
  assert.equal((await here.site.get("/a/club-t2")).status, 404);
  assert.deepEqual(here.site.troubles, []);
});

/** What is private of the club below, in words that stand nowhere else. */
const CONFIDED = [
  ...["Adelheid", "Bonifatius", "Zebulon", "0612345678", "zz@private.example"],
  ...["dialysis-at-noon", "he-shouted-at-me", "closed-circle", "draft-in-the-drawer", "vote-under-way", "meet.example/secret-room"],
  ...["unpaid-since-march", "code-only-for-members", "need-of-one-member"],
];

eachDatabase("whatever link is followed from the public pages, nothing confided is ever shown", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("Adelheid", { roles: ["admin"] });
  await house.person("Bonifatius");
  await house.person("Zebulon");
  for (const [who, line] of [
    ["Adelheid", "/parvis settings site:all"],
    ["Bonifatius", "/member profile phone:0612345678 mail:zz@private.example about:unpaid-since-march show:phone,mail,about"],
    [
      "Adelheid",
      '/gathering new title:"Open evening" start:"2027-03-28 19:00" capacity:5 repeat:weekly link:https://meet.example/secret-room',
    ],
    ["Adelheid", '/gathering new title:"closed-circle" start:"2027-03-29 19:00" audience:members'],
    ["Bonifatius", "/gathering join gathering:G1"],
    ["Zebulon", "/gathering join gathering:G1"],
    ["Bonifatius", '/aid ask category:transport about:"dialysis-at-noon" urgency:week'],
    ["Bonifatius", '/motion propose title:"draft-in-the-drawer" text:"draft-in-the-drawer"'],
    ["Zebulon", '/motion propose title:"vote-under-way" text:"vote-under-way"'],
    ["Adelheid", "/motion open M2"],
    ["Bonifatius", "/vote M2 for"],
    ["Zebulon", '/motion propose title:"An oven" text:"We buy one." secret:yes'],
    ["Adelheid", "/motion open M3"],
    ["Zebulon", "/vote M3 against"],
    ["Adelheid", "/motion close M3 confirm:yes"],
    ["Adelheid", '/charter publish title:"Kindness" text:"We are kind."'],
    ["Bonifatius", "/charter sign C1"],
    ["Adelheid", '/service add title:"code-only-for-members" about:"code-only-for-members"'],
    ["Bonifatius", '/need submit title:"need-of-one-member" text:"need-of-one-member"'],
  ] as const)
    await done(house, who, line);
  await house.type("Zebulon", '/report text:"he-shouted-at-me"');
  const site = openSite(house, store);
  const seen = new Set<string>();
  const waiting = ["/", "/a/club-t1", "/a/club-t1?lang=fr", "/desk", "/p/nothing"];
  while (waiting.length > 0 && seen.size < 300) {
    const path = waiting.shift() as string;
    if (seen.has(path)) continue;
    seen.add(path);
    const page = await site.get(path);
    assert.notEqual(page.status, 500, path);
    for (const word of CONFIDED) assert.ok(!page.body.includes(word), `${path} shows ${word}`);
    const links = [...page.body.matchAll(/(?:href|src|action|content)="(?:http:\/\/127\.0\.0\.1:4400)?(\/[^"]*)"/gu)].map(
      ([, link]) => link as string,
    );
    waiting.push(
      ...links.map((link) => link.replaceAll("&amp;", "&")).filter((link) => !/^\/(?:calendar|p\/site)|month\/(?!2027-0[345])/u.test(link)),
    );
  }
  assert.ok(seen.size > 40, `only ${seen.size} pages were looked at`);
  assert.deepEqual(site.troubles, []);
});
