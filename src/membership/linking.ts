import { z } from "zod";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { tell } from "#outbox/notice.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { CODE_HOLDS, codesOfSettlers, hashOfCode, keepCode, keepTry, newCode, refuseGuessing } from "./codes.ts";
import { type Joiner, mergePeople } from "./merge.ts";
import { findPersonById, holdPerson, personNames } from "./store.ts";

/** An account as both sides see it before they confirm. */
export interface SideSeen {
  readonly name: string;
  /** Empty for somebody who has lost their accounts, and whom another vouches for. */
  readonly platform: string;
}

/** A link under way: who began it, who answered, and how far it is. */
export interface Linking {
  readonly id: Id;
  readonly first: SideSeen;
  readonly second: SideSeen;
  readonly state: "asked" | "waits for the first" | "linked";
}

/** A space that wants to join a community. */
export interface JoiningSpace {
  readonly platform: string;
  readonly team: string;
  readonly name: string;
  readonly announcements: string | null;
}

export type LinkingService = ReturnType<typeof linkingService>;

const PATH = "parvis link";

const kept = z.object({
  code: z.string(),
  account: z.string(),
  second: z.object({ person: z.string(), account: z.string(), confirmed: z.boolean() }).nullable(),
  /** Whose account the second one becomes, where somebody vouches for another; null for whoever asked. */
  keep: z.string().nullable().default(null),
  /** Whether a space has joined by it: one alone may. */
  attached: z.boolean().default(false),
});
type Kept = z.infer<typeof kept>;

function hashOf(code: string): string {
  return hashOfCode(PATH, code);
}

/** Joining two accounts into one person: a code from the first, and both sides confirm what they see. */
export function linkingService({ db, ids, clock }: Parts, joiners: readonly Joiner[] = []) {
  /**
   * A code for the account that asks; an earlier one of the same person is void. For somebody else, who has lost their accounts, it is
   * given by whoever administers, who then answers for it as the first side.
   */
  function begin(act: Act, lost?: GivenPerson): Promise<string> {
    const code = newCode();
    const id = ids.secret();
    const keep = lost === undefined || lost.id === act.person ? null : lost.id;
    if (keep !== null && !act.may("settle the community")) throw new Refusal("not-allowed", { ability: "settle-the-community" });
    return change(db, async (tx) => {
      if (keep !== null) await vouch(tx, act, keep);
      const given: Kept = { code: hashOf(code), account: act.account ?? "", second: null, keep, attached: false };
      await keepCode(tx, id, act, PATH, given);
      return code;
    });
  }

  /** Writes down who vouches for whom. Refuses those who are gone. */
  async function vouch(tx: Tx, act: Act, person: Id): Promise<void> {
    const community = act.community.id;
    const row = await findPersonById.first(tx, { community, id: person });
    if (row === null || row.merged_into !== null || row.erased_at !== null) throw new Refusal("press-stale");
    const entry = { community, at: act.now, actor: act.person, account: act.account, action: "account vouched for" };
    await audit(tx, { ...entry, subject: person });
  }

  /** The second account says the code. Nothing is joined yet. */
  async function answer(act: Act, code: string): Promise<Linking> {
    const linking = await change(db, async (tx) => {
      await holdPerson.run(tx, { community: act.community.id, id: act.person });
      await refuseGuessing(tx, act, PATH, "link-too-often");
      const found = (await openLinks(tx, act)).find((each) => each.given.code === hashOf(code));
      if (found === undefined) return missed(tx, act);
      const keep = found.given.keep ?? found.person;
      if (keep === act.person || found.person === act.person) throw new Refusal("link-same-person");
      if (found.given.second !== null && found.given.second.person !== act.person) return missed(tx, act);
      if (found.given.keep !== null) await requireNewcomer(tx, act);
      const second = { person: act.person, account: act.account ?? "", confirmed: false };
      await write(tx, act.community.id, found.id, { ...found.given, second });
      return seen(tx, act.community.id, found.id, { ...found.given, second });
    });
    if (linking === null) throw new Refusal("link-no-such-code");
    return linking;
  }

  /** Counts a code that was said in vain: in the change that looked for it, so that those said at once are counted too. */
  async function missed(tx: Tx, act: Act): Promise<null> {
    await keepTry(tx, ids, act, PATH);
    return null;
  }

  /** One side confirms. The second asks the first; once the first does too, the two are one person. */
  function confirm(act: Act, id: Id): Promise<Linking> {
    return change(db, async (tx) => {
      const { found, second } = await answered(tx, act, id);
      const { id: community } = act.community;
      if (act.person === second.person) {
        const given = { ...found.given, second: { ...second, confirmed: true } };
        await write(tx, community, id, given);
        const shown = await seen(tx, community, id, given);
        await tellFirst(tx, act, shown, found.person);
        if (given.keep !== null) await warn(tx, act, shown, given.keep as Id, found.person);
        return shown;
      }
      if (!second.confirmed) throw new Refusal("link-not-confirmed");
      const { keep } = found.given;
      if (keep !== null && !act.may("settle the community")) throw new Refusal("not-allowed", { ability: "settle-the-community" });
      const shown = await seen(tx, community, id, found.given);
      await forget(tx, community, found.person);
      await mergePeople(tx, act, { community, keep: (keep ?? found.person) as Id, gone: second.person as Id }, joiners);
      return { ...shown, state: "linked" };
    });
  }

  /** The question that is open before somebody, said in words: confirmed or called off. Null once it is called off. */
  async function reply(act: Act, how: "confirm" | "cancel"): Promise<Linking | null> {
    const open = (await openLinks(db, act)).filter(({ given }) => given.second !== null);
    const meant = open.findLast(({ person, given }) => person === act.person || given.second?.person === act.person);
    if (meant === undefined) throw new Refusal("link-over");
    if (how === "confirm") return confirm(act, meant.id);
    await cancel(act, meant.id);
    return null;
  }

  /** Either side calls it off. */
  function cancel(act: Act, id: Id): Promise<void> {
    return change(db, async (tx) => {
      const { found } = await answered(tx, act, id);
      await forget(tx, act.community.id, found.person);
    });
  }

  /**
   * Lets a space join the community whose admin was given this code: one space for each code, while it holds. Null for any other
   * code, and for one by which a space has joined already. Refuses a space that another association has just been given.
   */
  async function attach(code: string, space: JoiningSpace): Promise<Id | null> {
    const now = clock.now();
    const inviting = await invitation(db, code, now);
    if (inviting === null) return null;
    const { community, id, person, given } = inviting;
    return change(db, async (tx) => {
      const spent = await tx
        .updateTable("drafts")
        .set({ given: JSON.stringify({ ...given, attached: true }) })
        .where("community", "=", community)
        .where("id", "=", id)
        .where("given", "=", JSON.stringify(given))
        .returning("id")
        .executeTakeFirst();
      if (spent === undefined) return null;
      const joined = await tx
        .insertInto("spaces")
        .values({ community, id: ids.next(), ...space, created_at: instantIn(now) })
        .onConflict((conflict) => conflict.columns(["platform", "team"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (joined === undefined) throw new Refusal("link-space-taken");
      const facts = { platform: space.platform };
      await audit(tx, { community, at: now, actor: person, action: "space attached", subject: community, facts });
      return community;
    });
  }

  return { begin, answer, reply, confirm, cancel, attach };
}

/** The open code of somebody who administers a community, by which no space has joined yet. */
async function invitation(db: Db, code: string, now: Instant) {
  const rows = await codesOfSettlers(db, PATH, (now - CODE_HOLDS) as Instant);
  const open = rows.map((row) => ({ ...row, given: jsonOut(row.given, kept) }));
  return open.find(({ given }) => given.code === hashOf(code) && !given.attached && given.keep === null) ?? null;
}

/** Somebody who is vouched for comes with a new account: one that is a member's already is joined by that member alone. */
async function requireNewcomer(tx: Tx, act: Act): Promise<void> {
  const row = await findPersonById.first(tx, { community: act.community.id, id: act.person });
  if (row?.standing !== "guest" && row?.standing !== "applicant") throw new Refusal("link-vouched-member");
}

interface OpenLink {
  readonly id: Id;
  readonly person: Id;
  readonly given: Kept;
}

async function openLinks(reader: Db, act: Act): Promise<readonly OpenLink[]> {
  const rows = await reader
    .selectFrom("drafts")
    .selectAll()
    .where("community", "=", act.community.id)
    .where("path", "=", PATH)
    .where("created_at", ">", instantIn((act.now - CODE_HOLDS) as typeof act.now))
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ id: row.id, person: row.person, given: jsonOut(row.given, kept) }));
}

