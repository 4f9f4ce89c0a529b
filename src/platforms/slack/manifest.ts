import type { AnyCommand } from "#chat/command.ts";
import { commandAbout, commandName, optionName } from "#chat/names.ts";
import type { Options } from "#chat/option.ts";
import { shortened } from "#chat/split.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { MANIFEST_COMMANDS, SHORTCUT_NAME } from "./limits.ts";

/** What a manifest is written for. */
export interface ManifestWishes {
  /** Only `/parvis`, with the fewest scopes. */
  readonly single: boolean;
  /** Whose names become commands, in the order in which they win; the first writes descriptions too. */
  readonly languages: readonly Locale[];
  /** How Slack reaches us: over a socket, or at a public address (without a slash at its end). */
  readonly way: { readonly kind: "socket" } | { readonly kind: "url"; readonly url: string };
  /** Whether several workspaces install it, and so come back to us afterwards. */
  readonly shared: boolean;
}

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** Where Slack sends everything. */
export const EVENTS_PATH = "/slack/events";

/** Where whoever installs begins, and comes back to. */
export const INSTALL_PATH = "/slack/install";
export const REDIRECT_PATH = "/slack/oauth_redirect";

/** What the app is told by Slack without anybody having typed. */
export const EVENTS = ["app_home_opened", "app_uninstalled", "tokens_revoked"] as const;

/** The scopes, each for one thing; `single` is content with the first three. */
const LEAST = ["commands", "chat:write", "users:read"] as const;
/** To post in public channels without being invited, to upload pictures, to take the files that people share, and to look whether a message arrived after a failure of Slack's. */
const MORE = ["chat:write.public", "files:write", "files:read", "channels:history", "groups:history", "im:history"] as const;

/** The scopes that a manifest asks for. */
export function scopesFor(single: boolean): readonly string[] {
  return single ? LEAST : [...LEAST, ...MORE];
}

/** What goes without saying of a scope: with it, we can do this. */
export const HISTORY_SCOPES = { channel: "channels:history", group: "groups:history", im: "im:history" } as const;

interface SlashCommand {
  readonly [key: string]: Json;
  readonly command: string;
  readonly description: string;
  readonly usage_hint: string;
  readonly should_escape: boolean;
}

/** The app manifest, as Slack's *Create app → From a manifest* takes it. Refuses more slash commands than it takes. */
export function manifest(
  commands: readonly AnyCommand<never>[],
  wishes: ManifestWishes,
  most = MANIFEST_COMMANDS,
): Readonly<Record<string, Json>> {
  const [first = "en"] = wishes.languages;
  const voice = voiceOf(first, "UTC", 0 as Instant);
  const at = wishes.way.kind === "url" ? `${wishes.way.url}${EVENTS_PATH}` : null;
  const slashCommands = slashCommandsOf(commands, wishes).map((each) => (at === null ? each : { ...each, url: at }));
  if (slashCommands.length > most) throw new Refusal("slack-too-many-commands", { count: slashCommands.length, most });
  const redirects = wishes.shared && wishes.way.kind === "url" ? { redirect_urls: [`${wishes.way.url}${REDIRECT_PATH}`] } : {};
  const shortcuts = shortcutsOf(commands, first);
  return {
    display_information: { name: "Parvis", description: voice.text("slack-about"), background_color: "#2f4f46" },
    features: {
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: true },
      bot_user: { display_name: "Parvis", always_online: true },
      slash_commands: slashCommands,
      ...(shortcuts.length === 0 ? {} : { shortcuts }),
    },
    oauth_config: { ...redirects, scopes: { bot: scopesFor(wishes.single) } },
    settings: {
      event_subscriptions: { ...(at === null ? {} : { request_url: at }), bot_events: EVENTS },
      interactivity: { is_enabled: true, ...(at === null ? {} : { request_url: at, message_menu_options_url: at }) },
      org_deploy_enabled: false,
      socket_mode_enabled: at === null,
      token_rotation_enabled: false,
    },
  };
}

