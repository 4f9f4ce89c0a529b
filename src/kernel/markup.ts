const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** What XML cannot hold (XML 1.0, section 2.2), and no page should. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as XML and HTML hold it, between tags and within quoted attributes: nothing in it is markup (XML 1.0, section 2.4). */
export function escapedMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, "")
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] as string);
}
