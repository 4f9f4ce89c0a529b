import { createHash, randomInt } from "node:crypto";
import type { Act } from "#chat/call.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { abilitiesOf, readRoles } from "./role.ts";

/** How long a code that joins two accounts holds, in milliseconds; also for how long codes said in vain are counted. */
export const CODE_HOLDS = 10 * MINUTE;

/** So many codes may be said in vain within that time. */
const MOST_TRIES = 5;

const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A code that people read out to one another: eight letters and digits, none of which is taken for another. */
export function newCode(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What is kept of a code: only its hash, for the purpose it was made for (the path of its command). */
export function hashOfCode(purpose: string, code: string): string {
  return createHash("sha256")
    .update(`${purpose}\n${code.toUpperCase().replaceAll(/[\s-]/g, "")}`)
    .digest("base64url");
}

/** Keeps what belongs to a code, its hash among it; an earlier one of the same person for the same purpose is void. */
export async function keepCode(tx: Tx, id: Id, act: Act, purpose: string, given: { readonly code: string }): Promise<void> {
  const community = act.community.id;
  await tx.deleteFrom("drafts").where("community", "=", community).where("person", "=", act.person).where("path", "=", purpose).execute();
  const row = { community, id, person: act.person, path: purpose, given: JSON.stringify(given), created_at: instantIn(act.now) };
  await tx.insertInto("drafts").values(row).execute();
}

/** Uses a code up. False where somebody else has just done so. */
export async function spendCode(tx: Tx, { community, id }: { readonly community: Id; readonly id: Id }): Promise<boolean> {
  const row = await tx.deleteFrom("drafts").where("community", "=", community).where("id", "=", id).returning("id").executeTakeFirst();
  return row !== undefined;
}

/** The codes for a purpose that were made after `since`, in any community, by whoever may settle that community still. */
export async function codesOfSettlers(db: Db, purpose: string, since: Instant) {
  const rows = await db
    .selectFrom("drafts as d")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "d.community").onRef("p.id", "=", "d.person"))
    .select([
      "d.community as community",
      "d.id as id",
      "d.person as person",
      "d.given as given",
      "p.standing as standing",
      "p.roles as roles",
    ])
    .where("d.path", "=", purpose)
    .where("d.created_at", ">", instantIn(since))
    .execute();
  return rows.filter(({ standing, roles }) => abilitiesOf(standing, readRoles(JSON.parse(roles) as string[])).has("settle the community"));
}

function inVain(purpose: string): string {
  return `${purpose} in vain`;
}

/** Refuses whoever has said too many codes that there were not, with the sentence of that key. */
export async function refuseGuessing(db: Db, act: Act, purpose: string, key: string): Promise<void> {
  const tries = await db
    .selectFrom("drafts")
    .select("created_at")
    .where("community", "=", act.community.id)
    .where("person", "=", act.person)
    .where("path", "=", inVain(purpose))
    .where("created_at", ">", instantIn((act.now - CODE_HOLDS) as Instant))
    .execute();
  if (tries.length >= MOST_TRIES) throw new Refusal(key);
}

/** Counts a code that was said in vain. */
export async function keepTry(tx: Tx, ids: Ids, act: Act, purpose: string): Promise<void> {
  const at = instantIn(act.now);
  const row = { community: act.community.id, id: ids.secret(), person: act.person, path: inVain(purpose), given: "{}", created_at: at };
  await tx.insertInto("drafts").values(row).execute();
}
