import assert from "node:assert/strict";
import { exportCommunity } from "#export/community.ts";
import type { Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { siteRoutes } from "#site/site.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const GOOD = "Nom;Prénom;Courriel;Membre depuis;Échéance\nDurand;Zoé;zoe@example.org;01/02/2020;31/12/2027\nMo;;;;31/12/2027";

async function stage(store: TestStore): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  await house.person("sara", { roles: ["secretary"] });
  await house.person("Mo");
  return house;
}

async function exportedOf(store: TestStore, house: WholeHouse) {
  return exportCommunity(store.db, house.community, { name: (id) => id, now: store.clock.now() });
}

function siteOf(store: TestStore, house: WholeHouse) {
  const app = siteRoutes({ house: () => house.parvis.house, url: null, now: store.clock.now, log: logTo("warn", () => undefined) });
  return async (path: string, form: Readonly<Record<string, string>> | null = null, headers: Readonly<Record<string, string>> = {}) => {
    const body = form === null ? {} : { method: "POST", body: new URLSearchParams(form) };
    const answer = await app.request(`http://parvis.test${path}`, { ...body, headers: { host: "parvis.test", ...headers } });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
}

function pathIn(words: string): string {
  return /\/p\/[\w-]{43}/.exec(words)?.[0] ?? assert.fail(words);
}

function sealIn(text: string): string {
  return /name="seal" value="([\w-]+)"/.exec(text)?.[1] ?? assert.fail(text);
}

eachDatabase("a table of members is shown first, taken over whole, and doing it again changes nothing", async (open) => {
  const store = await open();
  const house = await stage(store);
  const bad = `${GOOD}\nPetit;Luc;pas une adresse;;\nGrand;Max;;31/02/2020;`;
  const refused = wordsOf((await house.type("sara", `/member import csv:"${bad}"`)).answer);
  assert.match(refused, /Line 4/);
  assert.match(refused, /Line 5/);
  assert.doesNotMatch(refused, /member\.import\/apply/);
  assert.equal(Object.keys((await exportedOf(store, house)).people).length, 3);
  for (const expected of [/add 1, change 1/, /add 0, change 0 and leave 2/]) {
    const shown = wordsOf((await house.type("sara", `/member import csv:"${GOOD}"`)).answer);
    assert.match(shown, expected);
    const address = /member\.import\/apply\/[\w-]+/.exec(shown)?.[0] ?? assert.fail(shown);
    const foreign = wordsOf((await house.press("ada", address)).answer);
    assert.match(foreign, /gone/);
    const done = wordsOf((await house.press("sara", address, `apply-${expected}`)).answer);
    assert.match(done, /Taken over/);
    const again = wordsOf((await house.press("sara", address)).answer);
    assert.match(again, /gone/);
  }
  assert.match(wordsOf((await house.type("sara", `/member import csv:"${bad}" apply:yes`)).answer), /nothing is/);
  assert.match(
    wordsOf((await house.type("sara", `/adherent importer csv:"${GOOD}" appliquer:oui`)).answer),
    /0 new, 0 changed, 2 as they were/,
  );
  const { people } = await exportedOf(store, house);
  assert.equal(Object.keys(people).length, 4);
  const zoe = Object.values(people).find((one) => one.name === "Zoé Durand");
  assert.deepEqual([zoe?.joined, zoe?.duesThrough, zoe?.status], ["2020-02-01", "2027-12-31", "member"]);
});

eachDatabase("of two who administer and lay that down at once in two processes, one still does", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.person("ben", { roles: ["admin"] });
  const second = await openStore({ url: store.url, clock: store.clock, synchronous: "OFF" });
  try {
    const other = await openWholeHouse(store, "T1", second, house.community);
    await Promise.all([
      house.type("ada", "/member role person:ada role:admin how:take"),
      other.type("ben", "/member role person:ben role:admin how:take"),
    ]);
    const { people } = await exportedOf(store, house);
    assert.equal(Object.values(people).filter(({ roles }) => roles.includes("admin")).length, 1);
  } finally {
    await second.close();
  }
});

eachDatabase("settling the dues anew leaves a new member their time to pay them", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.type("ada", '/member dues rule:"12 months"');
  await house.person("Nia", { standing: "guest" });
  await house.type("Nia", "/member join");
  await house.type("sara", "/member admit person:Nia");
  const job = () => store.db.selectFrom("jobs").select(["subject", "due"]).where("kind", "=", "dues").execute();
  const before = await job();
  assert.equal(before.length, 1);
  await house.type("ada", "/member dues grace:0");
  assert.deepEqual(await job(), before);
});

