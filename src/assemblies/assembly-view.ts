import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { type Assembly, type Opening, presenceOf, quorumOf } from "./assembly.ts";
import { lackedQuorum, loadAssembly, motionsOf, secondCallOf } from "./assembly-store.ts";
import { peopleInRoom } from "./attendance-store.ts";
import { speakersOf } from "./course.ts";
import { electorsNow, loadElectors } from "./electorate-store.ts";
import { type Mark, readMark } from "./mark.ts";
import type { Motion } from "./motion.ts";
import { loadInstructions, loadProxies } from "./proxy-store.ts";
import { loadMotion } from "./store.ts";

/** What a proxy in force is bound to on one motion. */
export interface Bound {
  readonly motion: Motion;
  readonly mark: Mark;
}

/** An assembly as its card and the export show it. */
export interface AssemblyView {
  readonly assembly: Assembly;
  readonly entitled: number;
  readonly present: readonly string[];
  readonly represented: number;
  readonly quorum: { readonly required: number; readonly counted: number; readonly met: boolean };
  readonly proxies: readonly {
    readonly from: Id;
    readonly to: Id;
    readonly state: "active" | "suspended" | "revoked" | "declined";
    readonly bound: readonly Bound[];
  }[];
  readonly motions: readonly { readonly id: Id; readonly handle: string; readonly title: string; readonly state: string }[];
  /** The names of those it speaks of. */
  readonly names: ReadonlyMap<Id, string>;
  /** Who chairs it, and who asked to speak, in the order of asking. */
  readonly chair: string;
  readonly speakers: readonly string[];
  /** The handle of the assembly whose second call this is, and of its own second call. */
  readonly first: string | null;
  readonly second: string | null;
}

/** The attendance sheet, the quorum and the proxies of an assembly as they stand; of one that is closed as they stood then. */
export async function assemblyView(db: Db, community: Id, id: Id): Promise<AssemblyView> {
  const assembly = await loadAssembly(db, community, id);
  const entitled = await electorsNow(db, community, assembly);
  const inRoom = await peopleInRoom(db, community, id);
  const proxies = await loadProxies(db, community, id);
  const presence = presenceOf(entitled, inRoom, proxies);
  const speakers = await speakersOf(db, community, id);
  const named = [...presence.present, ...speakers, assembly.chair, ...proxies.map(({ holder }) => holder)];
  const names = await personNames(db, community, named);
  const here = new Set(presence.present);
  const bound = await boundIn(db, community, id);
  return {
    assembly,
    entitled: entitled.size,
    present: presence.present.map((person) => names.get(person) ?? ""),
    represented: presence.represented,
    quorum: quorumOf(assembly, entitled.size, presence),
    proxies: proxies.map(({ giver, holder, state }) => ({
      from: giver,
      to: holder,
      bound: state === "active" ? (bound.get(giver) ?? []) : [],
      state: state === "active" && here.has(giver) ? "suspended" : state,
    })),
    motions: await motionsOf(db, community, id),
    names,
    chair: names.get(assembly.chair) ?? "",
    speakers: speakers.map((person) => names.get(person) ?? ""),
    first: assembly.secondOf === null ? null : (await loadAssembly(db, community, assembly.secondOf)).handle,
    second: await secondCallOf(db, community, id),
  };
}

/** What proxies are bound to in an assembly, for each who gave one. */
async function boundIn(db: Db, community: Id, assembly: Id): Promise<ReadonlyMap<Id, readonly Bound[]>> {
  const instructions = await loadInstructions(db, community, assembly);
  const motions = new Map<Id, Motion>();
  for (const id of new Set(instructions.map(({ motion }) => motion))) motions.set(id, await loadMotion(db, community, id));
  const bound = new Map<Id, Bound[]>();
  for (const { giver, motion, mark } of instructions) {
    const entry = { motion: motions.get(motion) as Motion, mark: readMark(mark) };
    bound.set(giver, [...(bound.get(giver) ?? []), entry]);
  }
  return bound;
}

/** Who is there as an assembly opens, and whether they are enough. */
export async function presenceNow(db: Db, community: Id, assembly: Assembly, entitled: ReadonlySet<Id>): Promise<Opening> {
  const presence = presenceOf(entitled, await peopleInRoom(db, community, assembly.id), await loadProxies(db, community, assembly.id));
  const quorum = quorumOf(assembly, entitled.size, presence);
  return { present: presence.present.length, represented: presence.represented, ...quorum };
}

/** Whether an assembly had its quorum when it was last tested: now while it is open, otherwise at its opening and its votes. */
export async function hadQuorum(db: Db, community: Id, assembly: Assembly): Promise<boolean> {
  if (assembly.state === "open") return (await presenceNow(db, community, assembly, await loadElectors(db, community, assembly.id))).met;
  return assembly.opening?.met === true && !(await lackedQuorum(db, community, assembly.id));
}
