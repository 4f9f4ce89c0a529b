import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, noteAct, tellEach } from "#membership/acting.ts";
import { isReadFirst } from "#membership/read-first.ts";
import { findPersonById, peopleWhoMay, personNames } from "#membership/store.ts";
import { change } from "#store/change.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import type { Again } from "./again.ts";
import { type AskedFor, type Decision, type Held, requireDecider } from "./hold.ts";
import { findHeld, heldNamed, heldNow, insertHeld, settleHeld, voidChanges } from "./hold-store.ts";
import type { Proposal } from "./proposal.ts";
import { type Proposed, proposing } from "./propose.ts";
import { type Revised, type Revision, revising } from "./revise.ts";

/** What waits, as one reader sees it. */
export interface HeldView {
  readonly held: Held;
  readonly authorName: string;
  readonly reader: "author" | "approver";
}

/** What came of a proposal or a change: it is done, or it waits. */
export type Done<T> = { readonly kind: "done"; readonly done: T } | { readonly kind: "held"; readonly view: HeldView };

/** Work that is done in a change, once what it asks for was understood. */
type Work<T> = (tx: Tx, act: Act, handle?: string) => Promise<T>;

/**
 * Gatherings of whoever is read first: they are not there until another person has approved them, and neither is a change of one that
 * is. What was approved is that and nothing else: whatever is asked for afterwards waits anew.
 */
