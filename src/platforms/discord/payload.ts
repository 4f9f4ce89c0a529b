import type { RawFile } from "discord.js";
import type { Message } from "./render.ts";

const COMPONENTS_V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;

/** More users than this are never notified by one message (Message, Allowed Mentions). */
const MENTIONS = 100;

/** The body of a message. Every message is of the second version of components, so that it can be edited into any other. */
export function bodyOf(message: Message, flags = 0): Readonly<Record<string, unknown>> {
  return {
    flags: COMPONENTS_V2 | flags,
    components: message.components,
    attachments: message.files.map(({ name, alt }, id) => ({ id: String(id), filename: name, description: alt })),
    allowed_mentions: {
      parse: [],
      users: message.users.slice(0, MENTIONS),
      ...(message.roles.length === 0 ? {} : { roles: message.roles }),
    },
  };
}

/** The files beside it. */
export function filesOf(message: Message): RawFile[] {
  return message.files.map(({ name, data }) => ({ name, data }));
}
