import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, type Group, list, paragraph, pressControl } from "#chat/card.ts";
import { pageTurns } from "#chat/pages.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import { LOCALES } from "#locales/locale.ts";
import { type Announcement, channelNames, type Reach, type Texts, wordsFor } from "./announcement.ts";
import type { AnnouncementsPage, AnnouncementView, Preview } from "./service.ts";

function textBlocks(text: string): readonly Block[] {
  return text.split(/\n{2,}/).map((part) => paragraph([plain(part)]));
}

function languageButtons(one: Pick<Announcement, "id" | "texts">, voice: Voice): readonly Control[] {
  const others = LOCALES.filter((locale) => one.texts[locale] !== undefined && one.texts[locale] !== wordsFor(one.texts, voice.locale));
  const address = (locale: string) => writeAddress({ command: "announce list", press: "in", id: `${locale}:${one.id}` });
  return others.map((locale) => pressControl(voice.text("announce-in-language", { locale }), address(locale)));
}

/**
 * The announcement as it hangs: in the language of its reader, with a button for the others; `notify` where it notifies a role. `late` is how
 * late it was posted, in milliseconds: that it was is said.
 */
export function announcementCard(one: Announcement, voice: Voice, notify: Group | null = null, late = 0): Card {
  const words = wordsFor(one.texts, voice.locale);
  const topic = one.topic === null ? {} : { footer: voice.say("announce-topic-footer", { topic: one.topic.name }) };
  if (one.state === "withdrawn") {
    const said = voice.say("announce-withdrawn", { title: words.title });
    return card({ summary: plainText(said), tone: "closed", title: prose`${code(one.handle)} ${words.title}`, blocks: [paragraph(said)] });
  }
  const buttons = languageButtons(one, voice);
  return card({
    summary: shortened(`${voice.text("fit-label", { label: words.title })} ${words.text}`, 300),
    title: [strong(words.title)],
    blocks: [...(late > 0 ? [paragraph(voice.say("gathering-card-late"))] : []), ...textBlocks(words.text)],
    controls: buttons.length === 0 ? [] : [buttons],
    ...topic,
    ...(notify === null ? {} : { notify }),
  });
}

/** The announcement in one language, for whoever asked for that. */
export function announcementIn(one: Announcement, locale: string, voice: Voice): Card {
  const words = one.texts[locale as keyof Texts] ?? wordsFor(one.texts, voice.locale);
  return card({ summary: words.title, title: [strong(words.title)], blocks: textBlocks(words.text) });
}

function reachFacts(reach: Reach, voice: Voice): Block {
  return facts(
    [voice.text("announce-reachable-label"), [plain(voice.number(reach.reachable))]],
    [voice.text("announce-closed-label"), [plain(voice.number(reach.closed))]],
    [voice.text("announce-opted-out-label"), [plain(voice.number(reach.optedOut))]],
    [voice.text("announce-followers-label"), [plain(voice.number(reach.followers))]],
  );
}

function channelWords(names: readonly string[], voice: Voice): Prose {
  return [plain(names.length === 0 ? "–" : voice.list(names.map((name) => `#${name}`)))];
}

function notifyFact({ notify }: Pick<Preview, "notify">, voice: Voice): readonly [string, Prose] | null {
  return notify === null ? null : [voice.text("announce-notify-label"), [plain(`@${notify.name}`)]];
}

/** What an announcement would say, and whom it would reach. */
export function previewCard(shown: Preview, voice: Voice): Card {
  const words = wordsFor(shown.texts, voice.locale);
  return card({
    summary: voice.text("announce-preview-summary", { title: words.title }),
    title: voice.say("announce-preview-title"),
    blocks: [
      ...Object.values(shown.texts).flatMap((said): readonly Block[] => [
        paragraph([strong(said.title)]),
        ...textBlocks(said.text),
        { kind: "divider" },
      ]),
      facts([voice.text("announce-channels-label"), channelWords(channelNames(shown.places), voice)], notifyFact(shown, voice)),
      reachFacts(shown.reach, voice),
      ...(shown.doubt === null ? [] : [paragraph(voice.say("announce-would-wait", { doubt: shown.doubt }))]),
    ],
    footer: voice.say("announce-preview-footer"),
  });
}

