import { createHash } from "node:crypto";

/** What outlasts a process: small texts by name, the same for all the processes of a house. */
export interface Lasting {
  readonly recall: (name: string) => Promise<string | null>;
  readonly keep: (name: string, value: string, until: null) => Promise<void>;
}

/** The newest message that was begun for a channel or a person. */
export interface Attempt {
  /** Whether it is the same as before: it may have been sent already, by us or by a process that died over it. */
  readonly again: boolean;
  /** The channel of the private messages with a person, where one was seen; null for channels. */
  readonly channel: string | null;
}

/**
 * Which messages are under way. Each is noted before it is sent: whoever dies over it, or is told that Slack failed, leaves a
 * note by which the next one knows to look first. There is one for each channel and person, since these are told in order.
 */
export interface Attempts {
  readonly begin: (spot: string, key: string) => Promise<Attempt>;
  /** Where it went, which is kept for the next time. */
  readonly went: (spot: string, key: string, channel: string) => Promise<void>;
  /** It was certainly not sent. */
  readonly undo: (spot: string) => Promise<void>;
}

interface Note {
  readonly key: string;
  readonly channel: string | null;
}

const NOTHING: Note = { key: "", channel: null };

/** The attempts that are noted in `lasting`, or in this process alone. */
export function slackAttempts(lasting: Lasting | null): Attempts {
  const here = new Map<string, string>();
  const memory: Lasting = lasting ?? {
    recall: async (name) => here.get(name) ?? null,
    keep: async (name, value) => void here.set(name, value),
  };

  async function noted(name: string): Promise<Note> {
    const text = await memory.recall(name);
    return text === null ? NOTHING : (JSON.parse(text) as Note);
  }

  const note = (name: string, value: Note) => memory.keep(name, JSON.stringify(value), null);

  return {
    async begin(spot, key) {
      const before = await noted(nameOf(spot));
      if (before.key !== key) await note(nameOf(spot), { ...before, key });
      return { again: before.key === key, channel: before.channel };
    },
    async went(spot, key, channel) {
      const before = await noted(nameOf(spot));
      if (before.channel !== channel) await note(nameOf(spot), { key, channel });
    },
    async undo(spot) {
      await note(nameOf(spot), { ...(await noted(nameOf(spot))), key: "" });
    },
  };
}

/** Nobody's account is written down here: a name tells apart, and tells nothing else. */
function nameOf(spot: string): string {
  return `slack-sending/${createHash("sha256").update(spot).digest("base64url")}`;
}
