import type { REST } from "discord.js";
import type { AnyCommand } from "#chat/command.ts";
import { restOptions } from "./gateway.ts";
import { manifest } from "./manifest.ts";
import { problemOf } from "./problem.ts";
import { register } from "./register.ts";

/** What was found: a key of the locale files, and what stands in its holes. */
export interface Finding {
  readonly state: "well" | "note" | "wrong";
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is configured, and what should be registered. */
export interface Examined {
  readonly token: string;
  readonly applicationId: string | null;
  readonly publicKey: string | null;
  readonly apiUrl: string | null;
  /** Where Parvis is reached from outside; null when that is not configured. */
  readonly url: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the platform reads declarations over any house
  readonly commands: readonly AnyCommand<any>[];
  readonly now: () => number;
}

const VIEW = 1n << 10n;
const SEND = 1n << 11n;
const ADMINISTRATOR = 1n << 3n;

/** What the bot asks for when it is invited (Permissions): see, write, embed, attach, write in threads, open threads, own events. */
const WANTED = VIEW | SEND | (1n << 14n) | (1n << 15n) | (1n << 38n) | (1n << 35n) | (1n << 44n);

/** Signatures and tokens are good for minutes: a clock further off than this is wrong, in milliseconds. */
const SKEW = 30_000;

/** The address by which a server's people add the bot, with the rights that it needs and the scope for commands. */
export function inviteLink(application: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${WANTED}`;
}

/** Looks whether Discord can be used as it is configured: token, clock, servers, scope, rights in each channel. Changes nothing. */
export async function examine(parts: Examined): Promise<readonly Finding[]> {
  const library = await import("discord.js");
  const rest = new library.REST(restOptions(library, parts.apiUrl)).setToken(parts.token);
  const found: Finding[] = [];
  try {
    const bot = (await rest.get("/users/@me")) as { readonly username: string };
    const own = (await rest.get("/applications/@me")) as { readonly id: string };
    found.push(well("discord-doctor-connected", { user: bot.username }));
    if (parts.applicationId !== null && parts.applicationId !== own.id)
      found.push(wrong("discord-doctor-application", { given: parts.applicationId, id: own.id }));
    found.push(await clockFinding(rest, parts.now));
    found.push(await budgetFinding(rest));
    found.push(
      parts.publicKey === null
        ? well("discord-doctor-gateway", {})
        : note("discord-doctor-http", { address: `${parts.url ?? "https://…"}/discord/interactions` }),
    );
    found.push(...(await commandFindings(rest, own.id, parts.commands)));
    const guilds = (await rest.get("/users/@me/guilds")) as readonly Guild[];
    if (guilds.length === 0) found.push(note("discord-doctor-no-server", {}));
    for (const guild of guilds) found.push(...(await guildFindings(rest, own.id, guild)));
    found.push(note("discord-doctor-invite", { url: inviteLink(own.id) }));
  } catch (error) {
    const { status, message } = problemOf(error);
    found.push(
      status === 401 ? wrong("discord-token-wrong", { code: 401 }) : wrong("discord-unreachable", { reason: message.slice(0, 200) }),
    );
  }
  return found;
}

interface Guild {
  readonly id: string;
  readonly name: string;
}

function well(key: string, values: Finding["values"]): Finding {
  return { state: "well", key, values };
}

function note(key: string, values: Finding["values"]): Finding {
  return { state: "note", key, values };
}

function wrong(key: string, values: Finding["values"]): Finding {
  return { state: "wrong", key, values };
}

/** Every answer of HTTP says when it was given (RFC 9110, 6.6.1). */
async function clockFinding(rest: REST, now: () => number): Promise<Finding> {
  const answer = await rest.queueRequest({ fullRoute: "/gateway/bot", method: "GET" as Parameters<REST["queueRequest"]>[0]["method"] });
  const theirs = Date.parse(answer.headers.get("date") ?? "");
  await answer.text();
  const seconds = Math.round((now() - theirs) / 1_000);
  if (Number.isNaN(seconds) || Math.abs(now() - theirs) <= SKEW) return well("discord-doctor-clock", {});
  return wrong("discord-doctor-clock-off", { seconds: Math.abs(seconds) });
}

async function budgetFinding(rest: REST): Promise<Finding> {
  const info = (await rest.get("/gateway/bot")) as {
    readonly shards: number;
    readonly session_start_limit: { readonly remaining: number };
  };
  const values = { remaining: info.session_start_limit.remaining, shards: info.shards };
  return values.remaining < 100 ? note("discord-doctor-budget-low", values) : well("discord-doctor-budget", values);
}

async function commandFindings(rest: REST, application: string, commands: Examined["commands"]): Promise<readonly Finding[]> {
  const seen = await register(rest, { application, guild: null }, manifest(commands), "only look");
  if (seen.kind === "would write") return [note("discord-doctor-commands-differ", { names: seen.changed.join(", ") })];
  return [well("discord-doctor-commands", { count: manifest(commands).length })];
}

async function guildFindings(rest: REST, application: string, guild: Guild): Promise<readonly Finding[]> {
  const values = { server: guild.name };
  try {
    await rest.get(`/applications/${application}/guilds/${guild.id}/commands`);
  } catch (error) {
    if (problemOf(error).code !== 50001) throw error;
    return [wrong("discord-doctor-scope", { ...values, url: inviteLink(application) })];
  }
  const rights = await rightsIn(rest, guild.id);
  const mute = rights.filter(({ may }) => (may & VIEW) !== 0n && (may & SEND) === 0n);
  const open = rights.filter(({ may }) => (may & VIEW) !== 0n && (may & SEND) !== 0n);
  if (open.length === 0) return [wrong("discord-doctor-nowhere", values)];
  const found = [well("discord-doctor-server", { ...values, count: open.length })];
  return mute.length === 0
    ? found
    : [...found, note("discord-doctor-mute", { ...values, names: mute.map(({ name }) => `#${name}`).join(", ") })];
}

interface Overwrite {
  readonly id: string;
  readonly allow: string;
  readonly deny: string;
}

/** What the bot may do in each text channel (Permissions, Permission Overwrites). */
async function rightsIn(rest: REST, guild: string): Promise<readonly { readonly name: string; readonly may: bigint }[]> {
  const whole = (await rest.get(`/guilds/${guild}`)) as {
    readonly roles: readonly { readonly id: string; readonly permissions: string }[];
  };
  const { id: me } = (await rest.get("/users/@me")) as { readonly id: string };
  const member = (await rest.get(`/guilds/${guild}/members/${me}`)) as { readonly roles: readonly string[] };
  const channels = (await rest.get(`/guilds/${guild}/channels`)) as readonly {
    readonly name: string;
    readonly type: number;
    readonly permission_overwrites?: readonly Overwrite[];
  }[];
  const roles = whole.roles.filter(({ id }) => id === guild || member.roles.includes(id));
  const base = roles.reduce((sum, { permissions }) => sum | BigInt(permissions), 0n);
  return channels
    .filter(({ type }) => type === 0 || type === 5)
    .map(({ name, permission_overwrites: overwrites = [] }) => {
      if ((base & ADMINISTRATOR) !== 0n) return { name, may: WANTED };
      const everyone = applied(
        base,
        overwrites.filter(({ id }) => id === guild),
      );
      const asRoles = applied(
        everyone,
        overwrites.filter(({ id }) => id !== guild && member.roles.includes(id)),
      );
      return {
        name,
        may: applied(
          asRoles,
          overwrites.filter(({ id }) => id === me),
        ),
      };
    });
}

function applied(rights: bigint, overwrites: readonly Overwrite[]): bigint {
  const deny = overwrites.reduce((sum, each) => sum | BigInt(each.deny), 0n);
  const allow = overwrites.reduce((sum, each) => sum | BigInt(each.allow), 0n);
  return (rights & ~deny) | allow;
}
