import type { AnyCommand } from "#chat/command.ts";
import { machineClock } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { type Calls, slackCalls } from "./calls.ts";
import { slackLog } from "./logging.ts";
import { contentExpected, contentOf, EVENTS_PATH, manifest, scopesFor } from "./manifest.ts";

/** Something that was looked at: a sentence of the locale files, and whether it is well. `note`: it works, with less. */
export interface Finding {
  readonly state: "well" | "note" | "wrong";
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is looked at. */
export interface DoctorParts {
  readonly botToken: string | null;
  readonly appToken: string | null;
  readonly signingSecret: string | null;
  readonly clientId: string | null;
  readonly apiUrl: string | null;
  /** The public address; null where none is configured. */
  readonly url: string | null;
  readonly commands: readonly AnyCommand<never>[];
  readonly languages: readonly Locale[];
  /** The workspaces that have installed the app, where they do so by themselves. */
  readonly installed: readonly { readonly name: string; readonly token: string }[];
  /** An app configuration token, with which Slack says what the app consists of; null where there is none. */
  readonly configToken: string | null;
}

/** Looks at everything that must fit together before somebody on Slack is answered. Changes nothing there. */
export async function examine(parts: DoctorParts): Promise<readonly Finding[]> {
  const calls = slackCalls(parts.apiUrl, machineClock, slackLog(silentLog));
  return [
    ...(parts.botToken === null ? [] : await examineBot(calls, parts.botToken)),
    ...(await examineInstalled(calls, parts.installed)),
    ...(parts.appToken === null ? await examineAddress(parts) : [await examineSocket(calls, parts.appToken)]),
    ...(await examineManifest(calls, parts)),
  ];
}

async function examineBot(calls: Calls, token: string): Promise<readonly Finding[]> {
  const tested = await calls.call(token, "auth.test", {});
  if (tested.kind === "error" && /token_type|not_bot/.test(tested.error))
    return [{ state: "wrong", key: "slack-doctor-not-a-bot", values: {} }];
  if (tested.kind === "error") return [{ state: "wrong", key: "slack-doctor-token", values: { error: tested.error } }];
  if (tested.kind !== "ok") return [{ state: "wrong", key: "slack-doctor-unreachable", values: {} }];
  const { team, user, bot_id: bot } = tested.data as Record<string, string>;
  if (bot === undefined) return [{ state: "wrong", key: "slack-doctor-not-a-bot", values: {} }];
  const well: Finding = { state: "well", key: "slack-doctor-connected", values: { team: team ?? "", user: user ?? "" } };
  const granted = calls.scopesOf(token) ?? new Set<string>();
  const needed = scopesFor(true).filter((scope) => !granted.has(scope));
  const useful = scopesFor(false).filter((scope) => !granted.has(scope) && !needed.includes(scope));
  return [
    well,
    ...needed.map((scope): Finding => ({ state: "wrong", key: "slack-doctor-scope-missing", values: { scope } })),
    ...useful.map(
      (scope): Finding => ({
        state: "note",
        key: "slack-doctor-scope-useful",
        values: { scope: scope.replace(/[:.]/g, "-"), name: scope },
      }),
    ),
  ];
}

async function examineSocket(calls: Calls, token: string): Promise<Finding> {
  const opened = await calls.call(token, "apps.connections.open", {});
  if (opened.kind === "ok") return { state: "well", key: "slack-doctor-socket", values: {} };
  if (opened.kind === "error") return { state: "wrong", key: "slack-doctor-app-token", values: { error: opened.error } };
  return { state: "wrong", key: "slack-doctor-unreachable", values: {} };
}

/** Whether our own address answers as Slack would find it: an unsigned request is turned away, by us. */
async function examineAddress({ url }: DoctorParts): Promise<readonly Finding[]> {
  const address = `${url ?? "http://127.0.0.1:4400"}${EVENTS_PATH}`;
  const open = address.startsWith("https://");
  const shape: readonly Finding[] = open ? [] : [{ state: "wrong", key: "slack-doctor-not-https", values: { address } }];
  try {
    const answered = await fetch(address, { method: "POST", body: "{}", signal: AbortSignal.timeout(10_000), redirect: "manual" });
    await answered.body?.cancel();
    if (answered.status === 401) return [...shape, { state: "well", key: "slack-doctor-address", values: { address } }];
    return [...shape, { state: "wrong", key: "slack-doctor-address-other", values: { address, status: answered.status } }];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [...shape, { state: "wrong", key: "slack-doctor-address-silent", values: { address } }];
  }
}

/** How many workspaces are asked for at once. */
const TOGETHER = 8;

/** Whether each workspace that has installed the app still lets it in, with the scopes that it needs; only what is wrong is said of each. */
async function examineInstalled(calls: Calls, installed: DoctorParts["installed"]): Promise<readonly Finding[]> {
  const wrong: Finding[] = [];
  for (let at = 0; at < installed.length; at += TOGETHER) {
    const found = await Promise.all(installed.slice(at, at + TOGETHER).map((each) => examineWorkspace(calls, each)));
    wrong.push(...found.flat());
  }
  if (installed.length === 0) return [];
  return [{ state: "well", key: "slack-doctor-installed", values: { count: installed.length } }, ...wrong];
}

async function examineWorkspace(calls: Calls, { name: team, token }: DoctorParts["installed"][number]): Promise<readonly Finding[]> {
  const tested = await calls.call(token, "auth.test", {});
  if (tested.kind === "error") return [{ state: "wrong", key: "slack-doctor-workspace", values: { team, error: tested.error } }];
  if (tested.kind !== "ok") return [{ state: "wrong", key: "slack-doctor-unreachable", values: {} }];
  const missing = scopesFor(true).filter((scope) => calls.scopesOf(token)?.has(scope) !== true);
  return missing.map((scope): Finding => ({ state: "wrong", key: "slack-doctor-workspace-scope", values: { team, scope } }));
}

/**
 * Slack tells an app's own tokens nothing of its commands. With a configuration token it tells what the app consists of, and
 * that is compared; without one, what should stand there is said. Where a manifest would not take them all, what would do.
 */
async function examineManifest(calls: Calls, parts: DoctorParts): Promise<readonly Finding[]> {
  const { commands, languages, configToken } = parts;
  try {
    const written = contentOf(manifest(commands, { single: false, languages, way: { kind: "socket" }, shared: false }));
    if (configToken !== null) return await compareManifest(calls, parts, configToken);
    const values = { count: written.commands.length, names: written.commands.join(" ") };
    return [{ state: "note", key: "slack-doctor-commands", values }];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ state: "note", key: error.key, values: error.values as Finding["values"] }];
  }
}

