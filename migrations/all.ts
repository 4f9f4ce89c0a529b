import type { Kysely } from "kysely";

type Up = (db: Kysely<any>, dialect: "sqlite" | "postgres") => Promise<void>;

/** A migration whose file is read when it is to be done: a start on a database that is up to date reads none of them. */
function later(name: string, read: () => Promise<{ readonly up: Up }>): { readonly name: string; readonly up: Up } {
  return { name, up: async (db, dialect) => (await read()).up(db, dialect) };
}

/** Every migration, in the order of its number. A new one is added at the end and never edited once it is on main. */
export const migrations = [
  later("0001-house", async () => (await import("./0001-house.ts")).house),
  later("0002-telling", async () => (await import("./0002-telling.ts")).telling),
  later("0003-membership", async () => (await import("./0003-membership.ts")).membership),
  later("0004-gatherings", async () => (await import("./0004-gatherings.ts")).gatherings),
  later("0005-assemblies", async () => (await import("./0005-assemblies.ts")).assemblies),
  later("0006-aid", async () => (await import("./0006-aid.ts")).aid),
  later("0007-wall", async () => (await import("./0007-wall.ts")).wall),
  later("0008-assembly-sessions", async () => (await import("./0008-assembly-sessions.ts")).assemblySessions),
  later("0009-assembly-rules", async () => (await import("./0009-assembly-rules.ts")).assemblyRules),
  later("0010-amendments", async () => (await import("./0010-amendments.ts")).amendments),
  later("0011-polls", async () => (await import("./0011-polls.ts")).polls),
  later("0012-gathering-life", async () => (await import("./0012-gathering-life.ts")).gatheringLife),
  later("0013-aid-notes", async () => (await import("./0013-aid-notes.ts")).aidNotes),
  later("0014-minutes", async () => (await import("./0014-minutes.ts")).minutes),
  later("0015-elections", async () => (await import("./0015-elections.ts")).elections),
  later("0016-mandates", async () => (await import("./0016-mandates.ts")).mandates),
  later("0017-one-time-links", async () => (await import("./0017-one-time-links.ts")).oneTimeLinks),
  later("0018-needs", async () => (await import("./0018-needs.ts")).needs),
  later("0019-campaigns", async () => (await import("./0019-campaigns.ts")).campaigns),
  later("0020-agreements", async () => (await import("./0020-agreements.ts")).agreements),
  later("0021-services", async () => (await import("./0021-services.ts")).services),
  later("0022-surveys", async () => (await import("./0022-surveys.ts")).surveys),
  later("0023-membership-life", async () => (await import("./0023-membership-life.ts")).membershipLife),
  later("0024-delegations", async () => (await import("./0024-delegations.ts")).delegations),
  later("0025-aid-routing", async () => (await import("./0025-aid-routing.ts")).aidRouting),
  later("0026-aid-looks", async () => (await import("./0026-aid-looks.ts")).aidLooks),
  later("0027-proxy-instructions", async () => (await import("./0027-proxy-instructions.ts")).proxyInstructions),
  later("0028-charters", async () => (await import("./0028-charters.ts")).charters),
  later("0029-courses", async () => (await import("./0029-courses.ts")).courses),
  later("0030-platform-roles", async () => (await import("./0030-platform-roles.ts")).platformRoles),
  later("0031-announcements", async () => (await import("./0031-announcements.ts")).announcements),
  later("0032-moderation", async () => (await import("./0032-moderation.ts")).moderation),
  later("0033-gathering-cover", async () => (await import("./0033-gathering-cover.ts")).gatheringCover),
  later("0034-erased", async () => (await import("./0034-erased.ts")).erased),
  later("0035-audit-kept", async () => (await import("./0035-audit-kept.ts")).auditKept),
  later("0036-gathering-holds", async () => (await import("./0036-gathering-holds.ts")).gatheringHolds),
  later("0037-notified-roles", async () => (await import("./0037-notified-roles.ts")).notifiedRoles),
  later("0038-web-sessions", async () => (await import("./0038-web-sessions.ts")).webSessions),
  later("0039-signatures-shown", async () => (await import("./0039-signatures-shown.ts")).signaturesShown),
  later("0040-stale-cards", async () => (await import("./0040-stale-cards.ts")).staleCards),
  later("0041-seat-offers", async () => (await import("./0041-seat-offers.ts")).seatOffers),
  later("0042-aid-scope", async () => (await import("./0042-aid-scope.ts")).aidScope),
  later("0043-calendar-sources", async () => (await import("./0043-calendar-sources.ts")).calendarSources),
  later("0044-exchanges", async () => (await import("./0044-exchanges.ts")).exchanges),
  later("0045-letters", async () => (await import("./0045-letters.ts")).letters),
  later("0046-partners", async () => (await import("./0046-partners.ts")).partners),
  later("0047-files", async () => (await import("./0047-files.ts")).files),
  later("0048-works", async () => (await import("./0048-works.ts")).works),
  later("0049-gathering-rota", async () => (await import("./0049-gathering-rota.ts")).gatheringRota),
  later("0050-service-section", async () => (await import("./0050-service-section.ts")).serviceSection),
  later("0051-exams", async () => (await import("./0051-exams.ts")).exams),
  later("0052-party-breaches", async () => (await import("./0052-party-breaches.ts")).partyBreaches),
];
