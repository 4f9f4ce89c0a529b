import { createHash } from "node:crypto";
import type { Ability } from "#chat/ability.ts";
import type { AnyCommand } from "#chat/command.ts";
import { choiceLabel, commandAbout, commandName, optionAbout, optionName } from "#chat/names.ts";
import type { ExistingKind, Option, OptionSpec } from "#chat/option.ts";
import { shortened } from "#chat/split.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { CHOICE_TEXT, COMMAND_NAME, OPTION_LENGTH } from "./limits.ts";

/** Discord's locales for each of our languages, those of the default names left out. */
const LOCALES: Readonly<Record<Locale, readonly string[]>> = { en: [], fr: ["fr"] };

/** What only whoever manages the server needs; others do not see a command all of whose parts are such (Manage Server, 1 << 5). */
const MANAGERS: ReadonlySet<Ability> = new Set(["settle the community"]);
const MANAGE_SERVER = "32";

type Localised = Readonly<Record<string, string>>;

/** An option as it is registered. */
export interface OptionPayload {
  readonly type: 1 | 3 | 4 | 11;
  readonly name: string;
  readonly name_localizations: Localised;
  readonly description: string;
  readonly description_localizations: Localised;
  readonly required?: boolean;
  readonly autocomplete?: true;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly choices?: readonly { readonly name: string; readonly name_localizations: Localised; readonly value: string }[];
  readonly options?: readonly OptionPayload[];
}

/** A command as it is registered: 1 is typed, 2 is in the menu of a user, 3 in that of a message. */
export interface CommandPayload {
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly name_localizations: Localised;
  readonly description?: string;
  readonly description_localizations?: Localised;
  readonly options?: readonly OptionPayload[];
  readonly default_member_permissions: string | null;
  readonly contexts: readonly number[];
  readonly integration_types: readonly number[];
}

/** How commands read in a menu; those without words of their own by what they are for, or by their name. */
const MENU_WORDS = { "member profile": "discord-menu-profile", report: "discord-menu-report" } as const;

