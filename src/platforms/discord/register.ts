import type { REST } from "discord.js";
import type { AnyCommand } from "#chat/command.ts";
import { startProblem } from "./discord-problem.ts";
import { restOptions } from "./gateway.ts";
import { type CommandPayload, differences, fingerprint, manifest } from "./manifest.ts";
import { problemOf } from "./problem.ts";

/** Where commands are registered: everywhere, or in one server alone (where they are there at once). */
export type Scope = { readonly application: string; readonly guild: string | null };

/** What became of a registration. */
export type Registered =
  | { readonly kind: "same"; readonly hash: string }
  | { readonly kind: "written" | "would write"; readonly hash: string; readonly changed: readonly string[] }
  /** The bot is not there, or was invited without the scope for commands. */
  | { readonly kind: "no access" }
  /** Discord would not have it, and keeps what was there; which command, and what it says. */
  | { readonly kind: "refused"; readonly command: string; readonly reason: string };

function routeOf({ application, guild }: Scope): `/${string}` {
  return guild === null ? `/applications/${application}/commands` : `/applications/${application}/guilds/${guild}/commands`;
}

/** Compares what is registered with what should be, and writes the whole list once where they differ. */
export async function register(
  rest: REST,
  scope: Scope,
  wanted: readonly CommandPayload[],
  how: "write" | "only look",
): Promise<Registered> {
  const route = routeOf(scope);
  const hash = fingerprint(wanted);
  try {
    const present = (await rest.get(route, { query: new URLSearchParams({ with_localizations: "true" }) })) as readonly unknown[];
    const changed = differences(wanted, present);
    if (changed.length === 0) return { kind: "same", hash };
    if (how === "only look") return { kind: "would write", hash, changed };
    await rest.put(route, { body: wanted });
    return { kind: "written", hash, changed };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 50001 || problem.code === 10004) return { kind: "no access" };
    if (problem.code === 50035 || problem.code === 30034) return { kind: "refused", ...culprit(error, wanted) };
    throw error;
  }
}

/** Which command a refusal is about: the errors are keyed by the place in the list. */
function culprit(error: unknown, wanted: readonly CommandPayload[]): { readonly command: string; readonly reason: string } {
  const raw = (error as { readonly rawError?: { readonly message?: string; readonly errors?: Readonly<Record<string, unknown>> } })
    .rawError;
  const place = Object.keys(raw?.errors ?? {}).find((key) => /^\d+$/.test(key));
  const reason = firstMessage(raw?.errors) ?? raw?.message ?? (error instanceof Error ? error.message : "");
  return { command: place === undefined ? "" : (wanted[Number(place)]?.name ?? ""), reason };
}

function firstMessage(errors: unknown, path = ""): string | null {
  if (typeof errors !== "object" || errors === null) return null;
  if ("_errors" in errors) {
    const [first] = errors._errors as readonly { readonly message?: string }[];
    return `${path} ${first?.message ?? ""}`.trim();
  }
  for (const [name, inner] of Object.entries(errors)) {
    const found = firstMessage(inner, path === "" ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** What registering by hand needs. */
export interface Registering {
  readonly token: string;
  readonly applicationId: string | null;
  readonly apiUrl: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the platform reads declarations over any house
  readonly commands: readonly AnyCommand<any>[];
}

/** Registers without starting anything else. Throws a `DiscordProblem` where Discord cannot be used. */
export async function registerOnce(parts: Registering, guild: string | null, how: "write" | "only look"): Promise<Registered> {
  const library = await import("discord.js");
  const rest = new library.REST(restOptions(library, parts.apiUrl)).setToken(parts.token);
  try {
    const application = parts.applicationId ?? ((await rest.get("/applications/@me")) as { readonly id: string }).id;
    return await register(rest, { application, guild }, manifest(parts.commands), how);
  } catch (error) {
    throw startProblem(error);
  }
}
