import assert from "node:assert/strict";
import { before, type Local, type Zone } from "#calendar/calendar.ts";
import { voiceOf } from "#chat/voice.ts";
import { gatheringCard } from "#gatherings/cards.ts";
import { exportGatherings } from "#gatherings/export.ts";
import { sightOf } from "#gatherings/sight.ts";
import { findGathering } from "#gatherings/store.ts";
import { planned } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { type Club, momentOf, openClub, proposalOf, SQUARE } from "#test/support/gatherings.ts";

async function propose(club: Club, start: string, rest: Parameters<typeof proposalOf>[1] = {}): Promise<Id> {
  const host = await club.person("host", ["organizer"]);
  return (await club.gatherings.propose(club.act(host, ["organizer"]), proposalOf(start, rest), SQUARE)).gathering.id;
}

async function edit(club: Club, id: Id, revision: Parameters<Club["gatherings"]["edit"]>[2]) {
  const host = await club.person("host", ["organizer"]);
  return club.gatherings.edit(club.act(host, ["organizer"]), id, revision);
}

async function promises(store: TestStore, kind: "announcement" | "reminder") {
  const rows = await store.db
    .selectFrom("notices")
    .select(["once", "due", "state"])
    .where("kind", "=", kind)
    .orderBy("due")
    .orderBy("once")
    .execute();
  return rows.map(({ once, due, state }) => `${once.split("/").slice(1, 3).join(" ")} ${due.slice(0, 16)} ${state}`);
}

function due(start: string, days: number): string {
  return instantIn(before(start as Local, { days }, "Europe/Paris" as Zone)).slice(0, 16);
}

eachDatabase("announcements are promised up to the next turn and one beyond, and each turn promises the following", async (open) => {
  const store = await open();
  const club = await openClub(store);
  await propose(club, "2027-03-25T19:30", { repeat: "weekly", post: "2d" });
  assert.deepEqual(await promises(store, "announcement"), [
    `G1 2027-03-25 ${due("2027-03-25T19:30", 2)} due`,
    `G1 2027-04-01 ${due("2027-04-01T19:30", 2)} due`,
  ]);
  await club.moveTo("2027-03-25T21:30");
  assert.equal((await promises(store, "announcement")).length, 3);
});

eachDatabase("a long lead promises every date whose announcement comes before the next turn", async (open) => {
  const store = await open();
  const club = await openClub(store);
  await propose(club, "2027-03-25T19:30", { repeat: "weekly", post: "21d" });
  const promised = await promises(store, "announcement");
  assert.deepEqual(
    promised.map((line) => line.slice(3, 13)),
    ["2027-03-25", "2027-04-01", "2027-04-08", "2027-04-15", "2027-04-22"],
  );
  assert.deepEqual(
    promised.slice(0, 3).map((line) => line.slice(14, 30)),
    Array.from({ length: 3 }, () => instantIn(store.clock.now()).slice(0, 16)),
  );
});

eachDatabase("a moved date takes its announcement and its reminders along; one that is called off drops them", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const ana = await club.person("ana");
  const id = await propose(club, "2027-04-10T14:00", { post: "2d", reminders: "1d" });
  await club.gatherings.join(club.act(ana), id, {});
  await edit(club, id, { start: momentOf("2027-04-10T15:00") });
  assert.deepEqual(await promises(store, "announcement"), [`G1 2027-04-10 ${due("2027-04-10T15:00", 2)} due`]);
  assert.deepEqual(await promises(store, "reminder"), [`G1 2027-04-10 ${due("2027-04-10T15:00", 1)} due`]);
  await edit(club, id, { start: momentOf("2027-04-17T15:00") });
  assert.deepEqual(await promises(store, "announcement"), [`G1 2027-04-10 ${due("2027-04-17T15:00", 2)} due`]);
  assert.deepEqual(await promises(store, "reminder"), [
    `G1 2027-04-10 ${due("2027-04-10T15:00", 1)} dropped`,
    `G1 2027-04-10@2027-04-17 ${due("2027-04-17T15:00", 1)} due`,
  ]);
  const host = await club.person("host", ["organizer"]);
  await club.gatherings.cancel(club.act(host, ["organizer"]), id, {});
  assert.deepEqual(
    [...(await promises(store, "announcement")), ...(await promises(store, "reminder"))].filter((line) => line.endsWith("due")),
    [],
  );
});

eachDatabase("whoever leaves is not reminded, and whoever comes back is", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const ana = await club.person("ana");
  const id = await propose(club, "2027-04-10T14:00", { reminders: "1d" });
  await club.gatherings.join(club.act(ana), id, {});
  await club.gatherings.leave(club.act(ana), id, undefined);
  assert.deepEqual(await promises(store, "reminder"), [`G1 2027-04-10 ${due("2027-04-10T14:00", 1)} dropped`]);
  await club.gatherings.join(club.act(ana), id, {});
  assert.deepEqual(await promises(store, "reminder"), [`G1 2027-04-10 ${due("2027-04-10T14:00", 1)} due`]);
});

