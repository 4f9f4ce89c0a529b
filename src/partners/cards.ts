import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, link, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Share } from "./partner.ts";
import type { Shared } from "./sharing.ts";
import type { Line, PartnerView, ShownThing } from "./view.ts";

function to(command: string, press: string, id: string): string {
  return writeAddress({ command, press, id });
}

/** The code for another association, and where it is said. */
export function inviteCard(given: string, voice: Voice): Card {
  const said = voice.say("partner-code", { line: code(`/partner accept ${given}`) });
  return card({
    summary: plainText(said),
    title: voice.say("partner-invite-title"),
    blocks: [paragraph(said), paragraph(voice.say("partner-code-why"))],
  });
}

/** Who invites, and the question whether that is accepted. */
export function invitationCard(name: string, given: string, voice: Voice): Card {
  const said = voice.say("partner-invited-by", { name: strong(name) });
  return card({
    summary: plainText(said),
    tone: "warning",
    title: voice.say("partner-invite-title"),
    blocks: [paragraph(said), paragraph(voice.say("partner-accept-means"))],
    controls: [
      [
        pressControl(voice.text("label-confirm"), to("partner accept", "accept", given), "main"),
        pressControl(voice.text("label-cancel"), to("partner accept", "decline", given)),
      ],
    ],
  });
}

/** A partnership as it stands now. */
export function partnerCard(view: PartnerView, voice: Voice): Card {
  const { partner } = view;
  const said = voice.say("partner-stands", {
    name: strong(partner.name),
    handle: partner.handle,
    state: partner.state,
    kind: partner.kind,
  });
  const tone = partner.state === "linked" ? "good" : partner.state === "ended" ? "closed" : "warning";
  return card({
    summary: plainText(said),
    tone,
    title: prose`${code(partner.handle)} ${partner.name}`,
    blocks: [paragraph(said), ...goingEitherWay(view, voice)],
    controls: partnerButtons(view, voice),
  });
}

function partnerButtons({ partner }: PartnerView, voice: Voice): readonly (readonly Control[])[] {
  if (partner.state !== "asked") return [];
  return [
    [
      pressControl(voice.text("label-confirm"), to("partner accept", "confirm", partner.id), "main"),
      pressControl(voice.text("label-decline"), to("partner end", "decline", partner.id)),
    ],
  ];
}

function lineProse({ handle, title, seats, here }: Line, voice: Voice): Prose {
  if (here !== null) return voice.say("partner-line-here", { here: code(here), title });
  return voice.say("partner-line", { handle: code(handle), title, seats: seats ?? 0, own: seats === null ? "no" : "yes" });
}

function goingEitherWay({ partner, shares, shown, elsewhere, feed }: PartnerView, voice: Voice): readonly Block[] {
  const events = elsewhere.map(({ title, at, place, url }) => {
    const where = place === null ? [] : prose` · ${place}`;
    return prose`${voice.moment(at, "short")} · ${url === null ? strong(title) : link(title, url)}${where}`;
  });
  return [
    ...titled(
      "partner-shares-label",
      shares.map((line) => lineProse(line, voice)),
      voice,
    ),
    ...titled(
      "partner-shown-label",
      shown.map((line) => lineProse(line, voice)),
      voice,
    ),
    ...titled("partner-elsewhere-label", events, voice),
    ...(partner.trouble === null ? [] : [paragraph(voice.sayAny(partner.trouble.key, partner.trouble.values))]),
    ...(feed === null ? [] : [facts([voice.text("partner-feed-label"), [code(feed)]])]),
  ];
}

function titled(
  key: "partner-shares-label" | "partner-shown-label" | "partner-elsewhere-label",
  items: readonly Prose[],
  voice: Voice,
): readonly Block[] {
  return items.length === 0 ? [] : [paragraph(voice.say(key)), list(items)];
}

