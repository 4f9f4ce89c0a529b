import type { Id } from "#kernel/ids.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";

const electorsOf = hot((q, p: { readonly community: Id; readonly assembly: Id }) =>
  q
    .selectFrom("assembly_electors")
    .select("person")
    .where("community", "=", p.community)
    .where("assembly", "=", p.assembly)
    .orderBy("person"),
);

export async function loadElectors(db: Db, community: Id, assembly: Id): Promise<ReadonlySet<Id>> {
  return new Set((await electorsOf.all(db, { community, assembly })).map((row) => row.person));
}

/** Writes who is entitled, in place of whoever stood there. */
export async function setElectors(tx: Tx, community: Id, assembly: Id, people: readonly Id[]): Promise<void> {
  await tx.deleteFrom("assembly_electors").where("community", "=", community).where("assembly", "=", assembly).execute();
  for (let start = 0; start < people.length; start += 500) {
    const rows = people.slice(start, start + 500).map((person) => ({ community, id: `${assembly}:${person}`, assembly, person }));
    await tx.insertInto("assembly_electors").values(rows).execute();
  }
}

/** Who is entitled as things stand: until the opening fixes the electorate, whoever has left the association is not. */
export async function electorsNow(
  db: Db,
  community: Id,
  assembly: { readonly id: Id; readonly state: "convened" | "open" | "closed" },
): Promise<ReadonlySet<Id>> {
  if (assembly.state !== "convened") return loadElectors(db, community, assembly.id);
  return new Set(await stillMembers(db, community, assembly.id));
}

/** Those of the electorate who are members still. */
export async function stillMembers(db: Db, community: Id, assembly: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("assembly_electors as e")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "e.community").onRef("p.id", "=", "e.person"))
    .select("e.person as person")
    .where("e.community", "=", community)
    .where("e.assembly", "=", assembly)
    .where("p.standing", "=", "member")
    .where("p.merged_into", "is", null)
    .orderBy("e.person")
    .execute();
  return rows.map((row) => row.person);
}
