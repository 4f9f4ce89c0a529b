import type { Value } from "#kernel/refusal.ts";

/** Why Discord cannot be used; `key` is a sentence of the locale files, for whoever runs Parvis. */
export class DiscordProblem extends Error {
  readonly key: DiscordTrouble;
  readonly values: Readonly<Record<string, Value>>;

  constructor(key: DiscordTrouble, values: Readonly<Record<string, Value>> = {}, cause: unknown = undefined) {
    super(key, { cause });
    this.name = "DiscordProblem";
    this.key = key;
    this.values = values;
  }
}

export type DiscordTrouble =
  | "discord-token-wrong"
  | "discord-shard-wrong"
  | "discord-sharding-required"
  | "discord-version-old"
  | "discord-intents-wrong"
  | "discord-intents-closed"
  | "discord-identify-budget"
  | "discord-restarts"
  | "discord-deaf"
  | "discord-unreachable";

/** Codes of closing after which a connection never comes back (Opcodes and Status Codes, Gateway Close Event Codes). */
const CLOSES: Readonly<Record<number, DiscordTrouble>> = {
  4004: "discord-token-wrong",
  4010: "discord-shard-wrong",
  4011: "discord-sharding-required",
  4012: "discord-version-old",
  4013: "discord-intents-wrong",
  4014: "discord-intents-closed",
};

/** The problem behind a code of closing; null for those after which the library comes back by itself. */
export function closeProblem(code: number): DiscordProblem | null {
  const key = CLOSES[code];
  return key === undefined ? null : new DiscordProblem(key, { code });
}

/** Why a start failed: what the library throws, in our words. */
export function startProblem(error: unknown): DiscordProblem {
  const { code, status, message } = error as { readonly code?: unknown; readonly status?: unknown; readonly message?: unknown };
  const text = String(message ?? "");
  if (code === "TokenInvalid" || status === 401) return new DiscordProblem("discord-token-wrong", { code: 401 }, error);
  if (/authentication failed/i.test(text)) return new DiscordProblem("discord-token-wrong", { code: 4004 }, error);
  const closed = /\b(40(?:04|1[0-4]))\b/.exec(text)?.[1];
  if (closed !== undefined) return closeProblem(Number(closed)) ?? new DiscordProblem("discord-unreachable", { reason: text }, error);
  if (/disallowed intents/i.test(text)) return new DiscordProblem("discord-intents-closed", { code: 4014 }, error);
  if (/invalid intents/i.test(text)) return new DiscordProblem("discord-intents-wrong", { code: 4013 }, error);
  if (/invalid shard/i.test(text)) return new DiscordProblem("discord-shard-wrong", { code: 4010 }, error);
  if (/api version/i.test(text)) return new DiscordProblem("discord-version-old", { code: 4012 }, error);
  if (/sharding/i.test(text)) return new DiscordProblem("discord-sharding-required", { code: 4011 }, error);
  return new DiscordProblem("discord-unreachable", { reason: text.slice(0, 200) }, error);
}
