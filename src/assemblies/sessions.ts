import { createHash } from "node:crypto";
import type { Act } from "#chat/call.ts";
import type { GivenMoment, GivenPerson, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { dateAt, type Zone } from "#kernel/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { announcementPlaces, electors, personNames } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import type { Parts } from "#store/parts.ts";
import type { AssemblyRow } from "#store/tables/assemblies.ts";
import { type Assembly, presenceOf, quorumOf, requireAttendable, requireProxy } from "./assembly.ts";
import {
  assemblyOut,
  bumpAssembly,
  endProxy,
  findAssembly,
  insertAssembly,
  insertProxy,
  loadAssembly,
  loadElectors,
  loadProxies,
  motionsOf,
  offerAssemblies,
  openMotionsOf,
  peopleInRoom,
  setElectors,
  signAllOut,
  signIn,
  signOut,
  stillMembers,
  updateAssembly,
} from "./assembly-store.ts";
import { readQuorum, writeQuorum } from "./quorum.ts";

/** An assembly as its card and the export show it. */
export interface AssemblyView {
  readonly assembly: Assembly;
  readonly entitled: number;
  readonly present: readonly string[];
  readonly represented: number;
  readonly quorum: { readonly required: number; readonly met: boolean };
  readonly proxies: readonly { readonly from: Id; readonly to: Id; readonly state: "active" | "suspended" | "revoked" | "declined" }[];
  readonly motions: readonly { readonly id: Id; readonly handle: string; readonly title: string; readonly state: string }[];
}

/** What an assembly is convened with, as it was typed. */
export interface Convening {
  readonly title: string;
  readonly start: GivenMoment;
  readonly kind?: "ordinary" | "extraordinary" | undefined;
  readonly place?: string | undefined;
  readonly quorum?: string | undefined;
  readonly record?: GivenMoment | undefined;
  readonly proxies?: number | undefined;
  readonly second?: string | undefined;
}

export type SessionsService = ReturnType<typeof sessionsService>;

/** The attendance sheet, the quorum and the proxies of an assembly as they stand. */
export async function assemblyView(db: Db, community: Id, id: Id): Promise<AssemblyView> {
  const assembly = await loadAssembly(db, community, id);
  const entitled = await loadElectors(db, community, id);
  const inRoom = await peopleInRoom(db, community, id);
  const proxies = await loadProxies(db, community, id);
  const presence = presenceOf(entitled, inRoom, proxies);
  const names = await personNames(db, community, presence.present);
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
  };
}

/** Assemblies: convened, opened on a frozen electorate, attended in person or by proxy, closed. */
export function sessionsService(parts: Parts) {
  const { db, ids } = parts;

  async function convene(act: Act, given: Convening): Promise<AssemblyView> {
    const quorum = given.quorum === undefined ? null : readQuorum(given.quorum);
    const second = given.second === undefined ? null : writeQuorum(readQuorum(given.second));
    const record = given.record?.at ?? act.now;
    if (record > given.start.at) throw new Refusal("assembly-record-late", { when: { moment: given.start.at } });
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = act.delivery === null ? null : ((await heard(tx, { community: act.community.id, ...act.delivery }, id)) as Id | null);
      if (again !== null) return again;
      const row: AssemblyRow = {
        community: act.community.id,
        id,
        handle: await nextHandle(tx, act.community.id, "A"),
        title: given.title,
        folded: fold(given.title),
        kind: given.kind ?? "ordinary",
        start: instantIn(given.start.at),
        place: given.place ?? null,
        quorum: writeQuorum(quorum),
        second_quorum: second,
        proxies: given.proxies ?? null,
        record: instantIn(record),
        agenda: "[]",
        state: "convened",
        convener: act.person,
        entitled: null,
        electorate: null,
        opened_at: null,
        closed_at: null,
        version: 1,
        created_at: instantIn(act.now),
      };
      await insertAssembly(tx, row);
      await takeElectorate(tx, act, id, record);
      await notify(tx, act, row);
      await step(tx, act, "assembly convened", id, row.handle);
      return id;
    });
    return assemblyView(db, act.community.id, made);
  }

  /** Takes down who is entitled at the record date; when that lies ahead, who is entitled now, and again when it comes. */
  async function takeElectorate(tx: Tx, act: Act, id: Id, record: Instant): Promise<void> {
    const community = act.community.id;
    await setElectors(tx, community, id, await electors(tx, community, dateAt(record, act.community.zone as Zone)));
    if (record > act.now) await plan(tx, { community, kind: "assembly-record", subject: id, due: record });
  }

  /** The notice: posted where announcements go, and to each member entitled. */
  async function notify(tx: Tx, act: Act, row: AssemblyRow): Promise<void> {
    const community = act.community.id;
    const fresh = { kind: "assembly", id: row.id };
    const rooms: Id[] = [];
    for (const place of await announcementPlaces(tx, community)) rooms.push(await roomFor(tx, community, place));
    const common = { community, name: "assembly-convened", version: 1, facts: { assembly: row.id }, now: act.now };
    for (const room of rooms.sort())
      await tell(tx, { ...common, to: { room }, once: `assembly-convened:${row.handle}:${room}`, kind: null, fresh });
    for (const person of await loadElectors(tx, community, row.id)) {
      if (person !== act.person)
        await tell(tx, { ...common, to: { person }, once: `assembly-notice:${row.handle}:${person}`, kind: "notice" });
    }
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

  function open(act: Act, id: Id): Promise<AssemblyView> {
    const community = act.community.id;
    return acting(act, id, async (tx, assembly) => {
      if (assembly.state === "open") throw new Refusal("assembly-is-open", { handle: assembly.handle });
      if (assembly.state === "closed") throw new Refusal("assembly-is-closed", { handle: assembly.handle });
      const people = await stillMembers(tx, community, id);
      await setElectors(tx, community, id, people);
      await unplan(tx, { community, kind: "assembly-record", subject: id });
      await updateAssembly(tx, community, id, {
        state: "open",
        opened_at: instantIn(act.now),
        entitled: people.length,
        electorate: createHash("sha256").update(people.join("\n")).digest("hex"),
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

  /** Gives a proxy, in place of one given before. */
  function give(act: Act, id: Id, holder: GivenPerson): Promise<AssemblyView> {
    const community = act.community.id;
    return acting(act, id, async (tx, assembly) => {
      const proxies = await loadProxies(tx, community, id);
      requireProxy(assembly, act.person, holder, proxies, await loadElectors(tx, community, id));
      if (proxies.some((each) => each.state === "active" && each.giver === act.person && each.holder === holder.id)) return;
      await endProxy(tx, community, id, { giver: act.person, holder: null }, "revoked", instantIn(act.now));
      await insertProxy(tx, { community, id: ids.next(), assembly: id, giver: act.person, holder: holder.id, at: instantIn(act.now) });
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
    open,
    close,
    attend,
    leave,
    give,
    revoke,
    decline,
    addToAgenda,
    view: (act: Act, id: Id): Promise<AssemblyView> => assemblyView(db, act.community.id, id),
    find: (community: Id, text: string): Promise<GivenThing | null> => findAssembly(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      const rows = await offerAssemblies(db, asker.community, typed);
      return rows.map(({ handle, title }) => ({ value: handle, label: `${handle} ${title}`.slice(0, 100) }));
    },
  };
}
