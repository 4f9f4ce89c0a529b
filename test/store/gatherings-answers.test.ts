import assert from "node:assert/strict";
import type { LocalDate } from "#calendar/calendar.ts";
import { firstOf, registrationsOf } from "#gatherings/registrations.ts";
import { findGathering, findKept } from "#gatherings/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { type Club, openClub, proposalOf, SQUARE } from "#test/support/gatherings.ts";
import { openWholeHouse } from "#test/support/whole-house.ts";

function refusedWith(key: string) {
  return (error: unknown) => error instanceof Refusal && error.key === key;
}

async function propose(club: Club, capacity: number, rest: Parameters<typeof proposalOf>[1] = {}): Promise<Id> {
  const host = await club.person("host", ["organizer"]);
  const proposal = proposalOf("2027-04-10T14:00", { capacity, ...rest });
  return (await club.gatherings.propose(club.act(host, ["organizer"]), proposal, SQUARE)).gathering.id;
}

async function people(club: Club, count: number): Promise<readonly Id[]> {
  const found: Id[] = [];
  for (let n = 0; n < count; n += 1) found.push(await club.person(`p${n}`));
  return found;
}

async function keptOf(store: TestStore, club: Club, id: Id, original = "2027-04-10") {
  const gathering = await findGathering(store.db, club.community, id);
  assert.ok(gathering !== null);
  const kept = await findKept(store.db, gathering, original as LocalDate);
  assert.ok(kept !== null);
  return kept;
}

eachDatabase(
  "sixty people press at once for twenty seats: exactly twenty have one, the rest wait, all in the order of arrival",
  async (open) => {
    const store = await open();
    const house = await openWholeHouse(store);
    await house.person("host", { roles: ["organizer"] });
    await house.type("host", '/gathering new title:"Concert" start:"2099-04-10 14:00" capacity:20');
    const names = Array.from({ length: 60 }, (_, n) => `p${n}`);
    const crowd: Id[] = [];
    for (const name of names) crowd.push(await house.person(name));
    const replies = await Promise.all(names.map((name) => house.type(name, "/gathering join gathering:G1")));
    assert.ok(replies.every(({ outcome }) => outcome === "done"));
    const gathering = await findGathering(store.db, house.community, await house.idOf("G1"));
    const kept = gathering === null ? null : await findKept(store.db, gathering, "2099-04-10" as LocalDate);
    assert.ok(kept !== null);
    assert.deepEqual([kept.taken, kept.waiting], [20, 40]);
    const rows = await registrationsOf(store.db, house.community, kept.id);
    assert.deepEqual(
      rows.map(({ person, state }) => [person, state]),
      crowd.map((person, n) => [person, n < 20 ? "going" : "waitlisted"]),
    );
  },
);

eachDatabase("whoever is written down first has the seat, and the waiting list is numbered without a gap", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 20);
  const crowd = await people(club, 60);
  const answers = await Promise.all(crowd.map((person) => club.gatherings.join(club.act(person), id, {})));
  const rows = await registrationsOf(store.db, club.community, (await keptOf(store, club, id)).id);
  assert.deepEqual(
    rows.map(({ state }) => state),
    Array.from({ length: 60 }, (_, n) => (n < 20 ? "going" : "waitlisted")),
  );
  const ranks = answers.flatMap(({ rank }) => (rank === null ? [] : [rank])).sort((a, b) => a - b);
  assert.deepEqual(
    ranks,
    Array.from({ length: 40 }, (_, n) => n + 1),
  );
});

