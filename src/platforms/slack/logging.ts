import { type Logger, LogLevel } from "@slack/bolt";
import type { Log } from "#kernel/log.ts";

/** A log as Slack's own libraries take it. */
export type SlackLog = Logger;

/**
 * Hands on what Slack's libraries report, from warnings on, cut to a line: their debug output holds messages and tokens,
 * which no log of ours may.
 */
export function slackLog(log: Log): SlackLog {
  const said = (parts: readonly unknown[]) => ({ said: nameOf(parts[0]).slice(0, 160) });
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (...parts) => log.warn(said(parts), "Slack's library warns"),
    error: (...parts) => log.error(said(parts), "Slack's library fails"),
    setLevel: () => undefined,
    getLevel: () => LogLevel.WARN,
    setName: () => undefined,
  };
}

function nameOf(part: unknown): string {
  if (part instanceof Error) return `${part.name}: ${part.message}`;
  return typeof part === "string" ? part : typeof part;
}
