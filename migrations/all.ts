import { house } from "./0001-house.ts";
import { telling } from "./0002-telling.ts";
import { membership } from "./0003-membership.ts";
import { gatherings } from "./0004-gatherings.ts";
import { assemblies } from "./0005-assemblies.ts";
import { aid } from "./0006-aid.ts";
import { wall } from "./0007-wall.ts";
import { assemblySessions } from "./0008-assembly-sessions.ts";
import { assemblyRules } from "./0009-assembly-rules.ts";
import { amendments } from "./0010-amendments.ts";
import { polls } from "./0011-polls.ts";
import { gatheringLife } from "./0012-gathering-life.ts";
import { aidNotes } from "./0013-aid-notes.ts";
import { minutes } from "./0014-minutes.ts";
import { elections } from "./0015-elections.ts";
import { mandates } from "./0016-mandates.ts";
import { oneTimeLinks } from "./0017-one-time-links.ts";
import { needs } from "./0018-needs.ts";
import { campaigns } from "./0019-campaigns.ts";
import { agreements } from "./0020-agreements.ts";
import { services } from "./0021-services.ts";
import { surveys } from "./0022-surveys.ts";
import { membershipLife } from "./0023-membership-life.ts";
import { delegations } from "./0024-delegations.ts";
import { aidRouting } from "./0025-aid-routing.ts";
import { aidLooks } from "./0026-aid-looks.ts";
import { proxyInstructions } from "./0027-proxy-instructions.ts";
import { charters } from "./0028-charters.ts";
import { courses } from "./0029-courses.ts";
import { platformRoles } from "./0030-platform-roles.ts";
import { announcements } from "./0031-announcements.ts";
import { moderation } from "./0032-moderation.ts";
import { gatheringCover } from "./0033-gathering-cover.ts";
import { erased } from "./0034-erased.ts";

/** Every migration, in the order of its number. A new one is added at the end and never edited once it is on main. */
export const migrations = [
  house,
  telling,
  membership,
  gatherings,
  assemblies,
  aid,
  wall,
  assemblySessions,
  assemblyRules,
  amendments,
  polls,
  gatheringLife,
  aidNotes,
  minutes,
  elections,
  mandates,
  oneTimeLinks,
  needs,
  campaigns,
  agreements,
  services,
  surveys,
  membershipLife,
  delegations,
  aidRouting,
  aidLooks,
  proxyInstructions,
  charters,
  courses,
  platformRoles,
  announcements,
  moderation,
  gatheringCover,
  erased,
] as const;
