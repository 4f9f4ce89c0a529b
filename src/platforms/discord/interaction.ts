import type { Place } from "#chat/place.ts";
import type { Speaker } from "#chat/platform.ts";

interface User {
  readonly id: string;
  readonly username?: string;
  readonly global_name?: string | null;
}

/** A file that came along, as Discord describes it. `size` in bytes. */
export interface Attachment {
  readonly filename?: unknown;
  readonly size?: unknown;
  readonly url?: unknown;
}

/** An option as it was given. */
export interface RawOption {
  readonly type: number;
  readonly name: string;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly RawOption[];
}

/** An interaction as Discord sends it, over the gateway and over HTTP alike, as far as it is read here. */
export interface Interaction {
  readonly id: string;
  readonly type: number;
  readonly token: string;
  readonly application_id: string;
  readonly guild_id?: string;
  readonly channel_id?: string;
  readonly channel?: { readonly id: string; readonly name?: string | null; readonly type?: number };
  readonly member?: { readonly nick?: string | null; readonly permissions?: string; readonly user?: User; readonly roles?: unknown };
  readonly user?: User;
  readonly locale?: string;
  readonly message?: { readonly id: string; readonly flags?: number };
  readonly data?: {
    readonly type?: number;
    readonly name?: string;
    readonly target_id?: string;
    readonly resolved?: {
      readonly messages?: Readonly<Record<string, { readonly content?: string } | undefined>>;
      readonly attachments?: Readonly<Record<string, Attachment | undefined>>;
    };
    readonly options?: readonly RawOption[];
    readonly custom_id?: string;
    readonly component_type?: number;
    readonly values?: readonly string[];
    readonly components?: unknown;
  };
}

export const PING = 1;
export const COMMAND = 2;
export const COMPONENT = 3;
export const TYPING = 4;
export const SUBMIT = 5;

const MANAGE_SERVER = 1n << 5n;
const ADMINISTRATOR = 1n << 3n;
const EPHEMERAL = 64;

/** Whether this is an interaction that can be answered at all. */
export function isInteraction(value: unknown): value is Interaction {
  if (typeof value !== "object" || value === null) return false;
  const { id, type, token } = value as Partial<Interaction>;
  return typeof id === "string" && typeof type === "number" && typeof token === "string";
}

export function userIn(raw: Interaction): string {
  return (raw.member?.user ?? raw.user)?.id ?? "";
}

/** Who speaks. `team` is the server; in private the one that is meant. */
export function speakerIn(raw: Interaction, team: string): Speaker {
  const user = raw.member?.user ?? raw.user;
  const rights = readRights(raw.member?.permissions);
  return {
    platform: "discord",
    team,
    user: user?.id ?? "",
    name: raw.member?.nick ?? user?.global_name ?? user?.username ?? user?.id ?? "",
    locale: raw.locale ?? null,
    zone: null,
    owner: (rights & (MANAGE_SERVER | ADMINISTRATOR)) !== 0n,
    ...rolesIn(raw),
  };
}

/** Whoever speaks in a server comes with the roles that they have there. */
function rolesIn(raw: Interaction): { readonly roles?: readonly string[] } {
  const roles = raw.guild_id === undefined ? undefined : raw.member?.roles;
  return Array.isArray(roles) ? { roles: roles.filter((role) => typeof role === "string") } : {};
}

function readRights(text: string | undefined): bigint {
  return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : 0n;
}

/** Where it was said; null in private. */
export function placeIn(raw: Interaction): Place | null {
  const room = raw.channel_id ?? raw.channel?.id;
  if (raw.guild_id === undefined || room === undefined) return null;
  return { platform: "discord", team: raw.guild_id, room, name: raw.channel?.name ?? room };
}

/** Whether the message that was pressed is seen by this one user alone. */
export function isPrivate(raw: Interaction): boolean {
  return raw.guild_id === undefined || isEphemeral(raw);
}

/** Whether the pressed message is one that its reader alone sees, and that does not stay. */
export function isEphemeral(raw: Interaction): boolean {
  return ((raw.message?.flags ?? 0) & EPHEMERAL) !== 0;
}

/** The path of a command and what was given with it. */
export function commandIn(raw: Interaction): { readonly path: string; readonly options: readonly RawOption[] } {
  const first = raw.data?.name ?? "";
  const [second] = raw.data?.options ?? [];
  if (second?.type === 1) return { path: `${first} ${second.name}`, options: second.options ?? [] };
  return { path: first, options: raw.data?.options ?? [] };
}
