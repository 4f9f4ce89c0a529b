import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";

/**
 * Somebody asks to be forgotten: what they asked for and nobody has decided is withdrawn, what they confided is gone, their
 * support of what is still open and their words go with them. What the assembly decided stays.
 */
export async function forgetNeeds(tx: Tx, community: Id, person: Id): Promise<void> {
  const own = await tx
    .selectFrom("needs")
    .select(["id", "state", "confided"])
    .where("community", "=", community)
    .where("submitter", "=", person)
    .execute();
  for (const { id, state, confided } of own) {
    const set = {
      ...(state === "open" ? { state: "withdrawn" as const } : {}),
      ...(confided === 1 ? { title: "–", folded: "-", about: "" } : {}),
    };
    if (Object.keys(set).length > 0)
      await tx.updateTable("needs").set(set).where("community", "=", community).where("id", "=", id).execute();
    await freshen(tx, community, { kind: "need", id });
  }
  const supported = await tx
    .selectFrom("need_supports as s")
    .innerJoin("needs as n", (join) => join.onRef("n.community", "=", "s.community").onRef("n.id", "=", "s.need"))
    .select(["s.id as id", "n.id as need"])
    .where("s.community", "=", community)
    .where("s.person", "=", person)
    .where("n.state", "in", ["open", "tabled", "withdrawn"])
    .execute();
  for (const { id, need } of supported) {
    await tx.deleteFrom("need_supports").where("community", "=", community).where("id", "=", id).execute();
    await freshen(tx, community, { kind: "need", id: need });
  }
  await tx.deleteFrom("need_remarks").where("community", "=", community).where("person", "=", person).execute();
}
