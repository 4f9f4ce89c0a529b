import { createHash, randomBytes } from "node:crypto";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut, jsonIn, jsonOut } from "#store/column.ts";
import { type Db, link as reach, type Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { Fact } from "./notice.ts";

/** A link that opens one page once, as it was found by its token. The token itself is kept nowhere. */
export interface OneTimeLink {
  readonly community: Id;
  readonly id: Id;
  /** Which keeper shows its page: `charter`, `agreement`. */
  readonly purpose: string;
  /** The id of what it is about. */
  readonly subject: Id;
  /** What the keeper wrote down with it, as JSON gave it back. */
  readonly facts: unknown;
  readonly expires: Instant;
  /** Whether what it asks for was done: its page then only shows what came of it. */
  readonly used: boolean;
}

/** A link to be made. */
export interface LinkMaking {
  readonly community: Id;
  readonly purpose: string;
  readonly subject: Id;
  readonly facts: Fact;
  readonly now: Instant;
  /** How long it may be used, in milliseconds; at most `LONGEST`. */
  readonly holds: number;
}

/** No link may be used longer than this after it was made, in milliseconds. */
export const LONGEST = 90 * DAY;

/** What was signed can be read under the same address for this long after the link has ended, in milliseconds. */
export const KEPT = 90 * DAY;

/** 256 bits, so that nobody finds one by trying. */
const BYTES = 32;

const SHAPE = /^[\w-]{43}$/;

function hashOf(token: string): string {
  return createHash("sha256").update(`parvis one-time link\n${token}`).digest("base64url");
}

/** Makes a link and resolves to its token, which is shown once and kept nowhere: only its hash is. */
export async function issueLink(tx: Tx, making: LinkMaking): Promise<string> {
  const token = randomBytes(BYTES).toString("base64url");
  const { community, purpose, subject, now } = making;
  await tx
    .insertInto("one_time_links")
    .values({
      community,
      id: tx[reach].engine.ids.secret(),
      hash: hashOf(token),
      purpose,
      subject,
      facts: jsonIn(making.facts),
      expires_at: instantIn(after(now, Math.min(making.holds, LONGEST))),
      used_at: null,
      created_at: instantIn(now),
    })
    .execute();
  return token;
}

const byHash = hot((q, p: { readonly hash: string }) => q.selectFrom("one_time_links").selectAll().where("hash", "=", p.hash));

/**
 * The link that a token opens: one that may still be used, or one that was used and whose outcome may still be read. Null for
 * everything else, whatever it looks like.
 */
export async function findLink(db: Db, token: string, now: Instant): Promise<OneTimeLink | null> {
  if (!SHAPE.test(token)) return null;
  const row = await byHash.first(db, { hash: hashOf(token) });
  if (row === null) return null;
  const expires = instantOut(row.expires_at);
  const used = row.used_at !== null;
  if (now > (used ? after(expires, KEPT) : expires)) return null;
  const { community, id, purpose, subject } = row;
  return { community, id, purpose, subject, facts: jsonOut(row.facts, (value) => value), expires, used };
}

/** Uses a link up, in the change of what it was for. False when it was used, taken back or ended meanwhile: then do nothing. */
export async function spendLink(tx: Tx, link: OneTimeLink, now: Instant): Promise<boolean> {
  const spent = await tx
    .updateTable("one_time_links")
    .set({ used_at: instantIn(now) })
    .where("community", "=", link.community)
    .where("id", "=", link.id)
    .where("used_at", "is", null)
    .where("expires_at", ">=", instantIn(now))
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** Takes back every link about a subject that was not used. Resolves to how many there were. */
export async function voidLinks(tx: Tx, community: Id, purpose: string, subject: Id): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("one_time_links")
    .where("community", "=", community)
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
