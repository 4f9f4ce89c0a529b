import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { choiceLabel, commandName, optionName } from "#chat/names.ts";
import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { handClock } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { startPlatforms } from "#start.ts";
import { change } from "#store/change.ts";
import { BEGINS, labelIn } from "#test/support/both-ways.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { discordPeople } from "#test/support/discord-stage.ts";
import { text } from "#test/support/discord-whole-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";
import { fakeSlack } from "#test/support/fake-slack.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { until } from "#test/support/slack/stage.ts";

const GENERAL = "CGENERAL01";

/** One of two associations, said once for both platforms: Ines administers it, Paul is a member. */
interface Side {
  readonly locale: Locale;
  readonly say: (name: string, path: string, given?: Readonly<Record<string, string>>) => Promise<string>;
  readonly press: (name: string, label: string, on?: RegExp) => Promise<string>;
  readonly told: (name: string) => string;
  readonly hangs: () => string;
}

/** A Discord server and a Slack workspace on one installation, each an association of its own, in two languages. */
async function openTwo(here: Locale, there: Locale) {
  const data = mkdtempSync(join(tmpdir(), "parvis-partners-"));
  const [discord, slack] = [await openFakeDiscord(), await fakeSlack()];
  const own = here === "fr" ? "fr" : "en-GB";
  const guild = discord.addGuild({ name: "Union du Nord", channels: ["general", "aid"], people: { Ines: own, Paul: own } });
  const read = readConfig({
    ...{ PARVIS_DATA: data, PARVIS_ZONE: "Europe/Paris", PARVIS_LOG: "error", PARVIS_PORT: "0" },
    ...{ DISCORD_TOKEN: TOKEN, DISCORD_API_URL: discord.api },
    ...{ SLACK_BOT_TOKEN: slack.team.token, SLACK_APP_TOKEN: slack.appToken, SLACK_API_URL: slack.apiUrl },
  });
  assert.ok("config" in read);
  const lost: Error[] = [];
  const running = await startPlatforms(read.config, (problem) => lost.push(problem), handClock(BEGINS));
  const { db } = running.store;
  const people = discordPeople(discord, guild, manifest(commands));
  const users = { Ines: "UINES00001", Paul: "UPAUL00001" } as const;
  const slackers = { Ines: fakePerson(slack, slack.team, users.Ines), Paul: fakePerson(slack, slack.team, users.Paul) };
  const who = (name: string) => slackers[name as "Ines" | "Paul"];
  const answers = (name: string) =>
    slack.team.ephemerals.filter(({ user }) => user === users[name as "Ines"]).map(({ blocks, text: plain }) => blockText(blocks) || plain);

  async function answered(name: string, act: () => Promise<unknown>): Promise<string> {
    const before = answers(name);
    await act();
    const fresh = () => answers(name).find((each, at) => each !== before[at]) ?? null;
    const found = await until(fresh, `an answer to ${name}`);
    await running.parvis.settle();
    return found;
  }

  const north: Side = {
    locale: here,
    async say(name, path, given = {}) {
      const said = await people.say(name, path, given);
      await running.parvis.settle();
      return text(said.message);
    },
    async press(name, label, on) {
      const pressed = await people.press(name, label, (message) => on === undefined || on.test(text(message)));
      await running.parvis.settle();
      return text(pressed.message);
    },
    told: (name) =>
      discord
        .privateTo(people.member(name).user)
        .filter(({ channel, onlyFor }) => onlyFor === null && discord.world.directs.has(channel))
        .map(text)
        .join("\n"),
    hangs: () =>
      discord
        .messagesIn(people.general)
        .filter(({ onlyFor }) => onlyFor === null)
        .map(text)
        .join("\n"),
  };
  const south: Side = {
    locale: there,
    say(name, path, given = {}) {
      const [first = "", second = ""] = commandName(there, path).split(" ");
      const declared = commands.find((each) => each.path === path) ?? assert.fail(path);
      const words = Object.entries(given).map(([option, value]) => {
        if (option === "confirm") return `confirm:${value}`;
        const chosen = declared.options[option]?.spec.kind === "choice" ? choiceLabel(there, path, option, value) : value;
        return `${optionName(there, path, option)}:"${chosen}"`;
      });
      return answered(name, () => who(name).slash(`/${first}`, [second, ...words].join(" "), GENERAL));
    },
    press: (name, label, on) => answered(name, () => who(name).press(label, on)),
    told: (name) =>
      slack.team.messages
        .filter(({ channel }) => slack.team.channels.get(channel)?.im === users[name as "Ines"])
        .map(({ blocks }) => blockText(blocks))
        .join("\n"),
    hangs: () =>
      slack.team.messages
        .filter(({ channel }) => channel === GENERAL)
        .map(({ blocks }) => blockText(blocks))
        .join("\n"),
  };
  await north.say("Ines", "parvis setup", { name: "Union du Nord", language: here });
  await south.say("Ines", "parvis setup", { name: "Southern Union", language: there });
  for (const name of ["Ines", "Paul"]) await south.say(name, "parvis language", { language: there });
  await north.say("Paul", "gathering list");
  await change(db, (tx) => tx.updateTable("people").set({ standing: "member" }).execute());
  assert.equal((await db.selectFrom("communities").select("id").execute()).length, 2);

  return {
    ...{ north, south, db },
    async close() {
      await running.stop();
      await Promise.all([discord.close(), slack.close()]);
      rmSync(data, { recursive: true, force: true });
      assert.deepEqual([...discord.problems(), ...slack.state.problems, ...lost], []);
    },
  };
}