eachDatabase("somebody from outside reads a charter, signs it once, and takes a copy away", async (open) => {
  const store = await open();
  const house = await stage(store);
  const site = siteOf(store, house);
  await house.type("sara", '/charter publish title:Conduct text:"Pay within thirty days <b>always</b>."');
  const path = pathIn(wordsOf((await house.type("sara", '/charter invite C1 name:"The Mill" organisation:"The Mill Ltd"')).answer));
  const page = await site(path);
  assert.equal(page.status, 200);
  assert.match(page.text, /&lt;b&gt;always/);
  assert.match(page.headers.get("content-security-policy") ?? "", /default-src 'none'/);
  assert.equal(page.headers.get("cache-control"), "no-store");
  const filled = { name: "Ann Miller", capacity: "director", organisation: "The Mill Ltd", consent: "1", seal: sealIn(page.text) };
  assert.equal((await site(path, { ...filled, seal: "no" })).status, 403);
  assert.equal((await site(path, filled, { origin: "http://elsewhere.test" })).status, 403);
  assert.equal((await site(path, { ...filled, consent: "" })).status, 422);
  assert.equal((await site(path, { ...filled, name: " " })).status, 422);
  const both = await Promise.all([site(path, filled), site(path, { ...filled, name: "Somebody else" })]);
  assert.ok(both.some((one) => one.status === 200) && both.every((one) => one.status === 200 || one.status === 422));
  const charter = (await exportedOf(store, house)).charters["C1"] as {
    readonly signatories: readonly { readonly name: string; readonly organisation: string }[];
  };
  assert.equal(charter.signatories.length, 1);
  assert.match((await site(path)).text, /has signed this text/);
  const copy = await site(`${path}/copy.html`);
  assert.match(copy.text, /director/);
  assert.match(copy.text, /Pay within thirty days/);
  assert.equal((await site(`${path}/other.txt`)).status, 404);
  assert.equal((await site(`/p/${"A".repeat(43)}`)).status, 404);
  assert.equal((await site("/p/short")).status, 404);
  const stored = await store.db.selectFrom("one_time_links").selectAll().execute();
  assert.doesNotMatch(JSON.stringify(stored), new RegExp(path.slice(3)));
  await house.parvis.settle();
  assert.ok(house.paper.sheets.some((sheet) => sheet.reader?.user === "sara" && /through the link/.test(sheet.pages.at(-1)?.text ?? "")));
});

eachDatabase("a link ends by its time, and a long table is taken over from its page once", async (open) => {
  const store = await open();
  const house = await stage(store);
  const site = siteOf(store, house);
  await house.type("sara", '/charter publish title:Conduct text:"Be kind."');
  const late = pathIn(wordsOf((await house.type("sara", "/charter invite C1 name:Late")).answer));
  const path = pathIn(wordsOf((await house.type("sara", "/member import")).answer));
  const empty = await site(path);
  const preview = await site(path, { seal: sealIn(empty.text), file: GOOD });
  assert.match(preview.text, /add 1, change 1/);
  const done = await site(path, { seal: sealIn(preview.text), confirm: "yes" });
  assert.match(done.text, /Taken over/);
  assert.equal((await site(path)).status, 404);
  await house.moveTo((store.clock.now() + 31 * 86_400_000) as Instant);
  assert.equal((await site(late)).status, 404);
});

eachDatabase("nothing of one association is reached from another: handles, ids in buttons, people, links", async (open) => {
  const store = await open();
  const house = await stage(store);
  const abroad = await openWholeHouse(store, "T2");
  for (const name of ["eve", "ivo"]) await abroad.person(name, { roles: ["admin"] });
  await house.person("gil", { standing: "guest" });
  await house.type("gil", "/member join");
  await house.type("sara", '/charter publish title:Conduct text:"Be kind."');
  await house.type("sara", '/announce post title:Hello text:"Hello." when:"2027-12-01 10:00"');
  await house.type("sara", "/delegate grant person:Mo ability:announce");
  await house.type("Mo", '/report about:"Something."');
  await house.type("sara", '/member exclude Mo reason:"No."');
  await house.type("Mo", '/report about:"Loud." person:gil');
  for (const name of ["ada", "sara"]) await house.type(name, '/report report:T2 step:suspension days:3 note:"Loud."');
  await house.type("sara", `/member import csv:"${GOOD}"`);
  await house.type("Mo", "/parvis link");
  type Table = "charters" | "announcements" | "delegations" | "reports" | "exclusions" | "measures" | "imports" | "drafts" | "accounts";
  const rows = async (table: Table) =>
    (await store.db.selectFrom(table).select("id").where("community", "=", house.community).executeTakeFirstOrThrow()).id;
  const gil = (await store.db.selectFrom("people").select("id").where("name", "=", "gil").executeTakeFirstOrThrow()).id;
  const before = JSON.stringify(await exportedOf(store, house));
  const measure = await rows("measures");
  const forged = [
    `charter.sign/now/${await rows("charters")}`,
    `charter.read/read/${await rows("charters")}`,
    `announce.approve/approve/${await rows("announcements")}`,
    `announce.list/in/fr:${await rows("announcements")}`,
    `delegate.revoke/now/${await rows("delegations")}`,
    `report/resolve/${await rows("reports")}`,
    `report/pass/${await rows("reports")}`,
    `member.exclude/drop/${await rows("exclusions")}`,
    `member.exclude/decide/${await rows("exclusions")}`,
    ...["second", "drop", "uphold", "lift"].map((press) => `report/${press}/${measure}`),
    `announce.approve/refuse/${await rows("announcements")}`,
    `member.import/apply/${await rows("imports")}`,
    `parvis.link/confirm/${await rows("drafts")}`,
    `parvis.link/cancel/${await rows("drafts")}`,
    `parvis.unlink/now/${await rows("accounts")}`,
    `member.admit/admit/${gil}`,
    `member.admit/refuse/${gil}`,
  ];
  for (const address of forged) {
    const reply = await abroad.press("eve", address);
    assert.equal(reply.outcome, "refused", `${address}: ${wordsOf(reply.answer)}`);
  }
  for (const line of [
    "/charter read C1",
    "/charter sign C1",
    "/announce approve B1",
    "/announce list B1",
    "/delegate revoke D1",
    "/report report:T1",
    "/member profile U3",
    "/member dues Mo",
    "/member admit gil",
    "/member list search:Mo status:everybody",
  ]) {
    const reply = await abroad.type("eve", line);
    const seen = wordsOf(reply.answer);
    assert.ok(reply.outcome === "refused" || reply.outcome === "misuse" || !/Mo\b|Conduct|Hello|gil/.test(seen), `${line}: ${seen}`);
  }
  assert.equal(JSON.stringify(await exportedOf(store, house)), before);
  assert.deepEqual(house.troubles, []);
  assert.deepEqual(abroad.troubles, []);
});
