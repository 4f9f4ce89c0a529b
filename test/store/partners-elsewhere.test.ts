import assert from "node:assert/strict";
import { Hono } from "hono";
import type { Act } from "#chat/call.ts";
import { DAY, HOUR, type Instant } from "#kernel/clock.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { unread } from "#kernel/unread.ts";
import { openVault } from "#kernel/vault.ts";
import type { ReadWeb } from "#kernel/web-text.ts";
import { partnersService } from "#partners/service.ts";
import { answerFile } from "#platforms/web/served.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openSite } from "#test/support/site.ts";
import { openWholeHouse, SECRET, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const ADDRESS = "https://west.example.org/calendar/partner/secret.ics";

function calendar(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event, at) => ["BEGIN:VEVENT", `UID:${at}`, ...event, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//west//", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

const BALL = ["SUMMARY:Ball", "DTSTART;TZID=Europe/Paris:20270410T200000", "LOCATION:The barn", "URL:https://west.example.org/ball"];
const CHOIR = ["SUMMARY:Choir", "DTSTART:20270401T170000Z", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:20270408T170000Z"];
const OFF = ["SUMMARY:Off", "DTSTART:20270411T170000Z", "STATUS:CANCELLED"];
const TRICK = ["SUMMARY:Trick", "DTSTART:20270412T170000Z", "URL:javascript:alert(1)"];

/** A partner's calendar on the web, which may be changed or broken. */
function web() {
  const state = { text: calendar(BALL, CHOIR, OFF, TRICK), tag: '"1"', broken: "", asked: 0 };
  const read: ReadWeb = (address, known) => {
    state.asked += 1;
    if (state.broken !== "") return Promise.resolve(unread(state.broken, address, { most: 1024 }));
    return Promise.resolve(known === state.tag ? "same" : { text: state.text, tag: state.tag });
  };
  return { state, read };
}

async function stage(store: TestStore, read: ReadWeb) {
  const house = await openWholeHouse(store);
  const person = await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  const { db, ids, clock } = store;
  const service = partnersService({ db, ids, clock, vault: openVault(SECRET), readWeb: read });
  const community = { id: house.community, name: "Club T1", locale: "en", zone: "Europe/Paris" } as const;
  const act = (): Act => {
    const who = { community, person, account: null, name: "ada", locale: "en" } as const;
    return { ...who, now: clock.now(), delivery: null, may: () => true, bounded: [] };
  };
  return { house, service, act };
}

/** What was told to somebody in private, not as an answer. */
function told(house: WholeHouse, name: string): readonly string[] {
  return house.paper.sheets.filter((sheet) => sheet.reader?.user === name && !sheet.answers).map((sheet) => sheet.pages.at(-1)?.text ?? "");
}

eachDatabase("what a partner on another installation announces is listed, and follows its calendar", async (open) => {
  const store = await open();
  const { state, read } = web();
  const { house, service, act } = await stage(store, read);
  await service.follow(act(), "Western Union", ADDRESS.replace("https:", "webcal:"));
  const shown = wordsOf((await house.type("bo", "/partner list")).answer);
  assert.match(shown, /Western Union/);
  for (const title of ["Ball", "The barn", "Choir", "Trick"]) assert.ok(shown.includes(title), title);
  assert.doesNotMatch(shown, /"Off"|javascript|secret\.ics|\/calendar\/partner/);
  assert.equal(shown.match(/Choir/g)?.length, 2);
  assert.equal(await service.readFeeds(), 0);
  store.clock.moveTo((store.clock.now() + 7 * HOUR) as Instant);
  assert.equal(await service.readFeeds(), 1);
  state.text = calendar([...BALL.slice(1), "SUMMARY:Great ball"]);
  state.tag = '"2"';
  store.clock.moveTo((store.clock.now() + 7 * HOUR) as Instant);
  await service.readFeeds();
  const after = wordsOf((await house.type("bo", "/partenaire liste")).answer);
  assert.match(after, /Great ball/);
  assert.doesNotMatch(after, /Choir/);
  await assert.rejects(service.follow(act(), "Again", ADDRESS), Refusal);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("a calendar that answers garbage is said once to those who administer, and what it said last stays", async (open) => {
  const store = await open();
  const { state, read } = web();
  const { house, service, act } = await stage(store, read);
  for (const text of [
    "<html>sorry</html>",
    "",
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR",
    "\u0000".repeat(4_000),
  ]) {
    state.text = text;
    await assert.rejects(service.follow(act(), "Garbage", ADDRESS), Misuse, text.slice(0, 20));
  }
  state.text = calendar(["SUMMARY:Every second", "DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY"]);
  await assert.rejects(service.follow(act(), "Endless", ADDRESS), Misuse);
  state.text = calendar(BALL);
  await service.follow(act(), "Western Union", ADDRESS);
  for (const broken of ["calendar-web-late", "calendar-web-big", "calendar-web-turns"]) {
    state.broken = broken;
    store.clock.moveTo((store.clock.now() + 7 * HOUR) as Instant);
    await service.readFeeds();
    await house.parvis.settle();
  }
  assert.equal(told(house, "ada").filter((text) => text.includes("cannot be read now")).length, 1);
  assert.match(wordsOf((await house.type("bo", "/partner list")).answer), /Ball/);
  state.broken = "";
  state.tag = '"3"';
  for (const broken of ["", "calendar-web-late"]) {
    state.broken = broken;
    store.clock.moveTo((store.clock.now() + 7 * HOUR) as Instant);
    await service.readFeeds();
    await house.parvis.settle();
  }
  assert.equal(told(house, "ada").filter((text) => text.includes("cannot be read now")).length, 2);
  const closed = await house.type("ada", '/partner follow name:"Inside" address:"https://127.0.0.1/calendar.ics"');
  assert.equal(closed.outcome, "misuse");
  assert.deepEqual(house.troubles, []);
});

eachDatabase("a partner elsewhere reads our public gatherings at a signed address, until the partnership ends", async (open) => {
  const store = await open();
  const { house, service } = await stage(store, web().read);
  await house.type("ada", '/gathering new title:"Soup night" start:"2027-04-28 19:00" link:"https://meet.example.org/x"');
  await house.type("ada", '/gathering new title:"Members alone" start:"2027-04-29 19:00" audience:members');
  const shown = wordsOf((await house.type("ada", '/partner follow name:"Western Union"')).answer);
  const path = /\/calendar\/partner\/[\w./-]+\.ics/.exec(shown)?.[0] ?? assert.fail(shown);
  const app = new Hono();
  app.get("/calendar/*", async (context) => (await answerFile(context, service.serve)) ?? context.notFound());
  const page = await app.request(path);
  const body = await page.text();
  assert.equal(page.status, 200);
  assert.match(body, /Soup night/);
  assert.doesNotMatch(body, /Members alone|meet\.example/);
  const tag = page.headers.get("etag") ?? assert.fail("no tag");
  assert.equal((await app.request(path, { headers: { "if-none-match": tag } })).status, 304);
  const last = path.at(-5);
  assert.equal((await app.request(path.replace(/.\.ics$/, `${last === "A" ? "B" : "A"}.ics`))).status, 404);
  assert.equal((await app.request(path.replace(/[\w-]{43}\.ics$/, "x.ics"))).status, 404);
  assert.doesNotMatch(wordsOf((await house.type("bo", "/partner list partner:L1")).answer), /calendar\/partner/);
  await house.type("ada", "/partner end partner:L1 confirm:yes");
  assert.equal((await app.request(path)).status, 404);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("the site lists the partners where the association chose to, with what they announce", async (open) => {
  const store = await open();
  const { house, service, act } = await stage(store, web().read);
  await service.follow(act(), "Western <Union>", ADDRESS);
  const site = openSite(house, store);
  assert.equal((await site.get("/a/club-t1/partners")).status, 404);
  await house.type("ada", '/parvis settings site:"partners"');
  const page = await site.get("/a/club-t1/partners");
  assert.equal(page.status, 200);
  assert.match(page.body, /Western &lt;Union&gt;[\s\S]*Elsewhere[\s\S]*Ball/u);
  assert.doesNotMatch(page.body, /secret\.ics|javascript:|calendar\/partner/u);
  assert.match((await site.get("/a/club-t1/partners?lang=fr")).body, /Partenaires[\s\S]*Ailleurs/u);
  store.clock.moveTo((store.clock.now() + 60 * DAY) as Instant);
  assert.doesNotMatch((await site.get("/a/club-t1/partners")).body, /Ball|Elsewhere/u, "what is over is announced no more");
  assert.deepEqual(site.troubles, []);
});