/** What one of the sides reads of the other, by language. */
const WORDS = {
  en: {
    ...{ wrong: /no such invitation/, already: /already/, seat: /One seat is yours/, waits: /waiting list/ },
    ...{ over: /is a partner no more/, gone: /does not share this any more/, none: /There are no partners yet/ },
    ...{
      news: /From Union du Nord, our partner|From Southern Union, our partner/,
      campaign: /A campaign of (?:Union du Nord|Southern Union)/,
    },
    ...{ one: /one thing|only one/i, stopped: /K1.* is shared no more/ },
  },
  fr: {
    ...{ wrong: /Cette invitation n’existe pas/, already: /déjà/, seat: /Une place est à vous/, waits: /liste d’attente/ },
    ...{ over: /le partenariat a pris fin/, gone: /ne partage plus ceci/, none: /Il n’y a pas encore de partenaire/ },
    ...{ news: /De (?:Union du Nord|Southern Union), notre partenaire/, campaign: /Une campagne de (?:Union du Nord|Southern Union)/ },
    ...{ one: /une seule|une chose/i, stopped: /K1.* n’est plus partagé/ },
  },
} as const;

function codeIn(said: string): string {
  return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(said)?.[0] ?? assert.fail(said);
}

/** The one invites and shares, the other accepts, joins and drops out: pressed where there is a button. */
async function partnering(one: Side, other: Side, how: "pressed" | "typed"): Promise<void> {
  const [here, there] = [WORDS[one.locale], WORDS[other.locale]];
  const label = (side: Side, name: string) => labelIn(side.locale, name);
  assert.match(await other.say("Ines", "partner accept", { code: "ABCD-2345" }), there.wrong);
  const code = codeIn(await one.say("Ines", "partner invite"));
  if (how === "pressed") {
    await other.say("Ines", "partner accept", { code });
    await other.press("Ines", label(other, "confirm"));
    await one.press("Ines", label(one, "confirm"), /L1/);
  } else {
    await other.say("Ines", "partner accept", { code, answer: "yes" });
    await one.say("Ines", "partner accept", { partner: "L1" });
  }
  assert.match(other.told("Ines"), /L1/);
  assert.match(await other.say("Ines", "partner accept", { code }), there.wrong);
  assert.match(await one.say("Paul", "partner list"), /L1/);

  await one.say("Ines", "gathering new", { title: "Bal", start: "2027-03-28 18:30", capacity: "1" });
  await one.say("Ines", "gathering new", { title: "Bureau", start: "2027-03-29 18:30", audience: "members" });
  assert.match(await one.say("Ines", "partner share", { gathering: "G2" }), /Bureau/);
  const shared = await one.say("Ines", "partner share", { gathering: "G1" });
  assert.match(shared, /Bal/);
  assert.match(await one.say("Ines", "partner share", { gathering: "G1" }), here.already);
  await one.say("Ines", "service add", { title: "Relieuse", about: "Au local." });
  await one.say("Ines", "partner share", { service: "S1" });
  assert.match(other.hangs(), /Bal/);
  assert.match(other.hangs(), /Relieuse/);
  assert.doesNotMatch(other.hangs(), /Bureau/);

  await one.say("Ines", "announce post", { title: "Grève", text: "Demain." });
  await one.say("Ines", "campaign start", { title: "Repos", demand: "Le dimanche." });
  assert.match(await one.say("Ines", "partner share", { announcement: "B1", campaign: "K1" }), here.one);
  await one.say("Ines", "partner share", { announcement: "B1" });
  const campaign = await one.say("Ines", "partner share", { campaign: "K1" });
  assert.match(campaign, /Repos/);
  assert.match(other.hangs(), /Grève[\s\S]*Demain/);
  assert.match(other.hangs(), there.news);
  assert.match(other.hangs(), /Repos[\s\S]*Le dimanche/);
  assert.match(other.hangs(), there.campaign);
  await one.say("Ines", "announce edit", { announcement: "B1", text: "Après-demain." });
  assert.match(other.hangs(), /Grève[\s\S]*Après-demain/);
  const stopped =
    how === "pressed"
      ? await one.press("Ines", label(one, "stop-sharing"), /Repos/)
      : await one.say("Ines", "partner share", { campaign: "K1", stop: "yes" });
  assert.match(stopped, here.stopped);
  assert.doesNotMatch(other.hangs(), /Repos|Le dimanche/);
  assert.match(other.hangs(), there.gone);

  const joined =
    how === "pressed"
      ? await other.press("Paul", label(other, "join"), /Bal/)
      : await other.say("Paul", "gathering join", { gathering: "G1" });
  assert.match(joined, there.seat);
  assert.match(await one.say("Paul", "gathering join", { gathering: "G1" }), here.waits);
  assert.doesNotMatch(one.hangs(), /Union.*Paul|Paul.*Union/);
  assert.match(await one.say("Ines", "gathering show", { gathering: "G1" }), /Paul/);

  if (how === "pressed") {
    await other.say("Ines", "partner end", { partner: "L1" });
    assert.match(await other.press("Ines", label(other, "confirm")), there.over);
    assert.match(one.told("Ines"), /L1/);
  } else {
    assert.match(await one.say("Ines", "partner end", { partner: "L1", confirm: "yes" }), here.over);
    assert.match(other.told("Ines"), /L1/);
  }
  assert.match(other.hangs(), there.gone);
  assert.match(other.told("Paul"), /Bal/);
  assert.doesNotMatch(other.hangs(), /Relieuse|Grève|Après-demain/);
  assert.match(one.told("Paul"), /Bal/, "the seat that is free again goes to who waits");
  assert.match(await one.say("Paul", "partner list"), here.none);
}

for (const [here, there] of [
  ["fr", "en"],
  ["en", "fr"],
] as const) {
  test(`two associations become partners over Discord (${here}) and Slack (${there}), share, and one drops out in the middle`, async () => {
    const { north, south, close } = await openTwo(here, there);
    try {
      if (here === "fr") await partnering(north, south, "pressed");
      else await partnering(south, north, "typed");
    } finally {
      await close();
    }
  });
}
