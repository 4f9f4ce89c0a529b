import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hotWrite } from "#store/hot.ts";

const insertLook = hotWrite((q, p: { community: Id; id: Id; request: Id; person: Id; at: string }) =>
  q.insertInto("contact_looks").values({ community: p.community, id: p.id, request: p.request, person: p.person, at: p.at }),
);

/** Writes down that somebody read what was confided. */
export function recordLook(tx: Tx, look: { community: Id; id: Id; request: Id; person: Id; at: Instant }): Promise<number> {
  return insertLook.run(tx, { ...look, at: instantIn(look.at) });
}

/** Who read what was confided, each with the last time, the latest last. */
export async function looksAt(db: Db, community: Id, request: Id): Promise<readonly { readonly person: Id; readonly at: Instant }[]> {
  const rows = await db
    .selectFrom("contact_looks")
    .select((e) => ["person", e.fn.max("at").as("last")])
    .where("community", "=", community)
    .where("request", "=", request)
    .groupBy("person")
    .orderBy("last")
    .execute();
  return rows.map(({ person, last }) => ({ person, at: instantOut(last) }));
}
