import { type Local, resolve, type Zone } from "#calendar/calendar.ts";
import type { Act, Delivery } from "#chat/call.ts";
import type { GivenMoment } from "#chat/option.ts";
import type { Place } from "#chat/place.ts";
import { gatheringsLater } from "#gatherings/later.ts";
import type { Proposal } from "#gatherings/proposal.ts";
import { type GatheringsService, gatheringsService } from "#gatherings/service.ts";
import { runDue } from "#jobs/run.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Role, Standing } from "#membership/role.ts";
import { abilitiesOf } from "#membership/role.ts";
import { insertPerson } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { nextHandle } from "#store/handles.ts";
import type { Store } from "#store/open.ts";
import { foundCommunity } from "./communities.ts";
import type { TestStore } from "./databases.ts";

const PARIS = "Europe/Paris" as Zone;

/** Where a test says things. */
export const SQUARE: Place = { platform: "paper", team: "T1", room: "square", name: "square" };

/** A community with gatherings and people who act in it. */
export interface Club {
  readonly community: Id;
  readonly gatherings: GatheringsService;
  /** Somebody, made the first time the name is given. */
  readonly person: (name: string, roles?: readonly Role[], standing?: Standing) => Promise<Id>;
  /** Something that person does now. */
  readonly act: (person: Id, roles?: readonly Role[], delivery?: Delivery | null) => Act;
  /** Moves the clock to a local time in Paris, and does what falls due by then. */
  readonly moveTo: (local: string) => Promise<void>;
}

/** A moment as the grammar would have read it. */
export function momentOf(text: string): GivenMoment {
  const { instant, meeting } = resolve(text as Local, PARIS);
  return { local: text as Local, at: instant, shifted: meeting === "gap" };
}

/** A weekly or single gathering's proposal with the usual values of these tests. */
export function proposalOf(start: string, rest: Omit<Partial<Proposal>, "start"> = {}): Proposal {
  return { title: "Atelier", start: momentOf(start), ...rest };
}

/** A club over a store, or over another store of the same database, as a second process has it. */
export async function openClub(store: TestStore, over: Store = store, known: Id | null = null): Promise<Club> {
  const community = known ?? (await foundCommunity(store));
  const people = new Map<string, Id>();
  const parts = { db: over.db, ids: over.ids, clock: over.clock };
  const { jobs } = gatheringsLater(parts);

  async function person(name: string, roles: readonly Role[] = [], standing: Standing = "member"): Promise<Id> {
    const there = people.get(name);
    if (there !== undefined) return there;
    const id = store.ids.next();
    await change(store.db, async (tx) => {
      const handle = await nextHandle(tx, community, "U");
      const facts = { joined: "2020-01-01", duesThrough: null, locale: null, now: store.clock.now() };
      await insertPerson(tx, { ...facts, id, community, handle, name, standing, roles });
    });
    people.set(name, id);
    return id;
  }

  function act(who: Id, roles: readonly Role[] = [], delivery: Delivery | null = null): Act {
    const may = abilitiesOf("member", roles);
    const facts = { id: community, name: "Les Amis", locale: "en", zone: PARIS } as const;
    const by = { community: facts, person: who, account: null, name: "", locale: "en" } as const;
    return { ...by, now: store.clock.now(), delivery, may: (ability) => may.has(ability) };
  }

  async function moveTo(local: string): Promise<void> {
    store.clock.moveTo(momentOf(local).at as Instant);
    await runDue(over.db, jobs, store.clock.now());
  }

  return { community, gatherings: gatheringsService(parts, (file) => `/files/${file}`), person, act, moveTo };
}
