import type { Client, Guild, Role } from "discord.js";
import type { Place } from "#chat/place.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { closeProblem, DiscordProblem, startProblem } from "./discord-problem.ts";

/** What the gateway tells the platform. Nothing that is given here may reject. */
export interface Hears {
  readonly interaction: (raw: unknown) => void;
  readonly added: (guild: Guild) => void;
  readonly removed: (guild: string) => void;
  /** A server's channels or roles are others than before. */
  readonly changed: (guild: Guild) => void;
  /** Connected, with everything that was missed to be looked at anew. */
  readonly ready: (guilds: readonly Guild[]) => void;
  /** The connection will never come back by itself. */
  readonly lost: (problem: DiscordProblem) => void;
}

/** What connecting needs. Times are in milliseconds. */
export interface Connecting {
  readonly token: string;
  readonly apiUrl: string | null;
  readonly clock: Clock;
  readonly log: Log;
  /** A connection that says nothing for so long is deaf. */
  readonly deafAfter: number;
}

/** A connection to Discord by the real library. */
export interface Connection {
  readonly client: Client<true>;
  readonly guilds: () => readonly Guild[];
  /** Whether events come through now: not while it is being made anew. */
  readonly stands: () => boolean;
  readonly close: () => Promise<void>;
}

/** Waits for rate limits are the library's up to this; what would take longer is put off by the outbox. */
const LONGEST_WAIT = 5_000;

type Library = typeof import("discord.js");

/** What undici calls a connection that the server closed while it lay idle. The library repeats it under its other name. */
const CLOSED = "UND_ERR_SOCKET";

/** The library's own way to the API. It repeats once what failed with 5xx or with its connection; 429 it repeats by the headers. */
export function restOptions({ DefaultRestOptions: usual }: Pick<Library, "DefaultRestOptions">, apiUrl: string | null) {
  return {
    async makeRequest(...asked: Parameters<typeof usual.makeRequest>) {
      try {
        return await usual.makeRequest(...asked);
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === CLOSED) error.code = "ECONNRESET";
        throw error;
      }
    },
    ...(apiUrl === null ? {} : { api: apiUrl }),
    retries: 1,
    timeout: 15_000,
    rejectOnRateLimit: ({ timeToReset, retryAfter }: { readonly timeToReset: number; readonly retryAfter: number }) =>
      Math.max(timeToReset, retryAfter) > LONGEST_WAIT,
  };
}

/** Only what is read is kept: servers, channels and roles, since a server's rights are worked out from them. */
function cacheOf({ Options }: Library) {
  const nothing = Object.fromEntries(
    [
      ...["ApplicationCommandManager", "ApplicationEmojiManager", "AutoModerationRuleManager", "BaseGuildEmojiManager", "DMMessageManager"],
      ...[
        "EntitlementManager",
        "GuildBanManager",
        "GuildEmojiManager",
        "GuildForumThreadManager",
        "GuildInviteManager",
        "GuildMessageManager",
      ],
      ...["GuildScheduledEventManager", "GuildSoundboardSoundManager", "GuildStickerManager", "GuildTextThreadManager", "MessageManager"],
      ...["PresenceManager", "ReactionManager", "ReactionUserManager", "StageInstanceManager", "SubscriptionManager", "ThreadManager"],
      ...["ThreadMemberManager", "VoiceStateManager"],
    ].map((name) => [name, 0]),
  );
  const onlyMe = (each: { readonly id: string; readonly client: Client }) => each.id === each.client.user?.id;
  return Options.cacheWithLimits({
    ...Options.DefaultMakeCacheSettings,
    ...nothing,
    GuildMemberManager: { maxSize: 0, keepOverLimit: onlyMe },
    UserManager: { maxSize: 0, keepOverLimit: onlyMe },
  });
}

/** Connects, asking for servers alone: no privileged intent. Throws a `DiscordProblem` where it cannot. */
export async function connect(library: Library, parts: Connecting, hears: Hears): Promise<Connection> {
  const { Client, GatewayIntentBits } = library;
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: restOptions(library, parts.apiUrl), makeCache: cacheOf(library) });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let heardAt = parts.clock.now();
  let stopping = false;
  listen(client, parts, hears, {
    ready: resolve,
    heard: () => {
      heardAt = parts.clock.now();
    },
    isStopping: () => stopping,
  });
  try {
    await client.login(parts.token);
  } catch (error) {
    stopping = true;
    await client.destroy();
    throw startProblem(error);
  }
  await ready;
  const watch = setInterval(
    () => {
      if (parts.clock.now() - heardAt < parts.deafAfter) return;
      clearInterval(watch);
      if (!stopping) hears.lost(new DiscordProblem("discord-deaf", { minutes: Math.round(parts.deafAfter / 60_000) }));
    },
    Math.max(10, parts.deafAfter / 10),
  );
  watch.unref();
  return {
    client: client as Client<true>,
    guilds: () => [...client.guilds.cache.values()],
    stands: () => [...client.ws.shards.values()].every(({ status }) => status === library.Status.Ready),
    async close() {
      stopping = true;
      clearInterval(watch);
      await client.destroy();
    },
  };
}

