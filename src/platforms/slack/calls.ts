import { webApi } from "@slack/bolt";
import type { Clock } from "#kernel/clock.ts";
import type { SlackLog } from "./logging.ts";

/**
 * What came of a call. `lost`: Slack failed after it may have done what was asked. `unreached`: it was never asked. `wait`
 * in milliseconds.
 */
export type Called =
  | { readonly kind: "ok"; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: "error"; readonly error: string }
  | { readonly kind: "wait"; readonly wait: number }
  | { readonly kind: "lost"; readonly reason: string }
  | { readonly kind: "unreached"; readonly reason: string };

/** Calls of the Web API, for any workspace. */
export interface Calls {
  /**
   * Calls a method once, never again by itself. `spot` is the channel or person it is about: who is asked to wait for one
   * spot does not hold up the others, and is not asked again before the time is over. What Slack counts for the whole
   * workspace is not asked again for any.
   */
  readonly call: (token: string, method: string, args: Readonly<Record<string, unknown>>, spot?: string) => Promise<Called>;
  /** The scopes that a token was last seen to have; null when it was not used yet. */
  readonly scopesOf: (token: string) => ReadonlySet<string> | null;
}

/** What Slack counts for each channel; everything else for the workspace. docs.slack.dev/apis/web-api/rate-limits. */
const BY_CHANNEL = new Set(["chat.postMessage"]);

/** How long a call may take, in milliseconds. */
const PATIENCE = 15_000;

/** Codes of failures before anything was sent. */
const UNSENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

export function slackCalls(apiUrl: string | null, clock: Clock, log: SlackLog): Calls {
  const clients = new Map<string, webApi.WebClient>();
  const scopes = new Map<string, ReadonlySet<string>>();
  const held = new Map<string, number>();

  function clientFor(token: string): webApi.WebClient {
    const known = clients.get(token);
    if (known !== undefined) return known;
    const made = new webApi.WebClient(token, {
      ...(apiUrl === null ? {} : { slackApiUrl: apiUrl }),
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      timeout: PATIENCE,
      logger: log,
    });
    clients.set(token, made);
    return made;
  }

  function holds(key: string): number {
    const until = held.get(key);
    if (until === undefined) return 0;
    const left = until - clock.now();
    if (left <= 0) held.delete(key);
    return Math.max(0, left);
  }

  return {
    scopesOf: (token) => scopes.get(token) ?? null,
    async call(token, method, args, spot = "") {
      const key = `${token} ${method} ${BY_CHANNEL.has(method) ? spot : ""}`;
      const left = holds(key);
      if (left > 0) return { kind: "wait", wait: left };
      try {
        const data = await clientFor(token).apiCall(method, args);
        const granted = data.response_metadata?.scopes;
        if (granted !== undefined) scopes.set(token, new Set(granted));
        return { kind: "ok", data: { ...data } };
      } catch (error) {
        const failed = failureOf(error);
        if (failed.kind === "wait") held.set(key, clock.now() + failed.wait);
        return failed;
      }
    },
  };
}

function failureOf(error: unknown): Exclude<Called, { kind: "ok" }> {
  if (error instanceof webApi.WebAPIPlatformError) return { kind: "error", error: error.data.error };
  if (error instanceof webApi.WebAPIRateLimitedError) return { kind: "wait", wait: error.retryAfter * 1000 };
  if (error instanceof webApi.WebAPIHTTPError) {
    const reason = `HTTP ${error.statusCode}`;
    return error.statusCode >= 500 ? { kind: "lost", reason } : { kind: "error", error: reason };
  }
  if (error instanceof webApi.WebAPIRequestError) {
    const code = codeOf(error.original);
    return UNSENT.has(code) ? { kind: "unreached", reason: code } : { kind: "lost", reason: code };
  }
  throw error;
}

function codeOf(error: unknown): string {
  const { code, name, cause } = error as { readonly code?: unknown; readonly name?: unknown; readonly cause?: unknown };
  if (cause !== undefined && cause !== null) return codeOf(cause);
  return typeof code === "string" ? code : String(name ?? "unknown");
}
