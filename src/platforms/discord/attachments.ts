import type { SentFile } from "#chat/platform.ts";
import { after, HOUR, type Instant } from "#kernel/clock.ts";
import { fetchAtMost } from "#kernel/fetch-at-most.ts";
import type { Directory } from "./directory.ts";
import { type Attachment, type Interaction, userIn } from "./interaction.ts";

const PREFIX = "discord-file ";

interface Kept {
  readonly name: string;
  readonly size: number | null;
  readonly url: string;
}

/**
 * Opens what came along with an interaction, or with an earlier step of the form that it is about: its id names it. Only addresses that
 * Discord itself gave are ever asked.
 */
export function attachmentsOf(raw: Interaction, directory: Directory): (reference: string) => Promise<SentFile | null> {
  const here = raw.data?.resolved?.attachments ?? {};
  return async function open(reference) {
    const own = Object.hasOwn(here, reference) ? keptOf(here[reference]) : null;
    const found = own ?? (await recall(directory, userIn(raw), reference));
    return found === null ? null : { name: found.name, size: found.size, bytes: (most) => fetchAtMost(found.url, most) };
  };
}

/** Keeps where the attachments of one step lie for the steps that follow, in whatever process they arrive. */
export async function keepAttachments(raw: Interaction, directory: Directory, now: Instant): Promise<void> {
  for (const [id, attachment] of Object.entries(raw.data?.resolved?.attachments ?? {})) {
    const kept = keptOf(attachment);
    if (kept !== null) await directory.keep(`${PREFIX}${userIn(raw)} ${id}`, JSON.stringify(kept), after(now, 24 * HOUR));
  }
}

async function recall(directory: Directory, user: string, id: string): Promise<Kept | null> {
  if (!/^\d{1,20}$/.test(id)) return null;
  const text = await directory.recall(`${PREFIX}${user} ${id}`);
  return text === null ? null : (JSON.parse(text) as Kept);
}

function keptOf(attachment: Attachment | undefined): Kept | null {
  const { filename, size, url } = attachment ?? {};
  if (typeof url !== "string" || !/^https?:\/\//.test(url)) return null;
  return { name: typeof filename === "string" ? filename : "file", size: typeof size === "number" ? size : null, url };
}