/**
 * Interactions are read here, as they come over HTTP too; the library, which would end the process over one that lacks a
 * field, does not know this name and lets them pass.
 */
const HEARD = "INTERACTION_HEARD";

interface Signals {
  readonly ready: () => void;
  readonly heard: () => void;
  readonly isStopping: () => boolean;
}

/** Every listener is wrapped: whatever one does, the process goes on. */
function listen(client: Client, { log }: Connecting, hears: Hears, signals: Signals): void {
  const guarded = <A extends readonly unknown[]>(act: (...given: A) => void) =>
    function safely(...given: A): void {
      try {
        act(...given);
      } catch (error) {
        log.error({ err: error }, "a listener failed");
      }
    };
  const on = client.on.bind(client) as (event: string, listener: (...given: never[]) => void) => unknown;
  on(
    "error",
    guarded((error: unknown) => log.error({ err: error }, "the library reports an error")),
  );
  on(
    "warn",
    guarded(() => log.warn("the library warns")),
  );
  on(
    "shardError",
    guarded((error: unknown) => log.warn({ err: error }, "the connection to the gateway failed")),
  );
  on(
    "invalidRequestWarning",
    guarded((data: unknown) => log.warn({ data }, "many requests are refused")),
  );
  on(
    "raw",
    guarded((packet: Packet, shard: number) => {
      signals.heard();
      if (packet.t === "READY") for (const guild of leftMeanwhile(client, packet.d, shard)) hears.removed(guild);
      if (packet.t !== "INTERACTION_CREATE") return;
      packet.t = HEARD;
      hears.interaction(packet.d);
    }),
  );
  on(
    "debug",
    guarded((text: string) => (/Heartbeat acknowledged/.test(text) ? signals.heard() : undefined)),
  );
  on(
    "shardDisconnect",
    guarded((event: { readonly code: number }) => {
      if (!signals.isStopping())
        hears.lost(closeProblem(event.code) ?? new DiscordProblem("discord-unreachable", { reason: String(event.code) }));
    }),
  );
  on(
    "shardResume",
    guarded(() => hears.ready([...client.guilds.cache.values()])),
  );
  on(
    "shardReady",
    guarded(() => {
      if (client.isReady()) hears.ready([...client.guilds.cache.values()]);
    }),
  );
  on(
    "clientReady",
    guarded(() => {
      hears.ready([...client.guilds.cache.values()]);
      signals.ready();
    }),
  );
  on(
    "guildCreate",
    guarded((guild: Guild) => hears.added(guild)),
  );
  for (const event of ["roleCreate", "roleUpdate", "roleDelete"] as const) {
    on(
      event,
      guarded((before: Role, after?: Role) => hears.changed((after ?? before).guild)),
    );
  }
  for (const event of ["channelCreate", "channelUpdate", "channelDelete"] as const) {
    on(
      event,
      guarded((before: { readonly guild?: Guild }) => (before.guild === undefined ? undefined : hears.changed(before.guild))),
    );
  }
  on(
    "guildDelete",
    guarded((guild: Guild) => hears.removed(guild.id)),
  );
}

/**
 * Forgets the servers that a new session does not name, and returns their ids: the bot was taken out while nothing was heard. The library
 * keeps them for ever.
 */
function leftMeanwhile(client: Client, ready: unknown, shard: number): readonly string[] {
  const named = new Set((ready as { readonly guilds: readonly { readonly id: string }[] }).guilds.map(({ id }) => id));
  const left = [...client.guilds.cache.values()].filter((guild) => guild.shardId === shard && !named.has(guild.id)).map(({ id }) => id);
  for (const id of left) client.guilds.cache.delete(id);
  return left;
}

/** A packet of the gateway as the library hands it round before it reads it. */
interface Packet {
  t: string;
  readonly d: unknown;
}

/** The channels of a server in which something can be said, as places. */
export function roomsOf(guild: Guild): readonly Place[] {
  return [...guild.channels.cache.values()]
    .filter((channel) => channel.isTextBased() && !channel.isThread())
    .map((channel) => ({ platform: "discord", team: guild.id, room: channel.id, name: channel.name }));
}

/** The roles of a server that people have given a name; the one that everybody has, and those of programs, are none. */
export function rolesOf(guild: Guild): readonly { readonly native: string; readonly name: string }[] {
  return [...guild.roles.cache.values()]
    .filter((role) => role.id !== guild.id && !role.managed)
    .map((role) => ({ native: role.id, name: role.name }));
}

/** Where the bot may speak first: the server's own channel for such things, else the first that it may write in. */
export function firstRoom(guild: Guild): Place | null {
  const me = guild.members.me;
  const mayPost = (id: string) => {
    const channel = guild.channels.cache.get(id);
    const rights = channel === undefined || me === null ? null : channel.permissionsFor(me);
    return rights?.has(["ViewChannel", "SendMessages"]) === true;
  };
  const rooms = roomsOf(guild);
  const own = rooms.find(({ room }) => room === guild.systemChannelId && mayPost(room));
  return own ?? rooms.find(({ room }) => mayPost(room)) ?? null;
}
