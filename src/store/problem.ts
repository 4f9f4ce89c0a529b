import type { Value } from "#kernel/refusal.ts";

/** What the database can get wrong that a person can mend, or must be told. Each is a message of the locale files. */
export type StoreProblemKey =
  | "store-url-unknown"
  | "store-folder-missing"
  | "store-read-only"
  | "store-disk-full"
  | "store-not-a-database"
  | "store-in-use"
  | "store-busy"
  | "store-unreachable"
  | "store-postgres-too-old"
  | "store-database-newer"
  | "store-restore-unfinished"
  | "store-backup-failed"
  | "store-copy-failed"
  | "store-change-lost"
  | "store-change-waited";

/**
 * The database cannot be opened, migrated or written. `key` is a message of the locale files, `values` fill its holes;
 * `cause` is what the library said. It is for whoever runs Parvis; a member sees an incident with a reference.
 */
export class StoreProblem extends Error {
  readonly key: StoreProblemKey;
  readonly values: Readonly<Record<string, Value>>;

  constructor(key: StoreProblemKey, values: Readonly<Record<string, Value>> = {}, cause?: unknown) {
    super(describe(key, values), cause === undefined ? {} : { cause });
    this.name = "StoreProblem";
    this.key = key;
    this.values = values;
  }
}

function describe(key: StoreProblemKey, values: Readonly<Record<string, Value>>): string {
  const facts = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return facts.length === 0 ? key : `${key} (${facts.join(", ")})`;
}

/** What an error says, in the library's own words. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