async function compareManifest(calls: Calls, parts: DoctorParts, token: string): Promise<readonly Finding[]> {
  const app = await appOf(calls, parts);
  if (app === null) return [{ state: "note", key: "slack-doctor-app-unknown", values: {} }];
  const told = await calls.call(token, "apps.manifest.export", { app_id: app });
  if (told.kind === "error") return [{ state: "wrong", key: "slack-doctor-config-token", values: { error: told.error, app } }];
  if (told.kind !== "ok") return [{ state: "wrong", key: "slack-doctor-unreachable", values: {} }];
  const has = contentOf(told.data["manifest"]);
  const expected = contentExpected(parts.commands, parts.languages, has);
  const kinds = ["commands", "shortcuts", "scopes", "events"] as const;
  const missing = kinds.map((kind) => ({ kind, names: expected[kind].filter((name) => !has[kind].includes(name)) }));
  const strange = has.commands.filter((name) => !expected.commands.includes(name));
  const wrong = missing
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }): Finding => ({ state: "wrong", key: "slack-doctor-manifest-lacks", values: { kind, names: names.join(" ") } }));
  const unknown: readonly Finding[] =
    strange.length === 0 ? [] : [{ state: "note", key: "slack-doctor-manifest-strange", values: { names: strange.join(" ") } }];
  if (wrong.length > 0) return [...wrong, ...unknown];
  return [{ state: "well", key: "slack-doctor-manifest", values: { count: expected.commands.length } }, ...unknown];
}

/** The app's id: it stands in the app-level token, else Slack tells it of the bot. */
async function appOf(calls: Calls, { appToken, botToken, installed }: DoctorParts): Promise<string | null> {
  const written = /^xapp-\d+-(A[A-Z0-9]+)-/.exec(appToken ?? "")?.[1];
  if (written !== undefined) return written;
  const token = botToken ?? installed[0]?.token;
  if (token === undefined) return null;
  const tested = await calls.call(token, "auth.test", {});
  if (tested.kind !== "ok") return null;
  const told = await calls.call(token, "bots.info", { bot: String(tested.data["bot_id"]) });
  const bot = told.kind === "ok" ? (told.data["bot"] as { readonly app_id?: string } | undefined) : undefined;
  return bot?.app_id ?? null;
}
