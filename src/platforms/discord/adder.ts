import type { Guild, REST } from "discord.js";
import type { Log } from "#kernel/log.ts";
import { problemOf } from "./problem.ts";

/** Somebody of Discord's, with the name that everybody sees. */
export interface Adder {
  readonly user: string;
  readonly name: string;
}

interface User {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null;
  readonly bot?: boolean;
}

interface AuditLog {
  readonly audit_log_entries: readonly { readonly user_id: string | null; readonly target_id: string | null }[];
  readonly users: readonly User[];
}

interface Integration {
  readonly user?: User;
  readonly application?: { readonly id: string };
}

/** Bot Add (Audit Log, Audit Log Events). */
const BOT_ADDED = 28;

/**
 * Who added the bot to a server, as its audit log says, or else its list of integrations; null where the bot may read neither,
 * or neither says. What may not be read is not asked for, since Discord counts what it refuses.
 */
export async function whoAdded(rest: REST, guild: Guild, application: string, log: Log): Promise<Adder | null> {
  const rights = guild.members.me?.permissions;
  try {
    const logged = rights?.has("ViewAuditLog") === true ? await inAuditLog(rest, guild) : null;
    return logged ?? (rights?.has("ManageGuild") === true ? await amongIntegrations(rest, guild, application) : null);
  } catch (error) {
    log.info({ guild: guild.id, err: problemOf(error).message }, "who added the bot cannot be asked for");
    return null;
  }
}

async function inAuditLog(rest: REST, guild: Guild): Promise<Adder | null> {
  const query = new URLSearchParams({ action_type: String(BOT_ADDED), limit: "10" });
  const found = (await rest.get(`/guilds/${guild.id}/audit-logs`, { query })) as Partial<AuditLog>;
  const entry = found.audit_log_entries?.find((each) => each.target_id === guild.client.user.id);
  return named(found.users?.find(({ id }) => id === entry?.user_id));
}

async function amongIntegrations(rest: REST, guild: Guild, application: string): Promise<Adder | null> {
  const found = (await rest.get(`/guilds/${guild.id}/integrations`)) as readonly Integration[];
  return named(found.find((each) => each.application?.id === application)?.user);
}

function named(user: User | undefined): Adder | null {
  return user === undefined || user.bot === true ? null : { user: user.id, name: user.global_name ?? user.username };
}
