import { randomBytes } from "node:crypto";
import type { Body } from "./body.ts";
import { flat } from "./rules.ts";

/** What the bot may do in a channel, as the server's people have set it. */
export type Access = "all" | "hidden" | "read only";

export interface FakeChannel {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  access: Access;
}

export interface FakeMember {
  readonly user: string;
  readonly name: string;
  roles: readonly string[];
  /** Of the server's rights, as a number in text; Manage Server is 1 << 5. */
  permissions: string;
  locale: string;
}

export interface FakeGuild {
  readonly id: string;
  name: string;
  readonly owner: string;
  readonly channels: Map<string, FakeChannel>;
  readonly members: Map<string, FakeMember>;
  /** Role → its name. */
  readonly roles: Map<string, string>;
  readonly events: Map<string, Body>;
  /** Who added the bot, as the audit log and the list of integrations say; null where neither says. */
  addedBy: string | null;
  /** What the bot may read of that: its rights in the server are all, less those that are named here (1 << 7: the audit log; 1 << 5: integrations). */
  withheld: bigint;
  commands: readonly Body[];
  /** False where the bot was invited without the scope for commands. */
  mayRegister: boolean;
  locale: string;
  /** When the bot was added, as ISO text. */
  joined: string;
}

/** A message as it hangs. */
export interface FakeMessage {
  readonly id: string;
  readonly channel: string;
  body: Body;
  files: readonly string[];
  /** The only one who sees it, and nobody after a while; null when it hangs in the channel. */
  readonly onlyFor: string | null;
  /** "thinking" until a deferred answer is filled in. */
  thinking: boolean;
  edits: number;
  deleted: boolean;
}

/** An interaction as the server keeps it. */
export interface FakeInteraction {
  readonly payload: Body;
  readonly sentAt: number;
  answer: Body | null;
  answeredAt: number | null;
  /** Its token has run out: everything said to it is unknown. */
  expired: boolean;
  message: FakeMessage | null;
  readonly answered: PromiseWithResolvers<Body>;
}

export const BOT = "100000000000000001";
export const APPLICATION = "100000000000000002";
export const TOKEN = `fake.${"x".repeat(24)}`;

let last = (BigInt(Date.UTC(2026, 10, 30)) - 1420070400000n) << 22n;

/** A new id, later than all before. */
export function snowflake(): string {
  last += 4194304n;
  return String(last);
}

/** Everything that the server knows. */
export interface World {
  readonly guilds: Map<string, FakeGuild>;
  readonly messages: Map<string, FakeMessage>;
  readonly nonces: Map<string, string>;
  /** Message → the name of the thread below it. */
  readonly threads: Map<string, string>;
  /** Direct channels: channel → user. */
  readonly directs: Map<string, string>;
  /** Users who take no direct messages. */
  readonly closed: Set<string>;
  readonly interactions: Map<string, FakeInteraction>;
  /** User → the modal that is open before them, and the interaction that opened it. */
  readonly modals: Map<string, { readonly data: Body; readonly from: Body }>;
  commands: readonly Body[];
  /** What the application was given in the developer portal. */
  flags: number;
}

export function emptyWorld(): World {
  return {
    guilds: new Map(),
    messages: new Map(),
    nonces: new Map(),
    threads: new Map(),
    directs: new Map(),
    closed: new Set(),
    interactions: new Map(),
    modals: new Map(),
    commands: [],
    flags: 0,
  };
}

export function newToken(): string {
  return randomBytes(30).toString("base64url");
}

/** Everything that can be read in a message, as people read it: texts, labels, choices, alternative texts, names of files. */
export function textOf(message: FakeMessage): string {
  const { body, files } = message;
  const parts: string[] = [body.content ?? ""];
  for (const each of flat(body.components ?? [])) {
    if (each.type === 10) parts.push(each.content);
    if (each.label !== undefined) parts.push(each.label);
    if (each.placeholder !== undefined) parts.push(each.placeholder);
    for (const option of each.options ?? []) parts.push(option.label, option.description ?? "");
    for (const item of each.items ?? []) parts.push(item.description ?? "");
  }
  return [...parts, ...files].filter((part) => part !== "").join("\n");
}

