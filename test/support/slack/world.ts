import type { Node } from "./check-blocks.ts";

/** Somebody in a fake workspace. */
export interface FakeUser {
  readonly id: string;
  name: string;
  locale: string;
  tz: string;
  admin: boolean;
  deleted: boolean;
}

/** A message as it hangs, in its newest state. */
export interface FakeMessage {
  readonly ts: string;
  readonly channel: string;
  /** The message in whose thread it is; null where it is in none. */
  readonly thread: string | null;
  text: string;
  blocks: readonly Node[];
  metadata: Node | null;
  edited: number;
}

/** Something that one person sees in a channel, until they reload. */
export interface FakeEphemeral {
  readonly id: string;
  readonly channel: string;
  readonly user: string;
  text: string;
  blocks: readonly Node[];
}

/** A view as it is open before somebody. */
export interface FakeView extends Node {
  readonly id: string;
  readonly hash: string;
  readonly user: string;
  readonly previous: string | null;
  readonly root: string;
  readonly view: Node;
}

export interface FakeChannel {
  readonly id: string;
  readonly name: string;
  readonly private: boolean;
  /** The bot is a member. */
  member: boolean;
  archived: boolean;
  /** The person of a direct message. */
  readonly im: string | null;
}

/** A workspace, with everything in it. */
export interface FakeTeam {
  readonly id: string;
  readonly enterprise: string | null;
  readonly name: string;
  readonly domain: string;
  token: string;
  readonly bot: string;
  scopes: readonly string[];
  readonly users: Map<string, FakeUser>;
  readonly channels: Map<string, FakeChannel>;
  readonly messages: FakeMessage[];
  readonly ephemerals: FakeEphemeral[];
  /** The stack of open modals of each person, the topmost last. */
  readonly modals: Map<string, FakeView[]>;
  readonly homes: Map<string, Node>;
  readonly files: Map<
    string,
    { readonly name: string; alt: string; bytes: Buffer; complete: boolean; channel: string | null; owner?: string }
  >;
}

/** The scopes of a whole manifest, those for looking back included. */
export const ALL_SCOPES = [
  ...["commands", "chat:write", "chat:write.public", "users:read", "files:write", "files:read"],
  ...["channels:history", "groups:history", "im:history", "mpim:history"],
];

/** A workspace with three people, a channel where the bot is, one where it is not, and one that is archived. */
export function fakeTeam(number: number, enterprise: string | null = null): FakeTeam {
  const id = `T0000000${number}`;
  const user = (key: string, name: string, more: Partial<FakeUser> = {}): [string, FakeUser] => {
    const user = { id: `U${key}${number}`, name, locale: "en-US", tz: "Europe/Paris", admin: false, deleted: false, ...more };
    return [user.id, user];
  };
  const channel = (key: string, name: string, more: Partial<FakeChannel> = {}): [string, FakeChannel] => {
    const channel = { id: `C${key}${number}`, name, private: false, member: true, archived: false, im: null, ...more };
    return [channel.id, channel];
  };
  return {
    id,
    enterprise,
    name: `Association ${number}`,
    domain: `association-${number}`,
    token: `xoxb-${number}-test`,
    bot: `UBOT0000${number}`,
    scopes: ALL_SCOPES,
    users: new Map([
      user("INES0000", "Inès Moreau", { admin: true, locale: "fr-FR" }),
      user("PAUL0000", "Paul Diallo"),
      user("NOUR0000", "Nour Haddad", { tz: "America/Montreal", locale: "fr-CA" }),
      user("GONE0000", "Gone Person", { deleted: true }),
    ]),
    channels: new Map([
      channel("GENERAL0", "general"),
      channel("ELSEWHE0", "elsewhere", { member: false }),
      channel("PRIVATE0", "board", { member: false, private: true }),
      channel("ARCHIVE0", "old", { archived: true }),
    ]),
    messages: [],
    ephemerals: [],
    modals: new Map(),
    homes: new Map(),
    files: new Map(),
  };
}
