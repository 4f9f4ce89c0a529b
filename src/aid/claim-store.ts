import type { Id } from "#kernel/ids.ts";
import { countOut, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { Claim } from "./request.ts";

const claimsOf = hot((q, p: { readonly community: Id; readonly request: Id }) =>
  q
    .selectFrom("claims")
    .select(["id", "person", "state", "until"])
    .where("community", "=", p.community)
    .where("request", "=", p.request)
    .orderBy("at")
    .orderBy("id"),
);

const activeOf = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q.selectFrom("claims").select("id").where("community", "=", p.community).where("person", "=", p.person).where("state", "=", "active"),
);

export const insertClaim = hotWrite((q, p: { community: Id; id: Id; request: Id; person: Id; at: string; until: string }) =>
  q
    .insertInto("claims")
    .values({ community: p.community, id: p.id, request: p.request, person: p.person, state: "active", at: p.at, until: p.until }),
);

export const endClaim = hotWrite((q, p: { community: Id; request: Id; person: Id; state: "released" | "lapsed" | "done" }) =>
  q
    .updateTable("claims")
    .set({ state: p.state })
    .where("community", "=", p.community)
    .where("request", "=", p.request)
    .where("person", "=", p.person)
    .where("state", "=", "active")
    .returning("id"),
);

export const setClaimUntil = hotWrite((q, p: { community: Id; request: Id; person: Id; until: string }) =>
  q
    .updateTable("claims")
    .set({ until: p.until })
    .where("community", "=", p.community)
    .where("request", "=", p.request)
    .where("person", "=", p.person)
    .where("state", "=", "active")
    .returning("id"),
);

export async function loadClaims(db: Db, community: Id, request: Id): Promise<readonly Claim[]> {
  const rows = await claimsOf.all(db, { community, request });
  return rows.map((row) => ({ id: row.id, person: row.person, state: row.state, until: instantOut(row.until) }));
}

/** The claims in force on a request. */
export async function activeClaims(db: Db, community: Id, request: Id): Promise<readonly Claim[]> {
  return (await loadClaims(db, community, request)).filter(({ state }) => state === "active");
}

/** How many claims are in force on each request that has some, in one query. */
export async function activeCounts(db: Db, community: Id): Promise<ReadonlyMap<Id, number>> {
  const rows = await db
    .selectFrom("claims")
    .select((e) => ["request", e.fn.countAll().as("count")])
    .where("community", "=", community)
    .where("state", "=", "active")
    .groupBy("request")
    .execute();
  return new Map(rows.map(({ request, count }) => [request, countOut(count)]));
}

export async function openClaims(db: Db, community: Id, person: Id): Promise<number> {
  return (await activeOf.all(db, { community, person })).length;
}
