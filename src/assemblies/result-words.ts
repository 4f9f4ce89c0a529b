import { type Block, list, paragraph } from "#chat/card.ts";
import { code, type Prose, plain } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Round } from "./count/count.ts";
import { decimalWords } from "./count/decimal-words.ts";
import type { Motion } from "./motion.ts";
import type { Result } from "./result.ts";

/** The figures beside the verdict: who could vote, who was there, who voted, and how many votes it took. */
export function figureFacts(result: Result, voice: Voice): readonly (readonly [string, Prose] | null)[] {
  const number = (value: number): Prose => [plain(voice.number(value))];
  return [
    [voice.text("figure-entitled"), number(result.entitled)],
    result.present === null ? null : [voice.text("figure-present"), number(result.present)],
    result.present === null ? null : [voice.text("figure-represented"), number(result.represented)],
    result.quorum === null || result.quorum.required === 0 ? null : [voice.text("figure-quorum"), number(result.quorum.required)],
    [voice.text("figure-voters"), number(result.voters)],
    [voice.text("figure-cast"), number(result.cast)],
    result.void === 0 ? null : [voice.text("figure-void"), number(result.void)],
    result.quota === null ? null : [voice.text("figure-quota"), [plain(decimalWords(String(result.quota), voice.locale))]],
    result.required === 0
      ? null
      : [voice.text("figure-required"), voice.say("figure-required-of", { required: result.required, base: result.base })],
  ];
}

/** What an election adds to its verdict: ties and what settled them, limits applied, the draw, and the rounds. */
export function resultDetails(motion: Motion, result: Result, voice: Voice): readonly Block[] {
  const rounds = result.rounds.length > 1 ? [list(roundLines(result, voice).map((line) => [plain(line)]))] : [];
  return [...settlingWords(motion, result, voice).map((text) => paragraph(text)), ...rounds];
}

/** How ties were settled, who was set aside by a limit, and the draw with what it takes to check it. */
export function settlingWords(motion: Motion, result: Result, voice: Voice): readonly Prose[] {
  const said: Prose[] = [
    ...result.ties.map(({ rule, among, elected }) =>
      voice.say("result-tie-settled", { rule, among: voice.list(among), elected: voice.list(elected) }),
    ),
    ...result.equals.filter(({ cut }) => cut).map(({ among }) => voice.say("tally-tie-cut", { names: voice.list(among) })),
    ...result.equals
      .filter(({ settledBy }) => settledBy === "earlier-round" || settledBy === "no-difference")
      .map(({ among, about, settledBy, taken }) =>
        voice.sayAny(`tally-tie-${settledBy}`, { names: voice.list(among), taken: taken ?? "", about }),
      ),
    ...result.passed.map(({ name, section }) => voice.say("result-passed", { name, section })),
  ];
  const { draw } = result;
  if (draw !== null) {
    said.push(
      voice.say("result-draw", {
        order: voice.list(draw.order),
        seed: code(draw.seed),
        ballots: code(draw.ballots),
        commitment: code(draw.commitment),
      }),
    );
    said.push(
      voice.say("result-draw-check", { line: code(`parvis tally ${motion.handle}.blt --method ${motion.method} --draw ${draw.seed}`) }),
    );
  }
  return said;
}

/** The rounds of a count, each in one line with its totals: what a chart of them shows, in words. */
export function roundLines(result: Pick<Result, "rounds">, voice: Voice): readonly string[] {
  const rounds = result.rounds as readonly Round[];
  return rounds.map((round, at) => roundLine(round, at + 1, rounds.length, voice));
}

function roundLine(round: Round, at: number, of: number, voice: Voice): string {
  const totals = Object.entries(round.totals).map(([name, votes]) =>
    voice.text("tally-total", { name, votes: decimalWords(votes, voice.locale) }),
  );
  if (round.exhausted !== "0") totals.push(voice.text("tally-exhausted", { votes: decimalWords(round.exhausted, voice.locale) }));
  const votes = voice.list(totals);
  if (of === 1) return votes;
  const surplus = round.surplus ?? [];
  const key = surplus.length > 0 ? "surplus" : round.excluded.length > 0 ? "excluded" : "count";
  return voice.text("round-line", { key, round: at, names: voice.list(surplus.length > 0 ? surplus : round.excluded), votes });
}
