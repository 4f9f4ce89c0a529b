import { createHash } from "node:crypto";
import type { Act } from "#chat/call.ts";
import type { GivenPerson, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";
import { type Assembly, type Opening, presenceOf, quorumOf, requireAttendable, requireProxy } from "./assembly.ts";
import {
  assemblyOut,
  bumpAssembly,
  endProxy,
  findAssembly,
  giveBlankTo,
  insertProxy,
  lackedQuorum,
  loadAssembly,
  loadElectors,
  loadProxies,
  motionsOf,
  moveTabled,
  offerAssemblies,
  openMotionsOf,
  peopleInRoom,
  secondCallOf,
  setElectors,
  signAllOut,
  signIn,
  signOut,
  stillMembers,
  updateAssembly,
} from "./assembly-store.ts";
import { type Convening, conveneAssembly, conveneSecond, type SecondCall } from "./convening.ts";
import { askToSpeak, doneSpeaking, noticesView, speakersOf } from "./course.ts";

/** An assembly as its card and the export show it. */
export interface AssemblyView {
  readonly assembly: Assembly;
  readonly entitled: number;
  readonly present: readonly string[];
  readonly represented: number;
  readonly quorum: { readonly required: number; readonly counted: number; readonly met: boolean };
  readonly proxies: readonly { readonly from: Id; readonly to: Id; readonly state: "active" | "suspended" | "revoked" | "declined" }[];
  readonly motions: readonly { readonly id: Id; readonly handle: string; readonly title: string; readonly state: string }[];
  /** Who chairs it, and who asked to speak, in the order of asking. */
  readonly chair: string;
  readonly speakers: readonly string[];
  /** The handle of the assembly whose second call this is, and of its own second call. */
  readonly first: string | null;
  readonly second: string | null;
}

export type SessionsService = ReturnType<typeof sessionsService>;

/** The attendance sheet, the quorum and the proxies of an assembly as they stand. */
export async function assemblyView(db: Db, community: Id, id: Id): Promise<AssemblyView> {
  const assembly = await loadAssembly(db, community, id);
  const entitled = await loadElectors(db, community, id);
  const inRoom = await peopleInRoom(db, community, id);
  const proxies = await loadProxies(db, community, id);
  const presence = presenceOf(entitled, inRoom, proxies);
  const speakers = await speakersOf(db, community, id);
  const names = await personNames(db, community, [...presence.present, ...speakers, assembly.chair]);
  const here = new Set(presence.present);
  return {
    assembly,
    entitled: entitled.size,
    present: presence.present.map((person) => names.get(person) ?? ""),
    represented: presence.represented,
    quorum: quorumOf(assembly, entitled.size, presence),
    proxies: proxies.map(({ giver, holder, state }) => ({
      from: giver,
      to: holder,
      state: state === "active" && here.has(giver) ? "suspended" : state,
    })),
    motions: await motionsOf(db, community, id),
    chair: names.get(assembly.chair) ?? "",
    speakers: speakers.map((person) => names.get(person) ?? ""),
    first: assembly.secondOf === null ? null : (await loadAssembly(db, community, assembly.secondOf)).handle,
    second: await secondCallOf(db, community, id),
  };
}

/** Who is there as an assembly opens, and whether they are enough. */
async function presenceNow(db: Db, community: Id, assembly: Assembly, entitled: ReadonlySet<Id>): Promise<Opening> {
  const presence = presenceOf(entitled, await peopleInRoom(db, community, assembly.id), await loadProxies(db, community, assembly.id));
  const quorum = quorumOf(assembly, entitled.size, presence);
  return { present: presence.present.length, represented: presence.represented, ...quorum };
}

/** Whether an assembly had its quorum when it was last tested: now while it is open, otherwise at its opening and its votes. */
async function hadQuorum(db: Db, community: Id, assembly: Assembly): Promise<boolean> {
  if (assembly.state === "open") return (await presenceNow(db, community, assembly, await loadElectors(db, community, assembly.id))).met;
  return assembly.opening?.met === true && !(await lackedQuorum(db, community, assembly.id));
}

/** Assemblies: convened, opened on a frozen electorate, attended in person or by proxy, closed. */
export function sessionsService(parts: Parts) {
  const { db, ids } = parts;

  async function convene(act: Act, given: Convening): Promise<AssemblyView> {
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = act.delivery === null ? null : ((await heard(tx, { community: act.community.id, ...act.delivery }, id)) as Id | null);
      if (again !== null) return again;
      const { handle } = await conveneAssembly(tx, act, id, given);
      await step(tx, act, "assembly convened", id, handle);
      return id;
    });
    return assemblyView(db, act.community.id, made);
  }

  /** Convenes the second call of an assembly that lacked its quorum; the first one is over. */
  async function second(act: Act, first: Id, given: SecondCall): Promise<AssemblyView> {
    const community = act.community.id;
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = act.delivery === null ? null : ((await heard(tx, { community, ...act.delivery }, id)) as Id | null);
      if (again !== null) return again;
      const row = await bumpAssembly.first(tx, { community, id: first });
      if (row === null) throw new Refusal("press-stale");
      const assembly = assemblyOut(row);
      const open = await openMotionsOf(tx, community, first);
      if (open.length > 0) throw new Refusal("assembly-votes-open", { motions: open.join(", ") });
      const made = await conveneSecond(tx, act, id, assembly, await hadQuorum(tx, community, assembly), given);
      await moveTabled(tx, community, first, id);
      if (assembly.state !== "closed") {
        await signAllOut(tx, community, first, instantIn(act.now));
        await updateAssembly(tx, community, first, { state: "closed", closed_at: instantIn(act.now), resumes_at: null });
      }
      await freshen(tx, community, { kind: "assembly", id: first });
      await step(tx, act, "second call convened", id, made.handle);
      return id;
    });
    return assemblyView(db, community, made);
  }

  /** Runs `work` on an assembly whose turn it is, once for each delivery, and gives it as it stands then. */
  async function acting(act: Act, id: Id, work: (tx: Tx, assembly: Assembly) => Promise<void>): Promise<AssemblyView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if (act.delivery !== null && (await heard(tx, { community, ...act.delivery }, id)) !== null) return;
      const row = await bumpAssembly.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      await work(tx, assemblyOut(row));
      await freshen(tx, community, { kind: "assembly", id });
    });
    return assemblyView(db, community, id);
  }

  function open(act: Act, id: Id, chair: GivenPerson | undefined): Promise<AssemblyView> {
    const community = act.community.id;
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state === "open") throw new Refusal("assembly-is-open", { handle: assembly.handle });
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      const people = await stillMembers(tx, community, id);
      await setElectors(tx, community, id, people);
      await unplan(tx, { community, kind: "assembly-record", subject: id });
      const chairs = chair?.id ?? assembly.chair;
      await giveBlankTo(tx, community, id, chairs, instantIn(act.now));
      await updateAssembly(tx, community, id, {
        state: "open",
        opened_at: instantIn(act.now),
        entitled: people.length,
        electorate: createHash("sha256").update(people.join("\n")).digest("hex"),
        chair: chairs,
        opening: JSON.stringify(await presenceNow(tx, community, assembly, new Set(people))),
      });
      await step(tx, act, "assembly opened", id, assembly.handle);
    });
  }

  function close(act: Act, id: Id): Promise<AssemblyView> {
    const community = act.community.id;
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      if (assembly.state === "convened") throw new Refusal("assembly-not-open", { handle: assembly.handle });
      const open = await openMotionsOf(tx, community, id);
      if (open.length > 0) throw new Refusal("assembly-votes-open", { motions: open.join(", ") });
      await signAllOut(tx, community, id, instantIn(act.now));
      await updateAssembly(tx, community, id, { state: "closed", closed_at: instantIn(act.now) });
      await step(tx, act, "assembly closed", id, assembly.handle);
    });
  }

  /** Breaks the session off until an hour at which it goes on: everybody signs in again. */
  function adjourn(act: Act, id: Id, until: Instant): Promise<AssemblyView> {
    const community = act.community.id;
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      if (assembly.state === "convened") throw new Refusal("assembly-not-open", { handle: assembly.handle });
      const open = await openMotionsOf(tx, community, id);
      if (open.length > 0) throw new Refusal("assembly-votes-open", { motions: open.join(", ") });
      await signAllOut(tx, community, id, instantIn(act.now));
      await updateAssembly(tx, community, id, { resumes_at: instantIn(until) });
      await step(tx, act, "assembly adjourned", id, assembly.handle);
    });
  }

  /** Whom an attendance or a departure is for: oneself, or for a secretary anybody. */
  function concerned(act: Act, person: GivenPerson | undefined): GivenPerson {
    if (person === undefined || person.id === act.person) return { id: act.person, name: act.name };
    if (!act.may("convene assemblies")) throw new Refusal("assembly-own-only");
    return person;
  }

  function attend(act: Act, id: Id, person: GivenPerson | undefined): Promise<AssemblyView> {
    const community = act.community.id;
    const who = concerned(act, person);
    return acting(act, id, async (tx, assembly) => {
      requireAttendable(assembly, act.now);
      const entitled = await loadElectors(tx, community, id);
      if (!entitled.has(who.id)) throw new Refusal("assembly-not-entitled", { handle: assembly.handle });
      const fresh = await signIn(tx, { community, id: ids.next(), assembly: id, person: who.id, at: instantIn(act.now) });
      if (fresh) await step(tx, act, "attendance signed", id, assembly.handle);
    });
  }

  function leave(act: Act, id: Id, person: GivenPerson | undefined): Promise<AssemblyView> {
    const who = concerned(act, person);
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      const left = await signOut(tx, act.community.id, id, who.id, instantIn(act.now));
      if (!left) throw new Refusal("assembly-not-there", { name: who.name });
      await step(tx, act, "departure signed", id, assembly.handle);
    });
  }

  /** Puts somebody who is there on the speaking list, or takes them off it. */
  function speak(act: Act, id: Id, person: GivenPerson | undefined, spoken: boolean): Promise<AssemblyView> {
    const community = act.community.id;
    const who = concerned(act, person);
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      if (assembly.state === "convened") throw new Refusal("assembly-not-open", { handle: assembly.handle });
      if (!spoken) {
        if (!(await peopleInRoom(tx, community, id)).includes(who.id)) throw new Refusal("assembly-not-there", { name: who.name });
        await askToSpeak(tx, act, ids.next(), id, who.id);
      } else if (!(await doneSpeaking(tx, act, id, who.id))) throw new Refusal("speak-not-listed", { name: who.name });
    });
  }

  /** Gives a proxy, in place of one given before; one that names nobody goes where the rules say. */
  function give(act: Act, id: Id, named: GivenPerson | null): Promise<AssemblyView> {
    const community = act.community.id;
    return acting(act, id, async (tx, assembly) => {
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
      await step(tx, act, "proxy given", id, assembly.handle);
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
    return acting(act, id, async (tx, assembly) => {
      const ended = await endProxy(tx, act.community.id, id, { giver: act.person, holder: null }, "revoked", instantIn(act.now));
      if (!ended) throw new Refusal("proxy-none", { handle: assembly.handle });
      await step(tx, act, "proxy revoked", id, assembly.handle);
    });
  }

  /** The holder says no to a proxy. */
  function decline(act: Act, id: Id, giver: Id): Promise<AssemblyView> {
    return acting(act, id, async (tx, assembly) => {
      const ended = await endProxy(tx, act.community.id, id, { giver, holder: act.person }, "declined", instantIn(act.now));
      if (!ended) throw new Refusal("proxy-none", { handle: assembly.handle });
      await step(tx, act, "proxy declined", id, assembly.handle);
    });
  }

  function addToAgenda(act: Act, id: Id, item: string): Promise<AssemblyView> {
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state !== "convened") throw new Refusal("assembly-agenda-fixed", { handle: assembly.handle });
      await updateAssembly(tx, act.community.id, id, { agenda: JSON.stringify([...assembly.agenda, item]) });
      await step(tx, act, "agenda extended", id, assembly.handle);
    });
  }

  function step(tx: Tx, act: Act, action: string, id: Id, handle: string): Promise<void> {
    return audit(tx, {
      community: act.community.id,
      at: act.now,
      actor: act.person,
      account: act.account,
      action,
      subject: id,
      facts: { handle },
    });
  }

  return {
    convene,
    second,
    open,
    adjourn,
    close,
    attend,
    leave,
    give,
    revoke,
    decline,
    addToAgenda,
    speak,
    notices: (act: Act, id: Id) => noticesView(db, act.community.id, id),
    view: (act: Act, id: Id): Promise<AssemblyView> => assemblyView(db, act.community.id, id),
    find: (community: Id, text: string): Promise<GivenThing | null> => findAssembly(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      const rows = await offerAssemblies(db, asker.community, typed);
      return rows.map(({ handle, title }) => ({ value: handle, label: `${handle} ${title}`.slice(0, 100) }));
    },
  };
}
