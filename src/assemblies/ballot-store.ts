import type { Id } from "#kernel/ids.ts";
import { countOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";

/** Signs the roll; null for who is not in the electorate. */
export const signRoll = hotWrite((q, p: { readonly community: Id; readonly motion: Id; readonly person: Id }) =>
  q
    .updateTable("electors")
    .set({ voted: 1 })
    .where("community", "=", p.community)
    .where("motion", "=", p.motion)
    .where("person", "=", p.person)
    .returning("id"),
);

export const electorOf = hot((q, p: { readonly community: Id; readonly motion: Id; readonly person: Id }) =>
  q
    .selectFrom("electors")
    .select("voted")
    .where("community", "=", p.community)
    .where("motion", "=", p.motion)
    .where("person", "=", p.person),
);

/** Keeps an open ballot; a changed mind replaces it. */
export const keepBallot = hotWrite((q, p: { community: Id; id: string; motion: Id; person: Id; mark: string; at: string }) =>
  q
    .insertInto("ballots")
    .values({ community: p.community, id: p.id, motion: p.motion, person: p.person, mark: p.mark, cast_at: p.at })
    .onConflict((conflict) => conflict.columns(["community", "motion", "person"]).doUpdateSet({ mark: p.mark, cast_at: p.at })),
);

export const ballotOf = hot((q, p: { readonly community: Id; readonly motion: Id; readonly person: Id }) =>
  q.selectFrom("ballots").select("mark").where("community", "=", p.community).where("motion", "=", p.motion).where("person", "=", p.person),
);

/** Puts a sealed ballot into the box; a receipt that is there already keeps its place and takes the new content. */
export const putInBox = hotWrite((q, p: { community: Id; id: string; motion: Id; sealed: string }) =>
  q
    .insertInto("box")
    .values({ community: p.community, id: p.id, motion: p.motion, sealed: p.sealed })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet({ sealed: p.sealed })),
);

/** Replaces a ballot in the box; zero rows where there is none under that id. */
export const replaceInBox = hotWrite((q, p: { community: Id; id: string; motion: Id; sealed: string }) =>
  q.updateTable("box").set({ sealed: p.sealed }).where("community", "=", p.community).where("id", "=", p.id).where("motion", "=", p.motion),
);

export const publishedBallot = hot((q, p: { readonly community: Id; readonly motion: Id; readonly receipt: string }) =>
  q
    .selectFrom("published_ballots")
    .select("mark")
    .where("community", "=", p.community)
    .where("motion", "=", p.motion)
    .where("receipt", "=", p.receipt),
);

export const boxed = hot((q, p: { readonly community: Id; readonly id: string }) =>
  q.selectFrom("box").select("sealed").where("community", "=", p.community).where("id", "=", p.id),
);

const votersOf = hot((q, p: { readonly community: Id; readonly motion: Id }) =>
  q
    .selectFrom("electors")
    .select((e) => e.fn.sum("voted").as("voters"))
    .where("community", "=", p.community)
    .where("motion", "=", p.motion),
);

export async function votersCount(db: Db, community: Id, motion: Id): Promise<number> {
  return countOut((await votersOf.first(db, { community, motion }))?.voters ?? 0);
}

/** Freezes the electorate, in pieces that both databases take. */
export async function insertElectors(tx: Tx, community: Id, motion: Id, people: readonly Id[]): Promise<void> {
  for (let start = 0; start < people.length; start += 500) {
    const rows = people.slice(start, start + 500).map((person) => ({ community, id: `${motion}:${person}`, motion, person, voted: 0 }));
    await tx.insertInto("electors").values(rows).execute();
  }
}

export async function openMarks(db: Db, community: Id, motion: Id): Promise<string[]> {
  const rows = await db.selectFrom("ballots").select("mark").where("community", "=", community).where("motion", "=", motion).execute();
  return rows.map((row) => row.mark);
}

export async function sealedBallots(db: Db, community: Id, motion: Id): Promise<readonly string[]> {
  const rows = await db.selectFrom("box").select("sealed").where("community", "=", community).where("motion", "=", motion).execute();
  return rows.map((row) => row.sealed);
}

/** Publishes the ballots sorted by receipt, which tells nothing of their order of casting, and empties the box. */
export async function publishBox(
  tx: Tx,
  community: Id,
  motion: Id,
  ballots: readonly { readonly receipt: string; readonly mark: string }[],
): Promise<void> {
  const sorted = [...ballots].sort((a, b) => (a.receipt < b.receipt ? -1 : 1));
  for (let start = 0; start < sorted.length; start += 500) {
    const rows = sorted
      .slice(start, start + 500)
      .map(({ receipt, mark }) => ({ community, id: `${motion}:${receipt}`, motion, receipt, mark }));
    await tx.insertInto("published_ballots").values(rows).execute();
  }
  await emptyBox(tx, community, motion);
}

export async function emptyBox(tx: Tx, community: Id, motion: Id): Promise<void> {
  await tx.deleteFrom("box").where("community", "=", community).where("motion", "=", motion).execute();
}

/** The published ballots of a secret vote, by receipt. */
export async function publishedBallots(db: Db, community: Id, motion: Id) {
  return db
    .selectFrom("published_ballots")
    .select(["receipt", "mark"])
    .where("community", "=", community)
    .where("motion", "=", motion)
    .orderBy("receipt")
    .execute();
}
