import { CUSTOM_ID } from "./limits.ts";

/** What stands in a button or a select: an address of ours, and the server it is about where the message hangs in private. */
export interface CustomId {
  readonly address: string;
  readonly team: string | null;
}

/**
 * Writes what goes into a control: the address, then after a `#` (which no address holds) a number where the same address
 * stands twice on one message, and `@` with the server where the message hangs in private. The server is left out where it
 * finds no room; who presses is then looked up.
 */
export function writeCustomId(address: string, nth: number, team: string | null): string {
  const twice = nth === 0 ? "" : `#${nth}`;
  const home = team === null ? "" : `${nth === 0 ? "#" : ""}@${team}`;
  const whole = `${address}${twice}${home}`;
  const written = whole.length <= CUSTOM_ID ? whole : `${address}${twice}`;
  if (written.length > CUSTOM_ID) throw new RangeError(`What stands in a control is at most ${CUSTOM_ID} characters: ${written}`);
  return written;
}

/** Reads what `writeCustomId` wrote. */
export function readCustomId(text: string): CustomId {
  const at = text.indexOf("#");
  if (at === -1) return { address: text, team: null };
  return { address: text.slice(0, at), team: /@(\d+)$/.exec(text.slice(at))?.[1] ?? null };
}
