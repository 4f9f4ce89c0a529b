import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, facts, list, paragraph, pressControl, quote, type TallyRow } from "#chat/card.ts";
import { code, type Prose, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Majority } from "./majority.ts";
import { gradesOf, isRanked, type Mark } from "./mark.ts";
import { type Motion, mostNames } from "./motion.ts";
import type { MotionView } from "./motion-view.ts";
import type { Result } from "./result.ts";
import { figureFacts, resultDetails } from "./result-words.ts";

/** The majority in words: `more than half of the votes cast`. */
export function majorityWords(majority: Majority, voice: Voice): string {
  if (majority.kind !== "share") return voice.text(majority.kind === "unanimity" ? "majority-unanimity" : "majority-plurality");
  const { base, at, part, whole } = majority;
  const fraction = `${part}/${whole}`;
  return voice.text(at === "more" ? "majority-more" : "majority-least", { base, fraction, share: NAMED_SHARES[fraction] ?? "other" });
}

/** The shares that languages have words for. */
const NAMED_SHARES: Readonly<Record<string, string>> = {
  "1/2": "half",
  "2/3": "two-thirds",
  "3/4": "three-quarters",
  "3/5": "three-fifths",
  "4/5": "four-fifths",
};

/** The verdict in one sentence, with its numbers and the rule applied. */
export function resultSentence(result: Result, voice: Voice): Prose {
  const numbers = {
    yes: result.for,
    no: result.against,
    cast: result.cast,
    required: result.required,
    base: result.base,
    abstain: result.abstain,
    blank: result.blank,
  };
  if (result.outcome === "elected") return electedSentence(result, voice);
  if (result.reason === "majority-missed") return nobodySentence(result, voice);
  if (result.outcome === "tied" && result.tied.length > 0)
    return voice.say("result-tied-for-seat", { names: voice.list(result.tied), rule: result.tie });
  if (result.reason === "no-vote-expressed") return voice.say("result-no-vote", { abstain: result.abstain, blank: result.blank });
  if (result.outcome === "no-quorum")
    return voice.say("result-no-quorum", { counted: result.quorum?.counted ?? result.voters, required: result.quorum?.required ?? 0 });
  if (result.reason === "casting-vote") return voice.say("result-casting", { ...numbers, outcome: result.outcome });
  if (result.reason === "casting-vote-secret") return voice.say("result-casting-secret", numbers);
  if (result.outcome === "adopted") return voice.say("result-adopted", numbers);
  if (result.outcome === "tied") return voice.say("result-tied", numbers);
  return voice.say("result-rejected", numbers);
}

/** Who is elected; where a majority was needed, with it; and who goes on to the next round. */
function electedSentence(result: Result, voice: Voice): Prose {
  const names = voice.list(result.elected);
  const elected =
    result.required > 0
      ? voice.say("result-elected-majority", { names, cast: result.cast, required: result.required })
      : voice.say("result-elected", { names, cast: result.cast });
  return result.next === null ? elected : prose`${elected} ${nextSentence(result.next, voice)}`;
}

function nobodySentence(result: Result, voice: Voice): Prose {
  const nobody = voice.say("result-majority-missed", { cast: result.cast, required: result.required });
  return result.next === null ? nobody : prose`${nobody} ${nextSentence(result.next, voice)}`;
}

function nextSentence(next: NonNullable<Result["next"]>, voice: Voice): Prose {
  return voice.say("result-next-round", { handle: next.motion, seats: next.seats, names: voice.list(next.candidates) });
}

function ruleWords(motion: Motion, voice: Voice): string {
  const method = voice.text("motion-method-name", { method: motion.method });
  if (motion.method === "yes-no") return majorityWords(motion.majority, voice);
  return motion.majority.kind === "share" ? `${method}; ${majorityWords(motion.majority, voice)}` : method;
}

function outcomeTone(result: Result): Card["tone"] {
  return result.outcome === "adopted" || result.outcome === "elected" ? "good" : "closed";
}

function tallyRows(result: Result, voice: Voice): readonly TallyRow[] {
  const choices = Object.entries(result.choices).map(([label, count]) => ({ label, count }));
  const yesNo = [
    { label: voice.text("label-for"), count: result.for },
    { label: voice.text("label-against"), count: result.against },
  ];
  return [
    ...(choices.length > 0 ? choices : yesNo),
    { label: voice.text("label-abstain"), count: result.abstain },
    { label: voice.text("label-blank"), count: result.blank },
  ];
}

/** The state of a motion in a word: between its closing hour and the count a vote is closed and not yet proclaimed. */
function stateWords(motion: Motion, voice: Voice): string {
  const over = motion.state === "open" && motion.closesAt !== null && motion.closesAt <= voice.now;
  const counted = motion.state === "closed" && motion.result !== null && !motion.result.proclaimed;
  return voice.text("motion-state", { state: over || counted ? "unproclaimed" : motion.state });
}

