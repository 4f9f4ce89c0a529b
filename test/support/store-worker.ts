import { writeSync } from "node:fs";
import { sql } from "kysely";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import { type Migration, migrate } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";

/** What a second process is asked to do to a store; see store/races.test.ts. */
export type StoreTask =
  | { readonly task: "migrate"; readonly url: string }
  | { readonly task: "hear"; readonly url: string; readonly community: Id; readonly keys: number; readonly name: string };

/** The migrations of a race: each fails when it is done twice. */
const racing: readonly Migration[] = Array.from({ length: 6 }, (_, n) => ({
  name: `000${n + 1}-race`,
  up: async (db) => void (await sql.raw(`create table race_${n} (id text primary key)`).execute(db)),
}));

function say(line: unknown): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

async function run(input: StoreTask): Promise<void> {
  const store = await openStore({ url: input.url, synchronous: "OFF" });
  if (input.task === "migrate") say((await migrate(store, racing)).done);
  if (input.task === "hear") {
    const { community, keys, name } = input;
    const one = async (n: number) =>
      change(store.db, async (tx) => {
        const earlier = await heard(tx, { community, platform: "discord", key: `k${n}` }, name);
        if (earlier !== null) return { key: n, earlier };
        return { key: n, handle: await nextHandle(tx, community, "G") };
      });
    for (const answer of await Promise.all(Array.from({ length: keys }, (_, n) => one(n)))) say(answer);
  }
  await store.close();
}

await run(JSON.parse(process.argv[2] ?? "") as StoreTask);
