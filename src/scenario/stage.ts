import type { Zone } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import type { AccountRef } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { type HandClock, handClock, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Log, logTo } from "#kernel/log.ts";
import { openVault } from "#kernel/vault.ts";
import type { Locale } from "#locales/locale.ts";
import type { Welcome } from "#membership/service.ts";
import { migrations } from "#migrations/all.ts";
import { openParvis, type Parvis } from "#parvis.ts";
import type { PaperPlatform } from "#platforms/paper/platform.ts";
import { migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { GENERAL } from "./cast.ts";
import type { PlayPlace } from "./place.ts";

/** What a stage is set up with. */
export interface StageParts {
  readonly place: PlayPlace;
  readonly name: string;
  readonly zone: Zone;
  readonly locale: Locale;
  readonly start: Instant;
  /** Hears, as lines of JSON, what the house says when something goes wrong. */
  readonly trouble: (line: string) => void;
  /** Makes the paper of a space, by its name. */
  readonly paper: (space: string) => PaperPlatform;
}

/** An account as the stage names it: its space is its platform and its team. */
export interface StageAccount {
  readonly name: string;
  readonly space: string;
}

/** A whole Parvis on paper, with a fresh database and a clock of its own. */
export interface Stage {
  readonly community: Id;
  readonly zone: Zone;
  readonly clock: HandClock;
  /** The paper of each space. Papers stay when the bot stops. */
  readonly papers: ReadonlyMap<string, PaperPlatform>;
  /** The bot as it runs now. */
  readonly parvis: () => Parvis;
  readonly openSpace: (space: string) => Promise<void>;
  readonly openChannel: (space: string, channel: string) => Promise<void>;
  readonly welcome: (person: Omit<Welcome, "accounts">, account: StageAccount) => Promise<Id>;
  readonly attach: (person: Id, account: StageAccount) => Promise<void>;
  /** Moves the clock, doing everything that falls due on the way at its time. */
  readonly advance: (to: Instant) => Promise<void>;
  /** Stops the bot, moves the clock, and starts it again on the same database; it catches up. */
  readonly sleep: (to: Instant) => Promise<void>;
  /** Does and tells what is due. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The place of a channel of a space. */
export function placeOf(space: string, channel: string): Place {
  return { platform: space, team: space, room: channel, name: channel };
}

/** The account as its platform names it. */
export function accountRef(account: StageAccount): AccountRef {
  return { platform: account.space, team: account.space, user: account.name };
}

/** Opens a stage: the database, a community with the given first space, and the bot. */
export async function openStage(parts: StageParts, firstSpace: string): Promise<Stage> {
  const clock = handClock(parts.start);
  const log = logTo("warn", parts.trouble);
  const papers = new Map<string, PaperPlatform>();
  let store = await openDatabase(parts.place, clock);
  await migrate(store, migrations);
  let parvis = await wake(store);

  async function wake(over: Store): Promise<Parvis> {
    const awake = openParvis({ ...fixed(parts, log), store: over, platforms: papers.values().toArray() });
    for (const paper of papers.values()) await paper.start(awake.ears);
    return awake;
  }

  /** Platforms are known to the bot from its start, so a new one wakes it anew. */
  async function addPaper(space: string): Promise<void> {
    papers.set(space, parts.paper(space));
    parvis = await wake(store);
  }

  async function sleep(to: Instant): Promise<void> {
    for (const paper of papers.values()) await paper.stop();
    await store.close();
    clock.moveTo(to);
    store = await openDatabase(parts.place, clock);
    parvis = await wake(store);
    await parvis.settle();
  }

  async function advance(to: Instant): Promise<void> {
    await parvis.settle();
    for (;;) {
      const due = await parvis.nextDue();
      if (due === null || due > to) break;
      if (due <= clock.now()) throw new Error("Something is due and is not done, however often it is asked for.");
      clock.moveTo(due);
      await parvis.settle();
    }
    clock.moveTo(to);
    await parvis.settle();
  }

  async function openChannel(space: string, channel: string): Promise<void> {
    const place = placeOf(space, channel);
    papers.get(space)?.openRoom(place);
    await parvis.house.rooms.learn(community, place);
  }

  await addPaper(firstSpace);
  const { name, zone, locale } = parts;
  const community = await parvis.house.members.found({ name, zone, locale, spaces: [spaceOf(firstSpace)] });
  await openChannel(firstSpace, GENERAL);
  return {
    community,
    zone,
    clock,
    papers,
    parvis: () => parvis,
    async openSpace(space) {
      await addPaper(space);
      await parvis.house.members.openSpace(community, spaceOf(space));
      await openChannel(space, GENERAL);
    },
    openChannel,
    async welcome(person, account) {
      papers.get(account.space)?.openAccount(accountRef(account));
      return parvis.house.members.welcome(community, { ...person, accounts: [speaker(account)] });
    },
    async attach(person, account) {
      papers.get(account.space)?.openAccount(accountRef(account));
      await parvis.house.members.attach(community, person, speaker(account));
    },
    advance,
    sleep,
    settle: () => parvis.settle(),
    async close() {
      for (const paper of papers.values()) await paper.stop();
      await parts.place.remove(store);
    },
  };
}

function openDatabase(place: PlayPlace, clock: HandClock): Promise<Store> {
  return openStore({ url: place.url, clock, synchronous: "OFF" });
}

function fixed(parts: StageParts, log: Log) {
  const defaults = { zone: parts.zone, locale: parts.locale };
  return { defaults, commands, log, vault: openVault(parts.place.url), owner: "scenario", wakeUrl: null };
}

function spaceOf(space: string) {
  return { platform: space, team: space, name: space, announcements: GENERAL };
}

function speaker(account: StageAccount) {
  return { ...accountRef(account), name: account.name, locale: null, zone: null };
}
