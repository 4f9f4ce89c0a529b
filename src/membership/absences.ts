import type { CommunityFacts } from "#chat/call.ts";
import type { AccountRef } from "#chat/platform.ts";
import { done, type JobKinds } from "#jobs/job.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { after, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { nearestLocale } from "#locales/locale.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { layDownPowers } from "./delegations.ts";
import { findCommunity, findSpace } from "./store.ts";

/** People leave a space by mistake: what they have promised waits so long for them, in milliseconds. */
const GRACE = 48 * HOUR;

export type AbsencesService = ReturnType<typeof absencesService>;

/** Those of a community whose absence matters to a practice: they have promised something. */
export type Awaited = (db: Db, community: Id) => Promise<readonly Id[]>;

/** Who has left a space. What they promised is theirs for two days more; then others are asked. */
export function absencesService({ db }: Parts, practices: readonly Awaited[]) {
  /** The users of a space whose absence matters: they have promised something, were given a power, are what a role of the space makes them, or were away before. */
  async function awaited(space: Pick<AccountRef, "platform" | "team">): Promise<readonly string[]> {
    const home = await findSpace.first(db, space);
    if (home === null) return [];
    const { community } = home;
    const people = new Set((await Promise.all(practices.map((practice) => practice(db, community)))).flat());
    const powers = await db
      .selectFrom("delegations")
      .select("holder")
      .where("community", "=", community)
      .where("state", "=", "active")
      .execute();
    for (const { holder } of powers) people.add(holder);
    const away = await db.selectFrom("absences").select("id").where("community", "=", community).execute();
    const given = await db.selectFrom("account_roles").select("id").where("community", "=", community).where("given", "!=", "[]").execute();
    const watched = new Set([...away, ...given].map(({ id }) => id));
    const accounts = await db
      .selectFrom("accounts")
      .select(["id", "person", "user"])
      .where("community", "=", community)
      .where("platform", "=", space.platform)
      .where("team", "=", space.team)
      .execute();
    return accounts.filter(({ id, person }) => people.has(person) || watched.has(id)).map(({ user }) => user);
  }

  function accountOf(tx: Tx, { platform, team, user }: AccountRef) {
    return tx
      .selectFrom("accounts")
      .select(["community", "id", "person"])
      .where("platform", "=", platform)
      .where("team", "=", team)
      .where("user", "=", user)
      .executeTakeFirst();
  }

  /** Somebody is in the space no longer. Said again it changes nothing. */
  function left(account: AccountRef, now: Instant): Promise<void> {
    return change(db, async (tx) => {
      const found = await accountOf(tx, account);
      if (found === undefined) return;
      const { community, id, person } = found;
      const fresh = await tx
        .insertInto("absences")
        .values({ community, id, since: instantIn(now) })
        .onConflict((conflict) => conflict.columns(["community", "id"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (fresh === undefined) return;
      await plan(tx, { community, kind: "space-left", subject: id, due: after(now, GRACE) });
      await audit(tx, { community, at: now, actor: null, account: id, action: "space left", subject: person, facts: {} });
    });
  }

  /** Somebody is there again: nothing is taken from them. */
  async function returned(account: AccountRef): Promise<void> {
    const away = await db
      .selectFrom("absences as b")
      .innerJoin("accounts as a", (join) => join.onRef("a.community", "=", "b.community").onRef("a.id", "=", "b.id"))
      .select("b.id")
      .where("a.platform", "=", account.platform)
      .where("a.team", "=", account.team)
      .where("a.user", "=", account.user)
      .executeTakeFirst();
    if (away === undefined) return;
    await change(db, async (tx) => {
      const found = await accountOf(tx, account);
      if (found === undefined) return;
      const { community, id } = found;
      await tx.deleteFrom("absences").where("community", "=", community).where("id", "=", id).execute();
      await unplan(tx, { community, kind: "space-left", subject: id });
    });
  }

  return { awaited, left, returned };
}

/** What a practice does when somebody is gone for good. */
export type GoneForGood = (tx: Tx, community: CommunityFacts, person: Id, now: Instant) => Promise<void>;

/** After the days of grace: whoever has no other account here holds nothing any more. */
export function absencesLater(practices: readonly GoneForGood[]): {
  readonly notices: object;
  readonly fresh: object;
  readonly jobs: JobKinds;
} {
  return {
    notices: {},
    fresh: {},
    jobs: {
      "space-left": {
        catchUp: "once",
        async handle(tx, { community, subject: id }, { now }) {
          const account = await tx
            .selectFrom("accounts")
            .select("person")
            .where("community", "=", community)
            .where("id", "=", id)
            .executeTakeFirst();
          const home = await findCommunity.first(tx, { community });
          if (account === undefined || home === null) return done;
          const others = await tx
            .selectFrom("accounts as a")
            .leftJoin("absences as b", (join) => join.onRef("b.community", "=", "a.community").onRef("b.id", "=", "a.id"))
            .select("a.id")
            .where("a.community", "=", community)
            .where("a.person", "=", account.person)
            .where("b.id", "is", null)
            .execute();
          if (others.length > 0) return done;
          const facts: CommunityFacts = { id: community, name: home.name, locale: nearestLocale(home.locale) ?? "en", zone: home.zone };
          for (const practice of practices) await practice(tx, facts, account.person, now);
          await layDownPowers(tx, community, account.person, { at: now, actor: null, account: id });
          await audit(tx, {
            community,
            at: now,
            actor: null,
            account: id,
            action: "promises given back",
            subject: account.person,
            facts: {},
          });
          return done;
        },
      },
    },
  };
}
