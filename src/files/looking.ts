import { Refusal } from "#kernel/refusal.ts";
import { type FileSort, requireSize, sortOf } from "./file.ts";

/** A file as it is kept: what is in it, and for a picture a smaller one to show. */
export interface Looked {
  readonly sort: FileSort;
  readonly media: string;
  readonly whole: Uint8Array;
  /** A JPEG at most 1,280 pixels wide and high; null where it is no picture. */
  readonly small: Uint8Array | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A picture of more pixels than this is not opened: it would fill the memory. */
const MOST_PIXELS = 100_000_000;
const SMALL = 1_280;

/**
 * Looks into a file that somebody gave: its type by its content, and for a picture the same picture written anew, without
 * whatever else stood in the file (place, device, hour, a smaller picture of the whole). Refuses, with what would do, what is too large, empty,
 * not what its name says, or no picture that can be opened.
 */
export async function lookInto(name: string, bytes: Uint8Array): Promise<Looked> {
  requireSize(name, bytes.byteLength);
  const { fileTypeFromBuffer } = await import("file-type");
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  if (found === null && !isText(bytes)) throw unmarked(name);
  const { sort, media } = sortOf(name, found);
  if (sort !== "picture") return { sort, media, whole: bytes, small: null, width: null, height: null };
  return { sort, media, ...(await repainted(name, media, bytes)) };
}

/** No type that is known has such a beginning, and it is no text either. */
function unmarked(name: string): Refusal {
  return new Refusal("file-unreadable", { name });
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function repainted(name: string, media: string, bytes: Uint8Array): Promise<Omit<Looked, "sort" | "media">> {
  const { default: sharp } = await import("sharp");
  const open = (moving: boolean) => sharp(bytes, { animated: moving, limitInputPixels: MOST_PIXELS, failOn: "error" });
  try {
    const upright = open(media === "image/gif" || media === "image/webp").autoOrient();
    const kinds = {
      "image/jpeg": () => upright.jpeg({ quality: 92 }),
      "image/png": () => upright.png(),
      "image/webp": () => upright.webp({ quality: 92 }),
      "image/gif": () => upright.gif(),
    } as const;
    const { data: whole, info } = await kinds[media as keyof typeof kinds]().toBuffer({ resolveWithObject: true });
    const small = await open(false)
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ width: SMALL, height: SMALL, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
    requireSize(name, whole.byteLength);
    return { whole, small, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && /pixel limit/iu.test(error.message)) throw new Refusal("file-too-many-pixels", { name });
    throw new Refusal("file-picture-broken", { name });
  }
}
