import { createHash, randomInt } from "node:crypto";
import { z } from "zod";
import type { Act } from "#chat/call.ts";
import { MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { tell } from "#outbox/notice.ts";
import { change } from "#store/change.ts";
import { instantIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Joiner, mergePeople } from "./merge.ts";
import { abilitiesOf, readRoles } from "./role.ts";

/** How long a code holds, in milliseconds. */
export const CODE_HOLDS = 10 * MINUTE;

/** An account as both sides see it before they confirm. */
export interface SideSeen {
  readonly name: string;
  readonly platform: string;
}

/** A link under way: who began it, who answered, and how far it is. */
export interface Linking {
  readonly id: Id;
  readonly first: SideSeen;
  readonly second: SideSeen;
  readonly state: "asked" | "waits for the first" | "linked";
}

export type LinkingService = ReturnType<typeof linkingService>;

const PATH = "parvis link";
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const kept = z.object({
  code: z.string(),
  account: z.string(),
  second: z.object({ person: z.string(), account: z.string(), confirmed: z.boolean() }).nullable(),
});
type Kept = z.infer<typeof kept>;

function hashOf(code: string): string {
  return createHash("sha256")
    .update(`parvis link\n${code.toUpperCase().replaceAll(/[\s-]/g, "")}`)
    .digest("base64url");
}

function newCode(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Joining two accounts into one person: a code from the first, and both sides confirm what they see. */
export function linkingService({ db, ids, clock }: Parts, joiners: readonly Joiner[] = []) {
  /** A code for the account that asks; an earlier one of the same person is void. */
  function begin(act: Act): Promise<string> {
    const code = newCode();
    const id = ids.secret();
    return change(db, async (tx) => {
      await forget(tx, act.community.id, act.person);
      const given: Kept = { code: hashOf(code), account: act.account ?? "", second: null };
      const at = instantIn(act.now);
      const row = { community: act.community.id, id, person: act.person, path: PATH, given: JSON.stringify(given), created_at: at };
      await tx.insertInto("drafts").values(row).execute();
      return code;
    });
  }

  /** The second account says the code. Nothing is joined yet. */
  function answer(act: Act, code: string): Promise<Linking> {
    return change(db, async (tx) => {
      const found = (await openLinks(tx, act)).find((each) => each.given.code === hashOf(code));
      if (found === undefined) throw new Refusal("link-no-such-code");
      if (found.person === act.person) throw new Refusal("link-same-person");
      if (found.given.second !== null && found.given.second.person !== act.person) throw new Refusal("link-no-such-code");
      const second = { person: act.person, account: act.account ?? "", confirmed: false };
      await write(tx, act.community.id, found.id, { ...found.given, second });
      return seen(tx, act.community.id, found.id, { ...found.given, second });
    });
  }

  /** One side confirms. The second asks the first; once the first does too, the two are one person. */
  function confirm(act: Act, id: Id): Promise<Linking> {
    return change(db, async (tx) => {
      const { found, second } = await answered(tx, act, id);
      if (act.person === second.person) {
        const given = { ...found.given, second: { ...second, confirmed: true } };
        await write(tx, act.community.id, id, given);
        const shown = await seen(tx, act.community.id, id, given);
        await tellFirst(tx, act, shown, found.person);
        return shown;
      }
      if (!second.confirmed) throw new Refusal("link-not-confirmed");
      const shown = await seen(tx, act.community.id, id, found.given);
      await forget(tx, act.community.id, found.person);
      const { id: community } = act.community;
      await mergePeople(tx, act, { community, keep: found.person, gone: second.person as Id }, joiners);
      return { ...shown, state: "linked" };
    });
  }

  /** Either side calls it off. */
  function cancel(act: Act, id: Id): Promise<void> {
    return change(db, async (tx) => {
      const { found } = await answered(tx, act, id);
      await forget(tx, act.community.id, found.person);
    });
  }

  /** The community whose admin was given this code, so that another space may be attached to it; null for any other code. */
  async function invites(code: string): Promise<Id | null> {
    const since = instantIn((clock.now() - CODE_HOLDS) as ReturnType<typeof clock.now>);
    const rows = await db
      .selectFrom("drafts as d")
      .innerJoin("people as p", (join) => join.onRef("p.community", "=", "d.community").onRef("p.id", "=", "d.person"))
      .select(["d.community as community", "d.given as given", "p.standing as standing", "p.roles as roles"])
      .where("d.path", "=", PATH)
      .where("d.created_at", ">", since)
      .execute();
    const found = rows.find((row) => jsonOut(row.given, kept).code === hashOf(code));
    if (found === undefined) return null;
    const may = abilitiesOf(found.standing, readRoles(JSON.parse(found.roles) as string[]));
    return may.has("settle the community") ? found.community : null;
  }

  return { begin, answer, confirm, cancel, invites };
}

interface OpenLink {
  readonly id: Id;
  readonly person: Id;
  readonly given: Kept;
}

async function openLinks(tx: Tx, act: Act): Promise<readonly OpenLink[]> {
  const rows = await tx
    .selectFrom("drafts")
    .selectAll()
    .where("community", "=", act.community.id)
    .where("path", "=", PATH)
    .where("created_at", ">", instantIn((act.now - CODE_HOLDS) as typeof act.now))
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
  return { id, first: side(given.account), second: side(given.second?.account ?? ""), state };
}

/** The first side is asked where it can be reached, so that a code that somebody planted joins nobody. */
async function tellFirst(tx: Tx, act: Act, { id, first, second }: Linking, person: Id): Promise<void> {
  const facts = { link: id, first: { ...first }, second: { ...second } };
  const once = `link-asked:${id}`;
  await tell(tx, { community: act.community.id, to: { person }, name: "link-asked", version: 1, facts, once, now: act.now, kind: null });
}
