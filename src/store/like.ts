import { fold } from "#kernel/fold.ts";

/** What `like` would read as signs of its own. */
const SIGNS = /[%_\\]/g;

/** The pattern of `like` for folded texts that hold what was typed. */
export function holding(typed: string): string {
  return `%${fold(typed).replace(SIGNS, "")}%`;
}

/** The pattern of `like` for handles that begin with what was typed, in small letters or capitals. */
export function handleFrom(typed: string): string {
  return `${typed.trim().toUpperCase().replace(SIGNS, "")}%`;
}
