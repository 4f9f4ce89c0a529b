import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { exportAssemblies } from "#assemblies/export.ts";
import type { Zone } from "#calendar/calendar.ts";
import type { Card } from "#chat/card.ts";
import type { Reply } from "#chat/platform.ts";
import type { Instant } from "#kernel/clock.ts";
import { change } from "#store/change.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

const START = Date.UTC(2027, 2, 21, 18) as Instant;
const ZONE = "Europe/Paris" as Zone;

interface Kept {
  readonly state: string;
  readonly hash: string | null;
  readonly text: string | null;
}

async function over(store: TestStore): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  for (const name of ["sec", "sara"]) await house.person(name, { roles: ["secretary"] });
  for (const name of ["ana", "bo"]) await house.person(name);
  await done(house, "sec", '/assembly convene title:Spring start:"2027-03-21 19:00"');
  await done(house, "sec", "/motion propose title:Budget text:Approved. assembly:A1");
  await house.moveTo(START);
  for (const name of ["sec", "ana", "bo"]) await done(house, name, "/assembly attend A1");
  await done(house, "sec", "/assembly open A1");
  await done(house, "sec", "/motion open M1");
  await done(house, "ana", "/vote M1 for");
  await done(house, "sec", "/motion close M1 confirm:yes");
  await done(house, "sec", "/assembly close A1 confirm:yes");
  return house;
}

async function done(house: WholeHouse, name: string, text: string): Promise<Card> {
  const reply = await house.type(name, text);
  assert.equal(reply.outcome, "done", `${text}: ${JSON.stringify(reply)}`);
  return cardOf(reply);
}

function cardOf(reply: Reply): Card {
  assert.ok(reply.answer.kind === "show", JSON.stringify(reply.answer));
  return reply.answer.card;
}

async function kept(house: WholeHouse, store: TestStore): Promise<Kept> {
  const assemblies = await exportAssemblies(store.db, house.community, { name: (person) => person, zone: ZONE });
  return (assemblies["A1"] as { readonly minutes: Kept }).minutes;
}

eachDatabase(
  "minutes are approved once, and what is corrected in the same moment is in them or refused, never lost without a word",
  async (open) => {
    const store = await open();
    const house = await over(store);
    await done(house, "sec", "/assembly minutes A1");
    const said = await Promise.all([
      house.type("sec", "/assembly minutes A1 approve:yes confirm:yes"),
      house.type("sara", '/assembly minutes A1 section:debates text:"Bo asks what it costs."'),
      house.type("sara", "/assembly minutes A1 approve:yes confirm:yes"),
    ]);
    assert.ok(said.every(({ outcome }) => outcome === "done" || outcome === "refused"));
    const approved = [said[0], said[2]].filter((reply) => reply?.outcome === "done");
    assert.ok(approved.length <= 1);
    if (approved.length === 0) await done(house, "sec", "/assembly minutes A1 approve:yes confirm:yes");
    const { state, hash, text } = await kept(house, store);
    assert.equal(state, "approved");
    assert.equal(
      hash,
      createHash("sha256")
        .update(text ?? "")
        .digest("hex"),
    );
    assert.equal(text?.includes("Bo asks what it costs."), said[1]?.outcome === "done");
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase("approved minutes stay as they are, whatever becomes of the people and the motions in them", async (open) => {
  const store = await open();
  const house = await over(store);
  await done(house, "sec", "/assembly minutes A1 approve:yes confirm:yes");
  const before = await kept(house, store);
  await change(store.db, (tx) => tx.updateTable("people").set({ name: "somebody else" }).execute());
  const after = await kept(house, store);
  assert.deepEqual(after, before);
  const card = await done(house, "ana", "/assembly minutes A1");
  const file = card.blocks.find((block) => block.kind === "file" && block.name.endsWith(".md"));
  assert.ok(file?.kind === "file");
  assert.equal(Buffer.from(file.url.split(",")[1] ?? "", "base64").toString(), before.text);
});

eachDatabase(
  "candidates who stand, are named and withdraw at once each stand where they said last; the ballot has their names once",
  async (open) => {
    const store = await open();
    const house = await openWholeHouse(store);
    await house.person("sec", { roles: ["secretary"] });
    for (const name of ["ana", "bo", "chen"]) await house.person(name);
    await done(house, "sec", '/assembly convene title:Spring start:"2027-03-21 19:00"');
    await done(house, "sec", "/assembly candidates A1 office:Board seats:2");
    await Promise.all(["ana", "bo", "chen", "ana"].map((name) => house.type(name, "/assembly candidates A1 answer:stand")));
    await Promise.all([
      house.type("chen", "/assembly candidates A1 answer:withdraw"),
      house.type("ana", "/assembly candidates A1 person:bo"),
    ]);
    const { choices } = await store.db.selectFrom("motions").select("choices").where("handle", "=", "M1").executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(choices), ["ana", "bo"]);
    await house.moveTo(START);
    await done(house, "ana", "/assembly attend A1");
    await done(house, "sec", "/assembly open A1");
    const said = await Promise.all([house.type("sec", "/motion open M1"), house.type("bo", "/assembly candidates A1 answer:withdraw")]);
    const ballot = await store.db.selectFrom("motions").select(["choices", "state"]).where("handle", "=", "M1").executeTakeFirstOrThrow();
    assert.equal(ballot.state, "open");
    assert.deepEqual(JSON.parse(ballot.choices), said[1]?.outcome === "done" ? ["ana"] : ["ana", "bo"]);
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase("a mandate is entered once, however often it is asked for at once", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("sec", { roles: ["secretary"] });
  await house.person("ana");
  const line = "/assembly mandates office:Treasurer person:ana from:2027-04-01 until:2028-03-31";
  const said = await Promise.all([1, 2, 3, 4].map(() => house.type("sec", line)));
  assert.equal(said.filter(({ outcome }) => outcome === "done").length, 1);
  const rows = await store.db.selectFrom("mandates").select("id").execute();
  assert.equal(rows.length, 1);
  assert.deepEqual(house.troubles, []);
});