function motionFacts(view: MotionView, voice: Voice) {
  const { motion, proposer, voters } = view;
  return facts(
    [voice.text("motion-state-label"), [plain(stateWords(motion, voice))]],
    [voice.text("motion-rule-label"), [plain(ruleWords(motion, voice))]],
    motion.choices.length === 0 || motion.state === "closed"
      ? null
      : [voice.text("motion-choices-label"), [plain(voice.list(motion.choices))]],
    motion.seats === 1 ? null : [voice.text("call-seats-label"), [plain(voice.number(motion.seats))]],
    [voice.text("motion-secret-label"), voice.say(motion.secret ? "ballots-secret" : "ballots-public")],
    proposer === "" ? null : [voice.text("motion-proposer-label"), [plain(proposer)]],
    view.amends === null ? null : [voice.text("amendment-of-label"), [code(view.amends)]],
    view.reopens === null ? null : [voice.text("motion-reopens-label"), [code(view.reopens)]],
    view.seconds === 0 ? null : [voice.text("motion-seconds-label"), [plain(voice.number(view.seconds))]],
    motion.entitled === null ? null : [voice.text("motion-entitled-label"), [plain(voice.number(motion.entitled))]],
    motion.electorate === null || motion.assembly !== null
      ? null
      : [voice.text("assembly-hash-label"), [code(motion.electorate.slice(0, 16))]],
    voters === null ? null : [voice.text("motion-voters-label"), [plain(voice.number(voters))]],
    motion.closedAt !== null || motion.closesAt === null ? null : [voice.text("motion-closes-label"), [voice.moment(motion.closesAt)]],
    motion.closedAt === null ? null : [voice.text("motion-closed-label"), [voice.moment(motion.closedAt)]],
    motion.draw === null ? null : [voice.text("draw-bound-label"), [code(motion.draw.commitment)]],
  );
}

/** The passage that an amendment replaces, then its words; of any other motion the text alone. */
function textBlocks({ motion }: MotionView, voice: Voice): readonly Block[] {
  if (motion.amends === null) return [quote([plain(motion.text)])];
  const replaces =
    motion.passage === null
      ? [paragraph(voice.say("amendment-whole"))]
      : [paragraph(voice.say("amendment-passage")), quote([plain(motion.passage)])];
  return [...replaces, paragraph(voice.say("amendment-by")), quote([plain(motion.text)])];
}

/** The amendments, in the order of their vote. */
function amendmentBlocks({ amendments }: MotionView, voice: Voice): readonly Block[] {
  if (amendments.length === 0) return [];
  const items = amendments.map(({ handle, title, state }) => prose`${code(handle)} ${title} – ${voice.text("motion-state", { state })}`);
  return [paragraph(voice.say("motion-amendments")), list(items)];
}

/**
 * What can be pressed before the vote: support it, and where the rules let any member do so, ask for a secret ballot. What only a quorum
 * kept from the vote was seconded enough.
 */
function comingControls({ motion, onRequest, over }: MotionView, voice: Voice): readonly (readonly Control[])[] {
  if (over || (motion.state !== "draft" && motion.state !== "tabled")) return [];
  const to = (command: string) => writeAddress({ command, press: "now", id: motion.id });
  const secret = onRequest && !motion.secret ? [pressControl(voice.text("label-secret"), to("motion secret"))] : [];
  const support = motion.result === null ? [pressControl(voice.text("label-second"), to("motion second"))] : [];
  const row = [...support, ...secret];
  return row.length === 0 ? [] : [row];
}

/** The buttons of an open vote. They set the ballot; pressed again they change nothing. */
function voteControls(motion: Motion, voice: Voice): readonly (readonly Control[])[] {
  if (motion.state !== "open") return [];
  const to = (press: string) => writeAddress({ command: "vote", press, id: motion.id });
  const quiet = [pressControl(voice.text("label-abstain"), to("abstain")), pressControl(voice.text("label-blank"), to("blank"))];
  if (motion.method === "yes-no") {
    return [
      [
        pressControl(voice.text("label-for"), to("for"), "main"),
        pressControl(voice.text("label-against"), to("against"), "main"),
        ...quiet,
      ],
    ];
  }
  if (isRanked(motion) || motion.method === "score") return [[pressControl(voice.text("label-vote"), to("begin"), "main"), ...quiet]];
  const choices = motion.choices.map((label, place) => ({ value: String(place), label }));
  const many = mostNames(motion) > 1;
  return [[{ kind: "pick", label: voice.text("label-vote"), address: to("choose"), choices, many }], quiet];
}

