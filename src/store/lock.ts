import { basename, dirname, join } from "node:path";
import { openLockFile } from "./open.ts";
import { StoreProblem } from "./problem.ts";
import { sqliteProblem } from "./sqlite-problem.ts";

/** The right to write to a SQLite database, until it is released or the process ends, in whatever way. */
export interface WriterLock {
  readonly release: () => void;
}

/**
 * Takes the right to write to the database file at `path` for this process: an exclusive lock on `lock.db` beside
 * `parvis.db` (`demo.lock.db` beside `demo.db`). Whatever starts, migrates, loads or restores takes it before it opens the
 * database; what only reads does not. The operating system lets go of it when the process dies. Throws a
 * `StoreProblem`: `store-in-use` when another process has it, `store-read-only` when the folder cannot be written.
 */
export async function holdWriterLock(path: string): Promise<WriterLock> {
  const stem = basename(path, ".db");
  const lockPath = join(dirname(path), stem === "parvis" ? "lock.db" : `${stem}.lock.db`);
  try {
    const database = await openLockFile(lockPath);
    try {
      database.exec("begin exclusive");
    } catch (error) {
      database.close();
      throw error;
    }
    return { release: () => void database.close() };
  } catch (error) {
    const problem = sqliteProblem(error, path, "store-read-only");
    throw problem.key === "store-busy" ? new StoreProblem("store-in-use", { path }, error) : problem;
  }
}
