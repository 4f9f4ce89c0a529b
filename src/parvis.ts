import type { AnyCommand } from "#chat/command.ts";
import type { Ears, Platform } from "#chat/platform.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Heard } from "#dispatch/dispatch.ts";
import type { Paces } from "#dispatch/pace.ts";
import { attentive } from "#dispatch/under-way.ts";
import { zonesFollowed } from "#gatherings/zone-memo.ts";
import { type ChosenDefaults, type House, openHouse } from "#house.ts";
import { dueJobs, nextDue } from "#jobs/due.ts";
import { type JobTrouble, runDue } from "#jobs/run.ts";
import { type Clockwork, tick } from "#jobs/tick.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Log } from "#kernel/log.ts";
import { madeWhenAsked, ownFile } from "#kernel/own-files.ts";
import type { Vault } from "#kernel/vault.ts";
import type { Reaching } from "#kernel/web-text.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findAccountsOf, findCommunity, findPersonById, reachableAccounts } from "#membership/store.ts";
import { type Courier, courier } from "#outbox/courier.ts";
import { change, onCommit } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import { forgetHeard } from "#store/heard.ts";
import type { Store } from "#store/open.ts";

/** What Parvis is put together from. */
export interface ParvisParts {
  readonly store: Store;
  readonly defaults: ChosenDefaults;
  readonly vault: Vault;
  readonly commands: readonly AnyCommand<House>[];
  readonly platforms: readonly Platform[];
  readonly log: Log;
  /** The name of this process among those that share the database. */
  readonly owner: string;
  /** Whether this process tells and does what is due; where not, another on the same database must. It does when not given. */
  readonly works?: boolean;
  /** How much one person and one community may say; without it as much as they like. */
  readonly paces?: Paces;
  /** Counts each call that was answered. */
  readonly heard?: (call: Heard) => void;
  /** The database's address where it is PostgreSQL and jobs are woken by graphile-worker; null for the plain tick. */
  readonly wakeUrl: string | null;
  /** How other servers are reached: other than usual only where it is tried out. */
  readonly reaching?: Partial<Reaching>;
  /** The public address that letters to members without chat lead to; not given where none are sent. */
  readonly letters?: string | undefined;
}

/** Parvis, put together: the house, the ears, what is told and what is done later. */
export interface Parvis {
  readonly house: House;
  readonly ears: Ears;
  readonly courier: Courier;
  readonly db: Db;
  /** Does and tells everything that is due by the clock's time, until nothing is. */
  readonly settle: () => Promise<void>;
  /** When the next thing is due; null when nothing is. */
  readonly nextDue: () => Promise<Instant | null>;
  /** Starts the platforms and the clock. */
  readonly start: () => Promise<void>;
  /** Stops them in order: nothing new is heard, what is in flight ends, then the clock. The store stays open. */
  readonly stop: () => Promise<void>;
}

/** How many due jobs share a commit when the clock wakes them. By hand they are done one after another, in order. */
const SIDE_BY_SIDE = 8;

/** How long what is due waits for the calls that came before it, in milliseconds. */
const PATIENCE = 10_000;

const dispatch = ownFile<typeof import("#dispatch/dispatch.ts")>("#dispatch/dispatch.ts");
const letters = ownFile<typeof import("#membership/letters.ts")>("#membership/letters.ts");
const keeping = ownFile<typeof import("#house/keeping.ts")>("#house/keeping.ts");
const roomClosed = ownFile<typeof import("#house/room-closed.ts")>("#house/room-closed.ts");