/** An announcement for those who announce: where it stands, whom it reaches, what was delivered. */
export function announcementViewCard(view: AnnouncementView, voice: Voice): Card {
  const { announcement: one, delivery, doubt } = view;
  const words = wordsFor(one.pending ?? one.texts, voice.locale);
  const waits = one.state === "waiting" || one.pending !== null;
  const said =
    doubt !== null && waits
      ? voice.say("announce-waits-because", { doubt })
      : voice.say("announce-state", { state: one.pending === null ? one.state : "pending", at: voice.moment(one.at) });
  const to = (press: string) => writeAddress({ command: "announce approve", press, id: one.id });
  return card({
    summary: voice.text("said-of", { what: one.handle, said: plainText(said) }),
    tone: waits ? "warning" : one.state === "posted" ? "good" : one.state === "scheduled" ? "calm" : "closed",
    title: prose`${code(one.handle)} ${words.title}`,
    blocks: [
      paragraph(said),
      ...textBlocks(words.text),
      facts(
        [voice.text("announce-author-label"), [plain(view.authorName)]],
        [voice.text("announce-channels-label"), channelWords(channelNames(one.places), voice)],
        notifyFact(view, voice),
        one.topic === null ? null : [voice.text("announce-topic-label"), [plain(one.topic.name)]],
        delivery.posted.length === 0 ? null : [voice.text("announce-posted-label"), channelWords(delivery.posted, voice)],
        delivery.lost.length === 0 ? null : [voice.text("announce-lost-label"), channelWords(delivery.lost, voice)],
        delivery.told + delivery.toTell + delivery.notReached === 0
          ? null
          : [
              voice.text("announce-told-label"),
              voice.say("announce-told", { told: delivery.told, waiting: delivery.toTell, lost: delivery.notReached }),
            ],
      ),
      reachFacts(view.reach, voice),
    ],
    controls: waits
      ? [[pressControl(voice.text("label-approve"), to("approve"), "main"), pressControl(voice.text("label-refuse"), to("refuse"))]]
      : [],
  });
}

/** What was decided about somebody's announcement, for them. */
export function decidedCard(one: Announcement, how: string, voice: Voice): Card {
  const words = wordsFor(one.texts, voice.locale);
  const said = voice.say("announce-decided", { how, title: strong(words.title) });
  return card({
    summary: voice.text("said-of", { what: one.handle, said: plainText(said) }),
    tone: how === "approve" ? "good" : "closed",
    title: prose`${code(one.handle)} ${words.title}`,
    blocks: [paragraph(said)],
  });
}

/** A page of announcements. */
export function announcementsCard({ shown, state: wanted, total, page, pages }: AnnouncementsPage, voice: Voice): Card {
  const summary = voice.text("announcements-found", { count: total });
  const items = shown.map((one) => {
    const words = wordsFor(one.texts, voice.locale);
    const state = voice.say("announce-line-state", {
      state: one.pending === null ? one.state : "pending",
      at: voice.moment(one.at, "short"),
    });
    return prose`${code(one.handle)} ${strong(words.title)} · ${state}`;
  });
  const choices = shown.map((one) => ({ value: one.id, label: `${one.handle} · ${wordsFor(one.texts, voice.locale).title}` }));
  const to = (press: string, id: string) => writeAddress({ command: "announce list", press, id });
  const details: Control = { kind: "pick", label: voice.text("label-details"), address: to("show", ""), choices, many: false };
  const turns = pageTurns({ page, pages }, (turned) => to("page", `${wanted}~${turned}`), voice);
  return card({
    summary,
    title: [plain(summary)],
    blocks: [list(items)],
    controls: [...(shown.length === 0 ? [] : [[details]]), ...turns],
    ...(pages === 1 ? {} : { footer: voice.say("page-of", { page, pages }) }),
  });
}

/** The topics, with how the reader follows each. */
export function topicsCard(
  topics: readonly { readonly id: string; readonly name: string; readonly followers: number }[],
  follows: readonly { readonly topic: string; readonly how: string }[],
  voice: Voice,
): Card {
  const summary = voice.text("topics-found", { count: topics.length });
  const items = topics.map((topic) => {
    const how = follows.find((each) => each.topic === topic.id)?.how ?? "none";
    return voice.say("announce-topic-line", { topic: strong(topic.name), followers: topic.followers, how });
  });
  return card({
    summary,
    title: [plain(summary)],
    blocks: [list(items)],
    footer: voice.say("announce-topics-footer", { example: code(voice.text("announce-topics-example")) }),
  });
}

/** The announcements of a week on the topics that somebody follows. */
export function digestCard(all: readonly Announcement[], voice: Voice): Card {
  const summary = voice.text("announce-digest", { count: all.length });
  const blocks = all.flatMap((one): readonly Block[] => {
    const words = wordsFor(one.texts, voice.locale);
    return [paragraph(prose`${strong(words.title)} · ${voice.moment(one.at, "short")}`), ...textBlocks(words.text)];
  });
  return card({ summary, title: [plain(summary)], blocks, footer: voice.say("announce-digest-footer") });
}
