import { dropFile } from "#files/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen, freshenAll } from "#outbox/fresh.ts";
import { scrub } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import { exhibitionsOf } from "./exhibition-store.ts";
import { emptyWork } from "./store.ts";
import type { Work } from "./work.ts";

/**
 * Takes a work away from everywhere: what it was and what was said of it, every byte of its file, the gallery, the exhibitions where it
 * hangs; what was posted of it is drawn anew without it. Its turn was taken.
 */
export async function takeAway(tx: Tx, community: Id, work: Pick<Work, "id" | "file">, now: Instant): Promise<void> {
  await emptyWork(tx, community, work.id, now);
  if (work.file !== null) await dropFile(tx, community, work.file);
  scrub(tx);
  await freshen(tx, community, { kind: "work", id: work.id });
  for (const { id } of await exhibitionsOf(tx, community, work.id)) {
    await freshen(tx, community, { kind: "exhibition", id });
    await freshenAll(tx, community, "exhibition-day", id);
  }
}