function slashCommandsOf(commands: readonly AnyCommand<never>[], wishes: ManifestWishes): readonly SlashCommand[] {
  const firsts = [...new Set(commands.map(({ path }) => firstOf(path)))];
  const wanted = wishes.single ? firsts.filter((first) => first === "parvis") : firsts;
  const found = new Map<string, SlashCommand>();
  for (const locale of wishes.languages) {
    for (const first of wanted) {
      const command = `/${commandName(locale, first)}`;
      const usage = wishes.single ? firsts.map((each) => commandName(locale, each)).join(" | ") : hintOf(commands, first, locale);
      if (found.has(command)) continue;
      found.set(command, { command, description: commandAbout(locale, first), usage_hint: usage, should_escape: true });
    }
  }
  return [...found.values()];
}

function firstOf(path: string): string {
  return path.split(" ")[0] as string;
}

/** What may follow a slash command: the second words, or the options of a one-word command. */
function hintOf(commands: readonly AnyCommand<never>[], first: string, locale: Locale): string {
  const below = commands.filter(({ path }) => firstOf(path) === first);
  const alone = below.find(({ path }) => path === first);
  if (alone === undefined) return below.map(({ path }) => commandName(locale, path).split(" ")[1] as string).join(" | ");
  const options = Object.entries(alone.options as Options);
  return options
    .map(([name, { required }]) => (required ? optionName(locale, first, name) : `[${optionName(locale, first, name)}]`))
    .join(" ");
}

/** What a shortcut on a message is called back by. */
export function shortcutId(path: string): string {
  return `message/${path.replace(" ", ".")}`;
}

/** The command that a shortcut stands for; null for one that is none of ours. */
export function shortcutCommand(commands: readonly AnyCommand<never>[], callback: string): AnyCommand<never> | null {
  return commands.find((each) => each.onMessage !== null && shortcutId(each.path) === callback) ?? null;
}

/** What a command is for where that is short enough for a menu, else its name. */
function shortcutName(locale: Locale, path: string): string {
  const about = commandAbout(locale, path);
  const name = commandName(locale, path);
  return about.length <= SHORTCUT_NAME ? about : shortened(`${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`, SHORTCUT_NAME);
}

function shortcutsOf(commands: readonly AnyCommand<never>[], locale: Locale) {
  return commands
    .filter((each) => each.onMessage !== null)
    .map(({ path }) => ({
      name: shortcutName(locale, path),
      type: "message",
      callback_id: shortcutId(path),
      description: shortened(commandAbout(locale, path), 150),
    }));
}

/** What a manifest holds that makes a difference to whoever types or presses, by name. */
export interface ManifestContent {
  readonly commands: readonly string[];
  readonly shortcuts: readonly string[];
  readonly scopes: readonly string[];
  readonly events: readonly string[];
}

/** What stands in a manifest, ours or one that Slack has; whatever lacks something has none of it. */
export function contentOf(written: unknown): ManifestContent {
  const read = (written ?? {}) as {
    readonly features?: {
      readonly slash_commands?: readonly { readonly command?: string }[];
      readonly shortcuts?: readonly { readonly callback_id?: string }[];
    };
    readonly oauth_config?: { readonly scopes?: { readonly bot?: readonly string[] } };
    readonly settings?: { readonly event_subscriptions?: { readonly bot_events?: readonly string[] } };
  };
  return {
    commands: (read.features?.slash_commands ?? []).map(({ command }) => command ?? ""),
    shortcuts: (read.features?.shortcuts ?? []).map(({ callback_id: id }) => id ?? ""),
    scopes: read.oauth_config?.scopes?.bot ?? [],
    events: read.settings?.event_subscriptions?.bot_events ?? [],
  };
}

/** What an app should hold, going by the commands that it has: `/parvis` alone, or those of each language of which it has some. */
export function contentExpected(
  commands: readonly AnyCommand<never>[],
  languages: readonly Locale[],
  has: ManifestContent,
): ManifestContent {
  const single = has.commands.length === 1 && has.commands[0] === "/parvis";
  const way = { kind: "socket" } as const;
  const written = (named: readonly Locale[]) =>
    contentOf(manifest(commands, { single, languages: named, way, shared: false }, Number.POSITIVE_INFINITY));
  const spoken = languages.filter((locale) => {
    const others = languages.filter((each) => each !== locale).flatMap((each) => written([each]).commands);
    return written([locale]).commands.some((command) => !others.includes(command) && has.commands.includes(command));
  });
  return written(spoken.length === 0 ? languages : spoken);
}
