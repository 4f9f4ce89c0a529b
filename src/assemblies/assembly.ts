import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type Quorum, quorumRequired } from "./quorum.ts";
import type { Rules } from "./rules.ts";

/** Something that the rules do not allow and that is written down all the same, for the minutes. */
export interface Irregularity {
  readonly kind: "late-notice";
  readonly days: number;
  readonly required: number;
}

/** Who was there at the opening, and whether they were enough. */
export interface Opening {
  readonly present: number;
  readonly represented: number;
  readonly counted: number;
  readonly required: number;
  readonly met: boolean;
}

/** A meeting of the members that decides. */
export interface Assembly {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly kind: "ordinary" | "extraordinary";
  readonly start: Instant;
  readonly place: string | null;
  readonly quorum: Quorum | null;
  /** What quorum a second notice asks for; undefined where there is none. */
  readonly secondQuorum: Quorum | null | undefined;
  /** Most proxies that one person may hold; null where the statutes are silent, and then there is no limit. */
  readonly proxyCap: number | null;
  readonly record: Instant;
  readonly agenda: readonly string[];
  readonly state: "convened" | "open" | "closed";
  readonly entitled: number | null;
  readonly electorate: string | null;
  readonly openedAt: Instant | null;
  readonly closedAt: Instant | null;
  /** The rules of its day, and since when they were in force; null where none were set. */
  readonly rules: Rules;
  readonly rulesSince: string | null;
  readonly convener: Id;
  /** Who chairs it: the convener, until somebody is named at the opening. */
  readonly chair: Id;
  readonly irregularities: readonly Irregularity[];
  readonly opening: Opening | null;
  /** When it goes on, while it is adjourned. */
  readonly resumesAt: Instant | null;
  /** The assembly that lacked its quorum, where this is its second call. */
  readonly secondOf: Id | null;
}

/** A proxy as it was given. */
export interface Proxy {
  readonly giver: Id;
  readonly holder: Id;
  readonly state: "active" | "revoked" | "declined";
  /** 1 where nobody was named, and the rules gave it to the chair. */
  readonly blank?: number;
}

/** Who is in the room and who votes for whom. */
export interface Presence {
  readonly present: readonly Id[];
  /** For each person present, those they represent: proxies in force whose giver is absent. */
  readonly represents: ReadonlyMap<Id, readonly Id[]>;
  readonly represented: number;
}

/**
 * Works out the attendance sheet from the electorate, who is in the room and the proxies. A proxy counts only while its holder
 * is present, and not while its giver is: whoever comes votes for themselves.
 */
export function presenceOf(electors: ReadonlySet<Id>, inRoom: readonly Id[], proxies: readonly Proxy[]): Presence {
  const present = inRoom.filter((person) => electors.has(person));
  const here = new Set(present);
  const represents = new Map<Id, Id[]>();
  let represented = 0;
  for (const { giver, holder, state } of proxies) {
    if (state !== "active" || here.has(giver) || !here.has(holder) || !electors.has(giver)) continue;
    represents.set(holder, [...(represents.get(holder) ?? []), giver]);
    represented += 1;
  }
  return { present, represents, represented };
}

/**
 * Who was present or represented during a vote: whoever was in the room at some time of it, and whoever had a proxy then with
 * a holder who was, and did not come. So a late arrival who votes counts among those present, and each ballot has its member.
 */
export function presentDuring(
  electors: ReadonlySet<Id>,
  inRoom: readonly Id[],
  proxies: readonly Pick<Proxy, "giver" | "holder">[],
): { readonly present: number; readonly represented: number } {
  const here = new Set(inRoom.filter((person) => electors.has(person)));
  const given = proxies.filter(({ giver, holder }) => electors.has(giver) && !here.has(giver) && here.has(holder));
  return { present: here.size, represented: new Set(given.map(({ giver }) => giver)).size };
}

/** The quorum in numbers: how many it takes, and whether as many are present or represented. */
export function quorumOf(assembly: Pick<Assembly, "quorum">, entitled: number, presence: Presence) {
  const required = quorumRequired(assembly.quorum, entitled);
  const counted = presence.present.length + (assembly.quorum?.of === "present" ? 0 : presence.represented);
  return { required, counted, met: counted >= required };
}

/**
 * Refuses a proxy that the rules do not allow: to oneself, to or from somebody without a vote, beyond the cap of the holder, or
 * in a chain. A proxy is never passed on, so whoever holds one gives none, and whoever has given one holds none.
 */
export function requireProxy(
  assembly: Pick<Assembly, "proxyCap" | "state" | "handle">,
  giver: Id,
  holder: { readonly id: Id; readonly name: string },
  proxies: readonly Proxy[],
  electors: ReadonlySet<Id>,
): void {
  const active = proxies.filter((each) => each.state === "active");
  if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
  if (giver === holder.id) throw new Refusal("proxy-self");
  if (!electors.has(giver)) throw new Refusal("assembly-not-entitled", { handle: assembly.handle });
  if (!electors.has(holder.id)) throw new Refusal("proxy-holder-not-entitled", { name: holder.name });
  if (active.some((each) => each.holder === giver)) throw new Refusal("proxy-chain-holder");
  if (active.some((each) => each.giver === holder.id)) throw new Refusal("proxy-chain-giver", { name: holder.name });
  const held = active.filter((each) => each.holder === holder.id && each.giver !== giver && each.blank !== 1).length;
  if (assembly.proxyCap !== null && held >= assembly.proxyCap)
    throw new Refusal("proxy-cap", { name: holder.name, most: assembly.proxyCap });
}

/** Refuses to mark somebody present before the hour, after the close, or while the assembly is adjourned. */
export function requireAttendable(assembly: Pick<Assembly, "state" | "start" | "handle" | "resumesAt">, now: Instant): void {
  if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
  if (assembly.state === "convened" && now < assembly.start) throw new Refusal("assembly-not-yet", { when: { moment: assembly.start } });
  requireSitting(assembly, now);
}

/** Refuses what is done between the opening of an assembly and its close. */
export function requireOpen({ state, handle }: Pick<Assembly, "state" | "handle">): void {
  if (state === "closed") throw new Refusal("assembly-is-closed", { handle });
  if (state === "convened") throw new Refusal("assembly-not-open", { handle });
}

/** Refuses what only a sitting assembly does, while it is adjourned. */
export function requireSitting(assembly: Pick<Assembly, "handle" | "resumesAt">, now: Instant): void {
  const { handle, resumesAt } = assembly;
  if (resumesAt !== null && now < resumesAt) throw new Refusal("assembly-adjourned", { handle, when: { moment: resumesAt } });
}
