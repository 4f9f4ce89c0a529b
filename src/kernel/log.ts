import { type Logger, type LoggerOptions, pino } from "pino";

/** Where the house says what happened: fixed texts with fields, never the content of a message, never a name. */
export type Log = Logger;

const SECRETS = ["token", "secret", "password", "authorization", "cookie", "url", "*.token", "*.secret", "*.password", "*.authorization"];

/** Where pino's numbers for levels begin to mean that something is wrong. */
const WARNING = 40;

/**
 * An error as the log shows it, by an allow-list: its kind, its fixed words, where it happened, and the codes that systems give. What
 * else hangs on it stays out: a database quotes the row that it refused there, a platform the message that it did not take.
 */
function shownError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const { code, status, constraint, table } = error as unknown as Readonly<Record<string, unknown>>;
  const known = Object.entries({ code, status, constraint, table }).filter(([, value]) => /^(?:string|number)$/.test(typeof value));
  const within = error instanceof AggregateError ? error.errors : [];
  return {
    ...{ type: error.constructor.name || name, message, stack, ...Object.fromEntries(known) },
    ...(cause === undefined || depth > 4 ? {} : { cause: shownError(cause, depth + 1) }),
    ...(within.length === 0 || depth > 4 ? {} : { errors: within.slice(0, 10).map((each) => shownError(each, depth + 1)) }),
  };
}

const serializers: NonNullable<LoggerOptions["serializers"]> = { err: (error: unknown) => shownError(error) };

/**
 * A log that writes JSON lines to standard error, so that standard output stays for answers. `counted` hears the level and the fixed
 * text of each line that is written, from warnings on.
 */
export function openLog(level: "debug" | "info" | "warn" | "error", counted?: (level: string, text: string) => void): Log {
  const hooks: LoggerOptions["hooks"] = {
    logMethod(given, method, number) {
      const text = given.find((each) => typeof each === "string");
      if (number >= WARNING && text !== undefined) counted?.(number > WARNING ? "error" : "warn", text);
      method.apply(this, given);
    },
  };
  const redact = { paths: SECRETS, censor: "[kept back]" };
  return pino(
    { level, base: null, redact, serializers, ...(counted === undefined ? {} : { hooks }) },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** A log that keeps nothing, for tests and scenarios. */
export const silentLog: Log = pino({ level: "silent" });

/** A log that gives its lines of JSON, from `level` on, to whoever asked for it: for a program that reports them itself. */
export function logTo(level: "debug" | "info" | "warn" | "error", write: (line: string) => void): Log {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: "[kept back]" }, serializers }, { write });
}
