import type { Guild, REST } from "discord.js";
import type { Card } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { languagePreferred } from "#chat/language.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef, Ears, Edited, Platform, Sent } from "#chat/platform.ts";
import { voiceOf } from "#chat/voice.ts";
import { after, type Clock, DAY, MINUTE } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { absenceWatch } from "./absences.ts";
import { whoAdded } from "./adder.ts";
import type { Directory } from "./directory.ts";
import type { DiscordProblem } from "./discord-problem.ts";
import { eventWatch } from "./event-watch.ts";
import { eventMirror } from "./events.ts";
import type { Line } from "./exchange.ts";
import { type Connection, connect, firstRoom, type Hears, restOptions, rolesOf, roomsOf } from "./gateway.ts";
import { type GatewayInfo, spendStart } from "./identify.ts";
import { type Interaction, isInteraction } from "./interaction.ts";
import { discordCan, discordLimits, PATIENCE, SUGGEST_PATIENCE } from "./limits.ts";
import { manifest, menuCommands } from "./manifest.ts";
import { membersOf } from "./members.ts";
import { addressOf, type Outgoing, outgoing } from "./outgoing.ts";
import { loggable, problemOf } from "./problem.ts";
import { type Receiving, receive } from "./receive.ts";
import { type Registered, register } from "./register.ts";
import { answeredBack, answerSigned } from "./signed.ts";
import { firstStepsCard, welcomeCard } from "./welcome.ts";

/** What the platform is made from. Times are in milliseconds. */
export interface DiscordParts {
  readonly token: string;
  readonly applicationId: string | null;
  /** With it, interactions come over HTTP and no connection is opened; without it, over the gateway. */
  readonly publicKey: string | null;
  readonly apiUrl: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the platform reads declarations over any house
  readonly commands: readonly AnyCommand<any>[];
  readonly directory: Directory;
  readonly clock: Clock;
  readonly log: Log;
  /** Told when Discord can no longer be heard, whatever the library does: whoever runs Parvis must mend it, or start it anew. */
  readonly lost: (problem: DiscordProblem) => void;
  /** Which part of a divided connection this process is; none where it is whole. */
  readonly part?: string;
  readonly patience?: number;
  readonly deafAfter?: number;
}

/** The platform `discord`. */
export interface DiscordPlatform extends Platform {
  /** Answers a request of Discord's to the interactions endpoint. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Makes the commands known to Discord where they differ; `start` does it everywhere by itself. */
  readonly registration: (guild: string | null, how: "write" | "only look") => Promise<Registered>;
}

/** A platform under way: what is there between `start` and `stop`. */
interface Running {
  readonly rest: REST;
  readonly application: string;
  readonly out: Outgoing;
  readonly receiving: Receiving;
  readonly connection: Connection | null;
  readonly events: ReturnType<typeof eventWatch>;
  /** Ends the nightly look for those who have left. */
  readonly unwatch: () => void;
}

/** A server that was added within so long is greeted still; that it was is remembered for longer, in milliseconds. */
const LATELY = 2 * DAY;
const GREETED_FOR = 30 * DAY;

const UNHEARD = { kind: "later", wait: null } as const;

