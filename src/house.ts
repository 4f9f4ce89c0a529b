import { aidLater } from "#aid/later.ts";
import { type AidService, aidService } from "#aid/service.ts";
import { assembliesLater } from "#assemblies/later.ts";
import { type AssembliesService, assembliesService } from "#assemblies/service.ts";
import type { Act } from "#chat/call.ts";
import type { AnyCommand } from "#chat/command.ts";
import { type Names, namesOf } from "#chat/names.ts";
import type { ExistingKind, GivenThing } from "#chat/option.ts";
import type { Suggestion } from "#chat/platform.ts";
import { gatheringsLater } from "#gatherings/later.ts";
import { type GatheringsService, gatheringsService } from "#gatherings/service.ts";
import type { JobKinds } from "#jobs/job.ts";
import { jobsState } from "#jobs/state.ts";
import type { Zone } from "#kernel/calendar.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { VERSION } from "#kernel/version.ts";
import type { Locale } from "#locales/locale.ts";
import type { Status } from "#membership/cards.ts";
import { type MembersService, membersService } from "#membership/service.ts";
import { type RoomDirectory, roomDirectory } from "#outbox/directory.ts";
import { outboxState } from "#outbox/state.ts";
import type { FreshTellers, NoticeTellers } from "#outbox/teller.ts";
import type { Parts } from "#store/parts.ts";

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
}

/** The services that a command may call. */
export interface House {
  readonly defaults: Defaults;
  readonly members: MembersService;
  readonly rooms: RoomDirectory;
  readonly gatherings: GatheringsService;
  readonly assemblies: AssembliesService;
  readonly aid: AidService;
  readonly existing: Readonly<Record<ExistingKind, Lister>>;
  /** What can be said here; the help is written from it. */
  readonly declared: Names<House>;
  /** How the community stands. */
  readonly status: (act: Act) => Promise<Status>;
}

/** The house, and what its modules do and tell later. */
export interface OpenHouse {
  readonly house: House;
  readonly notices: NoticeTellers;
  readonly fresh: FreshTellers;
  readonly jobs: JobKinds;
}

const nothingToList: Lister = { find: async () => null, offer: async () => [] };

/** Builds every service from the same parts. */
export function openHouse(parts: Parts, defaults: Defaults, commands: readonly AnyCommand<House>[]): OpenHouse {
  const members = membersService(parts);
  const gatherings = gatheringsService(parts);
  const assemblies = assembliesService(parts);
  const aid = aidService(parts);
  const later = [gatheringsLater(parts), assembliesLater(parts), aidLater(parts)];
  return {
    house: {
      defaults,
      members,
      rooms: roomDirectory(parts.db),
      gatherings,
      assemblies,
      aid,
      existing: {
        gathering: gatherings,
        assembly: nothingToList,
        motion: assemblies,
        poll: nothingToList,
        request: aid,
      },
      declared: namesOf(commands),
      status: (act) => statusOf(parts, members, act),
    },
    notices: Object.assign({}, ...later.map((each) => each.notices)) as NoticeTellers,
    fresh: Object.assign({}, ...later.map((each) => each.fresh)) as FreshTellers,
    jobs: Object.assign({}, ...later.map((each) => each.jobs)) as JobKinds,
  };
}

async function statusOf(parts: Parts, members: MembersService, act: Act): Promise<Status> {
  const community = act.community.id;
  const outbox = await outboxState(parts.db, community, act.now);
  const jobs = await jobsState(parts.db, community);
  return { ...(await members.headcount(community)), ...outbox, ...jobs, version: VERSION };
}
