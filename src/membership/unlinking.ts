import type { Act } from "#chat/call.ts";
import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard, heardAs } from "#store/heard.ts";
import { hot } from "#store/hot.ts";
import type { Parts } from "#store/parts.ts";
import type { AccountRow } from "#store/tables/membership.ts";
import { tellEach, wordOfAct } from "./acting.ts";
import { foreseeAnotherAdmin, requireAnotherAdmin } from "./life.ts";
import { leaveRoles } from "./platform-roles.ts";
import { findAccountsOf, findPersonById, holdPerson, insertPerson } from "./store.ts";

/** An account, and whose it is or was. */
export interface AccountSeen {
  readonly id: Id;
  readonly name: string;
  readonly platform: string;
  readonly since: Instant;
  /** The name of whoever it belongs to. */
  readonly person: string;
  /** Whether that is whoever looks. */
  readonly own: boolean;
  /** How many accounts they would have without it. */
  readonly left: number;
}

/** Somebody's accounts, in the order in which they came. */
export interface AccountsSeen {
  readonly name: string;
  readonly own: boolean;
  readonly accounts: readonly AccountSeen[];
}

export type UnlinkingService = ReturnType<typeof unlinkingService>;

const byId = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("accounts").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/**
 * Taking an account away from a person: one that was joined by mistake, that was lost or stolen, or whose platform has given its name to
 * somebody else. The account alone goes: whoever speaks from it next is a guest, and everything that was done stays with the person.
 */
export function unlinkingService({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** The one of these accounts that a text names: its name, its platform, or both. */
  function named({ accounts }: AccountsSeen, typed: string): AccountSeen {
    const wanted = fold(typed);
    const called = (each: AccountSeen) =>
      [each.name, each.platform, `${each.name} (${each.platform})`, `${each.name}@${each.platform}`].map(fold);
    const found = accounts.filter((each) => called(each).includes(wanted));
    if (found.length === 1) return found[0] as AccountSeen;
    const known = accounts.map((each) => `${each.name} (${each.platform})`).join(", ");
    const key = found.length === 0 ? "unlink-no-such" : "unlink-several";
    throw new Misuse("account", key, { typed: typed.slice(0, 60), known: known === "" ? "–" : known });
  }

  /** Refuses what could not be taken away, before anybody is asked whether they are sure. */
  async function requireUnlinking(act: Act, which: Which): Promise<AccountSeen> {
    const row = await meant(db, act, which);
    const seen = await seenAs(db, act, row, row.person);
    refuseShutOut(act, seen);
    const owner = isLastOfAnother(seen) ? await findPersonById.first(db, { community: row.community, id: row.person }) : null;
    if (owner !== null) await foreseeAnotherAdmin(db, row.community, owner);
    return seen;
  }

  /**
   * Takes the account away. What was done from it stays with the person: handle, votes, answers, promises, powers. Said again by the same
   * delivery, it is answered as the first time.
   */
  function unlink(act: Act, which: Which): Promise<AccountSeen> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const before = act.delivery === null ? null : await heard(tx, { community, ...act.delivery }, "unlinking");
      if (before !== null) {
        const [id, owner] = before.split("/") as [Id, Id];
        const row = await byId.first(tx, { community, id });
        return row === null ? refuseGone() : seenAs(tx, act, row, owner);
      }
      const row = await meant(tx, act, which);
      await holdPerson.first(tx, { community, id: row.person });
      const still = await byId.first(tx, { community, id: row.id });
      if (still === null || still.person !== row.person) return refuseGone();
      await requireUnlinkable(tx, act, row, await seenAs(tx, act, row, row.person));
      const became = await giveAway(tx, act, row);
      if (act.delivery !== null) await heardAs(tx, { community, ...act.delivery }, `${row.id}/${row.person}`);
      const entry = { community, at: act.now, actor: act.person, account: act.account, action: "account unlinked", subject: row.person };
      await audit(tx, { ...entry, facts: { platform: row.platform, became } });
      if (row.person !== act.person) await inform(tx, act, row, row.person, "person");
      await inform(tx, act, row, became, "account");
      return seenAs(tx, act, row, row.person);
    });
  }

  async function meant(reader: Db, act: Act, which: Which): Promise<AccountRow> {
    const community = act.community.id;
    const id = "id" in which ? which.id : named(await accountsIn(reader, act, which.person), which.typed).id;
    return (await byId.first(reader, { community, id })) ?? refuseGone();
  }

  /** The account becomes that of a guest who has just come, without the roles that its platform gave through it. */
  async function giveAway(tx: Tx, act: Act, row: AccountRow): Promise<Id> {
    const community = act.community.id;
    const { id, person: owner } = row;
    const person = ids.next();
    const handle = await nextHandle(tx, community, "U");
    // told apart from whoever had the account, who is often called the same
    const name = `${[...row.name].slice(0, 60).join("")} (${row.platform})`;
    const guest = { name, standing: "guest" as const, roles: [], locale: null, joined: null, duesThrough: null };
    await insertPerson(tx, { ...guest, id: person, community, handle, now: act.now });
    await leaveRoles(tx, { community, id, person: owner }, act.now);
    await tx.updateTable("accounts").set({ person }).where("community", "=", community).where("id", "=", id).execute();
    const codes = tx.deleteFrom("drafts").where("community", "=", community).where("person", "=", owner);
    await codes.where("path", "=", "parvis link").execute();
    await tx.deleteFrom("absences").where("community", "=", community).where("id", "=", id).execute();
    await unplan(tx, { community, kind: "space-left", subject: id });
    return person;
  }

  return { accountsOf: (act: Act, person: Id) => accountsIn(db, act, person), requireUnlinking, unlink };
}