/** Every partner, with what goes either way. */
export function partnersCard(views: readonly PartnerView[], voice: Voice): Card {
  const summary = voice.text("partners-summary", { count: views.length });
  const choices = views.slice(0, 25).map(({ partner }) => ({ value: partner.id, label: `${partner.handle} · ${partner.name}` }));
  const blocks = views.flatMap(({ partner, ...rest }): readonly Block[] => [
    paragraph(
      voice.say("partner-stands", { name: strong(partner.name), handle: partner.handle, state: partner.state, kind: partner.kind }),
    ),
    ...goingEitherWay({ partner, ...rest }, voice),
  ]);
  return card({
    summary,
    title: voice.say("partners-title"),
    blocks: views.length === 0 ? [paragraph(voice.say("partners-none"))] : blocks,
    controls:
      choices.length === 0
        ? []
        : [[{ kind: "pick", label: voice.text("label-details"), address: to("partner list", "show", ""), choices, many: false }]],
  });
}

/** What is shared now, and with whom. */
export function sharedCard({ partner, content, kind, seats, share }: Shared, voice: Voice): Card {
  const holes = {
    handle: content.handle,
    title: content.title,
    name: strong(partner.name),
    seats: seats ?? 0,
    own: seats === null ? ("no" as const) : ("yes" as const),
  };
  const said = voice.say("partner-shared", { ...holes, kind });
  return card({
    summary: plainText(said),
    tone: "good",
    title: prose`${code(content.handle)} ${content.title}`,
    blocks: [paragraph(said)],
    controls: [[pressControl(voice.text("label-stop-sharing"), to("partner share", "stop", share), "danger")]],
  });
}

/** That something is shared no more. */
export function unsharedCard(ended: readonly Share[], voice: Voice): Card {
  const said = voice.say("partner-unshared", { handle: ended[0]?.handle ?? "", count: ended.length });
  return card({ summary: plainText(said), tone: "good", title: voice.say("partners-title"), blocks: [paragraph(said)] });
}

/** Something of a partner's, where announcements go here: its words side by side, and whose it is. */
export function shownCard({ shown, partner, title, said, state }: ShownThing, voice: Voice): Card {
  if (state === "ended") {
    const gone = voice.say("partner-shown-gone", { name: partner });
    return card({ summary: plainText(gone), tone: "closed", title: [plain(partner)], blocks: [paragraph(gone)] });
  }
  const blocks = said.flatMap((words, at): readonly Block[] => [
    ...(at === 0 ? [] : [{ kind: "divider" } as const, paragraph([strong(words.title)])]),
    ...words.text.split(/\n{2,}/u).flatMap((part) => (part.trim() === "" ? [] : [paragraph([plain(part)])])),
  ]);
  const footer = voice.say("partner-shown-footer", { name: partner, kind: shown.kind });
  return card({ summary: voice.text("partner-shown-summary", { name: partner, title }), title: [strong(title)], blocks, footer });
}

/** A word about a partnership, to one person. */
export function partnerNews(
  key: "partner-told-asked" | "partner-told-linked" | "partner-told-ended",
  view: PartnerView,
  voice: Voice,
): Card {
  const { partner } = view;
  const said = voice.say(key, { name: strong(partner.name), handle: partner.handle });
  return card({
    summary: plainText(said),
    tone: key === "partner-told-linked" ? "good" : "warning",
    title: prose`${code(partner.handle)} ${partner.name}`,
    blocks: [paragraph(said)],
    controls: partnerButtons(view, voice),
  });
}

/** That a partner's calendar cannot be read, and why. */
export function troubleCard({ partner }: PartnerView, why: Prose, voice: Voice): Card {
  const said = voice.say("partner-told-trouble", { name: strong(partner.name), handle: partner.handle });
  return card({
    summary: plainText(said),
    tone: "warning",
    title: prose`${code(partner.handle)} ${partner.name}`,
    blocks: [paragraph(said), paragraph(why)],
  });
}
