import type { Control } from "#chat/card.ts";
import { fold } from "#kernel/fold.ts";
import { sameWords } from "#locales/same-words.ts";
import type { Sheet } from "#platforms/paper/platform.ts";
import type { StageAccount } from "./stage.ts";

/** A button or a select that somebody has in sight, on which message, and which of their accounts sees it. */
export interface InSight<C extends Control = Control> {
  readonly control: C;
  readonly sheet: Sheet;
  readonly account: StageAccount;
}

/** What one account has in sight on the papers of its space: the newest state of every message it may see, newest message first. */
export function inSight(sheets: readonly Sheet[], account: StageAccount): readonly InSight[] {
  return sheets
    .filter((sheet) => sheet.reader === null || sheet.reader.user === account.name)
    .toReversed()
    .flatMap((sheet) => (sheet.pages.at(-1)?.controls ?? []).map((control) => ({ control, sheet, account })));
}

/** Those of one kind, over several accounts, newest first. */
export function ofKind<K extends Control["kind"]>(seen: readonly InSight[], kind: K): readonly InSight<Extract<Control, { kind: K }>>[] {
  return seen
    .filter((one): one is InSight<Extract<Control, { kind: K }>> => one.control.kind === kind)
    .toSorted((one, other) => other.sheet.number - one.sheet.number);
}

/** Whether a label reads so, in any language. */
export function reads(label: string, wanted: string): boolean {
  if (fold(label) === fold(wanted)) return true;
  return sameWords(wanted).some((words) => fold(words) === fold(label));
}

/** Whether a message is the card of the thing with this handle, rather than one that speaks of it too. */
export function isEntitled(sheet: Sheet, handle: string): boolean {
  return new RegExp(`^\\W*${handle}(?![\\p{L}\\p{N}])`, "u").test(sheet.pages.at(-1)?.text ?? "");
}

/** Whether a message speaks of the thing with this handle. */
export function names(sheet: Sheet, handle: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${handle}(?![\\p{L}\\p{N}])`, "u").test(sheet.pages.at(-1)?.text ?? "");
}

/** Labels in sight, each once, for a message about what is missing. */
export function labelsOf(seen: readonly InSight[]): string {
  return [...new Set(seen.map((one) => one.control.label))].join(", ");
}
