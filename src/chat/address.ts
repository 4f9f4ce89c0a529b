/**
 * Where a press goes: a command's path, the press declared there and the id of what it is about. It stands in the button
 * itself, so a button works as long as its message exists, whatever was restarted since.
 */
export interface Address {
  readonly command: string;
  readonly press: string;
  readonly id: string;
}

/** Platforms keep at most this many characters with a button (Discord's custom_id; the smallest of all). */
export const ADDRESS_LIMIT = 100;

/** `gathering.join/press/<id>`. Throws a RangeError when it would not fit, which is a mistake of ours, not of a person. */
export function writeAddress(address: Address): string {
  const text = `${address.command.replaceAll(" ", ".")}/${address.press}/${address.id}`;
  if (text.length > ADDRESS_LIMIT) throw new RangeError(`An address is at most ${ADDRESS_LIMIT} characters: ${text}`);
  return text;
}

/** Reads what `writeAddress` wrote; null for anything else. Whether the command and the press exist is for dispatch to say. */
export function readAddress(text: string): Address | null {
  if (text.length > ADDRESS_LIMIT) return null;
  const match = /^([a-z]+(?:\.[a-z]+(?:-[a-z]+)*)?)\/([a-z-]+)\/([\w:.,~-]*)$/.exec(text);
  if (match === null) return null;
  return { command: (match[1] as string).replace(".", " "), press: match[2] as string, id: match[3] as string };
}
