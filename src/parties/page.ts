import { z } from "zod";
import { voiceOf } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import type { OneTimeLink } from "#outbox/one-time.ts";
import type { Page, PageKeeper } from "#outbox/pages.ts";
import type { Parts } from "#store/parts.ts";
import { type Breachable, breaching, LONGEST_REPLY } from "./breaches.ts";
import { replyCard } from "./cards.ts";

const id = z.string().transform((text) => text as Id);
const about = { number: z.number(), words: z.string() };
const replying = {
  agreement: z.object({ agreement: id, ...about }).transform(({ agreement, ...rest }) => ({ id: agreement, ...rest })),
  party: z.object({ party: id, ...about }).transform(({ party, ...rest }) => ({ id: party, ...rest })),
} as const;

/** The page behind which the other side reads what the association says of a breach, and replies once. */
export function replyPages({ db, ids, clock }: Parts, breachable: Breachable): PageKeeper {
  const { replyBehind } = breaching({ db, ids }, breachable);

  async function show(link: OneTimeLink, locale: Locale | null): Promise<Page | null> {
    const { community } = link;
    const { id: subject, words } = replying[breachable.kind].parse(link.facts);
    const facts = await findCommunity.first(db, { community });
    if (facts === null) return null;
    const voice = voiceOf(locale ?? nearestLocale(facts.locale) ?? "en", facts.zone, clock.now());
    const reply = {
      kind: "lines",
      name: "reply",
      label: voice.text("breach-page-reply"),
      help: voice.text("breach-page-reply-help"),
      required: true,
      start: "",
      wrong: null,
      max: LONGEST_REPLY,
      choices: [],
    } as const;
    const submit = voice.text("label-answer");
    const form = link.used ? null : { title: submit, intro: "", inputs: [reply], submit, address: "" };
    const shown = replyCard(await breachable.read(db, community, subject), facts.name, words, link.used, voice);
    return { voice, card: shown, form, files: [] };
  }

  return {
    show,
    async submit(link, values, locale) {
      const { id: subject, number } = replying[breachable.kind].parse(link.facts);
      await replyBehind(link, subject, number, (values["reply"] ?? "").trim(), clock.now());
      const page = await show({ ...link, used: true }, locale);
      if (page === null) throw new Error("What was replied to is gone.");
      return page;
    },
    file: async () => null,
  };
}
