import { type Block, type Card, card, list, paragraph, quote } from "#chat/card.ts";
import { code, link, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { BreachLine } from "./breaches.ts";
import type { Reply, Subject } from "./party.ts";
import type { PartyLine } from "./service.ts";

function titled({ handle, title }: Pick<Subject, "handle" | "title">) {
  return prose`${handle} · ${title}`;
}

/** What the other side says to what was reported, for whoever reads the count. */
export function replyLines(replies: readonly Reply[], voice: Voice): readonly Prose[] {
  return replies.map(
    ({ handle, number, words }) => prose`${voice.say("breach-other-side-to", { report: `${handle}/${number}` })} ${words}`,
  );
}

/** The directory of those outside with whom the association has to do, what they signed, and how they keep it. */
export function partiesCard(parties: readonly PartyLine[], voice: Voice): Card {
  const items = parties.flatMap(({ party, charters, reported, answered, replies }): readonly Prose[] => {
    const named = prose`${code(party.handle)} ${strong(party.name)} – ${voice.text("party-kind", { kind: party.kind })}`;
    const signed = charters.length === 0 ? named : prose`${named} – ${voice.say("party-charters", { charters: voice.list(charters) })}`;
    const counted = reported === 0 ? signed : prose`${signed} – ${voice.say("breaches-count", { reported, answered })}`;
    const line = party.contact === null ? counted : prose`${counted} – ${party.contact}`;
    return [line, ...replyLines(replies, voice).map((reply) => prose`\u2003↳ ${reply}`)];
  });
  return card({
    summary: voice.text("parties-summary", { count: parties.length }),
    title: voice.say("parties-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("parties-none")) : list(items)],
  });
}

/** What was reported: to who follows it up all of it, to a member what they reported themselves. */
export function breachesCard(subject: Subject, breaches: readonly BreachLine[], voice: Voice): Card {
  const { handle } = subject;
  const blocks = breaches.flatMap(({ number, charter, words, state, reporter, reply, answer }): readonly Block[] => [
    paragraph(
      charter === null
        ? prose`${strong(`${handle}/${number}`)} – ${voice.text("breach-state", { state })} – ${reporter}`
        : prose`${strong(`${handle}/${number}`)} – ${code(charter)} – ${voice.text("breach-state", { state })} – ${reporter}`,
    ),
    quote([plain(words)]),
    ...(reply === null ? [] : [paragraph(prose`${voice.say("breach-other-side-says")} ${reply}`)]),
    ...(answer === null ? [] : [paragraph(prose`${voice.say("breach-answer")} ${answer}`)]),
  ]);
  return card({
    summary: voice.text("breaches-summary", { handle, count: breaches.length }),
    title: voice.say("breaches-title", { kind: subject.kind, handle, title: subject.title }),
    blocks: blocks.length === 0 ? [paragraph(voice.say("breaches-none"))] : blocks,
  });
}

/** What whoever reports a breach is told. */
export function reportedCard(subject: Subject, voice: Voice): Card {
  const said = voice.say("breach-kept", { handle: subject.handle });
  return card({ summary: plainText(said), tone: "good", title: titled(subject), blocks: [paragraph(said)] });
}

/** The link behind which the other side replies, shown once and to whoever asked for it. */
export function replyLinkCard({ handle }: Subject, number: number, address: string, voice: Voice): Card {
  const said = voice.say("breach-reply-link", { handle, number });
  return card({
    summary: plainText(said),
    tone: "good",
    title: [plain(`${handle}/${number}`)],
    blocks: [paragraph(said), paragraph([link(address, address)])],
    footer: voice.say("breach-reply-footer"),
  });
}

/** What the other side reads of a breach, in the association's words; with or after its reply. */
export function replyCard(subject: Subject, community: string, words: string, replied: boolean, voice: Voice): Card {
  const { kind, title } = subject;
  const said = replied ? voice.say("breach-page-replied", { community, title }) : voice.say("breach-page", { kind, community, title });
  return card({
    summary: plainText(said),
    tone: replied ? "good" : "calm",
    title: [plain(title)],
    blocks: [paragraph(said), quote([plain(words)])],
  });
}

/** A breach as those who follow it up are told of it: what was reported, or what the other side replies. */
export function breachNewsCard(
  subject: Subject,
  { number, words }: { readonly number: number; readonly words: string },
  what: "told" | "replied",
  voice: Voice,
): Card {
  const { kind, handle, title } = subject;
  const said = voice.say(what === "told" ? "breach-told" : "breach-replied", { kind, handle, title, number });
  const tone = what === "told" ? ("warning" as const) : ("calm" as const);
  return card({ summary: plainText(said), tone, title: titled(subject), blocks: [paragraph(said), quote([plain(words)])] });
}

/** What whoever reported a breach is answered, with what the other side says. */
export function breachAnsweredCard(
  subject: Subject,
  { number, answer, reply }: { readonly number: number; readonly answer: string; readonly reply: string | null },
  voice: Voice,
): Card {
  const said = voice.say("breach-answered", { handle: subject.handle, number });
  const replied = reply === null ? [] : [paragraph(voice.say("breach-other-side-says")), quote([plain(reply)])];
  return card({ summary: plainText(said), title: titled(subject), blocks: [paragraph(said), quote([plain(answer)]), ...replied] });
}