/** What a menu's entry says: a command with one option given, which takes so many characters. */
export interface MenuCommand {
  readonly path: string;
  readonly option: string;
  readonly most: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of commands over any house
type Declared = AnyCommand<any>;
type Declaration = {
  readonly path: string;
  readonly may: Ability;
  readonly form: boolean;
  readonly options: Readonly<Record<string, Option<unknown>>>;
  readonly onMessage: string | null;
  readonly onPerson: string | null;
};

/** Everything to register, from the declarations: a command for each first word, and what stands in menus. */
export function manifest(commands: readonly Declared[]): readonly CommandPayload[] {
  const declared: readonly Declaration[] = commands;
  const firsts = [...new Set(declared.map(({ path }) => path.split(" ")[0] as string))];
  const typed = firsts.map((first) =>
    commandPayload(
      first,
      declared.filter(({ path }) => path.split(" ")[0] === first),
    ),
  );
  return [...typed, ...menus(declared)];
}

/** The entries of menus by their registered names; those alone whose command the house has. */
export function menuCommands(commands: readonly Declared[]): ReadonlyMap<string, MenuCommand> {
  return new Map(menusOf(commands).map(({ type, menu }) => [`${type} ${menuName("en", menu.path)}`, menu]));
}

/** What can be said about a person (2) or a message (3) stands in the menu there. */
function menusOf(commands: readonly Declaration[]): readonly { readonly type: 2 | 3; readonly menu: MenuCommand }[] {
  return commands.flatMap(({ path, options, onPerson, onMessage }) => {
    const entry = (type: 2 | 3, option: string | null) => {
      const spec = option === null ? undefined : options[option]?.spec;
      return spec === undefined || option === null
        ? []
        : [{ type, menu: { path, option, most: spec.kind === "text" ? spec.max : CHOICE_TEXT } }];
    };
    return [...entry(2, onPerson), ...entry(3, onMessage)];
  });
}

function menuName(locale: Locale, path: string): string {
  if (Object.hasOwn(MENU_WORDS, path)) return voiceOf(locale, "UTC", 0 as Instant).text(MENU_WORDS[path as keyof typeof MENU_WORDS]);
  const about = commandAbout(locale, path);
  const name = commandName(locale, path);
  return about.length <= COMMAND_NAME ? about : shortened(name.charAt(0).toLocaleUpperCase(locale) + name.slice(1), COMMAND_NAME);
}

function menus(commands: readonly Declaration[]): readonly CommandPayload[] {
  return menusOf(commands).map(({ type, menu }) => ({
    type,
    name: menuName("en", menu.path),
    name_localizations: localised((locale) => menuName(locale, menu.path)),
    default_member_permissions: null,
    contexts: [0],
    integration_types: [0],
  }));
}

function localised(textIn: (locale: Locale) => string): Localised {
  const pairs = Object.entries(LOCALES).flatMap(([locale, tags]) => tags.map((tag) => [tag, textIn(locale as Locale)] as const));
  return Object.fromEntries(pairs);
}

function commandPayload(first: string, commands: readonly Declaration[]): CommandPayload {
  const alone = commands.find(({ path }) => path === first);
  const parts = commands.filter((each) => each !== alone);
  const managed = commands.every(({ may }) => MANAGERS.has(may));
  return {
    type: 1,
    name: first,
    name_localizations: localised((locale) => commandName(locale, first)),
    description: commandAbout("en", first),
    description_localizations: localised((locale) => commandAbout(locale, first)),
    options: alone === undefined ? parts.map(partPayload) : optionPayloads(alone),
    default_member_permissions: managed ? MANAGE_SERVER : null,
    contexts: [0, 1],
    integration_types: [0],
  };
}

function partPayload(command: Declaration): OptionPayload {
  const { path } = command;
  return {
    type: 1,
    name: path.split(" ")[1] as string,
    name_localizations: localised((locale) => commandName(locale, path).split(" ")[1] as string),
    description: commandAbout("en", path),
    description_localizations: localised((locale) => commandAbout(locale, path)),
    options: optionPayloads(command),
  };
}

/** The options, required ones first. A command with a form needs none of them: said without, it opens its form. */
function optionPayloads(command: Declaration): readonly OptionPayload[] {
  const names = Object.keys(command.options);
  const isNeeded = (name: string) => !command.form && command.options[name]?.required === true;
  const ordered = [...names.filter(isNeeded), ...names.filter((name) => !isNeeded(name))];
  return ordered.map((name) => optionPayload(command.path, name, (command.options[name] as Option<unknown>).spec, isNeeded(name)));
}

function optionPayload(path: string, name: string, spec: OptionSpec, required: boolean): OptionPayload {
  const common = {
    name,
    name_localizations: localised((locale) => optionName(locale, path, name)),
    description: optionAbout("en", path, name),
    description_localizations: localised((locale) => optionAbout(locale, path, name)),
    required,
  };
  if (sourceOf(spec) !== null) return { type: 3, ...common, autocomplete: true };
  switch (spec.kind) {
    case "whole":
      return { type: 4, ...common, min_value: spec.min, max_value: spec.max };
    case "choice":
      return {
        type: 3,
        ...common,
        choices: spec.choices.map((choice) => ({
          name: choiceLabel("en", path, name, choice),
          name_localizations: localised((locale) => choiceLabel(locale, path, name, choice)),
          value: choice,
        })),
      };
    case "text":
      return { type: 3, ...common, min_length: spec.min, max_length: Math.min(spec.max, OPTION_LENGTH) };
    case "file":
      return { type: 11, ...common };
    case "moment":
    case "day":
    case "length":
    case "person":
    case "people":
    case "room":
    case "existing":
      return { type: 3, ...common };
    default:
      return spec satisfies never;
  }
}

/** What is offered while an option of this kind is typed; null where nothing is. */
export function sourceOf(spec: OptionSpec): ExistingKind | "person" | "room" | null {
  if (spec.kind === "existing") return spec.what;
  if (spec.kind === "person" || spec.kind === "people") return "person";
  return spec.kind === "room" ? "room" : null;
}

/** What Discord fills in by itself or gives back besides, and means nothing when it is so. */
const USUAL: Readonly<Record<string, unknown>> = { nsfw: false, required: false, dm_permission: true, autocomplete: false };
const THEIRS = new Set(["id", "application_id", "guild_id", "version", "handler"]);

/** A command without what says nothing, so that what is registered can be compared with what should be. */
export function normalised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name, inner]) => {
    if (THEIRS.has(name) || inner === null || inner === undefined || inner === USUAL[name]) return false;
    if (typeof inner !== "object") return true;
    return Object.keys(inner).length > 0;
  });
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, normalised(inner)]));
}

/** The names of the commands that differ between two lists, in the order of the first; added and removed ones too. */
export function differences(wanted: readonly unknown[], present: readonly unknown[]): readonly string[] {
  const textsOf = (list: readonly unknown[]) =>
    new Map(
      (list as readonly { readonly type?: number; readonly name: string }[]).map((each) => [
        `${each.type ?? 1} ${each.name}`,
        JSON.stringify(normalised(each)),
      ]),
    );
  const [ours, theirs] = [textsOf(wanted), textsOf(present)];
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
  return keys.filter((key) => ours.get(key) !== theirs.get(key)).map((key) => key.slice(2));
}

/** A short name for a list of commands, to see whether two are the same. */
export function fingerprint(list: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify(normalised(list)))
    .digest("hex")
    .slice(0, 16);
}