eachDatabase("several dates moved at once are one message to each person, and a new title is none", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const ana = await club.person("ana");
  const id = await propose(club, "2027-04-07T19:30", { repeat: "weekly", until: "2027-06-30" });
  for (const date of ["2027-04-07", "2027-04-14", "2027-04-21"]) await club.gatherings.join(club.act(ana), id, { date });
  assert.equal((await edit(club, id, { title: "Autrement" })).told, 0);
  assert.equal((await edit(club, id, { start: momentOf("2027-04-08T19:30") })).told, 1);
  const told = await store.db.selectFrom("notices").select("once").where("name", "=", "gathering-changed").execute();
  assert.equal(told.length, 1);
  const exported = await exportGatherings(store.db, club.community, { name: (person) => person, now: store.clock.now() });
  const { title, occurrences } = exported["G1"] as { title: string; occurrences: { original: string; registrations: unknown[] }[] };
  assert.equal(title, "Autrement");
  assert.deepEqual(
    occurrences.slice(0, 4).map(({ original, registrations }) => [original.slice(0, 10), registrations.length]),
    [
      ["2027-04-08", 1],
      ["2027-04-15", 1],
      ["2027-04-22", 1],
      ["2027-04-29", 0],
    ],
  );
});

eachDatabase("a series moved onto the date before it is refused, and nothing is changed", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const id = await propose(club, "2027-04-07T19:30", { repeat: "weekly" });
  const wanted = { scope: "following", date: "2027-04-21", start: momentOf("2027-04-14T10:00") } as const;
  await assert.rejects(edit(club, id, wanted), (error: unknown) => error instanceof Refusal && error.key === "gathering-shift-overlaps");
  const gathering = await findGathering(store.db, club.community, id);
  assert.equal(gathering?.terms.length, 1);
});

eachDatabase("at the end of each date the list turns to the next one, and after the last it is over", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const ana = await club.person("ana");
  const id = await propose(club, "2027-03-25T19:30", { repeat: "weekly", until: "2027-04-01" });
  const job = { community: club.community, kind: "gathering-turn", subject: id };
  assert.equal(await planned(store.db, job), momentOf("2027-03-25T21:30").at);
  await club.moveTo("2027-03-25T21:30");
  const { lines } = await club.gatherings.list(club.act(ana), 0);
  assert.equal(lines[0]?.occurrence.original, "2027-04-01");
  assert.equal(await planned(store.db, job), momentOf("2027-04-01T21:30").at);
  await club.moveTo("2027-04-01T21:30");
  assert.equal((await club.gatherings.list(club.act(ana), 0)).total, 0);
  assert.equal(await planned(store.db, job), null);
});

eachDatabase(
  "a card has the buttons that do something: none to join once registration is closed, none to leave once it has begun",
  async (open) => {
    const store = await open();
    const club = await openClub(store);
    const id = await propose(club, "2027-03-25T19:30", { repeat: "weekly", closes: "3h" });
    const buttons = async () => {
      const gathering = await findGathering(store.db, club.community, id);
      assert.ok(gathering !== null);
      const now = store.clock.now();
      const { controls } = gatheringCard(await sightOf(store.db, gathering, now, 20), voiceOf("en", "Europe/Paris", now));
      return controls.flat().map((control) => control.label);
    };
    assert.deepEqual(await buttons(), ["Join", "Maybe", "Leave", "Details"]);
    await club.moveTo("2027-03-25T16:30");
    assert.deepEqual(await buttons(), ["Leave", "Details"]);
    await club.moveTo("2027-03-25T19:30");
    assert.deepEqual(await buttons(), ["Details"]);
    const job = { community: club.community, kind: "gathering-closing", subject: id };
    assert.equal(await planned(store.db, job), momentOf("2027-04-01T16:30").at);
    await club.moveTo("2027-03-25T21:30");
    assert.deepEqual(await buttons(), ["Join", "Maybe", "Leave", "Details"]);
  },
);

eachDatabase("a gathering is found by its number in any case and by its title without accents, the one still ahead first", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const ana = await club.person("ana");
  const old = await propose(club, "2027-03-21T10:00", { title: "Étude du soir" });
  await club.moveTo("2027-03-22T10:00");
  const next = await propose(club, "2027-03-28T10:00", { title: "Étude du soir" });
  await propose(club, "2027-03-27T10:00", { title: "100 % laine_vierge" });
  const found = async (text: string) => (await club.gatherings.find(club.community, text))?.id ?? null;
  assert.equal(await found("g1"), old);
  assert.equal(await found("  etude DU  soir "), next);
  assert.equal(await found("étude"), null);
  const offered = async (typed: string) => {
    const asker = { community: club.community, person: ana, locale: "en", now: store.clock.now() } as const;
    return (await club.gatherings.offer(asker, typed)).map(({ value }) => value);
  };
  assert.deepEqual(await offered(""), ["G3", "G2"]);
  assert.deepEqual(await offered("etu"), ["G2"]);
  assert.deepEqual(await offered("g2"), ["G2"]);
  assert.deepEqual(await offered("%"), ["G3", "G2"]);
});

