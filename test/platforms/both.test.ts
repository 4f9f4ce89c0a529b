import assert from "node:assert/strict";
import { test } from "node:test";
import { change } from "#store/change.ts";
import { answered, joinPaul, withBoth } from "#test/support/both-at-once.ts";
import { textOf } from "#test/support/discord/world.ts";
import { shown } from "#test/support/discord-stage.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL } from "#test/support/slack/whole.ts";

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test("a gathering announced on both has one list of seats, and is kept fresh on both", () =>
  withBoth(async ({ there, nour, running, db, onDiscord, onSlack, privately }) => {
    await change(db, (tx) => tx.updateTable("people").set({ roles: '["organizer"]' }).where("name", "like", "Nour%").execute());
    await nour.slash("/gathering", `new title:"Soup night" start:"${inDays(5)} 18:30" capacity:2`, "DUNOUR00001");
    await until(() => onSlack().length === 1, "the card on Slack");
    await running.parvis.settle();
    const here = onDiscord().filter((each) => textOf(each).includes("Soup night"));
    assert.equal(here.length, 1);
    await there.press("Paul", "Join", (message) => textOf(message).includes("Soup night"));
    await nour.press("Join");
    await until(() => privately(nour.user).some((each) => each.includes("Une place est à vous")), "Nour's seat");
    const late = await there.press("Chloe", "Join", (message) => textOf(message).includes("Soup night"));
    assert.match(shown(textOf(late.message as never)), /waiting list/i);
    await running.parvis.settle();
    const rows = await db.selectFrom("registrations").select("state").execute();
    assert.deepEqual(rows.map(({ state }) => state).sort(), ["going", "going", "waitlisted"]);
    const cards = [
      shown(textOf(onDiscord().find((each) => textOf(each).includes("Soup night")) as never)),
      blockText(onSlack()[0]?.blocks ?? []),
    ];
    for (const card of cards) assert.match(card, /Paul/);
    for (const card of cards) assert.match(card, /Nour/);
  }));

const RECEIPT = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/;

test("a secret vote is one ballot too: from the other platform it is changed with its receipt alone, by whoever is entitled twice", () =>
  withBoth(async (both) => {
    const { there, paul, nour, db } = both;
    await there.say("Ines", "motion propose", { title: "A chair", text: "Who is to chair.", secret: "yes" });
    await there.say("Ines", "motion open", { motion: "M1" });
    const motion = () => db.selectFrom("motions").select(["entitled", "result"]).executeTakeFirstOrThrow();
    assert.equal((await motion()).entitled, 6);
    const given = await there.say("Paul", "vote", { motion: "M1", choice: "against" });
    const receipt = RECEIPT.exec(textOf(given.message as never))?.[0] ?? "";
    assert.notEqual(receipt, "");
    await joinPaul(both);
    assert.equal((await motion()).entitled, 5);
    assert.match(await answered(both, paul, "/vote M1 for"), /receipt/i);
    await answered(both, paul, `/vote M1 for receipt:${receipt}`);
    await answered(both, nour, "/vote M1 for");
    await there.say("Ines", "motion close", { motion: "M1" });
    await there.press("Ines", "Confirm");
    const counted = JSON.parse((await motion()).result ?? "{}") as Readonly<Record<string, unknown>>;
    assert.deepEqual([counted["for"], counted["against"], counted["cast"]], [2, 0, 2]);
  }));

test("the receipt of a ballot cast before two accounts were one is good from either of them", () =>
  withBoth(async (both) => {
    const { there, paul, db } = both;
    await there.say("Ines", "motion propose", { title: "A chair", text: "Who is to chair.", secret: "yes" });
    await there.say("Ines", "motion open", { motion: "M1" });
    const receipt = RECEIPT.exec(await answered(both, paul, "/vote M1 against"))?.[0] ?? "";
    await joinPaul(both);
    assert.match(await answered(both, paul, `/vote M1 receipt:${receipt}`), /in the box|Against/i);
    await there.say("Paul", "vote", { motion: "M1", choice: "for", receipt });
    await there.say("Ines", "motion close", { motion: "M1" });
    await there.press("Ines", "Confirm");
    const { result } = await db.selectFrom("motions").select("result").executeTakeFirstOrThrow();
    const counted = JSON.parse(result ?? "{}") as Readonly<Record<string, unknown>>;
    assert.deepEqual([counted["for"], counted["against"], counted["cast"]], [1, 0, 1]);
  }));

