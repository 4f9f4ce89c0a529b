import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, file, list, paragraph, pressControl } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { PaperPart, PaperText } from "#papers/paper.ts";
import { isRewritten } from "./minutes.ts";
import type { Extract, MinutesView, PaperFiles } from "./service.ts";

function proseOf(text: PaperText): Prose {
  return typeof text === "string" ? [plain(text)] : text;
}

/** A part of the document as a card shows it: a table becomes its figures, and what is annexed stays in the files. */
function blocksOf(part: PaperPart): readonly Block[] {
  switch (part.kind) {
    case "section":
      return [paragraph([strong(part.title)]), ...part.parts.flatMap(blocksOf)];
    case "paragraph":
      return [paragraph(proseOf(part.text))];
    case "facts":
      return [facts(...part.facts.map(([label, value]) => [label, proseOf(value)] as const))];
    case "list":
      return [list(part.items.map((item, at) => (part.numbered ? prose`${at + 1}. ${proseOf(item)}` : proseOf(item))))];
    case "quote":
      return [{ kind: "quote", text: proseOf(part.text) }];
    case "table":
      return part.columns.length === 2
        ? [
            list([
              prose`${part.rows.map(([label = "", value = ""]) => `${plainText(proseOf(label))} ${plainText(proseOf(value))}`).join(" · ")}`,
            ]),
          ]
        : [];
    case "signatures":
      return [facts(...part.signers.map(({ name, as }) => [as, [plain(name)]] as const))];
    case "picture":
      return [paragraph([plain(part.alt)])];
    case "new page":
      return [];
    default:
      return part satisfies never;
  }
}

function filesOf(files: PaperFiles, voice: Voice): readonly Block[] {
  const { name, markdown, page, pdf } = files;
  return [
    file(`${name}.md`, "text/markdown", markdown, voice.text("minutes-file-markdown")),
    file(`${name}.html`, "text/html", page, voice.text("minutes-file-page")),
    ...(pdf === null ? [] : [file(`${name}.pdf`, "application/pdf", pdf, voice.text("minutes-file-pdf"))]),
  ];
}

function controlsOf(view: MinutesView, voice: Voice): readonly (readonly Control[])[] {
  const { minutes, sections, facts: said } = view;
  if (minutes.state === "approved") {
    const choices = said.motions.slice(0, 25).map(({ motion }) => ({ value: motion.id, label: `${motion.handle} ${motion.title}` }));
    if (choices.length === 0) return [];
    const address = writeAddress({ command: "assembly minutes", press: "extract", id: minutes.assembly });
    return [[{ kind: "pick", label: voice.text("label-extract"), address, choices, many: false }]];
  }
  const to = (press: string) => writeAddress({ command: "assembly minutes", press, id: minutes.assembly });
  const choices = sections.slice(0, 25).map(({ key, title }) => ({ value: key, label: title }));
  const approve = said.assembly.state === "closed" ? [[pressControl(voice.text("label-approve"), to("approve"), "main")]] : [];
  return [[{ kind: "pick", label: voice.text("label-correct"), address: to("correct"), choices, many: false }], ...approve];
}

/** The minutes: their state, their text in short, the files to read and print, and what can be done with them. */
export function minutesCard(view: MinutesView, files: PaperFiles | null, voice: Voice): Card {
  const { minutes, facts: said, sections } = view;
  const { handle, title } = said.assembly;
  const summary = voice.text("minutes-summary", { state: minutes.state, handle, title });
  const line =
    minutes.state === "draft"
      ? voice.say("minutes-footer-draft", { line: code(voice.text("minutes-correct-line", { handle })) })
      : voice.say("minutes-footer-approved", { line: code(voice.text("minutes-extract-line", { handle })) });
  return card({
    summary,
    tone: minutes.state === "approved" ? "good" : "calm",
    title: prose`${handle} · ${view.paper.title}`,
    blocks: [
      facts(
        [
          voice.text("minutes-state-label"),
          voice.say("minutes-state", { state: minutes.state, when: voice.moment(minutes.approvedAt ?? minutes.draftedAt) }),
        ],
        [voice.text("minutes-secretary-label"), [plain(said.secretary)]],
        minutes.hash === null ? null : [voice.text("minutes-hash-label"), [code(minutes.hash)]],
      ),
      ...sections.flatMap(({ title: heading, parts }, at) => [
        paragraph(prose`${strong(`${at + 1}. ${heading}`)}`),
        ...parts.flatMap(blocksOf),
      ]),
      ...(files === null ? [] : filesOf(files, voice)),
    ],
    controls: controlsOf(view, voice),
    footer: line,
  });
}

/** One resolution as a certified extract. */
export function extractCard(extract: Extract, files: PaperFiles, voice: Voice): Card {
  return card({
    summary: voice.text("said-of", { what: extract.paper.title, said: extract.motion }),
    tone: "good",
    title: prose`${extract.motion} · ${extract.paper.title}`,
    blocks: [...extract.paper.parts.flatMap(blocksOf), ...filesOf(files, voice)],
  });
}

/** What is asked before minutes are approved by a button: nothing in them changes afterwards. */
export function approveCard(view: MinutesView, voice: Voice): Card {
  const { handle } = view.facts.assembly;
  const said = voice.text("minutes-approve-ask", { handle });
  const to = (press: string) => writeAddress({ command: "assembly minutes", press, id: view.minutes.assembly });
  return card({
    summary: said,
    tone: "warning",
    title: prose`${handle}`,
    blocks: [paragraph([plain(said)])],
    controls: [[pressControl(voice.text("label-confirm"), to("freeze"), "main")]],
  });
}

/** As much as every platform's form holds in one input. */
const FORM_HOLDS = 4_000;

/**
 * The form in which a section is written anew; what the secretary wrote before stands in it. It is sent as the command itself. What is
 * longer than a form holds would come back cut, so it is refused, with how to type it.
 */
export function correctionForm(view: MinutesView, key: string, voice: Voice): Form {
  const section = view.sections.find((each) => each.key === key);
  const said = view.minutes.corrections[key];
  const start = said ?? (isRewritten(key) ? wordsOf(section?.parts ?? []) : "");
  if (start.length > FORM_HOLDS) {
    const typed = voice.text("minutes-correct-line", { handle: view.facts.assembly.handle });
    throw new Refusal("minutes-section-long", { title: section?.title ?? key, count: start.length, most: FORM_HOLDS, line: typed });
  }
  const line = { kind: "line", help: "", required: true, wrong: null, max: 120, choices: [] } as const;
  return {
    title: voice.text("minutes-correct-title"),
    intro: voice.text("minutes-correct-intro", { title: section?.title ?? "" }),
    inputs: [
      { ...line, name: "assembly", label: voice.text("minutes-correct-assembly"), start: view.facts.assembly.handle },
      { ...line, name: "section", label: voice.text("minutes-correct-section"), start: key },
      {
        ...line,
        kind: "lines",
        name: "text",
        label: voice.text("minutes-correct-text"),
        help: voice.text("minutes-correct-help"),
        start,
        max: FORM_HOLDS,
      },
    ],
    submit: voice.text("form-submit"),
    address: writeAddress({ command: "assembly minutes", press: "form", id: "" }),
  };
}

/** The words of a narrative, a paragraph each. */
function wordsOf(parts: readonly PaperPart[]): string {
  return parts
    .flatMap((part) =>
      part.kind === "paragraph"
        ? [plainText(proseOf(part.text))]
        : part.kind === "list"
          ? [part.items.map((item) => plainText(proseOf(item))).join("\n")]
          : [],
    )
    .join("\n\n");
}
