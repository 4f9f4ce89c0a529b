import assert from "node:assert/strict";
import fc from "fast-check";
import { tally } from "#assemblies/count/tally.ts";
import { exportMotions } from "#assemblies/export.ts";
import type { Zone } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const MEMBERS = ["ana", "bo", "chen", "dora", "emil", "fay", "gus"] as const;
const START = Date.UTC(2027, 2, 21, 18) as Instant;

async function convened(store: TestStore, options = ""): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  await house.person("adam", { roles: ["admin"] });
  await house.person("sec", { roles: ["secretary"] });
  for (const name of MEMBERS) await house.person(name);
  if (options !== "") await done(house, "adam", `/assembly rules ${options}`);
  await done(house, "sec", '/assembly convene title:Spring start:"2027-03-21 19:00"');
  return house;
}

async function done(house: WholeHouse, who: string, line: string): Promise<void> {
  const reply = await house.type(who, line);
  assert.equal(reply.outcome, "done", `${line}: ${JSON.stringify(reply.answer)}`);
}

interface Exported {
  readonly state: string;
  readonly text: string;
  readonly file: string | null;
  readonly result: Record<"for" | "against" | "abstain" | "blank" | "cast" | "turnout" | "present" | "represented" | "entitled", number> & {
    readonly outcome: string;
    readonly elected: readonly string[];
  };
}

async function motion(house: WholeHouse, store: TestStore, handle: string): Promise<Exported> {
  return (await exportMotions(store.db, house.community, { name: (person) => person, zone: "Europe/Paris" as Zone }))[handle] as Exported;
}

eachDatabase("opening, second call and adoption happen once, however often they are asked for at once", async (open) => {
  const store = await open();
  const house = await convened(store, "quorum:1/2 second:none interval:1");
  await done(house, "sec", "/motion propose title:Budget text:Approved. assembly:A1");
  await house.moveTo(START);
  const openings = await Promise.all([1, 2, 3, 4].map(() => house.type("sec", "/assembly open A1")));
  assert.equal(openings.filter(({ outcome }) => outcome === "done").length, 1);
  assert.equal(openings.filter(({ outcome }) => outcome === "refused").length, 3);
  const calls = await Promise.all([1, 2, 3, 4].map(() => house.type("sec", '/assembly second A1 start:"2027-03-28 19:00"')));
  assert.equal(calls.filter(({ outcome }) => outcome === "done").length, 1);
  const rows = await store.db
    .selectFrom("assemblies")
    .select(["handle", "second_of", "quorum"])
    .where("second_of", "is not", null)
    .execute();
  assert.deepEqual(
    rows.map(({ quorum }) => quorum),
    ["none"],
  );
  assert.deepEqual(house.troubles, []);
});

eachDatabase("the published file of a vote, counted again, gives the same result", async (open) => {
  const store = await open();
  const house = await convened(store);
  await done(house, "sec", "/motion propose title:Confidence text:Words secret:yes");
  await done(house, "sec", '/motion propose title:Board text:Who? method:stv choices:"Xan, Yip, Zed" seats:2 secret:yes');
  for (const handle of ["M1", "M2"]) await done(house, "sec", `/motion open ${handle}`);
  const marks = ["for", "for", "against", "abstain", "blank", "for", "against"];
  const ranks = ["Xan > Yip", "Yip", "Zed > Xan", "Xan", "blank", "Yip > Zed", "Xan > Zed"];
  for (const [at, name] of MEMBERS.entries()) {
    await done(house, name, `/vote M1 ${marks[at]}`);
    await done(house, name, `/vote M2 "${ranks[at]}"`);
  }
  for (const handle of ["M1", "M2"]) await done(house, "sec", `/motion close ${handle} confirm:yes`);
  const [yesNo, board] = [await motion(house, store, "M1"), await motion(house, store, "M2")];
  const again = tally(yesNo.file as string, { method: "yes-no" });
  assert.deepEqual(again.rounds[0]?.totals, { For: "3", Against: "2", Abstain: "1" });
  assert.equal(again.blank, 1);
  assert.deepEqual([yesNo.result.for, yesNo.result.against, yesNo.result.abstain, yesNo.result.blank], [3, 2, 1, 1]);
  assert.deepEqual(tally(board.file as string, { method: "scottish-stv" }).elected, board.result.elected);
});

