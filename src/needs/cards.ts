import { majorityWords, resultSentence } from "#assemblies/cards.ts";
import type { Motion } from "#assemblies/motion.ts";
import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Need } from "./need.ts";
import type { NeedView } from "./service.ts";

const REMARKS = 10;

/** What the assembly said of a need, with its numbers: the sentence that makes a need the association's own. */
function decisionOf({ need, motion }: NeedView, voice: Voice): Prose | null {
  if (motion === null) return null;
  const handle = code(motion.handle);
  if (motion.result === null) return voice.say("need-tabled-as", { handle });
  const numbers = resultSentence(motion.result, voice);
  if (need.state !== "adopted") return voice.say("need-voted", { handle, numbers });
  const { majority } = motion;
  const plainMajority = majority.kind === "share" && majority.base === "cast" && majority.at === "more" && majority.whole === 2;
  if (plainMajority && motion.assembly !== null) return voice.say("need-adopted-by-votes-cast", { handle, numbers });
  return voice.say("need-adopted-by", { handle, majority: majorityWords(motion.majority, voice), numbers });
}

/** What can be pressed. Buttons set a state: to support again changes nothing. */
function controls({ need, supported }: NeedView, voice: Voice, own: "in the room" | "own"): readonly (readonly Control[])[] {
  if (need.confided || (need.state !== "open" && need.state !== "tabled")) return [];
  const to = (press: string) => writeAddress({ command: "need support", press, id: need.id });
  const support = pressControl(voice.text("label-support"), to("now"), "main");
  const back = pressControl(voice.text("label-withdraw-support"), to("back"));
  const table = pressControl(voice.text("label-table"), writeAddress({ command: "need table", press: "now", id: need.id }));
  if (own === "in the room") return [[support]];
  return [[supported ? back : support, ...(need.state === "open" ? [table] : [])]];
}

function about(view: NeedView, voice: Voice): readonly Block[] {
  const { need, submitter, into, joined, remarks } = view;
  const said = remarks
    .slice(-REMARKS)
    .map(({ name, words, at }) => voice.say("said-of", { what: prose`${strong(name)}, ${voice.moment(at, "short")}`, said: words }));
  const decision = decisionOf(view, voice);
  return [
    ...(need.about === "" ? [] : [quote([plain(need.about)])]),
    ...(decision === null ? [] : [paragraph(decision)]),
    facts(
      [voice.text("need-state-label"), voice.say("need-state", { state: need.state })],
      need.confided
        ? [voice.text("need-read-by-label"), voice.say("need-read-by-board")]
        : [voice.text("need-supports-label"), [plain(voice.number(need.supports))]],
      submitter === "" ? null : [voice.text("need-submitter-label"), [plain(submitter)]],
      into === null ? null : [voice.text("need-into-label"), [code(into)]],
    ),
    ...(joined.length === 0
      ? []
      : [paragraph(voice.say("need-joined")), list(joined.map(({ handle, title }) => prose`${code(handle)} ${title}`))]),
    ...(said.length === 0 ? [] : [paragraph(voice.say("need-remarks")), list(said)]),
  ];
}

/** The card of a need: what is asked, who supports it, and what the assembly said of it. */
export function needCard(view: NeedView, voice: Voice, own: "in the room" | "own" = "own"): Card {
  const { need } = view;
  const adopted = need.state === "adopted";
  return card({
    summary: voice.text("need-summary", {
      handle: need.handle,
      title: need.title,
      state: voice.text("need-state", { state: need.state }),
      count: need.supports,
    }),
    tone: adopted ? "good" : need.state === "open" || need.state === "tabled" ? "calm" : "closed",
    title: prose`${need.handle} · ${need.title}`,
    blocks: about(view, voice),
    controls: controls(view, voice, own),
    footer:
      need.state === "open" && !need.confided
        ? voice.say("need-footer", { line: code(voice.text("need-support-line", { handle: need.handle })) })
        : [],
  });
}

/** A sentence over a need's own card. */
export function needNews(said: Prose, view: NeedView, voice: Voice): Card {
  const shown = needCard(view, voice);
  return { ...shown, summary: plainText(said), blocks: [paragraph(said), ...shown.blocks] };
}

/** What whoever submitted a need is told. */
export function submittedCard(view: NeedView, voice: Voice): Card {
  const { handle, confided } = view.need;
  return { ...needNews(voice.say(confided ? "need-confided-said" : "need-submitted-said", { handle }), view, voice), tone: "good" };
}

/** The needs, those most supported first. */
export function needsCard(needs: readonly Need[], voice: Voice): Card {
  const items = needs.map(({ handle, title, supports: count, state, confided }) =>
    voice.say(confided ? "need-line-confided" : "need-line", {
      handle: code(handle),
      title,
      count,
      state: voice.text("need-state", { state }),
    }),
  );
  const choices = needs.slice(0, 25).map(({ id, handle, title }) => ({ value: id, label: `${handle} ${title}` }));
  const address = writeAddress({ command: "need list", press: "show", id: "" });
  return card({
    summary: voice.text("needs-summary", { count: needs.length }),
    title: voice.say("needs-title"),
    blocks: [items.length === 0 ? paragraph(voice.say("needs-none")) : list(items)],
    controls: choices.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-details"), address, choices, many: false }]],
  });
}

/** What was put on the table: the motion, as it was written from the needs. */
export function tabledCard(needs: readonly Need[], motion: Motion, voice: Voice): Card {
  const said = voice.say(motion.assembly === null ? "needs-tabled-draft" : "needs-tabled", {
    needs: voice.list(needs.map(({ handle }) => handle)),
    motion: code(motion.handle),
  });
  return card({
    summary: plainText(said),
    tone: "good",
    title: prose`${motion.handle} · ${motion.title}`,
    blocks: [
      paragraph(said),
      quote([plain(motion.text)]),
      facts([voice.text("motion-rule-label"), [plain(majorityWords(motion.majority, voice))]]),
    ],
  });
}
