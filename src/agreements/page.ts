import type { Form } from "#chat/form.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import type { OneTimeLink } from "#outbox/one-time.ts";
import type { Page, PageKeeper } from "#outbox/pages.ts";
import type { Parts } from "#store/parts.ts";
import { counterpartCard } from "./cards.ts";
import { signing } from "./signing.ts";
import { signaturesOf, textsOf } from "./store.ts";
import { agreementView } from "./view.ts";

function nameForm(voice: Voice): Form {
  const name = {
    kind: "line",
    name: "name",
    label: voice.text("agreement-page-name"),
    help: voice.text("agreement-page-name-help"),
    required: true,
    start: "",
    wrong: null,
    max: 120,
    choices: [],
  } as const;
  return { title: voice.text("label-sign"), intro: "", inputs: [name], submit: voice.text("label-sign"), address: "" };
}

/** The page behind which the other side reads the text that was ratified, and signs it once. */
export function agreementPages(parts: Parts): PageKeeper {
  const { db, clock } = parts;
  const { signForThem } = signing(parts, () => Promise.reject(new Error("A page signs for the other side only.")));

  async function show(link: OneTimeLink, locale: Locale | null): Promise<Page | null> {
    const { community, subject } = link;
    const facts = await findCommunity.first(db, { community });
    const [text] = await textsOf(db, community, subject);
    if (facts === null || text === undefined) return null;
    const voice = voiceOf(locale ?? nearestLocale(facts.locale) ?? "en", facts.zone, clock.now());
    const signed = link.used || (await signaturesOf(db, community, subject)).some(({ side }) => side === "them");
    const view = await agreementView(db, community, subject, null);
    return { voice, card: counterpartCard(view, facts.name, text, signed, voice), form: signed ? null : nameForm(voice), files: [] };
  }

  return {
    show,
    async submit(link, values, locale) {
      const name = (values["name"] ?? "")
        .normalize("NFC")
        .replaceAll(/\p{Cc}|\p{Cf}/gu, " ")
        .trim();
      await signForThem(link, name, clock.now());
      const page = await show({ ...link, used: true }, locale);
      if (page === null) throw new Error("What was signed is gone.");
      return page;
    },
    file: async () => null,
  };
}
