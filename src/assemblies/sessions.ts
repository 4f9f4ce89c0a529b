import { createHash } from "node:crypto";
import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct } from "#membership/acting.ts";
import { personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Assembly, requireOpen } from "./assembly.ts";
import {
  assemblyOut,
  bumpAssembly,
  findAssembly,
  loadAssembly,
  moveTabled,
  offerAssemblies,
  openMotionsOf,
  updateAssembly,
} from "./assembly-store.ts";
import { type AssemblyView, assemblyView, hadQuorum, presenceNow } from "./assembly-view.ts";
import { attendanceService } from "./attendance.ts";
import { signAllOut } from "./attendance-store.ts";
import { type Convening, conveneAssembly, conveneSecond, notifyAdjourned, type SecondCall } from "./convening.ts";
import { noticesView } from "./course.ts";
import { setElectors, stillMembers } from "./electorate-store.ts";
import { proxiesService } from "./proxies.ts";
import { giveBlankTo, loadProxies } from "./proxy-store.ts";
import { summoningService } from "./summoning.ts";
import { onAssembly } from "./turn.ts";

export type SessionsService = ReturnType<typeof sessionsService>;

/** Assemblies: convened, opened on a frozen electorate, attended in person or by proxy, closed. */
export function sessionsService(parts: Parts) {
  const { db, ids } = parts;
  const on = onAssembly(db);

  async function convene(act: Act, given: Convening): Promise<AssemblyView> {
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const { handle } = await conveneAssembly(tx, act, id, given);
      await noteAct(tx, act, "assembly convened", id, handle);
      return id;
    });
    return assemblyView(db, act.community.id, made);
  }

  /** Convenes the second call of an assembly that lacked its quorum; the first one is over. */
  async function second(act: Act, first: Id, given: SecondCall): Promise<AssemblyView> {
    const community = act.community.id;
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      const row = await bumpAssembly.first(tx, { community, id: first });
      if (row === null) throw new Refusal("press-stale");
      const assembly = assemblyOut(row);
      await requireNoVote(tx, community, first);
      const { handle } = await conveneSecond(tx, act, id, assembly, await hadQuorum(tx, community, assembly), given);
      await moveTabled(tx, community, first, id);
      if (assembly.state !== "closed") {
        await updateAssembly(tx, community, first, { state: "closed", closed_at: instantIn(act.now), resumes_at: null });
      }
      await freshen(tx, community, { kind: "assembly", id: first });
      await noteAct(tx, act, "second call convened", id, handle);
      return id;
    });
    return assemblyView(db, community, made);
  }

  function open(act: Act, id: Id, chair: GivenPerson | undefined): Promise<AssemblyView> {
    const community = act.community.id;
    return on(act, id, async (tx, assembly) => {
      if (assembly.state === "open") throw new Refusal("assembly-is-open", { handle: assembly.handle });
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      const people = await stillMembers(tx, community, id);
      await setElectors(tx, community, id, people);
      await unplan(tx, { community, kind: "assembly-record", subject: id });
      const chairs = chair?.id ?? assembly.chair;
      if (!people.includes(chairs)) await requireNoBlank(tx, community, assembly, chair?.name);
      await giveBlankTo(tx, community, id, chairs, instantIn(act.now));
      await updateAssembly(tx, community, id, {
        state: "open",
        opened_at: instantIn(act.now),
        entitled: people.length,
        electorate: createHash("sha256").update(people.join("\n")).digest("hex"),
        chair: chairs,
        opening: JSON.stringify(await presenceNow(tx, community, assembly, new Set(people))),
      });
      await noteAct(tx, act, "assembly opened", id, assembly.handle);
    });
  }

  function close(act: Act, id: Id): Promise<AssemblyView> {
    const community = act.community.id;
    return on(act, id, async (tx, assembly) => {
      await requireClosable(tx, community, assembly);
      await updateAssembly(tx, community, id, { state: "closed", closed_at: instantIn(act.now) });
      await noteAct(tx, act, "assembly closed", id, assembly.handle);
    });
  }

  /** Breaks the session off until an hour at which it goes on: everybody signs in again. */
  function adjourn(act: Act, id: Id, until: Instant): Promise<AssemblyView> {
    const community = act.community.id;
    return on(act, id, async (tx, assembly) => {
      requireOpen(assembly);
      await requireNoVote(tx, community, id);
      await signAllOut(tx, community, id, instantIn(act.now));
      await updateAssembly(tx, community, id, { resumes_at: instantIn(until) });
      await notifyAdjourned(tx, { community, id, handle: assembly.handle }, until, act.now, new Set([act.person]));
      await noteAct(tx, act, "assembly adjourned", id, assembly.handle);
    });
  }

  function addToAgenda(act: Act, id: Id, item: string): Promise<AssemblyView> {
    return on(act, id, async (tx, assembly) => {
      if (assembly.state !== "convened") throw new Refusal("assembly-agenda-fixed", { handle: assembly.handle });
      await updateAssembly(tx, act.community.id, id, { agenda: JSON.stringify([...assembly.agenda, item]) });
      await noteAct(tx, act, "agenda extended", id, assembly.handle);
    });
  }

  return {
    convene,
    second,
    open,
    adjourn,
    close,
    /** Refuses beforehand what cannot be closed, so that nobody confirms in vain. */
    async requireClosing(act: Act, id: Id): Promise<void> {
      const community = act.community.id;
      await requireClosable(db, community, await loadAssembly(db, community, id));
    },
    addToAgenda,
    ...attendanceService(on, ids),
    ...proxiesService(on, ids),
    ...summoningService(db, ids),
    notices: (act: Act, id: Id) => noticesView(db, act.community.id, id),
    view: (act: Act, id: Id): Promise<AssemblyView> => assemblyView(db, act.community.id, id),
    find: (community: Id, text: string): Promise<GivenThing | null> => findAssembly(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      return suggested(await offerAssemblies(db, asker.community, typed));
    },
  };
}

async function requireClosable(db: Db, community: Id, assembly: Assembly): Promise<void> {
  requireOpen(assembly);
  await requireNoVote(db, community, assembly.id);
}

/** Refuses a chair without a vote where proxies that name nobody would go to it, and count for nothing. */
async function requireNoBlank(db: Db, community: Id, { id, handle, chair }: Assembly, named: string | undefined): Promise<void> {
  const blank = (await loadProxies(db, community, id)).filter(({ state, blank }) => state === "active" && blank === 1).length;
  if (blank === 0) return;
  const name = named ?? (await personNames(db, community, [chair])).get(chair) ?? "";
  throw new Refusal("assembly-chair-holds-none", { name, handle, blank });
}

/** Refuses to end or break off a session in the middle of a vote. */
async function requireNoVote(db: Db, community: Id, assembly: Id): Promise<void> {
  const open = await openMotionsOf(db, community, assembly);
  if (open.length > 0) throw new Refusal("assembly-votes-open", { motions: open.join(", ") });
}
