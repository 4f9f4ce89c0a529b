import type { Zone } from "#calendar/calendar.ts";
import type { Speaker } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { silentLog } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis } from "#parvis.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { migrate } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";
import { slash } from "#test/support/discord/people.ts";
import type { FakeGuild, FakeInteraction, FakeMember } from "#test/support/discord/world.ts";
import { type FakeDiscord, openFakeDiscord } from "#test/support/fake-discord.ts";
import { type FakeSlack, fakeSlack } from "#test/support/fake-slack.ts";
import { blockText } from "#test/support/slack/check-blocks.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { silentPlatform } from "./crowd.ts";
import { nextTurn } from "./machine.ts";

/** The secret of every process of the bench. */
export const SECRET_KEY = "for measuring, and known to everybody";
export const ZONE = "Europe/Paris" as Zone;

const GENERAL = "CGENERAL01";
/** The same in every town, so that one founded association fits them all. */
const GUILD = "200000000000000001";
const CHANNEL = "200000000000000002";
const FIRST_MEMBER = 300_000_000_000_000_000n;

/** What somebody was answered, and after how long. */
export interface Answered {
  readonly words: string;
  readonly milliseconds: number;
}

/** An association of `people` over a fake Discord and a fake Slack: the even numbers on the one, the odd on the other. Persons 0 and 1 run it, one on each side. */
export interface Town {
  readonly people: number;
  readonly discord: FakeDiscord;
  readonly slack: FakeSlack;
  /** Writes the association into an empty database: its two spaces and everybody in them. */
  readonly foundIn: (url: string) => Promise<void>;
  /** Types a command as this person and waits until the answer stands before them. `line` is what Slack is given, `given` what Discord. */
  readonly say: (person: number, path: string, given: Readonly<Record<string, string>>) => Promise<Answered>;
  /** How often a text stands in what hangs in the two channels. */
  readonly posted: (text: string) => readonly [onDiscord: number, onSlack: number];
  readonly close: () => Promise<void>;
}

/** Opens both fakes with all their people in them; no process is connected yet. */
export async function openTown(people: number): Promise<Town> {
  const [discord, slack] = await Promise.all([openFakeDiscord({ strict: false }), fakeSlack()]);
  const half = Math.ceil(people / 2);
  const guild = discord.addGuild({ name: "Association", channels: [], people: {}, id: GUILD });
  guild.channels.set(CHANNEL, { id: CHANNEL, name: "general", type: 0, access: "all" });
  const members = Array.from({ length: half }, (_, at): FakeMember => {
    const user = String(FIRST_MEMBER + BigInt(at));
    const rest = { name: `Person ${at * 2}`, roles: [], permissions: at === 0 ? "2080" : "2048", locale: at % 3 === 0 ? "fr" : "en-GB" };
    return { user, ...rest };
  });
  for (const member of members) guild.members.set(member.user, member);
  const registered = manifest(commands);
  for (let person = 1; person < people; person += 2) {
    const id = slackId(person);
    const locale = person % 3 === 0 ? "fr-FR" : "en-US";
    slack.team.users.set(id, { id, name: `Person ${person}`, locale, tz: ZONE, admin: false, deleted: false });
  }
  const heard = answersOf(slack);

  async function onDiscord(person: number, path: string, given: Readonly<Record<string, string>>): Promise<Answered> {
    const member = members[person / 2] as FakeMember;
    const interaction = discord.interact(slash({ guild, member, channel: CHANNEL }, registered, path, given));
    await interaction.answered.promise;
    while (interaction.message?.thinking === true) await nextTurn();
    const answeredAt = interaction.message === null ? (interaction.answeredAt as number) : performance.now();
    return { words: wordsOf(interaction), milliseconds: answeredAt - interaction.sentAt };
  }

  async function onSlack(person: number, path: string, given: Readonly<Record<string, string>>): Promise<Answered> {
    const user = slackId(person);
    const [first, second = ""] = path.split(" ");
    const options = Object.entries(given).map(([name, value]) => `${name}:"${value}"`);
    const begun = performance.now();
    const answered = heard.next(user);
    await fakePerson(slack, slack.team, user).slash(`/${first}`, [second, ...options].join(" ").trim(), GENERAL);
    return { words: await answered, milliseconds: performance.now() - begun };
  }

  return {
    people,
    discord,
    slack,
    foundIn: (url) => foundIn(url, people, speakers(guild, members, slack), [CHANNEL, GENERAL]),
    say: (person, path, given) => (person % 2 === 0 ? onDiscord : onSlack)(person, path, given),
    posted(text) {
      const here = discord.messagesIn(CHANNEL).filter(({ body }) => JSON.stringify(body).includes(text));
      const there = slack.team.messages.filter((each) => each.channel === GENERAL && blockText(each.blocks).includes(text));
      return [here.length, there.length];
    },
    async close() {
      heard.stop();
      await Promise.all([discord.close(), slack.close()]);
    },
  };
}

