import { majorityWords, resultSentence } from "#assemblies/cards.ts";
import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, link, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { replyLines } from "#parties/cards.ts";
import type { Agreement } from "./agreement.ts";
import type { AboutIt, AgreementView, MandateLine } from "./view.ts";

const LINES = 10;

/** The vote that gave the mandate, with its numbers. */
function mandateSentence({ mandate }: AgreementView, voice: Voice): Prose {
  const handle = code(mandate.handle);
  if (mandate.result === null) return voice.say("agreement-mandate-by", { handle });
  return voice.say("agreement-mandate-by-vote", {
    handle,
    majority: majorityWords(mandate.majority, voice),
    numbers: resultSentence(mandate.result, voice),
  });
}

function logBlocks({ log }: AgreementView, voice: Voice): readonly Block[] {
  if (log === null) return [paragraph(voice.say("agreement-log-closed"))];
  if (log.length === 0) return [];
  const items = log.slice(-LINES).map(({ kind, words, next, name, at }) => {
    const what = prose`${voice.moment(at, "short")}, ${strong(name)}, ${voice.text("agreement-log-kind-word", { kind })}`;
    const line = voice.say("said-of", { what, said: words });
    return next === null ? line : prose`${line} ${voice.say("agreement-next", { moment: voice.moment(next, "short") })}`;
  });
  return [paragraph(voice.say("agreement-log-title")), list(items)];
}

function signatures({ signatures: signed }: AgreementView, voice: Voice): readonly Block[] {
  if (signed.length === 0) return [];
  return [list(signed.map(({ side, name, at }) => voice.say("agreement-signature", { side, name, moment: voice.moment(at, "short") })))];
}

function controls({ agreement, acts, text, motions }: AgreementView, voice: Voice): readonly (readonly Control[])[] {
  const { id, state } = agreement;
  const to = (command: string, press = "now") => writeAddress({ command, press, id });
  const asked = motions.some(({ purpose, result }) => purpose === "ratify" && result === null);
  if (acts && state === "negotiating" && text !== null && !asked)
    return [[pressControl(voice.text("label-ratify"), to("agreement ratify"), "main")]];
  if (acts && state === "ratified")
    return [
      [
        pressControl(voice.text("label-sign"), to("agreement sign"), "main"),
        pressControl(voice.text("label-signing-link"), to("agreement sign", "link")),
      ],
    ];
  return [];
}

/** How long it runs: as the assembly reads it, as both sides sign it. */
function termFacts({ from, until, renewal, noticeDays }: Agreement, voice: Voice): readonly (readonly [string, Prose] | null)[] {
  return [
    from === null ? null : [voice.text("agreement-from-label"), [plain(voice.date(from))]],
    until === null ? null : [voice.text("agreement-until-label"), [plain(voice.date(until))]],
    until === null ? null : [voice.text("agreement-renewal-label"), voice.say("agreement-renewal", { renewal })],
    noticeDays === 0 ? null : [voice.text("agreement-notice-label"), voice.say("agreement-notice", { days: noticeDays })],
  ];
}

/** What the assembly decides of it, or has decided, with the numbers. */
function motionSentence({ handle, purpose, result, otherwise }: AboutIt, voice: Voice): Prose {
  const motion = code(handle);
  if (result === null) return voice.say("agreement-motion", { purpose, motion });
  const numbers = resultSentence(result, voice);
  if (otherwise) return voice.say("agreement-motion-otherwise", { motion, numbers });
  return voice.say("agreement-motion-decided", { purpose, motion, numbers });
}

/** An agreement: the mandate and its vote, who negotiates, what was written down, the text, the signatures, the term. */
export function agreementCard(view: AgreementView, voice: Voice): Card {
  const { agreement, counterpart, negotiators, text, versions, motions, breaches } = view;
  const { handle, title, state, limits } = agreement;
  const live = state === "signed" || state === "in-force" || state === "ended";
  return card({
    summary: voice.text("agreement-summary", { handle, title, state: voice.text("agreement-state", { state }) }),
    tone: state === "in-force" ? "good" : state === "ended" || state === "lapsed" || state === "withdrawn" ? "closed" : "calm",
    title: prose`${handle} · ${title}`,
    blocks: [
      paragraph(mandateSentence(view, voice)),
      facts(
        [voice.text("agreement-state-label"), voice.say("agreement-state", { state })],
        counterpart === null ? null : [voice.text("agreement-counterpart-label"), [plain(counterpart)]],
        [voice.text("agreement-object-label"), [plain(agreement.object)]],
        limits === null ? null : [voice.text("agreement-limits-label"), [plain(limits)]],
        [voice.text("agreement-negotiators-label"), [plain(voice.list(negotiators))]],
        live ? null : [voice.text("agreement-report-label"), [plain(voice.date(agreement.reportOn))]],
        live ? null : [voice.text("agreement-expires-label"), [plain(voice.date(agreement.expiresOn))]],
        ...termFacts(agreement, voice),
        breaches.reported === 0 ? null : [voice.text("agreement-breaches-label"), voice.say("breaches-count", breaches)],
      ),
      ...(view.replies.length === 0 ? [] : [list(replyLines(view.replies, voice))]),
      ...motions.map((motion) => paragraph(motionSentence(motion, voice))),
      ...signatures(view, voice),
      ...(agreement.ending === null ? [] : [paragraph(prose`${voice.say("agreement-ending")} ${agreement.ending}`)]),
      ...(text === null
        ? []
        : [paragraph(voice.say("agreement-text-title", { number: text.number, versions })), quote([plain(text.words)])]),
      ...logBlocks(view, voice),
    ],
    controls: controls(view, voice),
  });
}

