import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { instantIn } from "#store/column.ts";
import { requireProxy } from "./assembly.ts";
import type { AssemblyView } from "./assembly-view.ts";
import { loadElectors } from "./electorate-store.ts";
import { endProxy, insertProxy, loadProxies } from "./proxy-store.ts";
import { note, type OnAssembly } from "./turn.ts";

/** Proxies: given, taken back, declined. */
export function proxiesService(on: OnAssembly, ids: Ids) {
  /** Gives a proxy, in place of one given before; one that names nobody goes where the rules say. */
  function give(act: Act, id: Id, named: GivenPerson | null): Promise<AssemblyView> {
    const community = act.community.id;
    return on(act, id, async (tx, assembly) => {
      const proxies = await loadProxies(tx, community, id);
      if (named === null && assembly.rules.blank === "refused") throw new Misuse("to", "proxy-blank-refused");
      const holder = named ?? { id: assembly.chair, name: (await personNames(tx, community, [assembly.chair])).get(assembly.chair) ?? "" };
      const capped = named === null ? { ...assembly, proxyCap: assembly.proxyCap === 0 ? 0 : null } : assembly;
      requireProxy(capped, act.person, holder, proxies, await loadElectors(tx, community, id));
      if (proxies.some((each) => each.state === "active" && each.giver === act.person && each.holder === holder.id)) return;
      await endProxy(tx, community, id, { giver: act.person, holder: null }, "revoked", instantIn(act.now));
      await insertProxy(tx, {
        community,
        id: ids.next(),
        assembly: id,
        giver: act.person,
        holder: holder.id,
        at: instantIn(act.now),
        blank: named === null ? 1 : 0,
      });
      await note(tx, act, "proxy given", id, assembly.handle);
      await tell(tx, {
        community,
        to: { person: holder.id },
        name: "proxy-given",
        version: 1,
        facts: { assembly: id, giver: act.person },
        once: `proxy-given:${assembly.handle}:${act.person}:${holder.id}:${act.now}`,
        now: act.now,
        kind: null,
      });
    });
  }

  function revoke(act: Act, id: Id): Promise<AssemblyView> {
    return on(act, id, async (tx, assembly) => {
      const ended = await endProxy(tx, act.community.id, id, { giver: act.person, holder: null }, "revoked", instantIn(act.now));
      if (!ended) throw new Refusal("proxy-none", { handle: assembly.handle });
      await note(tx, act, "proxy revoked", id, assembly.handle);
    });
  }

  /** The holder says no to a proxy. */
  function decline(act: Act, id: Id, giver: Id): Promise<AssemblyView> {
    return on(act, id, async (tx, assembly) => {
      const ended = await endProxy(tx, act.community.id, id, { giver, holder: act.person }, "declined", instantIn(act.now));
      if (!ended) throw new Refusal("proxy-none", { handle: assembly.handle });
      await note(tx, act, "proxy declined", id, assembly.handle);
    });
  }

  return { give, revoke, decline };
}