eachDatabase("the export shows every date of a series that ends and twelve weeks of one that does not", async (open) => {
  const store = await open();
  const club = await openClub(store);
  const ana = await club.person("ana");
  const bounded = await propose(club, "2027-03-24T19:30", { repeat: "weekly", until: "2027-04-07", capacity: 3, duration: 5_400_000 });
  await propose(club, "2027-03-24T19:30", { repeat: "daily" });
  await club.gatherings.join(club.act(ana), bounded, { date: "2027-03-31" });
  await club.moveTo("2027-03-25T00:00");
  const exported = await exportGatherings(store.db, club.community, {
    name: (person) => (person === ana ? "ana" : "host"),
    now: store.clock.now(),
  });
  const first = exported["G1"] as { occurrences: readonly unknown[] };
  assert.deepEqual(first, {
    ...first,
    title: "Atelier",
    kind: "meeting",
    start: "2027-03-24T19:30:00+01:00[Europe/Paris]",
    duration: "PT1H30M",
    capacity: 3,
    state: "scheduled",
  });
  assert.deepEqual(first.occurrences, [
    {
      original: "2027-03-24T19:30:00+01:00[Europe/Paris]",
      start: "2027-03-24T19:30:00+01:00[Europe/Paris]",
      state: "past",
      registrations: [],
    },
    {
      original: "2027-03-31T19:30:00+02:00[Europe/Paris]",
      start: "2027-03-31T19:30:00+02:00[Europe/Paris]",
      state: "scheduled",
      registrations: [{ person: "ana", state: "going", seats: 1 }],
    },
    {
      original: "2027-04-07T19:30:00+02:00[Europe/Paris]",
      start: "2027-04-07T19:30:00+02:00[Europe/Paris]",
      state: "scheduled",
      registrations: [],
    },
  ]);
  assert.equal((exported["G2"] as { occurrences: readonly unknown[] }).occurrences.length, 85);
});

eachDatabase(
  "with other zone data everything ahead is planned again from the hours on the wall; with the same, nothing is touched",
  async (open) => {
    const store = await open();
    const club = await openClub(store);
    const ana = await club.person("ana");
    const weekly = await propose(club, "2027-04-07T19:30", { repeat: "weekly", post: "2d", reminders: "1d" });
    await propose(club, "2027-05-10T14:00", { reminders: "1d" });
    await club.gatherings.join(club.act(ana), weekly, { date: "2027-04-07" });
    const plans = async () => ({
      jobs: await store.db.selectFrom("jobs").select(["subject", "due"]).where("kind", "=", "gathering-turn").orderBy("subject").execute(),
      told: [...(await promises(store, "announcement")), ...(await promises(store, "reminder"))],
      next: await store.db.selectFrom("gatherings").select(["handle", "next_start"]).orderBy("handle").execute(),
    });
    assert.equal(await club.gatherings.followZones("2026a"), 0);
    const right = await plans();
    await change(store.db, async (tx) => {
      const earlier = (text: string) => instantIn((Date.parse(text) - 3_600_000) as Instant);
      for (const { subject, due: at } of right.jobs)
        await tx
          .updateTable("jobs")
          .set({ due: earlier(at), try_at: earlier(at) })
          .where("subject", "=", subject)
          .execute();
      for (const { id, due: at } of await tx.selectFrom("notices").select(["id", "due"]).where("due", "is not", null).execute())
        await tx
          .updateTable("notices")
          .set({ due: earlier(at as string) })
          .where("id", "=", id)
          .execute();
      for (const { id, announced } of await tx
        .selectFrom("occurrences")
        .select(["id", "announced"])
        .where("announced", "is not", null)
        .execute())
        await tx
          .updateTable("occurrences")
          .set({ announced: earlier(announced as string) })
          .where("id", "=", id)
          .execute();
      for (const { handle, next_start } of right.next)
        await tx
          .updateTable("gatherings")
          .set({ next_start: earlier(next_start as string) })
          .where("handle", "=", handle)
          .execute();
    });
    const wrong = await plans();
    assert.notDeepEqual(wrong, right);
    assert.equal(await club.gatherings.followZones("2026a"), 0);
    assert.deepEqual(await plans(), wrong);
    assert.equal(await club.gatherings.followZones("2026b"), 2);
    assert.deepEqual(await plans(), right);
    assert.equal(await club.gatherings.followZones("2026b"), 0);
  },
);
