import { type Logger, pino } from "pino";

/** Where the house says what happened: fixed texts with fields, never the content of a message, never a name. */
export type Log = Logger;

const SECRETS = ["token", "secret", "password", "authorization", "cookie", "url", "*.token", "*.secret", "*.password", "*.authorization"];

/** A log that writes JSON lines to standard error, so that standard output stays for answers. */
export function openLog(level: "debug" | "info" | "warn" | "error"): Log {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: "[kept back]" } }, pino.destination({ dest: 2, sync: true }));
}

/** A log that keeps nothing, for tests and scenarios. */
export const silentLog: Log = pino({ level: "silent" });

/** A log that gives its lines of JSON, from `level` on, to whoever asked for it: for a program that reports them itself. */
export function logTo(level: "debug" | "info" | "warn" | "error", write: (line: string) => void): Log {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: "[kept back]" } }, { write });
}
