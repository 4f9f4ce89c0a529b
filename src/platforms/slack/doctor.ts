import type { AnyCommand } from "#chat/command.ts";
import { machineClock } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { type Calls, slackCalls } from "./calls.ts";
import { slackLog } from "./logging.ts";
import { EVENTS_PATH, manifest, scopesFor } from "./manifest.ts";

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
}

/** Looks at everything that must fit together before somebody on Slack is answered. Changes nothing there. */
export async function examine(parts: DoctorParts): Promise<readonly Finding[]> {
  const calls = slackCalls(parts.apiUrl, machineClock, slackLog(silentLog));
  return [
    ...(parts.botToken === null ? [] : await examineBot(calls, parts.botToken)),
    ...(parts.appToken === null ? await examineAddress(parts) : [await examineSocket(calls, parts.appToken)]),
    ...examineManifest(parts),
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

/**
 * Slack tells an app's own tokens nothing of its commands: what should stand there is said, to be compared; and where a
 * manifest would not take them all, what would do.
 */
function examineManifest({ commands, languages }: DoctorParts): readonly Finding[] {
  try {
    const written = manifest(commands, { single: false, languages, way: { kind: "socket" }, shared: false });
    const { slash_commands: slash } = written["features"] as { readonly slash_commands: readonly { readonly command: string }[] };
    return [
      { state: "note", key: "slack-doctor-commands", values: { count: slash.length, names: slash.map((each) => each.command).join(" ") } },
    ];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ state: "note", key: error.key, values: error.values as Finding["values"] }];
  }
}
