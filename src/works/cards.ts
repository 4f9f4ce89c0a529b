import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, link, type Prose, plain, plainText, prose } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { keptBlocks } from "#files/cards.ts";
import type { Id } from "#kernel/ids.ts";
import type { Gallery } from "./service.ts";
import type { WorkView } from "./view.ts";
import type { Work, WorkKind } from "./work.ts";

type Press = readonly [command: string, press: string];

function to([command, press]: Press, id: string): string {
  return writeAddress({ command, press, id });
}

/** What is left of a work that was withdrawn: that it was. */
export function withdrawnCard({ handle }: Pick<Work, "handle">, voice: Voice): Card {
  const said = voice.say("work-withdrawn", { handle });
  const shown = card({ summary: plainText(said), tone: "closed", title: [code(handle)], blocks: [paragraph(said)] });
  return { ...shown, forgets: true };
}

function about({ work, by, file, exhibitions }: WorkView, voice: Voice): Block {
  const { kind, technique, year, licence } = work;
  return facts(
    [voice.text("work-by-label"), [plain(by)]],
    [voice.text("work-kind-label"), voice.say("work-kind", { kind })],
    technique === null ? null : [voice.text("work-technique-label"), [plain(technique)]],
    year === null ? null : [voice.text("work-year-label"), [plain(String(year))]],
    [voice.text("work-licence-label"), voice.say("work-licence", { licence })],
    work.link === null ? null : [voice.text("work-link-label"), [link(work.link, work.link)]],
    file === null ? null : [voice.text("work-file-label"), voice.say("work-file", { name: file.name, size: megabytes(file.size, voice) })],
    exhibitions.length === 0
      ? null
      : [voice.text("work-exhibitions-label"), [plain(voice.list(exhibitions.map(({ handle, title }) => `${handle} ${title}`)))]],
  );
}

function megabytes(bytes: number, voice: Voice): string {
  return voice.number(Math.max(0.1, Math.round(bytes / 100_000) / 10));
}

/** What it shows, for those who do not see it; its title where nobody has said. */
function altOf({ work }: WorkView): string {
  return work.alt ?? work.title;
}

function shownWork(view: WorkView): readonly Block[] {
  const { work, picture } = view;
  return [
    ...(picture === null ? [] : [{ kind: "picture", url: picture, alt: altOf(view) } as const]),
    ...(work.text === null ? [] : [{ kind: "quote" as const, text: [plain(work.text)], more: to(["work show", "text"], work.id) }]),
  ];
}

function said({ comments }: WorkView, voice: Voice): readonly Block[] {
  if (comments.length === 0) return [];
  return [
    paragraph(voice.say("work-comments-title")),
    list(comments.map(({ number, name, text }) => voice.say("work-comment-line", { number, name, text }))),
  ];
}

function titleOf({ handle, title }: Work): Prose {
  return prose`${code(handle)} ${title}`;
}

/** A work in a room: it stays fresh as people speak of it, and is gone when it is withdrawn. */
export function workCard(view: WorkView, voice: Voice): Card {
  const { work, by } = view;
  if (work.state === "withdrawn") return withdrawnCard(work, voice);
  const comment = pressControl(voice.text("label-comment"), to(["work comment", "begin"], work.id), "main");
  return card({
    summary: voice.text("work-summary", { handle: work.handle, title: work.title, by }),
    title: titleOf(work),
    blocks: [...shownWork(view), about(view, voice), ...said(view, voice)],
    controls: [[...(work.comments ? [comment] : []), pressControl(voice.text("label-details"), to(["work show", "details"], work.id))]],
    footer: work.comments ? voice.say("work-kindly") : voice.say("work-comments-unwanted"),
  });
}

/** What a reader may do with a work besides looking. */
export interface Reading {
  /** Whether it is theirs. */
  readonly own: boolean;
  /** Where its file is fetched. */
  readonly address: ((file: Id) => string) | null;
}

