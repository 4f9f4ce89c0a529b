import { randomBytes } from "node:crypto";
import type { Act } from "#chat/call.ts";
import type { GivenMoment, GivenThing } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import type { Suggestion } from "#chat/platform.ts";
import { suggested } from "#chat/suggested.ts";
import { plan, unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { openVault, type Vault } from "#kernel/vault.ts";
import { actedBefore, hangCard, noteAct } from "#membership/acting.ts";
import { freshen, roomsShowing } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { change, scrub } from "#store/change.ts";
import { instantIn, maybeInstantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import type { Parts } from "#store/parts.ts";
import { countSurvey } from "./cells.ts";
import {
  bumpSurvey,
  countSurveyAnswers,
  endSurvey,
  findSurvey,
  insertSurvey,
  keepSurveyAnswer,
  listSurveys,
  loadSurvey,
  sealedAnswers,
  surveyOut,
} from "./store.ts";
import { type Answers, readAnswers, readQuestions, requireNotAskedLately, requireSurveyOpen, type Survey } from "./survey.ts";

/** What is asked, as it was typed. */
export interface Surveying {
  readonly title: string;
  readonly questions: string;
  readonly floor?: number | undefined;
  readonly closes?: GivenMoment | undefined;
}

/** A survey as anybody may see it: before the close how many have answered, afterwards the result. */
export interface SurveyView {
  readonly survey: Survey;
  readonly answers: number;
}

const USUAL_FLOOR = 5;
/** How many of the surveys before it a new one is compared with. */
const EARLIER = 200;
/** Every answer is sealed at this length, so that none is told from another. */
const ANSWER_BYTES = 256;

export type SurveysService = ReturnType<typeof surveysService>;

export async function surveyView(db: Db, community: Id, id: Id): Promise<SurveyView> {
  const survey = await loadSurvey(db, community, id);
  return { survey, answers: survey.result?.answers ?? (await countSurveyAnswers(db, community, id)) };
}

function sealAnswer(vault: Vault, answers: Answers): string {
  const bytes = Buffer.alloc(ANSWER_BYTES, " ");
  Buffer.from(JSON.stringify(answers)).copy(bytes);
  return vault.seal(bytes);
}

/** Closes inside one change: the answers are opened, counted into cells, and destroyed with their key. */
export async function closeSurvey(tx: Tx, vault: Vault, community: Id, id: Id, at: Instant, now: Instant): Promise<void> {
  const row = await bumpSurvey.first(tx, { community, id });
  if (row === null || row.state !== "open" || row.sealed_key === null) return;
  const own = openVault(vault.open(row.sealed_key).toString("base64url"));
  const answers = (await sealedAnswers(tx, community, id)).map((sealed) => JSON.parse(own.open(sealed).toString()) as Answers);
  const survey = surveyOut(row);
  scrub(tx);
  await endSurvey(tx, community, id, countSurvey(survey.questions, survey.floor, answers), instantIn(at));
  const subject = { kind: "survey", id };
  await freshen(tx, community, subject);
  for (const room of await roomsShowing(tx, community, subject)) {
    const once = `survey-result:${row.handle}:${room}`;
    await tell(tx, { community, to: { room }, name: "survey-result", version: 1, facts: { id }, once, now, kind: "result", due: at });
  }
}

/** Surveys of working conditions: asked, answered alone, published in cells that expose nobody. */
export function surveysService({ db, ids, vault }: Parts) {
  async function ask(act: Act, given: Surveying, at: Place | null): Promise<SurveyView> {
    const community = act.community.id;
    const questions = readQuestions(given.questions);
    if (given.closes !== undefined && given.closes.at <= act.now) throw new Misuse("closes", "survey-closes-past");
    const id = ids.next();
    const made = await change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again !== null) return again;
      requireNotAskedLately(questions, await listSurveys(tx, community, ["open", "closed"], EARLIER), act.now);
      const handle = await nextHandle(tx, community, "Q");
      const closes = given.closes?.at ?? null;
      await insertSurvey(tx, {
        community,
        id,
        handle,
        title: given.title,
        folded: fold(given.title),
        questions: JSON.stringify(questions),
        least: given.floor ?? USUAL_FLOOR,
        state: "open",
        asker: act.person,
        closes_at: maybeInstantIn(closes),
        closed_at: null,
        sealed_key: vault.seal(randomBytes(32)),
        result: null,
        version: 1,
        created_at: instantIn(act.now),
      });
      if (closes !== null) await plan(tx, { community, kind: "close-survey", subject: id, due: closes });
      await hangCard(tx, act, { kind: "survey", id, name: "survey-asked", handle, at });
      await noteAct(tx, act, "survey asked", id, handle);
      return id;
    });
    return surveyView(db, community, made);
  }

  /** Answers, or answers anew. Nothing is written into the record of who did what. */
  async function answer(act: Act, id: Id, typed: string): Promise<SurveyView> {
    const community = act.community.id;
    const answers = readAnswers(await loadSurvey(db, community, id), typed);
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const row = await bumpSurvey.first(tx, { community, id });
      if (row === null) throw new Refusal("press-stale");
      requireSurveyOpen(surveyOut(row), act.now);
      if (row.sealed_key === null) throw new Error("An open survey has a key.");
      const own = openVault(vault.open(row.sealed_key).toString("base64url"));
      await keepSurveyAnswer.run(tx, {
        community,
        id: `${id}:${act.person}`,
        survey: id,
        person: act.person,
        answer: sealAnswer(own, answers),
      });
      await freshen(tx, community, { kind: "survey", id });
    });
    return surveyView(db, community, id);
  }

  function requireOwn(act: Act, survey: Pick<Survey, "asker" | "handle">): void {
    if (survey.asker !== act.person && !act.may("run votes")) throw new Refusal("survey-not-yours", { handle: survey.handle });
  }

  async function close(act: Act, id: Id): Promise<SurveyView> {
    const community = act.community.id;
    await change(db, async (tx) => {
      if ((await actedBefore(tx, act, id)) !== null) return;
      const survey = await loadSurvey(tx, community, id);
      requireOwn(act, survey);
      if (survey.state === "closed")
        throw new Refusal("survey-closed-already", { handle: survey.handle, when: { moment: survey.closedAt ?? act.now } });
      await closeSurvey(tx, vault, community, id, act.now, act.now);
      await unplan(tx, { community, kind: "close-survey", subject: id });
      await noteAct(tx, act, "survey closed", id, survey.handle);
    });
    return surveyView(db, community, id);
  }

  return {
    ask,
    answer,
    close,
    view: (act: Act, id: Id): Promise<SurveyView> => surveyView(db, act.community.id, id),
    list: (act: Act): Promise<readonly Survey[]> => listSurveys(db, act.community.id, ["open", "closed"], 100),
    find: (community: Id, text: string): Promise<GivenThing | null> => findSurvey(db, community, text),
    async offer(asker: { readonly community: Id }, typed: string): Promise<readonly Suggestion[]> {
      const rows = await listSurveys(db, asker.community, ["open", "closed"], 200);
      const found = rows.filter(({ handle, title }) => fold(`${handle} ${title}`).includes(fold(typed)));
      return suggested(found.slice(0, 25));
    },
  };
}
