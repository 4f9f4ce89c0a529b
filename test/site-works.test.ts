import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Id } from "#kernel/ids.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openSite, type Site } from "#test/support/site.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const START = Date.UTC(2027, 2, 1, 9);
const ROOT = "/a/club-t1";

async function stage(store: TestStore): Promise<{ readonly house: WholeHouse; readonly site: Site; readonly ada: Id }> {
  store.clock.moveTo(Math.max(store.clock.now(), START) as ReturnType<typeof store.clock.now>);
  const house = await openWholeHouse(store);
  const ada = await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  await done(house, "ada", '/parvis settings site:"works"');
  return { house, site: openSite(house, store), ada };
}

async function done(house: WholeHouse, who: string, line: string): Promise<void> {
  const reply = await house.type(who, line);
  assert.equal(reply.outcome, "done", `${line}: ${JSON.stringify(reply.answer).slice(0, 300)} ${house.troubles.join("\n")}`);
}

/** A picture that somebody gave, as a platform hands it over. */
async function given(house: WholeHouse, person: Id, file: string): Promise<string> {
  const bytes = readFileSync(`test/scenarios/files/${file}`);
  const act = { community: house.community, person, now: Date.now() as never };
  const open = async () => ({ name: file, size: bytes.byteLength, bytes: async () => bytes });
  return (await house.parvis.house.files.take(act, "upload", open)).id;
}

eachDatabase("the gallery shows what its authors chose to show, and forgets what they withdraw", async (open) => {
  const { house, site, ada } = await stage(await open());
  const file = await given(house, ada, "tulips.jpg");
  await done(house, "ada", `/work share title:"Tulips <b>red</b>" file:${file} consent:nobody alt:"Three tulips" audience:everyone`);
  await done(house, "bo", '/work share title:"Members alone" text:"Not for the street."');
  const gallery = await site.get(`${ROOT}/works`);
  assert.equal(gallery.status, 200);
  assert.match(gallery.body, /Tulips &lt;b&gt;red/u);
  assert.match(gallery.body, /alt="Three tulips"/u);
  assert.doesNotMatch(gallery.body, /Members alone|<b>red|<script/u);
  assert.match((await site.get(`${ROOT}/works?lang=fr`)).body, /<h1>Galerie/u);
  assert.equal((await site.get(`${ROOT}/works/W1`)).status, 200);
  assert.equal((await site.get(`${ROOT}/works/W2`)).status, 404);
  assert.equal((await site.get(`${ROOT}/works/W9`)).status, 404);
  assert.equal((await site.get(`${ROOT}/works/all/picture`)).status, 200);
  assert.doesNotMatch((await site.get(`${ROOT}/works/all/film`)).body, /Tulips/u);
  assert.equal((await site.get(`${ROOT}/works/all/nonsense`)).status, 404);

  const small = await site.app.request(`http://127.0.0.1:4400${ROOT}/works/W1/picture.jpg`);
  const metadata = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  assert.deepEqual([metadata.format, metadata.exif], ["jpeg", undefined]);
  const whole = await site.app.request(`http://127.0.0.1:4400/files/${file}`);
  assert.equal(whole.status, 200);
  assert.equal(whole.headers.get("content-type"), "image/jpeg");
  assert.match(whole.headers.get("content-security-policy") ?? "", /^sandbox; default-src 'none'/u);
  assert.ok(!Buffer.from(await whole.arrayBuffer()).includes("Fotofix"), "what is kept knows nothing of the device");
  assert.equal((await site.get("/files/not-a-file")).status, 404);
  const waiting = await given(house, ada, "harbour.png");
  assert.equal((await site.get(`/files/${waiting}`)).status, 404, "nothing was made of it yet");

  await done(house, "ada", '/work exhibit title:"Spring" works:"W1 W2" audience:everyone');
  const exhibition = await site.get(`${ROOT}/exhibitions/X1`);
  assert.match(exhibition.body, /Tulips/u);
  assert.doesNotMatch(exhibition.body, /Members alone/u);
  assert.match((await site.get(`${ROOT}/exhibitions`)).body, /Spring/u);

  await done(house, "ada", "/work withdraw W1 confirm:yes");
  assert.equal((await site.get(`${ROOT}/works/W1`)).status, 410);
  assert.equal((await site.get(`${ROOT}/works/W1/picture.jpg`)).status, 404);
  assert.equal((await site.get(`/files/${file}`)).status, 404);
  for (const path of ["/works", "/works/W1", "/exhibitions/X1", "/works/all/picture"])
    assert.doesNotMatch((await site.get(`${ROOT}${path}`)).body, /Tulips|Three tulips/u, path);
  await done(house, "ada", "/work close X1 confirm:yes");
  assert.equal((await site.get(`${ROOT}/exhibitions/X1`)).status, 410);
  const rows = await house.parvis.house.works.view(
    { community: { id: house.community } } as never,
    (await house.parvis.house.works.find(house.community, "W1"))?.id as Id,
  );
  assert.equal(rows.work.title, "");
  assert.deepEqual(site.troubles, []);
});

eachDatabase("the gallery is turned page by page, and a page begins where the one before it ended", async (open) => {
  const { house, site } = await stage(await open());
  for (let at = 1; at <= 26; at += 1) await done(house, "bo", `/work share title:"Poem ${at} of many" text:"x" audience:everyone`);
  const first = await site.get(`${ROOT}/works`);
  assert.match(first.body, /Poem 26 of many/u);
  assert.doesNotMatch(first.body, /Poem 2 of many/u);
  const next = /href="([^"]+)" rel="next"/u.exec(first.body)?.[1] ?? assert.fail();
  const second = await site.get(next);
  assert.match(second.body, /Poem 2 of many/u);
  assert.doesNotMatch(second.body, /Poem 26 of many|rel="next"/u);
  assert.equal((await site.get(`${ROOT}/works/all/before/W999`)).status, 404);
});