/** A work for one reader: with its file, and with what they may do. */
export function workDetailsCard(view: WorkView, reading: Reading, voice: Voice): Card {
  const { work, file } = view;
  const shown = workCard(view, voice);
  if (work.state === "withdrawn") return shown;
  const open: readonly Control[] =
    file === null || reading.address === null
      ? []
      : [{ kind: "link", label: voice.text("label-open-file"), url: reading.address(file.id) }];
  const mine = pressControl(voice.text("label-withdraw"), to(["work withdraw", "begin"], work.id), "danger");
  const report = pressControl(voice.text("label-report"), to(["work report", "begin"], work.id));
  const comment = pressControl(voice.text("label-comment"), to(["work comment", "begin"], work.id), "main");
  const hints = reading.own ? hintsFor(view, voice) : [];
  return {
    ...shown,
    blocks: [...shown.blocks, ...hints],
    controls: [[...(work.comments ? [comment] : []), ...open, reading.own ? mine : report]],
  };
}

/** What whoever shared it may want to know: that nobody who does not see knows what it shows, who sees it, what a file still carries. */
function hintsFor({ work, file }: WorkView, voice: Voice): readonly Block[] {
  const { handle } = work;
  return [
    ...(work.kind === "picture" && work.alt === null ? [paragraph(voice.say("work-hint-alt", { handle }))] : []),
    ...(file === null ? [] : keptBlocks(file, voice)),
    paragraph(voice.say("work-hint-audience", { audience: work.audience, handle })),
  ];
}

/** Says that it is shared, over the work itself. */
export function sharedCard(view: WorkView, reading: Reading, voice: Voice): Card {
  const said = voice.say("work-shared", { handle: view.work.handle });
  const shown = workDetailsCard(view, reading, voice);
  return { ...shown, summary: plainText(said), tone: "good", blocks: [paragraph(said), ...shown.blocks] };
}

/** Which charter is signed before works are spoken of. */
export function kindnessCard(charter: { readonly handle: string; readonly title: string } | null, voice: Voice): Card {
  const { handle = "", title = "" } = charter ?? {};
  const said = charter === null ? voice.say("work-charter-none") : voice.say("work-charter-asked", { handle, title });
  return card({ summary: plainText(said), title: voice.say("work-charter-title"), blocks: [paragraph(said)] });
}

/** The whole text of a work. */
export function workTextCard({ work, by }: WorkView, voice: Voice): Card {
  if (work.state === "withdrawn") return withdrawnCard(work, voice);
  return card({
    summary: voice.text("work-summary", { handle: work.handle, title: work.title, by }),
    title: titleOf(work),
    blocks: [quote([plain(work.text ?? "")])],
  });
}

/** A page of the gallery, the newest first. */
export function galleryCard({ works, kind, author, next }: Gallery, voice: Voice): Card {
  const items = works.map(({ work, by }) => voice.say("gallery-line", { handle: work.handle, title: work.title, by, kind: work.kind }));
  const choices = works.map(({ work }) => ({ value: work.id, label: `${work.handle} ${work.title}` }));
  const where = kind === null && author === null ? "all" : kind === null ? "author" : author === null ? "kind" : "both";
  const more = pressControl(voice.text("label-older"), to(["work list", "more"], pageAddressOf({ kind, next: next ?? ("" as Id) })));
  const title = voice.say("gallery-title", { where, kind: kind ?? "", author: author ?? "" });
  return card({
    summary: works.length === 0 ? voice.text("gallery-none") : plainText(title),
    title,
    blocks: [works.length === 0 ? paragraph(voice.say("gallery-none")) : list(items)],
    controls: [
      ...(choices.length === 0
        ? []
        : [[{ kind: "pick" as const, label: voice.text("label-details"), address: to(["work list", "show"], ""), choices, many: false }]]),
      ...(next === null || author !== null ? [] : [[more]]),
    ],
    ...(next === null || author === null ? {} : { footer: voice.say("gallery-next", { handle: works.at(-1)?.work.handle ?? "" }) }),
  });
}

/** Where a page of the gallery begins, as a button carries it. */
export function pageAddressOf({ kind, next }: { readonly kind: WorkKind | null; readonly next: Id }): string {
  return `${kind ?? ""}~${next}`;
}