eachDatabase("two processes on one database never give a seat twice, and lose nobody", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 5);
  const crowd = await people(club, 24);
  const second = await openStore({ url: store.url, clock: store.clock, synchronous: "OFF" });
  try {
    const other = await openClub(store, second, club.community);
    const answers = await Promise.all(crowd.map((person, n) => (n % 2 === 0 ? club : other).gatherings.join(club.act(person), id, {})));
    assert.equal(answers.filter(({ state }) => state === "going").length, 5);
    const kept = await keptOf(store, club, id);
    assert.deepEqual([kept.taken, kept.waiting], [5, 19]);
    const leavers = answers.flatMap(({ state }, n) => (state === "going" ? [crowd[n] as Id] : []));
    await Promise.all(leavers.map((person, n) => (n % 2 === 0 ? other : club).gatherings.leave(club.act(person), id, undefined)));
    const after = await keptOf(store, club, id);
    assert.deepEqual([after.taken, after.waiting], [5, 14]);
    assert.equal((await registrationsOf(store.db, club.community, kept.id)).length, 19);
  } finally {
    await second.close();
  }
});

eachDatabase("the same press delivered twice is one registration with one answer", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 1);
  const [ana] = await people(club, 1);
  const delivery = { platform: "paper", key: "press-1" };
  const first = await club.gatherings.join(club.act(ana as Id, [], delivery), id, {});
  const again = await club.gatherings.join(club.act(ana as Id, [], delivery), id, {});
  assert.deepEqual([first.state, first.already, again.state, again.already], ["going", false, "going", false]);
  const kept = await keptOf(store, club, id);
  assert.equal((await registrationsOf(store.db, club.community, kept.id)).length, 1);
  assert.equal(kept.taken, 1);
});

eachDatabase("the same proposal delivered twice is one gathering", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const host = await club.person("host", ["organizer"]);
  const act = club.act(host, ["organizer"], { platform: "paper", key: "new-1" });
  const first = await club.gatherings.propose(act, proposalOf("2027-04-10T14:00"), SQUARE);
  const again = await club.gatherings.propose(act, proposalOf("2027-04-10T14:00"), SQUARE);
  assert.equal(again.gathering.id, first.gathering.id);
  assert.equal((await club.gatherings.list(act, 0)).total, 1);
});

eachDatabase("a refused answer leaves nothing behind, and may be given again", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 4, { party: 2 });
  const [ana] = await people(club, 1);
  const delivery = { platform: "paper", key: "press-1" };
  await assert.rejects(club.gatherings.join(club.act(ana as Id, [], delivery), id, { seats: 3 }), refusedWith("gathering-party-limit"));
  const answer = await club.gatherings.join(club.act(ana as Id, [], delivery), id, { seats: 2 });
  assert.deepEqual([answer.state, answer.seats], ["going", 2]);
});

eachDatabase("whoever is promoted is told once, and promoted again when they wait again", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 1);
  const [ana, bea] = (await people(club, 2)) as [Id, Id];
  for (let round = 1; round <= 2; round += 1) {
    await club.gatherings.join(club.act(ana), id, {});
    await club.gatherings.join(club.act(bea), id, {});
    await club.gatherings.leave(club.act(ana), id, undefined);
    const notices = await store.db.selectFrom("notices").select("id").where("name", "=", "gathering-promoted").execute();
    assert.equal(notices.length, round);
    await club.gatherings.join(club.act(bea), id, { answer: "maybe" });
  }
});

eachDatabase("each date of a series has its own seats and its own list", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 1, { repeat: "weekly", until: "2027-05-01" });
  const [ana, bea] = (await people(club, 2)) as [Id, Id];
  await club.gatherings.join(club.act(ana), id, { date: "2027-04-17" });
  const other = await club.gatherings.join(club.act(bea), id, {});
  assert.deepEqual([other.state, other.occurrence.original], ["going", "2027-04-10"]);
  const waits = await club.gatherings.join(club.act(bea), id, { date: "2027-04-17" });
  assert.equal(waits.state, "waitlisted");
  await assert.rejects(club.gatherings.join(club.act(bea), id, { date: "2027-04-18" }), refusedWith("gathering-no-such-date"));
  await assert.rejects(club.gatherings.join(club.act(bea), id, { date: "2027-05-08" }), refusedWith("gathering-no-such-date"));
});