function slackId(person: number): string {
  return `U${String(person).padStart(9, "0")}`;
}

function speakers(guild: FakeGuild, members: readonly FakeMember[], slack: FakeSlack) {
  return (person: number): Speaker => {
    const rest = { name: `Person ${person}`, locale: "en", zone: null, owner: person === 0 };
    if (person % 2 === 0) return { platform: "discord", team: guild.id, user: (members[person / 2] as FakeMember).user, ...rest };
    return { platform: "slack", team: slack.team.id, user: slackId(person), ...rest };
  };
}

function wordsOf(interaction: FakeInteraction): string {
  return JSON.stringify(interaction.message?.body ?? interaction.answer);
}

/** Hears the private answers of a fake Slack as they come, one for each who waits. */
function answersOf({ team }: FakeSlack) {
  const waiting = new Map<string, (words: string) => void>();
  let seen = 0;
  let stopped = false;
  async function look(): Promise<void> {
    while (!stopped) {
      for (; seen < team.ephemerals.length; seen += 1) {
        const { user, blocks, text } = team.ephemerals[seen] as (typeof team.ephemerals)[number];
        waiting.get(user)?.(blocks.length === 0 ? text : blockText(blocks));
        waiting.delete(user);
      }
      await nextTurn();
    }
  }
  void look();
  return {
    next(user: string): Promise<string> {
      const { promise, resolve } = Promise.withResolvers<string>();
      waiting.set(user, resolve);
      return promise;
    },
    stop(): void {
      stopped = true;
    },
  };
}

const AT_ONCE = 256;

async function foundIn(
  url: string,
  people: number,
  speaker: (person: number) => Speaker,
  [here, there]: readonly [string, string],
): Promise<void> {
  const store = await openStore({ url, synchronous: "OFF", connections: 16 });
  const parvis = openParvis({
    store,
    defaults: { zone: ZONE, locale: "en" },
    vault: openVault(SECRET_KEY),
    commands,
    platforms: [silentPlatform("discord"), silentPlatform("slack")],
    log: silentLog,
    owner: "bench",
    wakeUrl: null,
  });
  await migrate(store, migrations);
  const places = [
    { ...sideOf(speaker(0)), room: here, name: "general" },
    { ...sideOf(speaker(1)), room: there, name: "general" },
  ];
  const spaces = places.map(({ platform, team, room }) => ({ platform, team, name: "Association", announcements: room }));
  const { members, rooms } = parvis.house;
  const community = await members.found({ name: "Association", zone: ZONE, locale: "en", spaces });
  for (const place of places) await rooms.learn(community, place);
  const facts = { standing: "member", locale: null, joined: "2020-01-01", duesThrough: null } as const;
  for (let start = 0; start < people; start += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, people - start) }, (_, at) => start + at);
    await Promise.all(
      some.map((person) => {
        const roles = person < 2 ? (["admin"] as const) : [];
        return members.welcome(community, { name: `Person ${person}`, roles, ...facts, accounts: [speaker(person)] });
      }),
    );
  }
  await parvis.settle();
  await store.close();
}

function sideOf({ platform, team }: Speaker) {
  return { platform, team };
}
