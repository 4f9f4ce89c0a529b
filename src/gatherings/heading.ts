import { type Prose, prose } from "#chat/prose.ts";
import type { Gathering } from "./gathering.ts";

/** The heading of a card about a gathering: its handle, and its title or a date's own. */
export function titled({ handle }: Gathering, title: string): Prose {
  return prose`${handle} · ${title}`;
}
