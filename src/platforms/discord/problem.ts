/** What the API or the library said when something failed. */
export interface Problem {
  /** Discord's own code (Opcodes and Status Codes), null when it gave none. */
  readonly code: number | null;
  /** The status of HTTP, null where nothing was answered at all. */
  readonly status: number | null;
  /** How long to wait, in milliseconds, where it says. */
  readonly wait: number | null;
  readonly message: string;
}

interface Failure {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly retryAfter?: unknown;
  readonly timeToReset?: unknown;
  readonly sublimitTimeout?: unknown;
}

/** Reads a failure of the library: of the API, of HTTP, of a rate limit, or of the network. */
export function problemOf(error: unknown): Problem {
  const failure = (typeof error === "object" && error !== null ? error : {}) as Failure;
  const code = typeof failure.code === "number" ? failure.code : null;
  const limited = typeof failure.timeToReset === "number" || typeof failure.retryAfter === "number";
  const wait = limited
    ? Math.max(Number(failure.retryAfter ?? 0), Number(failure.sublimitTimeout ?? 0), Number(failure.timeToReset ?? 0))
    : null;
  const status = typeof failure.status === "number" ? failure.status : limited ? 429 : null;
  return { code, status, wait, message: error instanceof Error ? error.message : String(error) };
}

/** What Discord said to a request, without the request. It is an error, since a log shows of anything else only that it was one. */
class DiscordAnswer extends Error {
  readonly code: number | null;
  readonly status: number | null;

  constructor({ code, status, message }: Problem, method: unknown) {
    super(typeof method === "string" ? `${method}: ${message}` : message);
    this.code = code;
    this.status = status;
  }
}

/**
 * A failure as a log may hold it. What the library throws carries the whole request, with what people wrote and with tokens
 * in its address: of that only the code, the status and the reason are kept.
 */
export function loggable(error: unknown): unknown {
  if (typeof error !== "object" || error === null || !("requestBody" in error)) return error;
  return new DiscordAnswer(problemOf(error), (error as { readonly method?: unknown }).method);
}

/** The bot and whoever should be told are in no server together: they have left. */
export const NO_SHARED_SERVER = "this person shares no server with the bot";

/** Why nothing can be told there any more (Opcodes and Status Codes), in words for the log and the outbox. */
const CLOSED: Readonly<Record<number, string>> = {
  10003: "the channel is gone",
  10004: "the server is gone",
  10013: "there is no such user",
  50001: "the bot cannot see the channel",
  50007: "this person takes no direct messages",
  50013: "the bot may not post in the channel",
  50278: NO_SHARED_SERVER,
};

/** What became of something sent that failed: put off, closed for good, or a fault of ours. */
export function failedSending(
  error: unknown,
): { readonly kind: "later"; readonly wait: number | null } | { readonly kind: "never" | "broken"; readonly reason: string } {
  const { code, status, wait, message } = problemOf(error);
  const closed = code === null ? undefined : CLOSED[code];
  if (closed !== undefined) return { kind: "never", reason: closed };
  if (code === 40003 || code === 20016 || code === 20028 || code === 30046) return { kind: "later", wait: Math.max(wait ?? 0, 60_000) };
  if (status === 429) return { kind: "later", wait };
  if (status === null || status >= 500) return { kind: "later", wait: null };
  if (status === 401) return { kind: "later", wait: 60_000 };
  return { kind: "broken", reason: `${code ?? status}: ${message}`.slice(0, 300) };
}
