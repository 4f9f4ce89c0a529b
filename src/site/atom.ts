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

/** What XML cannot hold (XML 1.0, section 2.2). */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, "")
    .replace(/[&<>"']/gu, (sign) => SIGNS[sign] as string);
}

/** Writes a feed. The same entries are the same text. */
export function writeAtom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) =>
      `<entry><id>${escaped(entry.id)}</id><title>${escaped(entry.title)}</title><link href="${escaped(entry.url)}"/><updated>${entry.updated}</updated><summary>${escaped(entry.text)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">
<id>${escaped(feed.id)}</id><title>${escaped(feed.title)}</title><updated>${feed.updated}</updated>
<author><name>${escaped(feed.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/><link href="${escaped(feed.home)}"/>
${entries.join("\n")}
</feed>
`;
}
