import type { Assembly } from "#assemblies/assembly.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { CarriedOver, Unheld } from "./minutes.ts";

/** The hours at which a session was broken off. */
export async function adjournmentsOf(db: Db, community: Id, assembly: Id): Promise<readonly Instant[]> {
  const rows = await db
    .selectFrom("audit")
    .select("at")
    .where("community", "=", community)
    .where("subject", "=", assembly)
    .where("action", "=", "assembly adjourned")
    .orderBy("at")
    .execute();
  return rows.map(({ at }) => instantOut(at));
}

/** The votes that could not be held for want of a quorum, with their hour, also of what was voted on later in the session or went on to its second call. */
export async function unheldVotes(db: Db, community: Id, { id, openedAt, closedAt }: Assembly): Promise<readonly Unheld[]> {
  if (openedAt === null) return [];
  const rows = await db
    .selectFrom("audit")
    .innerJoin("motions", (join) => join.onRef("motions.community", "=", "audit.community").onRef("motions.id", "=", "audit.subject"))
    .innerJoin("assemblies", (join) =>
      join.onRef("assemblies.community", "=", "motions.community").onRef("assemblies.id", "=", "motions.assembly"),
    )
    .select(["motions.handle", "audit.at"])
    .where("audit.community", "=", community)
    .where("audit.action", "=", "quorum missing")
    .where("audit.at", ">=", instantIn(openedAt))
    .$if(closedAt !== null, (query) => query.where("audit.at", "<=", instantIn(closedAt as Instant)))
    .where((where) => where.or([where("assemblies.id", "=", id), where("assemblies.second_of", "=", id)]))
    .orderBy("audit.at")
    .orderBy("motions.id")
    .execute();
  return rows.map(({ handle, at }) => ({ handle, at: instantOut(at) }));
}

/** What stood on the agenda and went on to the second call, undecided. What was proposed for that one alone is younger than it. */
export async function carriedOver(db: Db, community: Id, assembly: Id): Promise<CarriedOver | null> {
  const second = await db
    .selectFrom("assemblies")
    .select(["id", "handle"])
    .where("community", "=", community)
    .where("second_of", "=", assembly)
    .executeTakeFirst();
  if (second === undefined) return null;
  const motions = await db
    .selectFrom("motions")
    .select(["id", "handle", "title"])
    .where("community", "=", community)
    .where("assembly", "=", second.id)
    .where("id", "<", second.id)
    .where("amends", "is", null)
    .orderBy("id")
    .execute();
  return { to: second.handle, motions };
}
