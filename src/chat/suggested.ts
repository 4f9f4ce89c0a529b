import type { Suggestion } from "./platform.ts";
import { shortened } from "./split.ts";

/** What every platform takes of a suggestion, in UTF-16 code units. */
const LONGEST = 100;

/** Things that a module lists, as suggestions: the handle is what is given, the title is read behind it, cut between characters where it is long. */
export function suggested(things: readonly { readonly handle: string; readonly title: string }[]): readonly Suggestion[] {
  return things.map(({ handle, title }) => ({ value: handle, label: shortened(`${handle} ${title}`, LONGEST) }));
}
