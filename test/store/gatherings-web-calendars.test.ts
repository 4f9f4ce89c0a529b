import assert from "node:assert/strict";
import type { Local, Zone } from "#calendar/calendar.ts";
import { toInstant } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import { gatheringsService } from "#gatherings/service.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";
import { unread } from "#kernel/unread.ts";
import type { ReadWeb } from "#kernel/web-text.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const PARIS = "Europe/Paris" as Zone;
const ADDRESS = "https://school.example.org/zone-c.ics";

function at(local: string): Instant {
  return toInstant(local as Local, PARIS);
}

function calendar(...days: readonly (readonly [from: string, end: string])[]): string {
  const events = days.map(
    ([from, end], index) =>
      `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:Vacances\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${end}\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//school//\r\n${events.join("")}END:VCALENDAR\r\n`;
}

/** A calendar on the web that may be changed, and how often it was asked for. */
function web() {
  const state = { text: calendar(["20270421", "20270422"]), tag: '"1"', asked: 0, broken: false };
  const read: ReadWeb = (address, known) => {
    state.asked += 1;
    if (state.broken) return Promise.resolve(unread("calendar-web-unreachable", address));
    return Promise.resolve(known === state.tag ? "same" : { text: state.text, tag: state.tag });
  };
  return { state, read };
}

async function stage(store: TestStore, read: ReadWeb) {
  const house = await openWholeHouse(store);
  const person = await house.person("otto", { roles: ["organizer"] });
  await house.person("alice");
  const parts = { db: store.db, ids: store.ids, clock: store.clock, readWeb: read };
  const service = gatheringsService(parts, (file) => `/files/${file}`);
  const community = { id: house.community, name: "Club", locale: "en", zone: PARIS } as const;
  const act = (): Act => {
    const who = { community, person, account: null as never, name: "otto", locale: "en" } as const;
    return { ...who, now: store.clock.now(), delivery: null, may: () => true, bounded: [] };
  };
  const weekly = (except: string) =>
    service.propose(act(), { title: "Yoga", start: { local: "2027-04-07T19:00" as Local } as never, repeat: "weekly", except }, null);
  return { house, service, weekly };
}

async function dates(house: WholeHouse): Promise<string> {
  const exported = (await house.type("otto", "/gathering show G1")).answer;
  return JSON.stringify(exported);
}

eachDatabase("a series leaves out the days of a calendar on the web, asks for it seldom, and follows it", async (open) => {
  const store = await open();
  await store.clock.moveTo(at("2027-04-01T10:00"));
  const { state, read } = web();
  const { house, service, weekly } = await stage(store, read);
  await weekly(`${ADDRESS}, 5 May 2027`);
  await weekly(`${ADDRESS} and public holidays`);
  assert.equal(state.asked, 1);
  const shown = await dates(house);
  assert.ok(shown.includes(String(at("2027-04-14T19:00"))) && shown.includes(String(at("2027-04-28T19:00"))), shown);
  assert.ok(!shown.includes(String(at("2027-04-21T19:00"))) && !shown.includes(String(at("2027-05-05T19:00"))), shown);
  assert.equal(await service.followCalendars(), 0);
  assert.equal(state.asked, 1);

  // Alice comes on a date that the calendar takes out afterwards: that one takes place all the same.
  await house.type("alice", "/gathering join G1 date:2027-04-14");
  await house.moveTo((at("2027-04-01T10:00") + DAY) as Instant);
  Object.assign(state, { text: calendar(["20270414", "20270415"], ["20270428", "20270429"]), tag: '"2"' });
  assert.equal(await service.followCalendars(), 2);
  const now = await dates(house);
  for (const day of ["04-14", "04-21"]) assert.ok(now.includes(String(at(`2027-${day}T19:00`))), day);
  assert.ok(!now.includes(String(at("2027-04-28T19:00"))), now);
  const answers = await store.db.selectFrom("registrations").select("state").execute();
  assert.deepEqual(answers, [{ state: "going" }]);
  assert.equal(await service.followCalendars(), 0);

  // What cannot be reached stays as it was read last, and is asked for again the next day.
  await house.moveTo((at("2027-04-01T10:00") + 2 * DAY) as Instant);
  state.broken = true;
  assert.equal(await service.followCalendars(), 0);
  assert.equal(await dates(house), now);
  assert.equal((await store.db.selectFrom("calendar_sources").select("tag").executeTakeFirst())?.tag, '"2"');

  // Nobody names it any more: it is forgotten.
  for (const handle of ["G1", "G2"]) await house.type("otto", `/gathering cancel ${handle} confirm:yes`);
  await house.moveTo((at("2027-04-01T10:00") + 3 * DAY) as Instant);
  assert.equal(await service.followCalendars(), 0);
  assert.equal(await store.db.selectFrom("calendar_sources").select("id").executeTakeFirst(), undefined);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("a calendar that cannot be read is said at once, and nothing is made", async (open) => {
  const store = await open();
  await store.clock.moveTo(at("2027-04-01T10:00"));
  const { state, read } = web();
  const { weekly } = await stage(store, read);
  const refused = (key: string) => (error: unknown) => error instanceof Misuse && error.key === key && error.option === "except";
  state.text = "<html>Not here</html>";
  await assert.rejects(weekly(ADDRESS), refused("calendar-file-unclear"));
  state.text = calendar();
  await assert.rejects(weekly(ADDRESS), refused("calendar-file-empty"));
  state.broken = true;
  await assert.rejects(weekly(ADDRESS), refused("calendar-web-unreachable"));
  await assert.rejects(weekly(`${ADDRESS} perhaps`), refused("except-unclear"));
  await assert.rejects(weekly([1, 2, 3, 4].map((n) => `https://a.example.org/${n}.ics`).join(" ")), refused("calendar-addresses-many"));
  assert.equal(await store.db.selectFrom("gatherings").select("id").executeTakeFirst(), undefined);
  assert.equal(await store.db.selectFrom("calendar_sources").select("id").executeTakeFirst(), undefined);
});

eachDatabase("two processes that look at one calendar at once change a series once", async (open) => {
  const store = await open();
  await store.clock.moveTo(at("2027-04-01T10:00"));
  const { state, read } = web();
  const { house, service, weekly } = await stage(store, read);
  await weekly(ADDRESS);
  await house.moveTo((at("2027-04-01T10:00") + DAY) as Instant);
  Object.assign(state, { text: calendar(["20270428", "20270429"]), tag: '"2"' });
  const changed = await Promise.all([service.followCalendars(), service.followCalendars()]);
  assert.equal(changed[0] + changed[1], 1);
});
