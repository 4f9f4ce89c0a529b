import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { type Clock, machineClock } from "#kernel/clock.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { startPlatforms } from "#start.ts";
import { change } from "#store/change.ts";
import { TOKEN, textOf } from "./discord/world.ts";
import { discordPeople } from "./discord-stage.ts";
import { openFakeDiscord } from "./fake-discord.ts";
import { fakeSlack } from "./fake-slack.ts";
import { fakePerson } from "./slack/person.ts";
import { answersTo } from "./slack/seen.ts";
import { until } from "./slack/stage.ts";
import { GENERAL } from "./slack/whole.ts";

/** The code that an answer gives for joining two accounts, or two associations. */
export function codeIn(text: string): string {
  return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? assert.fail(text);
}

/**
 * A Discord server and a Slack workspace, both our own, over one process as `parvis start` opens it; nobody has set anything up.
 * Closing it fails where anything wrong is left in any body, or a connection was lost.
 *
 * @param server The Discord server: its name, and the languages of its people by their names.
 */
export async function openOverBoth(server: { readonly name: string; readonly people: Readonly<Record<string, string>> }, clock: Clock) {
  const data = mkdtempSync(join(tmpdir(), "parvis-both-"));
  const [discord, slack] = [await openFakeDiscord(), await fakeSlack()];
  const guild = discord.addGuild({ ...server, channels: ["general", "aid"] });
  const read = readConfig({
    ...{ PARVIS_DATA: data, PARVIS_ZONE: "Europe/Paris", PARVIS_LOG: "error", PARVIS_PORT: "0" },
    ...{ DISCORD_TOKEN: TOKEN, DISCORD_API_URL: discord.api },
    ...{ SLACK_BOT_TOKEN: slack.team.token, SLACK_APP_TOKEN: slack.appToken, SLACK_API_URL: slack.apiUrl },
  });
  assert.ok("config" in read);
  const lost: Error[] = [];
  const running = await startPlatforms(read.config, (problem) => lost.push(problem), clock);
  return {
    ...{ discord, slack, guild, running, db: running.store.db },
    there: discordPeople(discord, guild, manifest(commands)),
    async close() {
      await running.stop();
      await Promise.all([discord.close(), slack.close()]);
      rmSync(data, { recursive: true, force: true });
      assert.deepEqual([...discord.problems(), ...slack.state.problems, ...lost], []);
    },
  };
}

/** One association over both, which Ines set up on Discord and attached to the workspace by a code. */
async function openBoth(clock: Clock) {
  const over = await openOverBoth({ name: "Les Amis", people: { Ines: "en-GB", Paul: "en-GB", Chloe: "en-GB" } }, clock);
  const { discord, slack, there, db } = over;
  const [paul, nour] = [fakePerson(slack, slack.team, "UPAUL00001"), fakePerson(slack, slack.team, "UNOUR00001")];

  await there.say("Ines", "parvis setup");
  const privately = (user: string) => answersTo(slack.team, user);
  const administers = fakePerson(slack, slack.team, "UINES00001");
  const code = codeIn(textOf((await there.say("Ines", "parvis link")).message as never));
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
    ...over,
    ...{ paul, nour, privately },
    onDiscord: () =>
      [...discord.world.messages.values()].filter((each) => each.channel === there.general && !each.deleted && each.onlyFor === null),
    onSlack: () => slack.team.messages.filter(({ channel }) => channel === GENERAL),
  };
}

export type Both = Awaited<ReturnType<typeof openBoth>>;

/** Runs a test on an association over both. */
export async function withBoth(body: (both: Both) => Promise<void>, clock: Clock = machineClock): Promise<void> {
  const both = await openBoth(clock);
  try {
    await body(both);
  } finally {
    await both.close();
  }
}

/** Types on Slack and waits for the answer, which it gives. */
export async function answered({ privately }: Both, person: ReturnType<typeof fakePerson>, line: string): Promise<string> {
  const before = privately(person.user).length;
  const [command = "", ...words] = line.split(" ");
  await person.slash(command, words.join(" "), GENERAL);
  await until(() => privately(person.user).length > before, line);
  return privately(person.user).at(-1) ?? "";
}

/** Paul's two accounts become one person's, as both of them confirm. Resolves to the code by which they were. */
export async function joinPaul(both: Both): Promise<string> {
  const { there, paul, running, privately } = both;
  const code = codeIn(textOf((await there.say("Paul", "parvis link")).message as never));
  assert.match(await answered(both, paul, `/parvis link ${code}`), /Are both of these accounts yours/);
  await paul.press("Confirm");
  await until(() => privately(paul.user).at(-1)?.includes("Your other account is asked now"), "that the first side is asked");
  await running.parvis.settle();
  await there.press("Paul", "Confirm");
  return code;
}