/** Puts Parvis together. Everything that runs it begins here: `start`, the playground, the scenarios, the tests. */
export function openParvis(parts: ParvisParts): Parvis {
  const { store, log, platforms } = parts;
  const { db, clock, ids } = store;
  const reaching = parts.reaching === undefined ? {} : { reaching: parts.reaching };
  const { house, later } = openHouse({ db, clock, ids, vault: parts.vault, ...reaching }, parts.defaults, parts.commands);
  const counted = {
    ...(parts.heard === undefined ? {} : { heard: parts.heard }),
    ...(parts.paces === undefined ? {} : { paces: parts.paces }),
  };
  const first = madeWhenAsked({ ears: () => dispatch().openEars({ house, now: clock.now, log, ...counted }) });
  const { ears, soFar } = attentive({
    hear: (said) => first.ears.hear(said),
    home: (speaker) => first.ears.home(speaker),
    suggest: (speaker, what, typed) => first.ears.suggest(speaker, what, typed),
  });
  const messenger = courier({
    db,
    clock,
    platforms,
    get notices() {
      return later().notices;
    },
    get fresh() {
      return later().fresh;
    },
    owner: parts.owner,
    voiceFor: (reader, community, to) => voiceFor(reader, community, to, clock.now()),
    reach: reachableAccounts,
    letters: parts.letters === undefined ? undefined : letters().letterWriter(store, parts.letters),
    gaveUp: (tx, notice) => roomClosed().givenUp(tx, notice, ids, clock.now()),
    lost: (tx, notice) => roomClosed().lost(tx, notice, ids, clock.now()),
    trouble: ({ what, name, id, reason, error }) => log.warn({ name, id, reason, ...(error === null ? {} : { err: error }) }, what),
  });
  const failed = (trouble: JobTrouble) => log.warn({ kind: trouble.kind, err: trouble.error }, "a job failed");
  /** What has arrived by now is done before what is due by now. */
  async function run(atOnce: number): Promise<number> {
    const now = clock.now();
    await soFar(PATIENCE);
    if ((await dueJobs(db, now, 1)).length === 0) return 0;
    return runDue(db, later().jobs, now, { atOnce, trouble: failed });
  }
  async function keepNoLonger(): Promise<void> {
    const gone = await keeping().keepNoLonger(db, clock.now());
    if (Object.keys(gone).length > 0) log.info({ gone }, "what is kept no longer was removed");
  }
  const troubled = (error: unknown) => log.error({ err: error }, "the clock stumbled");
  const clockwork: Clockwork[] = [
    tick("second", () => run(SIDE_BY_SIDE).then(() => messenger.ring()), troubled),
    tick("second", () => house.federation.carry(), troubled),
    tick("hour", () => house.gatherings.followCalendars(), troubled),
    tick("hour", () => house.partners.readFeeds(), troubled),
    tick("hour", () => change(db, (tx) => forgetHeard(tx, (clock.now() - DAY) as Instant)), troubled),
    tick("night", () => keepNoLonger(), troubled),
  ];
  const works = parts.works ?? true;
  let quiet: (() => void) | null = null;

  async function settle(): Promise<void> {
    do await messenger.flush();
    while ((await run(1)) > 0);
    while ((await house.federation.carry()) > 0);
  }

  async function start(): Promise<void> {
    if (works) quiet = onCommit(db, messenger.ring);
    for (const platform of platforms) await platform.start(ears);
    if (!works) return;
    await followZones(process.versions.tz ?? "");
    messenger.start();
    if (parts.wakeUrl !== null) clockwork.push(await wakenAt(parts.wakeUrl));
    for (const each of clockwork) await each.start();
  }

  async function wakenAt(url: string): Promise<Clockwork> {
    const { graphileJobs } = await import("#jobs/graphile.ts");
    return graphileJobs({ db, url, kinds: () => later().jobs, clock, trouble: troubled, ready: () => soFar(PATIENCE) });
  }

  async function followZones(version: string): Promise<void> {
    if ((await zonesFollowed(db)) === version) return;
    const planned = await house.gatherings.followZones(version);
    if (planned > 0) log.info({ planned, zones: version }, "the zone data is new: what is ahead was planned again");
  }

  async function stop(): Promise<void> {
    for (const platform of platforms) await platform.stop();
    for (const each of works ? clockwork : []) await each.stop();
    quiet?.();
    await messenger.stop();
  }

  return { house, ears, courier: messenger, db, settle, nextDue: () => nextDue(db), start, stop };
}

/** The voice of whoever is told: a person's own language and zone where known, else the community's. */
async function voiceFor(db: Db, community: Id, to: { readonly room: Id } | { readonly person: Id }, now: Instant): Promise<Voice> {
  const facts = await findCommunity.first(db, { community });
  if (facts === null) throw new Error("A notice is for a community that is not there.");
  const common = nearestLocale(facts.locale) ?? "en";
  if ("room" in to) return voiceOf(common, facts.zone, now);
  const person = await findPersonById.first(db, { community, id: to.person });
  const accounts = await findAccountsOf.all(db, { community, person: to.person });
  const account = accounts.at(-1);
  const locale = nearestLocale(person?.locale) ?? nearestLocale(account?.locale) ?? common;
  return voiceOf(locale, account?.zone ?? facts.zone, now);
}
