import { drawFrom } from "#assemblies/elections/draw.ts";
import { Misuse } from "#kernel/refusal.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { Overvote, Unranked } from "./ballots.ts";
import { decodeBlt, readBlt } from "./blt.ts";
import type { Count, Round, Tie } from "./count.ts";
import { decimalWords } from "./decimal-words.ts";
import { tally } from "./tally.ts";

/** What `parvis tally` says: the count as data, and as lines for people. */
export interface TallyReport {
  readonly data: Count;
  readonly lines: readonly string[];
}

/**
 * Counts a ballot file as the options of the command line say: `method`, `seats`, `unranked`, `overvote`; `lot`, the
 * candidates in the order of a published draw, separated by commas; or `draw`, the published seed from which that order follows.
 */
export function tallyReport(file: Uint8Array, options: Readonly<Record<string, unknown>>, locale: Locale): TallyReport {
  const text = (name: string) => (typeof options[name] === "string" ? options[name] : undefined);
  const content = decodeBlt(file);
  const drawn = text("draw") === undefined ? undefined : drawnFrom(content, file, text("draw") ?? "");
  const data = tally(content, {
    method: text("method") ?? "yes-no",
    seats: readSeats(text("seats")),
    unranked: oneOf<Unranked>("unranked", text("unranked"), ["last", "none"]),
    overvote: oneOf<Overvote>("overvote", text("overvote"), ["skip", "exhaust"]),
    lot:
      drawn ??
      text("lot")
        ?.split(",")
        .map((name) => name.trim()),
  });
  return { data, lines: tallyLines(data, locale) };
}

/** The order of the draw that a published seed gives over this very file. */
function drawnFrom(content: string, file: Uint8Array, seed: string): readonly string[] {
  if (!/^[0-9a-f]{64}$/.test(seed.trim())) throw new Misuse("draw", "tally-draw", { typed: seed.slice(0, 70) });
  return drawFrom(seed.trim(), file, readBlt(content).candidates).order;
}

function readSeats(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,9}$/.test(typed.trim())) throw new Misuse("seats", "tally-seats", { typed });
  return Number(typed);
}

function oneOf<T extends string>(option: string, typed: string | undefined, known: readonly T[]): T | undefined {
  if (typed === undefined) return undefined;
  const found = known.find((word) => word === typed.trim().toLowerCase());
  if (found === undefined) throw new Misuse(option, "tally-option", { option, typed, known: known.join(", ") });
  return found;
}

/** A count in sentences: what was counted, each round with its totals, how ties were settled, who is elected. */
export function tallyLines(count: Count, locale: Locale): string[] {
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(locale === "fr" ? "fr-FR" : "en-GB", { type: "conjunction" }).format(names);
  const say = (key: string, values: Readonly<Record<string, string | number>>) => speak(locale, key, values);
  const number = (digits: string | number) => decimalWords(String(digits), locale);
  const lines = [
    say(`tally-method-${count.method}`, { seats: count.seats }),
    say("tally-ballots", { ballots: number(count.ballots), blank: number(count.blank) }),
  ];
  if (count.quota !== null) lines.push(say(count.method === "yes-no" ? "tally-required" : "tally-quota", { quota: number(count.quota) }));
  for (const [at, round] of count.rounds.entries()) lines.push(...roundLines(round, at + 1, count, { say, list, number }));
  for (const tie of count.ties) lines.push(...tieLines(tie, { say, list }));
  if (count.elected.length > 0) lines.push(say("tally-elected", { names: list(count.elected) }));
  if (count.tied.length > 0) lines.push(say("tally-tied", { seats: count.seats - count.elected.length, names: list(count.tied) }));
  return lines;
}

interface Saying {
  readonly say: (key: string, values: Readonly<Record<string, string | number>>) => string;
  readonly list: (names: readonly string[]) => string;
  readonly number: (digits: string | number) => string;
}

function roundLines(round: Round, at: number, count: Count, { say, list, number }: Saying): string[] {
  const totals = Object.entries(round.totals).map(([name, votes]) => say("tally-total", { name, votes: number(votes) }));
  const lines: string[] = [];
  if (round.surplus) lines.push(say("tally-round-surplus", { round: at, names: list(round.surplus) }));
  else if (round.excluded.length > 0) lines.push(say("tally-round-excluded", { round: at, names: list(round.excluded) }));
  else if (count.rounds.length > 1) lines.push(say("tally-round", { round: at }));
  lines.push(...totals.map((line) => `  ${line}`));
  if (round.exhausted !== "0") lines.push(`  ${say("tally-exhausted", { votes: number(round.exhausted) })}`);
  if (count.rounds.length > 1 && round.elected.length > 0) {
    lines.push(`  ${say("tally-elected", { names: list(round.elected) })}`);
  }
  return lines;
}

function tieLines(tie: Tie, { say, list }: Pick<Saying, "say" | "list">): string[] {
  const names = list(tie.among);
  const settled = say(`tally-tie-${tie.settledBy}`, { names, taken: tie.taken ?? "", about: tie.about });
  return tie.cut ? [say("tally-tie-cut", { names }), settled] : [settled];
}
