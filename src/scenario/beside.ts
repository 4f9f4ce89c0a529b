import { readFile, stat } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import type { SentFile } from "#chat/platform.ts";

/** The files that a scenario may name: those in the folder where it lies, and below. Nothing else of the machine is read. */
export function filesBeside(folder: string): (reference: string) => Promise<SentFile | null> {
  return async function open(reference) {
    const path = resolve(join(folder, reference));
    const inside = relative(resolve(folder), path);
    if (inside === "" || inside.startsWith("..") || reference.startsWith("/")) return null;
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => absent(error));
    if (found === null || !found.isFile()) return null;
    return {
      name: basename(path),
      size: found.size,
      bytes: async (most) => (found.size > most ? "too large" : await readFile(path)),
    };
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (["ENOENT", "ENOTDIR", "EINVAL", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"].includes(error.code ?? "")) return null;
  throw error;
}