eachDatabase("an anonymous poll keeps neither answers nor key once it is closed, and everybody counts once", async (open) => {
  const store = await open();
  const house = await convened(store);
  await done(house, "sec", '/poll new title:Tea choices:"Yes, No" anonymous:yes');
  const { sealed_key: key } = await store.db.selectFrom("polls").select("sealed_key").executeTakeFirstOrThrow();
  assert.ok(key !== null);
  const replies = await Promise.all(
    Array.from({ length: 70 }, (_, n) => house.type(MEMBERS[n % 7] as string, `/poll answer P1 ${n % 2 === 0 ? "Yes" : "No"}`)),
  );
  assert.ok(replies.every(({ outcome }) => outcome === "done"));
  const sealed = await store.db.selectFrom("poll_answers").select("answer").execute();
  assert.equal(sealed.length, 7);
  assert.equal(new Set(sealed.map(({ answer }) => answer.length)).size, 1, "sealed answers are of one length");
  await done(house, "sec", "/poll close P1 confirm:yes");
  assert.deepEqual(await store.db.selectFrom("poll_answers").select("person").execute(), []);
  const closed = await store.db.selectFrom("polls").select(["sealed_key", "result"]).executeTakeFirstOrThrow();
  assert.equal(closed.sealed_key, null);
  const { answers, counts } = JSON.parse(closed.result ?? "null") as { answers: number; counts: number[] };
  assert.equal(answers, 7);
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    7,
  );
});

eachDatabase("an amendment that is adopted changes its text, and those without an object fall", async (open) => {
  const store = await open();
  const house = await convened(store);
  await done(house, "ana", '/motion propose title:House text:"It opens on Sunday at ten."');
  await done(house, "bo", '/motion amend M1 passage:"Sunday at ten" text:"Monday"');
  await done(house, "chen", "/motion amend M1 passage:ten text:noon");
  await done(house, "sec", "/motion open M2");
  await done(house, "dora", "/vote M2 for");
  await done(house, "sec", "/motion close M2 confirm:yes");
  assert.equal((await motion(house, store, "M1")).text, "It opens on Monday.");
  assert.equal((await motion(house, store, "M3")).state, "withdrawn");
});

eachDatabase("the numbers of a resolution add up, whoever comes, is represented and votes", async (open) => {
  const store = await open();
  const house = await convened(store);
  await house.moveTo(START);
  await done(house, "sec", "/assembly attend A1");
  await done(house, "sec", "/assembly open A1");
  let handle = 0;
  const deed = fc.record({ who: fc.constantFrom(...MEMBERS), other: fc.constantFrom(...MEMBERS), what: fc.integer({ min: 0, max: 7 }) });
  const marks = ["for", "against", "abstain", "blank"];
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async (deeds) => {
      handle += 1;
      await done(house, "sec", `/motion propose title:"Number ${handle}" text:Words assembly:A1`);
      for (const { who, other, what } of deeds.slice(0, 7)) {
        const line = what < 4 ? "/assembly attend A1" : what < 6 ? "/assembly leave A1" : `/assembly proxy A1 to:${other}`;
        await house.type(who, line);
      }
      await done(house, "sec", `/motion open M${handle}`);
      for (const { who, other, what } of deeds.slice(7)) {
        if (what % 3 === 0) await house.type(who, "/assembly attend A1");
        if (what === 5) await house.type(other, "/assembly leave A1");
        await house.type(who, `/vote M${handle} ${marks[what % 4]}${what < 4 ? "" : ` as:${other}`}`);
      }
      await done(house, "sec", `/motion close M${handle} confirm:yes`);
      const { result } = await motion(house, store, `M${handle}`);
      const ballots = result.for + result.against + result.abstain + result.blank;
      assert.equal(ballots, result.turnout);
      assert.ok(result.cast <= result.turnout);
      assert.ok(result.turnout <= result.present + result.represented);
      assert.ok(result.present + result.represented <= result.entitled);
    }),
    { numRuns: 12 },
  );
  assert.deepEqual(house.troubles, []);
});

eachDatabase(
  "a text of 20,000 characters is kept whole, a longer one comes in pieces, and one beyond the limit changes nothing",
  async (open) => {
    const store = await open();
    const house = await convened(store);
    const long = "Whereas the house is open. ".repeat(740).trim();
    assert.equal(long.length, 19_979);
    await done(house, "ana", `/motion propose title:Long text:"${long}"`);
    assert.equal((await motion(house, store, "M1")).text, long);
    await done(house, "ana", `/motion text M1 add:"${long}"`);
    assert.equal((await motion(house, store, "M1")).text, `${long}\n${long}`);
    assert.equal((await house.type("ana", `/motion propose title:Long text:"${long}${long}"`)).outcome, "misuse");
    for (let piece = 0; piece < 8; piece += 1) await done(house, "ana", `/motion text M1 add:"${long}"`);
    assert.equal((await house.type("ana", `/motion text M1 add:"${long}"`)).outcome, "misuse");
    assert.equal((await motion(house, store, "M1")).text.length, 10 * long.length + 9);
    await done(house, "sec", "/motion open M1");
    await house.parvis.settle();
    assert.deepEqual(house.troubles, []);
  },
);
