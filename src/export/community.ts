import { exportAgreements } from "#agreements/export.ts";
import { exportAid } from "#aid/export.ts";
import { exportAnnouncements } from "#announcements/export.ts";
import { exportAssemblies, exportMotions, exportPolls } from "#assemblies/export.ts";
import { exportMandates } from "#assemblies/mandates/export.ts";
import { dateAt, readZone, type Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import { exportCampaigns } from "#campaigns/export.ts";
import { exportCharters } from "#charters/export.ts";
import { exportCourses } from "#courses/export.ts";
import { exportExchanges } from "#exchanges/export.ts";
import { exportGatherings } from "#gatherings/export.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { VERSION } from "#kernel/version.ts";
import { exportDelegations, exportPeople } from "#membership/export.ts";
import { exportNeeds } from "#needs/export.ts";
import { exportParties } from "#parties/export.ts";
import { exportPartners } from "#partners/export.ts";
import { exportServices } from "#services/export.ts";
import type { Db } from "#store/db.ts";
import { exportSurveys } from "#surveys/export.ts";
import { exportExhibitions, exportWorks } from "#works/export.ts";
import { exportAudit } from "./audit.ts";
import { exportPosts } from "./posts.ts";

/** How an export is written. */
export interface Exporting {
  /** What a person is called in it: a stable id, or a name that whoever asks knows them by. */
  readonly name: (person: Id) => string;
  readonly now: Instant;
}

/** What every part of the export is written with. */
export interface ExportingIn extends Exporting {
  /** The community's own: times are shown in it. */
  readonly zone: Zone;
}

/**
 * A community as one JSON object that people can read and carry away: who is in it, what is planned, what was decided,
 * who helps whom, what was and will be posted. Maps are keyed by handle, times are RFC 9557, durations ISO 8601. For a
 * secret vote nothing in it ties a person to a ballot.
 */
export async function exportCommunity(db: Db, community: Id, exporting: Exporting) {
  const row = await db.selectFrom("communities").selectAll().where("id", "=", community).executeTakeFirstOrThrow();
  const zone = readZone(row.zone);
  if (zone === null) throw new Error("A community has a time zone that nobody knows.");
  const within = { ...exporting, zone, name: await withoutErased(db, community, exporting.name) };
  return {
    parvis: { format: 1, schema: await schemaName(db), program: VERSION, exportedAt: zonedText(exporting.now, zone) },
    community: { name: row.name, zone: row.zone, locale: row.locale, settings: JSON.parse(row.settings) as unknown },
    people: await exportPeople(db, community, within),
    gatherings: await exportGatherings(db, community, within),
    assemblies: await exportAssemblies(db, community, within),
    motions: await exportMotions(db, community, within),
    mandates: await exportMandates(db, community, { ...within, day: dateAt(exporting.now, zone) }),
    polls: await exportPolls(db, community, within),
    aid: await exportAid(db, community, within),
    needs: await exportNeeds(db, community, within),
    campaigns: await exportCampaigns(db, community, within),
    courses: await exportCourses(db, community, within),
    exchanges: await exportExchanges(db, community, within),
    agreements: await exportAgreements(db, community, within),
    parties: await exportParties(db, community),
    services: await exportServices(db, community, within),
    partners: await exportPartners(db, community, within),
    surveys: await exportSurveys(db, community, within),
    works: await exportWorks(db, community, within),
    exhibitions: await exportExhibitions(db, community, within),
    posts: await exportPosts(db, community, within),
    announcements: await exportAnnouncements(db, community, within),
    charters: await exportCharters(db, community, within),
    delegations: await exportDelegations(db, community, within),
    audit: await exportAudit(db, community, within),
  };
}

/** Who was erased stands under a neutral key, whatever whoever asks calls them; so does whoever turned out to be them. */
async function withoutErased(db: Db, community: Id, name: Exporting["name"]): Promise<Exporting["name"]> {
  const rows = await db
    .selectFrom("people")
    .select(["id", "merged_into"])
    .where("community", "=", community)
    .where("erased_at", "is not", null)
    .orderBy("erased_at")
    .orderBy("id")
    .execute();
  const became = new Map(rows.map((row) => [row.id, row.merged_into]));
  const keys = new Map(rows.filter((row) => row.merged_into === null).map((row, at) => [row.id, `erased-${at + 1}`]));
  return (person) => {
    for (let self: Id | null = person; self !== null; self = became.get(self) ?? null) {
      const key = keys.get(self);
      if (key !== undefined) return key;
    }
    return name(person);
  };
}

/** The newest migration that the database has: what its tables look like. */
async function schemaName(db: Db): Promise<string> {
  const row = await db.selectFrom("migrations").select("name").orderBy("name", "desc").limit(1).executeTakeFirst();
  return row?.name ?? "";
}
