import type { Config } from "#config.ts";
import { RunProblem } from "#problem.ts";

/** What one process may do by itself: serve pages, hear a platform in one of its ways, or tell and do what is due. */
export const PARTS = ["web", "discord", "discord-http", "slack", "slack-http", "worker"] as const;

export type Part = (typeof PARTS)[number];

/** The parts that one process is to be; everything that is configured where none is named. */
export type Only = ReadonlySet<Part>;

/** Every part that is configured. */
export function configuredParts(config: Pick<Config, "discord" | "slack">): Only {
  const { discord, slack } = config;
  const parts: Part[] = ["web", "worker"];
  if (discord !== null) parts.push(discord.publicKey === null ? "discord" : "discord-http");
  if (slack !== null) parts.push(slack.appToken === null ? "slack-http" : "slack");
  return new Set(parts);
}

/** Reads what follows `--only`: parts separated by commas. Throws a `RunProblem` for what is none, or is not configured. */
export function readOnly(typed: string, config: Pick<Config, "discord" | "slack" | "databaseUrl">): Only {
  const configured = configuredParts(config);
  const words = typed.split(",").map((word) => word.trim().toLowerCase());
  for (const word of words) {
    if (!PARTS.some((part) => part === word)) throw new RunProblem("cli-only-unknown", { typed: word, known: PARTS.join(", ") });
    if (!configured.has(word as Part)) throw new RunProblem("cli-only-nothing", { part: word, known: [...configured].join(", ") });
  }
  if (config.databaseUrl.startsWith("sqlite:")) throw new RunProblem("cli-only-alone");
  return new Set(words as Part[]);
}
