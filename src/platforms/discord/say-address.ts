/** What a button of the welcome says: a command, as if it were typed. No command's own address begins with `~`. */
export function writeSayAddress(path: string, given: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(given).toString();
  return `~say/${path.replace(" ", ".")}${query === "" ? "" : `?${query}`}`;
}

export function readSayAddress(text: string): { readonly path: string; readonly given: Readonly<Record<string, string>> } | null {
  const match = /^~say\/([a-z]+(?:\.[a-z]+(?:-[a-z]+)*)?)(?:\?(.*))?$/.exec(text);
  if (match === null) return null;
  return { path: (match[1] as string).replace(".", " "), given: Object.fromEntries(new URLSearchParams(match[2] ?? "")) };
}
