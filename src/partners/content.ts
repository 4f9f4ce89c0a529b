import { wordsFor } from "#announcements/announcement.ts";
import { loadAnnouncement } from "#announcements/store.ts";
import { loadCampaign } from "#campaigns/store.ts";
import type { Act } from "#chat/call.ts";
import { gatheringState, isPartners, refuseStrangers } from "#gatherings/gathering.ts";
import { findGathering } from "#gatherings/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { loadService } from "#services/store.ts";
import type { Db } from "#store/db.ts";
import type { Shareable } from "./partner.ts";

/** What a partner sees of a thing: its words, in one language or side by side, and no more than anybody may see. */
export interface Content {
  readonly handle: string;
  readonly title: string;
  /** The words in the reader's language first, then those in others. */
  readonly said: readonly { readonly title: string; readonly text: string }[];
  readonly open: boolean;
}

/** What is seen of a thing now, for a reader of a language; null where it is not there, or is not for everybody. */
export async function contentOf(
  db: Db,
  { community, kind, subject }: { readonly community: Id; readonly kind: Shareable; readonly subject: Id },
  reader: { readonly locale: Locale; readonly now: Instant },
): Promise<Content | null> {
  switch (kind) {
    case "gathering": {
      const found = await findGathering(db, community, subject);
      if (found === null || found.audience !== "everyone") return null;
      const { handle, title } = found;
      return { handle, title, said: [], open: gatheringState(found, reader.now) === "scheduled" };
    }
    case "announcement": {
      const found = await loadAnnouncement(db, community, subject);
      if (found === null) return null;
      const first = wordsFor(found.texts, reader.locale);
      const others = LOCALES.flatMap((locale) => found.texts[locale] ?? []).filter((words) => words !== first);
      return { handle: found.handle, title: first.title, said: [first, ...others], open: found.state === "posted" };
    }
    case "service": {
      const { handle, title, about, state } = await loadService(db, community, subject);
      return { handle, title, said: [{ title, text: about }], open: state === "open" };
    }
    case "campaign": {
      const { handle, title, demand, state } = await loadCampaign(db, community, subject);
      return { handle, title, said: [{ title, text: demand }], open: state === "open" };
    }
    default:
      return kind satisfies never;
  }
}

/** Refuses to share what is not for everybody, what is over, and what whoever acts may not share. */
export async function requireShareable(db: Db, act: Act, kind: Shareable, subject: Id): Promise<Content> {
  const community = act.community.id;
  const reader = { locale: act.locale, now: act.now };
  if (kind === "gathering") {
    const gathering = await findGathering(db, community, subject);
    if (gathering === null) throw new Refusal("gathering-gone");
    const { handle, title } = gathering;
    if (isPartners(gathering)) throw new Refusal("partner-share-theirs", { handle, title });
    if (gathering.audience !== "everyone") throw new Refusal("partner-share-members", { handle, title });
    refuseStrangers(gathering, act.person, act.may("change any gathering"));
  }
  const content = await contentOf(db, { community, kind, subject }, reader);
  if (content === null) throw new Refusal("press-stale");
  if (!content.open) throw new Refusal("partner-share-over", { handle: content.handle, title: content.title });
  return content;
}