test("a vote cast from one account while both were entitled is one, whichever account changes it afterwards", () =>
  withBoth(async (both) => {
    const { there, paul, db } = both;
    await there.say("Ines", "motion propose", { title: "A bench", text: "We buy a bench." });
    await there.say("Ines", "motion open", { motion: "M1" });
    await answered(both, paul, "/vote M1 against");
    await joinPaul(both);
    await there.say("Paul", "vote", { motion: "M1", choice: "for" });
    await there.say("Ines", "motion close", { motion: "M1" });
    await there.press("Ines", "Confirm");
    const { entitled, result } = await db.selectFrom("motions").select(["entitled", "result"]).executeTakeFirstOrThrow();
    const counted = JSON.parse(result ?? "{}") as Readonly<Record<string, unknown>>;
    assert.deepEqual([entitled, counted["for"], counted["against"], counted["cast"]], [5, 1, 0, 1]);
  }));

test("a person with an account on each, joined by a code, has one vote from wherever it is cast", () =>
  withBoth(async (both) => {
    const { there, paul, nour, db, privately, slack } = both;
    await joinPaul(both);
    const accounts = await db.selectFrom("accounts").select(["person", "platform"]).where("name", "like", "Paul%").execute();
    assert.deepEqual(accounts.map(({ platform }) => platform).sort(), ["discord", "slack"]);
    assert.equal(new Set(accounts.map(({ person }) => person)).size, 1);

    await there.say("Ines", "motion propose", { title: "A bench", text: "We buy a bench." });
    await there.say("Ines", "motion open", { motion: "M1" });
    const { entitled } = await db.selectFrom("motions").select("entitled").executeTakeFirstOrThrow();
    assert.equal(entitled, 5);
    await there.say("Paul", "vote", { motion: "M1", choice: "against" });
    const before = privately(paul.user).length;
    await paul.slash("/vote", "M1 for", GENERAL);
    await until(() => privately(paul.user).length > before, "the vote from Slack");
    await nour.slash("/vote", "M1 for", GENERAL);
    await until(() => privately(nour.user).length > 1);
    await there.say("Ines", "motion close", { motion: "M1" });
    await there.press("Ines", "Confirm");
    const { result } = await db.selectFrom("motions").select("result").executeTakeFirstOrThrow();
    const counted = JSON.parse(result ?? "{}") as Readonly<Record<string, unknown>>;
    assert.deepEqual([counted["for"], counted["against"], counted["cast"]], [2, 0, 2]);
    assert.equal(slack.state.problems.length, 0);
  }));

test("help asked for on Slack and taken on from both in the same turn is one person's", () =>
  withBoth(async ({ there, paul, nour, running, db, privately }) => {
    await there.say("Chloe", "aid volunteer", { categories: "transport" });
    await paul.slash("/aid", "volunteer transport", GENERAL);
    await until(() => privately(paul.user).length > 2, "that Paul helps");
    await nour.slash("/aid", 'ask category:transport about:"To the doctor on Monday" urgency:week', GENERAL);
    await until(() => privately(nour.user).some((each) => each.includes("R1")), "that it was heard");
    await running.parvis.settle();
    const before = privately(paul.user).length;
    await Promise.all([there.say("Chloe", "aid claim", { request: "R1" }), paul.slash("/aid", "claim R1", GENERAL)]);
    await until(() => privately(paul.user).length > before, "Paul's answer");
    const claims = await db.selectFrom("claims").select(["person", "state"]).where("state", "=", "active").execute();
    assert.equal(claims.length, 1);
    const { state } = await db.selectFrom("requests").select("state").executeTakeFirstOrThrow();
    assert.equal(state, "claimed");
  }));
