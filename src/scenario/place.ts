import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "#store/open.ts";
import { Unreadable } from "./mistake.ts";

/** Where the fresh database of one play lies. */
export interface PlayPlace {
  readonly url: string;
  /** Removes what the play has kept, given its store, still open. */
  readonly remove: (store: Store) => Promise<void>;
}

/**
 * A fresh database for a play: a temporary file where nothing is given, a schema of its own on a PostgreSQL that is given
 * (both removed at the end), or a SQLite file that is not there yet and stays, to be looked at.
 */
export function playPlace(url: string | null): PlayPlace {
  if (url === null) return temporaryFile();
  if (/^postgres(ql)?:/.test(url)) return ownSchema(url);
  if (/^(?!sqlite:)[a-z][a-z\d+.-]+:/i.test(url)) throw new Unreadable("config-database");
  const path = url.replace(/^sqlite:(?:\/\/)?/, "");
  if (path === "") throw new Unreadable("config-database");
  if (existsSync(path)) throw new Unreadable("scenario-database-there", { file: path });
  return { url: `sqlite:${path}`, remove: (store) => store.close() };
}

function temporaryFile(): PlayPlace {
  const folder = mkdtempSync(join(tmpdir(), "parvis-play-"));
  return {
    url: `sqlite:${join(folder, "play.db")}`,
    async remove(store) {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownSchema(text: string): PlayPlace {
  if (!URL.canParse(text)) throw new Unreadable("config-database");
  const schema = `play_${randomBytes(8).toString("hex")}`;
  const url = new URL(text);
  url.searchParams.set("schema", schema);
  return {
    url: url.toString(),
    async remove(store) {
      await store.migrating(({ say }) => say(`drop schema "${schema}" cascade`));
      await store.close();
    },
  };
}
