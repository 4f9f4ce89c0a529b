import { Misuse } from "#kernel/refusal.ts";
import { type Control, pressControl } from "./card.ts";
import type { Voice } from "./voice.ts";

/** A page of a list that is read page by page; `after` is how many stand before it. */
export interface PagePlace {
  readonly page: number;
  readonly pages: number;
  readonly after: number;
}

/** Where a page stands among so many things. Throws a Misuse of the option `page` for one that there is not. */
export function pageAmong(total: number, onAPage: number, page = 1): PagePlace {
  const pages = Math.max(1, Math.ceil(total / onAPage));
  if (!(page >= 1 && page <= pages)) throw new Misuse("page", "page-none", { typed: page, pages });
  return { page, pages, after: (page - 1) * onAPage };
}

/** The buttons of a list with the newest first that lead to the pages beside this one; none where it is the only one. */
export function pageTurns(
  { page, pages }: Pick<PagePlace, "page" | "pages">,
  to: (page: number) => string,
  voice: Voice,
): readonly (readonly Control[])[] {
  const turns = [
    ...(page > 1 ? [pressControl(voice.text("label-newer"), to(page - 1))] : []),
    ...(page < pages ? [pressControl(voice.text("label-older"), to(page + 1))] : []),
  ];
  return turns.length === 0 ? [] : [turns];
}
