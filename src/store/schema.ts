import type { AgreementTables } from "./tables/agreements.ts";
import type { AidTables } from "./tables/aid.ts";
import type { AnnouncementTables } from "./tables/announcements.ts";
import type { AssemblyTables } from "./tables/assemblies.ts";
import type { CampaignTables } from "./tables/campaigns.ts";
import type { CharterTables } from "./tables/charters.ts";
import type { CourseTables } from "./tables/courses.ts";
import type { ExchangeTables } from "./tables/exchanges.ts";
import type { FederationTables } from "./tables/federation.ts";
import type { FileTables } from "./tables/files.ts";
import type { GatheringTables } from "./tables/gatherings.ts";
import type { HouseTables } from "./tables/house.ts";
import type { MembershipTables } from "./tables/membership.ts";
import type { ModerationTables } from "./tables/moderation.ts";
import type { NeedTables } from "./tables/needs.ts";
import type { PartyTables } from "./tables/parties.ts";
import type { PartnerTables } from "./tables/partners.ts";
import type { PlatformRoleTables } from "./tables/platform-roles.ts";
import type { ServiceTables } from "./tables/services.ts";
import type { SurveyTables } from "./tables/surveys.ts";
import type { TellingTables } from "./tables/telling.ts";
import type { WallTables } from "./tables/wall.ts";
import type { WorkTables } from "./tables/works.ts";

/**
 * Every table, by name, written by hand: one file per module under `tables/`, one interface per table. A column has the
 * type that comes out of the database: instants are 24-character texts, flags 0 or 1, facts JSON as text; `column.ts`
 * converts them. A test migrates both databases and compares their tables and columns with these files.
 */
export interface Schema
  extends HouseTables,
    TellingTables,
    MembershipTables,
    GatheringTables,
    AssemblyTables,
    AidTables,
    AnnouncementTables,
    CharterTables,
    ModerationTables,
    NeedTables,
    CampaignTables,
    CourseTables,
    ExchangeTables,
    FederationTables,
    AgreementTables,
    PartyTables,
    PartnerTables,
    PlatformRoleTables,
    ServiceTables,
    SurveyTables,
    WallTables,
    FileTables,
    WorkTables {}
