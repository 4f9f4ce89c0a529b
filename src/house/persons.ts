import { awaitedInAid } from "#aid/awaited.ts";
import { forgetInAid } from "#aid/forgetting.ts";
import { forgetAnnouncements } from "#announcements/forgotten.ts";
import { forgetMotions } from "#assemblies/forgotten.ts";
import { joinElectorates } from "#assemblies/joined.ts";
import { forgetCampaigns } from "#campaigns/forgetting.ts";
import { forgetSignatures } from "#charters/forgotten.ts";
import { forgetCourses } from "#courses/forgetting.ts";
import { forgetExchanges } from "#exchanges/forgetting.ts";
import { forgetAnswers } from "#gatherings/forgotten.ts";
import { joinAnswers } from "#gatherings/joined.ts";
import type { Awaited } from "#membership/absences.ts";
import type { Forgetter } from "#membership/forgetting.ts";
import type { Joiner } from "#membership/merge.ts";
import { forgetReports } from "#moderation/forgotten.ts";
import { forgetNeeds } from "#needs/forgetting.ts";
import { forgetBreaches } from "#parties/forgetting.ts";
import type { Parts } from "#store/parts.ts";
import { forgetSurveys } from "#surveys/forgetting.ts";
import { forgetWorks } from "#works/forgetting.ts";

/** What each module does when somebody is forgotten, inside that change. */
export function forgettingIn(parts: Parts): readonly Forgetter[] {
  return [
    (tx, { community, person, now }) => forgetInAid(tx, parts.ids, community, person, now),
    (tx, { community, person, now }) => forgetAnswers(tx, { community: community.id, person, now }),
    (tx, { community, person, now }) => forgetMotions(tx, { community: community.id, person, now }),
    (tx, { community, person, now }) => forgetAnnouncements(tx, { community: community.id, person, now }),
    (tx, { community, person }) => forgetSignatures(tx, community.id, person),
    (tx, { community, person, now }) => forgetReports(tx, community.id, person, now),
    (tx, { community, person }) => forgetNeeds(tx, community.id, person),
    (tx, { community, person }) => forgetCampaigns(tx, community.id, person),
    (tx, { community, person }) => forgetBreaches(tx, community.id, person),
    (tx, { community, person }) => forgetSurveys(tx, community.id, person),
    (tx, { community, person, now }) => forgetWorks(tx, community.id, person, now),
    (tx, { community, person, now }) => forgetCourses(tx, community.id, person, now),
    (tx, { community, person, now }) => forgetExchanges(tx, parts.ids, community.id, person, now),
  ];
}

/** What each module does when two turn out to be one, inside that change. */
export const joinings: readonly Joiner[] = [joinElectorates, joinAnswers];

/** Who is awaited when somebody leaves a place: each module says for whom it holds a promise. */
export const awaiting: readonly Awaited[] = [awaitedInAid];
