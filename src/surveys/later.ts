import { z } from "zod";
import { done, gone, type JobKinds } from "#jobs/job.ts";
import type { Id } from "#kernel/ids.ts";
import { type FreshTellers, type NoticeTellers, noticeTeller } from "#outbox/teller.ts";
import type { Parts } from "#store/parts.ts";
import { surveyCard, surveyResultCard } from "./cards.ts";
import { closeSurvey, surveyView } from "./service.ts";
import { loadSurvey } from "./store.ts";

const about = z.object({ id: z.string().transform((text) => text as Id) });

/** What is told and done later about surveys. */
export function surveysLater({ vault }: Parts): { readonly notices: NoticeTellers; readonly fresh: FreshTellers; readonly jobs: JobKinds } {
  return {
    notices: {
      "survey-asked": noticeTeller({
        version: 1,
        facts: about,
        card: async (db, { id }, voice, { community }) => surveyCard(await surveyView(db, community, id), voice),
      }) as NoticeTellers[string],
      "survey-result": noticeTeller({
        version: 1,
        facts: about,
        card: async (db, { id }, voice, { community }) => surveyResultCard(await surveyView(db, community, id), voice),
      }) as NoticeTellers[string],
    },
    fresh: {
      survey: async (db, community, id, voice) => surveyCard(await surveyView(db, community, id), voice),
    },
    jobs: {
      "close-survey": {
        catchUp: "once",
        async handle(tx, { community, subject, due }, { now }) {
          if ((await loadSurvey(tx, community, subject)).state !== "open") return gone;
          await closeSurvey(tx, vault, community, subject, due, now);
          return done;
        },
      },
    },
  };
}
