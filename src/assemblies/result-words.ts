import type { Voice } from "#chat/voice.ts";
import type { Round } from "./count/count.ts";
import type { Result } from "./result.ts";

/** An exact decimal in the digits of a language. */
export function decimalWords(text: string, voice: Voice): string {
  const [whole = "0", fraction] = text.split(".");
  const point = voice.locale === "fr" ? "," : ".";
  const digits = new Intl.NumberFormat(voice.locale === "fr" ? "fr-FR" : "en-GB").format(BigInt(whole));
  return fraction === undefined ? digits : `${digits}${point}${fraction}`;
}

/** The rounds of a count, each in one line with its totals: what a chart of them shows, in words. */
export function roundLines(result: Pick<Result, "rounds">, voice: Voice): readonly string[] {
  const rounds = result.rounds as readonly Round[];
  return rounds.map((round, at) => roundLine(round, at + 1, rounds.length, voice));
}

function roundLine(round: Round, at: number, of: number, voice: Voice): string {
  const totals = Object.entries(round.totals).map(([name, votes]) =>
    voice.text("tally-total", { name, votes: decimalWords(votes, voice) }),
  );
  if (round.exhausted !== "0") totals.push(voice.text("tally-exhausted", { votes: decimalWords(round.exhausted, voice) }));
  const votes = voice.list(totals);
  if (of === 1) return votes;
  const surplus = round.surplus ?? [];
  const key = surplus.length > 0 ? "surplus" : round.excluded.length > 0 ? "excluded" : "count";
  return voice.text("round-line", { key, round: at, names: voice.list(surplus.length > 0 ? surplus : round.excluded), votes });
}
