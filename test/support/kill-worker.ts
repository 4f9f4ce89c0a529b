import { writeSync } from "node:fs";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import { openStore } from "#store/open.ts";

/** What the process that is killed does: hears `keys` deliveries, some at once, and says which were answered. */
export interface KillTask {
  readonly url: string;
  readonly community: Id;
  readonly keys: number;
}

const { url, community, keys } = JSON.parse(process.argv[2] ?? "") as KillTask;
const store = await openStore({ url, synchronous: "FULL" });

async function hear(n: number): Promise<void> {
  const handle = await change(store.db, async (tx) => {
    const earlier = await heard(tx, { community, platform: "discord", key: `k${n}` }, `s${n}`);
    return earlier === null ? nextHandle(tx, community, "G") : null;
  });
  writeSync(1, `${JSON.stringify({ key: n, handle })}\n`);
}

for (let n = 0; n < keys; n += 4) await Promise.all([n, n + 1, n + 2, n + 3].map(hear));
await store.close();