/** A sentence over an agreement's own card. */
export function agreementNews(said: Prose, view: AgreementView, voice: Voice): Card {
  const shown = agreementCard(view, voice);
  return { ...shown, summary: plainText(said), blocks: [paragraph(said), ...shown.blocks] };
}

/** A mandate in force as one of the powers that there are. */
export function mandateLine({ handle, title, negotiators, motion, expiresOn }: MandateLine, voice: Voice): Prose {
  const day = voice.date(expiresOn);
  return voice.say("agreement-power", {
    negotiators: strong(voice.list(negotiators)),
    handle: code(handle),
    title,
    motion: code(motion),
    day,
  });
}

export function mandatedCard(view: AgreementView, voice: Voice): Card {
  const { handle } = view.agreement;
  return {
    ...agreementNews(voice.say("agreement-mandate-kept", { handle, negotiators: voice.list(view.negotiators) }), view, voice),
    tone: "good",
  };
}

/** What a negotiator is told after the text was put to the assembly, or written down as ratified. */
export function ratifyingCard(view: AgreementView, voice: Voice): Card {
  const { handle, state } = view.agreement;
  const motion = view.motions.findLast(({ purpose }) => purpose === "ratify")?.handle ?? "";
  const said =
    state === "ratified"
      ? voice.say("agreement-ratified-said", { handle })
      : voice.say("agreement-ratifying", { handle, motion: code(motion) });
  return agreementNews(said, view, voice);
}

/** The link for the other side, shown once and to whoever asked for it. */
export function signingLinkCard(view: AgreementView, address: string, voice: Voice): Card {
  const { handle } = view.agreement;
  const said = voice.say("agreement-link", { handle, party: view.counterpart ?? voice.text("agreement-other-side") });
  return card({
    summary: plainText(said),
    tone: "good",
    title: prose`${handle} · ${view.agreement.title}`,
    blocks: [paragraph(said), paragraph([link(address, address)])],
    controls: [[{ kind: "link", label: voice.text("label-sign"), url: address }]],
    footer: voice.say("agreement-link-footer"),
  });
}

/** The collection. */
export function agreementsCard(agreements: readonly Agreement[], voice: Voice): Card {
  const items = agreements.map(({ handle, title, state, until }) =>
    until === null
      ? prose`${code(handle)} ${title} – ${voice.text("agreement-state", { state })}`
      : prose`${code(handle)} ${title} – ${voice.text("agreement-state", { state })}, ${voice.text("agreement-until-day", { day: voice.date(until) })}`,
  );
  const choices = agreements.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const address = writeAddress({ command: "agreement list", press: "show", id: "" });
  return card({
    summary: voice.text("agreements-summary", { count: agreements.length }),
    title: voice.say("agreements-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("agreements-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}

/** The agreement as the other side reads it behind its link, before and after it signs. */
export function counterpartCard(
  view: AgreementView,
  community: string,
  text: { readonly number: number; readonly words: string },
  signed: boolean,
  voice: Voice,
): Card {
  const { agreement, counterpart } = view;
  const term = termFacts(agreement, voice);
  const said = voice.say(signed ? "agreement-page-signed" : "agreement-page-asks", {
    community,
    party: counterpart ?? voice.text("agreement-other-side"),
  });
  return card({
    summary: plainText(said),
    tone: signed ? "good" : "calm",
    title: [plain(agreement.title)],
    blocks: [
      paragraph(said),
      quote([plain(text.words)]),
      ...(term.some((each) => each !== null) ? [facts(...term)] : []),
      ...signatures(view, voice),
    ],
  });
}
