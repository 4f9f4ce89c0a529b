/** How long whoever keeps a file may take to hand it over, in milliseconds. */
const PATIENCE = 30_000;

/**
 * The bytes at an address that a platform gave, at most `most` of them: what is said of their number beforehand is not believed. `gone`
 * where nothing is handed over, in time or at all; `usable` says whether an answer is the file (and no page for signing in).
 */
export async function fetchAtMost(
  url: string,
  most: number,
  headers: Readonly<Record<string, string>> = {},
  usable: (response: Response) => boolean = () => true,
): Promise<Uint8Array | "too large" | "gone"> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok || response.body === null || !usable(response)) return "gone";
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body) {
      length += part.byteLength;
      if (length > most) return "too large";
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) return "gone";
    throw error;
  }
}
