import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { DAY } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { actedBefore, hangCard, tellEach } from "#membership/acting.ts";
import { findPersonById } from "#membership/store.ts";
import { freshen } from "#outbox/fresh.ts";
import { issueLink } from "#outbox/one-time.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { flagIn, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import {
  type ChangeKind,
  type Charter,
  digestOf,
  kindOf,
  requireAdopted,
  requireChanged,
  type Signatory,
  type Version,
} from "./charter.ts";
import {
  allCharters,
  bumpCharter,
  charterById,
  countHolding,
  findCharter,
  findVersion,
  hasSigned,
  insertCharter,
  insertSignature,
  insertVersion,
  loadCharter,
  showSignature,
  signatoriesOf,
  signedBy,
  versionsOf,
} from "./store.ts";

/** A version to be published, as it was typed. */
export interface Publishing {
  readonly charter?: GivenThing | undefined;
  readonly title?: string | undefined;
  readonly text: string;
  readonly changes?: string | undefined;
  readonly kind?: ChangeKind | undefined;
  readonly adopted?: string | undefined;
  readonly date?: string | undefined;
}

/** A charter as one reader sees it: what they have signed of it. */
export interface CharterView {
  readonly charter: Charter;
  /** The version that is read: the newest unless another was asked for. */
  readonly shown: Version;
  readonly versions: readonly Version[];
  /** The newest version that the reader has signed; null for none. */
  readonly signed: number | null;
  readonly signatories: number;
}

/** How long somebody from outside may take to sign, in milliseconds. */
const INVITATION_HOLDS = 30 * DAY;

export type ChartersService = ReturnType<typeof chartersService>;

