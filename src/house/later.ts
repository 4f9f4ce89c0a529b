import { agreementDecided } from "#agreements/decided.ts";
import { agreementsLater } from "#agreements/later.ts";
import { giveEverythingBack } from "#aid/forgetting.ts";
import { aidLater } from "#aid/later.ts";
import { announcementsLater } from "#announcements/later.ts";
import { decidedLater } from "#assemblies/decided.ts";
import { electionsLater } from "#assemblies/elections/later.ts";
import { assembliesLater } from "#assemblies/later.ts";
import { mandatesLater } from "#assemblies/mandates/later.ts";
import { pollsLater } from "#assemblies/polls-later.ts";
import { campaignsLater } from "#campaigns/later.ts";
import { chartersLater } from "#charters/later.ts";
import { coursesLater } from "#courses/later.ts";
import { exchangesLater } from "#exchanges/later.ts";
import { federationLater } from "#federation/later.ts";
import { gatheringsLater } from "#gatherings/later.ts";
import type { JobKinds } from "#jobs/job.ts";
import { absencesLater } from "#membership/absences.ts";
import { membershipLater } from "#membership/later.ts";
import { moderationLater } from "#moderation/later.ts";
import { needsLater } from "#needs/later.ts";
import { needsDecided } from "#needs/service.ts";
import type { FreshTellers, NoticeTellers } from "#outbox/teller.ts";
import { partiesLater } from "#parties/later.ts";
import { partnersLater } from "#partners/later.ts";
import { servicesLater } from "#services/later.ts";
import { servicesOver } from "#services/service.ts";
import type { Parts } from "#store/parts.ts";
import { surveysLater } from "#surveys/later.ts";
import { worksLater } from "#works/later.ts";
import { roomClosed } from "./room-closed.ts";
import { membersUnsummoned, peopleUnreached } from "./unreached.ts";

/** What the modules tell and do later, by name. */
export interface Later {
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
}

/** Gathers it from every module. */
export function openLater(parts: Parts): Later {
  const later = [
    {
      notices: { "room-closed": roomClosed, "people-unreached": peopleUnreached, "members-unsummoned": membersUnsummoned },
      fresh: {},
      jobs: {},
    },
    membershipLater,
    absencesLater([(tx, community, person, now) => giveEverythingBack(tx, parts.ids, community, person, now)]),
    gatheringsLater(parts),
    assembliesLater(parts),
    electionsLater,
    { ...mandatesLater, fresh: {} },
    pollsLater(parts),
    aidLater(parts),
    chartersLater,
    announcementsLater,
    moderationLater,
    needsLater,
    campaignsLater,
    coursesLater,
    exchangesLater(parts),
    agreementsLater([servicesOver]),
    partiesLater,
    servicesLater,
    partnersLater(parts),
    federationLater(parts),
    surveysLater(parts),
    worksLater,
    decidedLater([needsDecided, agreementDecided(parts.ids)]),
  ];
  return {
    notices: Object.assign({}, ...later.map((each) => each.notices)) as NoticeTellers,
    fresh: Object.assign({}, ...later.map((each) => each.fresh)) as FreshTellers,
    jobs: Object.assign({}, ...later.map((each) => each.jobs)) as JobKinds,
  };
}