export function approving({ db, ids }: Pick<Parts, "db" | "ids">) {
  const { propose, repropose, readProposal, readAgain, making, makeIn } = proposing({ db, ids });
  const { edit, readRevision, checked, editIn } = revising({ db, ids });

  async function proposeOrHold(act: Act, proposal: Proposal, said: Place | null): Promise<Done<Proposed>> {
    if (!(await isReadFirst(db, act))) return { kind: "done", done: await propose(act, proposal, said) };
    const read = await readProposal(act, proposal, said);
    return hold(act, { kind: "new", proposal, said }, async (tx) => {
      await making(tx, act, read);
      return { title: proposal.title, handle: await nextHandle(tx, act.community.id, "G") };
    });
  }

  async function reproposeOrHold(act: Act, from: Id, again: Again): Promise<Done<Proposed>> {
    if (!(await isReadFirst(db, act))) return { kind: "done", done: await repropose(act, from, again) };
    const read = await readAgain(act, from, again);
    return hold(act, { kind: "again", from, again }, async (tx) => {
      const { term } = await making(tx, act, read);
      return { title: term.title, handle: await nextHandle(tx, act.community.id, "G") };
    });
  }

  async function editOrHold(act: Act, id: Id, revision: Revision): Promise<Done<Revised>> {
    if (!(await isReadFirst(db, act))) return { kind: "done", done: await edit(act, id, revision) };
    const read = await readRevision(act, revision);
    return hold(act, { kind: "change", gathering: id, revision }, async (tx) => {
      const { gathering, occurrence } = await checked(tx, act, id, revision, read);
      await voidChanges(tx, act.community.id, id, act.person, act.now);
      return { title: occurrence.title, handle: gathering.handle };
    });
  }

  function hold<T>(act: Act, asked: AskedFor, named: (tx: Tx) => Promise<Pick<Held, "title" | "handle">>): Promise<Done<T>> {
    const id = ids.next();
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return { kind: "held", view: await viewOf(tx, act, again) };
      const { title, handle } = await named(tx);
      const { person: author, account, locale, now: at } = act;
      await insertHeld(tx, community, { id, handle, title, author, account, locale, asked, state: "waiting", at });
      await noteAct(tx, act, "gathering waits", id, handle);
      const people = (await peopleWhoMay(tx, community, "approve announcements")).filter((person) => person !== author);
      await tellEach(tx, act, people, { name: "gathering-asks", facts: { hold: id }, once: id });
      return { kind: "held", view: await viewOf(tx, act, id) };
    });
  }

  /** Approves, refuses or takes back what waits. What is approved is done as its author, at once. */
  async function decide(act: Act, id: Id, how: Decision): Promise<HeldView> {
    const community = act.community.id;
    const found = await present(db, community, id);
    const work = how === "approve" && found.state === "waiting" ? await workOf(authorOf(act, found), found.asked) : null;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const held = await present(tx, community, id);
      if (again !== null) return viewOf(tx, act, id);
      requireDecider(held, act.person, how, act.may("approve announcements"));
      if (how === "approve") await requireStillThere(tx, community, held);
      const state = how === "approve" ? "approved" : how === "refuse" ? "refused" : "void";
      const settled = await settleHeld(tx, community, id, { state, decider: act.person, now: act.now });
      if (!settled || (how === "approve" && work === null)) throw new Refusal("gathering-hold-decided", { handle: held.handle });
      await work?.(tx, authorOf(act, held), held.handle);
      if (how === "withdraw") return viewOf(tx, act, id);
      await noteAct(tx, act, `gathering ${state}`, id, held.handle);
      await tellEach(tx, act, [held.author], { name: "gathering-decided", facts: { hold: id }, once: id });
      return viewOf(tx, act, id);
    });
  }

  /** What an author asked for, understood anew as they said it. */
  async function workOf(author: Act, asked: AskedFor): Promise<Work<unknown>> {
    switch (asked.kind) {
      case "new": {
        const read = await readProposal(author, asked.proposal, asked.said);
        return (tx, act, handle) => makeIn(tx, act, ids.next(), read, handle);
      }
      case "again": {
        const read = await readAgain(author, asked.from, asked.again);
        return (tx, act, handle) => makeIn(tx, act, ids.next(), read, handle);
      }
      case "change": {
        const read = await readRevision(author, asked.revision);
        return (tx, act) => editIn(tx, act, asked.gathering, asked.revision, read);
      }
      default:
        return asked satisfies never;
    }
  }

  async function viewOf(reader: Db, act: Act, id: Id): Promise<HeldView> {
    return (await views(reader, act, [await present(reader, act.community.id, id)]))[0] as HeldView;
  }

  /** What waits: all of it for whoever approves, for others what they have asked for themselves. */
  async function waiting(act: Act): Promise<readonly HeldView[]> {
    const author = act.may("approve announcements") ? undefined : act.person;
    return views(db, act, await heldNow(db, act.community.id, author));
  }

  async function see(act: Act, id: Id): Promise<HeldView> {
    const view = await viewOf(db, act, id);
    if (view.reader === "approver" && !act.may("approve announcements")) throw new Refusal("press-stale");
    return view;
  }

  /** The one of those that wait which a handle or a title names. */
  async function meant(act: Act, typed: string): Promise<Id> {
    const all = (await waiting(act)).map(({ held }) => held);
    const found = heldNamed(all, typed);
    if (found.length === 1) return (found[0] as Held).id;
    const known = all.map((one) => one.handle).join(", ");
    throw new Misuse("gathering", "gathering-hold-none", { typed: typed.slice(0, 60), known: known === "" ? "–" : known });
  }

  return { proposeOrHold, reproposeOrHold, editOrHold, decideHeld: decide, heldWaiting: waiting, seeHeld: see, heldMeant: meant };
}

/** What waits as one reader sees it, for what is told later as well. */
export async function views(db: Db, reader: { readonly community: { readonly id: Id }; readonly person: Id | null }, all: readonly Held[]) {
  const names = await personNames(db, reader.community.id, [...new Set(all.map(({ author }) => author))]);
  return all.map(
    (held): HeldView => ({
      held,
      authorName: names.get(held.author) ?? "",
      reader: held.author === reader.person ? "author" : "approver",
    }),
  );
}

async function present(db: Db, community: Id, id: Id): Promise<Held> {
  const held = await findHeld(db, community, id);
  if (held === null) throw new Refusal("press-stale");
  return held;
}

/** Nothing is announced in the name of somebody who has left meanwhile. */
async function requireStillThere(tx: Tx, community: Id, held: Held): Promise<void> {
  const author = await findPersonById.first(tx, { community, id: held.author });
  if (author?.standing !== "member") throw new Refusal("gathering-hold-author-gone", { name: author?.name ?? "–", handle: held.handle });
}

/** Whoever asked, at the moment of the approval. They may what organisers may, and nothing by a role of their approver. */
function authorOf(act: Act, { author, account, locale }: Held): Act {
  return { ...act, person: author, account, locale, name: "", delivery: null, bounded: [], may: () => false };
}
