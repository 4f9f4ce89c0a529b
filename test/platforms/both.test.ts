import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { startPlatforms } from "#start.ts";
import { change } from "#store/change.ts";
import { TOKEN, textOf } from "#test/support/discord/world.ts";
import { discordPeople, shown } from "#test/support/discord-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";
import { fakeSlack } from "#test/support/fake-slack.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { until } from "#test/support/slack/stage.ts";

const GENERAL = "CGENERAL01";

/** One association over a Discord server and a Slack workspace, both our own, in one process as `parvis start` opens it. */
async function openBoth() {
  const data = mkdtempSync(join(tmpdir(), "parvis-both-"));
  const [discord, slack] = [await openFakeDiscord(), await fakeSlack()];
  const guild = discord.addGuild({
    name: "Les Amis",
    channels: ["general", "aid"],
    people: { Ines: "en-GB", Paul: "en-GB", Chloe: "en-GB" },
  });
  const read = readConfig({
    PARVIS_DATA: data,
    PARVIS_ZONE: "Europe/Paris",
    PARVIS_LOG: "error",
    DISCORD_TOKEN: TOKEN,
    DISCORD_API_URL: discord.api,
    SLACK_BOT_TOKEN: slack.team.token,
    SLACK_APP_TOKEN: slack.appToken,
    SLACK_API_URL: slack.apiUrl,
  });
  assert.ok("config" in read);
  const lost: Error[] = [];
  const running = await startPlatforms(read.config, (problem) => lost.push(problem));
  const there = discordPeople(discord, guild, manifest(commands));
  const [paul, nour] = [fakePerson(slack, slack.team, "UPAUL00001"), fakePerson(slack, slack.team, "UNOUR00001")];
  const { db } = running.store;

  await there.say("Ines", "parvis setup");
  const privately = (user: string) => slack.team.ephemerals.filter((each) => each.user === user).map((each) => blockText(each.blocks));
  const administers = fakePerson(slack, slack.team, "UINES00001");
  const given = await there.say("Ines", "parvis link");
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(textOf(given.message as never))?.[0] ?? "";
  await paul.slash("/parvis", `link ${code}`, GENERAL);
  await until(() => privately(paul.user).some((each) => each.includes("not set up")), "that only an administrator may");
  await administers.slash("/parvis", `link ${code}`, GENERAL);
  await until(() => privately(administers.user).length > 0, "that the workspace is attached");
  assert.equal((await db.selectFrom("communities").select("id").execute()).length, 1);
  const spaces = await db.selectFrom("spaces").select(["platform", "announcements"]).execute();
  assert.equal(spaces.find((each) => each.platform === "slack")?.announcements, GENERAL);
  for (const name of ["Paul", "Chloe"]) await there.say(name, "gathering list");
  for (const person of [paul, nour]) {
    await person.slash("/gathering", "list", GENERAL);
    await until(() => privately(person.user).length > (person === paul ? 1 : 0));
  }
  await change(db, (tx) => tx.updateTable("people").set({ standing: "member" }).where("standing", "=", "guest").execute());

  return {
    ...{ discord, slack, guild, there, paul, nour, running, db, privately },
    onDiscord: () =>
      [...discord.world.messages.values()].filter((each) => each.channel === there.general && !each.deleted && each.onlyFor === null),
    onSlack: () => slack.team.messages.filter(({ channel }) => channel === GENERAL),
    async close() {
      await running.stop();
      await discord.close();
      await slack.close();
      rmSync(data, { recursive: true, force: true });
      assert.deepEqual([...discord.problems(), ...slack.state.problems, ...lost], []);
    },
  };
}

async function withBoth(body: (both: Awaited<ReturnType<typeof openBoth>>) => Promise<void>): Promise<void> {
  const both = await openBoth();
  try {
    await body(both);
  } finally {
    await both.close();
  }
}

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

/** Paul's two accounts become one person's, as both of them confirm. */
async function joinPaul({ there, paul, running, privately }: Awaited<ReturnType<typeof openBoth>>): Promise<void> {
  const given = await there.say("Paul", "parvis link");
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(textOf(given.message as never))?.[0] ?? "";
  await paul.slash("/parvis", `link ${code}`, GENERAL);
  await until(() => privately(paul.user).some((each) => each.includes("Are both of these accounts yours")), "the question");
  await paul.press("Confirm");
  await until(() => privately(paul.user).some((each) => each.includes("Your other account is asked now")), "that the first side is asked");
  await running.parvis.settle();
  await there.press("Paul", "Confirm");
}

/** Types on Slack and waits for the answer, which it gives. */
async function answered(
  { privately }: Awaited<ReturnType<typeof openBoth>>,
  person: ReturnType<typeof fakePerson>,
  line: string,
): Promise<string> {
  const before = privately(person.user).length;
  const [command = "", ...words] = line.split(" ");
  await person.slash(command, words.join(" "), GENERAL);
  await until(() => privately(person.user).length > before, line);
  return privately(person.user).at(-1) ?? "";
}

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
