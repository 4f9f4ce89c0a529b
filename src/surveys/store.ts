import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { SurveyRow } from "#store/tables/surveys.ts";
import type { SurveyResult } from "./cells.ts";
import type { Question, Survey } from "./survey.ts";

type Key = { readonly community: Id; readonly id: Id };

const surveyById = hot((q, p: Key) => q.selectFrom("surveys").selectAll().where("community", "=", p.community).where("id", "=", p.id));

/** Takes the survey's turn. */
export const bumpSurvey = hotWrite((q, p: Key) =>
  q
    .updateTable("surveys")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/** Keeps an answer, sealed; a changed mind replaces it. */
export const keepSurveyAnswer = hotWrite((q, p: { community: Id; id: string; survey: Id; person: Id; answer: string }) =>
  q
    .insertInto("survey_answers")
    .values({ community: p.community, id: p.id, survey: p.survey, person: p.person, answer: p.answer })
    .onConflict((conflict) => conflict.columns(["community", "survey", "person"]).doUpdateSet({ answer: p.answer })),
);

const answerCount = hot((q, p: { readonly community: Id; readonly survey: Id }) =>
  q
    .selectFrom("survey_answers")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", p.community)
    .where("survey", "=", p.survey),
);

export function surveyOut(row: SurveyRow): Survey {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    questions: JSON.parse(row.questions) as Question[],
    floor: row.least,
    state: row.state,
    asker: row.asker,
    closesAt: maybeInstantOut(row.closes_at),
    closedAt: maybeInstantOut(row.closed_at),
    result: row.result === null ? null : (JSON.parse(row.result) as SurveyResult),
  };
}

/** The survey. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadSurvey(db: Db, community: Id, id: Id): Promise<Survey> {
  const row = await surveyById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return surveyOut(row);
}

export async function findSurvey(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const rows = await db
    .selectFrom("surveys")
    .select(["id", "handle", "state"])
    .where("community", "=", community)
    .where((e) => e.or([e("handle", "=", text.toUpperCase()), e("folded", "=", fold(text))]))
    .orderBy("created_at", "desc")
    .limit(6)
    .execute();
  const named = rows.filter(({ handle }) => handle === text.toUpperCase());
  if (named.length > 0) return theOne(text, named);
  const open = rows.filter(({ state }) => state === "open");
  return theOne(text, open.length > 0 ? open : rows.slice(0, 1));
}

export async function listSurveys(db: Db, community: Id, states: readonly Survey["state"][], max: number): Promise<readonly Survey[]> {
  const rows = await db
    .selectFrom("surveys")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", states)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(max)
    .execute();
  return rows.map(surveyOut);
}

export async function insertSurvey(tx: Tx, row: SurveyRow): Promise<void> {
  await tx.insertInto("surveys").values(row).execute();
}

/** Ends a survey: its result is kept, its answers and its key are gone. */
export async function endSurvey(tx: Tx, community: Id, id: Id, result: SurveyResult, at: string): Promise<void> {
  await tx
    .updateTable("surveys")
    .set({ state: "closed", closed_at: at, result: JSON.stringify(result), sealed_key: null })
    .where("community", "=", community)
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("survey_answers").where("community", "=", community).where("survey", "=", id).execute();
}

export async function countSurveyAnswers(db: Db, community: Id, survey: Id): Promise<number> {
  return countOut((await answerCount.first(db, { community, survey }))?.count ?? 0);
}

/** Every answer, sealed, in no order that tells anything. */
export async function sealedAnswers(db: Db, community: Id, survey: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("survey_answers")
    .select("answer")
    .where("community", "=", community)
    .where("survey", "=", survey)
    .orderBy("answer")
    .execute();
  return rows.map(({ answer }) => answer);
}
