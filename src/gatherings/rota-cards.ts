import { writeAddress } from "#chat/address.ts";
import { type Card, card, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { link, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import { shortened } from "#chat/split.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Gathering } from "./gathering.ts";
import { titled } from "./heading.ts";
import type { Message } from "./messages.ts";
import type { Occurrence } from "./occurrence.ts";
import type { Rota, RotaLine } from "./rota.ts";
import type { Slot } from "./slots.ts";
import type { Swapped } from "./swaps.ts";

/** How many characters of each message are listed. */
const BEGINNING = 200;

function taskInWords({ name, takers, places }: Slot, voice: Voice): string {
  if (takers.length === 0) return voice.text("gathering-rota-open", { task: name });
  const named = { task: name, names: voice.list(takers.map((taker) => taker.name)) };
  return takers.length < places ? voice.text("gathering-rota-short", named) : voice.text("gathering-rota-task", named);
}

function lineInWords({ occurrence, tasks }: RotaLine, voice: Voice): Prose {
  const at = voice.moment(occurrence.at, "short");
  if (tasks.length === 0) return voice.say("gathering-rota-line-none", { at });
  return voice.say("gathering-rota-line", { at, tasks: tasks.map((task) => taskInWords(task, voice)).join(" · ") });
}

/** Who does what on the dates that come next. */
export function rotaCard({ gathering, lines, filled }: Rota, voice: Voice): Card {
  const said = filled === null ? null : voice.say("gathering-rota-filled", { dates: filled });
  const title = lines[0]?.occurrence.title ?? gathering.title;
  return card({
    summary: said === null ? voice.text("gathering-rota-summary", { title }) : plainText(said),
    title: titled(gathering, title),
    blocks: [
      ...(said === null ? [] : [paragraph(said)]),
      lines.length === 0 ? paragraph(voice.say("gathering-rota-none")) : list(lines.map((line) => lineInWords(line, voice))),
      paragraph(voice.say("gathering-rota-how", { handle: gathering.handle })),
    ],
  });
}

/** Whose turn it is, when: for one person alone. */
export function turnsCard(
  { gathering, task, dates }: { readonly gathering: Gathering; readonly task: string; readonly dates: readonly Occurrence[] },
  voice: Voice,
): Card {
  const said = voice.say("gathering-rota-yours", { task, title: gathering.title, count: dates.length });
  return card({
    summary: plainText(said),
    title: titled(gathering, gathering.title),
    blocks: [
      paragraph(said),
      list(dates.map((date) => [voice.moment(date.at)])),
      paragraph(voice.say("gathering-rota-cannot", { handle: gathering.handle, task })),
    ],
  });
}

/** A reminder of one's turn. */
export function turnSoonCard(
  { gathering, occurrence, task }: { readonly gathering: Gathering; readonly occurrence: Occurrence; readonly task: string },
  voice: Voice,
): Card {
  const said = voice.say("gathering-task-soon", { task, title: occurrence.title, at: voice.moment(occurrence.at) });
  return card({
    summary: plainText(said),
    title: titled(gathering, occurrence.title),
    blocks: [paragraph(said), paragraph(voice.say("gathering-rota-cannot", { handle: gathering.handle, task }))],
  });
}

/** Somebody cannot on their date: whoever is asked takes it with a button. */
export function swapAskedCard(
  asked: {
    readonly swap: Id;
    readonly gathering: Gathering;
    readonly occurrence: Occurrence;
    readonly task: string;
    readonly giver: string;
    readonly back: Occurrence | null;
  },
  voice: Voice,
): Card {
  const { swap, gathering, occurrence, task, giver, back } = asked;
  const holes = { task, title: occurrence.title, name: giver, at: voice.moment(occurrence.at) };
  const said =
    back === null
      ? voice.say("gathering-swap-asks", holes)
      : voice.say("gathering-swap-asks-for", { ...holes, back: voice.moment(back.at) });
  const to = (press: string) => writeAddress({ command: "gathering swap", press, id: swap });
  return card({
    summary: plainText(said),
    title: titled(gathering, occurrence.title),
    blocks: [paragraph(said)],
    controls: [
      [pressControl(voice.text("label-take-it-on"), to("take"), "main"), pressControl(voice.text("label-decline"), to("decline"))],
    ],
  });
}

/** What has become of a swap, for whoever did it. */
export function swappedCard({ gathering, occurrence, name, what, asked, giver }: Swapped, voice: Voice): Card {
  const said = voice.say("gathering-swap-done", { what, task: name, at: voice.moment(occurrence.at), count: asked, name: giver });
  return card({ summary: plainText(said), tone: "good", title: titled(gathering, occurrence.title), blocks: [paragraph(said)] });
}

/** Whoever gave a date up is told whether somebody has it. */
export function swapToldCard(
  told: {
    readonly gathering: Gathering;
    readonly occurrence: Occurrence;
    readonly task: string;
    readonly name: string;
    readonly state: string;
  },
  voice: Voice,
): Card {
  const { gathering, occurrence, task, name, state } = told;
  const said = voice.say("gathering-swap-told", { state, task, name, at: voice.moment(occurrence.at) });
  return card({
    summary: plainText(said),
    tone: state === "taken" ? "good" : "warning",
    title: titled(gathering, occurrence.title),
    blocks: [paragraph(said)],
  });
}

/** The message of a date, as it hangs in a room. */
export function messageCard({ gathering, occurrence, words, link: url }: Message, voice: Voice): Card {
  const said = voice.say("gathering-message-of", { title: occurrence.title, day: voice.moment(occurrence.at, "day") });
  return card({
    summary: plainText(said),
    title: titled(gathering, occurrence.title),
    blocks: [
      paragraph(said),
      ...(words === null ? [] : [quote([plain(words)])]),
      ...(url === null ? [] : [paragraph(prose`${voice.say("gathering-message-recording")} ${link(url, url)}`)]),
    ],
  });
}

/** The newest messages of a gathering. */
export function messagesCard(
  { gathering, messages }: { readonly gathering: Gathering; readonly messages: readonly Message[] },
  voice: Voice,
): Card {
  const items = messages.map(({ occurrence, words, link: url }) => {
    const day = voice.moment(occurrence.at, "day");
    const text = shortened(words ?? "", BEGINNING);
    const said = voice.say("gathering-message-line", { day, words: text });
    return url === null ? said : prose`${said} ${link(url, url)}`;
  });
  return card({
    summary: voice.text("gathering-messages-summary", { title: gathering.title, count: messages.length }),
    title: titled(gathering, gathering.title),
    blocks: [items.length === 0 ? paragraph(voice.say("gathering-messages-none")) : list(items)],
  });
}
