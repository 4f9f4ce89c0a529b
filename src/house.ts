import type { AgreementsService } from "#agreements/service.ts";
import type { AidService } from "#aid/service.ts";
import type { AnnouncementsService } from "#announcements/service.ts";
import type { AmendmentsService } from "#assemblies/amendments.ts";
import type { ElectionsService } from "#assemblies/elections/service.ts";
import type { MandatesService } from "#assemblies/mandates/service.ts";
import type { MinutesService } from "#assemblies/minutes/service.ts";
import type { PollsService } from "#assemblies/polls.ts";
import type { RulesService } from "#assemblies/rules-service.ts";
import type { AssembliesService } from "#assemblies/service.ts";
import type { SessionsService } from "#assemblies/sessions.ts";
import type { showingResults } from "#assemblies/shown.ts";
import type { AuditService } from "#audit/service.ts";
import type { Zone } from "#calendar/calendar.ts";
import type { CampaignsService } from "#campaigns/service.ts";
import type { ChartersService } from "#charters/service.ts";
import type { showingCharters } from "#charters/shown.ts";
import type { Act } from "#chat/call.ts";
import type { Card } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { type Names, namesOf } from "#chat/names.ts";
import type { ExistingKind, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import type { CoursesService } from "#courses/service.ts";
import type { ExchangesService } from "#exchanges/service.ts";
import type { FederationService } from "#federation/service.ts";
import type { FilesService } from "#files/service.ts";
import type { GuestsService } from "#gatherings/guest-page.ts";
import type { GatheringsService } from "#gatherings/service.ts";
import type { showing } from "#gatherings/shown.ts";
import type { Later } from "#house/later.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { madeWhenAsked, ownFile } from "#kernel/own-files.ts";
import type { Reaching } from "#kernel/web-text.ts";
import type { Locale } from "#locales/locale.ts";
import type { AbsencesService } from "#membership/absences.ts";
import type { Status } from "#membership/cards.ts";
import type { DelegationsService } from "#membership/delegations.ts";
import type { DirectoryService } from "#membership/directory.ts";
import type { DuesService } from "#membership/dues-service.ts";
import type { ExclusionsService } from "#membership/exclusions.ts";
import type { ForgettingService } from "#membership/forgetting.ts";
import type { ImportService } from "#membership/import-service.ts";
import type { LettersService } from "#membership/letters.ts";
import type { LifeService } from "#membership/life.ts";
import type { LinkingService } from "#membership/linking.ts";
import type { OwnDataService } from "#membership/own-data.ts";
import type { PlatformRolesService } from "#membership/platform-roles.ts";
import type { MembersService } from "#membership/service.ts";
import type { showingCommunities } from "#membership/shown.ts";
import type { UnlinkingService } from "#membership/unlinking.ts";
import type { WebSessionsService } from "#membership/web-sessions.ts";
import type { ModerationService } from "#moderation/service.ts";
import type { NeedsService } from "#needs/service.ts";
import type { RoomDirectory } from "#outbox/directory.ts";
import type { HeldPost } from "#outbox/held.ts";
import type { Pages } from "#outbox/pages.ts";
import type { PartiesService } from "#parties/service.ts";
import type { PartnersService } from "#partners/service.ts";
import type { showingPartners } from "#partners/view.ts";
import type { ServicesService } from "#services/service.ts";
import type { Parts } from "#store/parts.ts";
import type { SurveysService } from "#surveys/service.ts";
import type { WorksService } from "#works/service.ts";
import type { showingWorks } from "#works/shown.ts";
import type { YearsService } from "#years/service.ts";

/** Who asks for suggestions, as far as a lister needs to know. */
export interface Asker {
  readonly community: Id;
  readonly person: Id;
  readonly locale: Locale;
  readonly now: Instant;
}

/** How a module lets its things be named: by handle or title, and offered while somebody types. */
export interface Lister {
  readonly find: (community: Id, text: string) => Promise<GivenThing | null>;
  readonly offer: (asker: Asker, typed: string) => Promise<readonly Suggestion[]>;
}

/** What holds for a community that has not chosen. */
export interface Defaults {
  readonly zone: Zone;
  readonly locale: Locale;
  /** The public address, without a slash at its end. */
  readonly url: string;
}

/** What holds where less is said: where Parvis listens when nobody says otherwise. */
export type ChosenDefaults = Omit<Defaults, "url"> & { readonly url?: string };

const USUAL_URL = "http://127.0.0.1:4400";

/** What everybody may see of what the associations chose to show. It looks, and changes nothing. */
export interface Shown {
  readonly communities: ReturnType<typeof showingCommunities>;
  readonly gatherings: ReturnType<typeof showing>;
  readonly results: ReturnType<typeof showingResults>;
  readonly charters: ReturnType<typeof showingCharters>;
  readonly partners: ReturnType<typeof showingPartners>;
  readonly works: ReturnType<typeof showingWorks>;
}

/** The services that a command may call. */
export interface House {
  readonly defaults: Defaults;
  readonly members: MembersService;
  readonly linking: LinkingService;
  readonly unlinking: UnlinkingService;
  readonly life: LifeService;
  readonly imports: ImportService;
  readonly forgetting: ForgettingService;
  readonly ownData: OwnDataService;
  readonly dues: DuesService;
  readonly exclusions: ExclusionsService;
  readonly directory: DirectoryService;
  readonly delegations: DelegationsService;
  readonly rooms: RoomDirectory;
  readonly platformRoles: PlatformRolesService;
  readonly absences: AbsencesService;
  /** What one-time links open; each module gives the keeper of its own. */
  readonly pages: Pages;
  /** What the public site shows. */
  readonly shown: Shown;
  readonly guests: GuestsService;
  readonly web: WebSessionsService;
  /** What somebody without chat wants by mail. */
  readonly letters: LettersService;
  /** What waits to be told or was given up, for those who organise. */
  readonly posts: {
    readonly held: (act: Act) => Promise<readonly HeldPost[]>;
    readonly again: (act: Act, id: Id) => Promise<void>;
  };
  readonly gatherings: GatheringsService;
  readonly assemblies: AssembliesService;
  readonly sessions: SessionsService;
  readonly rules: RulesService;
  readonly polls: PollsService;
  readonly amendments: AmendmentsService;
  readonly minutes: MinutesService;
  readonly elections: ElectionsService;
  readonly mandates: MandatesService;
  readonly aid: AidService;
  readonly charters: ChartersService;
  readonly announcements: AnnouncementsService;
  readonly moderation: ModerationService;
  readonly needs: NeedsService;
  readonly campaigns: CampaignsService;
  readonly courses: CoursesService;
  readonly exchanges: ExchangesService;
  readonly agreements: AgreementsService;
  readonly parties: PartiesService;
  readonly services: ServicesService;
  readonly partners: PartnersService;
  /** How the community is seen and followed from other servers. */
  readonly federation: FederationService;
  readonly surveys: SurveysService;
  readonly years: YearsService;
  readonly files: FilesService;
  readonly works: WorksService;
  /** The record of who did what. */
  readonly audit: AuditService;
  readonly existing: Readonly<Record<ExistingKind, Lister>>;
  /** What can be said here; the help is written from it. */
  readonly declared: Names<House>;
  /** How the community stands. */
  readonly status: (act: Act) => Promise<Status>;
  /** What concerns whoever acts, now: their own page, as cards. */
  readonly home: (act: Act, voice: Voice) => Promise<readonly Card[]>;
}

/** The house, and what its modules do and tell later. */
export interface OpenHouse {
  readonly house: House;
  /** Gathered when it is first asked for. */
  readonly later: () => Later;
}

/** Where each service is; see `ownFile`. */
const files = {
  members: ownFile<typeof import("#membership/service.ts")>("#membership/service.ts"),
  linking: ownFile<typeof import("#membership/linking.ts")>("#membership/linking.ts"),
  life: ownFile<typeof import("#membership/life.ts")>("#membership/life.ts"),
  imports: ownFile<typeof import("#membership/import-service.ts")>("#membership/import-service.ts"),
  forgetting: ownFile<typeof import("#membership/forgetting.ts")>("#membership/forgetting.ts"),
  ownData: ownFile<typeof import("#membership/own-data.ts")>("#membership/own-data.ts"),
  dues: ownFile<typeof import("#membership/dues-service.ts")>("#membership/dues-service.ts"),
  exclusions: ownFile<typeof import("#membership/exclusions.ts")>("#membership/exclusions.ts"),
  directory: ownFile<typeof import("#membership/directory.ts")>("#membership/directory.ts"),
  platformRoles: ownFile<typeof import("#membership/platform-roles.ts")>("#membership/platform-roles.ts"),
  absences: ownFile<typeof import("#membership/absences.ts")>("#membership/absences.ts"),
  delegations: ownFile<typeof import("#membership/delegations.ts")>("#membership/delegations.ts"),
  rooms: ownFile<typeof import("#outbox/directory.ts")>("#outbox/directory.ts"),
  gatherings: ownFile<typeof import("#gatherings/service.ts")>("#gatherings/service.ts"),
  assemblies: ownFile<typeof import("#assemblies/service.ts")>("#assemblies/service.ts"),
  sessions: ownFile<typeof import("#assemblies/sessions.ts")>("#assemblies/sessions.ts"),
  rules: ownFile<typeof import("#assemblies/rules-service.ts")>("#assemblies/rules-service.ts"),
  polls: ownFile<typeof import("#assemblies/polls.ts")>("#assemblies/polls.ts"),
  amendments: ownFile<typeof import("#assemblies/amendments.ts")>("#assemblies/amendments.ts"),
  minutes: ownFile<typeof import("#assemblies/minutes/service.ts")>("#assemblies/minutes/service.ts"),
  elections: ownFile<typeof import("#assemblies/elections/service.ts")>("#assemblies/elections/service.ts"),
  mandates: ownFile<typeof import("#assemblies/mandates/service.ts")>("#assemblies/mandates/service.ts"),
  aid: ownFile<typeof import("#aid/service.ts")>("#aid/service.ts"),
  charters: ownFile<typeof import("#charters/service.ts")>("#charters/service.ts"),
  announcements: ownFile<typeof import("#announcements/service.ts")>("#announcements/service.ts"),
  moderation: ownFile<typeof import("#moderation/service.ts")>("#moderation/service.ts"),
  needs: ownFile<typeof import("#needs/service.ts")>("#needs/service.ts"),
  campaigns: ownFile<typeof import("#campaigns/service.ts")>("#campaigns/service.ts"),
  courses: ownFile<typeof import("#courses/service.ts")>("#courses/service.ts"),
  exchanges: ownFile<typeof import("#exchanges/service.ts")>("#exchanges/service.ts"),
  agreements: ownFile<typeof import("#agreements/service.ts")>("#agreements/service.ts"),
  parties: ownFile<typeof import("#parties/service.ts")>("#parties/service.ts"),
  services: ownFile<typeof import("#services/service.ts")>("#services/service.ts"),
  partners: ownFile<typeof import("#partners/service.ts")>("#partners/service.ts"),
  federation: ownFile<typeof import("#federation/service.ts")>("#federation/service.ts"),
  surveys: ownFile<typeof import("#surveys/service.ts")>("#surveys/service.ts"),
  audit: ownFile<typeof import("#audit/service.ts")>("#audit/service.ts"),
  guests: ownFile<typeof import("#gatherings/guest-page.ts")>("#gatherings/guest-page.ts"),
  unlinking: ownFile<typeof import("#membership/unlinking.ts")>("#membership/unlinking.ts"),
  web: ownFile<typeof import("#membership/web-sessions.ts")>("#membership/web-sessions.ts"),
  years: ownFile<typeof import("#years/service.ts")>("#years/service.ts"),
  files: ownFile<typeof import("#files/service.ts")>("#files/service.ts"),
  works: ownFile<typeof import("#works/service.ts")>("#works/service.ts"),
  letters: ownFile<typeof import("#membership/letters.ts")>("#membership/letters.ts"),
};
const shown = ownFile<typeof import("#house/shown.ts")>("#house/shown.ts");
const pages = ownFile<typeof import("#house/pages.ts")>("#house/pages.ts");
const persons = ownFile<typeof import("#house/persons.ts")>("#house/persons.ts");
const home = ownFile<typeof import("#house/home.ts")>("#house/home.ts");
const later = ownFile<typeof import("#house/later.ts")>("#house/later.ts");

/** What the house is built from; how other servers are reached is given only where it is tried out. */
export type HouseParts = Parts & { readonly reaching?: Partial<Reaching> };

/** The house, each of its services built from the same parts when a command first calls it. */
export function openHouse(parts: HouseParts, chosen: ChosenDefaults, commands: readonly AnyCommand<House>[]): OpenHouse {
  const defaults = { ...chosen, url: (chosen.url ?? USUAL_URL).replace(/\/+$/, "") };
  const house: House = madeWhenAsked<House>({
    defaults: () => defaults,
    members: () => files.members().membersService(parts),
    linking: () => files.linking().linkingService(parts, persons().joinings),
    life: () => files.life().lifeService(parts),
    imports: () => files.imports().importService(parts),
    forgetting: () => files.forgetting().forgettingService(parts, persons().forgettingIn(parts)),
    ownData: () => files.ownData().ownDataService(parts),
    dues: () => files.dues().duesService(parts),
    exclusions: () => files.exclusions().exclusionsService(parts),
    directory: () => files.directory().directoryService(parts),
    platformRoles: () => files.platformRoles().platformRolesService(parts),
    absences: () => files.absences().absencesService(parts, persons().awaiting),
    delegations: () => files.delegations().delegationsService(parts),
    rooms: () => files.rooms().roomDirectory(parts.db),
    gatherings: () => files.gatherings().gatheringsService(parts, house.files.address),
    assemblies: () => files.assemblies().assembliesService(parts),
    sessions: () => files.sessions().sessionsService(parts),
    rules: () => files.rules().rulesService(parts),
    polls: () => files.polls().pollsService(parts),
    amendments: () => files.amendments().amendmentsService(parts),
    minutes: () => files.minutes().minutesService(parts),
    elections: () => files.elections().electionsService(parts),
    mandates: () => files.mandates().mandatesService(parts),
    aid: () => files.aid().aidService(parts),
    charters: () => files.charters().chartersService(parts),
    announcements: () => files.announcements().announcementsService(parts),
    moderation: () => files.moderation().moderationService(parts, house.exclusions),
    needs: () => files.needs().needsService(parts),
    campaigns: () => files.campaigns().campaignsService(parts),
    courses: () => files.courses().coursesService(parts, house.files.address),
    exchanges: () => files.exchanges().exchangesService(parts),
    agreements: () => files.agreements().agreementsService(parts),
    parties: () => files.parties().partiesService(parts),
    services: () => files.services().servicesService(parts, { hasSigned: (...asked) => hasSigned(house.charters, ...asked) }),
    partners: () => files.partners().partnersService(parts),
    federation: () => files.federation().federationService(parts, defaults.url),
    surveys: () => files.surveys().surveysService(parts),
    audit: () => files.audit().auditService(parts),
    guests: () => files.guests().guestsService(parts),
    unlinking: () => files.unlinking().unlinkingService(parts),
    web: () => files.web().webSessionsService(parts),
    years: () => files.years().yearsService(parts),
    files: () => files.files().filesService(parts, defaults.url),
    works: () => files.works().worksService(parts),
    letters: () => files.letters().lettersService(parts),
    shown: () => shown().openShown(parts),
    pages: () => pages().openPages(parts, house),
    existing: () =>
      madeWhenAsked<House["existing"]>({
        gathering: () => house.gatherings,
        assembly: () => house.sessions,
        motion: () => house.assemblies,
        poll: () => house.polls,
        request: () => house.aid,
        charter: () => house.charters,
        announcement: () => house.announcements,
        report: () => house.moderation,
        delegation: () => house.delegations,
        need: () => house.needs,
        campaign: () => house.campaigns,
        course: () => house.courses,
        exchange: () => house.exchanges,
        agreement: () => house.agreements,
        party: () => house.parties,
        service: () => house.services,
        work: () => house.works,
        exhibition: () => house.works.exhibitions,
        survey: () => house.surveys,
        partner: () => house.partners,
      }),
    declared: () => namesOf(commands),
    posts: () => home().postsOf(parts),
    status: () => (act) => home().statusOf(parts, house.members, act),
    home: () => (act, voice) => home().homeOf(parts, house.aid, act, voice),
  });
  let gathered: Later | null = null;
  return {
    house,
    later() {
      gathered ??= later().openLater(parts);
      return gathered;
    },
  };
}

async function hasSigned(charters: ChartersService, community: Id, charter: string, person: Id): Promise<boolean> {
  const found = await charters.find(community, charter);
  return found !== null && charters.isSigned(community, found.id, person);
}
