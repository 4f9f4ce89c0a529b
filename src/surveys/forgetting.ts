import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";

/** Somebody asks to be forgotten: their answers to surveys still open go. Those that have closed hold nobody's. */
export async function forgetSurveys(tx: Tx, community: Id, person: Id): Promise<void> {
  const answered = await tx
    .selectFrom("survey_answers")
    .select("survey")
    .where("community", "=", community)
    .where("person", "=", person)
    .execute();
  await tx.deleteFrom("survey_answers").where("community", "=", community).where("person", "=", person).execute();
  for (const { survey } of answered) await freshen(tx, community, { kind: "survey", id: survey });
}
