import { z } from "zod";
import type { Form } from "#chat/form.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import type { OneTimeLink } from "#outbox/one-time.ts";
import type { Page, PageKeeper } from "#outbox/pages.ts";
import type { Parts } from "#store/parts.ts";
import { breaching } from "./breaches.ts";
import { counterpartCard, replyCard } from "./cards.ts";
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
      await signForThem(link, (values["name"] ?? "").trim(), clock.now());
      const page = await show({ ...link, used: true }, locale);
      if (page === null) throw new Error("What was signed is gone.");
      return page;
    },
    file: async () => null,
  };
}

const replying = z.object({ agreement: z.string().transform((text) => text as Id), number: z.number(), words: z.string() });

/** The page behind which the other side reads what the association says of a breach, and replies once. */
export function replyPages(parts: Parts): PageKeeper {
  const { db, clock } = parts;
  const { replyBehind } = breaching(parts, () => Promise.reject(new Error("A page replies for the other side only.")));

  async function show(link: OneTimeLink, locale: Locale | null): Promise<Page | null> {
    const { community } = link;
    const { agreement, words } = replying.parse(link.facts);
    const facts = await findCommunity.first(db, { community });
    if (facts === null) return null;
    const voice = voiceOf(locale ?? nearestLocale(facts.locale) ?? "en", facts.zone, clock.now());
    const view = await agreementView(db, community, agreement, null);
    const label = voice.text("agreement-page-reply");
    const reply = {
      kind: "lines",
      name: "reply",
      label,
      help: "",
      required: true,
      start: "",
      wrong: null,
      max: 4_000,
      choices: [],
    } as const;
    const submit = voice.text("label-answer");
    const form = link.used ? null : { title: submit, intro: "", inputs: [reply], submit, address: "" };
    return { voice, card: replyCard(view, facts.name, words, link.used, voice), form, files: [] };
  }

  return {
    show,
    async submit(link, values, locale) {
      const { agreement, number } = replying.parse(link.facts);
      await replyBehind(link, agreement, number, (values["reply"] ?? "").trim(), clock.now());
      const page = await show({ ...link, used: true }, locale);
      if (page === null) throw new Error("What was replied to is gone.");
      return page;
    },
    file: async () => null,
  };
}
