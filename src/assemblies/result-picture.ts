import type { Block } from "#chat/card.ts";
import { plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import { carried } from "#pictures/carried.ts";
import { resultSentence } from "./cards.ts";
import type { Round } from "./count/count.ts";
import { decimalWords } from "./count/decimal-words.ts";
import type { Motion } from "./motion.ts";
import type { Result } from "./result.ts";
import { roundLines } from "./result-words.ts";

/**
 * The drawing of a result: bars of a single count, lines through the rounds of a longer one. It says nothing that the words do
 * not. What draws is loaded with the first result, so that no start waits for it.
 */
export async function resultDrawing(motion: Motion, result: Result, voice: Voice): Promise<string> {
  const rounds = result.rounds as readonly Round[];
  const title = voice.text("result-title", { handle: motion.handle, title: motion.title });
  return rounds.length > 1 ? courses(title, rounds, result, voice) : bars(title, motion, result, voice);
}

async function bars(title: string, motion: Motion, result: Result, voice: Voice): Promise<string> {
  const bar = (label: string, value: number, won: boolean) => ({ label, value, shown: voice.number(value), won });
  const quiet = [bar(voice.text("label-abstain"), result.abstain, false), bar(voice.text("label-blank"), result.blank, false)];
  const counted =
    motion.method === "yes-no"
      ? [
          bar(voice.text("label-for"), result.for, result.outcome === "adopted"),
          bar(voice.text("label-against"), result.against, result.outcome === "rejected"),
        ]
      : Object.entries(result.choices).map(([name, votes]) => bar(name, votes, result.elected.includes(name)));
  const mark = result.required > 0 ? { at: result.required, label: voice.text("picture-required", { required: result.required }) } : null;
  const { barsSvg } = await import("#pictures/bars.ts");
  return barsSvg({ title, bars: [...counted, ...quiet], mark });
}

async function courses(title: string, rounds: readonly Round[], result: Result, voice: Voice): Promise<string> {
  const names = Object.keys(result.choices);
  const last = (name: string) => rounds.findLast((round) => round.totals[name] !== undefined)?.totals[name] ?? "0";
  const { roundsSvg } = await import("#pictures/rounds.ts");
  return roundsSvg({
    title,
    rounds: rounds.map((_, at) => voice.text("picture-round", { round: at + 1 })),
    courses: names.map((name) => ({
      label: name,
      values: rounds.map((round) => (round.totals[name] === undefined ? null : Number(round.totals[name]))),
      shown: decimalWords(last(name), voice.locale),
      won: result.elected.includes(name),
    })),
    quota:
      result.quota === null
        ? null
        : { at: Number(result.quota), label: voice.text("picture-quota", { quota: decimalWords(String(result.quota), voice.locale) }) },
  });
}

/** As much as every platform keeps of a description. */
const LONGEST = 1_000;

/** What the picture shows, in words: the same figures. Where they are too many, the verdict; the card has all of them in words. */
export function resultAlt(motion: Motion, result: Result, voice: Voice): string {
  const sentence = plainText(resultSentence(result, voice));
  const lines = motion.method === "yes-no" ? [] : roundLines(result, voice);
  const whole = lines.length === 0 ? sentence : `${sentence} ${lines.join(". ")}.`;
  return whole.length <= LONGEST ? whole : [...sentence].slice(0, LONGEST).join("");
}

/** The picture of a result as it stands in a card; null where nothing was counted. */
export async function resultPicture(motion: Motion, result: Result, voice: Voice): Promise<Block | null> {
  if (result.outcome === "no-quorum" || result.voters === 0) return null;
  return { kind: "picture", url: await carried(await resultDrawing(motion, result, voice)), alt: resultAlt(motion, result, voice) };
}
