import { agreementPages, replyPages } from "#agreements/page.ts";
import { charterPages } from "#charters/page.ts";
import { importPages } from "#membership/import-page.ts";
import { type Pages, pagesOf } from "#outbox/pages.ts";
import type { Parts } from "#store/parts.ts";

/** What one-time links open, with the keeper of each module. */
export function openPages(parts: Parts): Pages {
  return pagesOf(parts, {
    charter: charterPages(parts),
    import: importPages(parts),
    agreement: agreementPages(parts),
    breach: replyPages(parts),
  });
}
