import { createHash, randomBytes } from "node:crypto";
import type { Act } from "#chat/call.ts";
import type { Speaker } from "#chat/platform.ts";
import { after, HOUR, type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findLink, issueLink, type OneTimeLink, spendLink, voidLinks } from "#outbox/one-time.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { Parts } from "#store/parts.ts";

/** How long the link that opens the pages may be used, in milliseconds. */
export const LINK_HOLDS = 10 * MINUTE;

/** A session ends this long after it was opened, and this long after it was last used, in milliseconds. */
export const SESSION_HOLDS = 12 * HOUR;
export const SESSION_IDLE = HOUR;

/** That it was used is written down at most this often, in milliseconds. */
const SEEN_EVERY = MINUTE;

/** 256 bits, so that nobody finds one by trying. */
const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

const PURPOSE = "web";

/** Somebody who uses the pages: as which account, and until when. */
export interface WebSession {
  readonly community: Id;
  readonly id: Id;
  readonly speaker: Speaker;
  readonly expires: Instant;
}

export type WebSessionsService = ReturnType<typeof webSessionsService>;

const byHash = hot((q, p: { readonly hash: string }) =>
  q
    .selectFrom("web_sessions as s")
    .innerJoin("accounts as a", (join) => join.onRef("a.community", "=", "s.community").onRef("a.id", "=", "s.account"))
    .select(["s.community as community", "s.id as id", "s.expires_at as expires", "s.seen_at as seen"])
    .select(["a.platform as platform", "a.team as team", "a.user as user", "a.name as name", "a.locale as locale", "a.zone as zone"])
    .where("s.hash", "=", p.hash),
);

function hashOf(token: string): string {
  return createHash("sha256").update(`parvis web session\n${token}`).digest("base64url");
}

/**
 * The pages in the browser, for one person: a link asked for in chat opens them once, then a session that ends by itself. What
 * is done there is said by the account that asked for the link, so that it reaches what that account reaches and nothing else.
 */
export function webSessionsService({ db, ids, clock }: Parts) {
  /** Makes the link. One that was asked for before and not used opens nothing any more. */
  function ask(act: Act): Promise<string> {
    const community = act.community.id;
    return change(db, async (tx) => {
      await voidLinks(tx, community, PURPOSE, act.person);
      const facts = { account: act.account };
      return issueLink(tx, { community, purpose: PURPOSE, subject: act.person, facts, now: act.now, holds: LINK_HOLDS });
    });
  }

  /** Whether a link would open the pages now. Looking does not use it up: whoever scans messages opens every link. */
  async function opens(token: string): Promise<boolean> {
    return (await unused(token)) !== null;
  }

  async function unused(token: string): Promise<OneTimeLink | null> {
    const link = await findLink(db, token, clock.now());
    return link === null || link.purpose !== PURPOSE || link.used ? null : link;
  }

  /** Uses the link up. Resolves to the token of a new session, which is kept nowhere; null when the link opens nothing. */
  async function enter(token: string): Promise<string | null> {
    const link = await unused(token);
    if (link === null) return null;
    const now = clock.now();
    const { account } = link.facts as { readonly account: Id | null };
    if (account === null) return null;
    const session = randomBytes(BYTES).toString("base64url");
    return change(db, async (tx) => {
      if (!(await spendLink(tx, link, now))) return null;
      const { community, subject: person } = link;
      await endOld(tx, now);
      const row = { community, id: ids.secret(), hash: hashOf(session), account };
      const times = { created_at: instantIn(now), seen_at: instantIn(now), expires_at: instantIn(after(now, SESSION_HOLDS)) };
      await tx
        .insertInto("web_sessions")
        .values({ ...row, ...times })
        .execute();
      await audit(tx, { community, at: now, actor: person, account, action: "web session opened", subject: person });
      return session;
    });
  }

  /** Who uses the pages; null where the session has ended, or the account has gone. */
  async function find(token: string): Promise<WebSession | null> {
    const row = SHAPE.test(token) ? await byHash.first(db, { hash: hashOf(token) }) : null;
    const now = clock.now();
    if (row === null || instantOut(row.expires) <= now || after(instantOut(row.seen), SESSION_IDLE) <= now) return null;
    const { community, id, platform, team, user, name, locale, zone } = row;
    if (instantOut(row.seen) <= after(now, -SEEN_EVERY)) await see(community, id, now);
    return { community, id, speaker: { platform, team, user, name, locale, zone, owner: false }, expires: instantOut(row.expires) };
  }

  async function see(community: Id, id: Id, now: Instant): Promise<void> {
    await change(db, async (tx) => {
      await tx
        .updateTable("web_sessions")
        .set({ seen_at: instantIn(now) })
        .where("community", "=", community)
        .where("id", "=", id)
        .execute();
    });
  }

  /** Ends a session at the wish of whoever uses it. */
  function leave(session: Pick<WebSession, "community" | "id">): Promise<void> {
    return change(db, async (tx) => {
      await tx.deleteFrom("web_sessions").where("community", "=", session.community).where("id", "=", session.id).execute();
    });
  }

  return { ask, opens, enter, find, leave };
}

/** Sessions that have ended are kept by nobody. */
async function endOld(tx: Tx, now: Instant): Promise<void> {
  await tx
    .deleteFrom("web_sessions")
    .where((e) => e.or([e("expires_at", "<=", instantIn(now)), e("seen_at", "<=", instantIn(after(now, -SESSION_IDLE)))]))
    .execute();
}
