import { agreementKeeping } from "#agreements/breaches.ts";
import { agreementPages } from "#agreements/page.ts";
import { charterPages } from "#charters/page.ts";
import { guestPages } from "#gatherings/guest-page.ts";
import type { House } from "#house.ts";
import { importPages } from "#membership/import-page.ts";
import { type Pages, pagesOf } from "#outbox/pages.ts";
import { replyPages } from "#parties/page.ts";
import { partyKeeping } from "#parties/service.ts";
import { partyNamed } from "#parties/store.ts";
import type { Parts } from "#store/parts.ts";

/** What one-time links open, with the keeper of each module. */
export function openPages(parts: Parts, house: Pick<House, "forgetting">): Pages {
  return pagesOf(parts, {
    charter: charterPages(parts, async (tx, community, name, now) => {
      await partyNamed(tx, { community, id: parts.ids.next(), name, kind: "commissioning-party" }, now);
    }),
    import: importPages(parts),
    guest: guestPages(parts, (act) => house.forgetting.forget(act)),
    agreement: agreementPages(parts),
    [agreementKeeping.purpose]: replyPages(parts, agreementKeeping),
    [partyKeeping.purpose]: replyPages(parts, partyKeeping),
  });
}
