import type { AnyCommand } from "#chat/command.ts";
import type { Ears } from "#chat/platform.ts";
import { voiceOf } from "#chat/voice.ts";
import { commands } from "#commands/all.ts";
import { type Clock, machineClock } from "#kernel/clock.ts";
import { type Log, silentLog } from "#kernel/log.ts";
import type { Locale } from "#locales/locale.ts";
import type { Directory } from "#platforms/discord/directory.ts";
import type { DiscordProblem } from "#platforms/discord/discord-problem.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { discordPlatform } from "#platforms/discord/platform.ts";
import type { Body } from "./discord/body.ts";
import { inPrivate, picking, pressing, type Seat, slash, submitting } from "./discord/people.ts";
import { type FakeGuild, type FakeInteraction, type FakeMember, type FakeMessage, TOKEN, textOf } from "./discord/world.ts";
import { type FakeDiscord, openFakeDiscord } from "./fake-discord.ts";

/** What a test may set on the stage. */
export interface DiscordStageParts {
  readonly patience?: number;
  readonly deafAfter?: number;
  readonly heartbeat?: number;
  readonly publicKey?: string;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly directory?: Partial<Directory>;
  // biome-ignore lint/suspicious/noExplicitAny: commands over any house
  readonly commands?: readonly AnyCommand<any>[];
  readonly token?: string;
}

/** A directory in memory: nobody has accounts but those that a test gives. */
export function memoryDirectory(given: Partial<Directory> = {}): Directory {
  const kept = new Map<string, string>();
  return {
    usersOf: async () => new Map(),
    teamOf: async () => null,
    localeOf: async (): Promise<Locale | null> => "en",
    comingIn: async () => null,
    teams: async () => [],
    onWritten: () => () => undefined,
    learnRoles: async () => undefined,
    back: async () => undefined,
    awaited: async () => [],
    absent: async () => undefined,
    present: async () => undefined,
    holds: async () => undefined,
    async claim(name, value) {
      const before = kept.get(name) ?? null;
      if (before === null) kept.set(name, value);
      return before;
    },
    meet: async () => undefined,
    parted: async () => undefined,
    keep: async (name, value) => void kept.set(name, value),
    recall: async (name) => kept.get(name) ?? null,
    drop: async (name) => void kept.delete(name),
    ...given,
  };
}

/** The platform in front of the fake, with a server of two channels: Inès manages it and speaks French, Paul English. Not started. */
export async function discordStage(parts: DiscordStageParts = {}) {
  const fake = await openFakeDiscord(parts.heartbeat === undefined ? {} : { heartbeat: parts.heartbeat });
  const guild = fake.addGuild({
    name: "Les Amis du Parvis",
    channels: ["general", "aid"],
    people: { Ines: "fr", Paul: "en-GB", Chloe: "de" },
  });
  const lost: DiscordProblem[] = [];
  const declared = parts.commands ?? commands;
  const platform = discordPlatform({
    token: parts.token ?? TOKEN,
    applicationId: null,
    publicKey: parts.publicKey ?? null,
    apiUrl: fake.api,
    commands: declared,
    directory: memoryDirectory(parts.directory),
    clock: parts.clock ?? machineClock,
    log: parts.log ?? silentLog,
    lost: (problem) => lost.push(problem),
    patience: parts.patience ?? 10_000,
    ...(parts.deafAfter === undefined ? {} : { deafAfter: parts.deafAfter }),
  });
  const registered = manifest(declared);
  const people = discordPeople(fake, guild, registered);
  return { fake, guild, platform, lost, ...people };
}

/** What the people of a server do, each thing resolving when it was answered. */
export function discordPeople(fake: FakeDiscord, guild: FakeGuild, registered: readonly Body[]) {
  const [general = ""] = guild.channels.keys();

  function member(name: string): FakeMember {
    const found = [...guild.members.values()].find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  }

  function seat(name: string, channel: string = general): Seat {
    return { guild, member: member(name), channel };
  }

  async function act(payload: Body): Promise<FakeInteraction> {
    const interaction = fake.interact(payload);
    const tooLate = setTimeout(() => interaction.answered.reject(new Error("Discord was never answered")), 20_000);
    await interaction.answered.promise.finally(() => clearTimeout(tooLate));
    return interaction;
  }

  /** The message that somebody sees with this control on it: the newest. */
  function seen(name: string, holds: (message: FakeMessage) => boolean): FakeMessage {
    const { user } = member(name);
    const visible = [...fake.world.messages.values()].filter(
      (message) =>
        !message.deleted &&
        (message.onlyFor === null || message.onlyFor === user) &&
        (fake.world.directs.get(message.channel) ?? user) === user,
    );
    const found = visible.findLast(holds);
    if (found === undefined) throw new Error(`${name} sees nothing like that: ${visible.map(textOf).join("\n---\n")}`);
    return found;
  }

  function said(name: string, message: FakeMessage, payload: Body): Body {
    return fake.world.directs.has(message.channel) ? inPrivate(payload, member(name), message.channel) : payload;
  }

  return {
    general,
    registered,
    member,
    seat,
    act,
    seen,
    say: (name: string, path: string, given: Readonly<Record<string, string | number>> = {}, channel = general) =>
      act(slash(seat(name, channel), registered, path, given)),
    press(name: string, label: string, on: (message: FakeMessage) => boolean = () => true) {
      const message = seen(name, (each) => on(each) && labelsOf(each).includes(label));
      return act(said(name, message, pressing(seat(name, message.channel), message, label)));
    },
    pick(name: string, placeholder: string, labels: readonly string[]) {
      const message = seen(name, (each) => JSON.stringify(each.body).includes(JSON.stringify(placeholder)));
      return act(said(name, message, picking(seat(name, message.channel), message, placeholder, labels)));
    },
    submit: (name: string, values: Readonly<Record<string, string>>) => act(submitting(fake.world, seat(name), values)),
  };
}

function labelsOf(message: FakeMessage): readonly string[] {
  const found: string[] = [];
  JSON.stringify(message.body, (key, value) => {
    if (key === "label" && typeof value === "string") found.push(value);
    return value;
  });
  return found;
}

/** A text of Discord's markup as its readers see it: signs that were escaped stand for themselves, those of the markup are gone. */
export function shown(text: string): string {
  return text
    .replace(/\\([^A-Za-z0-9\s])/g, (_, sign: string) => `\ue000${sign.codePointAt(0)}\ue001`)
    .replace(/^(?:#{1,3}|-#|>|-) /gm, "")
    .replace(/\*\*|`+/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\ue000(\d+)\ue001/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** Ears that answer as a test says. */
export function earsThat(hear: Ears["hear"], suggest: Ears["suggest"] = async () => []): Ears {
  return { hear, suggest, home: async () => ({ cards: [], voice: voiceOf("en", "UTC", machineClock.now()) }) };
}