/** Makes the platform `discord`. The library is loaded when it starts. `start` rejects with a `DiscordProblem`. */
export function discordPlatform(parts: DiscordParts): DiscordPlatform {
  const flying = new Set<Promise<void>>();
  let running: Running | null = null;
  let stopping = false;

  function fly(work: Promise<void>): void {
    const settled = work
      .catch((error: unknown) => parts.log.error({ err: loggable(error) }, "something begun on Discord failed"))
      .finally(() => flying.delete(settled));
    flying.add(settled);
  }

  function lineTo(raw: Interaction, rest: REST): Line {
    const original = `/webhooks/${raw.application_id}/${raw.token}/messages/@original` as const;
    return {
      async answer(callback, files) {
        const query = new URLSearchParams({ with_response: "false" });
        await rest.post(`/interactions/${raw.id}/${raw.token}/callback`, { body: callback, files: [...files], auth: false, query });
      },
      edit: async (body, files) => void (await rest.patch(original, { body, files: [...files], auth: false })),
      follow: async (body, files) =>
        void (await rest.post(`/webhooks/${raw.application_id}/${raw.token}`, { body, files: [...files], auth: false })),
      remove: async () => void (await rest.delete(original, { auth: false })),
    };
  }

  function heard(raw: unknown): void {
    if (running === null || stopping || !isInteraction(raw)) return;
    if (raw.guild_id !== undefined) running.events.touch(raw.guild_id);
    fly(receive(running.receiving, raw, lineTo(raw, running.rest)).then(() => meetOnce(raw.guild_id)));
  }

  /** Servers whose channels and roles the house knows. */
  const met = new Map<string, readonly Place[]>();

  /** Nothing is read of a server that Discord cannot show at present: all its roles would seem to be gone. */
  async function meet(guild: Guild): Promise<void> {
    if (!guild.available) return;
    const rooms = roomsOf(guild);
    const parted = (met.get(guild.id) ?? []).filter((before) => !rooms.some(({ room }) => room === before.room));
    met.set(guild.id, rooms);
    await parts.directory.meet(rooms);
    if (parted.length > 0)
      await parts.directory.parted(
        guild.id,
        parted.map(({ room }) => room),
      );
    await parts.directory.learnRoles(guild.id, rolesOf(guild));
  }

  /** A server that was just set up is met as soon as something was said there. */
  async function meetOnce(team: string | undefined): Promise<void> {
    if (team === undefined || met.has(team)) return;
    const guild = running?.connection?.client.guilds.cache.get(team);
    if (guild !== undefined && (await parts.directory.localeOf(team)) !== null) await meet(guild);
  }

  async function nameOf(team: string, rest: REST): Promise<string | null> {
    const known = running?.connection?.client.guilds.cache.get(team)?.name;
    if (known !== undefined) return known;
    const told = (await rest.get(`/guilds/${team}`).catch(() => null)) as { readonly name?: unknown } | null;
    return typeof told?.name === "string" ? told.name : null;
  }

  async function meetAll(guilds: readonly Guild[]): Promise<void> {
    const teams = new Set(await parts.directory.teams());
    for (const guild of guilds) if (teams.has(guild.id)) await meet(guild);
  }

  /** Greets where the bot was added: in a channel, and whoever added it in private, with the first steps. Once, whichever process hears of it. */
  async function greet(guild: Guild): Promise<void> {
    const added = `${guild.id} ${guild.joinedTimestamp}`;
    if (
      running === null ||
      (await parts.directory.claim(`discord-added ${added}`, "greeted", after(parts.clock.now(), GREETED_FOR))) !== null
    )
      return;
    const { rest, out, application } = running;
    const known = await parts.directory.localeOf(guild.id);
    if (known !== null) await parts.directory.back(guild.id);
    if (known !== null) await meet(guild);
    const voice = voiceOf(known ?? languagePreferred(guild.preferredLocale) ?? "en", "UTC", parts.clock.now());
    const adder = await whoAdded(rest, guild, application, parts.log);
    const room = firstRoom(guild);
    const greeting = welcomeCard(voice, { known: known !== null, by: adder?.name ?? null });
    const sent = room === null ? null : await out.post(room, greeting, `welcome ${added}`);
    if (adder === null || known !== null) return;
    const at = sent?.kind === "done" ? addressOf(sent.where) : null;
    const steps = firstStepsCard(voice, { server: guild.name, at });
    await out.whisper({ platform: "discord", team: guild.id, user: adder.user }, steps, `first steps ${added}`);
  }

  /** Servers that added the bot while it was not there to hear of it. */
  async function greetLate(guilds: readonly Guild[]): Promise<void> {
    const teams = new Set(await parts.directory.teams());
    const lately = parts.clock.now() - LATELY;
    for (const guild of guilds) if (!teams.has(guild.id) && guild.joinedTimestamp > lately) await greet(guild);
  }

  const hears: Hears = {
    interaction: heard,
    added: (guild) => fly(greet(guild)),
    removed(guild) {
      met.delete(guild);
      parts.log.warn({ guild }, "a server took the bot out");
    },
    changed: (guild) => fly(met.has(guild.id) ? meet(guild) : Promise.resolve()),
    ready(guilds) {
      fly(meetAll(guilds));
      fly(greetLate(guilds));
      if (running !== null) fly(running.events.lookAll("anew"));
    },
    lost: parts.lost,
  };

  async function start(ears: Ears): Promise<void> {
    stopping = false;
    const library = await import("discord.js");
    const rest = new library.REST(restOptions(library, parts.apiUrl)).setToken(parts.token);
    rest.on("invalidRequestWarning", (data) => parts.log.warn({ data }, "many requests are refused"));
    const application = parts.applicationId ?? (await applicationOf(rest));
    const { directory, clock, log } = parts;
    const members = membersOf(rest, directory, clock, log);
    // Menus and registration read every command; neither is waited for.
    let menus: ReturnType<typeof menuCommands> | null = null;
    const receiving: Receiving = {
      ears,
      members,
      guildName: (team) => nameOf(team, rest),
      commands: new Map(parts.commands.map((each) => [each.path, each])),
      get menus() {
        menus ??= menuCommands(parts.commands);
        return menus;
      },
      directory: parts.directory,
      clock: parts.clock,
      log: parts.log,
      patience: parts.patience ?? PATIENCE,
      suggestPatience: SUGGEST_PATIENCE,
    };
    const out = outgoing({ rest, directory: parts.directory, clock: parts.clock });
    const mirror = eventMirror({ rest, directory, clock, log });
    const own = (team: string) => running?.connection?.client.guilds.cache.has(team) ?? parts.publicKey !== null;
    const events = eventWatch({ mirror, directory, own, fly });
    const looking = { members, directory, clock, log, own, part: parts.part ?? "" };
    running = { rest, application, out, receiving, connection: null, events, unwatch: () => undefined };
    if (parts.publicKey !== null) {
      running = { ...running, unwatch: absenceWatch(looking, fly) };
      fly(registerEverywhere());
      return fly(events.lookAll("anew"));
    }
    try {
      await spendStart(parts.directory, parts.clock, (await rest.get("/gateway/bot")) as GatewayInfo, parts.part ?? "");
      const { token, apiUrl } = parts;
      const connection = await connect(library, { token, apiUrl, clock, log, deafAfter: parts.deafAfter ?? 5 * MINUTE }, hears);
      running = { ...running, connection };
      running = { ...running, unwatch: absenceWatch(looking, fly) };
      fly(registerEverywhere());
      fly(events.lookAll("anew"));
    } catch (error) {
      events.stop();
      running = null;
      throw error;
    }
  }

  /** Commands as declared, where they differ from what Discord has. A failure leaves those that were there. */
  async function registerEverywhere(): Promise<void> {
    const done = await registration(null, "write");
    if (done.kind === "written") parts.log.info({ changed: done.changed }, "commands were registered");
    if (done.kind === "no access") parts.log.error("the application may not register commands");
    if (done.kind === "refused")
      parts.log.error({ command: done.command, reason: done.reason }, "a command was refused; those from before stay");
  }

  function registration(guild: string | null, how: "write" | "only look"): Promise<Registered> {
    if (running === null) throw new Error("Commands are registered once the platform has started.");
    return register(running.rest, { application: running.application, guild }, manifest(parts.commands), how);
  }

  async function stop(): Promise<void> {
    stopping = true;
    running?.events.stop();
    running?.unwatch();
    while (flying.size > 0) await Promise.all(flying);
    await running?.connection?.close();
    running = null;
  }

  return {
    name: "discord",
    can: discordCan,
    limits: discordLimits,
    start,
    stop,
    stands: () => running !== null && !stopping && (running.connection?.stands() ?? parts.publicKey !== null),
    post: async (place: Place, card: Card, key: string): Promise<Sent> => running?.out.post(place, card, key) ?? UNHEARD,
    edit: async (where: string, card: Card): Promise<Edited> => running?.out.edit(where, card) ?? UNHEARD,
    whisper: async (account: AccountRef, card: Card, key: string): Promise<Sent> => running?.out.whisper(account, card, key) ?? UNHEARD,
    registration,
    async handle(request) {
      if (running === null || stopping || parts.publicKey === null) return new Response(null, { status: 503 });
      const { rest, receiving, events } = running;
      return answerSigned(request, { publicKey: parts.publicKey, now: parts.clock.now() }, (raw, answer) => {
        if (raw.guild_id !== undefined) events.touch(raw.guild_id);
        const said = receive(receiving, raw, answeredBack(lineTo(raw, rest), answer));
        fly(said);
        return said;
      });
    },
  };
}

/** The application of a bot whose id was not configured. */
async function applicationOf(rest: REST): Promise<string> {
  try {
    return ((await rest.get("/applications/@me")) as { readonly id: string }).id;
  } catch (error) {
    const { startProblem } = await import("./discord-problem.ts");
    throw startProblem(problemOf(error).status === 401 ? { code: "TokenInvalid" } : error);
  }
}
