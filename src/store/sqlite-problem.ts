import { StoreProblem, type StoreProblemKey } from "./problem.ts";

const KEYS: readonly (readonly [prefix: string, key: StoreProblemKey])[] = [
  ["SQLITE_FULL", "store-disk-full"],
  ["SQLITE_READONLY", "store-read-only"],
  ["SQLITE_CANTOPEN", "store-read-only"],
  ["SQLITE_PERM", "store-read-only"],
  ["EROFS", "store-read-only"],
  ["EACCES", "store-read-only"],
  ["EPERM", "store-read-only"],
  ["ENOENT", "store-read-only"],
  ["ENOSPC", "store-disk-full"],
  ["ENOTDIR", "store-folder-missing"],
  ["SQLITE_NOTADB", "store-not-a-database"],
  ["SQLITE_CORRUPT", "store-not-a-database"],
  ["SQLITE_BUSY", "store-busy"],
];

/** What SQLite or the file system said about the database at `path`, as a problem; `otherwise` when it is none of those we know. */
export function sqliteProblem(error: unknown, path: string, otherwise: StoreProblemKey): StoreProblem {
  return knownSqliteProblem(error, path) ?? new StoreProblem(otherwise, { path, reason: codeOf(error) }, error);
}

/** The same, or null when it is none of those we know. */
export function knownSqliteProblem(error: unknown, path: string): StoreProblem | null {
  if (error instanceof StoreProblem) return error;
  const code = codeOf(error);
  const known = KEYS.find(([prefix]) => code.startsWith(prefix));
  return known === undefined ? null : new StoreProblem(known[1], { path, reason: code }, error);
}

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "unknown";
}
