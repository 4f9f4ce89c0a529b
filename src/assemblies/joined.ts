import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";

/**
 * Two electors turn out to be one person: in every assembly that is not over they are entitled once. The hash that was told at
 * the opening stays, since it is that of the roll as it was told; the journal says who became one.
 */
export async function joinElectorates(
  tx: Tx,
  { community, keep, gone }: { readonly community: Id; readonly keep: Id; readonly gone: Id },
): Promise<void> {
  const shared = await tx
    .selectFrom("assembly_electors as a")
    .innerJoin("assembly_electors as b", (join) => join.onRef("b.community", "=", "a.community").onRef("b.assembly", "=", "a.assembly"))
    .innerJoin("assemblies as s", (join) => join.onRef("s.community", "=", "a.community").onRef("s.id", "=", "a.assembly"))
    .select("s.id as assembly")
    .where("a.community", "=", community)
    .where("a.person", "=", keep)
    .where("b.person", "=", gone)
    .where("s.state", "!=", "closed")
    .orderBy("s.id")
    .execute();
  for (const { assembly } of shared) {
    await tx
      .updateTable("assemblies")
      .set((row) => ({ entitled: row("entitled", "-", 1), version: row("version", "+", 1) }))
      .where("community", "=", community)
      .where("id", "=", assembly)
      .execute();
    await tx
      .deleteFrom("assembly_electors")
      .where("community", "=", community)
      .where("assembly", "=", assembly)
      .where("person", "=", gone)
      .execute();
    await freshen(tx, community, { kind: "assembly", id: assembly });
  }
}
