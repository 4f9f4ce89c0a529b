import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { GivenThing } from "./option.ts";

/**
 * The one thing that a title names; null for none. Several of one title are asked about by their handles: to take the newest
 * in silence would be to guess.
 */
export function theOne(typed: string, found: readonly { readonly id: Id; readonly handle: string }[]): GivenThing | null {
  const [first] = found;
  if (first === undefined) return null;
  if (found.length === 1) return { id: first.id, handle: first.handle };
  const handles = found.map(({ handle }) => handle).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const known = handles.join(", ");
  throw new Refusal("option-several-things", { typed: typed.length <= 60 ? typed : `${typed.slice(0, 59)}…`, known });
}
