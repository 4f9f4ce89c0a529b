import { agreementDecided } from "#agreements/decided.ts";
import { forgetBreaches } from "#agreements/forgetting.ts";
import { agreementsLater } from "#agreements/later.ts";
import { agreementPages, replyPages } from "#agreements/page.ts";
import { type AgreementsService, agreementsService } from "#agreements/service.ts";
import { awaitedInAid } from "#aid/awaited.ts";
import { mineCard } from "#aid/board-cards.ts";
import { forgetInAid, giveEverythingBack } from "#aid/forgetting.ts";
import { aidLater } from "#aid/later.ts";
import { type AidService, aidService } from "#aid/service.ts";
import { forgetAnnouncements } from "#announcements/forgotten.ts";
import { announcementsLater } from "#announcements/later.ts";
import { type AnnouncementsService, announcementsService } from "#announcements/service.ts";
import { type AmendmentsService, amendmentsService } from "#assemblies/amendments.ts";
import { decidedLater } from "#assemblies/decided.ts";
import { electionsLater } from "#assemblies/elections/later.ts";
import { type ElectionsService, electionsService } from "#assemblies/elections/service.ts";
import { forgetMotions } from "#assemblies/forgotten.ts";
import { joinElectorates } from "#assemblies/joined.ts";
import { assembliesLater } from "#assemblies/later.ts";
import { mandatesLater } from "#assemblies/mandates/later.ts";
import { type MandatesService, mandatesService } from "#assemblies/mandates/service.ts";
import { type MinutesService, minutesService } from "#assemblies/minutes/service.ts";
import { type PollsService, pollsService } from "#assemblies/polls.ts";
import { pollsLater } from "#assemblies/polls-later.ts";
import { type RulesService, rulesService } from "#assemblies/rules-service.ts";
import { type AssembliesService, assembliesService } from "#assemblies/service.ts";
import { type SessionsService, sessionsService } from "#assemblies/sessions.ts";
import { listMotions } from "#assemblies/store.ts";
import { motionsToCast, toCastCard } from "#assemblies/to-cast.ts";
import type { Zone } from "#calendar/calendar.ts";
import { forgetCampaigns } from "#campaigns/forgetting.ts";
import { campaignsLater } from "#campaigns/later.ts";
import { type CampaignsService, campaignsService } from "#campaigns/service.ts";
import { forgetSignatures } from "#charters/forgotten.ts";
import { chartersLater } from "#charters/later.ts";
import { charterPages } from "#charters/page.ts";
import { type ChartersService, chartersService } from "#charters/service.ts";
import type { Act } from "#chat/call.ts";
import type { Card } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import { type Names, namesOf } from "#chat/names.ts";
import type { ExistingKind, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import type { Voice } from "#chat/voice.ts";
import { forgetCourses } from "#courses/forgetting.ts";
import { coursesLater } from "#courses/later.ts";
import { type CoursesService, coursesService } from "#courses/service.ts";
import { forgetAnswers } from "#gatherings/forgotten.ts";
import { joinAnswers } from "#gatherings/joined.ts";
import { gatheringsLater } from "#gatherings/later.ts";
import { ownDates, ownDatesCard } from "#gatherings/own.ts";
import { type GatheringsService, gatheringsService } from "#gatherings/service.ts";
import type { JobKinds } from "#jobs/job.ts";
import { jobsState } from "#jobs/state.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { VERSION } from "#kernel/version.ts";
import type { Locale } from "#locales/locale.ts";
import { type AbsencesService, absencesLater, absencesService } from "#membership/absences.ts";
import type { Status } from "#membership/cards.ts";
import { type DelegationsService, delegationsService } from "#membership/delegations.ts";
import { type DirectoryService, directoryService } from "#membership/directory.ts";
import { type DuesService, duesService } from "#membership/dues-service.ts";
import { type Duties, dutiesCard } from "#membership/duties.ts";
import { type ExclusionsService, exclusionsService } from "#membership/exclusions.ts";
import { type ForgettingService, forgettingService } from "#membership/forgetting.ts";
import { importPages } from "#membership/import-page.ts";
import { type ImportService, importService } from "#membership/import-service.ts";
import { membershipLater } from "#membership/later.ts";
import { type LifeService, lifeService } from "#membership/life.ts";
import { type LinkingService, linkingService } from "#membership/linking.ts";
import { type OwnDataService, ownDataService } from "#membership/own-data.ts";
import { type PlatformRolesService, platformRolesService } from "#membership/platform-roles.ts";
import { type MembersService, membersService } from "#membership/service.ts";
import { forgetReports } from "#moderation/forgotten.ts";
import { moderationLater } from "#moderation/later.ts";
import { type ModerationService, moderationService } from "#moderation/service.ts";
import { forgetNeeds } from "#needs/forgetting.ts";
import { needsLater } from "#needs/later.ts";
import { type NeedsService, needsDecided, needsService } from "#needs/service.ts";
import { type RoomDirectory, roomDirectory } from "#outbox/directory.ts";
import { type Pages, pagesOf } from "#outbox/pages.ts";
import { outboxState } from "#outbox/state.ts";
import type { FreshTellers, NoticeTellers } from "#outbox/teller.ts";
import { servicesLater } from "#services/later.ts";
import { type ServicesService, servicesService } from "#services/service.ts";
import type { Parts } from "#store/parts.ts";
import { forgetSurveys } from "#surveys/forgetting.ts";
import { surveysLater } from "#surveys/later.ts";
import { type SurveysService, surveysService } from "#surveys/service.ts";
import { type YearsService, yearsService } from "#years/service.ts";

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

/** The services that a command may call. */
export interface House {
  readonly defaults: Defaults;
  readonly members: MembersService;
  readonly linking: LinkingService;
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
  readonly agreements: AgreementsService;
  readonly services: ServicesService;
  readonly surveys: SurveysService;
  readonly years: YearsService;
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
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
}

/** Builds every service from the same parts. */
export function openHouse(parts: Parts, chosen: ChosenDefaults, commands: readonly AnyCommand<House>[]): OpenHouse {
  const defaults = { ...chosen, url: (chosen.url ?? USUAL_URL).replace(/\/+$/, "") };
  const members = membersService(parts);
  const delegations = delegationsService(parts);
  const gatherings = gatheringsService(parts);
  const assemblies = assembliesService(parts);
  const sessions = sessionsService(parts);
  const polls = pollsService(parts);
  const aid = aidService(parts);
  const charters = chartersService(parts);
  const announcements = announcementsService(parts);
  const exclusions = exclusionsService(parts);
  const moderation = moderationService(parts, exclusions);
  const services = servicesService(parts, {
    async hasSigned(community, charter, person) {
      const found = await charters.find(community, charter);
      return found !== null && charters.isSigned(community, found.id, person);
    },
  });
  const needs = needsService(parts);
  const campaigns = campaignsService(parts);
  const courses = coursesService(parts);
  const agreements = agreementsService(parts);
  const surveys = surveysService(parts);
  const later = [
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
    agreementsLater,
    servicesLater,
    surveysLater(parts),
    decidedLater([needsDecided, agreementDecided]),
  ];
  return {
    house: {
      defaults,
      members,
      linking: linkingService(parts, [joinElectorates, joinAnswers]),
      life: lifeService(parts),
      imports: importService(parts),
      forgetting: forgettingService(parts, [
        (tx, { community, person, now }) => forgetInAid(tx, parts.ids, community, person, now),
        (tx, { community, person, now }) => forgetAnswers(tx, { community: community.id, person, now }),
        (tx, { community, person, now }) => forgetMotions(tx, { community: community.id, person, now }),
        (tx, { community, person, now }) => forgetAnnouncements(tx, { community: community.id, person, now }),
        (tx, { community, person }) => forgetSignatures(tx, community.id, person),
        (tx, { community, person }) => forgetReports(tx, community.id, person),
        (tx, { community, person }) => forgetNeeds(tx, community.id, person),
        (tx, { community, person }) => forgetCampaigns(tx, community.id, person),
        (tx, { community, person }) => forgetBreaches(tx, community.id, person),
        (tx, { community, person }) => forgetSurveys(tx, community.id, person),
        (tx, { community, person, now }) => forgetCourses(tx, community.id, person, now),
      ]),
      ownData: ownDataService(parts),
      dues: duesService(parts),
      exclusions,
      directory: directoryService(parts),
      platformRoles: platformRolesService(parts),
      absences: absencesService(parts, [awaitedInAid]),
      delegations,
      rooms: roomDirectory(parts.db),
      pages: pagesOf(parts, {
        charter: charterPages(parts),
        import: importPages(parts),
        agreement: agreementPages(parts),
        breach: replyPages(parts),
      }),
      gatherings,
      assemblies,
      sessions,
      rules: rulesService(parts),
      polls,
      amendments: amendmentsService(parts),
      minutes: minutesService(parts),
      elections: electionsService(parts),
      mandates: mandatesService(parts),
      aid,
      charters,
      announcements,
      moderation,
      needs,
      campaigns,
      courses,
      agreements,
      services,
      surveys,
      years: yearsService(parts),
      existing: {
        gathering: gatherings,
        assembly: sessions,
        motion: assemblies,
        poll: polls,
        request: aid,
        charter: charters,
        announcement: announcements,
        report: moderation,
        delegation: delegations,
        need: needs,
        campaign: campaigns,
        course: courses,
        agreement: agreements,
        service: services,
        survey: surveys,
      },
      declared: namesOf(commands),
      status: (act) => statusOf(parts, members, act),
      home: (act, voice) => homeOf(parts, aid, act, voice),
    },
    notices: Object.assign({}, ...later.map((each) => each.notices)) as NoticeTellers,
    fresh: Object.assign({}, ...later.map((each) => each.fresh)) as FreshTellers,
    jobs: Object.assign({}, ...later.map((each) => each.jobs)) as JobKinds,
  };
}

async function homeOf(parts: Parts, aid: AidService, act: Act, voice: Voice): Promise<readonly Card[]> {
  const { asked, held } = await aid.mine(act);
  const duties = dutiesCard(await dutiesOf(parts, aid, act), voice);
  return [
    ownDatesCard(await ownDates(parts.db, act), voice),
    toCastCard(await motionsToCast(parts.db, act), voice),
    mineCard(asked, held, voice),
    ...(duties === null ? [] : [duties]),
  ];
}

/** What a role asks of whoever acts, counted only where it is theirs to do. */
async function dutiesOf(parts: Parts, aid: AidService, act: Act): Promise<Duties> {
  const outbox = act.may("change any gathering") ? await outboxState(parts.db, act.community.id, act.now) : null;
  const motions = act.may("run votes") ? await listMotions(parts.db, act.community.id, ["draft", "tabled"], 100) : null;
  const requests = act.may("coordinate help") ? await aid.queue(act) : null;
  return {
    requests: requests?.length ?? null,
    motions: motions?.length ?? null,
    channels: outbox?.troubled.length ?? null,
    givenUp: outbox?.givenUp ?? null,
  };
}

async function statusOf(parts: Parts, members: MembersService, act: Act): Promise<Status> {
  const community = act.community.id;
  const outbox = await outboxState(parts.db, community, act.now);
  const jobs = await jobsState(parts.db, community);
  return { ...(await members.headcount(community)), ...outbox, ...jobs, version: VERSION };
}