/** An account by its id, or by what somebody typed of one of a person's. */
export type Which = { readonly id: Id } | { readonly person: Id; readonly typed: string };

async function accountsIn(reader: Db, act: Act, person: Id): Promise<AccountsSeen> {
  const community = act.community.id;
  const own = person === act.person;
  if (!own && !act.may("settle the community")) throw new Refusal("not-allowed", { ability: "settle-the-community" });
  const row = await findPersonById.first(reader, { community, id: person });
  const accounts = await findAccountsOf.all(reader, { community, person });
  const name = row?.name ?? "";
  return { name, own, accounts: accounts.map((each) => seenOf(each, { name, own, left: accounts.length - 1 })) };
}

/** An account as one of this owner's. What is somebody else's is for whoever administers; others do not learn whether there is one. */
async function seenAs(reader: Db, act: Act, row: AccountRow, owner: Id): Promise<AccountSeen> {
  const own = owner === act.person;
  if (!own && !act.may("settle the community")) return refuseGone();
  const { community } = row;
  const name = (await findPersonById.first(reader, { community, id: owner }))?.name ?? "";
  const others = (await findAccountsOf.all(reader, { community, person: owner })).filter(({ id }) => id !== row.id);
  return seenOf(row, { name, own, left: others.length });
}

function seenOf(row: AccountRow, of: { readonly name: string; readonly own: boolean; readonly left: number }): AccountSeen {
  const { id, name, platform } = row;
  return { id, name, platform, since: instantOut(row.created_at), person: of.name, own: of.own, left: of.left };
}

function refuseGone(): never {
  throw new Refusal("unlink-gone");
}

/** Nobody shuts themselves out, and an association is not left without anybody who can administer it. */
async function requireUnlinkable(tx: Tx, act: Act, row: AccountRow, seen: AccountSeen): Promise<void> {
  refuseShutOut(act, seen);
  if (!isLastOfAnother(seen)) return;
  const owner = await findPersonById.first(tx, { community: row.community, id: row.person });
  if (owner !== null) await requireAnotherAdmin(tx, row.community, owner, []);
}

function refuseShutOut(act: Act, { own, left, id }: AccountSeen): void {
  if (own && left === 0) throw new Refusal("unlink-last");
  if (own && id === act.account) throw new Refusal("unlink-this-one");
}

function isLastOfAnother({ own, left }: AccountSeen): boolean {
  return !own && left === 0;
}

function inform(tx: Tx, act: Act, { name, platform }: AccountRow, person: Id, reader: "person" | "account"): Promise<void> {
  const facts = { account: { name, platform }, reader };
  return tellEach(tx, act, [person], { name: "account-unlinked", facts, once: wordOfAct(tx) });
}
