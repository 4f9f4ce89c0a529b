import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { actedBefore } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Assembly } from "./assembly.ts";
import { assemblyOut, bumpAssembly } from "./assembly-store.ts";
import { type AssemblyView, assemblyView } from "./assembly-view.ts";
import type { Motion } from "./motion.ts";
import { bumpMotion, loadMotion, motionOut } from "./store.ts";

/** What shows the agenda that a motion is on is out of date. */
export async function freshenAgenda(tx: Tx, community: Id, assembly: Id | null): Promise<void> {
  if (assembly !== null) await freshen(tx, community, { kind: "assembly", id: assembly });
}

/**
 * Takes the motion's turn: nobody else opens, votes or closes until this change ends. Its assembly comes first, and shows what
 * becomes of it.
 */
export async function takeTurn(tx: Tx, community: Id, id: Id): Promise<Motion> {
  const { assembly } = await loadMotion(tx, community, id);
  if (assembly !== null) await bumpAssembly.first(tx, { community, id: assembly });
  await freshenAgenda(tx, community, assembly);
  const row = await bumpMotion.first(tx, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return motionOut(row);
}

/** Runs `work` on an assembly whose turn it is, once for each delivery, and gives it as it stands then. */
export type OnAssembly = (act: Act, id: Id, work: (tx: Tx, assembly: Assembly) => Promise<void>) => Promise<AssemblyView>;

export function onAssembly(db: Db): OnAssembly {
  return async (act, id, work) => {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await bumpAssembly.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      await work(tx, assemblyOut(row));
      await freshen(tx, community, { kind: "assembly", id });
    });
    return assemblyView(db, community, id);
  };
}

/** Refuses to whoever neither proposed a motion nor runs the votes. */
export function requireOwn(act: Act, motion: Motion): void {
  if (motion.proposer !== act.person && !act.may("run votes")) throw new Refusal("motion-not-yours", { handle: motion.handle });
}