/** A choice as one could type it. */
function choiceTyped(motion: Motion, voice: Voice): string {
  const [first = "", second = first] = motion.choices;
  if (motion.method === "yes-no") return voice.text("vote-typed-for");
  if (isRanked(motion)) return `"${first} > ${second}"`;
  if (motion.method === "score") return `"${first}:5, ${second}:3"`;
  return mostNames(motion) > 1 ? `"${first}, ${second}"` : `"${first}"`;
}

/** The card of a motion: its text, how it is put to the vote, and once it is closed its result. Nothing of it before. */
export function motionCard(view: MotionView, voice: Voice, picture: Block | null = null): Card {
  const { motion } = view;
  const { result } = motion;
  const sentence = result === null ? null : resultSentence(result, voice);
  const summary =
    sentence === null
      ? voice.text("motion-summary", { handle: motion.handle, title: motion.title, state: motion.state })
      : voice.text("said-of", { what: `${motion.handle} ${motion.title}`, said: plainText(sentence) });
  return card({
    summary,
    tone: result === null ? (motion.state === "withdrawn" ? "closed" : "calm") : outcomeTone(result),
    title: prose`${motion.handle} · ${motion.title}`,
    blocks: [
      ...textBlocks(view, voice),
      ...amendmentBlocks(view, voice),
      ...(sentence === null || result === null
        ? []
        : [
            paragraph(sentence),
            ...(motion.state === "closed" ? [{ kind: "tally", rows: tallyRows(result, voice) } as const] : []),
            ...resultDetails(motion, result, voice),
          ]),
      motionFacts(view, voice),
      ...(picture === null ? [] : [picture]),
    ],
    controls: [...comingControls(view, voice), ...voteControls(motion, voice)],
    footer:
      motion.state === "open"
        ? voice.say("motion-footer", {
            line: code(voice.text("motion-vote-line", { handle: motion.handle, choice: choiceTyped(motion, voice) })),
          })
        : [],
  });
}

/** The announcement of a result, with its picture where one is drawn. */
export function resultCard(motion: Motion, result: Result, voice: Voice, picture: Block | null = null): Card {
  const sentence = resultSentence(result, voice);
  return card({
    summary: voice.text("said-of", { what: `${motion.handle} ${motion.title}`, said: plainText(sentence) }),
    tone: outcomeTone(result),
    title: voice.say("result-title", { handle: motion.handle, title: strong(motion.title) }),
    blocks: [
      paragraph(sentence),
      { kind: "tally", rows: tallyRows(result, voice) },
      facts([voice.text("motion-rule-label"), [plain(ruleWords(motion, voice))]], ...figureFacts(result, voice)),
      ...resultDetails(motion, result, voice),
      ...(picture === null ? [] : [picture]),
    ],
    footer: prose`${voice.say("result-footer", { voters: result.voters, entitled: result.entitled })} ${voice.say("result-recount", { line: code(voice.text("result-ballots-line", { handle: motion.handle })) })}`,
  });
}

/** What the proposer is told: what was understood, and what comes next. */
export function proposedCard(view: MotionView, voice: Voice): Card {
  const shown = motionCard(view, voice);
  const next = voice.say("motion-proposed-next", { line: code(voice.text("motion-open-line", { handle: view.motion.handle })) });
  return {
    ...shown,
    tone: "good",
    summary: voice.text("motion-proposed", { handle: view.motion.handle, title: view.motion.title }),
    footer: next,
  };
}

/** A mark in words. */
export function markWords(motion: Motion, mark: Mark, voice: Voice): string {
  if (mark.kind !== "ranks") return voice.text(`label-${mark.kind}`);
  if (motion.method === "score") {
    const grades = gradesOf(mark, motion.choices.length);
    return voice.list(grades.map((points, place) => voice.text("vote-points", { name: motion.choices[place] as string, points })));
  }
  const ranks = mark.ranks.map((rank) => rank.map((place) => motion.choices[place]).join(isRanked(motion) ? " = " : ", "));
  return ranks.join(" > ");
}

/** The list of motions, each with a way to its card. */
export function motionsCard(motions: readonly Motion[], voice: Voice): Card {
  const items = motions.map((motion) => prose`${code(motion.handle)} ${motion.title} – ${stateWords(motion, voice)}`);
  const choices = motions.slice(0, 25).map((motion) => ({ value: motion.id, label: `${motion.handle} ${motion.title}` }));
  return card({
    summary: voice.text("motions-summary", { count: motions.length }),
    title: voice.say("motions-title"),
    blocks: [motions.length === 0 ? paragraph(voice.say("motions-none")) : list(items)],
    controls:
      motions.length === 0
        ? []
        : [
            [
              {
                kind: "pick",
                label: voice.text("label-details"),
                address: writeAddress({ command: "motion list", press: "show", id: "" }),
                choices,
                many: false,
              },
            ],
          ],
  });
}
