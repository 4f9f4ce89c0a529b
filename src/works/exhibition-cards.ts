import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { wallHourWords } from "#locales/time.ts";
import type { Exhibition } from "./exhibition.ts";
import type { ExhibitionView, WorkView } from "./view.ts";

/** An exhibition: what it is about, from when until when, what hangs there. It stays fresh. */
export function exhibitionCard({ exhibition, stage, curator, works }: ExhibitionView, voice: Voice): Card {
  const { handle, title, text, from, until, hour, audience } = exhibition;
  const items = works.map(({ work, by, day }) =>
    voice.say("exhibition-line", { handle: work.handle, title: work.title, by, day: voice.date(day) }),
  );
  const choices = works.slice(0, 25).map(({ work }) => ({ value: work.id, label: `${work.handle} ${work.title}` }));
  const address = writeAddress({ command: "work list", press: "show", id: "" });
  return card({
    summary: voice.text("exhibition-summary", { handle, title, stage }),
    tone: stage === "over" ? "closed" : "calm",
    title: prose`${code(handle)} ${title}`,
    blocks: [
      ...(text === "" ? [] : [quote([plain(text)])]),
      facts(
        [voice.text("exhibition-stage-label"), voice.say("exhibition-stage", { stage })],
        [
          voice.text("exhibition-days-label"),
          voice.say("exhibition-days", {
            from: voice.date(from),
            until: voice.date(until),
            hour: wallHourWords(voice.locale, hour),
          }),
        ],
        [voice.text("exhibition-curator-label"), [plain(curator)]],
        [voice.text("exhibition-audience-label"), voice.say("exhibition-audience", { audience })],
      ),
      items.length === 0 ? paragraph(voice.say("exhibition-empty")) : list(items),
    ],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}

/** Says what became of an exhibition, over its card. */
export function exhibitionNews(
  key: "exhibition-opened" | "exhibition-changed" | "exhibition-closed-now",
  view: ExhibitionView,
  voice: Voice,
): Card {
  const said = voice.say(key, { handle: view.exhibition.handle });
  const shown = exhibitionCard(view, voice);
  return { ...shown, summary: plainText(said), tone: "good", blocks: [paragraph(said), ...shown.blocks] };
}

/** What an exhibition shows on one day: its works whole, and where they hang. */
export function exhibitionDayCard(exhibition: Exhibition, works: readonly WorkView[], voice: Voice): Card {
  const { handle, title } = exhibition;
  const [first] = works;
  if (first === undefined) {
    const said = voice.say("exhibition-day-gone", { handle, title });
    const over = card({ summary: plainText(said), tone: "closed", title: prose`${code(handle)} ${title}`, blocks: [paragraph(said)] });
    return { ...over, forgets: true };
  }
  const said = voice.say("exhibition-day", { handle, title, count: works.length, work: first.work.title, by: first.by });
  const details = works
    .slice(0, 5)
    .map(({ work }) => pressControl(work.handle, writeAddress({ command: "work show", press: "details", id: work.id })));
  const shown = card({
    summary: plainText(said),
    title: prose`${code(handle)} ${title}`,
    blocks: [paragraph(said), ...works.flatMap((view) => dayBlocks(view, voice))],
    controls: [details],
  });
  return { ...shown, forgets: true };
}

function dayBlocks({ work, by, picture }: WorkView, voice: Voice): readonly Block[] {
  return [
    ...(picture === null ? [] : [{ kind: "picture", url: picture, alt: work.alt ?? work.title } as const]),
    ...(work.text === null
      ? []
      : [
          {
            kind: "quote" as const,
            text: [plain(work.text)],
            more: writeAddress({ command: "work show", press: "text", id: work.id }),
          },
        ]),
    paragraph(voice.say("exhibition-caption", { handle: work.handle, title: work.title, by, kind: work.kind })),
  ];
}

/** The exhibitions that there are, the newest first. */
export function exhibitionsCard(all: readonly (Exhibition & { readonly stage: ExhibitionView["stage"] })[], voice: Voice): Card {
  const items = all.map(({ handle, title, stage, from, until }) =>
    voice.say("exhibitions-line", { handle, title, stage, from: voice.date(from), until: voice.date(until) }),
  );
  const choices = all.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const address = writeAddress({ command: "work exhibition", press: "show", id: "" });
  return card({
    summary: voice.text("exhibitions-summary", { count: all.length }),
    title: voice.say("exhibitions-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("exhibitions-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}
