import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { noteAct } from "#membership/acting.ts";
import { personNames } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { type Assembly, type Proxy as GivenProxy, requireProxy } from "./assembly.ts";
import type { AssemblyView } from "./assembly-view.ts";
import { electorsNow } from "./electorate-store.ts";
import { readChoice, writeMark } from "./mark.ts";
import { requireComing } from "./motion.ts";
import { endProxy, forgetInstructions, insertProxy, instruct, loadProxies } from "./proxy-store.ts";
import { loadMotion } from "./store.ts";
import type { OnAssembly } from "./turn.ts";

/** A proxy as it is given. */
export interface Giving {
  /** Who gives it, where a secretary writes down a proxy that came on paper. */
  readonly from?: GivenPerson | undefined;
  /** Who votes; nobody named for a blank one. */
  readonly to?: GivenPerson | undefined;
  /** The motion that it is bound on, and how it is to vote there. */
  readonly motion?: GivenThing | undefined;
  readonly choice?: string | undefined;
}

const FREE = new Set(["free", "libre"]);

/** Proxies: given, bound to a vote, taken back, declined. */
export function proxiesService(on: OnAssembly, ids: Ids) {
  /**
   * Gives a proxy, in place of one given before; one that names nobody goes where the rules say. With a motion it is bound
   * there to one choice; whoever has given a proxy may bind it, or free it, without naming the holder again.
   */
  function give(act: Act, id: Id, given: Giving): Promise<AssemblyView> {
    const community = act.community.id;
    const giver = giverOf(act, given.from);
    if (given.motion !== undefined && given.choice === undefined) throw new Misuse("choice", "option-missing");
    if (given.choice !== undefined && given.motion === undefined) throw new Misuse("motion", "option-missing");
    return on(act, id, async (tx, assembly) => {
      const proxies = await loadProxies(tx, community, id);
      const standing = proxies.find((each) => each.state === "active" && each.giver === giver.id);
      const stays = standing !== undefined && given.motion !== undefined && given.to === undefined;
      const holder = stays ? await namedOf(tx, community, standing.holder) : await holderOf(tx, community, assembly, given.to ?? null);
      if (stays && assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      if (!stays) {
        const capped = given.to === undefined ? { ...assembly, proxyCap: assembly.proxyCap === 0 ? 0 : null } : assembly;
        requireProxy(capped, giver.id, holder, proxies, await electorsNow(tx, community, assembly));
      }
      const same = standing?.holder === holder.id;
      if (!same) {
        if (standing !== undefined) await end(tx, act, assembly, standing, "revoked");
        await insertProxy(tx, {
          community,
          id: ids.next(),
          assembly: id,
          giver: giver.id,
          holder: holder.id,
          at: instantIn(act.now),
          blank: given.to === undefined ? 1 : 0,
        });
        await noteAct(tx, act, "proxy given", id, assembly.handle);
      }
      if (given.motion !== undefined) await bind(tx, act, assembly, giver.id, given.motion.id, given.choice ?? "");
      if (same && given.motion === undefined) return;
      await tell(tx, {
        community,
        to: { person: holder.id },
        name: "proxy-given",
        version: 1,
        facts: { assembly: id, giver: giver.id },
        once: `proxy-given:${ids.next()}`,
        now: act.now,
        kind: null,
      });
    });
  }

  /** Takes a proxy back; its holder is told. */
  function revoke(act: Act, id: Id, from: GivenPerson | undefined): Promise<AssemblyView> {
    const giver = giverOf(act, from);
    return on(act, id, async (tx, assembly) => {
      const standing = await standingOf(tx, act.community.id, id, giver.id);
      if (standing === undefined) throw new Refusal("proxy-none", { handle: assembly.handle });
      await end(tx, act, assembly, standing, "revoked");
      await noteAct(tx, act, "proxy revoked", id, assembly.handle);
    });
  }

  /** The holder says no to a proxy; whoever gave it is told. */
  function decline(act: Act, id: Id, giver: Id): Promise<AssemblyView> {
    return on(act, id, async (tx, assembly) => {
      const standing = await standingOf(tx, act.community.id, id, giver);
      if (standing?.holder !== act.person) throw new Refusal("proxy-none", { handle: assembly.handle });
      await end(tx, act, assembly, standing, "declined");
      await noteAct(tx, act, "proxy declined", id, assembly.handle);
    });
  }

  return { give, revoke, decline };
}

/** Who gives: oneself, or somebody whose written proxy a secretary has in hand. */
function giverOf(act: Act, from: GivenPerson | undefined): GivenPerson {
  if (from === undefined || from.id === act.person) return { id: act.person, name: act.name };
  if (!act.may("convene assemblies")) throw new Refusal("proxy-own-only");
  return from;
}

async function namedOf(tx: Tx, community: Id, person: Id): Promise<GivenPerson> {
  return { id: person, name: (await personNames(tx, community, [person])).get(person) ?? "" };
}

async function holderOf(tx: Tx, community: Id, assembly: Assembly, named: GivenPerson | null): Promise<GivenPerson> {
  if (named !== null) return named;
  if (assembly.rules.blank === "refused") throw new Misuse("to", "proxy-blank-refused");
  return namedOf(tx, community, assembly.chair);
}

async function standingOf(tx: Tx, community: Id, assembly: Id, giver: Id): Promise<GivenProxy | undefined> {
  return (await loadProxies(tx, community, assembly)).find((each) => each.state === "active" && each.giver === giver);
}

/** Ends a proxy with what it was bound to, and tells the other one of the two. Ballots that were cast with it stay. */
async function end(tx: Tx, act: Act, assembly: Assembly, proxy: GivenProxy, how: "revoked" | "declined"): Promise<void> {
  const community = act.community.id;
  const { giver, holder } = proxy;
  const ended = await endProxy(tx, community, assembly.id, { giver, holder }, how, instantIn(act.now));
  await forgetInstructions(tx, community, { assembly: assembly.id, giver });
  await tell(tx, {
    community,
    to: { person: how === "declined" ? giver : holder },
    name: "proxy-ended",
    version: 1,
    facts: { assembly: assembly.id, giver, holder, how },
    once: `proxy-ended:${ended}`,
    now: act.now,
    kind: null,
  });
}

/**
 * Binds a proxy to one choice on a motion. What is voted in secret is never written down beside a name, so there a proxy binds
 * by word alone.
 */
async function bind(tx: Tx, act: Act, assembly: Assembly, giver: Id, id: Id, typed: string): Promise<void> {
  const motion = await loadMotion(tx, act.community.id, id);
  if (motion.assembly !== assembly.id)
    throw new Misuse("motion", "proxy-motion-elsewhere", { motion: motion.handle, assembly: assembly.handle });
  if (motion.state !== "open") requireComing(motion);
  if (motion.secret) throw new Refusal("proxy-instruction-secret", { handle: motion.handle });
  const mark = FREE.has(typed.trim().toLowerCase()) ? null : writeMark(readChoice(motion, typed));
  await instruct(tx, { community: act.community.id, assembly: assembly.id, giver, motion: id }, mark);
}
