import type { Motion } from "#assemblies/motion.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import { LOCALES } from "#locales/locale.ts";
import type { Agreement } from "./agreement.ts";
import type { TextVersion } from "./store.ts";

/** A text and its place among the versions. */
export type Worded = Pick<TextVersion, "number" | "words">;

/** How long an agreement runs, in sentences; none where nothing is said of it. */
function termSentences({ from, until, renewal, noticeDays: days }: Agreement, voice: Voice): readonly string[] {
  const day = (date: string | null) => (date === null ? "" : voice.date(date));
  const which = from === null ? "until" : until === null ? "from" : "both";
  const sentences: string[] = [];
  if (from !== null || until !== null) sentences.push(voice.text("agreement-ratify-days", { which, from: day(from), until: day(until) }));
  if (until !== null && renewal === "tacit") sentences.push(voice.text("agreement-ratify-renewal", { days }));
  else if (days > 0) sentences.push(voice.text("agreement-ratify-notice", { days }));
  return sentences;
}

/** What the motion says before the agreement's own words: which one it is, in which version, and how long it runs. */
function head(agreement: Agreement, number: number, voice: Voice): string {
  const { handle, title } = agreement;
  return [voice.text("agreement-ratify-text", { handle, title, number }), ...termSentences(agreement, voice)].join(" ");
}

/** The text of the motion by which an agreement is ratified: its days, and its words as they stand. */
export function ratifyingText(agreement: Agreement, { number, words }: Worded, voice: Voice): string {
  return `${head(agreement, number, voice)}\n\n${words}`;
}

/** The text of the motion by which a mandate is taken back. */
export function withdrawingText({ handle, title }: Agreement, voice: Voice): string {
  return voice.text("agreement-withdraw-text", { handle, title });
}

/** Every language in which the community's motions may have been written; its own may have been another then. */
function voices(zone: string): readonly Voice[] {
  return LOCALES.map((locale) => voiceOf(locale, zone, 0 as Voice["now"]));
}

/**
 * The words that a motion ratified, as amended by the assembly where it was; null where it came to say something else, so
 * that it ratifies nothing.
 */
export function ratifiedWords(agreement: Agreement, put: Worded, adopted: string, zone: string): string | null {
  for (const voice of voices(zone)) {
    const before = `${head(agreement, put.number, voice)}\n\n`;
    const words = adopted.startsWith(before) ? adopted.slice(before.length).trim() : "";
    if (words !== "") return words === put.words.trim() ? put.words : words;
  }
  return null;
}

/** Whether a motion, as it was adopted, still takes the mandate back. */
export function saysWithdrawal(agreement: Agreement, adopted: string, zone: string): boolean {
  return voices(zone).some((voice) => adopted.startsWith(withdrawingText(agreement, voice)));
}

/** Words as they are compared: how lines are broken does not matter. */
function evened(words: string): string {
  return words.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}

/** Whether a motion that was not written from an agreement holds its words, so that whoever adopted it had read them. */
export function holdsWords(motion: Pick<Motion, "text">, words: string): boolean {
  return evened(motion.text).includes(evened(words));
}

/** Whether a motion names a mandate by its handle, as a word of its own: what it takes back is then beyond doubt. */
export function namesHandle({ title, text }: Pick<Motion, "title" | "text">, handle: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${handle}(?![\\p{L}\\p{N}])`, "iu").test(`${title}\n${text}`);
}