/** Whom a message notifies: those who are mentioned and allowed to be. */
export function pingsOf(message: FakeMessage): readonly string[] {
  const allowed = message.body.allowed_mentions;
  const text = textOf(message);
  const named = [...text.matchAll(/(?<!\\)<@!?(\d+)>/g)].map((match) => match[1] as string);
  const everyone = /@everyone|@here/.test(text) ? ["everyone"] : [];
  if (allowed === undefined || allowed === null) return [...named, ...everyone];
  const parse: readonly string[] = allowed.parse ?? [];
  const roles = [...text.matchAll(/(?<!\\)<@&(\d+)>/g)]
    .map((match) => match[1] as string)
    .filter((role) => (allowed.roles ?? []).includes(role));
  const users = parse.includes("users") ? named : named.filter((user) => (allowed.users ?? []).includes(user));
  return [...users, ...roles, ...(parse.includes("everyone") ? everyone : [])];
}

export function userBody(id: string, name: string, bot = false): Body {
  return {
    id,
    username: name.toLowerCase().replace(/[^a-z0-9]/g, "") || "user",
    global_name: name,
    discriminator: "0",
    avatar: null,
    public_flags: 0,
    bot,
    avatar_decoration_data: null,
    primary_guild: null,
    clan: null,
    collectibles: null,
    display_name_styles: null,
  };
}

export function messageBody(message: FakeMessage): Body {
  return {
    id: message.id,
    channel_id: message.channel,
    author: userBody(BOT, "Parvis", true),
    content: message.body.content ?? "",
    timestamp: "2026-11-30T00:00:00.000000+00:00",
    edited_timestamp: message.edits > 0 ? "2026-11-30T00:00:01.000000+00:00" : null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: message.files.map((filename) => ({
      id: snowflake(),
      filename,
      size: 1,
      url: `https://cdn.example/${filename}`,
      proxy_url: "",
    })),
    embeds: [],
    components: message.body.components ?? [],
    pinned: false,
    type: 0,
    flags: (message.body.flags ?? 0) | (message.onlyFor === null ? 0 : 64),
    webhook_id: null,
  };
}

export function guildBody(guild: FakeGuild): Body {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.owner,
    unavailable: false,
    large: false,
    member_count: guild.members.size + 1,
    joined_at: guild.joined,
    preferred_locale: guild.locale,
    features: [],
    icon: null,
    emojis: [],
    stickers: [],
    roles: [
      {
        id: guild.id,
        name: "@everyone",
        color: 0,
        colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
        hoist: false,
        position: 0,
        permissions: String(((1n << 53n) - 1n) & ~(1n << 3n) & ~guild.withheld),
        managed: false,
        mentionable: false,
        flags: 0,
      },
      ...[...guild.roles].map(([id, name], at) => roleBody(id, name, at + 1)),
    ],
    channels: [...guild.channels.values()].map((channel) => channelBody(guild, channel)),
    threads: [],
    members: [memberBody({ user: BOT, name: "Parvis", roles: [], permissions: "0", locale: "en-US" })],
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [...guild.events.values()],
    soundboard_sounds: [],
    premium_tier: 0,
    nsfw_level: 0,
    mfa_level: 0,
    verification_level: 0,
    explicit_content_filter: 0,
    default_message_notifications: 0,
    system_channel_id: [...guild.channels.keys()][0] ?? null,
    system_channel_flags: 0,
    afk_timeout: 300,
    max_members: 500000,
  };
}

export function roleBody(id: string, name: string, position: number): Body {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position,
    permissions: "0",
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

export function channelBody(guild: FakeGuild, channel: FakeChannel): Body {
  const deny = channel.access === "hidden" ? 1n << 10n : channel.access === "read only" ? 1n << 11n : 0n;
  return {
    id: channel.id,
    guild_id: guild.id,
    name: channel.name,
    type: channel.type,
    position: 0,
    permission_overwrites: deny === 0n ? [] : [{ id: guild.id, type: 0, allow: "0", deny: String(deny) }],
    nsfw: false,
    parent_id: null,
    topic: null,
    rate_limit_per_user: 0,
    flags: 0,
    last_message_id: null,
  };
}

export function memberBody(member: FakeMember): Body {
  return {
    user: userBody(member.user, member.name, member.user === BOT),
    nick: null,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: "2026-11-01T00:00:00.000000+00:00",
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}
