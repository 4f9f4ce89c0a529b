import type { REST } from "discord.js";
import { type Clock, MINUTE } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import type { Directory } from "./directory.ts";
import { problemOf } from "./problem.ts";

/** Unknown Member (Opcodes and Status Codes). */
const NO_MEMBER = 10_007;

/** How long what was seen of somebody is believed, and how many are remembered. */
const HOLDS = 10 * MINUTE;
const REMEMBERED = 1_000;

/** The people of servers, asked for one by one: a list of them takes a privileged intent. */
export interface Members {
  /** The roles that somebody has in a server now, none where they have left it; null where Discord does not say. */
  readonly look: (team: string, user: string) => Promise<readonly string[] | null>;
  /** The same, or what was seen a little while ago. */
  readonly rolesOf: (team: string, user: string) => Promise<readonly string[] | null>;
}

/** Looks for people in their servers, and tells the house who has left and who is there. */
export function membersOf(rest: REST, directory: Directory, clock: Clock, log: Log): Members {
  const seen = new Map<string, { readonly at: number; readonly roles: Promise<readonly string[] | null> }>();

  async function look(team: string, user: string): Promise<readonly string[] | null> {
    try {
      const { roles } = (await rest.get(`/guilds/${team}/members/${user}`)) as { readonly roles?: unknown };
      await directory.present(team, user);
      return Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : null;
    } catch (error) {
      const { code, message } = problemOf(error);
      if (code !== NO_MEMBER) {
        log.info({ team, err: message }, "somebody of this server cannot be asked for now");
        return null;
      }
      await directory.absent(team, user);
      return [];
    }
  }

  function rolesOf(team: string, user: string): Promise<readonly string[] | null> {
    const key = `${team} ${user}`;
    const known = seen.get(key);
    if (known !== undefined && clock.now() - known.at < HOLDS) return known.roles;
    const roles = look(team, user);
    seen.delete(key);
    seen.set(key, { at: clock.now(), roles });
    if (seen.size > REMEMBERED) seen.delete(seen.keys().next().value as string);
    return roles;
  }

  return { look, rolesOf };
}