/** A link that this person is a side of, with its second side. */
async function answered(tx: Tx, act: Act, id: Id) {
  const found = (await openLinks(tx, act)).find((each) => each.id === id);
  const second = found?.given.second ?? null;
  if (found === undefined || second === null) throw new Refusal("link-over");
  if (act.person !== found.person && act.person !== second.person) throw new Refusal("link-over");
  return { found, second };
}

async function write(tx: Tx, community: Id, id: Id, given: Kept): Promise<void> {
  await tx
    .updateTable("drafts")
    .set({ given: JSON.stringify(given) })
    .where("community", "=", community)
    .where("id", "=", id)
    .execute();
}

async function forget(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx.deleteFrom("drafts").where("community", "=", community).where("person", "=", person).where("path", "=", PATH).execute();
}

async function seen(reader: Db, community: Id, id: Id, given: Kept): Promise<Linking> {
  const sides = [given.account, given.second?.account ?? ""];
  const rows = await reader
    .selectFrom("accounts")
    .select(["id", "name", "platform"])
    .where("community", "=", community)
    .where("id", "in", sides as Id[])
    .execute();
  const side = (account: string): SideSeen => rows.find((row) => row.id === account) ?? { name: "–", platform: "–" };
  const state = given.second?.confirmed === true ? "waits for the first" : "asked";
  const keep = given.keep as Id | null;
  const lost = keep === null ? null : ((await personNames(reader, community, [keep])).get(keep) ?? "–");
  const first = lost === null ? side(given.account) : { name: lost, platform: "" };
  return { id, first, second: side(given.second?.account ?? ""), state };
}

/** The first side is asked where it can be reached, so that a code that somebody planted joins nobody. */
async function tellFirst(tx: Tx, act: Act, { id, first, second }: Linking, person: Id): Promise<void> {
  const facts = { link: id, first: { ...first }, second: { ...second } };
  const once = `link-asked:${id}`;
  await tell(tx, { community: act.community.id, to: { person }, name: "link-asked", version: 1, facts, once, now: act.now, kind: null });
}

/** Whoever is vouched for is told where they can be reached still, before anything is joined: a new account may be a stranger's. */
async function warn(tx: Tx, act: Act, { id, second }: Linking, person: Id, voucher: Id): Promise<void> {
  const by = (await personNames(tx, act.community.id, [voucher])).get(voucher) ?? "–";
  const facts = { account: { ...second }, by };
  const once = `account-vouched:${id}`;
  await tell(tx, {
    community: act.community.id,
    to: { person },
    name: "account-vouched",
    version: 1,
    facts,
    once,
    now: act.now,
    kind: null,
  });
}
