import { shortened } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import { escapedMarkup } from "#kernel/markup.ts";
import type { Charter } from "./charter.ts";

const WIDE = 26;

function escaped(text: string): string {
  return escapedMarkup(shortened(text, WIDE));
}

/** The badge of whoever has signed: the charter, its version, the name; a drawing that says nothing it cannot prove. */
export function badgeSvg(charter: Charter, name: string, community: string, voice: Voice): string {
  const says = escaped(voice.text("charter-badge-says", { number: charter.current.number }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120" role="img" aria-label="${says}">
<rect width="360" height="120" rx="10" fill="#1f6f54"/><rect x="6" y="6" width="348" height="108" rx="6" fill="none" stroke="#fbfaf6" stroke-width="2"/>
<path d="M28 62l14 14 26-30" fill="none" stroke="#fbfaf6" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="#fbfaf6" font-family="DejaVu Sans, sans-serif"><text x="88" y="40" font-size="19" font-weight="bold">${escaped(charter.title)}</text>
<text x="88" y="66" font-size="15">${says}</text><text x="88" y="92" font-size="15">${escaped(name)} · ${escaped(community)}</text></g></svg>`;
}
