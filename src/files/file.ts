import type { GivenFile } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Where a file is fetched. */
export type FileAddress = (file: Id) => string;

/** What a file is, by what is in it. */
export type FileSort = GivenFile["sort"];

/** The largest file that is kept, in bytes. */
export const MOST_BYTES = 25_000_000;

/** So many files of one person wait at once to become something; an older one goes when there are more. */
export const MOST_WAITING = 5;

/** The types that are kept, with the endings that their names may have. */
const KNOWN: Readonly<Record<string, { readonly sort: FileSort; readonly endings: readonly string[] }>> = {
  "image/jpeg": { sort: "picture", endings: ["jpg", "jpeg", "jpe", "jfif"] },
  "image/png": { sort: "picture", endings: ["png"] },
  "image/webp": { sort: "picture", endings: ["webp"] },
  "image/gif": { sort: "picture", endings: ["gif"] },
  "audio/mpeg": { sort: "recording", endings: ["mp3"] },
  "audio/ogg": { sort: "recording", endings: ["ogg", "oga", "opus"] },
  "audio/flac": { sort: "recording", endings: ["flac"] },
  "audio/wav": { sort: "recording", endings: ["wav"] },
  "audio/mp4": { sort: "recording", endings: ["m4a", "mp4"] },
  "video/mp4": { sort: "film", endings: ["mp4", "m4v"] },
  "video/webm": { sort: "film", endings: ["webm"] },
  "video/ogg": { sort: "film", endings: ["ogv", "ogg"] },
  "video/quicktime": { sort: "film", endings: ["mov", "qt"] },
  "application/pdf": { sort: "paper", endings: ["pdf"] },
  "text/plain": { sort: "text", endings: ["txt", "md", "text"] },
};

/** Other names that libraries give to the same types. */
const ALSO: Readonly<Record<string, string>> = {
  "audio/opus": "audio/ogg",
  "audio/x-flac": "audio/flac",
  "audio/vnd.wave": "audio/wav",
  "audio/x-wav": "audio/wav",
  "audio/x-m4a": "audio/mp4",
  "video/x-m4v": "video/mp4",
  "video/matroska": "video/webm",
};

/** The endings of what is kept, for the sentence that says what would do. */
export const ENDINGS: string = [
  "jpg",
  "png",
  "webp",
  "gif",
  "mp3",
  "ogg",
  "flac",
  "wav",
  "m4a",
  "mp4",
  "webm",
  "mov",
  "pdf",
  "txt",
  "md",
].join(", ");

/** What a file is called where it is kept: without folders, without what turns the direction of a line, at most 120 characters. */
export function nameOf(typed: string): string {
  const last = typed.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}\p{Cf}"<>|*?:]/gu, "").trim();
  const letters = [...(clean === "" ? "file" : clean)];
  if (letters.length <= 120) return letters.join("");
  const ending = endingOf(clean);
  return `${letters.slice(0, 110).join("")}${ending === "" ? "" : `.${ending.slice(0, 8)}`}`;
}

/** The ending of a name in small letters, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([^.\s]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * What a file is, from its name and from the type that its content was found to have (null where no type has such marks).
 * Refuses what is not what its name says, and what is not kept.
 */
export function sortOf(name: string, found: string | null): { readonly sort: FileSort; readonly media: string } {
  const ending = endingOf(name);
  const media = found === null ? "text/plain" : (ALSO[found] ?? found);
  const known = KNOWN[media];
  if (known?.endings.includes(ending)) return { sort: known.sort, media };
  const promises = Object.values(KNOWN).some(({ endings }) => endings.includes(ending));
  const isKept = known !== undefined && found !== null;
  if (!promises && !isKept) throw new Refusal("file-not-kept", { name, known: ENDINGS });
  throw new Refusal("file-not-what-it-says", { name, ending: ending === "" ? "–" : ending, found: media });
}

/** Refuses what is too large. `size` in bytes, as far as it is known. */
export function requireSize(name: string, size: number): void {
  if (size > MOST_BYTES) throw new Refusal("file-too-large", { name, most: MOST_BYTES / 1_000_000, size: Math.ceil(size / 100_000) / 10 });
  if (size === 0) throw new Refusal("file-empty", { name });
}