eachDatabase("nobody is promoted into a date that has begun", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, 1);
  const [ana, bea] = (await people(club, 2)) as [Id, Id];
  await club.gatherings.join(club.act(ana), id, {});
  await club.gatherings.join(club.act(bea), id, {});
  await club.moveTo("2027-04-10T14:30");
  await club.gatherings.leave(club.act(ana), id, undefined);
  const kept = await keptOf(store, club, id);
  assert.deepEqual([kept.taken, kept.waiting], [0, 1]);
  assert.equal((await firstOf(store.db, club.community, kept.id, "waitlisted", 5)).length, 1);
});

eachDatabase("a guest registers where everyone may, and is refused where members are asked for", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const everyone = await propose(club, 5);
  const members = await propose(club, 5, { audience: "members" });
  const guest = await club.person("guest", [], "guest");
  const lapsed = await club.person("lapsed", [], "lapsed");
  assert.equal((await club.gatherings.join(club.act(guest), everyone, {})).state, "going");
  for (const person of [guest, lapsed]) {
    await assert.rejects(club.gatherings.join(club.act(person), members, {}), refusedWith("gathering-members-only"));
  }
});

eachDatabase(
  "calling off while people press: whoever comes after is refused, and nobody is left on a date that does not take place untold",
  async (open) => {
    const store = await open();
    const club = await openClub(store);
    const id = await propose(club, 50);
    const host = await club.person("host", ["organizer"]);
    const crowd = await people(club, 10);
    const pressed = crowd.map((person, n) => {
      const join = () => club.gatherings.join(club.act(person), id, {}).then(({ state }) => state as string);
      if (n !== 5) return join().catch((error: Refusal) => error.key);
      const cancel = club.gatherings.cancel(club.act(host, ["organizer"]), id, {});
      return cancel.then(join).catch((error: Refusal) => error.key);
    });
    const answers = await Promise.all(pressed);
    const going = answers.filter((answer) => answer === "going").length;
    assert.equal(going + answers.filter((answer) => answer === "gathering-is-cancelled").length, 10);
    assert.equal(answers[5], "gathering-is-cancelled");
    const told = await store.db.selectFrom("notices").select("id").where("name", "=", "gathering-cancelled").execute();
    assert.equal(told.length, going);
  },
);

eachDatabase(
  "a card that sixty people press names as many as fit and counts the others, is edited seldom, and everybody is reminded",
  async (open) => {
    const store = await open();
    const house = await openWholeHouse(store);
    await house.person("host", { roles: ["organizer"] });
    await house.type("host", '/gathering new title:"Fair" start:"2027-04-20 14:00" reminders:2h channel:#general');
    await house.parvis.settle();
    const names = Array.from({ length: 60 }, (_, n) => `sixty-times-a-long-name-${n}`);
    for (const name of names) await house.person(name);
    await Promise.all(names.map((name) => house.type(name, "/gathering join gathering:G1")));
    await house.parvis.settle();
    const cards = house.paper.sheets.filter(
      (sheet) => sheet.reader === null && sheet.place !== null && sheet.pages.some(({ text }) => text.includes("Fair")),
    );
    assert.equal(cards.length, 1);
    const pages = cards[0]?.pages ?? [];
    assert.match(pages.at(-1)?.text ?? "", /sixty-times-a-long-name-19.*40/s);
    assert.ok(pages.length <= 4, `${pages.length} states of one card`);
    await house.moveTo(Date.parse("2027-04-20T10:00:00Z") as Instant);
    const told = await store.db.selectFrom("notices").select("state").where("name", "=", "gathering-reminder").execute();
    assert.deepEqual([told.length, new Set(told.map(({ state }) => state))], [60, new Set(["sent"])]);
    assert.deepEqual(house.troubles, []);
  },
);
