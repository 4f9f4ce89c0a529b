import { escapedMarkup } from "#kernel/markup.ts";

/** One entry of a feed. */
export interface Entry {
  /** The same for as long as the thing exists. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** ISO, in UTC. */
  readonly updated: string;
}

/** A feed as those who read feeds want it (RFC 4287). */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly locale: string;
  readonly author: string;
  readonly updated: string;
  readonly entries: readonly Entry[];
}

/** Writes a feed. The same entries are the same text. */
export function writeAtom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) =>
      `<entry><id>${escapedMarkup(entry.id)}</id><title>${escapedMarkup(entry.title)}</title><link href="${escapedMarkup(entry.url)}"/><updated>${entry.updated}</updated><summary>${escapedMarkup(entry.text)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">
<id>${escapedMarkup(feed.id)}</id><title>${escapedMarkup(feed.title)}</title><updated>${feed.updated}</updated>
<author><name>${escapedMarkup(feed.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapedMarkup(feed.self)}"/><link href="${escapedMarkup(feed.home)}"/>
${entries.join("\n")}
</feed>
`;
}
