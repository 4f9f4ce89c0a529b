import { dropGiven } from "#files/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";
import { deleteCommentsBy, holdWork, worksOf } from "./store.ts";
import { takeAway } from "./withdrawing.ts";

/** Somebody asks to be forgotten: their works go from everywhere, with what they said of others' and what files they gave. */
export async function forgetWorks(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  for (const id of await worksOf(tx, community, person)) await takeAway(tx, community, await holdWork(tx, community, id), now);
  for (const id of await deleteCommentsBy(tx, community, person)) await freshen(tx, community, { kind: "work", id });
  await dropGiven(tx, community, person);
}
