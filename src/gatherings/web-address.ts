import { Misuse } from "#kernel/refusal.ts";

/** How somebody says that there is to be none. */
export const NONE = /^(none|aucun|aucune|no|non|-)$/i;

/**
 * The address that was typed, null for none. Only addresses of the web: what is shown as a link must not do anything else when it is
 * followed. Throws a Misuse that names the option.
 */
export function readWebAddress(option: string, typed: string): string | null {
  if (NONE.test(typed.trim())) return null;
  const url = URL.parse(typed.trim());
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw new Misuse(option, "gathering-link-unclear", { typed });
  return url.href;
}