/** Charters of good conduct: published in versions, signed by members here and by others through a page. */
export function chartersService({ db, ids }: Parts) {
  async function view(reader: Db, act: Act, id: Id, number?: number): Promise<CharterView> {
    const community = act.community.id;
    const charter = await loadCharter(reader, community, id);
    if (charter === null) throw new Refusal("press-stale");
    const shown = number === undefined ? charter.current : await findVersion(reader, community, id, number);
    if (shown === null)
      throw new Refusal("charter-no-version", { handle: charter.handle, number: number ?? 0, current: charter.current.number });
    const versions = await versionsOf(reader, community, id);
    const signatories = await countHolding(reader, community, charter);
    return { charter, shown, versions, signed: await signedBy(reader, community, id, act.person), signatories };
  }

  /** Publishes a new charter, or a new version of one. A change of substance asks everybody who had signed again. */
  function publish(act: Act, given: Publishing): Promise<CharterView> {
    const community = act.community.id;
    const fresh = ids.next();
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, given.charter?.id ?? fresh);
      if (again !== null) return view(tx, act, again);
      const before = given.charter === undefined ? null : await bumpCharter.first(tx, { community, id: given.charter.id });
      const last = before === null ? null : await findVersion(tx, community, before.id, before.current);
      const kind = kindOf(given.kind, last === null);
      requireChanged(last, given.text, given.changes);
      const id = before?.id ?? fresh;
      if (before !== null && given.title !== undefined && given.title !== before.title)
        throw new Misuse("title", "charter-title-stays", { title: before.title });
      requireAdopted(given.date, dateAt(act.now, act.community.zone as Zone));
      if (before === null) {
        if (given.title === undefined) throw new Refusal("charter-title-missing");
        const handle = await nextHandle(tx, community, "C");
        const created = instantIn(act.now);
        await insertCharter(tx, {
          community,
          id,
          handle,
          title: given.title,
          folded: fold(given.title),
          current: 0,
          binding: 0,
          version: 1,
          created_at: created,
        });
      }
      const number = (before?.current ?? 0) + 1;
      await insertVersion(tx, {
        ...{ community, id: ids.next(), charter: id, number, body: given.text, changes: given.changes ?? "", kind },
        ...{ adopted_by: given.adopted ?? null, adopted_on: given.date ?? null, author: act.person, published_at: instantIn(act.now) },
      });
      await note(tx, act, "charter published", id, { number, kind });
      const charter = (await loadCharter(tx, community, id)) as Charter;
      if (kind === "substance") await askAgain(tx, act, charter);
      await freshen(tx, community, { kind: "charter", id });
      if (number === 1) await hangCard(tx, act, { kind: "charter", id, name: "charter", handle: charter.handle, at: null });
      return view(tx, act, id);
    });
  }

  /** Signs the newest version. Signing it twice is signing it once; then only whether everybody may see it changes. */
  function sign(act: Act, id: Id, capacity: string | undefined, show?: "yes" | "no"): Promise<CharterView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      const row = await bumpCharter.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      if (again !== null) return view(tx, act, id);
      const charter = (await loadCharter(tx, community, id)) as Charter;
      const { current } = charter;
      const person = await findPersonById.first(tx, { community, id: act.person });
      if (person?.standing !== "member") throw new Refusal("charter-for-members");
      const signed = await signedBy(tx, community, id, act.person);
      if (signed !== null && signed >= charter.binding && show !== undefined) {
        await showSignature(tx, { community, charter: id, person: act.person, number: signed }, flagIn(show === "yes"));
        await note(tx, act, "signature shown", id, { number: signed, show });
        return view(tx, act, id);
      }
      if (signed !== null && signed >= charter.binding)
        throw new Refusal("charter-signed-already", { handle: charter.handle, number: signed });
      await insertSignature(tx, {
        ...{ community, id: ids.next(), charter: id, number: current.number, person: act.person, name: act.name, capacity: capacity ?? "" },
        ...{
          organisation: "",
          digest: digestOf(charter, current),
          link: null,
          signed_at: instantIn(act.now),
          shown: flagIn(show === "yes"),
        },
      });
      await note(tx, act, "charter signed", id, { number: current.number });
      await freshen(tx, community, { kind: "charter", id });
      return view(tx, act, id);
    });
  }

  /** A link by which somebody from outside signs the newest version. Resolves to its token, shown once. */
  function invite(act: Act, id: Id, meant: { readonly name: string; readonly organisation?: string | undefined }): Promise<string> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const charter = await loadCharter(tx, community, id);
      if (charter === null) throw new Refusal("press-stale");
      const facts = { name: meant.name, organisation: meant.organisation ?? "", inviter: act.person };
      await note(tx, act, "charter invitation", id, { number: charter.current.number });
      return issueLink(tx, { community, purpose: "charter", subject: id, facts, now: act.now, holds: INVITATION_HOLDS });
    });
  }

  async function signatories(act: Act, id: Id): Promise<{ readonly charter: Charter; readonly people: readonly Signatory[] }> {
    const charter = await loadCharter(db, act.community.id, id);
    if (charter === null) throw new Refusal("press-stale");
    return { charter, people: await signatoriesOf(db, act.community.id, charter) };
  }

  /** Whether a person has signed what binds now: what a feature asks that needs the charter. */
  async function isSigned(community: Id, id: Id, person: Id): Promise<boolean> {
    const charter = await charterById.first(db, { community, id });
    return charter !== null && hasSigned(db, charter, person);
  }

  async function offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
    const all = await allCharters(db, asker.community);
    const wanted = fold(typed);
    const found = all.filter((row) => row.folded.includes(wanted) || fold(row.handle).startsWith(wanted));
    return found.slice(0, 25).map((row) => ({ value: row.handle, label: `${row.handle} · ${row.title}` }));
  }

  return {
    publish,
    sign,
    invite,
    signatories,
    isSigned,
    read: (act: Act, id: Id, number?: number) => view(db, act, id, number),
    list: (act: Act) => allCharters(db, act.community.id),
    find: (community: Id, text: string) => findCharter(db, community, text),
    offer,
  };
}

async function note(tx: Tx, act: Act, action: string, subject: Id, facts: Readonly<Record<string, string | number>>): Promise<void> {
  await audit(tx, { community: act.community.id, at: act.now, actor: act.person, account: act.account, action, subject, facts });
}

/** Whoever had signed what bound before is asked to sign what binds now. */
async function askAgain(tx: Tx, act: Act, charter: Charter): Promise<void> {
  const signed = await signatoriesOf(tx, act.community.id, charter);
  const people = signed.flatMap((one) => (one.person === null || one.holds ? [] : [one.person]));
  const { number } = charter.current;
  await tellEach(tx, act, people, { name: "charter-again", facts: { charter: charter.id, number }, once: `${charter.id}:${number}` });
}
